/* Games in which the stacks lie as told, and what a player takes or finds first is settled. */
#include "core.h"

#include <string.h>

/* More work than any game that ends takes; the Python engine tells which rule goes on and on. */
enum { MOST_WORK_OF_GAME = 10 * MOST_WORK };

typedef struct Stack {
    int count;
    const int32_t *at;
} Stack;

/* The things of an opening by their numbers; NOBODY where it settles none. */
typedef struct Opening {
    int seat, race, power, find;
    Stack races, powers, finds;
} Opening;

static Stack stack_told(const int32_t **at)
{
    Stack found = {**at, *at + 1};
    *at += 1 + found.count;
    return found;
}

static Opening opening_told(const int32_t *at)
{
    Opening found = {at[0], at[1], at[2], at[3], {0}, {0}, {0}};
    at += 4;
    found.races = stack_told(&at);
    found.powers = stack_told(&at);
    found.finds = stack_told(&at);
    return found;
}

/* ---- before the first choice -------------------------------------------------------------------- */

static void lay(List *list, Stack stack)
{
    list->count = 0;
    for (int i = 0; i < stack.count; i++)
        add_to_list(list, stack.at[i]);
}

/* Lay the row anew from these stacks, where combinations are about to be chosen. */
static void lay_table(Position *p, const Opening *opening)
{
    lay(&p->race_stack, opening->races);
    lay(&p->power_stack, opening->powers);
    p->row_races.count = p->row_powers.count = p->row_coins.count = 0;
    refill_row(p);
    const Question asked = p->question;
    if (asked.about != NOT_ASKED)
        open_offers(p, (int)asked.you, moment_of(p->game, p->stage));
    p->question = asked;
    if (opening->find >= 0)
        lay(&p->finds_stack, opening->finds);
}

/* ---- at each choice ----------------------------------------------------------------------------- */

static bool is_choosing(const Position *p)
{
    if (!p->move_count || p->moves->sort != TO_OFFER)
        return false;
    const Rule *rule = p->game->by_index[p->moves->rule];
    return rule->type == OFFER && rule->verb == CHOOSE_COMBINATION;
}

static void put_first(List *list, int32_t value)
{
    add_to_list(list, value);
    memmove(list->at + 1, list->at, (size_t)(list->count - 1) * sizeof(int32_t));
    list->at[0] = value;
}

/* Have the seat find on its turn what is settled, as long as nobody else can. */
static void lay_find(Position *p, const Opening *opening)
{
    if (p->where[opening->find] || !p->boxed[opening->find])
        return;
    for (int i = p->finds_stack.count; i--;)
        if (p->finds_stack.at[i] == opening->find)
            take_from_list(&p->finds_stack, i);
    if (p->question.seat == opening->seat)
        put_first(&p->finds_stack, opening->find);
}

/* The number of the move that the opening settles, NOBODY where it settles none. */
static int settled(Position *p, const Opening *opening)
{
    if (opening->find >= 0) {
        lay_find(p, opening);
        return NOBODY;
    }
    if (opening->race < 0 || p->active[opening->seat] >= 0 || p->round > 1)
        return NOBODY;
    if (p->question.seat != opening->seat || !is_choosing(p))
        return NOBODY;
    put_first(&p->row_races, opening->race);
    put_first(&p->row_powers, opening->power);
    put_first(&p->row_coins, 0);
    for (int i = 0; i < p->move_count; i++)
        if (!p->moves[i].thing)
            return i;
    fault(RAISED);
}

static bool bears(const Position *p, int people, int find)
{
    for (int i = 0; i < p->rulesets[people]->gear_count; i++)
        if (p->rulesets[people]->gear[i].kind == find)
            return true;
    return false;
}

/* Whether the seat has what the opening gave it. */
static bool still_has(const Position *p, const Opening *opening)
{
    for (int people = p->game->seats; opening->find >= 0 && people < p->peoples; people++)
        if (p->owner[people] == opening->seat && bears(p, people, opening->find))
            return true;
    int people = p->active[opening->seat];
    return opening->find < 0 && people >= 0 && p->race[people] == opening->race && p->power[people] == opening->power;
}

/* ---- to the end --------------------------------------------------------------------------------- */

enum { MOST_ROUNDS = 64, MOST_CHOICES = 8192 };

/* What became of a game: the curve are the coins of the seat at the end of each round. */
typedef struct Ended {
    int32_t winners, held, rounds, count, curve[MOST_ROUNDS], choices[MOST_CHOICES];
} Ended;

static void tell_rounds(const Position *p, const Opening *opening, Ended *told)
{
    while (told->rounds < p->round - 1) {
        if (told->rounds == MOST_ROUNDS)
            fault(TOO_MUCH);
        told->curve[told->rounds++] = p->coins[opening->seat];
        told->held += still_has(p, opening);
    }
}

static int play_on(Position *p, const Opening *opening, const int32_t *bots, uint64_t luck, Ended *told)
{
    GUARDED(p->game);
    lay_table(p, opening);
    while (p->question.about != NOT_ASKED) {
        if (p->work > MOST_WORK_OF_GAME || told->count == MOST_CHOICES)
            return TOO_MUCH;
        int number = settled(p, opening);
        if (number < 0)
            number = bot_move(p, bots[p->question.seat], &luck);
        told->choices[told->count++] = number;
        do_move(p, number);
        tell_rounds(p, opening, told);
    }
    told->winners = (int32_t)winners(p);
    return FINE;
}

FACE size_t ended_size(void) { return sizeof(Ended); }

/* Play a game with an opening to its end; why it did not come to that, if it did not. */
FACE int play_opened(Position *p, const int32_t *given, uint64_t seed, uint64_t dice, const int32_t *bots, Ended *told)
{
    const Opening opening = opening_told(given);
    told->winners = told->held = told->rounds = told->count = 0;
    position_seed(p, seed);
    int why = position_start(p);
    if (why)
        return why;
    position_seed(p, dice);
    return play_on(p, &opening, bots, seed, told);
}
