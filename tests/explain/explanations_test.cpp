// Explanations as another program sees them: JSON objects, judged by code that shares nothing with what made them.

#include "gridwright/answers/step_json.hpp"
#include "gridwright/engines/auto/auto.hpp"
#include "gridwright/generator/registry.hpp"
#include "gridwright/sheet/symmetry.hpp"
#include "tests/support/corpus.hpp"
#include "tests/support/judge.hpp"
#include "tests/support/sanitized.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::tests {
namespace {

/// A puzzle with its explanation, as JSON.
struct Explained {
    std::string puzzle;
    std::vector<std::string> objects;  ///< the steps, and last the summary
};

class Explainers {
  public:
    std::optional<Explained> explain(const sheet::Sheet& sheet) {
        const auto puzzle = puzzles::make(sheet);
        const auto explanation = answers::explain(workspace_, *puzzle, {});
        if (!explanation || !explanation->ground.unique()) return std::nullopt;
        Explained explained{answers::json_of(sheet, {}), {}};
        for (std::size_t i = 0; i < explanation->steps.size(); ++i)
            explained.objects.push_back(answers::json_of_step(*explanation, i, *puzzle, {}));
        explained.objects.push_back(answers::json_of(*explanation, *puzzle, {}));
        return explained;
    }

    std::optional<explain::Grade> grade(const sheet::Sheet& sheet) {
        const auto answer = answers::grade(workspace_, *puzzles::make(sheet), {});
        return answer ? answer->grade : std::nullopt;
    }

  private:
    engines::automatic::AutomaticEngine engine_;
    answers::Workspace workspace_{engine_};
};

std::vector<sheet::Sheet> generated(std::string_view kind, int size, int count,
                                    std::vector<generator::Wish> wishes = {}) {
    engines::automatic::AutomaticEngine engine;
    auto maker = generator::open(*generator::find(kind), {size, 1, std::move(wishes)}, {engine});
    std::vector<sheet::Sheet> sheets;
    for (int i = 1; i <= count; ++i)
        if (auto made = (*maker)->make(base::Random::for_item(1, static_cast<std::uint64_t>(i)), {}))
            sheets.push_back(made->puzzle);
    return sheets;
}

std::vector<sheet::Sheet> first_of(std::vector<sheet::Sheet> sheets, std::size_t count) {
    sheets.resize(std::min(sheets.size(), sanitized ? count / 5 + 1 : count));
    return sheets;
}

std::vector<sheet::Sheet> towers(const std::string& set, std::size_t count) {
    return first_of(sheets_in(std::string(GRIDWRIGHT_SOURCE_DIR) + "/bench/sets/towers-" + set + ".ids"), count);
}

void expect_sound(const std::vector<sheet::Sheet>& sheets, judge::Tally& tally) {
    Explainers explainers;
    for (const sheet::Sheet& sheet : sheets) {
        const auto explained = explainers.explain(sheet);
        if (!explained) continue;
        EXPECT_EQ(judge::fault_in(explained->puzzle, explained->objects, tally), "") << explained->puzzle;
    }
    EXPECT_GT(tally.steps, 0);
    EXPECT_EQ(tally.nested, 0);
    EXPECT_LE(50 * tally.reads_more, tally.steps);
}

TEST(Explanations, OfTheCorpusAreSound) {
    judge::Tally tally;
    std::vector<sheet::Sheet> sheets;
    for (const auto& file : corpus_files())
        for (sheet::Sheet& sheet : sheets_in(file))
            if (sheet.size.rows <= 7) sheets.push_back(std::move(sheet));
    expect_sound(sheets, tally);
}

TEST(Explanations, OfTowersAreSound) {
    judge::Tally tally;
    for (const std::string set : {"6de", "6dh", "6dx"}) expect_sound(towers(set, 15), tally);
    EXPECT_EQ(tally.techniques["L8"], 0) << "no what-if below unreasonable";
    judge::Tally hardest;
    expect_sound(towers("6du", 20), hardest);
}

TEST(Explanations, OfGeneratedSkyscrapersAreSound) {
    judge::Tally tally;
    for (const int size : {4, 5, 6}) expect_sound(first_of(generated("skyscraper", size, 15), 15), tally);
}

TEST(Explanations, OfCloseOrFarAreSound) {
    judge::Tally tally;
    for (const int size : {6, 7}) expect_sound(first_of(generated("close-or-far", size, 12), 12), tally);
    expect_sound(first_of(generated("close-or-far", 8, 6, {{"minimal", ""}}), 6), tally);
}

TEST(Explanations, OfHoodooAreSound) {
    judge::Tally tally;
    for (const int size : {4, 5}) expect_sound(first_of(generated("hoodoo", size, 15), 15), tally);
}

/// The text with element `which` of the list behind `key` left out; none if the list is not there or too short.
std::optional<std::string> without_element(const std::string& object, const std::string& key, int which) {
    const std::size_t begin = object.find("\"" + key + "\":[");
    if (begin == std::string::npos) return std::nullopt;
    std::size_t at = begin + key.size() + 4, start = at;
    int depth = 0, index = 0;
    for (; at < object.size(); ++at) {
        const char c = object[at];
        if (depth == 0 && (c == ',' || c == ']')) {
            if (index++ == which) {
                const bool last = c == ']', only = last && which == 0;
                if (only) return object.substr(0, begin) + object.substr(at + 2);  // the member and its comma
                return object.substr(0, last ? start - 1 : start) + object.substr(last ? at : at + 1);
            }
            if (c == ']') return std::nullopt;
            start = at + 1;
        } else if (c == '[' || c == '{') {
            ++depth;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return std::nullopt;
}

TEST(Explanations, AreRefusedWhenAPremiseIsMissing) {
    Explainers explainers;
    int refused = 0;
    std::vector<sheet::Sheet> sheets = towers("6dh", 5);
    for (sheet::Sheet& sheet : first_of(generated("close-or-far", 6, 4), 4)) sheets.push_back(std::move(sheet));
    for (sheet::Sheet& sheet : first_of(generated("hoodoo", 5, 4), 4)) sheets.push_back(std::move(sheet));
    for (const sheet::Sheet& sheet : sheets) {
        const auto explained = explainers.explain(sheet);
        ASSERT_TRUE(explained);
        for (std::size_t i = 0; i + 1 < explained->objects.size(); ++i) {
            if (explained->objects[i].find("\"assume\"") != std::string::npos) continue;
            if (explained->objects[i].find("\"reads_more\"") != std::string::npos) continue;
            for (const std::string key : {"rules", "clues", "cells"})
                for (int which = 0;; ++which) {
                    const auto damaged = without_element(explained->objects[i], key, which);
                    if (!damaged) break;
                    // The steps before it stand; so does the rest, which is judged only if this one passes.
                    std::vector<std::string> objects = explained->objects;
                    objects[i] = *damaged;
                    judge::Tally tally;
                    EXPECT_NE(judge::fault_in(explained->puzzle, objects, tally), "") << *damaged;
                    ++refused;
                }
            if (refused > (sanitized ? 100 : 1500)) break;
        }
    }
    EXPECT_GT(refused, sanitized ? 50 : 500);
}

TEST(Explanations, AreRefusedWhenAConclusionIsWrong) {
    Explainers explainers;
    int refused = 0;
    for (const sheet::Sheet& sheet : towers("6dh", 4)) {
        const auto explained = explainers.explain(sheet);
        ASSERT_TRUE(explained);
        for (std::size_t i = 0; i + 1 < explained->objects.size(); ++i) {
            const std::string& object = explained->objects[i];
            const std::size_t at = object.find("\"value\":", object.find("\"placed\""));
            if (object.find("\"placed\"") == std::string::npos || at == std::string::npos) continue;
            std::vector<std::string> objects = explained->objects;
            char& digit = objects[i][at + 8];
            digit = digit == '1' ? '2' : '1';
            judge::Tally tally;
            EXPECT_NE(judge::fault_in(explained->puzzle, objects, tally), "") << objects[i];
            ++refused;
        }
    }
    EXPECT_GT(refused, sanitized ? 20 : 100);
}

TEST(Grades, AreTheSameForEveryImage) {
    Explainers explainers;
    std::vector<sheet::Sheet> sheets = towers("6du", 6);
    for (const std::string set : {"6de", "6dh", "6dx"})
        for (sheet::Sheet& sheet : towers(set, 5)) sheets.push_back(std::move(sheet));
    for (sheet::Sheet& sheet : first_of(generated("close-or-far", 7, 5), 5)) sheets.push_back(std::move(sheet));
    for (sheet::Sheet& sheet : first_of(generated("hoodoo", 5, 6), 6)) sheets.push_back(std::move(sheet));
    for (const sheet::Sheet& sheet : sheets) {
        const auto grade = explainers.grade(sheet);
        ASSERT_TRUE(grade);
        for (const kernel::Turning& turning : sheet.notation->symmetries)
            EXPECT_EQ(explainers.grade(sheet::turned(sheet, turning)), grade) << answers::json_of(sheet, {});
    }
}

TEST(Grades, RiseWithTowersOwnLevels) {
    Explainers explainers;
    const auto median_level = [&](const std::string& set) {
        std::vector<int> levels;
        for (const sheet::Sheet& sheet : towers(set, 40))
            if (const auto grade = explainers.grade(sheet)) levels.push_back(grade->level);
        std::ranges::sort(levels);
        return levels[levels.size() / 2];
    };
    for (const std::string size : {"6", "7"}) {
        EXPECT_LT(median_level(size + "de"), median_level(size + "dh"));
        EXPECT_LT(median_level(size + "dh"), median_level(size + "dx"));
        EXPECT_LT(median_level(size + "dx"), median_level(size + "du"));
    }
}

TEST(GeneratedLevels, AreExactlyTheWishedOnes) {
    Explainers explainers;
    for (const int level : {1, 2, 3, 4, 5, 6})
        for (const sheet::Sheet& sheet :
             generated("skyscraper", 6, sanitized ? 1 : 4, {{"level", std::to_string(level)}})) {
            const auto grade = explainers.grade(sheet);
            ASSERT_TRUE(grade);
            EXPECT_EQ(grade->level, level);
        }
}

}  // namespace
}  // namespace gridwright::tests
