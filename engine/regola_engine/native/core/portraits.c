/* All that a position holds as one list of numbers, told and read in the same order. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

typedef struct Portrait {
    whole *at;
    int count, room;
} Portrait;

static void tell(Portrait *portrait, whole value)
{
    if (portrait->count < portrait->room)
        portrait->at[portrait->count] = value;
    portrait->count++;
}

/* ---- told --------------------------------------------------------------------------------------- */

static int by_use(const void *a, const void *b)
{
    const Uses *left = a, *right = b;
    if (left->rule != right->rule)
        return left->rule < right->rule ? -1 : 1;
    if (left->you != right->you)
        return left->you < right->you ? -1 : 1;
    return left->whose < right->whose ? -1 : left->whose > right->whose;
}

static int by_key(const void *a, const void *b)
{
    const Kept *left = a, *right = b;
    return left->key < right->key ? -1 : left->key > right->key;
}

static void tell_uses(Portrait *portrait, Counted *counted)
{
    if (counted->count)
        qsort(counted->at, (size_t)counted->count, sizeof(Uses), by_use);
    tell(portrait, counted->count);
    for (int i = 0; i < counted->count; i++) {
        tell(portrait, counted->at[i].rule);
        tell(portrait, counted->at[i].you);
        tell(portrait, counted->at[i].whose);
        tell(portrait, counted->at[i].count);
    }
}

static void tell_watched(Portrait *portrait, Watched *watched)
{
    if (watched->count)
        qsort(watched->at, (size_t)watched->count, sizeof(Kept), by_key);
    tell(portrait, watched->count);
    for (int i = 0; i < watched->count; i++) {
        tell(portrait, watched->at[i].key);
        tell(portrait, watched->at[i].value);
    }
}

static int by_thing(const void *a, const void *b)
{
    const Kept *left = a, *right = b;
    if (left->key != right->key)
        return left->key < right->key ? -1 : 1;
    return (int)(left->value % 64) - (int)(right->value % 64);
}

static void tell_lasting(Portrait *portrait, Watched *lasting)
{
    if (lasting->count)
        qsort(lasting->at, (size_t)lasting->count, sizeof(Kept), by_thing);
    tell(portrait, lasting->count);
    for (int i = 0; i < lasting->count; i++) {
        tell(portrait, lasting->at[i].key);
        tell(portrait, lasting->at[i].value % 64);
        tell(portrait, lasting->at[i].value / 64);
    }
}

static void tell_frame(Portrait *portrait, const Frame *frame)
{
    const Event *event = &frame->event;
    const Move nothing = {NO_ANSWER, 0, 0, 0}, answer = frame->answer.sort == NO_ANSWER ? nothing : frame->answer;
    const whole told[] = {frame->rule,   frame->you,    frame->it,     frame->step,      frame->begun,
                          frame->done,   frame->wanted, frame->obeyed, event->verb,      event->actor,
                          event->thing,  event->holder, event->owner,  answer.sort,      answer.rule,
                          answer.thing,  answer.modes,  frame->modes,  frame->due,       frame->many,
                          frame->others, frame->things_count};
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        tell(portrait, told[i]);
    for (int i = 0; i < frame->things_count; i++)
        tell(portrait, frame->things[i]);
}

static void tell_rulesets(Portrait *portrait, const Position *p)
{
    for (int people = p->game->seats; people < p->peoples; people++) {
        const Ruleset *set = p->rulesets[people];
        tell(portrait, set->race);
        tell(portrait, set->power);
        tell(portrait, set->declined);
        tell(portrait, set->gear_count);
        for (int i = 0; i < set->gear_count; i++) {
            tell(portrait, set->gear[i].kind);
            tell(portrait, set->gear[i].power);
        }
    }
}

/* How many entries the columns of each size have. */
#define SIZES(p)                                                                                        \
    const Game *game = (p)->game;                                                                       \
    const int peoples = (p)->peoples, kinds = game->kinds, regions = game->regions, seats = game->seats; \
    const int dealt_size = kinds * seats, lying_size = kinds * regions, added_size = game->numbers * regions

/* Tell all that a position holds as numbers; how many. */
FACE int position_portrait(Position *p, whole *at, int room)
{
    Portrait portrait = {at, 0, room};
    SIZES(p);
    tell(&portrait, peoples);
#define X(name, domain) tell(&portrait, p->name);
    VALUES(X)
#undef X
#define X(kind, name, size, domain) \
    for (int i = 0; i < size; i++)  \
        tell(&portrait, p->name[i]);
    COLUMNS(X)
#undef X
#define X(name, room, domain)               \
    tell(&portrait, p->name.count);         \
    for (int i = 0; i < p->name.count; i++) \
        tell(&portrait, p->name.at[i]);
    LISTS(X)
#undef X
    tell_rulesets(&portrait, p);
    tell_uses(&portrait, &p->spent);
    tell_uses(&portrait, &p->spent_turn);
    tell_watched(&portrait, &p->watched);
    tell_lasting(&portrait, &p->lasting);
    tell(&portrait, p->depth);
    for (int i = 0; i < p->depth; i++)
        tell_frame(&portrait, p->agenda[i]);
    const Question *asked = &p->question;
    const bool open = asked->about != NOT_ASKED;
    tell(&portrait, asked->about);
    tell(&portrait, open ? asked->seat : 0);
    tell(&portrait, open ? asked->you : 0);
    tell(&portrait, open ? asked->kind : 0);
    tell(&portrait, p->move_count);
    for (int i = 0; i < p->move_count; i++) {
        tell(&portrait, p->moves[i].sort);
        tell(&portrait, p->moves[i].rule);
        tell(&portrait, p->moves[i].thing);
        tell(&portrait, p->moves[i].modes);
    }
    tell(&portrait, p->work);
    return portrait.count;
}

FACE const char *portrait_fields(void)
{
#define X(name, domain) #name " "
#define Y(kind, name, size, domain) #name " "
#define Z(name, room, domain) #name " "
    return VALUES(X) "| " COLUMNS(Y) "| " LISTS(Z);
#undef X
#undef Y
#undef Z
}

/* ---- read --------------------------------------------------------------------------------------- */

static whole read_one(Portrait *portrait)
{
    if (portrait->count >= portrait->room)
        fault(RAISED);
    return portrait->at[portrait->count++];
}

static int read_count(Portrait *portrait, int most)
{
    whole found = read_one(portrait);
    if (found < 0 || found > most)
        fault(RAISED);
    return (int)found;
}

/* The lowest and the highest number, or the set that all others are parts of, of what a field may hold. */
static void bounds_of(const Position *p, int domain, whole *low, whole *high)
{
    const Game *game = p->game;
    *low = domain & MAYBE ? NOBODY : 0;
    switch (domain & ~MAYBE) {
    case TRUTH: *high = 1; break;
    case AMOUNT: *high = INT16_MAX; break;
    case REGIONS: *high = game->ground.everywhere; break;
    case PEOPLES: *high = one(p->peoples) - 1; break;
    case SEATS: *high = one(game->seats) - 1; break;
    case A_PEOPLE: *high = p->peoples - 1; break;
    case A_SEAT: *high = game->seats - 1; break;
    case A_RACE: *high = game->races.count - 1; break;
    case A_POWER: *high = game->powers.count - 1; break;
    case A_KIND: *high = game->kinds - 1; break;
    case A_STAGE: *high = game->stages - 1; break;
    default: *low = INT16_MIN; *high = INT16_MAX;
    }
}

/* A number that a field may hold. */
static whole read_of(Portrait *portrait, const Position *p, int domain)
{
    whole found = read_one(portrait), low, high;
    bounds_of(p, domain, &low, &high);
    if (found < low || found > high)
        fault(RAISED);
    return found;
}

static void read_uses(Portrait *portrait, Counted *counted)
{
    counted->count = 0;
    for (int count = read_count(portrait, MOST_WORK); count; count--) {
        Uses told;
        told.rule = (int32_t)read_one(portrait);
        told.you = (int32_t)read_one(portrait);
        told.whose = (int32_t)read_one(portrait);
        told.count = (int32_t)read_one(portrait);
        add_uses(counted, told);
    }
}

/* A move, or no answer yet where there may be none: of an offer, the rule is one. */
static Move read_move(Portrait *portrait, const Position *p, int lowest)
{
    Move move;
    move.sort = (int)read_one(portrait);
    move.rule = (int)read_one(portrait);
    move.thing = (int)read_one(portrait);
    move.modes = (int)read_one(portrait);
    if (move.sort < lowest || move.sort > TO_PASS)
        fault(RAISED);
    if (move.sort == TO_OFFER) {
        const bool known = move.rule >= 0 && move.rule <= p->game->highest_rule && p->game->by_index[move.rule];
        if (!known || p->game->by_index[move.rule]->type != OFFER)
            fault(RAISED);
    }
    return move;
}

static void read_frame(Portrait *portrait, Position *p)
{
    const int rule = read_count(portrait, p->game->highest_rule);
    if (!p->game->by_index[rule])
        fault(RAISED);
    Frame *frame = new_frame(p->game, rule, NOBODY, NOBODY, event_of(0, NOBODY, NOBODY));
    put_on_top(p, frame);
    frame->you = (int)read_one(portrait);
    frame->it = (int)read_one(portrait);
    frame->step = read_count(portrait, MOST_WORK);
    frame->begun = read_one(portrait);
    frame->done = read_one(portrait);
    frame->wanted = read_one(portrait);
    frame->obeyed = read_one(portrait);
    frame->event.verb = read_count(portrait, p->game->names - 1);
    frame->event.actor = (int)read_one(portrait);
    frame->event.thing = (int)read_one(portrait);
    frame->event.holder = (int)read_one(portrait);
    frame->event.owner = (int)read_one(portrait);
    frame->answer = read_move(portrait, p, NO_ANSWER);
    frame->modes = (int)read_one(portrait);
    frame->due = read_one(portrait);
    frame->many = read_one(portrait);
    frame->others = read_one(portrait);
    frame->things_count = read_count(portrait, MOST_KEPT);
    for (int i = 0; i < frame->things_count; i++)
        frame->things[i] = (int)read_one(portrait);
}

static void read_rulesets(Portrait *portrait, Position *p)
{
    Gear gear[MOST_THINGS];
    for (int people = p->game->seats; people < p->peoples; people++) {
        const int race = read_count(portrait, p->game->races.count - 1), power = (int)read_one(portrait);
        const bool declined = read_one(portrait);
        const int count = read_count(portrait, MOST_THINGS);
        if (power < NOBODY || power >= p->game->powers.count)
            fault(RAISED);
        for (int i = 0; i < count; i++) {
            gear[i].kind = (int16_t)read_count(portrait, p->game->kinds - 1);
            gear[i].power = (int16_t)read_one(portrait);
            if (gear[i].power < NOBODY || gear[i].power >= p->game->powers.count)
                fault(RAISED);
        }
        p->rulesets[people] = find_ruleset(p->game, race, power, declined, gear, count);
    }
}

static void read_question(Portrait *portrait, Position *p)
{
    p->question.about = (int)read_one(portrait);
    p->question.seat = (int)read_of(portrait, p, A_SEAT);
    p->question.you = (int)read_of(portrait, p, A_PEOPLE | MAYBE);
    p->question.kind = (int)read_one(portrait);
    if (p->question.about < NOT_ASKED || p->question.about > HOW_MANY)
        fault(RAISED);
    p->move_count = 0;
    for (int count = read_count(portrait, MOST_WORK); count; count--)
        add_move(p, read_move(portrait, p, TO_OFFER));
    p->work = read_one(portrait);
}

/* Have a position hold what a portrait of one tells. */
FACE int position_take(Position *p, whole *at, int room)
{
    GUARDED(p->game);
    Portrait portrait = {at, 0, room};
    clear_position(p);
    p->peoples = read_count(&portrait, p->game->peoples);
    if (p->peoples < p->game->seats)
        fault(RAISED);
    SIZES(p);
#define X(name, domain) p->name = read_of(&portrait, p, domain);
    VALUES(X)
#undef X
#define X(kind, name, size, domain) \
    for (int i = 0; i < size; i++)  \
        p->name[i] = (kind)read_of(&portrait, p, domain);
    COLUMNS(X)
#undef X
#define X(name, size, domain)                                             \
    for (int count = read_count(&portrait, p->name.room); count; count--) \
        add_to_list(&p->name, read_of(&portrait, p, domain));
    LISTS(X)
#undef X
    read_rulesets(&portrait, p);
    read_uses(&portrait, &p->spent);
    read_uses(&portrait, &p->spent_turn);
    for (int count = read_count(&portrait, MOST_WORK); count; count--) {
        int key = (int)read_one(&portrait);
        set_kept(&p->watched, key, read_one(&portrait));
    }
    for (int count = read_count(&portrait, MOST_WORK); count; count--) {
        int key = (int)read_one(&portrait);
        whole thing = read_count(&portrait, MOST_THINGS);
        add_lasting(p, key, thing, read_count(&portrait, 255));
    }
    for (int count = read_count(&portrait, MOST_WORK); count; count--)
        read_frame(&portrait, p);
    read_question(&portrait, p);
    refresh_world(p);
    return FINE;
}
