/* Chance as Python's `random.Random` has it: the Mersenne twister, seeded and drawn from alike. */
#include "core.h"

#include <string.h>

enum { LENGTH = 624, MIDDLE = 397 };

static uint32_t first_words[LENGTH];

/* The words that seeding begins with, worked out once. */
static void begin_words(Chance *chance)
{
    if (!first_words[0]) {
        first_words[0] = 19650218u;
        for (uint32_t i = 1; i < LENGTH; i++)
            first_words[i] = 1812433253u * (first_words[i - 1] ^ (first_words[i - 1] >> 30)) + i;
    }
    memcpy(chance->words, first_words, sizeof first_words);
    chance->place = LENGTH;
}

void seed_chance(Chance *chance, uint64_t seed)
{
    const uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    uint32_t *words = chance->words, i = 1, at = 0, length = key[1] ? 2 : 1;
    begin_words(chance);
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

static void turn_words(Chance *chance)
{
    uint32_t *words = chance->words;
    for (int i = 0; i < LENGTH - MIDDLE; i++)
        words[i] = twisted(words[i], words[i + 1], words[i + MIDDLE]);
    for (int i = LENGTH - MIDDLE; i < LENGTH - 1; i++)
        words[i] = twisted(words[i], words[i + 1], words[i + MIDDLE - LENGTH]);
    words[LENGTH - 1] = twisted(words[LENGTH - 1], words[0], words[MIDDLE - 1]);
    chance->place = 0;
}

uint32_t next_word(Chance *chance)
{
    if (chance->place >= LENGTH)
        turn_words(chance);
    uint32_t word = chance->words[chance->place++];
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
