/* The course of the game: seats, phases, peoples, and the end. */
#include "core.h"

/* ---- the moments of a turn ---------------------------------------------------------------------- */

static void add_to_line(Position *p, const int32_t *found, int count)
{
    for (int i = 0; i < count; i++)
        add_to_list(&p->line, found[i]);
}

/* Who acts at a moment: the player on turn, then its peoples, then those that heed it. */
static void order(Position *p, int moment)
{
    know_roster(p);
    p->line.count = 0;
    if (!p->ranked) {
        add_to_line(p, p->acting, p->acting_count);
    } else {
        whole phase = p->game->name_phase.at[moment];
        add_to_list(&p->line, p->acting[0]);
        for (int late = 0; late < 2; late++)
            for (int i = 1; i < p->acting_count; i++)
                if (p->rulesets[p->acting[i]]->firsts[phase] != late)
                    add_to_list(&p->line, p->acting[i]);
    }
    add_to_line(p, p->heeding, p->heeding_count);
}

static void enter(Position *p)
{
    if (!p->stage && p->game->lasting.count) {
        if (!p->seat)
            forget(p, END_OF_ROUND);
        forget(p, START_OF_TURN);
    }
    p->stopped = 0;
    order(p, moment_of(p->game, p->stage));
}

/* Let those who act at the moment begin. */
void open_moment(Position *p)
{
    enter(p);
    p->opened = 1;
    p->turn = p->beat = 0;
}

/* Count a round that has ended, once all that its end set off is done. */
void count_round(Position *p)
{
    if (p->turn != ROUND_OVER)
        return;
    p->turn = 0;
    p->round++;
}

static void end_round(Position *p)
{
    react(p, 0, END_OF_ROUND);
    react_all(p, END_OF_ROUND);
    if (p->game->late_rounds)
        p->turn = ROUND_OVER;
    else
        p->round++;
}

static void end_turn(Position *p)
{
    bool guised = false;
    p->spent_turn.count = 0;
    for (int people = 0; people < p->peoples; people++)
        guised = guised || p->guise[people] >= 0;
    if (guised) {
        for (int people = 0; people < p->peoples; people++)
            p->guise[people] = p->guise_piece[people] = NOBODY;
        settle_bearers(p);
    }
    p->roll = NOBODY;
    forget(p, END_OF_TURN);
    p->declining = 0;
    p->fresh_peoples = 0;
    p->stage = 0;
    p->seat++;
    if (p->seat == p->game->seats) {
        p->seat = 0;
        end_round(p);
    }
    p->roster_known = false;
    /* The turn begins when all that the end of the round set off is done. */
    p->opened = 0;
}

/* Come to the next moment at which a rule of somebody on turn speaks, or the next turn. */
static void go_on(Position *p)
{
    p->opened = 0;
    whole begun = p->declining ? p->game->turn_stages : 0;
    know_roster(p);
    whole live = shr(p->live[p->declining], p->stage + 1 - begun);
    if (live) {
        p->stage += low(live) + 1;
        open_moment(p);
    } else {
        end_turn(p);
    }
}

/* ---- who acts ----------------------------------------------------------------------------------- */

static bool acts(const Position *p, int entry, int moment)
{
    if (p->declining && p->stage == p->game->turn_stages)
        return false; /* the start of the turn was told before its people declined */
    const Ruleset *set = p->rulesets[entry];
    int seat = p->owner[entry];
    if (seat == NOBODY)
        return false;
    if (seat == p->seat)
        return set->reactions.first[moment] >= 0 || set->offers.first[moment] >= 0;
    return set->heeded.first[moment] >= 0;
}

static bool begin(Position *p, int entry, int moment)
{
    Steps steps;
    steps.count = 0;
    if (p->owner[entry] != p->seat)
        heedings(p, entry, moment, &steps);
    else if (p->rulesets[entry]->reactions.first[moment] >= 0)
        reactions(p, entry, moment, &steps);
    push(p, &steps);
    return steps.count;
}

static bool offer(Position *p, int moment)
{
    int you = p->line.at[wrapped(p->turn, p->line.count)];
    if (p->owner[you] != p->seat || holds_bit(p->stopped, you) || p->rulesets[you]->offers.first[moment] < 0)
        return false;
    return open_offers(p, you, moment);
}

/* Tell the next moment of whoever acts, then offer what may be done at it. */
static void act(Position *p)
{
    int moment = moment_of(p->game, p->stage);
    if (p->beat >= 2) {
        p->turn++;
        p->beat = 0;
    }
    while (p->turn < p->line.count && !p->beat && !acts(p, p->line.at[p->turn], moment))
        p->turn++;
    if (p->turn >= p->line.count) {
        go_on(p);
        return;
    }
    if (!p->beat) {
        p->beat = 1;
        if (begin(p, p->line.at[p->turn], moment))
            return;
    }
    if (!offer(p, moment))
        p->beat++;
}

/* ---- steps of rules ----------------------------------------------------------------------------- */

static bool is_on_agenda(const Position *p, const Frame *frame)
{
    for (int i = p->depth - 1; i >= 0; i--)
        if (p->agenda[i] == frame)
            return true;
    return false;
}

static void run_steps(Position *p, Frame *frame, const Rule *rule)
{
    int depth = p->depth;
    if (!frame->begun) {
        frame->begun = true;
        if (rule->type == REACTION && rule->holds && !rule->holds(p, frame))
            frame->step = rule->joins_count;
    }
    while (frame->step < rule->joins_count) {
        whole join = p->game->rule_pool.at[rule->joins + frame->step];
        if (join == AND || frame->done == (join != OTHERWISE)) {
            whole outcome = rule->act(p, frame);
            if (outcome == ASKED)
                return; /* asks a player, or waits for the frames now above it */
            frame->done = outcome == DONE;
        }
        frame->step++;
        frame->wanted = frame->obeyed = false;
        frame->due = frame->many = frame->others = UNTOUCHED;
        if (p->depth != depth || p->agenda[p->depth - 1] != frame)
            return;
    }
    p->depth--;
}

static void run_top(Position *p)
{
    Frame *frame = p->agenda[p->depth - 1];
    const Rule *rule = p->game->by_index[frame->rule];
    p->deed.count = 0;
    add_settings(p->game, &p->deed, rule);
    if (frame->due == FORETOLD) {
        p->depth--;
        if (frame->event.actor < 0)
            seize_region(p, frame->event.actor, frame->event.thing);
        else
            conquer_region(p, frame->you, frame->event.thing, frame->modes);
    } else if (!rule->act) {
        fault(NO_STEPS);
    } else {
        run_steps(p, frame, rule);
    }
    p->deed.count = 0;
    if (!is_on_agenda(p, frame))
        free_frame(p->game, frame);
}

/* ---- moves -------------------------------------------------------------------------------------- */

static void proceed(Position *p)
{
    p->work++;
    if (p->depth) {
        run_top(p);
        return;
    }
    if (p->stage >= p->game->stages) {
        p->over = 1;
        return;
    }
    count_round(p);
    if (!p->opened) {
        open_moment(p);
    } else {
        act(p);
    }
}

static void take(Position *p, Move move)
{
    Question question = p->question;
    if (question.about == PUT_TOKEN) {
        p->hand[question.you]--;
        add_tokens(p, move.thing, 1);
        if (p->hand[question.you] <= 0)
            p->question.about = NOT_ASKED;
        return;
    }
    p->question.about = NOT_ASKED;
    p->move_count = 0;
    if (p->depth)
        p->agenda[p->depth - 1]->answer = move;
    else if (move.sort == TO_PASS)
        p->stopped |= one(question.you);
    else
        take_offer(p, question.you, move);
}

/* Go on until a player has more than one move, or the game is over. */
void advance(Position *p)
{
    for (int i = 0; i < MOST_WORK; i++) {
        if (p->over) {
            p->question.about = NOT_ASKED;
            p->move_count = 0;
            return;
        }
        if (p->question.about == NOT_ASKED)
            proceed(p);
        else if (p->move_count > 1)
            return;
        else
            take(p, p->moves[0]);
    }
    fault(ENDLESS);
}

void do_move(Position *p, int number)
{
    bool putting = p->question.about == PUT_TOKEN;
    if (number < 0 || number >= p->move_count || p->question.about == NOT_ASKED)
        fault(ILLEGAL);
    p->work++;
    take(p, p->moves[number]);
    if (!putting || p->question.about == NOT_ASKED)
        advance(p);
}
