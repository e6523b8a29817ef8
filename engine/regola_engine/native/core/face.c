/* What the face in Python calls: moves, and many games at once. */
#include "core.h"

#include <string.h>

FACE int position_apply(Position *p, int number)
{
    GUARDED(p->game);
    tidy_rulesets(p->game);
    do_move(p, number);
    return FINE;
}

FACE int position_mover(const Position *p) { return p->question.about == NOT_ASKED ? NOBODY : p->question.seat; }
FACE int position_move_count(const Position *p) { return p->move_count; }
FACE const Move *position_moves(const Position *p) { return p->moves; }
FACE int position_is_over(const Position *p) { return (int)p->over; }
FACE const int32_t *position_coins(const Position *p) { return p->coins; }
FACE whole position_round(const Position *p) { return p->round; }

FACE int position_under_way(const Position *p)
{
    return p->depth && p->agenda[p->depth - 1]->rule >= 0 ? p->agenda[p->depth - 1]->rule : NOBODY;
}

/* What sort of things may be chosen now, if any. */
FACE int position_asked(const Position *p) { return p->question.about == CHOOSE ? p->question.kind : 0; }

/* The words of chance as they are now, until more is drawn anywhere. */
FACE const Words *position_chance(const Position *p) { return words_of(&p->chance); }
FACE int position_own_chance(Position *p, const Words *words) { return own_chance(&p->chance, words) ? FINE : TOO_MUCH; }

/* ---- many games --------------------------------------------------------------------------------- */

/* Play on to the end, no further than so many moves, each seat by its bot; why it did not come to that, if it did not. */
static int play_on(Position *p, uint64_t luck, const int32_t *bots, int most, int32_t *moves)
{
    GUARDED(p->game);
    tidy_rulesets(p->game);
    for (*moves = 0; p->question.about != NOT_ASKED && *moves < most; ++*moves)
        do_move(p, bot_move(p, bots[p->question.seat], &luck));
    return FINE;
}

static int play_game(Position *p, uint64_t seed, const int32_t *bots, int most, int32_t *moves)
{
    position_seed(p, seed);
    int why = position_start(p);
    if (!why)
        return play_on(p, seed, bots, most, moves);
    clear_position(p); /* it never began */
    return why;
}

/* Play games, one a seed; the coins, the moves and the rounds of each go to arrays. */
FACE int play_games(Position *p, const uint64_t *seeds, int games, const int32_t *bots, int most, int32_t *coins, int32_t *moves,
                    int32_t *rounds)
{
    int seats = p->game->seats;
    for (int i = 0; i < games; i++) {
        int why = play_game(p, seeds[i], bots, most, &moves[i]);
        moves[i] = why ? -why : moves[i];
        rounds[i] = (int32_t)p->round;
        memcpy(coins + (size_t)i * (size_t)seats, p->coins, (size_t)seats * sizeof(int32_t));
    }
    return FINE;
}

/* Do a move in a copy in which what is hidden is drawn anew, if it is to begin with one, and play on. */
static int play_copy(Position *p, uint64_t seed, int first, const int32_t *bots, int most, int32_t *moves)
{
    position_seed(p, seed);
    draw_hidden(p);
    int why = first < 0 ? FINE : position_apply(p, first);
    return why ? why : play_on(p, seed, bots, most, moves);
}

/* Play on from a position, a game a seed, after the move of a number (below nought: none). */
FACE int play_out(const Position *p, int first, const uint64_t *seeds, int games, const int32_t *bots, int most,
                  int32_t *coins, int32_t *moves, int32_t *rounds)
{
    int seats = p->game->seats;
    for (int i = 0; i < games; i++) {
        Position *twin = position_copy(p);
        if (!twin)
            return TOO_MUCH;
        int why = play_copy(twin, seeds[i], first, bots, most, &moves[i]);
        moves[i] = why ? -why : moves[i];
        rounds[i] = (int32_t)twin->round;
        memcpy(coins + (size_t)i * (size_t)seats, twin->coins, (size_t)seats * sizeof(int32_t));
        position_free(twin);
    }
    return FINE;
}

/* ---- many games in step ------------------------------------------------------------------------- */

/* Do one move in each game that goes on, the one of a number; where that fails, its fault is kept. */
FACE void step_games(Position *const *games, int count, const int32_t *chosen, int32_t *faults)
{
    for (int i = 0; i < count; i++)
        if (!faults[i] && games[i]->question.about != NOT_ASKED)
            faults[i] = position_apply(games[i], chosen[i]);
}

/* Tell who is to move in each game, among how many moves, in which round, and the coins of all seats. */
FACE void tell_games(Position *const *games, int count, const int32_t *faults, int32_t *movers, int32_t *moves,
                     int32_t *rounds, int32_t *coins)
{
    for (int i = 0; i < count; i++) {
        const Position *p = games[i];
        int seats = p->game->seats;
        movers[i] = faults[i] ? NOBODY : position_mover(p);
        moves[i] = movers[i] == NOBODY ? 0 : p->move_count;
        rounds[i] = (int32_t)p->round;
        memcpy(coins + (size_t)i * (size_t)seats, p->coins, (size_t)seats * sizeof(int32_t));
    }
}
