#pragma once

// Boards with their explanations as JSON, as another program gets them.

#include "gridwright/answers/step_json.hpp"
#include "gridwright/engines/auto/auto.hpp"
#include "gridwright/generator/registry.hpp"
#include "tests/support/corpus.hpp"
#include "tests/support/sanitized.hpp"

#include <algorithm>

namespace gridwright::tests {

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

inline std::vector<sheet::Sheet> generated_boards(std::string_view kind, int size, int count,
                                                  std::vector<generator::Wish> wishes = {}) {
    engines::automatic::AutomaticEngine engine;
    auto maker = generator::open(*generator::find(kind), {size, 1, std::move(wishes)}, {engine});
    std::vector<sheet::Sheet> sheets;
    for (int i = 1; i <= count; ++i)
        if (auto made = (*maker)->make(base::Random::for_item(1, static_cast<std::uint64_t>(i)), {}))
            sheets.push_back(made->puzzle);
    return sheets;
}

inline std::vector<sheet::Sheet> first_of(std::vector<sheet::Sheet> sheets, std::size_t count) {
    sheets.resize(std::min(sheets.size(), sanitized ? count / 5 + 1 : count));
    return sheets;
}

inline std::vector<sheet::Sheet> towers(const std::string& set, std::size_t count) {
    return first_of(sheets_in(std::string(GRIDWRIGHT_SOURCE_DIR) + "/bench/sets/towers-" + set + ".ids"), count);
}

}  // namespace gridwright::tests
