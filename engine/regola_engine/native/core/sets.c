/* Sets of regions, players, peoples and combinations, numbers and tests that rules name. */
#include "core.h"

/* ---- players ------------------------------------------------------------------------------------ */

whole players(const Position *p) { return one(p->game->seats) - 1; }
whole opponents(const Position *p, whole you) { return players(p) & ~shl(1, p->owner[who(p, you)]); }

whole players_with_coins(const Position *p, whole least, whole most)
{
    whole found = 0;
    for (int seat = 0; seat < p->game->seats; seat++)
        found |= least <= p->coins[seat] && p->coins[seat] <= most ? one(seat) : 0;
    return found;
}

whole players_with_regions(const Position *p, whole regions, whole least, whole most)
{
    whole found = 0;
    for (int seat = 0; seat < p->game->seats; seat++) {
        whole count = bit_count(regions_of_players(p, one(seat)) & regions);
        if (least <= count && count <= most)
            found |= one(seat);
    }
    return found;
}

whole players_with_tokens_in_hand(const Position *p)
{
    whole found = 0;
    for (int people = 0; people < p->peoples; people++)
        if (p->owner[people] >= 0 && p->hand[people])
            found |= one(p->owner[people]);
    return found;
}

whole players_with_pieces_in_hand(const Position *p)
{
    whole found = 0;
    for (int kind = 0; kind < p->game->kinds; kind++)
        if (p->bearer[kind] >= 0 && p->carried[kind])
            found |= shl(1, p->owner[p->bearer[kind]]);
    return found;
}

whole owners_of(const Position *p, whole peoples)
{
    whole found = 0;
    for (int people = p->game->seats; people < p->peoples; people++)
        if (p->owner[people] >= 0 && holds_bit(peoples, people))
            found |= one(p->owner[people]);
    return found;
}

whole owners_of_regions(const Position *p, whole regions) { return owners_of(p, peoples_in(p, regions)); }

whole actor_is_of(const Position *p, whole actor, whole seats)
{
    return actor >= 0 && holds_bit(shr(seats, p->owner[who(p, actor)]), 0);
}

whole actor_is_in(const Position *p, whole actor, whole peoples)
{
    return actor >= p->game->seats && holds_bit(shr(peoples, actor), 0);
}

whole actor_is_piece(const Position *p, whole actor, whole kind)
{
    (void)p;
    return actor == -2 - kind;
}

static whole players_with(const Position *p, int32_t coins)
{
    whole found = 0;
    for (int seat = 0; seat < p->game->seats; seat++)
        found |= p->coins[seat] == coins ? one(seat) : 0;
    return found;
}

whole richest_players(const Position *p)
{
    int32_t most = p->coins[0];
    for (int seat = 1; seat < p->game->seats; seat++)
        most = p->coins[seat] > most ? p->coins[seat] : most;
    return players_with(p, most);
}

whole poorest_players(const Position *p)
{
    int32_t least = p->coins[0];
    for (int seat = 1; seat < p->game->seats; seat++)
        least = p->coins[seat] < least ? p->coins[seat] : least;
    return players_with(p, least);
}

whole coins_of(const Position *p, whole seats)
{
    whole sum = 0;
    EACH (seat, seats)
        sum += p->coins[wrapped((whole)seat, p->game->seats)];
    return sum;
}

/* ---- peoples ------------------------------------------------------------------------------------ */

whole peoples(const Position *p) { return p->active_peoples | p->declined_peoples; }

whole peoples_of_players(const Position *p, whole seats)
{
    whole found = 0;
    for (int people = p->game->seats; people < p->peoples; people++)
        if (p->owner[people] >= 0 && holds_bit(seats, p->owner[people]))
            found |= one(people);
    return found;
}

whole peoples_in(const Position *p, whole regions)
{
    whole found = 0;
    EACH (people, peoples(p))
        if (p->held[people] & regions)
            found |= one(people);
    return found;
}

whole peoples_that_are(Position *p, int word)
{
    whole found = 0;
    EACH (people, peoples(p))
        if (people_is(p, (whole)people, word))
            found |= one(people);
    return found;
}

/* ---- regions ------------------------------------------------------------------------------------ */

whole regions_of_players(const Position *p, whole seats)
{
    whole found = 0;
    for (int people = 0; people < p->peoples; people++)
        if (p->owner[people] >= 0 && holds_bit(seats, p->owner[people]))
            found |= p->held[people];
    return found;
}

whole regions_of_peoples(const Position *p, whole meant)
{
    whole found = 0;
    EACH (people, meant & peoples(p))
        found |= p->held[people];
    return found;
}

whole active_token_regions(const Position *p) { return regions_of_peoples(p, p->active_peoples); }
whole declined_token_regions(const Position *p) { return regions_of_peoples(p, p->declined_peoples); }
whole regions_with_tokens(const Position *p, whole least) { return regions_with_between(p, least, INT32_MAX); }

whole regions_with_between(const Position *p, whole least, whole most)
{
    whole found = 0;
    for (int region = 0; region < p->game->regions; region++)
        if (least <= p->tokens[region] && p->tokens[region] <= most)
            found |= one(region);
    return found;
}

whole defended_regions(const Position *p, whole least) { return defended_between(p, least, INT32_MAX); }

whole defended_between(const Position *p, whole least, whole most)
{
    whole found = 0;
    for (int region = 0; region < p->game->regions; region++)
        if (least <= p->defenders[region] && p->defenders[region] <= most)
            found |= one(region);
    return found;
}

whole lone_token_regions(const Position *p)
{
    whole found = 0;
    for (int region = 0; region < p->game->regions; region++)
        if (p->tokens[region] == 1 && p->defenders[region] == 1)
            found |= one(region);
    return found;
}

whole nonempty_regions(const Position *p)
{
    whole found = 0;
    for (int region = 0; region < p->game->regions; region++)
        if (p->tokens[region] || p->defenders[region])
            found |= one(region);
    return found;
}

whole empty_regions(const Position *p) { return everywhere(p) & ~nonempty_regions(p); }

whole regions_where(Position *p, OfKept test, const whole *kept)
{
    whole found = 0;
    for (int region = 0; region < p->game->regions; region++)
        if (test(p, NULL, kept, region))
            found |= one(region);
    return found;
}

whole of_each(Position *p, whole among, OfKept test, const whole *kept)
{
    EACH (thing, among)
        if (!test(p, NULL, kept, (whole)thing))
            return 0;
    return 1;
}

whole of_some(Position *p, whole among, OfKept test, const whole *kept)
{
    EACH (thing, among)
        if (test(p, NULL, kept, (whole)thing))
            return 1;
    return 0;
}

whole regions_between(Position *p, int word, whole you, whole least, whole most)
{
    int32_t values[64];
    whole found = 0;
    evaluate(p, word, you, everywhere(p), values);
    EACH (region, everywhere(p))
        if (least <= values[region] && values[region] <= most)
            found |= one(region);
    return found;
}

whole regions_held_between(Position *p, int word, whole you, whole least, whole most)
{
    whole found = 0;
    for (int region = 0; region < p->game->regions; region++) {
        whole value = in_holders_eyes(p, word, you, region);
        if (least <= value && value <= most)
            found |= one(region);
    }
    return found;
}

/* The regions for which tokens are short within limits; of those listed the costs are known. */
whole regions_short_by(Position *p, whole you, whole least, whole most)
{
    int32_t worked_out[64];
    const int32_t *values = p->costs;
    whole mask = p->cost_mask, found = 0;
    if (p->cost_people != you) {
        mask = everywhere(p);
        evaluate(p, CONQUEST_COST, you, mask, worked_out);
        values = worked_out;
    }
    whole strength = force(p, you);
    EACH (region, mask)
        if (least <= values[region] - strength && values[region] - strength <= most)
            found |= one(region);
    return found;
}

whole shortfall(Position *p, whole you, whole region) { return number(p, CONQUEST_COST, you, region) - force(p, you); }

whole regions_beside_so_many(Position *p, whole you, whole mask, whole least)
{
    whole found = 0;
    for (int region = 0; region < p->game->regions; region++)
        if (bit_count(around(p, you, one(region)) & mask) >= least)
            found |= one(region);
    return found;
}

whole regions_within(Position *p, whole you, whole mask, whole steps)
{
    for (whole i = 0; i < steps; i++)
        mask |= around(p, you, mask);
    return mask & everywhere(p);
}

whole regions_with_any(const Position *p, whole sort)
{
    whole found = 0;
    for (int kind = 0; kind < p->game->kinds; kind++)
        if (!sort || p->game->find_sort.at[kind] & sort)
            found |= p->where[kind];
    return found;
}

/* The regions that share a terrain with one of a set, those of the set included. */
whole same_terrain(const Position *p, whole you, whole mask)
{
    const whole *masks = rules_of(p, you)->ground.masks;
    whole found = 0;
    for (int i = 0; i < p->game->terrains.count; i++)
        if (masks[p->game->terrains.at[i]] & mask)
            found |= masks[p->game->terrains.at[i]];
    return found;
}

/* ---- how many ----------------------------------------------------------------------------------- */

whole count_tokens(const Position *p, whole mask)
{
    whole sum = 0;
    EACH (region, mask & everywhere(p))
        sum += p->tokens[region];
    return sum;
}

whole count_defenders(const Position *p, whole mask)
{
    whole sum = 0;
    EACH (region, mask & everywhere(p))
        sum += p->defenders[region];
    return sum;
}

whole count_pieces(const Position *p, whole kind, whole mask)
{
    whole sum = 0;
    EACH (region, p->where[kind] & mask)
        sum += p->lying[kind * p->game->regions + (whole)region];
    return sum;
}

whole count_any(const Position *p, whole sort, whole mask)
{
    whole sum = 0;
    for (int kind = 0; kind < p->game->kinds; kind++)
        if (!sort || p->game->find_sort.at[kind] & sort)
            sum += count_pieces(p, kind, mask);
    return sum;
}

whole count_coins(const Position *p)
{
    whole sum = 0;
    for (int seat = 0; seat < p->game->seats; seat++)
        sum += p->coins[seat];
    for (int slot = 0; slot < p->row_coins.count; slot++)
        sum += p->row_coins.at[slot];
    return sum;
}

whole coins_on(const Position *p, whole slots)
{
    whole sum = 0;
    EACH (slot, slots)
        sum += p->row_coins.at[wrapped((whole)slot, p->row_coins.count)];
    return sum;
}

/* How many groups the regions form that hang together. */
whole count_groups(Position *p, whole you, whole mask)
{
    whole groups = 0;
    while (mask) {
        whole group = 0, edge = mask & -mask;
        while (edge) {
            group |= edge;
            edge = around(p, you, edge) & mask & ~group;
        }
        mask &= ~group;
        groups++;
    }
    return groups;
}

/* Of how many terrains the regions are; what has none adds nothing. */
whole count_terrains(const Position *p, whole you, whole mask)
{
    whole count = 0;
    const whole *masks = rules_of(p, you)->ground.masks;
    for (int i = 0; i < p->game->terrains.count; i++)
        count += (masks[p->game->terrains.at[i]] & mask) != 0;
    return count;
}

/* ---- combinations ------------------------------------------------------------------------------- */

whole combinations_to_choose(const Position *p) { return one(p->row_races.count) - 1; }

whole other_combinations(const Position *p)
{
    return combinations_to_choose(p) & ~(p->row_taken >= 0 ? one(p->row_taken) : 0);
}

whole banner_tokens(const Position *p, whole slot)
{
    int race = p->row_races.at[wrapped(slot, p->row_races.count)];
    return p->game->banner.at[p->game->races.at[race]];
}

whole badge_tokens(const Position *p, whole slot)
{
    int power = p->row_powers.at[wrapped(slot, p->row_powers.count)];
    return p->game->banner.at[p->game->powers.at[power]];
}

static whole changed(whole total, int operation, whole amount)
{
    switch (operation) {
    case IS: return amount;
    case DOUBLED: return total * 2;
    case AT_LEAST: return most_of(total, amount);
    case AT_MOST: return least_of(total, amount);
    default: return total + (operation == MORE ? amount : -amount);
    }
}

static whole with_slot_values(Position *p, const Chains *said, int stage, int word, whole bearer, whole slot, whole sum)
{
    static const int STAGES[4] = {1 << IS | 1 << MORE | 1 << LESS, 1 << DOUBLED, 1 << AT_LEAST | 1 << AT_MOST, 1 << IS};
    CHAIN (one_said, *said, 0) {
        const Rule *rule = one_said->rule;
        bool stands = rule->word == word && STAGES[stage] >> rule->operation & 1;
        if (stands && (rule->operation != IS || (bearer == NOBODY) == (stage == 0)))
            sum = changed(sum, rule->operation, rule->amount(p, bearer, slot));
    }
    return sum;
}

/* A number of a combination in the eyes of a player, or of the player of a people. */
whole slot_number(Position *p, int word, whole you, whole slot)
{
    int32_t own[MOST_THINGS + 2];
    int count = peoples_of_seat(p, p->owner[who(p, you)], own);
    whole sum = 0;
    for (int stage = 0; stage < 4; stage++) {
        sum = with_slot_values(p, &p->game->seat_ruleset->base_slot_values, stage, word, NOBODY, slot, sum);
        for (int i = 0; i < count; i++)
            sum = with_slot_values(p, &p->rulesets[own[i]]->slot_values, stage, word, own[i], slot, sum);
    }
    return most_of(0, sum);
}

whole has_power(const Position *p, whole you, int reference)
{
    const Ruleset *set = rules_of(p, you);
    int own = p->power[who(p, you)];
    if (own >= 0 && p->game->power_names.at[own] == reference)
        return 1;
    for (int i = 0; i < set->gear_count; i++)
        if (set->gear[i].power >= 0 && p->game->power_names.at[set->gear[i].power] == reference)
            return 1;
    return 0;
}

whole has_race(const Position *p, whole you, int reference)
{
    int race = p->race[who(p, you)];
    return p->game->race_names.at[wrapped(race, p->game->race_names.count)] == reference;
}

/* ---- time --------------------------------------------------------------------------------------- */

whole in_phase_of(const Position *p, whole seats, int phase, int edge)
{
    const Game *game = p->game;
    if (!holds_bit(shr(seats, p->seat), 0))
        return 0;
    int now = moment_of(game, p->stage);
    if (edge != NO_NAME)
        return game->name_edge.at[now] == edge && game->name_phase.at[now] == phase;
    return phase == TURN || game->name_phase.at[now] == phase;
}

whole in_phase(const Position *p, whole you, int phase, int edge)
{
    return in_phase_of(p, shl(1, p->owner[who(p, you)]), phase, edge);
}

whole is_last_round(const Position *p) { return p->round >= p->game->rounds; }
whole is_even_round(const Position *p) { return floor_div(p->round, 2) * 2 == p->round; }
whole is_odd_round(const Position *p) { return !is_even_round(p); }

/* What dice show: their sum, and above it what the highest and the lowest leave to the others. */
enum { DICE_ROOM = 20, DICE_SUM = (1 << DICE_ROOM) - 1 };
static whole beside(const Position *p, int place) { return most_of(0, p->roll) >> place * DICE_ROOM & DICE_SUM; }
whole is_rolled(const Position *p) { return p->roll >= 0; }
whole rolled(const Position *p) { return beside(p, 0); }
whole highest_rolled(const Position *p) { return beside(p, 0) - beside(p, 1); }
whole lowest_rolled(const Position *p) { return beside(p, 0) - beside(p, 2); }
