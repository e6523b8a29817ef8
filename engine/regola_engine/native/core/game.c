/* A game put together: what positions share and nobody changes. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

struct Block {
    struct Block *next;
    whole content[];
};

/* Room that is given back with all of its blocks, all of it nothing. */
void *block_in(struct Block **blocks, size_t size)
{
    struct Block *block = calloc(1, sizeof *block + size + 8);
    if (!block)
        fault(TOO_MUCH);
    block->next = *blocks;
    *blocks = block;
    return block->content;
}

void give_back(struct Block **blocks)
{
    while (*blocks) {
        struct Block *block = *blocks;
        *blocks = block->next;
        free(block);
    }
}

static void *keep(Game *game, size_t size) { return block_in(&game->blocks, size); }

/* ---- chains of rules -------------------------------------------------------------------------- */

void begin_chains(Chains *chains, int words, int room)
{
    chains->count = 0;
    chains->room = room;
    chains->all = room ? malloc((size_t)room * sizeof(Borne)) : NULL;
    chains->first = malloc((size_t)words * 2 * sizeof(int16_t));
    if ((room && !chains->all) || !chains->first)
        fault(TOO_MUCH);
    chains->last = chains->first + words;
    memset(chains->first, 255, (size_t)words * 2 * sizeof(int16_t));
}

void add_to_chain(Chains *chains, int word, int you, const Rule *rule)
{
    int at = chains->count++;
    if (at == chains->room) {
        chains->room = at ? 2 * at : 4;
        chains->all = realloc(chains->all, (size_t)chains->room * sizeof(Borne));
    }
    if (!chains->all || at >= INT16_MAX)
        fault(TOO_MUCH);
    chains->all[at] = (Borne){rule, you, -1};
    if (chains->first[word] < 0)
        chains->first[word] = (int16_t)at;
    else
        chains->all[chains->last[word]].next = at;
    chains->last[word] = (int16_t)at;
}

void end_chains(Chains *chains)
{
    free(chains->first);
    free(chains->all);
}

/* ---- the board -------------------------------------------------------------------------------- */

whole joined_sets(const whole *sets, whole mask)
{
    whole found = 0;
    EACH (number, mask)
        found |= sets[number];
    return found;
}

/* The regions that touch a region of the set, as this board shows them. */
whole ground_around(const Ground *ground, whole mask)
{
    if (ground->asked)
        *ground->asked = true;
    if (ground->position)
        return around(ground->position, ground->you, mask);
    return joined_sets(ground->beside, mask & ground->everywhere);
}

whole ground_mask(const Ground *ground, int word) { return ground->masks[word]; }

/* Work out of what lasting classes regions are, until no rule says anything new. */
void settle_facts(Ground *ground, whole *masks, int words, const Rule **facts, const int8_t *levels, int count)
{
    whole *before = malloc((size_t)words * 2 * sizeof(whole)), *after = before + words;
    ground->masks = before;
    memcpy(before, ground->printed, (size_t)words * sizeof(whole));
    for (int round = 0; round <= count; round++) {
        memcpy(after, ground->printed, (size_t)words * sizeof(whole));
        for (int place = 0; place < 4; place++)
            for (int i = 0; i < count; i++)
                if (levels[i] == place / 2 && facts[i]->negated == place % 2) {
                    whole found = facts[i]->ground(ground) & ground->everywhere;
                    whole kept = after[facts[i]->word];
                    after[facts[i]->word] = facts[i]->negated ? kept & ~found : kept | found;
                }
        bool same = !memcmp(before, after, (size_t)words * sizeof(whole));
        memcpy(before, after, (size_t)words * sizeof(whole));
        if (same)
            break;
    }
    memcpy(masks, before, (size_t)words * sizeof(whole));
    ground->masks = masks;
    free(before);
}

/* ---- what the face hands over ----------------------------------------------------------------- */

FACE Game *game_new(void) { return calloc(1, sizeof(Game)); }

static int same(const char *one, const char *other) { return !strcmp(one, other); }

/* Take in a number or a list of a game by its name; 0 where there is none of this name. */
FACE int game_take(Game *game, const char *name, const whole *given, int count)
{
#define X(known)                       \
    if (same(name, #known)) {          \
        game->known = (int)given[0];   \
        return 1;                      \
    }
    GAME_NUMBERS(X)
#undef X
#define X(known)                                                        \
    if (same(name, #known)) {                                           \
        game->known.count = count;                                      \
        game->known.at = keep(game, (size_t)count * sizeof(whole));     \
        if (count)                                                      \
            memcpy(game->known.at, given, (size_t)count * sizeof(whole)); \
        return 1;                                                       \
    }
    GAME_ARRAYS(X)
#undef X
    return 0;
}

FACE const char *rule_fields(void)
{
#define X(name) #name " "
#define Y(kind, name) #name " "
    return RULE_NUMBERS(X) "| " RULE_FUNCTIONS(Y);
#undef X
#undef Y
}

/* Take in all rules, each as its numbers and the places of its functions (-1 none). */
FACE void game_rules(Game *game, const whole *given, int count, void *const *functions)
{
    game->rule_count = count;
    game->rules = keep(game, (size_t)count * sizeof(Rule));
    for (Rule *rule = game->rules; rule < game->rules + count; rule++) {
#define X(name) rule->name = (int)*given++;
        RULE_NUMBERS(X)
#undef X
#define X(kind, name)                                      \
    rule->name = *given < 0 ? NULL : (kind)functions[*given]; \
    given++;
        RULE_FUNCTIONS(X)
#undef X
    }
}

/* ---- the words of the rules --------------------------------------------------------------------- */

static const Game *in_use;

/* Give the words that rules speak of the numbers that they have in a game. */
void use_words(const Game *game)
{
    if (in_use == game)
        return;
    in_use = game;
    for (int i = 0; i < game->words.count; i++)
        *WORDS[i] = (int)game->words.at[i];
}

/* Put together what has been taken in. */
FACE int game_ready(Game *game)
{
    GUARDED(game);
    whole *masks = keep(game, (size_t)game->grounds * sizeof(whole));
    memcpy(masks, game->masks.at, (size_t)game->grounds * sizeof(whole));
    game->ground = (Ground){game->regions, one(game->regions) - 1, masks, game->printed.at, game->beside.at,
                            NULL, NOBODY, NULL};
    game->by_index = keep(game, (size_t)(game->highest_rule + 1) * sizeof(Rule *));
    for (int i = game->rule_count - 1; i >= 0; i--)
        game->by_index[game->rules[i].index] = &game->rules[i];
    for (int i = 0; i < game->finds.count; i++)
        game->find_kinds |= one(game->finds.at[i]);
    game->peoples = game->seats + game->races.count;
    game->turn_stages = game->turn_program.count;
    game->stages = game->turn_stages + game->declining_program.count;
    game->seat_ruleset = seat_ruleset(game);
    game->empty_world = empty_world(game);
    return FINE;
}

/* Give a game back, now or with the last of its positions: Python lets go of both in any order. */
FACE void game_free(Game *game)
{
    game->given_up = true;
    if (game->positions)
        return;
    if (in_use == game)
        in_use = NULL;
    forget_rulesets(game);
    if (game->empty_world)
        let_go(game->empty_world);
    forget_worlds(game);
    while (game->idle_frames) {
        Frame *frame = game->idle_frames;
        game->idle_frames = frame->next;
        free(frame);
    }
    give_back(&game->blocks);
    free(game);
}

int moment_of(const Game *game, whole stage)
{
    int at = (int)stage;
    return (int)(at < game->turn_stages ? game->turn_program.at[at] : game->declining_program.at[at - game->turn_stages]);
}

bool takes(const Position *p, int option) { return option < p->game->options.count && p->game->options.at[option]; }
bool is_base_rule(const Rule *rule) { return rule->base; }
