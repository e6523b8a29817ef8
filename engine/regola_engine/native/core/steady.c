/*
 * A player that weighs a turn as players do: tokens against what regions pay, and when to decline.
 *
 * Marks are doubles, worked out in the order in which Python works them out, so that they are the same to the last
 * bit: no multiplication is joined with an addition (`-ffp-contract=off`).
 */
#include "core.h"

static const double LASTING = 1.2, KEPT = 0.95, FIND = 9.0, FRESH_TOKEN = 0.7, CHOOSING = 100.0;
static const double GROWTH = 1.2, COIN = 0.75, LOST = 0.42, AHEAD = 0.1, PROMISED = 0.5, LEADING = 20.0;
static const double BORDER = 3.0, TOKEN_LOST[] = {0.3, 0.2};
static const double FRESH[] = {0.0, 0.0, 2.0, 4.0}, CHANCES[] = {0.0, 1.0 / 2, 1.0 / 3, 1.0 / 6};
enum { SEEN = 2, ROLLS = 4, DEEPEST = 4, MOST_SHORT = 3 };

static double greater(double one, double other) { return other > one ? other : one; }

/* ---- copies that are looked at ------------------------------------------------------------------ */

static Position *looked_at; /* the last one made, and behind it those before */

static void look_away(void)
{
    Position *twin = looked_at;
    looked_at = twin->next;
    position_free(twin);
}

/* Give back what was looked at when a fault came. */
void forget_looks(void)
{
    while (looked_at)
        look_away();
}

/* A copy after a move, in which what is hidden is drawn anew. */
static Position *look_after(const Position *p, int number, uint64_t seed)
{
    Position *twin = position_copy(p);
    if (!twin)
        fault(TOO_MUCH);
    twin->next = looked_at;
    looked_at = twin;
    position_seed(twin, seed);
    draw_hidden(twin);
    do_move(twin, number);
    return twin;
}

/* ---- what a position is worth ------------------------------------------------------------------- */

/* How often a region taken now pays, this turn included. */
static double lasting_of(const Position *p) { return 1.0 + LASTING * (double)least_of(p->game->rounds - p->round, SEEN); }

static whole sum_of(const int32_t *column, whole regions)
{
    whole sum = 0;
    EACH (region, regions)
        sum += column[region];
    return sum;
}

/* Each player's coins with what its peoples promise. */
static void share_out(Position *p, double *shares)
{
    double lasting = lasting_of(p), turns = 0.4 * (double)least_of(p->game->rounds - p->round + 1, 2);
    for (int seat = 0; seat < p->game->seats; seat++)
        shares[seat] = (double)p->coins[seat];
    for (int people = p->game->seats; people < p->peoples; people++) {
        int owner = p->owner[people];
        whole held = p->held[people];
        if (owner == NOBODY)
            continue;
        shares[owner] += lasting * (double)total(p, INCOME, people, held);
        if (!holds_bit(p->active_peoples, people))
            continue;
        whole tokens = p->hand[people] + sum_of(p->tokens, held);
        shares[owner] += turns * (double)tokens + 0.1 * (double)sum_of(p->defenders, held);
    }
}

/* What a position promises a player above the mean of the others, in coins. */
static double worth_to(Position *p, int seat)
{
    double shares[MOST_THINGS], all = 0.0;
    share_out(p, shares);
    for (int other = 0; other < p->game->seats; other++)
        all += shares[other];
    return shares[seat] - (all - shares[seat]) / (double)most_of(1, p->game->seats - 1);
}

/* ---- what a move changes ------------------------------------------------------------------------ */

/* Whether a deed under way asks a player for more. */
static bool asks_on(const Position *p, int seat)
{
    int about = p->question.about;
    return about != NOT_ASKED && p->question.seat == seat && about != OFFERS && about != PUT_TOKEN;
}

static double tried(Position *p, int number, int deeper);

static double best_answer(Position *p, int seat, int deeper)
{
    if (!asks_on(p, seat))
        return worth_to(p, seat);
    double best = tried(p, 0, deeper);
    for (int i = 1; i < p->move_count; i++)
        best = greater(best, tried(p, i, deeper));
    return best;
}

/* What the position is worth to the player after a move; a deed that asks for more, by the best answers. */
static double tried(Position *p, int number, int deeper)
{
    int seat = p->question.seat, sort = p->moves[number].sort;
    Position *twin = look_after(p, number, 0);
    if (!deeper || (sort != TO_SAY_YES && sort != TO_OFFER) || !asks_on(twin, seat)) {
        double found = worth_to(twin, seat);
        look_away();
        return found;
    }
    int count = twin->rolls.count > p->rolls.count || twin->roll != p->roll ? ROLLS : 1;
    double sum = best_answer(twin, seat, deeper - 1);
    look_away();
    for (int roll = 1; roll < count; roll++) {
        sum += best_answer(look_after(p, number, (uint64_t)roll), seat, deeper - 1);
        look_away();
    }
    return sum / count;
}

/* ---- decline ------------------------------------------------------------------------------------ */

/* The tokens of a combination, its coins as tokens. */
static double strength_of(const Position *p, whole slot)
{
    const Game *game = p->game;
    int at = wrapped(slot, p->row_races.count);
    whole race = game->banner.at[game->races.at[p->row_races.at[at]]];
    whole power = game->banner.at[game->powers.at[p->row_powers.at[at]]];
    return (double)(race + power) + (double)(p->row_coins.at[at] - slot) * COIN;
}

static whole income_of(Position *p, int seat)
{
    whole sum = 0;
    for (int people = p->game->seats; people < p->peoples; people++)
        if (p->owner[people] == seat)
            sum += total(p, INCOME, people, p->held[people]);
    return sum;
}

/* The cheapest region of a set, the first of equals; none where none is left. */
static int cheapest(whole regions, const int32_t *prices)
{
    int found = NOBODY;
    EACH (region, regions)
        if (found == NOBODY || prices[region] < prices[found])
            found = (int)region;
    return found;
}

/* What tokens that are free could still take, in coins: the cheapest regions first. */
static whole growth_of(Position *p, int you)
{
    int32_t stay[MOST_THINGS + 2], prices[MOST_THINGS + 2], pays[MOST_THINGS + 2];
    whole held = p->held[you], free = p->hand[you], found = 0;
    evaluate(p, GARRISON, you, held, stay);
    EACH (region, held)
        free += most_of(0, p->tokens[region] - stay[region]);
    whole near = held ? joined_sets(p->game->ground.beside, held) : everywhere(p);
    near &= ~regions_of_seat(p, p->owner[you]);
    evaluate(p, CONQUEST_COST, you, near, prices);
    evaluate(p, INCOME, you, near, pays);
    for (int region = cheapest(near, prices); region >= 0 && prices[region] <= free; region = cheapest(near, prices)) {
        free -= prices[region];
        found += pays[region];
        near &= ~one(region);
    }
    return found;
}

/* What comes in from declining on, in so many turns: old regions and a new people. */
static double declined_for(const Position *p, double regions, whole turns)
{
    double first = 0.0, kept = 1.0, left = 0.0, fresh = 0.0;
    for (int slot = 0; slot < p->row_races.count; slot++)
        first = slot ? greater(first, strength_of(p, slot)) : strength_of(p, slot);
    first *= FRESH_TOKEN;
    for (whole turn = 0; turn < turns; turn++) {
        left += kept;
        kept *= KEPT;
        if (turn)
            fresh += first + FRESH[least_of(turn, 3)];
    }
    return regions * left + fresh;
}

/* What declining now promises above declining a turn later, or never, in coins. */
static double mark_decline(Position *p, int seat, int number)
{
    whole left = p->game->rounds - p->round + 1;
    int active = p->active[seat];
    if (left <= 1 || active == NOBODY)
        return -1.0;
    whole regions = income_of(look_after(p, number, 0), seat), growth = growth_of(p, active);
    look_away();
    double now = (double)(income_of(p, seat) + growth), later = 2.0 * now;
    double never = now * (double)left + GROWTH * (double)growth * (double)left * (double)(left - 1) / 2;
    if (left > 2) /* a people that declines in the last turn but one serves none */
        later = now + declined_for(p, (double)(regions + growth), left - 1);
    return declined_for(p, (double)regions, left) - greater(never, later);
}

/* ---- conquests ---------------------------------------------------------------------------------- */

enum { PLAIN, JOINED, NOT_KNOWN = -1 };

/* What a people sees as it conquers: prices, and what regions pay it and who holds them. */
typedef struct Sight {
    Position *p;
    int you, seat;
    double lasting, stay, promises[MOST_THINGS + 2];
    bool stays, weighed, paid[MOST_THINGS + 2];
    int8_t found[MOST_THINGS + 2];
    int asked_for[2];
    int32_t asked[2][MOST_THINGS + 2], paying[MOST_THINGS + 2][MOST_THINGS + 2];
    whole laid;
} Sight;

/* The regions in which pieces lie that the board had there, while there are finds. */
static whole laid_by_board(const Position *p)
{
    whole found = 0;
    for (int i = 0; p->finds_stack.count && i < p->game->lying_first.count; i += 2)
        found |= p->where[p->game->lying_first.at[i + 1]];
    return found;
}

static void open_eyes(Sight *sight, Position *p, int you)
{
    sight->p = p;
    sight->you = who(p, you);
    sight->seat = seat_of(p, you);
    sight->lasting = lasting_of(p);
    sight->stays = sight->weighed = false;
    for (int i = 0; i < MOST_THINGS + 2; i++) {
        sight->paid[i] = false;
        sight->found[i] = NOT_KNOWN;
    }
    sight->asked_for[PLAIN] = sight->asked_for[JOINED] = NOT_KNOWN;
    sight->laid = laid_by_board(p);
}

/* What a region costs with the further offers of a set, a token at least. */
static whole price_of(Sight *sight, int region, int modes)
{
    Position *p = sight->p;
    int32_t *asked = sight->asked[modes ? JOINED : PLAIN];
    if (sight->asked_for[modes ? JOINED : PLAIN] != modes) {
        Deed outer;
        copy_deed(&outer, &p->deed);
        p->deed.count = 0;
        settings_of_modes(p, sight->you, modes, &p->deed);
        evaluate(p, CONQUEST_COST, sight->you, everywhere(p), asked);
        copy_deed(&p->deed, &outer);
        sight->asked_for[modes ? JOINED : PLAIN] = modes;
    }
    return most_of(1, asked[region]);
}

static double pays(Sight *sight, int people, int region, whole regions)
{
    if (!sight->paid[people]) {
        evaluate(sight->p, INCOME, people, regions, sight->paying[people]);
        sight->paid[people] = true;
    }
    return (double)sight->paying[people][region] * sight->lasting;
}

/* What each player has, and may expect of the next rounds as peoples stand. */
static const double *promises_of(Sight *sight)
{
    Position *p = sight->p;
    whole rounds = least_of(p->game->rounds - p->round, SEEN);
    for (int seat = 0; seat < p->game->seats && !sight->weighed; seat++)
        sight->promises[seat] = (double)p->coins[seat] + PROMISED * (double)(income_of(p, seat) * rounds);
    sight->weighed = true;
    return sight->promises;
}

/* By how much a player leads a third one: of two players none can be spared. */
static double lead_of(Sight *sight, int seat)
{
    double third = 0.0;
    bool any = false;
    if (sight->p->game->seats <= 2)
        return 0.0;
    const double *promises = promises_of(sight);
    for (int other = 0; other < sight->p->game->seats; other++)
        if (other != seat && other != sight->seat) {
            third = any ? greater(third, promises[other]) : promises[other];
            any = true;
        }
    double lead = promises[seat] - third;
    return lead > LEADING ? LEADING : lead < -LEADING ? -LEADING : lead;
}

/* What holding a region is worth, in coins, and that another no longer holds it. */
static double value_of(Sight *sight, int region)
{
    Position *p = sight->p;
    int holder = p->holder[region];
    double gain = pays(sight, sight->you, region, everywhere(p));
    if (holder == NOBODY)
        return gain;
    double lost = pays(sight, holder, region, p->held[holder]);
    int owner = p->owner[holder];
    if (owner == sight->seat)
        return gain - lost - 0.5;
    double token = TOKEN_LOST[holds_bit(p->active_peoples, holder)];
    return gain + LOST * (lost + token) * (1.0 + AHEAD * lead_of(sight, owner));
}

/* Whether a conquest turns something up. */
static bool finds_any(Sight *sight, int region, int number)
{
    if (sight->found[region] == NOT_KNOWN) {
        const Position *twin = look_after(sight->p, number, 0);
        sight->found[region] = twin->finds_stack.count < sight->p->finds_stack.count;
        look_away();
    }
    return sight->found[region];
}

/* The best that lies beside a region, for each token. */
static double beyond(Sight *sight, int region)
{
    double best = 0.0;
    bool any = false;
    EACH (other, sight->p->game->ground.beside[region] & ~sight->p->held[sight->you]) {
        double found = value_of(sight, (int)other) / (double)price_of(sight, (int)other, 0);
        best = any ? greater(best, found) : found;
        any = true;
    }
    return best;
}

static bool is_last_attempt(const Game *game, const Rule *offer)
{
    for (int i = 0; i < game->last_attempts.count; i++)
        if (game->last_attempts.at[i] == offer->index)
            return true;
    return false;
}

/* What a conquest is worth for each token that it takes. */
static double mark_conquest(Sight *sight, const Rule *offer, int number)
{
    const Move *move = &sight->p->moves[number];
    int region = wrapped(move->thing, sight->p->game->regions);
    whole price = price_of(sight, region, move->modes);
    double value = value_of(sight, region);
    if (holds_bit(sight->laid, region) && finds_any(sight, region, number))
        value += FIND;
    if (is_last_attempt(sight->p->game, offer)) {
        whole short_by = price - sight->p->hand[sight->you];
        return 0.05 * value * (short_by > 0 && short_by <= MOST_SHORT ? CHANCES[short_by] : 0.0);
    }
    if (value <= 0)
        return value;
    if (offer->verb == ASSAULT)
        return value / (double)most_of(1, price - 1);
    /* A further offer is best spent where it saves most. */
    whole saved = move->modes ? price_of(sight, region, 0) - price : 0;
    return (value + 0.8 * (double)saved) / (double)price + 0.15 * beyond(sight, region);
}

/* ---- marks -------------------------------------------------------------------------------------- */

/* What an offer promises above leaving it. */
static double mark_offer(Sight *sight, int number)
{
    Position *p = sight->p;
    const Rule *offer = p->game->by_index[p->moves[number].rule];
    if (offer->type != OFFER)
        return 0.0;
    if (offer->piece < 0 && (offer->verb == CONQUER || offer->verb == ASSAULT))
        return mark_conquest(sight, offer, number);
    if (offer->verb == DECLINE)
        return mark_decline(p, sight->seat, number);
    if (offer->verb == CHOOSE_COMBINATION)
        return CHOOSING + strength_of(p, p->moves[number].thing);
    if (offer->verb == ABANDON)
        return -1.0;
    if (!sight->stays)
        sight->stay = worth_to(p, sight->seat);
    sight->stays = true;
    return tried(p, number, DEEPEST) - sight->stay;
}

static void mark_offers(Position *p, double *marks)
{
    Sight sight;
    open_eyes(&sight, p, p->question.you);
    for (int i = 0; i < p->move_count; i++)
        marks[i] = p->moves[i].sort == TO_PASS ? 0.0 : mark_offer(&sight, i);
}

/* Even out what regions cost others, those first that others stand beside. */
static void mark_tokens(Position *p, double *marks)
{
    whole others = 0;
    int seat = p->owner[who(p, p->question.you)];
    EACH (people, p->active_peoples)
        if (p->owner[people] != seat)
            others |= p->held[people];
    whole near = joined_sets(p->game->ground.beside, others);
    for (int i = 0; i < p->move_count; i++) {
        int region = wrapped(p->moves[i].thing, p->game->regions);
        marks[i] = BORDER * (double)holds_bit(near, region) - (double)p->tokens[region] - (double)p->defenders[region];
    }
}

/* The number of the move that promises most; of several one by chance. */
int steady_move(Position *p, uint64_t *luck)
{
    double *marks = room_for_marks(p->move_count);
    if (p->question.about == OFFERS)
        mark_offers(p, marks);
    else if (p->question.about == PUT_TOKEN)
        mark_tokens(p, marks);
    else
        for (int i = 0; i < p->move_count; i++)
            marks[i] = tried(p, i, DEEPEST);
    return drawn_among_best(marks, p->move_count, luck);
}
