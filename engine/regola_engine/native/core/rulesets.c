/* The rulesets of a game: made when they are asked for, shared, and given up again by age. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

/* So many are kept, and those that positions have: a game of two boxes has some thousands. */
enum { MOST_RULESETS = 2048 };

static void forget_ruleset(Ruleset *set)
{
    Chains *all[] = {&set->asked, &set->bans, &set->reactions, &set->heeded, &set->offers, &set->events, &set->watches,
                     &set->ties, &set->facts, &set->base_facts, &set->slot_values, &set->base_slot_values,
                     &set->abroad, &set->modes};
    for (int i = 0; i < 14; i++)
        end_chains(all[i]);
    give_back(&set->blocks);
    free(set);
}

/* A ruleset for a race (NOBODY: that of players) with a power and what it bears, not kept as yet. */
static Ruleset *new_ruleset(Game *game, int race, int power, bool declined, const Gear *gear, int gear_count)
{
    if (game->unmade) /* a rule failed while it was made */
        forget_ruleset(game->unmade);
    Ruleset *set = game->unmade = calloc(1, sizeof *set);
    if (!set)
        fault(TOO_MUCH);
    set->race = race;
    set->power = power;
    set->declined = declined;
    set->gear_count = gear_count;
    set->gear = block_in(&set->blocks, (size_t)(gear_count + 1) * sizeof(Gear));
    if (gear_count)
        memcpy(set->gear, gear, (size_t)gear_count * sizeof(Gear));
    make_ruleset(game, set);
    game->unmade = NULL;
    return set;
}

Ruleset *seat_ruleset(Game *game) { return new_ruleset(game, NOBODY, NOBODY, false, NULL, 0); }

/* Return the rules in force for a race with a power and the relics and places it bears. */
Ruleset *find_ruleset(Game *game, int race, int power, bool declined, const Gear *gear, int gear_count)
{
    if (race < 0 || race >= game->races.count || power < NOBODY || power >= game->powers.count)
        fault(RAISED);
    uint32_t key = (uint32_t)race * 131 + (uint32_t)(power + 1) * 2 + declined;
    for (int i = 0; i < gear_count; i++)
        key = key * 31 + (uint32_t)gear[i].kind * 64 + (uint32_t)gear[i].power + 1;
    Ruleset **place = &game->rulesets[(key * 2654435761u) >> 22], *set = *place;
    for (; set; set = set->next)
        if (set->race == race && set->power == power && set->declined == declined && set->gear_count == gear_count &&
            (!gear_count || !memcmp(set->gear, gear, (size_t)gear_count * sizeof(Gear))))
            break;
    if (!set) {
        set = new_ruleset(game, race, power, declined, gear, gear_count);
        set->next = *place;
        *place = set;
        game->ruleset_count++;
    }
    set->asked_at = ++game->rulesets_asked;
    return set;
}

/* ---- given up ----------------------------------------------------------------------------------- */

static int by_size(const void *one, const void *other)
{
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;
    return (a > b) - (a < b);
}

/* When the ruleset was asked for last than which half of them are older; 0 where there is no room to tell. */
static uint64_t middle_age(const Game *game)
{
    uint64_t *ages = malloc((size_t)game->ruleset_count * sizeof *ages);
    size_t count = 0;
    if (!ages)
        return 0;
    for (int i = 0; i < RULESET_PLACES; i++)
        for (const Ruleset *set = game->rulesets[i]; set; set = set->next)
            ages[count++] = set->asked_at;
    qsort(ages, count, sizeof *ages, by_size);
    uint64_t found = ages[count / 2];
    free(ages);
    return found;
}

/* Where there are too many rulesets, give up the half asked for longest ago, but for those that positions have. */
void tidy_rulesets(Game *game)
{
    if (game->ruleset_count <= MOST_RULESETS)
        return;
    for (const Position *p = game->positions; p; p = p->after)
        for (int people = game->seats; people < p->peoples; people++)
            if (p->rulesets[people]) /* a rule may have failed before it was found */
                p->rulesets[people]->asked_at = game->rulesets_asked;
    uint64_t middle = middle_age(game);
    for (int i = 0; i < RULESET_PLACES; i++)
        for (Ruleset **place = &game->rulesets[i]; *place;) {
            Ruleset *set = *place;
            if (set->asked_at < middle) {
                *place = set->next;
                forget_ruleset(set);
                game->ruleset_count--;
            } else {
                place = &set->next;
            }
        }
}

void forget_rulesets(Game *game)
{
    if (game->seat_ruleset)
        forget_ruleset(game->seat_ruleset);
    if (game->unmade)
        forget_ruleset(game->unmade);
    for (int i = 0; i < RULESET_PLACES; i++)
        while (game->rulesets[i]) {
            Ruleset *set = game->rulesets[i];
            game->rulesets[i] = set->next;
            forget_ruleset(set);
        }
}
