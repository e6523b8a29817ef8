/* The verbs of the vocabulary as the steps of rules do them: choices, coins, conquest, peoples. */
#include "core.h"

/* ---- choices ------------------------------------------------------------------------------------ */

/* Ask for one of a set of things; the thing, PENDING while asked, NOTHING from an empty set. */
whole choose(Position *p, Frame *frame, whole mask, whole things)
{
    if (frame->answer.sort != NO_ANSWER) {
        frame->answer.sort = NO_ANSWER;
        return frame->answer.thing;
    }
    if (things == REGION)
        mask &= everywhere(p);
    if (!mask)
        return NOTHING;
    ask_thing(p, CHOOSE, frame->you, (int)things, TO_PICK, mask);
    return PENDING;
}

/* Ask once whether the player takes up what it may do; DONE if so. */
whole wants(Position *p, Frame *frame, whole possible)
{
    if (frame->wanted)
        return DONE;
    if (frame->answer.sort != NO_ANSWER) {
        frame->wanted = frame->answer.sort == TO_SAY_YES;
        frame->answer.sort = NO_ANSWER;
        return frame->wanted ? DONE : FAILED;
    }
    if (!possible)
        return FAILED;
    ask_thing(p, YES_NO, frame->you, 0, TO_PICK, 0);
    add_move(p, (Move){TO_SAY_YES, NOBODY, NOBODY, 0});
    add_move(p, (Move){TO_SAY_NO, NOBODY, NOBODY, 0});
    return ASKED;
}

/* Ask once of how many things a step is done: none, or up to so many as is possible. */
whole many_wanted(Position *p, Frame *frame, whole most, OfKept possible, const whole *kept)
{
    if (frame->many >= 0)
        return frame->many;
    if (frame->answer.sort != NO_ANSWER) {
        frame->many = frame->answer.thing;
        frame->answer.sort = NO_ANSWER;
        return frame->many;
    }
    whole numbers = 0;
    for (whole count = 1; count <= most; count++)
        if (!possible || possible(p, frame, kept, count))
            numbers |= shl(1, count);
    if (!numbers)
        return 0;
    ask_thing(p, HOW_MANY, frame->you, COUNT, TO_PICK, numbers | 1);
    return PENDING;
}

void keep_thing(Frame *frame, whole thing)
{
    if (frame->things_count == MOST_KEPT)
        fault(TOO_MUCH);
    frame->things[frame->things_count++] = (int)thing;
}

/* ---- coins -------------------------------------------------------------------------------------- */

static int32_t *purse(Position *p, const Frame *frame) { return &p->coins[seat_of(p, frame->you)]; }

whole gain_coins(Position *p, Frame *frame, whole count)
{
    *purse(p, frame) += (int32_t)count;
    p->bank -= count;
    return DONE;
}

whole take_coins(Position *p, Frame *frame, whole count, whole seats)
{
    EACH (seat, seats & ~banned(p, frame->you, TAKE)) {
        int32_t paid = (int32_t)least_of(count, p->coins[wrapped((whole)seat, p->game->seats)]);
        p->coins[seat] -= paid;
        *purse(p, frame) += paid;
    }
    return DONE;
}

whole can_pay(const Position *p, whole you, whole price) { return p->coins[seat_of(p, you)] >= price; }

static bool spends(Position *p, const Frame *frame, whole price)
{
    if (!can_pay(p, frame->you, price))
        return false;
    *purse(p, frame) -= (int32_t)price;
    return true;
}

whole pay_coins(Position *p, Frame *frame, whole count)
{
    if (!spends(p, frame, count))
        return FAILED;
    p->bank += count;
    return DONE;
}

whole pay_combinations(Position *p, Frame *frame, whole count, whole slots)
{
    if (!spends(p, frame, count * bit_count(slots)))
        return FAILED;
    EACH (slot, slots)
        p->row_coins.at[wrapped((whole)slot, p->row_coins.count)] += (int32_t)count;
    return DONE;
}

/* What passing over each of the combinations in slots of the row costs, and all of them. A cost may hang on coins that lie
   on other combinations: all are worked out before a coin is laid. */
static whole passing_costs(Position *p, whole you, whole slots, whole *costs)
{
    whole price = 0;
    EACH (slot, slots)
        price += costs[slot] = slot_number(p, PASSING_COST, you, (whole)slot);
    return price;
}

whole passing_price(Position *p, whole you, whole slots)
{
    whole costs[64];
    return passing_costs(p, you, slots, costs);
}

/* Lay on each of the combinations in slots of the row what passing it over costs. */
whole pass_combinations(Position *p, Frame *frame, whole slots)
{
    whole costs[64];
    if (!spends(p, frame, passing_costs(p, frame->you, slots, costs)))
        return FAILED;
    whole actor = people_acting(p, frame->you);
    Steps steps;
    steps.count = 0;
    EACH (slot, slots) {
        p->row_coins.at[wrapped((whole)slot, p->row_coins.count)] += (int32_t)costs[slot];
        if (actor != NOBODY)
            happen(p, PASS, actor, (whole)slot, &steps);
    }
    push(p, &steps);
    return DONE;
}

whole pay_players(Position *p, Frame *frame, whole count, whole seats)
{
    if (!spends(p, frame, count * bit_count(seats)))
        return FAILED;
    EACH (seat, seats)
        p->coins[wrapped((whole)seat, p->game->seats)] += (int32_t)count;
    return DONE;
}

whole take_combination_coins(Position *p, Frame *frame, whole count, whole slots)
{
    EACH (slot, slots) {
        int32_t *coins = &p->row_coins.at[wrapped((whole)slot, p->row_coins.count)];
        int32_t taken = (int32_t)least_of(count, *coins);
        *purse(p, frame) += taken;
        *coins -= taken;
    }
    return DONE;
}

/* ---- conquest ----------------------------------------------------------------------------------- */

enum { MOST_DICE = 999, DICE_ROOM = 20 };

static whole one_rolled(Position *p)
{
    const Array *faces = &p->game->die;
    if (p->rolls.count) {
        whole face = p->rolls.at[0];
        take_from_list(&p->rolls, 0);
        return face;
    }
    return faces->at[wrapped((whole)(next_chance(&p->chance) * faces->count), faces->count)];
}

whole roll_dice(Position *p, Frame *frame, whole count)
{
    (void)frame;
    whole total = 0, highest = 0, lowest = 0;
    for (whole die = 0; die < least_of(count, MOST_DICE); die++) {
        whole face = one_rolled(p);
        total += face;
        highest = die ? most_of(highest, face) : face;
        lowest = die ? least_of(lowest, face) : face;
    }
    p->roll = total | (total - highest) << DICE_ROOM | (total - lowest) << 2 * DICE_ROOM;
    return DONE;
}

whole roll_die(Position *p, Frame *frame) { return roll_dice(p, frame, 1); }

static Frame *foretold(Position *p, const Frame *frame, whole actor, whole region)
{
    Frame *deed = new_frame(p->game, frame->rule, frame->you, NOBODY, event_of(CONQUER, actor, region));
    deed->modes = frame->modes;
    deed->due = FORETOLD;
    return deed;
}

/* Conquer a region, with the settings of the frame's rule, if its cost can be paid. */
whole conquer(Position *p, Frame *frame, whole region)
{
    if (region == PENDING)
        return ASKED;
    Deed outer;
    copy_deed(&outer, &p->deed);
    settings_of_modes(p, frame->you, frame->modes, &p->deed);
    whole found = region >= 0 ? conquerable(p, frame->you) : 0;
    copy_deed(&p->deed, &outer);
    if (!holds_bit(found, most_of(region, 0)))
        return FAILED;
    Frame *deed = foretold(p, frame, frame->you, region);
    if (!forestalled(p, OF_CONQUEST, 3, frame->you, region, deed))
        conquer_region(p, frame->you, region, frame->modes);
    return DONE;
}

/* Conquer regions for a piece of a kind, with the settings of the frame's rule. */
whole seize(Position *p, Frame *frame, whole kind, whole mask)
{
    whole actor = -2 - kind;
    EACH (region, mask) {
        Frame *deed = foretold(p, frame, actor, (whole)region);
        if (!forestalled(p, OF_CONQUEST + 1, 1, actor, (whole)region, deed))
            seize_region(p, actor, (whole)region);
    }
    return mask ? DONE : FAILED;
}

whole stop(Position *p, Frame *frame)
{
    p->stopped |= one(frame->you);
    return DONE;
}

/* ---- peoples ------------------------------------------------------------------------------------ */

whole choose_combination(Position *p, Frame *frame, whole slot)
{
    int at = wrapped(slot, p->row_races.count);
    int people = new_people(p, p->owner[who(p, frame->you)], p->row_races.at[at], p->row_powers.at[at]);
    p->row_taken = slot;
    add_to_list(&p->line, people);
    Steps steps;
    steps.count = 0;
    happen(p, CHOOSE_COMBINATION, people, people, &steps);
    push(p, &steps);
    return DONE;
}

/* Take the people out of play and put its banner and badge back, once all else is done. */
whole return_combination(Position *p, Frame *frame)
{
    int you = frame->you;
    if (p->owner[who(p, you)] == NOBODY)
        return FAILED;
    for (int i = 0; i < p->depth - 1; i++)
        if (p->agenda[i]->you == you && p->agenda[i]->due != LEAVING) {
            /* All else that the people has set off comes first. */
            frame->due = LEAVING;
            Frame *top = p->agenda[p->depth - 1];
            for (int n = p->depth - 1; n > i; n--)
                p->agenda[n] = p->agenda[n - 1];
            p->agenda[i] = top;
            return ASKED;
        }
    discard_people(p, you);
    return DONE;
}

whole refill(Position *p, Frame *frame)
{
    (void)frame;
    refill_row(p);
    return DONE;
}

/* Tell whether the turn has not come to what it shares with a turn of declining. */
static bool may_turn(const Position *p)
{
    whole first = p->declining ? p->game->turn_stages : 0;
    return p->stage - first < p->game->turning_point;
}

/* Decline: the active people turns its side and keeps in its regions what it may keep. */
whole decline(Position *p, Frame *frame)
{
    static const int verbs[] = {DECLINE};
    int seat = p->owner[who(p, frame->you)], people = p->active[wrapped(seat, p->game->seats)];
    if (people == NOBODY || banned(p, people, DECLINE))
        return FAILED;
    if (frame->due < 0) {
        frame->due = 0;
        if (forestalled(p, verbs, 1, people, people, NULL))
            return ASKED;
    }
    Steps steps;
    steps.count = 0;
    happen(p, DECLINE, people, people, &steps);
    fade(p, people);
    push(p, &steps);
    if (seat == p->seat && may_turn(p)) {
        p->declining = 1;
        p->stage = p->game->turn_stages;
        p->stopped |= one(people);
    }
    return DONE;
}

/* Tell whether a people is in decline, and its player has no other that is active. */
whole can_reactivate(const Position *p, whole you)
{
    int seat = p->owner[who(p, you)];
    return holds_bit(p->declined_peoples, you) && p->active[wrapped(seat, p->game->seats)] == NOBODY;
}

/* Come out of decline, if that can be; the people hears of it as an active one. */
whole reactivate(Position *p, Frame *frame)
{
    int people = frame->you;
    if (!can_reactivate(p, people))
        return FAILED;
    revive(p, people);
    Steps steps;
    steps.count = 0;
    happen(p, REACTIVATE, people, people, &steps);
    push(p, &steps);
    return DONE;
}

/* End the game, once all that happens at its end is done. */
whole finish_game(Position *p, Frame *frame)
{
    if (frame->due < 0) {
        frame->due = 0;
        if (react_all(p, END_OF_GAME))
            return ASKED;
    }
    count_round(p);
    p->over = 1;
    return DONE;
}

/* ---- steps that somebody else takes ------------------------------------------------------------- */

/* Have a step taken by each of some peoples or players, clockwise from the player on turn. */
whole for_each_other(Position *p, Frame *frame, whole others, OfFrame act)
{
    int bearer = frame->you;
    if (frame->others < 0)
        frame->others = others;
    while (frame->others) {
        int order[MOST_THINGS + 2];
        in_order(p, frame->others, order);
        frame->you = order[0];
        frame->bearer = bearer;
        whole outcome = act(p, frame);
        int other = frame->you;
        frame->you = bearer;
        frame->bearer = NOBODY;
        if (outcome == ASKED)
            return ASKED;
        frame->obeyed = frame->obeyed || outcome == DONE;
        frame->others &= ~one(other);
        frame->wanted = false;
        frame->due = frame->many = UNTOUCHED;
        if (frame->others && p->agenda[p->depth - 1] != frame)
            return ASKED;
    }
    return frame->obeyed ? DONE : FAILED;
}

/* The player of whoever bears a rule, also while somebody else takes its step. */
whole bearers_player(Position *p, Frame *frame)
{
    return one(p->owner[who(p, frame->bearer == NOBODY ? frame->you : frame->bearer)]);
}

whole for_another(Position *p, Frame *frame, whole you, OfFrame act)
{
    return for_each_other(p, frame, shl(1, you), act);
}

/* Have a step taken by one of some peoples or players, whom the bearer chooses and keeps. */
whole for_chosen_other(Position *p, Frame *frame, whole others, whole things, OfFrame act)
{
    if (frame->others < 0) {
        whole other = choose(p, frame, others, things);
        if (other < 0)
            return other == PENDING ? ASKED : FAILED;
        keep_thing(frame, other);
        frame->others = one(other);
    }
    return for_each_other(p, frame, 0, act);
}
