/* The conquest of a region: who may, what it takes, what it does to the loser. */
#include "core.h"

#include <string.h>

whole force(const Position *p, whole you)
{
    int y = who(p, you);
    if (!p->hand[y])
        return 0; /* pieces do not conquer by themselves */
    whole found = (whole)p->hand[y] * p->rulesets[y]->token_worth;
    for (int i = 0; i < p->game->soldiers.count; i++) {
        whole kind = p->game->soldiers.at[i];
        if (p->bearer[kind] == you)
            found += p->carried[kind] * p->game->soldier_worth.at[i];
    }
    return found;
}

/* What the rules of a people forbid it. */
static whole barred(Position *p, whole people, int verb)
{
    const Ruleset *set = rules_of(p, people);
    whole mask = set->barred[verb];
    CHAIN (ban, set->bans, verb)
        mask |= regions_of(p, ban->rule, people);
    return mask;
}

/* The things to which a people may not do a deed; all where it may not do it at all. To a player, who acts while he has no
   active people, his peoples forbid what they forbid *you*. */
whole banned(Position *p, whole you, int verb)
{
    if (verb >= p->game->verbs)
        return 0; /* no rule of this game speaks of it */
    whole mask = barred(p, you, verb);
    if (you < p->game->seats) {
        int32_t own[MOST_THINGS + 2];
        int count = peoples_of_seat(p, p->owner[who(p, you)], own);
        for (int i = 0; i < count; i++)
            mask |= barred(p, own[i], verb);
    }
    CHAIN (heard, p->world->bans, verb)
        if (heard->rule->mover)
            mask |= heard->rule->mover(p, heard->you, you);
    return mask;
}

whole allowed(Position *p, whole you)
{
    const Rule *offer = rules_of(p, you)->primary;
    if (!offer)
        return 0;
    whole mask = offer->targets ? offer->targets(p, you) : everywhere(p);
    mask &= everywhere(p) & ~banned(p, you, ATTACK);
    return mask & ~banned(p, you, CONQUER);
}

whole affordable(const Position *p, whole you, whole mask, const int32_t *values)
{
    whole strength = force(p, you), found = 0;
    EACH (region, mask)
        if (values[region] <= strength)
            found |= one(region);
    return found;
}

whole conquerable(Position *p, whole you)
{
    int32_t values[64];
    whole mask = allowed(p, you);
    if (!mask)
        return 0;
    evaluate(p, CONQUEST_COST, you, mask, values);
    return affordable(p, you, mask, values);
}

/* ---- further offers joined ---------------------------------------------------------------------- */

static void add_setting(Deed *deed, const Rule *setting)
{
    if (deed->count == MOST_SETTINGS)
        fault(TOO_MUCH);
    deed->at[deed->count++] = setting;
}

void add_settings(const Game *game, Deed *deed, const Rule *rule)
{
    for (int i = 0; i < rule->settings_count; i++)
        add_setting(deed, &game->rules[game->rule_pool.at[rule->settings + i]]);
}

/* The further offers of the set of a number, from 1; none for 0. */
static Modes modes_joined(const Position *p, whole you, int number)
{
    Modes modes;
    modes.count = 0;
    if (!number)
        return modes;
    const Ruleset *set = rules_of(p, you);
    EACH (place, set->mode_sets[wrapped(number - 1, set->mode_set_count)])
        modes.at[modes.count++] = set->mode_rules[place];
    return modes;
}

static void join_settings(const Position *p, const Modes *modes, Deed *deed)
{
    for (int i = 0; i < modes->count; i++)
        add_settings(p->game, deed, modes->at[i]);
}

void settings_of_modes(const Position *p, whole you, int number, Deed *deed)
{
    const Modes modes = modes_joined(p, you, number);
    join_settings(p, &modes, deed);
}

/* The things of a set for which all that an offer takes can be done. */
whole possible(Position *p, whole you, const Rule *offer, whole mask)
{
    if (!offer->possible || !mask)
        return mask;
    Frame asked = {.you = (int)you, .it = NOBODY, .event = event_of(offer->verb, you, NOBODY)};
    whole found = 0;
    EACH (thing, mask) {
        asked.event.thing = (int)thing;
        if (offer->possible(p, &asked))
            found |= one(thing);
    }
    return found;
}

static int whose(const Position *p, whole region)
{
    int holder = p->holder[region];
    return holder == NOBODY ? NOBODY : p->owner[holder];
}

static whole within_limit(Position *p, whole you, const Rule *offer, whole mask)
{
    if (!offer->opponent)
        return may_use(p, offer, (int)you, NOBODY) ? mask : 0;
    whole kept = 0;
    EACH (region, mask & everywhere(p))
        if (may_use(p, offer, (int)you, whose(p, (whole)region)))
            kept |= one(region);
    return kept;
}

static whole offered(Position *p, whole you, const Rule *offer)
{
    whole mask = offer->targets ? offer->targets(p, you) : -1;
    mask &= ~shielded(p, you);
    if (offer->times)
        mask = within_limit(p, you, offer, mask);
    return possible(p, you, offer, mask & everywhere(p));
}

/* Where further offers can join a conquest, whatever it costs. */
static whole reach_of(Position *p, whole you, const Modes *modes, whole plain)
{
    Deed settings;
    settings.count = 0;
    join_settings(p, modes, &settings);
    bool classes = plain < 0;
    for (int i = 0; i < settings.count; i++)
        classes = classes || settings.at[i]->type == CLASS;
    if (classes) {
        copy_deed(&p->deed, &settings);
        plain = allowed(p, you);
        p->deed.count = 0;
    }
    for (int i = 0; i < modes->count && plain; i++)
        plain &= offered(p, you, modes->at[i]);
    return plain;
}

/* Where further offers can join a conquest, and where tokens are short all the same. */
whole mode_targets(Position *p, whole you, int number, whole plain, whole *lacking)
{
    int32_t values[64];
    const Modes modes = modes_joined(p, you, number);
    whole mask = reach_of(p, you, &modes, plain);
    *lacking = 0;
    if (!mask)
        return 0;
    p->deed.count = 0;
    join_settings(p, &modes, &p->deed);
    evaluate(p, CONQUEST_COST, you, mask, values);
    whole found = affordable(p, you, mask, values);
    p->deed.count = 0;
    *lacking = mask & ~found;
    return found;
}

/* ---- the deed ----------------------------------------------------------------------------------- */

static whole lost_of(Position *p, whole region)
{
    whole lost = number(p, TOKENS_LOST, p->holder[region], region);
    return least_of(p->tokens[region], most_of(0, lost));
}

static void conquest_reactions(Position *p, whole you, whole region, Steps *steps)
{
    int loser = p->holder[region];
    happen(p, ATTACK, you, region, steps);
    if (loser != NOBODY) {
        happen(p, LOSE, loser, region, steps);
        lose_tokens(p, region, lost_of(p, region), steps);
    }
    happen(p, CONQUER, you, region, steps);
    happen(p, OCCUPY, you, region, steps);
}

/* Drive the holder from a region: it discards the tokens lost and takes the others in hand. */
static void rout(Position *p, whole region)
{
    int loser = p->holder[region];
    if (loser == NOBODY)
        return;
    whole count = p->tokens[region], lost = lost_of(p, region);
    p->tray[loser] += (int32_t)lost;
    p->hand[loser] += (int32_t)(count - lost);
    add_tokens(p, region, -count);
    release(p, region);
}

/* Put pieces that count as tokens in a region first; the cost that is left. */
static whole after_pieces(Position *p, whole you, whole region, whole cost)
{
    for (int i = 0; i < p->game->soldiers.count; i++) {
        whole kind = p->game->soldiers.at[i], worth = p->game->soldier_worth.at[i];
        if (p->bearer[kind] != you || !p->carried[kind])
            continue;
        whole count = least_of(p->carried[kind], floor_div(cost - 1, worth));
        if (count > 0) {
            p->carried[kind] -= (int32_t)count;
            add_pieces(p, kind, region, count);
            cost -= count * worth;
        }
    }
    return cost;
}

static void occupy(Position *p, whole you, whole region, whole cost)
{
    claim(p, you, region);
    whole left = after_pieces(p, you, region, cost);
    whole tokens = least_of(-floor_div(-left, p->rulesets[you]->token_worth), p->hand[you]);
    p->hand[you] -= (int32_t)tokens;
    add_tokens(p, region, tokens);
}

/* Of the settings of a deed to a region a shield leaves, of abilities, what hinders. */
static void leave_hindering(Position *p, whole you, whole region, Deed *settings)
{
    if (!holds_bit(shielded(p, you), region))
        return;
    int kept = 0;
    for (int i = 0; i < settings->count; i++)
        if (settings->at[i]->base || hinders(p->game, settings->at[i]))
            settings->at[kept++] = settings->at[i];
    settings->count = kept;
}

/* Conquer a region with the settings of the deed under way and of further offers. */
void conquer_region(Position *p, whole you, whole region, int number_of_modes)
{
    const Modes modes = modes_joined(p, you, number_of_modes);
    Deed outer, settings;
    copy_deed(&outer, &p->deed);
    copy_deed(&settings, &outer);
    join_settings(p, &modes, &settings);
    leave_hindering(p, you, region, &settings);
    copy_deed(&p->deed, &settings);
    whole cost = number(p, CONQUEST_COST, you, region);
    for (int i = 0; i < modes.count; i++)
        note_use(p, modes.at[i], (int)you, modes.at[i]->opponent ? whose(p, region) : NOBODY);
    Steps steps;
    steps.count = 0;
    conquest_reactions(p, you, region, &steps);
    rout(p, region);
    occupy(p, you, region, cost);
    copy_deed(&p->deed, &outer);
    for (int i = 0; i < modes.count; i++)
        if (modes.at[i]->act)
            add_frame(&steps, new_frame(p->game, modes.at[i]->index, (int)you, NOBODY, event_of(CONQUER, you, region)));
    push(p, &steps);
}

/* Conquer a region for a piece, the actor: its holder is driven out and nobody holds it. */
void seize_region(Position *p, whole actor, whole region)
{
    Steps steps;
    steps.count = 0;
    if (p->holder[region] != NOBODY) {
        happen(p, LOSE, p->holder[region], region, &steps);
        lose_tokens(p, region, lost_of(p, region), &steps);
    }
    happen(p, CONQUER, actor, region, &steps);
    rout(p, region);
    push(p, &steps);
}
