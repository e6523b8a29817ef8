/* Players of the core, by their numbers, and what they have alike: the best of their moves, by marks. */
#include "core.h"

#include <stdlib.h>

enum { BY_CHANCE, GREEDY, STEADY };

/* Room for a mark of each move, until it is asked for again. */
double *room_for_marks(int count)
{
    static double *marks;
    static int room;
    if (count > room) {
        double *found = realloc(marks, (size_t)count * sizeof *marks);
        if (!found)
            fault(TOO_MUCH);
        marks = found;
        room = count;
    }
    return marks;
}

/* The number of the move of the highest mark; of several one by chance. */
int drawn_among_best(const double *marks, int count, uint64_t *luck)
{
    double best = marks[0];
    int leading = 0, at = 0;
    for (int i = 0; i < count; i++) {
        leading = marks[i] > best ? 1 : leading + (marks[i] == best);
        best = marks[i] > best ? marks[i] : best;
    }
    int left = drawn_by(luck, leading);
    while (marks[at] != best || left--)
        at++;
    return at;
}

/* The number of the move that a player of a number takes. */
int bot_move(Position *p, int bot, uint64_t *luck)
{
    switch (bot) {
    case GREEDY: return greedy_move(p, luck);
    case STEADY: return steady_move(p, luck);
    default: return drawn_by(luck, p->move_count);
    }
}
