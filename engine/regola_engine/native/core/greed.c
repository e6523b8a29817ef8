/*
 * A player that looks one move ahead and likes regions, coins and cheap conquests.
 *
 * Marks are whole tenths, so that no machine rounds them otherwise than another.
 */
#include "core.h"

enum { TIRED = 2 };

static whole mark_conquest(Position *p, whole you, const Move *move)
{
    whole price = number(p, CONQUEST_COST, you, move->thing);
    whole worth = 100 + 40 * number(p, INCOME, you, move->thing);
    int32_t holder = p->holder[wrapped(move->thing, p->game->regions)];
    if (holder >= 0)
        worth += seat_of(p, holder) != seat_of(p, you) ? 30 : -120;
    return worth - 20 * price + 40 * (move->modes > 0);
}

static whole mark_combination(const Position *p, int slot)
{
    const Game *game = p->game;
    int at = wrapped(slot, p->row_races.count);
    whole race = game->banner.at[game->races.at[p->row_races.at[at]]];
    whole power = game->banner.at[game->powers.at[p->row_powers.at[at]]];
    return 10 * (race + power + p->row_coins.at[at]) - 12 * slot;
}

/* Tokens that could go on conquering; none where no region has any. */
static whole spare_tokens(Position *p, whole you)
{
    whole held = p->held[who(p, you)], spare = p->hand[who(p, you)];
    int32_t stay[MOST_THINGS];
    bool any = false;
    evaluate(p, GARRISON, you, held, stay);
    for (int region = 0; region < p->game->regions; region++)
        any = any || p->tokens[region];
    EACH (region, held)
        spare += most_of(0, p->tokens[region] - stay[region]);
    return any ? spare : 0;
}

/* Decline when little more can be taken and there are turns left to gain from it. */
static whole mark_decline(Position *p, whole you)
{
    whole left = p->game->rounds - p->round;
    if (!p->held[who(p, you)])
        return left && !p->hand[who(p, you)] ? 50 : -10;
    if (left <= 1)
        return -10;
    return spare_tokens(p, you) <= TIRED ? 20 : -10;
}

static whole mark_offer(Position *p, whole you, const Move *move)
{
    const Rule *rule = p->game->by_index[move->rule];
    if (rule->type != OFFER)
        return 0;
    if (rule->verb == CONQUER || rule->verb == ASSAULT)
        return mark_conquest(p, you, move);
    if (rule->verb == DECLINE)
        return mark_decline(p, you);
    if (rule->verb == ABANDON)
        return -10;
    if (rule->verb == CHOOSE_COMBINATION)
        return 100 + mark_combination(p, move->thing);
    return 10;
}

static whole mark(Position *p, const Move *move)
{
    if (move->sort == TO_OFFER)
        return mark_offer(p, p->question.you, move);
    if (p->question.about == PUT_TOKEN && move->sort != TO_PASS)
        return -10 * p->tokens[wrapped(move->thing, p->game->regions)];
    return 0;
}

/* The number of the move that looks best at once; of several one by chance. */
int greedy_move(Position *p, uint64_t *luck)
{
    double *marks = room_for_marks(p->move_count);
    for (int i = 0; i < p->move_count; i++)
        marks[i] = (double)mark(p, &p->moves[i]);
    return drawn_among_best(marks, p->move_count, luck);
}
