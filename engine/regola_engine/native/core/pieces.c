/* Pieces in regions, in hand, before players, in the box; the verbs that move them. */
#include "core.h"

static int16_t *lying(const Position *p, whole kind, whole region) { return &p->lying[kind * p->game->regions + region]; }

static void change_pieces(Position *p, whole kind, whole region, whole count)
{
    const Game *game = p->game;
    *lying(p, kind, region) += (int16_t)count;
    p->defenders[region] += (int32_t)(count * game->piece_weight.at[kind]);
    for (whole i = game->piece_values_from.at[kind]; i < game->piece_values_from.at[kind + 1]; i++)
        p->added[game->piece_values.at[2 * i] * game->regions + region] += (int16_t)(count * game->piece_values.at[2 * i + 1]);
}

/* Put pieces of a kind in a region; where they come from is the caller's business. */
void add_pieces(Position *p, whole kind, whole region, whole count)
{
    p->where[kind] |= one(region);
    change_pieces(p, kind, region, count);
    if (holds_bit(p->game->find_kinds, kind))
        settle_bearers(p);
}

/* Take all pieces of a kind from a region and tell how many there were. */
whole drop_piece(Position *p, whole kind, whole region)
{
    whole count = *lying(p, kind, region);
    if (!count)
        return 0;
    p->where[kind] &= ~one(region);
    change_pieces(p, kind, region, -count);
    if (holds_bit(p->game->find_kinds, kind))
        settle_bearers(p);
    return count;
}

/* ---- markers ------------------------------------------------------------------------------------ */

static int16_t *dealt(const Position *p, whole kind, whole seat) { return &p->dealt[kind * p->game->seats + seat]; }

whole count_markers(const Position *p, whole kind, whole seats)
{
    whole sum = 0;
    EACH (seat, p->given[kind] & seats)
        sum += *dealt(p, kind, (whole)seat);
    return sum;
}

whole count_laid(const Position *p, whole kind, whole mask, whole seats)
{
    return count_pieces(p, kind, mask) + count_markers(p, kind, seats);
}

whole players_with_markers(const Position *p, whole kind, whole least, whole most)
{
    whole found = 0;
    for (int seat = 0; seat < p->game->seats; seat++) {
        whole count = count_markers(p, kind, one(seat));
        if (least <= count && count <= most)
            found |= one(seat);
    }
    return found;
}

/* Take markers that lie before players, the first in the order of seats. */
whole take_markers(Position *p, whole kind, whole seats, whole count)
{
    whole taken = 0;
    EACH (seat, p->given[kind] & seats) {
        int16_t *there = dealt(p, kind, (whole)seat);
        whole found = least_of(*there, count - taken);
        *there -= (int16_t)found;
        if (!*there)
            p->given[kind] &= ~one(seat);
        taken += found;
    }
    return taken;
}

whole has_markers(const Position *p, whole kind, whole count, whole seats)
{
    return count_markers(p, kind, seats) >= (count == ALL ? 1 : count);
}

static whole limit_of(const Position *p, whole kind) { return p->game->piece_limit.at[kind]; }

/* Lay so many markers before each of some players, from the hand, then from the box. */
whole give_markers(Position *p, Frame *frame, whole kind, whole count, whole seats)
{
    (void)frame;
    whole done = FAILED;
    EACH (seat, seats) {
        wrapped((whole)seat, p->game->seats);
        whole limit = limit_of(p, kind), stock = p->carried[kind] + p->boxed[kind];
        whole room = limit ? limit - count_markers(p, kind, one(seat)) : ALL;
        whole laid = least_of(least_of(count, stock), room);
        if (laid <= 0)
            continue;
        whole from_hand = least_of(laid, p->carried[kind]);
        p->carried[kind] -= (int32_t)from_hand;
        p->boxed[kind] -= (int32_t)(laid - from_hand);
        p->given[kind] |= one(seat);
        *dealt(p, kind, (whole)seat) += (int16_t)laid;
        done = DONE;
    }
    return done;
}

whole remove_markers(Position *p, Frame *frame, whole kind, whole count, whole seats)
{
    (void)frame;
    if (!has_markers(p, kind, count, seats))
        return FAILED;
    p->boxed[kind] += (int32_t)take_markers(p, kind, seats, count);
    return DONE;
}

whole return_markers(Position *p, Frame *frame, whole kind, whole count, whole seats)
{
    (void)frame;
    if (!has_markers(p, kind, count, seats))
        return FAILED;
    p->carried[kind] += (int32_t)take_markers(p, kind, seats, count);
    return DONE;
}

/* ---- how many there are ------------------------------------------------------------------------- */

whole gain_pieces(Position *p, Frame *frame, whole kind, whole count)
{
    (void)frame;
    int32_t taken = (int32_t)least_of(count, p->boxed[kind]);
    p->boxed[kind] -= taken;
    p->carried[kind] += taken;
    return DONE;
}

/* How many pieces there are to put: the loose ones, or the only one, wherever it lies. */
static whole within_reach(const Position *p, whole kind)
{
    whole loose = p->carried[kind] + p->boxed[kind], where = p->where[kind];
    return loose ? loose : bit_count(where) == 1 && *lying(p, kind, low(where)) == 1;
}

whole has_pieces(const Position *p, whole kind, whole count) { return within_reach(p, kind) >= count; }
whole has_in_hand(const Position *p, whole kind, whole count) { return p->carried[kind] >= count; }

/* The regions of a set that can take one more piece of a kind. */
static whole with_room(const Position *p, whole kind, whole mask)
{
    whole limit = limit_of(p, kind), found = 0;
    if (!limit)
        return mask;
    EACH (region, mask)
        if (*lying(p, kind, wrapped((whole)region, p->game->regions)) < limit)
            found |= one(region);
    return found;
}

whole can_put(const Position *p, whole kind, whole count, whole mask)
{
    return has_pieces(p, kind, count) && with_room(p, kind, mask);
}

/* ---- putting ------------------------------------------------------------------------------------ */

/* Tell whether the pieces left fill all the room that a set has: then nothing is to choose. */
static bool all_filled(const Position *p, const Frame *frame, whole kind, whole mask)
{
    whole limit = limit_of(p, kind), room = 0;
    if (!limit)
        return false;
    EACH (region, mask)
        room += limit - *lying(p, kind, (whole)region);
    return room <= frame->due;
}

static whole room_for(Position *p, Frame *frame, whole kind, whole mask)
{
    mask = with_room(p, kind, mask);
    bool answered = frame->answer.sort != NO_ANSWER;
    if (!answered && mask & (mask - 1) && !all_filled(p, frame, kind, mask)) {
        ask_thing(p, PUT_PIECE, frame->you, (int)kind, TO_PUT, mask);
        return PENDING;
    }
    if (!answered)
        return mask ? high(mask) : NOTHING;
    frame->answer.sort = NO_ANSWER;
    return frame->answer.thing;
}

static void fetch(Position *p, whole kind)
{
    if (p->carried[kind]) {
        p->carried[kind]--;
    } else if (p->boxed[kind]) {
        p->boxed[kind]--;
    } else {
        if (!p->where[kind])
            fault(RAISED);
        drop_piece(p, kind, low(p->where[kind]));
    }
}

whole return_pieces(Position *p, Frame *frame, whole kind, whole mask)
{
    (void)frame;
    EACH (region, p->where[kind] & mask)
        p->carried[kind] += (int32_t)drop_piece(p, kind, (whole)region);
    if (mask == -1)
        p->carried[kind] += (int32_t)take_markers(p, kind, -1, ALL);
    return DONE;
}

whole remove_piece(Position *p, Frame *frame, whole kind, whole mask)
{
    (void)frame;
    EACH (region, p->where[kind] & mask)
        p->boxed[kind] += (int32_t)drop_piece(p, kind, (whole)region);
    if (mask == -1)
        p->boxed[kind] += (int32_t)take_markers(p, kind, -1, ALL);
    return DONE;
}

static whole all_lying(const Position *p, whole kind, whole mask)
{
    whole sum = 0;
    EACH (region, p->where[kind] & mask)
        sum += *lying(p, kind, (whole)region);
    return sum;
}

whole has_lying(const Position *p, whole kind, whole count, whole mask) { return all_lying(p, kind, mask) >= count; }

/* Take pieces from regions: of fewer than all the player chooses where, one at a time. */
static whole gathered(Position *p, Frame *frame, whole kind, whole count, whole mask, int32_t *store)
{
    if (frame->due < 0) {
        if (!has_lying(p, kind, count, mask))
            return FAILED;
        frame->due = (int)count;
    }
    while (frame->due > 0) {
        whole open = p->where[kind] & mask;
        if (!open)
            return FAILED;
        whole region = (whole)low((uint64_t)open), taken = least_of(frame->due, *lying(p, kind, region));
        if (frame->due < all_lying(p, kind, mask) && open & (open - 1)) {
            region = choose(p, frame, open, REGION);
            taken = 1;
        }
        if (region < 0)
            return region == PENDING ? ASKED : FAILED;
        whole left = drop_piece(p, kind, region) - taken;
        if (left)
            add_pieces(p, kind, region, left);
        store[kind] += (int32_t)taken;
        frame->due -= (int)taken;
    }
    return DONE;
}

/* Put so many pieces that lie in regions of a set back in the box, or none of them. */
whole spend_pieces(Position *p, Frame *frame, whole kind, whole count, whole mask)
{
    return gathered(p, frame, kind, count, mask, p->boxed);
}

/* Take so many pieces that lie in regions of a set in hand, or none of them. */
whole call_back(Position *p, Frame *frame, whole kind, whole count, whole mask)
{
    return gathered(p, frame, kind, count, mask, p->carried);
}

/* Put pieces in regions of a set, each where the player chooses. */
whole put_pieces(Position *p, Frame *frame, whole kind, whole count, whole mask)
{
    if (frame->due < 0) {
        if (count >= ALL)
            return_pieces(p, frame, kind, -1);
        frame->due = least_of(count, within_reach(p, kind));
    }
    while (frame->due > 0) {
        whole region = room_for(p, frame, kind, mask);
        if (region == PENDING)
            return ASKED;
        if (region == NOTHING)
            return FAILED;
        fetch(p, kind);
        add_pieces(p, kind, region, 1);
        frame->due--;
    }
    return DONE;
}

whole put_from_hand(Position *p, Frame *frame, whole kind, whole count, whole mask)
{
    if (frame->due < 0) {
        frame->due = least_of(count, p->carried[kind]);
        if (!frame->due)
            return FAILED;
    }
    return put_pieces(p, frame, kind, count, mask);
}

whole move_pieces(Position *p, Frame *frame, whole kind, whole count, whole mask)
{
    if (frame->due < 0)
        return_pieces(p, frame, kind, -1);
    return put_pieces(p, frame, kind, count, mask);
}

/* Put some pieces, or all, in one region that the player chooses, so many times over. */
whole put_together(Position *p, Frame *frame, whole kind, whole count, whole times, OfKept regions, const whole *kept)
{
    if (frame->due < 0) {
        if (count >= ALL)
            return_pieces(p, frame, kind, -1);
        frame->due = times;
    }
    while (frame->due > 0) {
        whole taken = least_of(count, within_reach(p, kind));
        whole region = taken ? room_for(p, frame, kind, regions(p, frame, kept, 0)) : NOTHING;
        if (region == PENDING)
            return ASKED;
        if (region == NOTHING)
            return FAILED;
        for (whole i = 0; i < taken; i++) {
            fetch(p, kind);
            add_pieces(p, kind, region, 1);
        }
        frame->due--;
    }
    return DONE;
}

/* ---- so many in each region --------------------------------------------------------------------- */

static whole loose(const Position *p, whole kind, whole hand) { return p->carried[kind] + (hand ? 0 : p->boxed[kind]); }

static whole room_in(const Position *p, whole kind, whole region)
{
    whole limit = limit_of(p, kind);
    return limit ? limit - *lying(p, kind, region) : ALL;
}

static whole next_of_each(Position *p, Frame *frame, whole kind, whole count, whole hand)
{
    whole wanted = 0;
    EACH (region, frame->due)
        wanted += least_of(count, room_in(p, kind, (whole)region));
    bool enough = wanted <= loose(p, kind, hand) || bit_count(frame->due) == 1;
    if (frame->answer.sort == NO_ANSWER && enough)
        return low(frame->due);
    return choose(p, frame, frame->due, REGION);
}

/* Put so many pieces in each region of a set, as long as there are any and the region has room. */
whole put_in_each(Position *p, Frame *frame, whole kind, whole count, whole mask, whole hand)
{
    if (frame->due < 0) {
        frame->due = with_room(p, kind, mask & everywhere(p));
        if (!frame->due || !loose(p, kind, hand))
            return FAILED;
    }
    while (frame->due && loose(p, kind, hand)) {
        whole region = next_of_each(p, frame, kind, count, hand);
        if (region == PENDING)
            return ASKED;
        whole put = least_of(least_of(count, loose(p, kind, hand)), room_in(p, kind, region));
        for (whole i = 0; i < put; i++) {
            fetch(p, kind);
            add_pieces(p, kind, region, 1);
        }
        frame->due &= ~one(region);
    }
    return DONE;
}

/* ---- relics and places -------------------------------------------------------------------------- */

/* Lay the next relic or place that is still to be found in a region; sorts are bits. */
whole reveal(Position *p, Frame *frame, whole sorts, whole mask)
{
    int at = 0;
    for (; at < p->finds_stack.count; at++)
        if (p->game->find_sort.at[p->finds_stack.at[at]] & sorts)
            break;
    mask &= everywhere(p);
    if (at == p->finds_stack.count || !mask)
        return FAILED;
    whole kind = take_from_list(&p->finds_stack, at), region = low(mask);
    p->boxed[kind]--;
    add_pieces(p, kind, region, 1);
    Steps steps;
    steps.count = 0;
    happen(p, REVEAL, frame->you, region, &steps);
    push(p, &steps);
    return DONE;
}

static int find_in_list(const List *list, whole value)
{
    for (int i = 0; i < list->count; i++)
        if (list->at[i] == value)
            return i;
    return -1;
}

/* Draw a power that lies with a relic or place from now on; a hidden one is in no row. */
whole draw_power(Position *p, Frame *frame, whole kind, whole hidden)
{
    (void)frame;
    int stacked = p->power_stack.count, drawable = stacked + (hidden ? 0 : p->row_powers.count);
    int drawn = NOBODY;
    for (int i = 0; i < p->drawn.count && drawn < 0; i++)
        if (find_in_list(&p->power_stack, p->drawn.at[i]) >= 0 || (!hidden && find_in_list(&p->row_powers, p->drawn.at[i]) >= 0))
            drawn = p->drawn.at[i];
    if (!drawable || p->lent[kind] >= 0)
        return FAILED;
    if (drawn < 0) {
        int at = (int)(next_chance(&p->chance) * drawable);
        drawn = at < stacked ? p->power_stack.at[at] : p->row_powers.at[at - stacked];
    }
    for (int at = find_in_list(&p->drawn, drawn); at >= 0; at = find_in_list(&p->drawn, drawn))
        take_from_list(&p->drawn, at);
    int at = find_in_list(&p->power_stack, drawn);
    if (at >= 0)
        take_from_list(&p->power_stack, at);
    else if (!p->power_stack.count)
        return FAILED;
    else
        p->row_powers.at[find_in_list(&p->row_powers, drawn)] = take_from_list(&p->power_stack, 0);
    p->lent[kind] = drawn;
    take_pieces(p, NOBODY, p->game->powers.at[drawn]);
    settle_bearers(p);
    return DONE;
}

/* The kinds of relics that lie in regions and do not work for a people yet. */
whole relics_to_copy(const Position *p, whole you)
{
    const Ruleset *set = rules_of(p, you);
    whole found = 0, borne = 0;
    for (int i = 0; i < set->gear_count; i++)
        borne |= one(set->gear[i].kind);
    EACH (kind, p->game->find_kinds & ~borne)
        if (p->game->find_sort.at[kind] == 1 && p->where[kind])
            found |= one(kind);
    return found;
}

/* Use a piece as a relic until the turn ends: its rules hold of the piece. */
whole use_as(Position *p, Frame *frame, whole kind, whole relics)
{
    if (!relics)
        return FAILED;
    Steps steps;
    steps.count = 0;
    EACH (region, p->where[kind])
        happen(p, USE, frame->you, (whole)region, &steps);
    p->guise[who(p, frame->you)] = low(relics);
    p->guise_piece[who(p, frame->you)] = (int32_t)kind;
    settle_bearers(p);
    push(p, &steps);
    return DONE;
}

/* The kind of the piece that a rule of a relic is about: it, or what is used as it. */
whole itself(const Position *p, whole you, whole kind)
{
    int y = who(p, you);
    return p->guise[y] == kind ? p->guise_piece[y] : kind;
}
