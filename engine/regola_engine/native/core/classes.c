/* Changing classes of regions in the eyes of a people, and what touches what. */
#include "core.h"

#include <string.h>

/* ---- what is being worked out, where it may hang on itself: the least that fits ------------- */

enum { MOST_HALF = 160, MOST_TIES = 12, MOST_ROUNDS = 64, TIES_OF = -1 };

typedef struct Half {
    int word, you;
    bool asked;
    whole known[2 * MOST_TIES];
} Half;

static Half half[MOST_HALF];
static int half_count;

void forget_half(void) { half_count = 0; }

static Half *find_half(int word, int you)
{
    for (int i = 0; i < half_count; i++)
        if (half[i].word == word && half[i].you == you) {
            half[i].asked = true;
            return &half[i];
        }
    return NULL;
}

static Half *begin_half(int word, int you, int size)
{
    if (half_count == MOST_HALF)
        fault(ENDLESS);
    Half *one = &half[half_count++];
    one->word = word;
    one->you = you;
    one->asked = false;
    memset(one->known, 0, (size_t)size * sizeof(whole));
    return one;
}

/* ---- neighbours ------------------------------------------------------------------------------- */

/* The regions of a set that a rule names, asked in play. */
whole regions_of(Position *p, const Rule *rule, whole you)
{
    if (!rule->in_eyes)
        return rule->regions(p, you);
    Ground seen = rules_of(p, you)->ground;
    seen.position = p;
    seen.you = you;
    return rule->ground(&seen);
}

static whole side_of_tie(Position *p, const Rule *rule, whole you, bool other)
{
    OfBearer asked = other ? rule->other_regions : rule->regions;
    OfGround told = other ? rule->others : rule->ground;
    if (asked)
        return asked(p, you);
    Ground seen = rules_of(p, you)->ground;
    if (other ? rule->others_in_eyes : rule->in_eyes) {
        seen.position = p;
        seen.you = you;
        return told(&seen);
    }
    return (told ? told(&seen) : seen.everywhere) & seen.everywhere;
}

static void ties_now(Position *p, whole you, const Ruleset *set, whole *found)
{
    CHAIN (tie, set->ties, 0) {
        *found++ = side_of_tie(p, tie->rule, you, false);
        *found++ = side_of_tie(p, tie->rule, you, true);
    }
}

/* The sets whose regions touch each other: what touches may hang on what touches. */
static void ties_of(Position *p, whole you, const Ruleset *set, whole *found)
{
    int size = 2 * set->ties.count;
    if (set->ties.count > MOST_TIES)
        fault(TOO_MUCH);
    size_t bytes = (size_t)size * sizeof(whole);
    Half *known = find_half(TIES_OF, (int)you);
    if (known) {
        memcpy(found, known->known, bytes);
        return;
    }
    known = begin_half(TIES_OF, (int)you, size);
    ties_now(p, you, set, found);
    for (int rounds = known->asked ? MOST_ROUNDS : 0; rounds && memcmp(found, known->known, bytes); rounds--) {
        memcpy(known->known, found, bytes);
        ties_now(p, you, set, found);
    }
    half_count--;
}

static whole tied_to(whole touching, whole others)
{
    if (!touching)
        return 0;
    return touching & (touching - 1) ? others : others & ~touching;
}

static whole tied(Position *p, whole you, whole mask)
{
    const Ruleset *set = rules_of(p, you);
    whole sides[2 * MOST_TIES], found = 0;
    ties_of(p, you, set, sides);
    for (int i = 0; i < 2 * set->ties.count; i += 2)
        found |= tied_to(mask & sides[i], sides[i + 1]) | tied_to(mask & sides[i + 1], sides[i]);
    return found & ~shielded(p, you);
}

whole near(Position *p, whole you)
{
    int y = who(p, you);
    if (p->near[y] < 0)
        p->near[y] = joined_sets(p->game->ground.beside, p->held[y]);
    if (p->rulesets[y]->ties.count || p->deed.count)
        return p->near[y] | tied(p, you, p->held[y]);
    return p->near[y];
}

whole around(Position *p, whole you, whole mask)
{
    whole found = joined_sets(p->game->ground.beside, mask & everywhere(p));
    return rules_of(p, you)->ties.count ? found | tied(p, you, mask) : found;
}

/* ---- classes ---------------------------------------------------------------------------------- */

static whole decided(const whole *said) { return ((said[0] & ~said[1]) | said[2]) & ~said[3]; }

static whole lying_there(const Position *p, int word, whole mask)
{
    const Array *pieces = &p->game->piece_classes;
    for (int i = 0; i < pieces->count; i += 2)
        if (pieces->at[i] == word)
            mask |= p->where[pieces->at[i + 1]];
    return mask;
}

/* Whether it helps an attacker that regions are, or are not, of a class in its eyes. */
static bool serves(const Game *game, int word, bool negated)
{
    if (negated)
        return word == CLOSED || word == IMMUNE;
    return word == REACHABLE || word == ENTRANCE || game->serving.at[word];
}

bool hinders(const Game *game, const Rule *rule)
{
    if (rule->type == VALUE)
        return rule->word == CONQUEST_COST && (rule->operation == MORE || rule->operation == AT_LEAST);
    return !serves(game, rule->word, rule->negated);
}

static whole extent(Position *p, whole you, const Rule *rule)
{
    if (asks_regions(rule))
        return regions_of(p, rule, you);
    /* What the game says itself it says of the board as it is. */
    const Ground *ground = you == NOBODY ? &p->game->ground : &rules_of(p, you)->ground;
    return rule->ground ? rule->ground(ground) : ground->everywhere;
}

/* Where a setting of a deed holds: an ability that helps stops at a shield. */
static whole reach(Position *p, whole you, const Rule *rule)
{
    whole found = extent(p, you, rule);
    if (serves(p->game, rule->word, rule->negated) && !rule->base)
        return found & ~shielded(p, you);
    return found;
}

static whole with_deed(Position *p, int word, whole you, whole mask)
{
    for (int i = 0; i < p->deed.count; i++)
        if (p->deed.at[i]->type == CLASS && p->deed.at[i]->word == word && !p->deed.at[i]->negated)
            mask |= reach(p, you, p->deed.at[i]);
    for (int i = 0; i < p->deed.count; i++)
        if (p->deed.at[i]->type == CLASS && p->deed.at[i]->word == word && p->deed.at[i]->negated)
            mask &= ~reach(p, you, p->deed.at[i]);
    return mask;
}

static whole spoken(Position *p, int word, whole you)
{
    const Ruleset *set = rules_of(p, you);
    const Game *game = p->game;
    whole said[4];
    memcpy(said, set->layers[word].masks, sizeof said);
    CHAIN (asked, set->asked, word)
        said[asked->you] |= regions_of(p, asked->rule, you);
    for (int negated = 0; game->shields && negated < 2; negated++)
        if (said[2 + negated] && serves(game, word, negated))
            said[2 + negated] &= ~shielded(p, you);
    said[2] = lying_there(p, word, said[2]);
    CHAIN (heard, p->world->classes, word)
        said[2 + heard->rule->negated] |= extent(p, heard->you, heard->rule);
    whole mask = decided(said);
    return p->deed.count ? with_deed(p, word, you, mask) : mask;
}

whole class_mask(Position *p, int word, whole you)
{
    const Layer *layer = &rules_of(p, you)->layers[word];
    if (!layer->asked && p->world->classes.first[word] < 0 && !p->deed.count && !p->game->shields)
        return lying_there(p, word, decided(layer->masks));
    Half *known = find_half(word, (int)you);
    if (known)
        return known->known[0];
    known = begin_half(word, (int)you, 1);
    whole found = spoken(p, word, you);
    for (int rounds = known->asked ? MOST_ROUNDS : 0; rounds && found != known->known[0]; rounds--) {
        known->known[0] = found;
        found = spoken(p, word, you);
    }
    half_count--;
    return found;
}

static bool has_piece_class(const Game *game, int word)
{
    for (int i = 0; i < game->piece_classes.count; i += 2)
        if (game->piece_classes.at[i] == word)
            return true;
    return false;
}

whole regions_of_seat(const Position *p, int seat)
{
    whole found = 0;
    for (int people = 0; people < p->peoples; people++)
        if (p->owner[people] == seat && seat != NOBODY)
            found |= p->held[people];
    return found;
}

/* The regions where nothing helps a people against the opponent that holds them. */
whole shielded(Position *p, whole you)
{
    if (!p->game->shields)
        return 0;
    const Layer *layer = &rules_of(p, you)->layers[SHIELDED];
    if (p->world->classes.first[SHIELDED] < 0 && !has_piece_class(p->game, SHIELDED) && !layer->asked && !layer->masks[2])
        return 0;
    return class_mask(p, SHIELDED, you) & ~regions_of_seat(p, p->owner[who(p, you)]);
}

whole unshielded(Position *p, whole you, whole mask) { return mask & ~shielded(p, you); }
