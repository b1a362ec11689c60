#pragma once

// What the ladders promise, written down a second time: which level and which cost each technique has.

#include <map>
#include <string>
#include <vector>

namespace gridwright::judge {

/// A level of a technique and its cost in tenths; 0 = any cost.
struct Rank {
    int level = 0, cost = 0;
};

using Ranks = std::map<std::string, std::vector<Rank>>;

inline const Ranks& ranks_of(const std::string& kind) {
    static const Ranks skyscraper{
        {"L1", {{1, 10}}},
        {"L2", {{1, 12}}},
        {"S1", {{1, 10}}},
        {"S2", {{1, 10}}},
        {"S3", {{1, 15}}},
        {"S5", {{1, 15}}},
        {"S6", {{1, 15}}},
        {"S20", {{1, 20}}},
        {"S7", {{2, 25}}},
        {"S8", {{2, 25}}},
        {"S9", {{2, 30}}},
        {"S10", {{2, 20}}},
        {"S11", {{2, 25}}},
        {"S12", {{2, 30}}},
        {"S13", {{2, 35}}},
        {"S15", {{2, 25}}},
        {"S16", {{2, 30}}},
        {"S17", {{2, 35}}},
        {"S18", {{2, 35}}},
        {"S19", {{2, 30}}},
        {"S20b", {{2, 35}}},
        {"L3", {{3, 40}, {4, 70}}},
        {"L4", {{3, 45}}},
        {"S21", {{3, 50}}},
        {"S23", {{4, 70}}},
        {"S24", {{4, 90}}},
        {"S22a", {{4, 100}, {4, 140}}},
        {"L5", {{5, 120}, {5, 180}}},
        {"L6", {{5, 140}}},
        {"L7", {{5, 200}}},
        {"S23b", {{6, 160}}},
        {"S22b", {{6, 180}, {6, 240}}},
        {"L9", {{6, 280}}},
        {"L9c", {{7, 400}}},
        {"L8", {{8, 800}, {9, 0}}},
    };
    static const Ranks letters{
        {"L1", {{1, 0}}},  {"C1", {{1, 0}}},  {"C2", {{1, 0}}},  {"C3", {{1, 0}}},
        {"C4", {{1, 0}}},  {"C10", {{1, 0}}}, {"C5", {{2, 0}}},  {"C6", {{2, 0}}},
        {"C7", {{2, 0}}},  {"C8", {{2, 0}}},  {"C9", {{2, 0}}},  {"CT", {{3, 0}}},
        {"C12", {{4, 0}}}, {"C17", {{5, 0}}}, {"L9c", {{6, 0}}}, {"L8", {{7, 0}, {8, 0}, {9, 0}}},
    };
    static const Ranks pegs{
        {"H0", {{1, 0}}},
        {"H2", {{1, 0}}},
        {"H3", {{1, 0}}},
        {"H4", {{1, 0}}},
        {"H5", {{2, 0}}},
        {"H6", {{3, 0}, {4, 0}}},
        {"H7", {{4, 0}}},
        {"H8", {{5, 0}}},
        {"H13", {{5, 0}}},
        {"L9", {{6, 0}}},
        {"L8", {{7, 0}, {8, 0}, {9, 0}}},
    };
    return kind == "skyscraper" ? skyscraper : kind == "hoodoo" ? pegs : letters;
}

/// The highest level that a what-if of this level has inside.
inline int highest_inside(const std::string& kind, int level) {
    if (level == 9) return 9;
    return kind == "skyscraper" || level == 7 ? 2 : 4;
}

}  // namespace gridwright::judge
