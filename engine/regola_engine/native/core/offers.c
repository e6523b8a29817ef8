/* What a people may do at a moment, as moves; and the taking of an offer. */
#include "core.h"

#include <stdlib.h>

void add_move(Position *p, Move move)
{
    if (p->move_count == p->move_room) {
        p->move_room = p->move_room ? 2 * p->move_room : 16;
        p->moves = realloc(p->moves, (size_t)p->move_room * sizeof(Move));
    }
    if (!p->moves)
        fault(TOO_MUCH);
    p->moves[p->move_count++] = move;
}

static void offer_moves(Position *p, const Rule *offer, whole mask, int modes)
{
    EACH (thing, mask)
        add_move(p, (Move){TO_OFFER, offer->index, (int)thing, modes});
}

/* Ask a player for one of a set of things. */
void ask_thing(Position *p, int about, whole you, int kind, int sort, whole mask)
{
    p->question = (Question){about, p->owner[who(p, you)], (int)you, kind};
    p->move_count = 0;
    EACH (thing, mask)
        add_move(p, (Move){sort, NOBODY, (int)thing, 0});
}

static whole universe(const Position *p, int things)
{
    switch (things) {
    case REGION: return everywhere(p);
    case PEOPLE: return one(p->peoples) - 1;
    case PIECE: return one(p->game->kinds) - 1;
    default: return 65535;
    }
}

static void list_targets(Position *p, int you, const Rule *offer)
{
    if (offer->times && !may_use(p, offer, you, NOBODY))
        return;
    whole bans = offer->piece < 0 ? banned(p, you, offer->verb) : 0;
    if (!offer->targets) {
        Frame asked = {.you = you, .it = NOBODY, .event = event_of(offer->verb, you, NOBODY)};
        if (!bans && (!offer->possible || offer->possible(p, &asked)))
            add_move(p, (Move){TO_OFFER, offer->index, NOBODY, 0});
        return;
    }
    whole mask = offer->targets(p, you) & universe(p, offer->things) & ~bans;
    if (offer->things == REGION)
        mask &= ~shielded(p, you);
    offer_moves(p, offer, possible(p, you, offer, mask), 0);
}

enum { MOST_MODE_SETS = 4096 };
static whole lacking[MOST_MODE_SETS];
static int lacking_count;

static void list_conquests(Position *p, int you, const Rule *offer)
{
    whole mask = allowed(p, you);
    evaluate(p, CONQUEST_COST, you, mask, p->costs);
    p->cost_people = you;
    p->cost_mask = mask;
    offer_moves(p, offer, affordable(p, you, mask, p->costs), 0);
    int count = p->rulesets[you]->mode_set_count;
    for (int number = 1; number <= count; number++) {
        whole targets = mode_targets(p, you, number, mask, &lacking[lacking_count]);
        lacking_count++;
        offer_moves(p, offer, targets, number);
    }
}

/* Last attempts on regions for which the tokens do not suffice even with further offers. */
static void list_joined_assaults(Position *p, int you, const Rule *offer, whole free)
{
    whole any = 0;
    for (int i = 0; i < lacking_count; i++)
        any |= lacking[i];
    if (!any)
        return;
    p->cost_people = NOBODY;
    for (int i = 0; i < lacking_count; i++) {
        if (!lacking[i])
            continue;
        p->deed.count = 0;
        settings_of_modes(p, you, i + 1, &p->deed);
        whole mask = lacking[i] & free & offer->targets(p, you);
        p->deed.count = 0;
        offer_moves(p, offer, mask, i + 1);
    }
}

/* Attempts with the die; by base rules only where the tokens do not suffice without it. */
static void list_assaults(Position *p, int you, const Rule *offer)
{
    int32_t values[64];
    whole bans = banned(p, you, ASSAULT), mask = p->cost_mask;
    if (!offer->targets || !may_use(p, offer, you, NOBODY))
        return;
    const int32_t *costs = p->costs;
    if (p->cost_people != you) {
        mask = allowed(p, you);
        evaluate(p, CONQUEST_COST, you, mask, values);
        costs = values;
    }
    bool last = false;
    for (int i = 0; i < p->game->last_attempts.count; i++)
        last = last || p->game->last_attempts.at[i] == offer->index;
    mask &= offer->targets(p, you) & ~bans;
    if (last)
        mask &= ~affordable(p, you, mask, costs);
    else
        mask &= ~shielded(p, you);
    offer_moves(p, offer, mask, 0);
    if (last)
        list_joined_assaults(p, you, offer, ~bans);
}

/* Ask what a people does of what it is offered; leaving the rest is the last, where it may. */
bool open_offers(Position *p, int you, int moment)
{
    bool obliged = false;
    lacking_count = 0;
    p->move_count = 0;
    CHAIN (offered, p->rulesets[you]->offers, moment) {
        const Rule *offer = offered->rule;
        int before = p->move_count;
        if (offer->piece < 0 && offer->verb == CONQUER)
            list_conquests(p, you, offer);
        else if (offer->piece < 0 && offer->verb == ASSAULT)
            list_assaults(p, you, offer);
        else
            list_targets(p, you, offer);
        obliged = obliged || (p->move_count > before && offer->obliged);
    }
    p->cost_people = NOBODY;
    if (!p->move_count)
        return false;
    if (!obliged)
        add_move(p, (Move){TO_PASS, NOBODY, NOBODY, 0});
    p->question = (Question){OFFERS, p->owner[you], you, 0};
    return true;
}

/* Do the deed of an offer and put its steps on the agenda. */
void take_offer(Position *p, int you, Move move)
{
    const Rule *offer = p->game->by_index[move.rule];
    if (offer->verb == CONQUER && offer->piece < 0) {
        Frame *deed = new_frame(p->game, offer->index, you, NOBODY, event_of(CONQUER, you, move.thing));
        deed->modes = move.modes;
        deed->due = FORETOLD;
        if (!forestalled(p, OF_CONQUEST, 3, you, move.thing, deed))
            conquer_region(p, you, move.thing, move.modes);
        return;
    }
    note_use(p, offer, you, NOBODY);
    if (offer->act) {
        Frame *deed = new_frame(p->game, offer->index, you, NOBODY, event_of(offer->verb, you, move.thing));
        deed->modes = move.modes;
        put_on_top(p, deed);
    }
    if (offer->verb == ASSAULT) {
        /* What an attempt sets off comes before the die. */
        Steps steps;
        steps.count = 0;
        happen(p, ASSAULT, you, move.thing, &steps);
        push(p, &steps);
    }
}
