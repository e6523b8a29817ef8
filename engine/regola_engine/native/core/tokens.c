/* Tokens put on the board and taken from it; who holds what; the verbs that move them. */
#include "core.h"

void add_tokens(Position *p, whole region, whole count)
{
    p->tokens[region] += (int32_t)count;
    p->defenders[region] += (int32_t)count * p->game->token_weight;
}

/* Make a people the holder of a region that nobody holds. */
void claim(Position *p, whole people, whole region)
{
    p->holder[region] = (int32_t)people;
    p->held[people] |= one(region);
    if (p->near[people] >= 0)
        p->near[people] |= p->game->ground.beside[region];
    if (holds_bit(p->finds, region))
        settle_bearers(p);
}

/* Leave a region without a holder. */
void release(Position *p, whole region)
{
    int people = wrapped(p->holder[region], p->peoples);
    p->holder[region] = NOBODY;
    p->held[people] &= ~one(region);
    p->near[people] = -1;
    if (holds_bit(p->finds, region))
        settle_bearers(p);
}

/* ---- places beside the board -------------------------------------------------------------------- */

whole people_acting(const Position *p, whole you)
{
    return you >= p->game->seats ? you : p->active[wrapped(you, p->game->seats)];
}

static int32_t *pile(Position *p, whole you, whole spot)
{
    int y = who(p, you);
    return spot == FROM_TRAY ? &p->tray[y] : spot == FROM_HAND ? &p->hand[y] : &p->aside[y];
}

whole has_tokens(const Position *p, whole you, whole spots, whole count)
{
    int y = who(p, you);
    return (spots & FROM_TRAY && p->tray[y] >= count) || (spots & FROM_HAND && p->hand[y] >= count) ||
           (spots & FROM_SIDE && p->aside[y] >= count);
}

/* How many of so many are meant: as many as there are, ALL - 1 for all but one. */
static whole how_many(whole count, whole there)
{
    return ALL / 2 < count && count < ALL ? most_of(0, there - (ALL - count)) : least_of(count, there);
}

whole shift(Position *p, Frame *frame, whole count, whole source, whole target)
{
    whole you = people_acting(p, frame->you);
    if (you == NOBODY)
        return FAILED;
    int32_t taken = (int32_t)how_many(count, *pile(p, you, source));
    *pile(p, you, source) -= taken;
    *pile(p, you, target) += taken;
    return taken ? DONE : FAILED;
}

whole set_aside_from_hand(Position *p, Frame *frame, whole count)
{
    return shift(p, frame, count, FROM_HAND, FROM_SIDE);
}

whole take_back(Position *p, Frame *frame)
{
    int you = who(p, frame->you);
    p->hand[you] += p->aside[you];
    p->aside[you] = 0;
    return DONE;
}

whole return_aside(Position *p, Frame *frame)
{
    int you = who(p, frame->you);
    p->tray[you] += p->aside[you];
    p->aside[you] = 0;
    return DONE;
}

whole gain_tokens(Position *p, Frame *frame, whole count)
{
    whole people = people_acting(p, frame->you);
    if (people == NOBODY)
        return FAILED;
    int32_t taken = (int32_t)least_of(count, p->tray[people]);
    p->tray[people] -= taken;
    p->hand[people] += taken;
    return DONE;
}

/* ---- regions ------------------------------------------------------------------------------------ */

whole held_by(const Position *p, whole you)
{
    whole people = people_acting(p, you);
    return people == NOBODY ? 0 : p->held[people];
}

whole own_regions(const Position *p, whole you)
{
    return you >= p->game->seats ? p->held[you] : regions_of_players(p, shl(1, you));
}

static whole tokens_in(const Position *p, whole mask)
{
    whole sum = 0;
    EACH (region, mask)
        sum += p->tokens[region];
    return sum;
}

/* The regions of a set where tokens stand. */
static whole with_tokens(const Position *p, whole mask)
{
    whole found = 0;
    EACH (region, mask & everywhere(p))
        if (p->tokens[region])
            found |= one(region);
    return found;
}

/* Ask for the next of several regions, once all that the last one set off is done. */
static whole chosen_next(Position *p, Frame *frame, whole mask)
{
    if (p->depth && p->agenda[p->depth - 1] != frame)
        return PENDING;
    return choose(p, frame, mask, REGION);
}

/* Give a region up: its holder loses it and no tokens. */
void leave_region(Position *p, whole region)
{
    int you = p->holder[region];
    Steps steps;
    steps.count = 0;
    happen(p, LOSE, you, region, &steps);
    p->hand[who(p, you)] += p->tokens[region];
    add_tokens(p, region, -p->tokens[region]);
    release(p, region);
    push(p, &steps);
}

/* Set tokens aside: from the hand, then from regions that the player chooses. */
whole set_aside(Position *p, Frame *frame, whole count)
{
    int you = who(p, frame->you);
    if (frame->due < 0)
        frame->due = how_many(count, p->hand[you] + tokens_in(p, p->held[you]));
    int32_t taken = (int32_t)least_of(frame->due, p->hand[you]);
    p->hand[you] -= taken;
    p->aside[you] += taken;
    frame->due -= taken;
    while (frame->due > 0 && p->held[you]) {
        whole region = chosen_next(p, frame, p->held[you]);
        if (region == PENDING)
            return ASKED;
        add_tokens(p, region, -1);
        if (!p->tokens[region])
            leave_region(p, region);
        p->aside[you]++;
        frame->due--;
    }
    return DONE;
}

/* The regions that a people may put tokens in: its own, and empty ones of nobody. */
whole regions_to_settle(const Position *p, whole you)
{
    whole found = p->held[who(p, you)];
    EACH (region, empty_regions(p))
        if (p->holder[region] == NOBODY)
            found |= one(region);
    return found;
}

whole can_put_tokens(const Position *p, whole you, whole spots, whole count, whole mask)
{
    return has_tokens(p, you, spots, count) && mask & regions_to_settle(p, you);
}

static void draw(Position *p, whole you, whole spots, whole count)
{
    whole spot = FROM_SIDE;
    if (spots & FROM_TRAY && p->tray[you] >= count)
        spot = FROM_TRAY;
    else if (spots & FROM_HAND && p->hand[you] >= count)
        spot = FROM_HAND;
    *pile(p, you, spot) -= (int32_t)count;
}

static void settle_in(Position *p, whole you, whole region, whole count)
{
    Steps steps;
    steps.count = 0;
    if (p->holder[region] == NOBODY && count) {
        happen(p, OCCUPY, you, region, &steps);
        claim(p, you, region);
    }
    add_tokens(p, region, count);
    push(p, &steps);
}

/* Put tokens in a region of the people, or an empty one of nobody, which it then occupies. */
whole put_tokens(Position *p, Frame *frame, whole count, whole spots, whole mask)
{
    whole you = who(p, frame->you);
    mask &= regions_to_settle(p, you);
    if (count > ALL / 2) {
        whole last = spots & FROM_SIDE ? FROM_SIDE : spots & FROM_HAND ? FROM_HAND : FROM_TRAY;
        count = how_many(count, *pile(p, you, last));
    }
    if (!mask || !has_tokens(p, you, spots, count))
        return FAILED;
    draw(p, you, spots, count);
    settle_in(p, you, low(mask), count);
    return DONE;
}

static whole portions(Position *p, whole you, whole spots, whole count)
{
    whole sum = 0;
    for (whole spot = FROM_TRAY; spot <= FROM_SIDE; spot *= 2)
        if (spots & spot)
            sum += floor_div(*pile(p, you, spot), count);
    return sum;
}

/* Put so many tokens in each region of a set that the people may settle, as long as it has them. */
whole put_tokens_in_each(Position *p, Frame *frame, whole count, whole spots, whole mask)
{
    whole you = who(p, frame->you);
    if (frame->due < 0) {
        frame->due = mask & regions_to_settle(p, you);
        if (!frame->due || !has_tokens(p, you, spots, count))
            return FAILED;
    }
    while (frame->due && has_tokens(p, you, spots, count)) {
        whole regions = bit_count(frame->due);
        bool enough = regions == 1 || portions(p, you, spots, count) >= regions;
        whole region = frame->answer.sort == NO_ANSWER && enough ? low(frame->due) : chosen_next(p, frame, frame->due);
        if (region == PENDING)
            return ASKED;
        draw(p, you, spots, count);
        frame->due &= ~one(region);
        settle_in(p, you, region, count);
    }
    return DONE;
}

/* ---- taking tokens from regions ----------------------------------------------------------------- */

/* How many tokens stand in regions beyond those that must stay; gives the regions with some. */
static whole loose(Position *p, whole mask, int32_t *there)
{
    whole found = 0, peoples = 0;
    EACH (place, mask)
        if (p->holder[place] != NOBODY)
            peoples |= one(p->holder[place]);
    EACH (people, peoples) {
        int32_t stay[64];
        whole held = p->held[people] & mask;
        evaluate(p, GARRISON, (whole)people, held, stay);
        EACH (region, held) {
            there[region] = p->tokens[region] - (stay[region] > 0 ? stay[region] : 0);
            if (there[region] > 0)
                found |= one(region);
        }
    }
    return found;
}

static whole standing(Position *p, whole mask, int32_t *there)
{
    whole found = with_tokens(p, mask);
    EACH (region, found)
        there[region] = p->tokens[region];
    return found;
}

static void take_in_hand(Position *p, whole region, whole count)
{
    p->hand[who(p, p->holder[region])] += (int32_t)count;
    add_tokens(p, region, -count);
    if (!p->tokens[region])
        leave_region(p, region);
}

static void discard(Position *p, whole region, whole count)
{
    Steps steps;
    steps.count = 0;
    lose_tokens(p, region, count, &steps);
    p->tray[who(p, p->holder[region])] += (int32_t)count;
    add_tokens(p, region, -count);
    if (!p->tokens[region])
        leave_region(p, region);
    push(p, &steps);
}

typedef whole (*There)(Position *, whole, int32_t *);
typedef void (*Taking)(Position *, whole, whole);

static whole sum_of(whole open, const int32_t *there)
{
    whole sum = 0;
    EACH (region, open)
        sum += there[region];
    return sum;
}

/* Take tokens from regions: of fewer than all the player chooses where, one at a time. */
static whole taken_from(Position *p, Frame *frame, whole count, whole mask, There there, Taking take)
{
    int32_t counts[64];
    whole open = there(p, mask, counts);
    if (frame->due < 0) {
        whole meant = how_many(count, tokens_in(p, mask & everywhere(p)));
        frame->due = least_of(meant, sum_of(open, counts));
        if (!frame->due)
            return FAILED;
    }
    while (frame->due > 0 && open) {
        whole region = low(open), taken = least_of(frame->due, counts[region]);
        if (frame->due < sum_of(open, counts) && open & (open - 1)) {
            region = chosen_next(p, frame, open);
            taken = 1;
        }
        if (region == PENDING)
            return ASKED;
        frame->due -= taken;
        take(p, region, taken);
        open = there(p, mask, counts);
    }
    return DONE;
}

whole discard_tokens(Position *p, Frame *frame, whole count, whole mask)
{
    if (frame->due < 0 && 0 < count && count <= ALL / 2 && can_discard(p, mask, 1))
        frame->due = (int32_t)count;
    whole outcome = taken_from(p, frame, count, mask, standing, discard);
    return outcome == DONE && frame->due > 0 ? FAILED : outcome;
}

whole can_discard(const Position *p, whole mask, whole count)
{
    return tokens_in(p, mask & everywhere(p)) >= (count > ALL / 2 ? 1 : most_of(1, count));
}

whole withdraw(Position *p, Frame *frame, whole count, whole mask)
{
    return taken_from(p, frame, count, p->held[who(p, frame->you)] & mask, loose, take_in_hand);
}

/* Move tokens of the people from one region to another that it may settle. */
whole march(Position *p, Frame *frame, whole count, whole source, whole target)
{
    whole you = who(p, frame->you);
    target &= regions_to_settle(p, you);
    if (!target)
        return FAILED;
    if (frame->due == UNTOUCHED) {
        whole alone = target & (target - 1) ? 0 : target;
        whole start = choose(p, frame, with_tokens(p, source & p->held[you]) & ~alone, REGION);
        if (start < 0)
            return start == PENDING ? ASKED : FAILED;
        frame->due = start;
    }
    whole start = frame->due, end = choose(p, frame, target & ~one(start), REGION);
    if (end < 0)
        return end == PENDING ? ASKED : FAILED;
    whole taken = how_many(count, p->tokens[start]);
    add_tokens(p, start, -taken);
    if (!p->tokens[start])
        leave_region(p, start);
    settle_in(p, you, end, taken);
    return taken ? DONE : FAILED;
}

/* Take in hand the tokens in regions beyond those that must stay. */
whole take_up(Position *p, Frame *frame, whole mask)
{
    int you = who(p, frame->you);
    int32_t stay[64];
    whole held = p->held[you] & mask;
    evaluate(p, GARRISON, you, held, stay);
    EACH (region, held) {
        int32_t surplus = p->tokens[region] - (stay[region] > 0 ? stay[region] : 0);
        if (surplus > 0) {
            add_tokens(p, (whole)region, -surplus);
            p->hand[you] += surplus;
        }
    }
    return DONE;
}

static bool carries(const Position *p, int you)
{
    for (int kind = 0; kind < p->game->kinds; kind++)
        if (p->carried[kind] && p->bearer[kind] == you)
            return true;
    return false;
}

/* Put the tokens in hand in the people's regions, one by one; regions left empty are left. */
whole redeploy(Position *p, Frame *frame)
{
    int you = frame->you, y = who(p, you);
    if (banned(p, you, REDEPLOY))
        return FAILED;
    if (frame->due < 0) {
        frame->due = 0;
        if (p->owner[y] == p->seat)
            take_up(p, frame, -1);
        else if (!p->hand[y] && !carries(p, you))
            return FAILED;
    }
    if (p->hand[y] && p->held[y]) {
        ask_thing(p, PUT_TOKEN, you, 0, TO_PUT, p->held[y]);
        return ASKED;
    }
    EACH (region, p->held[y] & ~with_tokens(p, p->held[y]))
        leave_region(p, (whole)region);
    Steps steps;
    steps.count = 0;
    happen(p, REDEPLOY, you, you, &steps);
    push(p, &steps);
    return DONE;
}

/* Take all tokens of regions in hand and leave them. */
whole abandon(Position *p, Frame *frame, whole mask)
{
    whole you = people_acting(p, frame->you);
    mask &= ~banned(p, you, ABANDON);
    EACH (region, mask) {
        Steps steps;
        steps.count = 0;
        happen(p, ABANDON, you, (whole)region, &steps);
        leave_region(p, (whole)region);
        push(p, &steps);
    }
    return mask ? DONE : FAILED;
}

/* Put the tokens of a region back in their tray and active ones of the player in it. */
whole replace_tokens(Position *p, Frame *frame, whole count, whole spots, whole mask)
{
    whole active = p->active[seat_of(p, frame->you)];
    mask &= everywhere(p);
    if (!mask || !can_replace(p, frame->you, spots, count))
        return FAILED;
    whole region = low(mask), holder = p->holder[region], count_there = p->tokens[region];
    Steps steps;
    steps.count = 0;
    lose_tokens(p, region, count_there, &steps);
    add_tokens(p, region, -count_there);
    p->tray[who(p, holder)] += (int32_t)count_there;
    leave_region(p, region);
    push(p, &steps);
    if (spots & FROM_TRAY && p->tray[active] >= count)
        p->tray[active] -= (int32_t)count;
    else
        p->hand[active] -= (int32_t)count;
    claim(p, active, region);
    add_tokens(p, region, count);
    return DONE;
}

whole can_replace(const Position *p, whole you, whole spots, whole count)
{
    whole active = p->active[seat_of(p, you)];
    return active != NOBODY && has_tokens(p, active, spots, count);
}
