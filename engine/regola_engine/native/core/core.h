/*
 * The position of a game of conquest and the rules in force, as the Python engine has them.
 *
 * Functions have the names of those that they mirror, in files of the same names. Whole numbers and
 * sets of things are both `whole`: bit n of a set tells whether n is in it. A set may be a complement;
 * then all bits above are set, as in Python.
 */
#ifndef REGOLA_CORE_H
#define REGOLA_CORE_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the face in Python calls; all else is the core's own. */
#if defined(_WIN32)
#define FACE __declspec(dllexport)
#else
#define FACE __attribute__((visibility("default")))
#endif

typedef int64_t whole;

enum { NOBODY = -1, ALL = 1000000, MOST_WORK = 20000, MOST_THINGS = 62 };

/* ---- faults: what Python raises ends the move ----------------------------------------------- */

enum { FINE, ENDLESS, RAISED, NO_STEPS, TOO_MUCH, ILLEGAL };

extern jmp_buf escape;

_Noreturn void fault(int why);
void forget_looks(void);

/* From here on a fault ends the function that says so, which hands back why. */
#define GUARDED(game)                      \
    do {                                   \
        use_words(game);                   \
        forget_half();                     \
        forget_nested();                   \
        int caught_fault = setjmp(escape); \
        if (caught_fault) {                \
            forget_looks();                \
            return caught_fault;           \
        }                                  \
    } while (0)

static inline int wrapped(whole at, int count)
{
    /* A place before the first counts from the end, as Python has it. */
    if (at < 0)
        at += count;
    if (at < 0 || at >= count)
        fault(RAISED);
    return (int)at;
}

/* ---- sets ------------------------------------------------------------------------------------- */

static inline whole shl(whole number, whole places)
{
    if (places < 0 || places > MOST_THINGS)
        fault(RAISED);
    return (whole)((uint64_t)number << places);
}

static inline whole shr(whole number, whole places)
{
    if (places < 0)
        fault(RAISED);
    return number >> (places > 63 ? 63 : places);
}

static inline whole one(whole thing) { return (whole)((uint64_t)1 << thing); }
static inline bool holds_bit(whole set, whole thing) { return set >> thing & 1; }
static inline int low(whole set) { return __builtin_ctzll((uint64_t)set); }
static inline int high(whole set) { return 63 - __builtin_clzll((uint64_t)set); }

static inline whole bit_count(whole set)
{
    return __builtin_popcountll(set < 0 ? (uint64_t)0 - (uint64_t)set : (uint64_t)set);
}

static inline whole floor_div(whole number, whole by)
{
    if (!by)
        fault(RAISED);
    return number / by - (number % by != 0 && (number < 0) != (by < 0));
}

static inline whole least_of(whole a, whole b) { return b < a ? b : a; }
static inline whole most_of(whole a, whole b) { return b > a ? b : a; }

#define EACH(thing, set) \
    for (uint64_t left_##thing = (uint64_t)(set), thing = left_##thing ? low(left_##thing) : 0; left_##thing; \
         left_##thing &= left_##thing - 1, thing = left_##thing ? low(left_##thing) : 0)

/* ---- rules ------------------------------------------------------------------------------------ */

typedef struct Game Game;
typedef struct World World;
typedef struct Ruleset Ruleset;
typedef struct Position Position;
typedef struct Frame Frame;

/* A board in the eyes of those who play by some rules; with a position, as ties make it. */
typedef struct Ground {
    int size;
    whole everywhere;
    const whole *masks, *printed, *beside;
    Position *position;
    whole you;
    bool *asked;
} Ground;

typedef whole (*OfGround)(const Ground *ground);
typedef whole (*OfBearer)(Position *position, whole you);
typedef whole (*OfThing)(Position *position, whole you, whole thing);
typedef whole (*OfFrame)(Position *position, Frame *frame);
typedef whole (*OfKept)(Position *position, Frame *frame, const whole *kept, whole thing);

enum { VALUE, SLOT_VALUE, CLASS, FACT, TIE, COUNTS, PEOPLE_FACT, LENDS, ACTS, BAN, WATCH, OFFER, REACTION };
enum { IS, MORE, LESS, DOUBLED, AT_LEAST, AT_MOST };
enum { AND, THEN, OTHERWISE };
enum { ACTIVE, DECLINED, ALWAYS };
enum { DEFENDER, SOLDIER };
enum { REGION, PLAYER, PEOPLE, SLOT, PIECE, TOKEN, COUNT };
enum { BASE, STANDING };
enum { DEFINED, ADDED, MULTIPLIED, LOWEST, HIGHEST, OVERRIDDEN };
enum { FAILED, DONE, ASKED };
enum { PENDING = -1, NOTHING = -2 };
enum { ROUND_OVER = -1 }; /* in place of who acts: what the end of a round sets off may be under way */
enum { UNTOUCHED = -1, LEAVING = -3, FORETOLD = -5 };
enum { FROM_TRAY = 1, FROM_HAND = 2, FROM_SIDE = 4 };

/* Words that the engine itself names; the face gives names these numbers, in this order. */
enum {
    ATTACK, CONQUER, ASSAULT, OCCUPY, LOSE, LOSING, ABANDON, DECLINE, REDEPLOY, TAKE, CHOOSE_COMBINATION,
    REVEAL, USE, REACTIVATE, PASS, START_OF_GAME, END_OF_GAME, END_OF_ROUND, START_OF_TURN, END_OF_TURN, TURN, NO_NAME
};
enum { CONQUEST_COST, TOKENS_LOST, TOKENS_KEPT, GARRISON, INCOME, PASSING_COST };
enum { REACHABLE, ENTRANCE, CLOSED, IMMUNE, SHIELDED, TRANSIENT };

/* The whole numbers of a rule, which the face fills by these names. */
#define RULE_NUMBERS(X) \
    X(type) X(index) X(scope) X(taken) X(base) X(word) X(operation) X(constant) X(negated) X(abroad) X(piece) \
    X(role) X(worth) X(first) X(deed) X(moment) X(event) X(before) X(verb) X(things) X(watch) X(doer) X(until) \
    X(own) X(times) X(turn) X(opponent) X(obliged) X(seat) X(heeded) X(joins) X(joins_count) X(settings) \
    X(settings_count) X(phases) X(phases_count)

#define RULE_FUNCTIONS(X) \
    X(OfGround, ground) X(OfGround, others) X(OfBearer, regions) X(OfBearer, other_regions) X(OfThing, amount) \
    X(OfThing, mover) X(OfBearer, targets) X(OfBearer, actors) X(OfFrame, matches) X(OfFrame, holds) \
    X(OfFrame, possible) X(OfFrame, act) X(OfBearer, so) X(OfBearer, peoples)

typedef struct Rule {
#define X(name) int name;
    RULE_NUMBERS(X)
#undef X
#define X(kind, name) kind name;
    RULE_FUNCTIONS(X)
#undef X
    bool in_eyes, others_in_eyes; /* its ground is asked anew, with what ties its bearer's regions */
} Rule;

/* What a rule does to a number: in which phase, by whose rule, where, and if it helps its bearer. */
typedef struct Term {
    const Rule *rule;
    int phase, bearer;
    bool helping;
    whole fixed;
} Term;

enum { ASKER = -2 };

typedef struct Terms {
    int count;
    Term *at;
} Terms;

typedef struct Table {
    int32_t *steady, *defined, *unhelped, *least;
    Terms definitions, begins, ends;
    bool fixed;
} Table;

/* Rules with whoever bears them, in chains: one for each word. */
typedef struct Borne {
    const Rule *rule;
    int you, next;
} Borne;

typedef struct Chains {
    int count, room;
    Borne *all;
    int16_t *first, *last;
} Chains;

#define CHAIN(one, chains, word) \
    for (int one##_at = (chains).first[word]; one##_at >= 0; one##_at = (chains).all[one##_at].next) \
        for (const Borne *one = &(chains).all[one##_at]; one; one = NULL)


typedef struct Layer {
    whole masks[4];
    int asked;   /* how many rules of the chain are to be asked */
} Layer;

typedef struct Gear { int16_t kind, power; } Gear;

/* All rules in force for a people, by word, verb, moment and event. */
struct Ruleset {
    Ruleset *next;
    struct Block *blocks; /* what is given back with it */
    uint64_t asked_at;    /* the number of the last question for it */
    int race, power;
    bool declined;
    int gear_count;
    Gear *gear;
    int rule_count;
    const Rule **rules;
    int8_t *levels;
    Ground ground;
    whole *own_masks;
    Layer *layers;
    Table *tables;
    Chains asked;       /* by class: rules whose regions are asked in play */
    Chains bans;        /* by deed: those whose regions are asked in play */
    whole *barred;      /* by deed */
    Chains reactions, heeded, offers;  /* by moment */
    Chains events, watches;            /* by deed; events of before and after in one */
    Chains ties, facts, base_facts, slot_values, base_slot_values, abroad, modes; /* one chain each */
    const Rule *primary;
    int mode_set_count;
    uint32_t *mode_sets;  /* which of the modes, as bits, in the order of the sets */
    const Rule **mode_rules;
    bool *calling, *firsts;  /* by moment; by phase */
    bool ranked, heeds;
    whole schedules[2], heedings[2];
    int token_worth;
};

/* What is said to everybody; positions share it. */
struct World {
    int shared;
    Game *game;
    World *next; /* among those to be used again */
    Chains events;   /* by 2 * deed + before */
    Chains watches, bans; /* by deed */
    Chains classes, values; /* by word */
    Term *terms;            /* of each of the values */
    int terms_room;
    Chains facts;
};

/* ---- the game --------------------------------------------------------------------------------- */

typedef struct Array {
    int count;
    whole *at;
} Array;

#define GAME_NUMBERS(X) \
    X(seats) X(regions) X(kinds) X(numbers) X(classes) X(grounds) X(names) X(verbs) X(rounds) X(turning_point) X(row) \
    X(starting_coins) X(tie_break) X(token_weight) X(late_rounds) X(shields) X(heeded) X(highest_rule)

/* Lists that the face hands over; by race, power and kind items are told as places in `item_…`. */
#define GAME_ARRAYS(X) \
    X(beside) X(printed) X(masks) X(lying_first) X(turn_program) X(declining_program) X(name_phase) X(name_edge) \
    X(races) X(powers) X(owners) X(banner) X(box) X(item_rules) X(item_rules_from) X(item_pieces) \
    X(item_pieces_from) X(rule_pool) X(base_rules) X(seat_rules) X(piece_classes) X(piece_values) \
    X(piece_values_from) X(piece_weight) X(piece_limit) X(piece_box) X(piece_known) X(soldiers) X(soldier_worth) \
    X(finds) X(find_sort) X(seeming) X(serving) X(terrains) X(die) X(last_attempts) X(lasting) X(lasting_until) \
    X(lasting_own) X(lasting_then) X(lasting_since) X(options) X(words) X(race_names) X(power_names) X(acting_phases)

enum { RULESET_PLACES = 1024 };

struct Game {
#define X(name) int name;
    GAME_NUMBERS(X)
#undef X
#define X(name) Array name;
    GAME_ARRAYS(X)
#undef X
    int rule_count;
    Rule *rules;
    const Rule **by_index;
    Ground ground;
    whole find_kinds;
    int peoples; /* room for so many: one a seat, one a race */
    int turn_stages, stages;
    size_t size;
    Ruleset *rulesets[RULESET_PLACES];
    int ruleset_count;
    uint64_t rulesets_asked;
    Ruleset *seat_ruleset, *unmade;
    Position *positions; /* all that there are, the newest first */
    bool given_up;       /* it goes with the last of them */
    World *empty_world;
    struct Block *blocks; /* what is given back with the game */
    World *idle_worlds;
    Frame *idle_frames;
};

/* ---- the position ----------------------------------------------------------------------------- */

typedef struct Event {
    int verb, actor, thing, holder, owner;
} Event;

enum { NO_ANSWER = -1, TO_OFFER, TO_PICK, TO_PUT, TO_SAY_YES, TO_SAY_NO, TO_PASS };

typedef struct Move {
    int sort, rule, thing, modes;
} Move;

enum { NOT_ASKED = -1, OFFERS, CHOOSE, PUT_TOKEN, PUT_PIECE, YES_NO, HOW_MANY };

typedef struct Question {
    int about, seat, you, kind;
} Question;

enum { MOST_KEPT = 12 };

struct Frame {
    int rule, you, it, step, bearer; /* the bearer is told while somebody else takes a step, else -1 */
    bool begun, done, wanted, obeyed;
    Event event;
    Move answer;
    int modes, things_count;
    int things[MOST_KEPT];
    whole due, many, others;
    Frame *next; /* among those to be used again */
};

enum { MOST_FRAMES = 200 };

typedef struct Steps {
    int count;
    Frame *at[MOST_FRAMES];
} Steps;

enum { MOST_SETTINGS = 32 };

typedef struct Deed {
    int count;
    const Rule *at[MOST_SETTINGS];
} Deed;

static inline void copy_deed(Deed *to, const Deed *from)
{
    to->count = from->count;
    for (int i = 0; i < from->count; i++)
        to->at[i] = from->at[i];
}

enum { MOST_MODES = 12 };

/* Further offers that are joined to a conquest. */
typedef struct Modes {
    int count;
    const Rule *at[MOST_MODES];
} Modes;

typedef struct Uses { int32_t rule, you, whose, count; } Uses;
typedef struct Counted { int count, room; Uses *at; } Counted;
typedef struct Kept { int32_t key; whole value; } Kept;
typedef struct Watched { int count, room; Kept *at; } Watched;

/* Chance as the twister keeps it. */
typedef struct Words {
    uint32_t at[624], place;
} Words;

/* Chance as a position keeps it: what its words come from, or its own where they come from no seed. */
typedef struct Chance {
    uint64_t seed, drawn;
    Words *own;
} Chance;

typedef struct List {
    int count, room;
    int32_t *at;
} List;

/* What a field may hold: things by their numbers (with MAYBE, or none), sets of them, amounts. */
enum { ANY, TRUTH, AMOUNT, REGIONS, PEOPLES, SEATS, A_PEOPLE, A_SEAT, A_RACE, A_POWER, A_KIND, A_STAGE, MAYBE = 32 };

/* Fields with an entry for each region, people, seat, kind of piece …, and what each entry may be. */
#define COLUMNS(X) \
    X(whole, held, peoples, REGIONS) X(whole, near, peoples, REGIONS | MAYBE) X(whole, where, kinds, REGIONS) \
    X(whole, given, kinds, SEATS) X(int32_t, tokens, regions, AMOUNT) X(int32_t, holder, regions, A_PEOPLE | MAYBE) \
    X(int32_t, defenders, regions, AMOUNT) X(int32_t, costs, regions, ANY) X(int32_t, hand, peoples, AMOUNT) \
    X(int32_t, tray, peoples, AMOUNT) X(int32_t, aside, peoples, AMOUNT) X(int32_t, owner, peoples, A_SEAT | MAYBE) \
    X(int32_t, race, peoples, A_RACE | MAYBE) X(int32_t, power, peoples, A_POWER | MAYBE) \
    X(int32_t, guise, peoples, A_KIND | MAYBE) X(int32_t, guise_piece, peoples, A_KIND | MAYBE) \
    X(int32_t, coins, seats, AMOUNT) X(int32_t, active, seats, A_PEOPLE | MAYBE) X(int32_t, carried, kinds, AMOUNT) \
    X(int32_t, boxed, kinds, AMOUNT) X(int32_t, bearer, kinds, A_PEOPLE | MAYBE) X(int32_t, lent, kinds, A_POWER | MAYBE) \
    X(int16_t, dealt, dealt_size, AMOUNT) X(int16_t, lying, lying_size, AMOUNT) X(int16_t, added, added_size, ANY)

#define LISTS(X) \
    X(race_stack, races_room, A_RACE) X(power_stack, powers_room, A_POWER) X(row_races, row_room, A_RACE) \
    X(row_powers, row_room, A_POWER) X(row_coins, row_room, AMOUNT) X(finds_stack, finds_room, A_KIND) \
    X(drawn, powers_room, A_POWER) X(line, line_room, A_PEOPLE | MAYBE) X(rolls, row_room, ANY)

/* Fields that hold one value. */
#define VALUES(X) \
    X(over, TRUTH) X(round, AMOUNT) X(seat, A_SEAT) X(active_peoples, PEOPLES) X(declined_peoples, PEOPLES) \
    X(fresh_peoples, PEOPLES) X(bank, ANY) X(row_taken, ANY) X(declining, TRUTH) X(beat, ANY) X(opened, TRUTH) \
    X(stage, A_STAGE) X(turn, ANY) X(stopped, ANY) X(roll, ANY) X(finds, REGIONS)

struct Position {
    Game *game;
    World *world;
    Position *next; /* among those that a bot looks at */
    Position *before, *after; /* among all of the game */
#define X(name, domain) whole name;
    VALUES(X)
#undef X
    int peoples; /* how many numbers of peoples are given so far */
    whole work;
    Question question;
    int move_count, move_room;
    Move *moves;
    int depth, room;
    Frame **agenda;
    Counted spent, spent_turn;
    Watched watched;
    Watched lasting; /* by key of a watch: a thing, and how often something was begun of it */
    Deed deed;
    whole cost_people, cost_mask;
    bool roster_known;
    int acting_count, heeding_count;
    whole live[2];
    bool ranked;
#define X(kind, name, size, domain) kind *name;
    COLUMNS(X)
#undef X
#define X(name, room, domain) List name;
    LISTS(X)
#undef X
    Ruleset **rulesets;
    int32_t *acting, *heeding;
    Chance chance;
};

static inline int who(const Position *p, whole you) { return wrapped(you, p->peoples); }
static inline const Ruleset *rules_of(const Position *p, whole you) { return p->rulesets[who(p, you)]; }
static inline int seat_of(const Position *p, whole you) { return wrapped(p->owner[who(p, you)], p->game->seats); }
static inline whole everywhere(const Position *p) { return p->game->ground.everywhere; }

#include "functions.h"

#endif
