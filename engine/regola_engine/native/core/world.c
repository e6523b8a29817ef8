/* Rules of peoples in play that bind others, made anew when a people comes, declines or goes. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

static void clear_chains(Chains *chains, int words)
{
    if (chains->count)
        memset(chains->first, 255, (size_t)words * 2 * sizeof(int16_t));
    chains->count = 0;
}

/* A world in which nothing is said, made of one that nobody has any more if there is one. */
static World *new_world(Game *game)
{
    World *world = game->idle_worlds;
    if (world) {
        game->idle_worlds = world->next;
        clear_chains(&world->events, 2 * game->verbs);
        clear_chains(&world->watches, game->verbs);
        clear_chains(&world->bans, game->verbs);
        clear_chains(&world->classes, game->classes);
        clear_chains(&world->values, game->numbers);
        clear_chains(&world->facts, 1);
    } else if ((world = malloc(sizeof *world))) {
        begin_chains(&world->events, 2 * game->verbs, 16);
        begin_chains(&world->watches, game->verbs, 4);
        begin_chains(&world->bans, game->verbs, 0);
        begin_chains(&world->classes, game->classes, 0);
        begin_chains(&world->values, game->numbers, 0);
        begin_chains(&world->facts, 1, 0);
        world->terms = NULL;
        world->terms_room = 0;
        world->game = game;
    } else {
        fault(TOO_MUCH);
    }
    world->shared = 1;
    return world;
}

World *empty_world(Game *game) { return new_world(game); }

void let_go(World *world)
{
    if (--world->shared)
        return;
    world->next = world->game->idle_worlds;
    world->game->idle_worlds = world;
}

/* Give back the room of all worlds that nobody has. */
void forget_worlds(Game *game)
{
    while (game->idle_worlds) {
        World *world = game->idle_worlds;
        Chains *all[] = {&world->events, &world->watches, &world->bans, &world->classes, &world->values, &world->facts};
        for (int i = 0; i < 6; i++)
            end_chains(all[i]);
        free(world->terms);
        game->idle_worlds = world->next;
        free(world);
    }
}

/* Take in a rule that a people bears, whose board is as it sees it. */
static void hear(World *world, int you, const Rule *rule, const Ground *ground)
{
    switch (rule->type) {
    case CLASS:
        if (rule->piece < 0 || rule->negated)
            add_to_chain(&world->classes, rule->word, you, rule);
        break;
    case VALUE:
        if (rule->piece >= 0)
            break;
        if (world->values.count == world->terms_room) {
            world->terms_room = world->terms_room ? 2 * world->terms_room : 4;
            world->terms = realloc(world->terms, (size_t)world->terms_room * sizeof(Term));
        }
        if (!world->terms)
            fault(TOO_MUCH);
        /* What binds everybody is no help of its bearer's own: a shield does not stop it. */
        world->terms[world->values.count] = term_of(rule, ground, you, false, false);
        add_to_chain(&world->values, rule->word, you, rule);
        break;
    case BAN: add_to_chain(&world->bans, rule->deed, you, rule); break;
    case PEOPLE_FACT: add_to_chain(&world->facts, 0, you, rule); break;
    default: break;
    }
}

/* Take in what a people reacts to, and what it keeps in mind. */
static void listen(World *world, int you, const Ruleset *set)
{
    for (int i = 0; i < set->events.count; i++) {
        const Rule *rule = set->events.all[i].rule;
        add_to_chain(&world->events, 2 * rule->event + rule->before, you, rule);
    }
    for (int i = 0; i < set->watches.count; i++)
        add_to_chain(&world->watches, set->watches.all[i].rule->event, you, set->watches.all[i].rule);
}

void refresh_world(Position *p)
{
    Game *game = p->game;
    World *world = new_world(game);
    p->roster_known = false;
    const Ruleset *seat = game->seat_ruleset;
    for (int i = 0; i < seat->abroad.count; i++)
        hear(world, NOBODY, seat->abroad.all[i].rule, &seat->ground);
    listen(world, 0, seat);
    for (int people = game->seats; people < p->peoples; people++) {
        const Ruleset *set = p->rulesets[people];
        if (p->owner[people] < 0)
            continue;
        for (int i = 0; i < set->abroad.count; i++)
            if (set->abroad.all[i].you != BASE)
                hear(world, people, set->abroad.all[i].rule, &set->ground);
        listen(world, people, set);
    }
    let_go(p->world);
    p->world = world;
}

/* ---- who acts in a turn ----------------------------------------------------------------------- */

static int peoples_of(const Position *p, int seat, int32_t *found)
{
    int count = 0;
    for (int people = p->game->seats; people < p->peoples; people++)
        if (p->owner[people] == seat)
            found[count++] = people;
    return count;
}

int peoples_of_seat(const Position *p, int seat, int32_t *found) { return peoples_of(p, seat, found); }

static void find_acting(Position *p)
{
    int count = peoples_of(p, (int)p->seat, p->acting + 1);
    p->acting[0] = (int32_t)p->seat;
    p->acting_count = count + 1;
    for (int i = 1; i <= count; i++)
        if (p->acting[i] == p->active[p->seat]) {
            int32_t active = p->acting[i];
            for (; i > 1; i--)
                p->acting[i] = p->acting[i - 1];
            p->acting[1] = active;
            break;
        }
}

static void find_heeding(Position *p)
{
    p->heeding_count = 0;
    for (int i = 1; p->game->heeded && i < p->game->seats; i++) {
        int32_t *found = p->heeding + p->heeding_count;
        int count = peoples_of(p, (int)(p->seat + i) % p->game->seats, found), kept = 0;
        for (int n = 0; n < count; n++)
            if (p->rulesets[found[n]]->heeds)
                found[kept++] = found[n];
        p->heeding_count += kept;
    }
}

/* Work out who acts in the turn under way; kept until its peoples change. */
void know_roster(Position *p)
{
    if (p->roster_known)
        return;
    find_acting(p);
    find_heeding(p);
    p->live[0] = p->live[1] = 0;
    p->ranked = false;
    for (int i = 0; i < p->acting_count; i++) {
        const Ruleset *set = p->rulesets[p->acting[i]];
        p->ranked = p->ranked || set->ranked;
        for (int n = 0; n < 2; n++)
            p->live[n] |= set->schedules[n];
    }
    for (int i = 0; i < p->heeding_count; i++)
        for (int n = 0; n < 2; n++)
            p->live[n] |= p->rulesets[p->heeding[i]]->heedings[n];
    p->roster_known = true;
}
