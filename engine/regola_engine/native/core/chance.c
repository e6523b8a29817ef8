/*
 * Chance as Python's `random.Random` has it: the Mersenne twister, seeded and drawn from alike.
 *
 * The words of the twister take more room than a position, and come from its seed and from how many were drawn.
 * So those of one chance are at hand, the last that was asked; those of another are worked out again.
 */
#include "core.h"

#include <stdlib.h>
#include <string.h>

enum { LENGTH = 624, MIDDLE = 397 };

static uint32_t first_words[LENGTH];
static Words at_hand;
static Chance whose; /* to whom the words at hand belong, if they are any */
static bool known;

/* The words that seeding begins with, worked out once. */
static void begin_words(Words *words)
{
    if (!first_words[0]) {
        first_words[0] = 19650218u;
        for (uint32_t i = 1; i < LENGTH; i++)
            first_words[i] = 1812433253u * (first_words[i - 1] ^ (first_words[i - 1] >> 30)) + i;
    }
    memcpy(words->at, first_words, sizeof first_words);
    words->place = LENGTH;
}

static void seed_words(Words *seeded, uint64_t seed)
{
    const uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    uint32_t *words = seeded->at, i = 1, at = 0, length = key[1] ? 2 : 1;
    begin_words(seeded);
    for (int k = LENGTH; k; k--) {
        words[i] = (words[i] ^ ((words[i - 1] ^ (words[i - 1] >> 30)) * 1664525u)) + key[at] + at;
        if (++i >= LENGTH) {
            words[0] = words[LENGTH - 1];
            i = 1;
        }
        at = at + 1 < length ? at + 1 : 0;
    }
    for (int k = LENGTH - 1; k; k--) {
        words[i] = (words[i] ^ ((words[i - 1] ^ (words[i - 1] >> 30)) * 1566083941u)) - i;
        if (++i >= LENGTH) {
            words[0] = words[LENGTH - 1];
            i = 1;
        }
    }
    words[0] = 0x80000000u;
}

static uint32_t twisted(uint32_t one, uint32_t other, uint32_t far)
{
    uint32_t mixed = (one & 0x80000000u) | (other & 0x7fffffffu);
    return far ^ (mixed >> 1) ^ (other & 1 ? 0x9908b0dfu : 0);
}

static void turn_words(Words *turned)
{
    uint32_t *words = turned->at;
    for (int i = 0; i < LENGTH - MIDDLE; i++)
        words[i] = twisted(words[i], words[i + 1], words[i + MIDDLE]);
    for (int i = LENGTH - MIDDLE; i < LENGTH - 1; i++)
        words[i] = twisted(words[i], words[i + 1], words[i + MIDDLE - LENGTH]);
    words[LENGTH - 1] = twisted(words[LENGTH - 1], words[0], words[MIDDLE - 1]);
    turned->place = 0;
}

/* Have chance begin from a seed. */
void seed_chance(Chance *chance, uint64_t seed)
{
    free(chance->own);
    *chance = (Chance){.seed = seed};
}

/* Have chance go on with words that come from no seed that is known; false if there is no room for them. */
bool own_chance(Chance *chance, const Words *words)
{
    if (!chance->own && !(chance->own = malloc(sizeof *words)))
        return false;
    *chance->own = *words;
    return true;
}

/* The words of a chance as they are now. */
Words *words_of(const Chance *chance)
{
    if (chance->own)
        return chance->own;
    if (!known || whose.seed != chance->seed || whose.drawn != chance->drawn) {
        seed_words(&at_hand, chance->seed);
        uint64_t left = chance->drawn;
        for (; left > LENGTH; left -= LENGTH)
            turn_words(&at_hand);
        if (left) {
            turn_words(&at_hand);
            at_hand.place = (uint32_t)left;
        }
        whose = *chance;
        known = true;
    }
    return &at_hand;
}

uint32_t next_word(Chance *chance)
{
    Words *words = words_of(chance);
    if (words->place >= LENGTH)
        turn_words(words);
    uint32_t word = words->at[words->place++];
    chance->drawn++;
    if (words == &at_hand)
        whose.drawn = chance->drawn;
    word ^= word >> 11;
    word ^= (word << 7) & 0x9d2c5680u;
    word ^= (word << 15) & 0xefc60000u;
    return word ^ (word >> 18);
}

/* A number from nought on below one. */
double next_chance(Chance *chance)
{
    uint32_t high = next_word(chance) >> 5, low = next_word(chance) >> 6;
    return (high * 67108864.0 + low) / 9007199254740992.0;
}

static uint32_t below(Chance *chance, uint32_t count)
{
    int places = 0;
    while (count >> places)
        places++;
    uint32_t found = next_word(chance) >> (32 - places);
    while (found >= count)
        found = next_word(chance) >> (32 - places);
    return found;
}

void shuffle(Chance *chance, List *list)
{
    for (int i = list->count - 1; i > 0; i--) {
        int at = (int)below(chance, (uint32_t)i + 1);
        int32_t kept = list->at[i];
        list->at[i] = list->at[at];
        list->at[at] = kept;
    }
}

/* A draw of a player by chance, who needs no more of it: which of so many. */
int drawn_by(uint64_t *luck, int count)
{
    *luck += 0x9e3779b97f4a7c15u;
    uint64_t mixed = *luck;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    mixed ^= mixed >> 31;
    return (int)((mixed >> 32) * (uint64_t)count >> 32);
}
