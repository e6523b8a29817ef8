/* The rules in force for one people, sorted by what they speak of; made once and shared. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

/* ---- terms ------------------------------------------------------------------------------------ */

static bool helps(int word, int operation)
{
    int way = operation == AT_LEAST ? MORE : operation == AT_MOST ? LESS : operation;
    if (word == CONQUEST_COST || word == TOKENS_LOST || word == GARRISON)
        return way == LESS;
    if (word == TOKENS_KEPT || word == INCOME)
        return way == MORE;
    return true;
}

static int phase_of(int operation, bool base)
{
    switch (operation) {
    case MORE:
    case LESS: return ADDED;
    case DOUBLED: return MULTIPLIED;
    case AT_LEAST: return LOWEST;
    case AT_MOST: return HIGHEST;
    default: return base ? DEFINED : OVERRIDDEN;
    }
}

bool asks_regions(const Rule *rule) { return rule->regions || rule->in_eyes; }

Term term_of(const Rule *rule, const Ground *ground, int bearer, bool helping, bool base)
{
    whole fixed = rule->ground && !rule->in_eyes ? rule->ground(ground) : ground->everywhere;
    helping = helping && (rule->operation == IS || helps(rule->word, rule->operation));
    return (Term){rule, phase_of(rule->operation, base), bearer, helping, asks_regions(rule) ? 0 : fixed};
}

static void add_term(Ruleset *set, Terms *terms, Term term)
{
    Term *grown = block_in(&set->blocks, (size_t)(terms->count + 1) * sizeof(Term));
    if (terms->count)
        memcpy(grown, terms->at, (size_t)terms->count * sizeof(Term));
    grown[terms->count++] = term;
    terms->at = grown;
}

void sort_terms(Terms *terms)
{
    for (int i = 1; i < terms->count; i++) {
        Term term = terms->at[i];
        int at = i;
        for (; at && terms->at[at - 1].phase > term.phase; at--)
            terms->at[at] = terms->at[at - 1];
        terms->at[at] = term;
    }
}

/* ---- what the rules say ----------------------------------------------------------------------- */

static bool looks_around(OfGround told, const Ground *ground)
{
    bool asked = false;
    Ground seen = *ground;
    seen.asked = &asked;
    told(&seen);
    return asked;
}

/* A rule of a people for whom rules tie regions is asked anew where it speaks of neighbours. */
static const Rule *seen_tied(Ruleset *set, const Rule *rule)
{
    const Ground *ground = &set->ground;
    if (rule->type != TIE && rule->type != CLASS && rule->type != VALUE && rule->type != BAN)
        return rule;
    bool eyes = rule->ground && looks_around(rule->ground, ground);
    bool others = rule->type == TIE && rule->others && looks_around(rule->others, ground);
    if (!eyes && !others)
        return rule;
    Rule *twin = block_in(&set->blocks, sizeof *twin);
    *twin = *rule;
    twin->in_eyes = eyes;
    twin->others_in_eyes = others;
    return twin;
}

static whole mask_of(const Ruleset *set, const Rule *rule)
{
    whole everywhere = set->ground.everywhere;
    return rule->ground ? rule->ground(&set->ground) & everywhere : everywhere;
}

/* Work out what a rule does that needs no position; tell whether that can be. */
static bool settles(Table *table, const Term *term, whole regions)
{
    const Rule *rule = term->rule;
    int constant = rule->constant;
    if (term->phase == DEFINED && !table->definitions.count) {
        EACH (region, regions) {
            table->steady[region] += constant - table->defined[region];
            table->unhelped[region] += constant - table->defined[region];
            table->defined[region] = constant;
        }
    } else if (term->phase == ADDED) {
        int amount = rule->operation == MORE ? constant : -constant;
        EACH (region, regions) {
            table->steady[region] += amount;
            table->unhelped[region] += term->helping ? 0 : amount;
        }
    } else if (term->phase == LOWEST && !term->helping) {
        EACH (region, regions)
            if (table->least[region] < constant)
                table->least[region] = constant;
    } else {
        return false;
    }
    return true;
}

static void add_value(Ruleset *set, const Rule *rule, int level)
{
    Table *table = &set->tables[rule->word];
    bool base = level == BASE;
    Term term = term_of(rule, &set->ground, ASKER, !base, base);
    if (!asks_regions(rule) && !rule->amount && settles(table, &term, mask_of(set, rule)))
        return;
    if (term.phase == DEFINED)
        add_term(set, &table->definitions, term);
    else
        add_term(set, term.phase < LOWEST ? &table->begins : &table->ends, term);
}

static void add_class(Ruleset *set, const Rule *rule, int level)
{
    Layer *layer = &set->layers[rule->word];
    int place = 2 * level + rule->negated;
    if (asks_regions(rule)) {
        add_to_chain(&set->asked, rule->word, place, rule);
        layer->asked++;
    } else {
        layer->masks[place] |= mask_of(set, rule);
    }
}

static void add_ban(Ruleset *set, const Rule *rule)
{
    if (asks_regions(rule))
        add_to_chain(&set->bans, rule->deed, 0, rule);
    else
        set->barred[rule->deed] |= rule->ground ? rule->ground(&set->ground) : -1;
}

static void add_offer(Ruleset *set, const Rule *rule, int level)
{
    bool plain = rule->verb == CONQUER && rule->piece < 0;
    if (plain && level != BASE) {
        add_to_chain(&set->modes, 0, 0, rule);
        return;
    }
    if (plain)
        set->primary = rule;
    add_to_chain(&set->offers, rule->moment, 0, rule);
}

static void add_reaction(Ruleset *set, const Rule *rule)
{
    if (rule->heeded) {
        add_to_chain(&set->heeded, rule->moment, 0, rule);
        set->heeds = true;
    } else if (rule->moment >= 0) {
        add_to_chain(&set->reactions, rule->moment, 0, rule);
        if (rule->actors)
            set->calling[rule->moment] = true;
    } else {
        add_to_chain(&set->events, 0, 0, rule);
    }
}

static bool is_abroad(const Rule *rule)
{
    switch (rule->type) {
    case CLASS:
    case VALUE: return rule->abroad || rule->piece >= 0;
    case BAN: return rule->mover;
    case PEOPLE_FACT: return rule->peoples;
    default: return false;
    }
}

static void add_rule(Game *game, Ruleset *set, const Rule *rule, int level)
{
    if (is_abroad(rule)) {
        add_to_chain(&set->abroad, 0, level, rule);
        return;
    }
    switch (rule->type) {
    case CLASS: add_class(set, rule, level); break;
    case VALUE: add_value(set, rule, level); break;
    case TIE: add_to_chain(&set->ties, 0, 0, rule); break;
    case BAN: add_ban(set, rule); break;
    case OFFER: add_offer(set, rule, level); break;
    case REACTION: add_reaction(set, rule); break;
    case SLOT_VALUE: add_to_chain(level == BASE ? &set->base_slot_values : &set->slot_values, 0, 0, rule); break;
    case WATCH:
        if (rule->event >= 0)
            add_to_chain(&set->watches, 0, 0, rule);
        break;
    case PEOPLE_FACT: add_to_chain(level == BASE ? &set->base_facts : &set->facts, 0, 0, rule); break;
    case ACTS:
        for (int i = 0; rule->first && i < rule->phases_count; i++) {
            set->firsts[game->rule_pool.at[rule->phases + i]] = true;
            set->ranked = true;
        }
        break;
    case COUNTS:
        if (rule->piece < 0 && rule->role == SOLDIER)
            set->token_worth = rule->worth;
        break;
    default: break;
    }
}

/* ---- a ruleset -------------------------------------------------------------------------------- */

static void make_subsets(Ruleset *set)
{
    int count = set->modes.count, at = 0;
    if (count > MOST_MODES)
        fault(TOO_MUCH);
    set->mode_rules = block_in(&set->blocks, (size_t)(count + 1) * sizeof(Rule *));
    for (int i = 0; i < count; i++)
        set->mode_rules[i] = set->modes.all[i].rule;
    set->mode_set_count = (1 << count) - 1;
    set->mode_sets = block_in(&set->blocks, (size_t)(set->mode_set_count + 1) * sizeof(uint32_t));
    for (int size = 1; size <= count; size++) {
        int chosen[MOST_MODES];
        for (int i = 0; i < size; i++)
            chosen[i] = i;
        for (;;) {
            uint32_t bits = 0;
            for (int i = 0; i < size; i++)
                bits |= (uint32_t)1 << chosen[i];
            set->mode_sets[at++] = bits;
            int i = size - 1;
            while (i >= 0 && chosen[i] == count - size + i)
                i--;
            if (i < 0)
                break;
            chosen[i]++;
            for (int j = i + 1; j < size; j++)
                chosen[j] = chosen[j - 1] + 1;
        }
    }
}

static whole schedule(const Array *program, const Chains *one, const Chains *other)
{
    whole found = 0;
    for (int i = 0; i < program->count; i++) {
        whole moment = program->at[i];
        if (one->first[moment] >= 0 || (other && other->first[moment] >= 0))
            found |= (whole)1 << i;
    }
    return found;
}

static void settle(Game *game, Ruleset *set)
{
    const Array *programs[2] = {&game->turn_program, &game->declining_program};
    for (int i = 0; i < 2; i++) {
        set->schedules[i] = schedule(programs[i], &set->reactions, &set->offers);
        set->heedings[i] = schedule(programs[i], &set->heeded, NULL);
    }
    for (int word = 0; word < game->numbers; word++) {
        Table *table = &set->tables[word];
        bool moved = false;
        for (int i = 0; i < game->piece_values.count; i += 2)
            moved = moved || game->piece_values.at[i] == word;
        bool asks = table->definitions.count || table->begins.count || table->ends.count;
        table->fixed = !moved && !asks;
        for (int region = 0; region < game->regions && table->fixed; region++)
            table->fixed = table->steady[region] >= table->least[region] && table->steady[region] == table->unhelped[region];
    }
}

static void prepare(Game *game, Ruleset *set)
{
    size_t numbers = (size_t)game->numbers, regions = (size_t)game->regions;
    set->layers = block_in(&set->blocks, (size_t)game->classes * sizeof(Layer));
    set->tables = block_in(&set->blocks, numbers * sizeof(Table));
    int32_t *columns = block_in(&set->blocks, numbers * regions * 4 * sizeof(int32_t));
    for (int word = 0; word < game->numbers; word++) {
        Table *table = &set->tables[word];
        table->steady = columns;
        table->defined = columns + regions;
        table->unhelped = columns + 2 * regions;
        table->least = columns + 3 * regions;
        columns += 4 * regions;
    }
    Chains *by_moment[] = {&set->reactions, &set->heeded, &set->offers};
    for (int i = 0; i < 3; i++)
        begin_chains(by_moment[i], game->names, 0);
    begin_chains(&set->bans, game->verbs, 0);
    Chains *alone[] = {&set->events, &set->watches, &set->ties, &set->facts, &set->base_facts,
                       &set->slot_values, &set->base_slot_values, &set->abroad, &set->modes};
    for (int i = 0; i < 9; i++)
        begin_chains(alone[i], 1, 0);
    begin_chains(&set->asked, game->classes, 0);
    set->barred = block_in(&set->blocks, (size_t)game->verbs * sizeof(whole));
    set->calling = block_in(&set->blocks, (size_t)game->names);
    set->firsts = block_in(&set->blocks, (size_t)game->names);
}

static void settle_ground(Game *game, Ruleset *set)
{
    const Rule **facts = malloc((size_t)(set->rule_count + 1) * sizeof(Rule *));
    int8_t *levels = malloc((size_t)set->rule_count + 1);
    int count = 0;
    bool standing = false;
    for (int i = 0; i < set->rule_count; i++)
        if (set->rules[i]->type == FACT) {
            facts[count] = set->rules[i];
            levels[count++] = set->levels[i];
            standing = standing || set->levels[i] != BASE;
        }
    if (standing) {
        set->own_masks = block_in(&set->blocks, (size_t)game->grounds * sizeof(whole));
        settle_facts(&set->ground, set->own_masks, game->grounds, facts, levels, count);
    }
    free(facts);
    free(levels);
}

static void make(Game *game, Ruleset *set)
{
    set->ground = game->ground;
    set->token_worth = 1;
    prepare(game, set);
    settle_ground(game, set);
    bool tied = false;
    for (int i = 0; i < set->rule_count; i++)
        tied = tied || set->rules[i]->type == TIE;
    for (int i = 0; i < set->rule_count; i++) {
        const Rule *rule = set->rules[i];
        add_rule(game, set, tied ? seen_tied(set, rule) : rule, set->levels[i]);
    }
    for (int word = 0; word < game->numbers; word++) {
        sort_terms(&set->tables[word].begins);
        sort_terms(&set->tables[word].ends);
    }
    make_subsets(set);
    settle(game, set);
}

/* ---- which rules are in force ----------------------------------------------------------------- */

static bool speaks(const Rule *rule, bool declined)
{
    return rule->scope == ALWAYS || rule->scope == (declined ? DECLINED : ACTIVE);
}

static void add_entry(Ruleset *set, const Rule *rule, int level)
{
    set->rules[set->rule_count] = rule;
    set->levels[set->rule_count++] = (int8_t)level;
}

static void add_item(Game *game, Ruleset *set, whole item, bool *phases)
{
    for (whole i = game->item_rules_from.at[item]; i < game->item_rules_from.at[item + 1]; i++) {
        const Rule *rule = &game->rules[game->item_rules.at[i]];
        if (!speaks(rule, set->declined))
            continue;
        for (int n = 0; rule->type == ACTS && !rule->first && n < rule->phases_count; n++)
            phases[game->rule_pool.at[rule->phases + n]] = true;
        if (rule->taken)
            add_entry(set, rule, STANDING);
    }
}

static bool lends(const Game *game, whole item, bool declined)
{
    for (whole i = game->item_rules_from.at[item]; i < game->item_rules_from.at[item + 1]; i++) {
        const Rule *rule = &game->rules[game->item_rules.at[i]];
        if (rule->type == LENDS && speaks(rule, declined) && rule->taken)
            return true;
    }
    return false;
}

static bool is_idle(const Game *game, const Rule *rule, const bool *phases)
{
    if ((rule->type != OFFER && rule->type != REACTION) || rule->moment < 0)
        return false;
    return !phases[game->name_phase.at[rule->moment]];
}

static void gather(Game *game, Ruleset *set)
{
    bool *phases = calloc((size_t)game->names + 1, 1);
    for (int i = 0; i < game->acting_phases.count; i++)
        phases[game->acting_phases.at[i]] = true;
    add_item(game, set, game->races.at[set->race], phases);
    if (set->power >= 0)
        add_item(game, set, game->powers.at[set->power], phases);
    for (int i = 0; i < set->gear_count; i++) {
        whole item = game->owners.at[set->gear[i].kind];
        if (item < 0)
            continue;
        add_item(game, set, item, phases);
        if (set->gear[i].power >= 0 && lends(game, item, set->declined))
            add_item(game, set, game->powers.at[set->gear[i].power], phases);
    }
    for (int i = 0; i < game->base_rules.count; i++) {
        const Rule *rule = &game->rules[game->base_rules.at[i]];
        for (int n = 0; rule->type == ACTS && !rule->first && speaks(rule, set->declined) && n < rule->phases_count; n++)
            phases[game->rule_pool.at[rule->phases + n]] = true;
    }
    for (int i = 0; i < game->base_rules.count; i++) {
        const Rule *rule = &game->rules[game->base_rules.at[i]];
        if (speaks(rule, set->declined) && rule->taken && !(set->declined && is_idle(game, rule, phases)))
            add_entry(set, rule, BASE);
    }
    free(phases);
}

/* Put the rules together that are in force for a race with a power and what it bears, as the set tells. */
void make_ruleset(Game *game, Ruleset *set)
{
    set->rules = block_in(&set->blocks, (size_t)(game->rule_count + 1) * sizeof(Rule *));
    set->levels = block_in(&set->blocks, (size_t)game->rule_count + 1);
    if (set->race >= 0)
        gather(game, set);
    for (int i = 0; set->race < 0 && i < game->seat_rules.count; i++)
        add_entry(set, &game->rules[game->seat_rules.at[i]], BASE);
    make(game, set);
}
