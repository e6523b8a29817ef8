/* Peoples that come into play, decline and leave; what they bear; the row of combinations. */
#include "core.h"

#include <string.h>

/* Give peoples or players clockwise from the player on turn. */
int in_order(const Position *p, whole peoples, int *found)
{
    int count = 0, seats = p->game->seats;
    int rank[64];
    EACH (people, peoples) {
        int after = (int)(p->owner[who(p, (whole)people)] - p->seat) % seats;
        int key = after < 0 ? after + seats : after, at = count++;
        for (; at && rank[at - 1] > key; at--) {
            rank[at] = rank[at - 1];
            found[at] = found[at - 1];
        }
        rank[at] = key;
        found[at] = (int)people;
    }
    return count;
}

/* ---- rules in force ----------------------------------------------------------------------------- */

static void give_rules(Position *p, int people, const Gear *gear, int count)
{
    bool declined = holds_bit(p->declined_peoples, people);
    p->rulesets[people] = find_ruleset(p->game, p->race[people], p->power[people], declined, gear, count);
}

/* Put the rules in force for a people together. */
static void ruleset_of(Position *p, int people)
{
    const Ruleset *set = p->rulesets[people];
    give_rules(p, people, set->gear, set->gear_count);
}

/* The relics and places of a people with the powers that lie with them, in order of kinds. */
static int gear_of(const Position *p, int people, Gear *gear)
{
    int count = 0;
    if (p->owner[people] < 0)
        return 0;
    whole borne = 0;
    for (int i = 0; i < p->game->finds.count; i++)
        if (p->where[p->game->finds.at[i]] & p->held[people])
            borne |= one(p->game->finds.at[i]);
    if (p->guise[people] >= 0)
        borne |= one(p->guise[people]);
    EACH (kind, borne)
        gear[count++] = (Gear){(int16_t)kind, (int16_t)p->lent[kind]};
    return count;
}

static void lend_pieces(Position *p, whole power, int bearer)
{
    whole item = p->game->powers.at[power];
    for (whole i = p->game->item_pieces_from.at[item]; i < p->game->item_pieces_from.at[item + 1]; i++) {
        whole kind = p->game->item_pieces.at[i];
        if (p->bearer[kind] != bearer) {
            recall(p, kind);
            p->bearer[kind] = bearer;
        }
    }
}

/* Give the pieces of relics, places and lent powers to whoever bears these. */
static void settle_pieces(Position *p)
{
    const Game *game = p->game;
    for (int i = 0; i < game->finds.count; i++) {
        whole kind = game->finds.at[i], item = game->owners.at[kind];
        int bearer = NOBODY;
        for (int people = game->seats; people < p->peoples; people++)
            for (int n = 0; n < p->rulesets[people]->gear_count; n++)
                if (p->rulesets[people]->gear[n].kind == kind && p->where[kind] & p->held[people])
                    bearer = people;
        for (whole n = item < 0 ? 0 : game->item_pieces_from.at[item]; item >= 0 && n < game->item_pieces_from.at[item + 1]; n++)
            p->bearer[game->item_pieces.at[n]] = bearer;
        if (p->lent[kind] >= 0)
            lend_pieces(p, p->lent[kind], bearer);
    }
}

/* Give each people the rules of the relics and places in its regions. */
void settle_bearers(Position *p)
{
    Gear gear[MOST_THINGS + 2];
    bool changed = false;
    p->finds = 0;
    for (int i = 0; i < p->game->finds.count; i++)
        p->finds |= p->where[p->game->finds.at[i]];
    for (int people = p->game->seats; people < p->peoples; people++) {
        const Ruleset *set = p->rulesets[people];
        int count = gear_of(p, people, gear);
        if (count == set->gear_count && (!count || !memcmp(gear, set->gear, (size_t)count * sizeof *gear)))
            continue;
        give_rules(p, people, gear, count);
        changed = true;
    }
    if (changed) {
        settle_pieces(p);
        refresh_world(p);
    }
}

/* Give a people the pieces of a race or power, all in the box. */
void take_pieces(Position *p, int people, whole item)
{
    for (whole i = p->game->item_pieces_from.at[item]; i < p->game->item_pieces_from.at[item + 1]; i++) {
        whole kind = p->game->item_pieces.at[i];
        recall(p, kind);
        p->bearer[kind] = people;
        p->boxed[kind] = (int32_t)p->game->piece_box.at[kind];
    }
}

static void lose_pieces(Position *p, whole item)
{
    for (whole i = p->game->item_pieces_from.at[item]; i < p->game->item_pieces_from.at[item + 1]; i++) {
        recall(p, p->game->item_pieces.at[i]);
        p->bearer[p->game->item_pieces.at[i]] = NOBODY;
    }
}

/* Put all pieces of a kind back in the box, wherever they are. */
void recall(Position *p, whole kind)
{
    EACH (region, p->where[kind])
        p->boxed[kind] += (int32_t)drop_piece(p, kind, (whole)region);
    p->boxed[kind] += p->carried[kind] + (int32_t)take_markers(p, kind, -1, ALL);
    p->carried[kind] = 0;
}

/* ---- coming and going --------------------------------------------------------------------------- */

static int free_number(Position *p)
{
    for (int people = p->game->seats; people < p->peoples; people++)
        if (p->owner[people] == NOBODY)
            return people;
    if (p->peoples == p->game->peoples)
        fault(TOO_MUCH);
    return p->peoples++;
}

int new_people(Position *p, int seat, int race, int power)
{
    int people = free_number(p);
    const Game *game = p->game;
    p->owner[people] = seat;
    p->race[people] = race;
    p->power[people] = power;
    p->tray[people] = (int32_t)game->box.at[game->races.at[race]];
    p->hand[people] = p->aside[people] = 0;
    p->held[people] = p->near[people] = 0;
    p->guise[people] = p->guise_piece[people] = NOBODY;
    give_rules(p, people, NULL, 0);
    p->active[seat] = people;
    p->active_peoples |= one(people);
    p->fresh_peoples |= one(people);
    take_pieces(p, people, game->races.at[race]);
    if (power >= 0)
        take_pieces(p, people, game->powers.at[power]);
    refresh_world(p);
    return people;
}

/* Turn an active people to its declined side, keeping in each region the tokens it may keep. */
void fade(Position *p, int people)
{
    int32_t kept[64];
    whole held = p->held[people];
    evaluate(p, TOKENS_KEPT, people, held, kept);
    EACH (region, held) {
        int32_t surplus = p->tokens[region] - (kept[region] > 0 ? kept[region] : 0);
        if (surplus > 0) {
            add_tokens(p, (whole)region, -surplus);
            p->tray[people] += surplus;
        }
        if (!p->tokens[region])
            release(p, (whole)region);
    }
    p->tray[people] += p->hand[people];
    p->hand[people] = 0;
    p->active[wrapped(p->owner[people], p->game->seats)] = NOBODY;
    p->active_peoples &= ~one(people);
    p->declined_peoples |= one(people);
    ruleset_of(p, people);
    refresh_world(p);
}

/* Turn a declined people back to its active side, with the tokens that it has kept. */
void revive(Position *p, int people)
{
    p->active[wrapped(p->owner[people], p->game->seats)] = people;
    p->active_peoples |= one(people);
    p->declined_peoples &= ~one(people);
    ruleset_of(p, people);
    refresh_world(p);
}

/* Take a people out of play: tokens, pieces, banner and badge. */
void discard_people(Position *p, int people)
{
    EACH (region, p->held[people]) {
        add_tokens(p, (whole)region, -p->tokens[region]);
        release(p, (whole)region);
    }
    lose_pieces(p, p->game->races.at[p->race[people]]);
    if (p->power[people] >= 0)
        lose_pieces(p, p->game->powers.at[p->power[people]]);
    add_to_list(&p->race_stack, p->race[people]);
    if (p->power[people] >= 0)
        add_to_list(&p->power_stack, p->power[people]);
    p->owner[people] = NOBODY;
    p->guise[people] = p->guise_piece[people] = NOBODY;
    p->hand[people] = p->tray[people] = 0;
    p->active_peoples &= ~one(people);
    p->declined_peoples &= ~one(people);
    forget_limits(p, people);
    settle_bearers(p);
    refresh_world(p);
    refill_row(p);
}

/* Close the gap of the combination taken and fill the row from the stacks. */
void refill_row(Position *p)
{
    if (p->row_taken >= 0) {
        take_from_list(&p->row_races, (int)p->row_taken);
        take_from_list(&p->row_powers, (int)p->row_taken);
        take_from_list(&p->row_coins, (int)p->row_taken);
        p->row_taken = NOBODY;
    }
    while (p->row_races.count < p->game->row && p->race_stack.count && p->power_stack.count) {
        add_to_list(&p->row_races, take_from_list(&p->race_stack, 0));
        add_to_list(&p->row_powers, take_from_list(&p->power_stack, 0));
        add_to_list(&p->row_coins, 0);
    }
}

/* Exchange the badge of a people for that of a combination; the coins on it stay. */
whole swap_power(Position *p, Frame *frame, whole slots)
{
    int you = who(p, frame->you);
    if (!slots || p->power[you] < 0)
        return FAILED;
    int slot = wrapped(low(slots), p->row_powers.count);
    int old = p->power[you], new = p->row_powers.at[slot];
    p->row_powers.at[slot] = old;
    if (p->row_taken >= 0)
        p->row_powers.at[wrapped(p->row_taken, p->row_powers.count)] = new;
    lose_pieces(p, p->game->powers.at[old]);
    p->power[you] = new;
    take_pieces(p, you, p->game->powers.at[new]);
    ruleset_of(p, you);
    refresh_world(p);
    return DONE;
}

/* ---- what peoples are --------------------------------------------------------------------------- */

static int said_by(Position *p, const Chains *facts, whole people, int word)
{
    int said = 0;
    CHAIN (fact, *facts, 0) {
        const Rule *rule = fact->rule;
        if (rule->word == word && (!rule->so || rule->so(p, people)))
            said |= rule->negated ? 2 : 1;
    }
    return said;
}

static int said_by_others(Position *p, whole people, int word)
{
    int said = 0;
    CHAIN (fact, p->world->facts, 0) {
        const Rule *rule = fact->rule;
        if (rule->word == word && rule->peoples && holds_bit(rule->peoples(p, fact->you), people) &&
            (!rule->so || rule->so(p, fact->you)))
            said |= rule->negated ? 2 : 1;
    }
    return said;
}

/* Tell whether a people is of a class, such as fleeting. */
whole people_is(Position *p, whole people, int word)
{
    const Ruleset *set = rules_of(p, people);
    int said = said_by(p, &set->facts, people, word) | said_by_others(p, people, word);
    if (!said)
        said = said_by(p, &set->base_facts, people, word);
    return said == 1;
}

/* Tell whether a people acts in a phase: an active one, or one that a rule has act as such. */
whole is_active_for(const Position *p, whole people, int phase)
{
    if (holds_bit(shr(p->active_peoples, people), 0))
        return 1;
    const Ruleset *set = rules_of(p, people);
    for (int i = 0; i < set->rule_count; i++) {
        const Rule *rule = set->rules[i];
        for (int n = 0; rule->type == ACTS && !rule->first && n < rule->phases_count; n++)
            if (p->game->rule_pool.at[rule->phases + n] == phase)
                return 1;
    }
    return 0;
}
