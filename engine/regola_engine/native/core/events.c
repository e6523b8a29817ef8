/* Who reacts to a deed, read on the position just before it; what is kept of it for the turn. */
#include "core.h"

#include <stdlib.h>

/* ---- rules that may be used a number of times ----------------------------------------------- */

static Counted *uses(Position *p, const Rule *rule) { return rule->turn ? &p->spent_turn : &p->spent; }

static Uses *find_uses(const Counted *counted, const Rule *rule, int you, int whose)
{
    for (int i = 0; i < counted->count; i++)
        if (counted->at[i].rule == rule->index && counted->at[i].you == you && counted->at[i].whose == whose)
            return &counted->at[i];
    return NULL;
}

bool may_use(Position *p, const Rule *rule, int you, int whose)
{
    if (!rule->times)
        return true;
    const Uses *found = find_uses(uses(p, rule), rule, you, whose);
    return (found ? found->count : 0) < rule->times;
}

void add_uses(Counted *counted, Uses told)
{
    if (counted->count == counted->room) {
        counted->room = counted->room ? 2 * counted->room : 8;
        counted->at = realloc(counted->at, (size_t)counted->room * sizeof(Uses));
    }
    if (!counted->at)
        fault(TOO_MUCH);
    counted->at[counted->count++] = told;
}

void note_use(Position *p, const Rule *rule, int you, int whose)
{
    if (!rule->times)
        return;
    Uses *found = find_uses(uses(p, rule), rule, you, whose);
    if (found)
        found->count++;
    else
        add_uses(uses(p, rule), (Uses){rule->index, you, whose, 1});
}

void forget_limits(Position *p, int people)
{
    Counted *both[] = {&p->spent, &p->spent_turn};
    for (int n = 0; n < 2; n++) {
        int kept = 0;
        for (int i = 0; i < both[n]->count; i++)
            if (both[n]->at[i].you != people)
                both[n]->at[kept++] = both[n]->at[i];
        both[n]->count = kept;
    }
}

/* ---- frames ------------------------------------------------------------------------------------- */

Frame *new_frame(Game *game, int rule, int you, int it, Event event)
{
    Frame *frame = game->idle_frames;
    if (frame)
        game->idle_frames = frame->next;
    else if (!(frame = malloc(sizeof *frame)))
        fault(TOO_MUCH);
    frame->rule = rule;
    frame->you = you;
    frame->it = it;
    frame->bearer = NOBODY;
    frame->step = 0;
    frame->begun = frame->wanted = frame->obeyed = false;
    frame->done = true;
    frame->event = event;
    frame->answer.sort = NO_ANSWER;
    frame->modes = frame->things_count = 0;
    frame->due = frame->many = frame->others = UNTOUCHED;
    return frame;
}

void free_frame(Game *game, Frame *frame)
{
    frame->next = game->idle_frames;
    game->idle_frames = frame;
}

void add_frame(Steps *steps, Frame *frame)
{
    if (steps->count == MOST_FRAMES)
        fault(TOO_MUCH);
    steps->at[steps->count++] = frame;
}

void put_on_top(Position *p, Frame *frame)
{
    if (p->depth == p->room) {
        p->room = p->room ? 2 * p->room : 8;
        p->agenda = realloc(p->agenda, (size_t)p->room * sizeof(Frame *));
    }
    if (!p->agenda || p->depth > MOST_WORK)
        fault(TOO_MUCH);
    p->agenda[p->depth++] = frame;
}

/* Let steps come next, the first of them first. */
void push(Position *p, const Steps *steps)
{
    for (int i = steps->count - 1; i >= 0; i--)
        put_on_top(p, steps->at[i]);
}

/* ---- what is set off ---------------------------------------------------------------------------- */

static int counted_for(const Position *p, const Rule *rule, int you, const Event *event)
{
    const int peoples[] = {event->actor, event->holder};
    for (int i = 0; rule->opponent && i < 2; i++)
        if (peoples[i] >= 0 && p->owner[who(p, peoples[i])] != p->owner[who(p, you)])
            return p->owner[peoples[i]];
    return NOBODY;
}

/* Add the step that a rule takes on an event, which uses it up if it is limited. */
void set_off(Position *p, const Rule *rule, int you, const Event *event, Steps *steps)
{
    if (rule->matches) {
        Frame seen; /* what matches looks at who, it and the event alone */
        seen.you = you;
        seen.it = NOBODY;
        seen.event = *event;
        if (!rule->matches(p, &seen))
            return;
    }
    if (rule->times) {
        int whose = counted_for(p, rule, you, event);
        if (!may_use(p, rule, you, whose))
            return;
        note_use(p, rule, you, whose);
    }
    add_frame(steps, new_frame(p->game, rule->index, you, NOBODY, *event));
}

Event event_of(int verb, whole actor, whole thing) { return (Event){verb, (int)actor, (int)thing, NOBODY, NOBODY}; }

/* A deed, with whose its region is: it may take it from him, or him from the game. */
static Event told(const Position *p, int verb, whole actor, whole thing)
{
    Event event = event_of(verb, actor, thing);
    if (thing >= 0 && thing < p->game->regions) {
        event.holder = p->holder[thing];
        event.owner = event.holder == NOBODY ? NOBODY : p->owner[event.holder];
    }
    return event;
}

/* ---- what is kept in mind ----------------------------------------------------------------------- */

/* The bit of a key that tells that what is kept is so until the second of two moments now. */
enum { LATER = 1 << 15 };

static int find_kept(const Watched *watched, int key)
{
    for (int i = 0; i < watched->count; i++)
        if (watched->at[i].key == key)
            return i;
    return -1;
}

void set_kept(Watched *watched, int key, whole value)
{
    int at = find_kept(watched, key);
    if (at < 0) {
        if (watched->count == watched->room) {
            watched->room = watched->room ? 2 * watched->room : 8;
            watched->at = realloc(watched->at, (size_t)watched->room * sizeof(Kept));
        }
        if (!watched->at)
            fault(TOO_MUCH);
        at = watched->count++;
        watched->at[at].key = key;
    }
    watched->at[at].value = value;
}

whole kept_value(const Position *p, int key)
{
    int at = find_kept(&p->watched, key);
    return at < 0 ? 0 : p->watched.at[at].value;
}

whole watched_before(const Position *p, whole you, int watch) { return watched(p, you, watch | LATER); }

whole watched(const Position *p, whole you, int watch) { return kept_value(p, (int)((uint32_t)you << 16 | (uint32_t)watch)); }

static bool is_of_peoples(int verb)
{
    return verb == CHOOSE_COMBINATION || verb == DECLINE || verb == REACTIVATE || verb == REDEPLOY;
}

/* Keep a deed for a phrase of a rule that will speak of it. */
static void keep_deed(Position *p, const Rule *rule, int you, const Event *event)
{
    Frame seen = {.you = you, .it = NOBODY, .event = *event};
    int key = (int)((uint32_t)you << 16 | (uint32_t)rule->watch), thing = event->thing;
    if (rule->things == TOKEN) {
        whole before = kept_value(p, key);
        set_kept(&p->watched, key, before + rule->matches(p, &seen));
        return;
    }
    if (rule->doer) {
        int actor = event->actor;
        thing = actor < p->game->seats ? NOBODY : rule->things == PLAYER ? p->owner[who(p, actor)] : actor;
    } else if (rule->things != REGION) {
        int people = is_of_peoples(event->verb) ? event->thing : event->holder;
        thing = rule->things == PLAYER && people >= 0 ? p->owner[who(p, people)] : people;
        seen.event = event_of(event->verb, event->actor, thing);
    }
    if (thing >= 0 && rule->matches(p, &seen))
        set_kept(&p->watched, key, kept_value(p, key) | shl(1, thing));
}

/* ---- what is so for a time ---------------------------------------------------------------------- */

enum { THINGS = 64, MOST_TIMES = 255 };

static Kept *find_lasting(Position *p, whole you, int watch, whole thing)
{
    int key = (int)((uint32_t)you << 16 | (uint32_t)watch);
    for (int i = 0; i < p->lasting.count; i++)
        if (p->lasting.at[i].key == key && p->lasting.at[i].value % THINGS == thing)
            return &p->lasting.at[i];
    return NULL;
}

void add_lasting(Position *p, int key, whole thing, whole times)
{
    Watched *lasting = &p->lasting;
    if (lasting->count == lasting->room) {
        lasting->room = lasting->room ? 2 * lasting->room : 8;
        lasting->at = realloc(lasting->at, (size_t)lasting->room * sizeof(Kept));
    }
    if (!lasting->at)
        fault(TOO_MUCH);
    lasting->at[lasting->count++] = (Kept){key, times * THINGS + thing};
}

/* Have what a rule says be so once more from now on, of each of some things. */
whole begin_lasting(Position *p, Frame *frame, int watch, whole things)
{
    EACH (thing, things) {
        Kept *found = find_lasting(p, frame->you, watch, (whole)thing);
        if (!found)
            add_lasting(p, (int)((uint32_t)frame->you << 16 | (uint32_t)watch), (whole)thing, 1);
        else if (found->value / THINGS < MOST_TIMES)
            found->value += THINGS;
    }
    return DONE;
}

whole lasting_times(Position *p, whole you, int watch, whole thing)
{
    const Kept *found = find_lasting(p, you, watch, thing), *later = find_lasting(p, you, watch | LATER, thing);
    return (found ? found->value / THINGS : 0) + (later ? later->value / THINGS : 0);
}

whole lasting_regions(Position *p, whole you, int watch)
{
    int key = (int)((uint32_t)you << 16 | (uint32_t)watch);
    whole found = 0;
    for (int i = 0; i < p->lasting.count; i++)
        if ((p->lasting.at[i].key & ~LATER) == key)
            found |= one(p->lasting.at[i].value % THINGS);
    return found;
}

/* ---- forgetting --------------------------------------------------------------------------------- */

/* The place of a watch among those that are kept beyond the turn, -1 of others. */
static int place_of_lasting(const Game *game, int key)
{
    for (int n = 0; n < game->lasting.count; n++)
        if (game->lasting.at[n] == (key & (LATER - 1)))
            return n;
    return -1;
}

/* What is kept under a key after a moment: the key, that of what is kept on from there, -1 for nothing. */
static int key_after(const Position *p, int key, int moment)
{
    const Game *game = p->game;
    int place = place_of_lasting(game, key), owner = p->owner[who(p, key >> 16)];
    bool later = key & LATER;
    if (owner == NOBODY)
        return -1;
    if (place < 0)
        return moment == END_OF_TURN ? -1 : key;
    if (game->lasting_own.at[place] && owner != p->seat)
        return key;
    if (moment == (later ? game->lasting_then.at[place] : game->lasting_until.at[place]))
        return later || game->lasting_then.at[place] < 0 ? -1 : key | LATER;
    return !later && moment == game->lasting_since.at[place] ? -1 : key;
}

/* Forget what was kept until a moment of the turn of whoever is on turn. */
void forget(Position *p, int moment)
{
    Watched *both[] = {&p->watched, &p->lasting};
    if (!p->game->lasting.count) {
        if (moment == END_OF_TURN)
            p->watched.count = p->lasting.count = 0;
        return;
    }
    for (int n = 0; n < 2; n++) {
        int kept = 0;
        for (int i = 0; i < both[n]->count; i++)
            if ((both[n]->at[i].key = key_after(p, both[n]->at[i].key, moment)) >= 0)
                both[n]->at[kept++] = both[n]->at[i];
        both[n]->count = kept;
    }
}

/* ---- before and after a deed -------------------------------------------------------------------- */

/* Keep a deed that is about to be done for the turn, and add the steps that react to it. */
void happen(Position *p, int verb, whole actor, whole thing, Steps *steps)
{
    const World *world = p->world;
    if (world->watches.first[verb] < 0 && world->events.first[2 * verb] < 0)
        return;
    Event event = told(p, verb, actor, thing);
    CHAIN (watch, world->watches, verb)
        keep_deed(p, watch->rule, watch->you, &event);
    CHAIN (reaction, world->events, 2 * verb)
        set_off(p, reaction->rule, reaction->you, &event, steps);
}

/* Tell of each token that is about to go from a region to its tray. */
void lose_tokens(Position *p, whole region, whole count, Steps *steps)
{
    const World *world = p->world;
    if (world->watches.first[LOSING] < 0 && world->events.first[2 * LOSING] < 0)
        return;
    for (whole i = 0; i < count; i++)
        happen(p, LOSING, p->holder[region], region, steps);
}

static void before(Position *p, int verb, whole actor, whole thing, Steps *steps)
{
    if (p->world->events.first[2 * verb + 1] < 0)
        return;
    Event event = told(p, verb, actor, thing);
    CHAIN (reaction, p->world->events, 2 * verb + 1)
        set_off(p, reaction->rule, reaction->you, &event, steps);
}

/* Put the steps that come before a deed on the agenda, above the deed where it is a frame. */
bool forestalled(Position *p, const int *verbs, int count, whole actor, whole thing, Frame *deed)
{
    Steps steps;
    steps.count = 0;
    for (int i = 0; i < count; i++)
        before(p, verbs[i], actor, thing, &steps);
    if (!steps.count) {
        if (deed)
            free_frame(p->game, deed);
        return false;
    }
    if (deed)
        put_on_top(p, deed);
    push(p, &steps);
    return true;
}

const int OF_CONQUEST[3] = {ATTACK, CONQUER, OCCUPY};

/* ---- what peoples do by themselves at a moment -------------------------------------------------- */

void reactions(Position *p, int you, int moment, Steps *steps)
{
    const Ruleset *set = p->rulesets[you];
    Event event = event_of(moment, you, NOBODY);
    Steps own;
    own.count = 0;
    CHAIN (reaction, set->reactions, moment)
        set_off(p, reaction->rule, you, &event, &own);
    for (int i = 0; i < own.count; i++) {
        const Rule *rule = p->game->by_index[own.at[i]->rule];
        if (!set->calling[moment] || rule->type != REACTION || !rule->actors) {
            add_frame(steps, own.at[i]);
            continue;
        }
        int called[MOST_THINGS];
        int count = in_order(p, rule->actors(p, own.at[i]->you), called);
        for (int n = 0; n < count; n++)
            add_frame(steps, new_frame(p->game, rule->index, called[n], NOBODY, event_of(moment, called[n], NOBODY)));
        free_frame(p->game, own.at[i]);
    }
}

bool react(Position *p, int you, int moment)
{
    Steps steps;
    steps.count = 0;
    reactions(p, you, moment, &steps);
    push(p, &steps);
    return steps.count;
}

void heedings(Position *p, int you, int moment, Steps *steps)
{
    Event event = event_of(moment, p->seat, NOBODY);
    CHAIN (reaction, p->rulesets[you]->heeded, moment)
        set_off(p, reaction->rule, you, &event, steps);
}

/* Let all peoples react to a moment of no one's turn, in the order of seats. */
bool react_all(Position *p, int moment)
{
    int32_t peoples[2 * MOST_THINGS];
    int count = 0;
    bool any = false;
    for (int seat = 0; seat < p->game->seats; seat++)
        count += peoples_of_seat(p, seat, peoples + count);
    for (int i = count - 1; i >= 0; i--)
        if (p->rulesets[peoples[i]]->reactions.first[moment] >= 0)
            any = react(p, peoples[i], moment) || any;
    return any;
}
