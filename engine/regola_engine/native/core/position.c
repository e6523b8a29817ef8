/* Positions: room for them, copies of them, the first of a game. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

jmp_buf escape;

_Noreturn void fault(int why) { longjmp(escape, why); }

/* ---- lists -------------------------------------------------------------------------------------- */

void add_to_list(List *list, whole value)
{
    if (list->count == list->room)
        fault(TOO_MUCH);
    list->at[list->count++] = (int32_t)value;
}

int32_t take_from_list(List *list, int at)
{
    int32_t found = list->at[wrapped(at, list->count)];
    list->count--;
    memmove(list->at + at, list->at + at + 1, (size_t)(list->count - at) * sizeof(int32_t));
    return found;
}

/* ---- room --------------------------------------------------------------------------------------- */

typedef struct Sizes {
    int peoples, kinds, regions, seats, dealt_size, lying_size, added_size;
    int races_room, powers_room, row_room, finds_room, line_room;
} Sizes;

static Sizes sizes_of(const Game *game)
{
    int races = game->races.count, powers = game->powers.count;
    return (Sizes){
        .peoples = game->peoples, .kinds = game->kinds, .regions = game->regions, .seats = game->seats,
        .dealt_size = game->kinds * game->seats, .lying_size = game->kinds * game->regions,
        .added_size = game->numbers * game->regions, .races_room = races + 4, .powers_room = powers + 4,
        .row_room = game->row + 8, .finds_room = game->finds.count + 1, .line_room = 2 * game->peoples + 8,
    };
}

static char *place(char **at, size_t size)
{
    char *found = *at;
    if (found)
        *at += (size + 7) & ~(size_t)7;
    return found;
}

/* Give each field of a position its part of the block behind it. */
static size_t lay(Position *p, const Game *game)
{
    Sizes sizes = sizes_of(game);
    char *start = (char *)(p + 1), *at = start;
#define X(kind, name, size, domain) p->name = (kind *)place(&at, (size_t)sizes.size * sizeof(kind));
    COLUMNS(X)
#undef X
#define X(name, size, domain)                                                    \
    p->name.room = sizes.size;                                                   \
    p->name.at = (int32_t *)place(&at, (size_t)sizes.size * sizeof(int32_t));
    LISTS(X)
#undef X
    p->rulesets = (Ruleset **)place(&at, (size_t)sizes.peoples * sizeof(Ruleset *));
    p->acting = (int32_t *)place(&at, (size_t)(sizes.peoples + 2) * sizeof(int32_t));
    p->heeding = (int32_t *)place(&at, (size_t)(sizes.peoples + 2) * sizeof(int32_t));
    return (size_t)(at - start);
}

static size_t size_of(Game *game)
{
    if (!game->size) {
        Position *measured = calloc(1, sizeof(Position) + (1 << 20));
        game->size = sizeof(Position) + lay(measured, game);
        free(measured);
    }
    return game->size;
}

/* Have a position stand among those of its game. */
static void join(Position *p)
{
    p->before = NULL;
    p->after = p->game->positions;
    if (p->after)
        p->after->before = p;
    p->game->positions = p;
}

static void part(const Position *p)
{
    if (p->after)
        p->after->before = p->before;
    if (p->before)
        p->before->after = p->after;
    else
        p->game->positions = p->after;
}

FACE size_t position_size(Game *game) { return size_of(game); }

FACE Position *position_new(Game *game)
{
    tidy_rulesets(game);
    Position *p = calloc(1, size_of(game));
    if (!p)
        return NULL;
    p->game = game;
    lay(p, game);
    p->world = game->empty_world;
    p->world->shared++;
    p->question.about = NOT_ASKED;
    join(p);
    return p;
}

static void clear_agenda(Position *p)
{
    while (p->depth)
        free_frame(p->game, p->agenda[--p->depth]);
}

FACE void position_free(Position *p)
{
    Game *game = p->game;
    part(p);
    clear_agenda(p);
    let_go(p->world);
    free(p->agenda);
    free(p->moves);
    free(p->spent.at);
    free(p->spent_turn.at);
    free(p->watched.at);
    free(p->lasting.at);
    free(p->chance.own);
    free(p);
    if (game->given_up)
        game_free(game);
}

static void *doubled(const void *from, size_t count, size_t size)
{
    void *twin = count ? malloc(count * size) : NULL;
    if (twin)
        memcpy(twin, from, count * size);
    return twin;
}

/* A position that goes its own way from here, with the same chance. */
FACE Position *position_copy(const Position *p)
{
    Position *twin = malloc(p->game->size);
    if (!twin)
        return NULL;
    memcpy(twin, p, p->game->size);
    lay(twin, p->game);
    join(twin);
    twin->world->shared++;
    twin->moves = doubled(p->moves, (size_t)p->move_count, sizeof(Move));
    twin->move_room = p->move_count;
    twin->spent.at = doubled(p->spent.at, (size_t)p->spent.count, sizeof(Uses));
    twin->spent.room = p->spent.count;
    twin->spent_turn.at = doubled(p->spent_turn.at, (size_t)p->spent_turn.count, sizeof(Uses));
    twin->spent_turn.room = p->spent_turn.count;
    twin->watched.at = doubled(p->watched.at, (size_t)p->watched.count, sizeof(Kept));
    twin->watched.room = p->watched.count;
    twin->lasting.at = doubled(p->lasting.at, (size_t)p->lasting.count, sizeof(Kept));
    twin->lasting.room = p->lasting.count;
    twin->chance.own = doubled(p->chance.own, p->chance.own ? 1 : 0, sizeof(Words));
    twin->agenda = NULL;
    twin->depth = twin->room = 0;
    for (int i = 0; i < p->depth; i++) {
        Frame *frame = new_frame(p->game, 0, 0, 0, p->agenda[i]->event);
        *frame = *p->agenda[i];
        put_on_top(twin, frame);
    }
    return twin;
}

/* ---- what is hidden -------------------------------------------------------------------------- */

static void draw_anew(Position *p, List *stack)
{
    for (int i = 1; i < stack->count; i++) {
        int32_t kept = stack->at[i];
        int at = i;
        for (; at && stack->at[at - 1] > kept; at--)
            stack->at[at] = stack->at[at - 1];
        stack->at[at] = kept;
    }
    shuffle(&p->chance, stack);
}

/* Have what no seat sees drawn anew with the chance of a position: what lies in stacks. */
FACE void draw_hidden(Position *p)
{
    draw_anew(p, &p->race_stack);
    draw_anew(p, &p->power_stack);
    draw_anew(p, &p->finds_stack);
}

/* ---- the first position ------------------------------------------------------------------------- */

static void fill(int32_t *column, int count, int32_t value)
{
    for (int i = 0; i < count; i++)
        column[i] = value;
}

/* Have everything as it is before a game is set up. */
void clear_position(Position *p)
{
    const Game *game = p->game;
    memset(p->held, 0, game->size - sizeof(Position));
    lay(p, game);
    fill(p->holder, game->regions, NOBODY);
    fill(p->guise, game->peoples, NOBODY);
    fill(p->guise_piece, game->peoples, NOBODY);
    fill(p->race, game->peoples, NOBODY);
    fill(p->power, game->peoples, NOBODY);
    fill(p->owner, game->peoples, NOBODY);
    fill(p->active, game->seats, NOBODY);
    fill(p->bearer, game->kinds, NOBODY);
    fill(p->lent, game->kinds, NOBODY);
    p->peoples = game->seats;
    for (int seat = 0; seat < game->seats; seat++) {
        p->owner[seat] = seat;
        p->rulesets[seat] = game->seat_ruleset;
    }
#define X(name, domain) p->name = 0;
    VALUES(X)
#undef X
#define X(name, room, domain) p->name.count = 0;
    LISTS(X)
#undef X
    p->round = 1;
    p->row_taken = p->roll = NOBODY;
    p->cost_people = NOBODY;
    p->cost_mask = p->work = 0;
    p->spent.count = p->spent_turn.count = p->watched.count = p->lasting.count = p->deed.count = p->move_count = 0;
    p->question.about = NOT_ASKED;
    p->roster_known = false;
    clear_agenda(p);
    let_go(p->world);
    p->world = game->empty_world;
    p->world->shared++;
}

static void lay_out(Position *p)
{
    const Game *game = p->game;
    refill_row(p);
    fill(p->coins, game->seats, game->starting_coins);
    p->bank = -(whole)game->starting_coins * game->seats;
    for (int kind = 0; kind < game->kinds; kind++)
        p->boxed[kind] = (int32_t)game->piece_box.at[kind];
    for (int i = 0; i < game->lying_first.count; i += 2) {
        p->boxed[game->lying_first.at[i + 1]]--;
        add_pieces(p, game->lying_first.at[i + 1], game->lying_first.at[i], 1);
    }
    refresh_world(p);
    open_moment(p);
}

/* Set a game up and go on to the first choice, with the chance that the position has. */
FACE int position_start(Position *p)
{
    GUARDED(p->game);
    clear_position(p);
    tidy_rulesets(p->game);
    for (int race = 0; race < p->game->races.count; race++)
        add_to_list(&p->race_stack, race);
    for (int power = 0; power < p->game->powers.count; power++)
        add_to_list(&p->power_stack, power);
    shuffle(&p->chance, &p->race_stack);
    shuffle(&p->chance, &p->power_stack);
    for (int i = 0; i < p->game->finds.count; i++)
        add_to_list(&p->finds_stack, p->game->finds.at[i]);
    shuffle(&p->chance, &p->finds_stack);
    lay_out(p);
    react(p, 0, START_OF_GAME);
    advance(p);
    return FINE;
}

FACE void position_seed(Position *p, uint64_t seed) { seed_chance(&p->chance, seed); }

/* ---- the last position -------------------------------------------------------------------------- */

static whole tokens_on_board(const Position *p, int seat)
{
    whole found = 0;
    for (int region = 0; region < p->game->regions; region++)
        if (p->holder[region] >= 0 && p->owner[p->holder[region]] == seat)
            found += p->tokens[region];
    return found;
}

/* The seats that have most coins, and among these most tokens if that decides. */
whole winners(const Position *p)
{
    whole found = 0, best = 0;
    for (int seat = 0; seat < p->game->seats; seat++) {
        whole tokens = p->game->tie_break ? tokens_on_board(p, seat) : 0;
        whole mark = (whole)p->coins[seat] * (1 << 20) + tokens;
        if (!found || mark > best)
            found = 0;
        if (!found || mark == best) {
            found |= one(seat);
            best = mark;
        }
    }
    return found;
}

FACE whole position_winners(const Position *p) { return winners(p); }
