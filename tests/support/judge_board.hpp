#pragma once

// The board of the judge: its own reading of the rules of each kind, its own bookkeeping, and an exhaustive answer to
// "does this follow?".

#include "gridwright/answers/json_value.hpp"
#include "tests/support/judge_question.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::judge {

/// The member of an object; null if it has none of that name.
const answers::JsonValue* member(const answers::JsonValue& object, std::string_view key);

/// The marks of all cells, and which of them are placed.
struct State {
    std::vector<std::uint64_t> marks;
    std::vector<char> placed;
};

struct RulePremise {
    int line = 0;
    std::string word;
};

struct CluePremise {
    int line = 0;
    bool from_back = false;
    int value = 0;

    bool operator==(const CluePremise&) const = default;
};

struct Premises {
    std::vector<RulePremise> rules;
    std::vector<CluePremise> clues;
    std::map<int, std::uint64_t> cells;
    bool budget = false;

    std::size_t size() const { return rules.size() + clues.size() + cells.size() + (budget ? 1 : 0); }
    Premises without(std::size_t left_out) const;
    std::set<int> lines() const;
};

struct Conclusion {
    std::map<int, int> placed;
    std::map<int, std::uint64_t> struck;
    bool contradiction = false;

    int things() const;  ///< placements and struck candidates
};

class Board {
  public:
    /// What is wrong with the puzzle; empty if nothing is.
    std::string read(const answers::JsonValue& puzzle);
    void learn_budget(const answers::JsonValue& solution);

    State start() const;
    void place(State& state, int cell, int value) const;
    std::string is_solution(const State& state, const answers::JsonValue* solution) const;

    std::string read_premises(const answers::JsonValue& step, Premises& into) const;
    std::string read_conclusion(const answers::JsonValue& concludes, Conclusion& into) const;
    int read_value(const answers::JsonValue& value) const;  ///< -1 if it is none of this kind
    int cell_named(std::string_view name) const;            ///< -1 if there is no such cell
    std::string cell_name(int cell) const;

    const std::string& kind() const { return kind_; }

    /// The cost of the cheapest single that is open, in tenths: nothing dearer comes before it. A million if
    /// none is.
    int cheapest_open(const State& state) const;

    /// Whether every conclusion holds wherever the premises do.
    Answer follows(const Premises& premises, const Conclusion& conclusion) const;

  private:
    struct Line {
        std::string name;
        std::vector<int> cells;  // without holes
    };
    int line_named(std::string_view name) const;

    std::string kind_;
    int rows_ = 0, columns_ = 0, colours_ = 0, budget_ = -1;
    bool fewest_ = false;
    std::vector<std::uint64_t> domains_;
    std::vector<int> givens_;  // -1 = none
    std::vector<char> hole_;
    std::vector<Line> lines_;
    std::vector<std::vector<int>> lines_of_;
    std::map<std::string, std::vector<int>> clues_;
};

}  // namespace gridwright::judge
