/* The functions of all files, by the file. */
#ifndef REGOLA_FUNCTIONS_H
#define REGOLA_FUNCTIONS_H

/* game.c */
void use_words(const Game *game);
void *block_in(struct Block **blocks, size_t size);
void give_back(struct Block **blocks);
void begin_chains(Chains *chains, int words, int room);
void add_to_chain(Chains *chains, int word, int you, const Rule *rule);
void end_chains(Chains *chains);
whole joined_sets(const whole *sets, whole mask);
whole ground_around(const Ground *ground, whole mask);
whole ground_mask(const Ground *ground, int word);
void settle_facts(Ground *ground, whole *masks, int words, const Rule **facts, const int8_t *levels, int count);
FACE Game *game_new(void);
FACE int game_take(Game *game, const char *name, const whole *given, int count);
FACE const char *rule_fields(void);
FACE void game_rules(Game *game, const whole *given, int count, void *const *functions);
FACE int game_ready(Game *game);
FACE void game_free(Game *game);
int moment_of(const Game *game, whole stage);
bool takes(const Position *p, int option);
bool is_base_rule(const Rule *rule);
/* ruleset.c */
bool asks_regions(const Rule *rule);
Term term_of(const Rule *rule, const Ground *ground, int bearer, bool helping, bool base);
void sort_terms(Terms *terms);
void make_ruleset(Game *game, Ruleset *set);
/* rulesets.c */
Ruleset *seat_ruleset(Game *game);
Ruleset *find_ruleset(Game *game, int race, int power, bool declined, const Gear *gear, int gear_count);
void tidy_rulesets(Game *game);
void forget_rulesets(Game *game);
/* world.c */
World *empty_world(Game *game);
void let_go(World *world);
void forget_worlds(Game *game);
void refresh_world(Position *p);
int peoples_of_seat(const Position *p, int seat, int32_t *found);
void know_roster(Position *p);
/* classes.c */
void forget_half(void);
whole regions_of(Position *p, const Rule *rule, whole you);
whole near(Position *p, whole you);
whole around(Position *p, whole you, whole mask);
bool hinders(const Game *game, const Rule *rule);
whole class_mask(Position *p, int word, whole you);
whole regions_of_seat(const Position *p, int seat);
whole shielded(Position *p, whole you);
whole unshielded(Position *p, whole you, whole mask);
/* values.c */
void forget_nested(void);
void evaluate(Position *p, int word, whole you, whole mask, int32_t *values);
whole number(Position *p, int word, whole you, whole region);
whole total(Position *p, int word, whole you, whole mask);
whole in_holders_eyes(Position *p, int word, whole you, whole region);
whole held_total(Position *p, int word, whole you, whole mask);
/* events.c */
bool may_use(Position *p, const Rule *rule, int you, int whose);
void add_uses(Counted *counted, Uses told);
void note_use(Position *p, const Rule *rule, int you, int whose);
void forget_limits(Position *p, int people);
Frame *new_frame(Game *game, int rule, int you, int it, Event event);
void free_frame(Game *game, Frame *frame);
void add_frame(Steps *steps, Frame *frame);
void put_on_top(Position *p, Frame *frame);
void push(Position *p, const Steps *steps);
void set_off(Position *p, const Rule *rule, int you, const Event *event, Steps *steps);
Event event_of(int verb, whole actor, whole thing);
void set_kept(Watched *watched, int key, whole value);
whole kept_value(const Position *p, int key);
whole watched(const Position *p, whole you, int watch);
whole watched_before(const Position *p, whole you, int watch);
void forget(Position *p, int moment);
void add_lasting(Position *p, int key, whole thing, whole times);
whole begin_lasting(Position *p, Frame *frame, int watch, whole things);
whole lasting_times(Position *p, whole you, int watch, whole thing);
whole lasting_regions(Position *p, whole you, int watch);
void happen(Position *p, int verb, whole actor, whole thing, Steps *steps);
void lose_tokens(Position *p, whole region, whole count, Steps *steps);
bool forestalled(Position *p, const int *verbs, int count, whole actor, whole thing, Frame *deed);
void reactions(Position *p, int you, int moment, Steps *steps);
bool react(Position *p, int you, int moment);
void heedings(Position *p, int you, int moment, Steps *steps);
bool react_all(Position *p, int moment);
/* conquering.c */
whole force(const Position *p, whole you);
whole banned(Position *p, whole you, int verb);
whole allowed(Position *p, whole you);
whole affordable(const Position *p, whole you, whole mask, const int32_t *values);
whole conquerable(Position *p, whole you);
void add_settings(const Game *game, Deed *deed, const Rule *rule);
void settings_of_modes(const Position *p, whole you, int number, Deed *deed);
whole possible(Position *p, whole you, const Rule *offer, whole mask);
whole mode_targets(Position *p, whole you, int number, whole plain, whole *lacking);
void conquer_region(Position *p, whole you, whole region, int number_of_modes);
void seize_region(Position *p, whole actor, whole region);
/* offers.c */
void add_move(Position *p, Move move);
void ask_thing(Position *p, int about, whole you, int kind, int sort, whole mask);
bool open_offers(Position *p, int you, int moment);
void take_offer(Position *p, int you, Move move);
/* turn.c */
void count_round(Position *p);
void open_moment(Position *p);
void advance(Position *p);
void do_move(Position *p, int number);
/* deeds.c */
whole choose(Position *p, Frame *frame, whole mask, whole things);
whole wants(Position *p, Frame *frame, whole possible);
whole many_wanted(Position *p, Frame *frame, whole most, OfKept possible, const whole *kept);
void keep_thing(Frame *frame, whole thing);
whole gain_coins(Position *p, Frame *frame, whole count);
whole take_coins(Position *p, Frame *frame, whole count, whole seats);
whole can_pay(const Position *p, whole you, whole price);
whole pay_coins(Position *p, Frame *frame, whole count);
whole pay_combinations(Position *p, Frame *frame, whole count, whole slots);
whole passing_price(Position *p, whole you, whole slots);
whole pass_combinations(Position *p, Frame *frame, whole slots);
whole pay_players(Position *p, Frame *frame, whole count, whole seats);
whole take_combination_coins(Position *p, Frame *frame, whole count, whole slots);
whole roll_die(Position *p, Frame *frame);
whole roll_dice(Position *p, Frame *frame, whole count);
whole conquer(Position *p, Frame *frame, whole region);
whole seize(Position *p, Frame *frame, whole kind, whole mask);
whole stop(Position *p, Frame *frame);
whole choose_combination(Position *p, Frame *frame, whole slot);
whole return_combination(Position *p, Frame *frame);
whole refill(Position *p, Frame *frame);
whole decline(Position *p, Frame *frame);
whole can_reactivate(const Position *p, whole you);
whole reactivate(Position *p, Frame *frame);
whole finish_game(Position *p, Frame *frame);
whole for_each_other(Position *p, Frame *frame, whole others, OfFrame act);
whole bearers_player(Position *p, Frame *frame);
whole for_another(Position *p, Frame *frame, whole you, OfFrame act);
whole for_chosen_other(Position *p, Frame *frame, whole others, whole things, OfFrame act);
/* peoples.c */
int in_order(const Position *p, whole peoples, int *found);
void settle_bearers(Position *p);
void take_pieces(Position *p, int people, whole item);
void recall(Position *p, whole kind);
int new_people(Position *p, int seat, int race, int power);
void fade(Position *p, int people);
void revive(Position *p, int people);
void discard_people(Position *p, int people);
void refill_row(Position *p);
whole swap_power(Position *p, Frame *frame, whole slots);
whole people_is(Position *p, whole people, int word);
whole is_active_for(const Position *p, whole people, int phase);
/* tokens.c */
void add_tokens(Position *p, whole region, whole count);
void claim(Position *p, whole people, whole region);
void release(Position *p, whole region);
whole people_acting(const Position *p, whole you);
whole has_tokens(const Position *p, whole you, whole spots, whole count);
whole shift(Position *p, Frame *frame, whole count, whole source, whole target);
whole set_aside_from_hand(Position *p, Frame *frame, whole count);
whole take_back(Position *p, Frame *frame);
whole return_aside(Position *p, Frame *frame);
whole gain_tokens(Position *p, Frame *frame, whole count);
whole held_by(const Position *p, whole you);
whole own_regions(const Position *p, whole you);
void leave_region(Position *p, whole region);
whole set_aside(Position *p, Frame *frame, whole count);
whole regions_to_settle(const Position *p, whole you);
whole can_put_tokens(const Position *p, whole you, whole spots, whole count, whole mask);
whole put_tokens(Position *p, Frame *frame, whole count, whole spots, whole mask);
whole put_tokens_in_each(Position *p, Frame *frame, whole count, whole spots, whole mask);
whole discard_tokens(Position *p, Frame *frame, whole count, whole mask);
whole withdraw(Position *p, Frame *frame, whole count, whole mask);
whole march(Position *p, Frame *frame, whole count, whole source, whole target);
whole take_up(Position *p, Frame *frame, whole mask);
whole redeploy(Position *p, Frame *frame);
whole abandon(Position *p, Frame *frame, whole mask);
whole replace_tokens(Position *p, Frame *frame, whole count, whole spots, whole mask);
whole can_replace(const Position *p, whole you, whole spots, whole count);
/* pieces.c */
void add_pieces(Position *p, whole kind, whole region, whole count);
whole drop_piece(Position *p, whole kind, whole region);
whole count_markers(const Position *p, whole kind, whole seats);
whole count_laid(const Position *p, whole kind, whole mask, whole seats);
whole players_with_markers(const Position *p, whole kind, whole least, whole most);
whole take_markers(Position *p, whole kind, whole seats, whole count);
whole has_markers(const Position *p, whole kind, whole count, whole seats);
whole give_markers(Position *p, Frame *frame, whole kind, whole count, whole seats);
whole remove_markers(Position *p, Frame *frame, whole kind, whole count, whole seats);
whole return_markers(Position *p, Frame *frame, whole kind, whole count, whole seats);
whole gain_pieces(Position *p, Frame *frame, whole kind, whole count);
whole has_pieces(const Position *p, whole kind, whole count);
whole has_in_hand(const Position *p, whole kind, whole count);
whole can_put(const Position *p, whole kind, whole count, whole mask);
whole return_pieces(Position *p, Frame *frame, whole kind, whole mask);
whole remove_piece(Position *p, Frame *frame, whole kind, whole mask);
whole has_lying(const Position *p, whole kind, whole count, whole mask);
whole spend_pieces(Position *p, Frame *frame, whole kind, whole count, whole mask);
whole call_back(Position *p, Frame *frame, whole kind, whole count, whole mask);
whole put_pieces(Position *p, Frame *frame, whole kind, whole count, whole mask);
whole put_from_hand(Position *p, Frame *frame, whole kind, whole count, whole mask);
whole move_pieces(Position *p, Frame *frame, whole kind, whole count, whole mask);
whole put_together(Position *p, Frame *frame, whole kind, whole count, whole times, OfKept regions, const whole *kept);
whole put_in_each(Position *p, Frame *frame, whole kind, whole count, whole mask, whole hand);
whole reveal(Position *p, Frame *frame, whole sorts, whole mask);
whole draw_power(Position *p, Frame *frame, whole kind, whole hidden);
whole relics_to_copy(const Position *p, whole you);
whole use_as(Position *p, Frame *frame, whole kind, whole relics);
whole itself(const Position *p, whole you, whole kind);
/* sets.c */
whole players(const Position *p);
whole opponents(const Position *p, whole you);
whole players_with_coins(const Position *p, whole least, whole most);
whole players_with_regions(const Position *p, whole regions, whole least, whole most);
whole players_with_tokens_in_hand(const Position *p);
whole players_with_pieces_in_hand(const Position *p);
whole owners_of(const Position *p, whole peoples);
whole owners_of_regions(const Position *p, whole regions);
whole actor_is_of(const Position *p, whole actor, whole seats);
whole actor_is_in(const Position *p, whole actor, whole peoples);
whole actor_is_piece(const Position *p, whole actor, whole kind);
whole richest_players(const Position *p);
whole poorest_players(const Position *p);
whole coins_of(const Position *p, whole seats);
whole peoples(const Position *p);
whole peoples_of_players(const Position *p, whole seats);
whole peoples_in(const Position *p, whole regions);
whole peoples_that_are(Position *p, int word);
whole regions_of_players(const Position *p, whole seats);
whole regions_of_peoples(const Position *p, whole meant);
whole active_token_regions(const Position *p);
whole declined_token_regions(const Position *p);
whole regions_with_tokens(const Position *p, whole least);
whole regions_with_between(const Position *p, whole least, whole most);
whole lone_token_regions(const Position *p);
whole nonempty_regions(const Position *p);
whole empty_regions(const Position *p);
whole regions_where(Position *p, OfKept test, const whole *kept);
whole of_each(Position *p, whole among, OfKept test, const whole *kept);
whole of_some(Position *p, whole among, OfKept test, const whole *kept);
whole regions_between(Position *p, int word, whole you, whole least, whole most);
whole regions_held_between(Position *p, int word, whole you, whole least, whole most);
whole regions_short_by(Position *p, whole you, whole least, whole most);
whole shortfall(Position *p, whole you, whole region);
whole regions_beside_so_many(Position *p, whole you, whole mask, whole least);
whole regions_within(Position *p, whole you, whole mask, whole steps);
whole regions_with_any(const Position *p, whole sort);
whole same_terrain(const Position *p, whole you, whole mask);
whole count_tokens(const Position *p, whole mask);
whole count_defenders(const Position *p, whole mask);
whole count_pieces(const Position *p, whole kind, whole mask);
whole count_any(const Position *p, whole sort, whole mask);
whole count_coins(const Position *p);
whole coins_on(const Position *p, whole slots);
whole count_groups(Position *p, whole you, whole mask);
whole count_terrains(const Position *p, whole you, whole mask);
whole combinations_to_choose(const Position *p);
whole other_combinations(const Position *p);
whole banner_tokens(const Position *p, whole slot);
whole badge_tokens(const Position *p, whole slot);
whole slot_number(Position *p, int word, whole you, whole slot);
whole has_power(const Position *p, whole you, int reference);
whole has_race(const Position *p, whole you, int reference);
whole in_phase_of(const Position *p, whole seats, int phase, int edge);
whole in_phase(const Position *p, whole you, int phase, int edge);
whole is_last_round(const Position *p);
whole is_even_round(const Position *p);
whole is_odd_round(const Position *p);
whole is_rolled(const Position *p);
whole rolled(const Position *p);
whole highest_rolled(const Position *p);
whole lowest_rolled(const Position *p);
/* chance.c */
void seed_chance(Chance *chance, uint64_t seed);
bool own_chance(Chance *chance, const Words *words);
Words *words_of(const Chance *chance);
uint32_t next_word(Chance *chance);
double next_chance(Chance *chance);
int drawn_by(uint64_t *luck, int count);
void shuffle(Chance *chance, List *list);
/* greed.c */
int greedy_move(Position *p, uint64_t *luck);
/* steady.c */
void forget_looks(void);
int steady_move(Position *p, uint64_t *luck);
/* bots.c */
double *room_for_marks(int count);
int drawn_among_best(const double *marks, int count, uint64_t *luck);
int bot_move(Position *p, int bot, uint64_t *luck);
/* position.c */
void clear_position(Position *p);
void add_to_list(List *list, whole value);
int32_t take_from_list(List *list, int at);
FACE size_t position_size(Game *game);
FACE Position *position_new(Game *game);
FACE void position_free(Position *p);
FACE Position *position_copy(const Position *p);
FACE void draw_hidden(Position *p);
FACE int position_start(Position *p);
FACE void position_seed(Position *p, uint64_t seed);
whole winners(const Position *p);

/* The variables of words, in the order in which a game tells their numbers: with the rules. */
extern int *const WORDS[];

extern const int OF_CONQUEST[3];


#endif
