#include "tests/support/judge.hpp"

#include "gridwright/answers/json_value.hpp"
#include "tests/support/judge_board.hpp"
#include "tests/support/judge_ladders.hpp"

#include <algorithm>
#include <set>

namespace gridwright::judge {
namespace {

using answers::JsonValue;
using Type = JsonValue::Type;

/// The techniques whose human statement may name a premise that could be left out (docs/explaining.md says why).
const std::set<std::string> may_read_more{"H8", "H13"};
const std::set<std::string> chains{"L6", "L7", "L9", "L9c", "C17"};
constexpr std::size_t most_links = 16;

int number(const JsonValue& value) {
    return value.is(Type::number) ? std::stoi(value.text) : -1;
}

std::string text(const JsonValue& object, std::string_view key) {
    const JsonValue* value = member(object, key);
    return value ? value->text : "";
}

int number_of(const JsonValue& object, std::string_view key) {
    const JsonValue* value = member(object, key);
    return value ? number(*value) : -1;
}

/// What is null or empty in a value; an emptied cell has no marks.
std::string emptiness(const JsonValue& value, const std::string& name) {
    if (value.is(Type::null)) return name + " is null";
    const bool holds_others = value.is(Type::list) || value.is(Type::object);
    if (holds_others && value.items.empty() && name != "marks") return name + " is empty";
    for (std::size_t i = 0; i < value.items.size(); ++i)
        if (std::string why = emptiness(value.items[i], value.is(Type::object) ? value.keys[i] : name); !why.empty())
            return why;
    return "";
}

/// Reads the step objects of one puzzle and judges them.
class Judge {
  public:
    Judge(const Board& board, Tally& tally) : board_(board), tally_(tally) {}

    std::vector<std::string> explanation(const std::vector<std::string>& objects) {
        State state = board_.start();
        if (objects.empty()) return {"there is no summary"};
        int highest = 0, index = 0;
        for (std::size_t i = 0; i + 1 < objects.size(); ++i) {
            const auto step = answers::read_json_value(objects[i]);
            if (!step) return {"a step is not JSON: " + objects[i]};
            ++tally_.steps;
            ++index;
            highest = std::max(highest, highest_level(*step));
            if (std::string why = top_step(*step, index, state); !why.empty())
                faults_.push_back("step " + std::to_string(index) + " " + text(*step, "technique") + ": " + why + "\n" +
                                  objects[i]);
            ++tally_.techniques[text(*step, "technique")];
            Conclusion conclusion;
            const JsonValue* concludes = member(*step, "concludes");
            if (!concludes || !board_.read_conclusion(*concludes, conclusion).empty() ||
                !apply(conclusion, state).empty())
                return faults_;
        }
        if (std::string why = summary(objects.back(), index, highest, state); !why.empty()) faults_.push_back(why);
        return faults_;
    }

    std::string last_of(const std::vector<std::string>& steps) {
        State state = board_.start();
        for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
            const auto step = answers::read_json_value(steps[i]);
            Conclusion conclusion;
            board_.read_conclusion(*member(*step, "concludes"), conclusion);
            apply(conclusion, state);
        }
        const auto step = answers::read_json_value(steps.back());
        return step ? top_step(*step, static_cast<int>(steps.size()), state) : "it is not JSON";
    }

  private:
    std::string summary(const std::string& object, int steps, int highest, const State& state) const {
        const auto summary = answers::read_json_value(object);
        if (!summary || text(*summary, "kind") != "explained") return "the last object is not the summary";
        if (number_of(*summary, "count") != steps) return "the summary counts other steps";
        if (text(*summary, "verdict") != "explained") return "not explained to the end: " + text(*summary, "verdict");
        const JsonValue* grade = member(*summary, "grade");
        if (!grade || !grade->is(Type::object)) return "there is no grade";
        if (highest > number_of(*grade, "level")) return "a step lies above the grade";
        return board_.is_solution(state, member(*summary, "solution"));
    }

    static int highest_level(const JsonValue& step) {
        int highest = number_of(step, "level");
        if (const JsonValue* inner = member(step, "steps"))
            for (const JsonValue& each : inner->items) highest = std::max(highest, highest_level(each));
        return highest;
    }

    std::string top_step(const JsonValue& step, int index, const State& state) {
        if (text(step, "kind") != "step" || number_of(step, "format") != 2) return "kind is not step, or format not 2";
        if (number_of(step, "index") != index) return "steps are not numbered from 1";
        if (number_of(step, "cost") > board_.cheapest_open(state)) return "a single was open";
        State after = state;
        return judge(step, after, 0);
    }

    /// Judges a step and does what it concludes; `depth` counts the assumptions around it.
    std::string judge(const JsonValue& step, State& state, int depth) {
        if (std::string why = form(step); !why.empty()) return why;
        Premises premises;
        if (std::string why = board_.read_premises(step, premises); !why.empty()) return why;
        Conclusion conclusion;
        if (std::string why = board_.read_conclusion(*member(step, "concludes"), conclusion); !why.empty()) return why;
        for (const auto& [cell, marks] : premises.cells)
            if (state.marks[static_cast<std::size_t>(cell)] & ~marks)
                return "it reads more than stands at " + board_.cell_name(cell);
        if (conclusion.contradiction && depth == 0) return "a contradiction outside an assumption";
        const std::string technique = text(step, "technique");
        if (member(step, "assume") || member(step, "steps")) {
            if (technique != "L8" && !chains.contains(technique)) return "only chains and what-ifs assume";
            if (premises.size() > 0) return "an assumption has premises of its own";
            if (std::string why = assumption(step, conclusion, state, depth); !why.empty()) return why;
        } else {
            if (technique == "L8" || chains.contains(technique)) return "it assumes nothing";
            if (std::string why = derivation(step, premises, conclusion); !why.empty()) return why;
        }
        return apply(conclusion, state);
    }

    /// The members of a step, its level and its cost.
    std::string form(const JsonValue& step) const {
        static const std::set<std::string> known{
            "format", "kind",  "file",  "line",   "number", "index", "technique", "name",       "level",   "cost",
            "rules",  "clues", "cells", "budget", "assume", "steps", "concludes", "reads_more", "sentence"};
        for (const std::string& key : step.keys)
            if (!known.contains(key)) return "unknown member " + key;
        if (std::string why = emptiness(step, "step"); !why.empty()) return why;
        if (text(step, "name").empty() || text(step, "sentence").empty()) return "name or sentence is missing";
        if (!member(step, "concludes")) return "it concludes nothing";
        const Ranks& ranks = ranks_of(board_.kind());
        const auto found = ranks.find(text(step, "technique"));
        if (found == ranks.end()) return "the kind has no such technique";
        const int level = number_of(step, "level"), cost = number_of(step, "cost");
        if (std::ranges::none_of(found->second, [&](const Rank& rank) {
                return rank.level == level && cost > 0 && (rank.cost == 0 || rank.cost == cost);
            }))
            return "the technique has another level or cost";
        return "";
    }

    Answer follows(const Premises& premises, const Conclusion& conclusion) {
        ++tally_.questions;
        const Answer answer = board_.follows(premises, conclusion);
        if (answer == Answer::unknown) ++tally_.undecided;
        return answer;
    }

    std::string derivation(const JsonValue& step, const Premises& premises, const Conclusion& conclusion) {
        if (follows(premises, conclusion) == Answer::no) return "it does not follow";
        const JsonValue* more = member(step, "reads_more");
        if (more) {
            if (!more->is(Type::truth) || !more->truth) return "reads_more is not true";
            if (!may_read_more.contains(text(step, "technique"))) return "it may not read more";
            ++tally_.reads_more;
        }
        std::string needless = "";
        for (std::size_t left_out = 0; left_out < premises.size() && needless.empty(); ++left_out)
            if (follows(premises.without(left_out), conclusion) == Answer::yes)
                needless = "it follows without premise " + std::to_string(left_out + 1) + " of " +
                           std::to_string(premises.size()) + " (rules, clues, cells, budget)";
        if (more) return needless.empty() ? "it does not read more" : "";
        if (!needless.empty()) return needless;
        for (std::size_t i = 0; i < premises.rules.size(); ++i) {
            if (premises.rules[i].word != "two and two, closer") continue;
            Premises weaker = premises;
            weaker.rules[i].word = "two and two";
            if (follows(weaker, conclusion) == Answer::yes) return "the weaker rule suffices";
        }
        return "";
    }

    std::string assumption(const JsonValue& step, const Conclusion& conclusion, const State& state, int depth) {
        const JsonValue* assume = member(step, "assume");
        const JsonValue* inner = member(step, "steps");
        if (!assume || !inner || !inner->is(Type::list)) return "steps without an assumption";
        if (member(step, "reads_more")) return "an assumption reads nothing itself";
        const bool chain = chains.contains(text(step, "technique"));
        ++(chain ? tally_.chains : tally_.what_ifs);
        if (depth > 0 && !chain) ++tally_.nested;
        const int cell = board_.cell_named(text(*assume, "cell"));
        const JsonValue* value = member(*assume, "value");
        if (cell < 0 || !value) return "the assumption names no candidate";
        const int assumed = board_.read_value(*value);
        if (assumed < 0 || !(state.marks[static_cast<std::size_t>(cell)] >> assumed & 1) ||
            state.placed[static_cast<std::size_t>(cell)])
            return "the assumption is not a candidate";
        if (!conclusion.placed.empty() || conclusion.struck.size() != 1 || conclusion.struck.count(cell) == 0 ||
            conclusion.struck.at(cell) != std::uint64_t{1} << assumed)
            return "it does not conclude that the assumption falls";
        State trial = state;
        board_.place(trial, cell, assumed);
        if (chain && inner->items.size() > most_links) return "the chain is longer than 16 links";
        if (!chain)
            for (const JsonValue& each : inner->items)
                if (highest_level(each) > highest_inside(board_.kind(), number_of(step, "level")))
                    return "the argument is harder than the level of the what-if";
        if (std::string why = inner_steps(inner->items, trial, depth); !why.empty()) return why;
        if (chain)
            if (std::string why = path(inner->items, state, cell, assumed); !why.empty()) return why;
        for (std::size_t i = 0; i + 1 < inner->items.size(); ++i)
            if (readable_without(inner->items, i, state, cell, assumed))
                return "inner step " + std::to_string(i + 1) + " is needed by nothing";
        return "";
    }

    std::string inner_steps(const std::vector<JsonValue>& steps, State& trial, int depth) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            ++tally_.inner;
            for (const std::string_view key : {"format", "kind", "file", "line", "number"})
                if (member(steps[i], key)) return "an inner step has the member " + std::string(key);
            if (std::string why = judge(steps[i], trial, depth + 1); !why.empty())
                return "inner step " + std::to_string(i + 1) + " " + text(steps[i], "technique") + ": " + why;
            const bool contradiction = member(*member(steps[i], "concludes"), "contradiction") != nullptr;
            if (contradiction != (i + 1 == steps.size()))
                return "the last inner step, and no other, is a contradiction";
        }
        return "";
    }

    static constexpr std::size_t none_left_out = static_cast<std::size_t>(-1);

    /// Whether the steps can still be read when one of them is left out.
    bool readable_without(const std::vector<JsonValue>& steps, std::size_t left_out, const State& state, int cell,
                          int value) {
        if (!(state.marks[static_cast<std::size_t>(cell)] >> value & 1)) return true;  // it falls anyway
        State trial = state;
        board_.place(trial, cell, value);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (i == left_out) continue;
            Premises premises;
            board_.read_premises(steps[i], premises);
            for (const auto& [read, marks] : premises.cells)
                if (trial.marks[static_cast<std::size_t>(read)] & ~marks) return false;
            if (const JsonValue* inner = member(steps[i], "steps")) {
                const JsonValue& assume = *member(steps[i], "assume");
                if (!readable_without(inner->items, none_left_out, trial, board_.cell_named(text(assume, "cell")),
                                      board_.read_value(*member(assume, "value"))))
                    return false;
            }
            Conclusion conclusion;
            board_.read_conclusion(*member(steps[i], "concludes"), conclusion);
            apply(conclusion, trial);
        }
        return true;
    }

    /// Each step of a chain reads, besides older marks, only the assumption and the step before it, and concludes one
    /// thing about one line.
    std::string path(const std::vector<JsonValue>& steps, const State& state, int cell, int value) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            State near = state;
            board_.place(near, cell, value);
            if (i > 0) {
                Conclusion before;
                board_.read_conclusion(*member(steps[i - 1], "concludes"), before);
                apply(before, near);
            }
            Premises premises;
            board_.read_premises(steps[i], premises);
            for (const auto& [read, marks] : premises.cells)
                if (near.marks[static_cast<std::size_t>(read)] & ~marks)
                    return "link " + std::to_string(i + 1) + " reads more than the link before it";
            if (premises.lines().size() > 1) return "link " + std::to_string(i + 1) + " is about several lines";
            if (premises.budget) return "link " + std::to_string(i + 1) + " is about the whole board";
            Conclusion conclusion;
            board_.read_conclusion(*member(steps[i], "concludes"), conclusion);
            if (!conclusion.contradiction && conclusion.things() != 1)
                return "link " + std::to_string(i + 1) + " concludes several things";
        }
        return "";
    }

    std::string apply(const Conclusion& conclusion, State& state) const {
        for (const auto& [cell, values] : conclusion.struck) {
            std::uint64_t& marks = state.marks[static_cast<std::size_t>(cell)];
            if (!(marks & values)) return "nothing that it strikes stood at " + board_.cell_name(cell);
            marks &= ~values;
        }
        for (const auto& [cell, value] : conclusion.placed) {
            if (state.placed[static_cast<std::size_t>(cell)]) return board_.cell_name(cell) + " is placed already";
            if (!(state.marks[static_cast<std::size_t>(cell)] >> value & 1)) return "it places what was struck";
            board_.place(state, cell, value);
        }
        return "";
    }

    const Board& board_;
    Tally& tally_;
    std::vector<std::string> faults_;
};

std::string read_board(std::string_view puzzle, std::string_view summary, Board& board) {
    const auto read = answers::read_json_value(puzzle);
    if (!read) return "the puzzle is not JSON";
    if (std::string why = board.read(*read); !why.empty()) return why;
    if (const auto end = answers::read_json_value(summary))
        if (const JsonValue* solution = member(*end, "solution")) board.learn_budget(*solution);
    return "";
}

}  // namespace

std::vector<std::string> faults_in(std::string_view puzzle, const std::vector<std::string>& objects, Tally& tally) {
    Board board;
    if (std::string why = read_board(puzzle, objects.empty() ? "" : objects.back(), board); !why.empty()) return {why};
    return Judge(board, tally).explanation(objects);
}

std::string fault_in(std::string_view puzzle, const std::vector<std::string>& objects, Tally& tally) {
    const auto faults = faults_in(puzzle, objects, tally);
    return faults.empty() ? "" : faults.front();
}

std::string fault_in_last(std::string_view puzzle, const std::vector<std::string>& steps, std::string_view summary) {
    Board board;
    if (std::string why = read_board(puzzle, summary, board); !why.empty()) return why;
    Tally tally;
    return Judge(board, tally).last_of(steps);
}

}  // namespace gridwright::judge
