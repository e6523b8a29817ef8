/* Numbers of regions, worked out for a set of them at once. */
#include "core.h"

#include <string.h>

enum { MOST_REGIONS = 64, MOST_TERMS = 128, MOST_NESTED = 220 };

static int nested;

void forget_nested(void) { nested = 0; }

static whole amount_of(Position *p, const Rule *rule, whole bearer, whole region)
{
    return rule->amount ? rule->constant * rule->amount(p, bearer, region) : rule->constant;
}

static whole extent_of(Position *p, const Term *term, whole bearer)
{
    return asks_regions(term->rule) ? regions_of(p, term->rule, bearer) : term->fixed;
}

/* Do what a rule does to a number in the regions of a set where it holds. */
static void apply_term(Position *p, const Term *term, whole you, whole mask, whole shield, int32_t *values)
{
    whole bearer = term->bearer == ASKER ? you : term->bearer;
    whole extent = mask & extent_of(p, term, bearer);
    if (shield && term->helping && bearer == you)
        extent &= ~shield;
    const Rule *rule = term->rule;
    int sign = term->phase == ADDED && rule->operation == LESS ? -1 : 1;
    EACH (region, extent) {
        int32_t amount = (int32_t)(sign * amount_of(p, rule, bearer, (whole)region));
        switch (term->phase) {
        case ADDED: values[region] += amount; break;
        case MULTIPLIED: values[region] *= 2; break;
        case LOWEST: values[region] = values[region] < amount ? amount : values[region]; break;
        case HIGHEST: values[region] = values[region] > amount ? amount : values[region]; break;
        default: values[region] = amount;
        }
    }
}

/* What a number begins with: its definition, and what needs no position. */
static void begun(Position *p, int word, whole you, whole mask, whole shield, int32_t *values)
{
    const Table *table = &rules_of(p, you)->tables[word];
    int regions = p->game->regions;
    const int16_t *added = p->added + word * regions;
    memcpy(values, table->steady, (size_t)regions * sizeof *values);
    EACH (region, shield)
        values[region] = table->unhelped[region];
    EACH (place, mask)
        values[place] += added[place];
    if (!table->definitions.count)
        return;
    int32_t defined[MOST_REGIONS];
    memcpy(defined, table->defined, (size_t)regions * sizeof *defined);
    for (int i = 0; i < table->definitions.count; i++) {
        const Term *term = &table->definitions.at[i];
        EACH (region, mask & extent_of(p, term, you)) {
            int32_t amount = (int32_t)amount_of(p, term->rule, you, (whole)region);
            values[region] += amount - defined[region];
            defined[region] = amount;
        }
    }
}

typedef struct Both {
    Terms begins, ends;
    Term begin_at[MOST_TERMS], end_at[MOST_TERMS];
} Both;

static void add(Both *both, Term term)
{
    Terms *terms = term.phase < LOWEST ? &both->begins : &both->ends;
    if (terms->count == MOST_TERMS)
        fault(TOO_MUCH);
    terms->at[terms->count++] = term;
}

/* The terms of a ruleset with those of others, and of the deed under way, in order. */
static void gather(Position *p, int word, whole you, Both *both)
{
    const Ruleset *set = rules_of(p, you);
    const Table *table = &set->tables[word];
    both->begins = (Terms){0, both->begin_at};
    both->ends = (Terms){0, both->end_at};
    for (int i = 0; i < table->begins.count; i++)
        add(both, table->begins.at[i]);
    for (int i = 0; i < table->ends.count; i++)
        add(both, table->ends.at[i]);
    for (int at = p->world->values.first[word]; at >= 0; at = p->world->values.all[at].next)
        add(both, p->world->terms[at]);
    for (int i = 0; i < p->deed.count; i++) {
        const Rule *rule = p->deed.at[i];
        if (rule->type == VALUE && rule->word == word)
            add(both, term_of(rule, &set->ground, (int)you, !rule->base, false));
    }
    sort_terms(&both->begins);
    sort_terms(&both->ends);
}

static void evaluate_seen(Position *p, int word, whole you, whole mask, int32_t *values)
{
    const Table *table = &rules_of(p, you)->tables[word];
    bool others = p->world->values.first[word] >= 0 || p->deed.count;
    if (table->fixed && !others) {
        memcpy(values, table->steady, (size_t)p->game->regions * sizeof *values);
        return;
    }
    if (nested++ > MOST_NESTED)
        fault(ENDLESS);
    Both both;
    const Terms *begins = &table->begins, *ends = &table->ends;
    if (others) {
        gather(p, word, you, &both);
        begins = &both.begins;
        ends = &both.ends;
    }
    whole shield = shielded(p, you) & mask;
    begun(p, word, you, mask, shield, values);
    for (int i = 0; i < begins->count; i++)
        apply_term(p, &begins->at[i], you, mask, shield, values);
    EACH (region, mask)
        if (values[region] < table->least[region])
            values[region] = table->least[region];
    for (int i = 0; i < ends->count; i++)
        apply_term(p, &ends->at[i], you, mask, shield, values);
    nested--;
}

/* Give a number by region; only the regions of the set have a meaning. */
void evaluate(Position *p, int word, whole you, whole mask, int32_t *values)
{
    whole seeming = p->game->seeming.at[word];
    whole found = seeming >= 0 ? class_mask(p, (int)seeming, you) & mask : 0;
    if (!found) {
        evaluate_seen(p, word, you, mask, values);
        return;
    }
    /* Some regions seem empty meanwhile. */
    int32_t tokens[MOST_REGIONS], defenders[MOST_REGIONS];
    size_t size = (size_t)p->game->regions * sizeof(int32_t);
    memcpy(tokens, p->tokens, size);
    memcpy(defenders, p->defenders, size);
    EACH (region, found)
        p->tokens[region] = p->defenders[region] = 0;
    evaluate_seen(p, word, you, mask, values);
    memcpy(p->tokens, tokens, size);
    memcpy(p->defenders, defenders, size);
}

whole number(Position *p, int word, whole you, whole region)
{
    int32_t values[MOST_REGIONS];
    evaluate(p, word, you, shl(1, region), values);
    return values[wrapped(region, p->game->regions)];
}

whole total(Position *p, int word, whole you, whole mask)
{
    int32_t values[MOST_REGIONS];
    whole sum = 0;
    mask &= everywhere(p);
    if (!mask)
        return 0;
    evaluate(p, word, you, mask, values);
    EACH (region, mask)
        sum += values[region];
    return sum;
}

whole in_holders_eyes(Position *p, int word, whole you, whole region)
{
    whole holder = p->holder[wrapped(region, p->game->regions)];
    return number(p, word, holder >= 0 ? holder : you, region);
}

whole held_total(Position *p, int word, whole you, whole mask)
{
    whole sum = 0;
    EACH (region, mask & everywhere(p))
        sum += in_holders_eyes(p, word, you, (whole)region);
    return sum;
}
