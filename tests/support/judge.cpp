#include "tests/support/judge.hpp"

#include "gridwright/answers/json_value.hpp"
#include "tests/support/judge_board.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace gridwright::judge {
namespace {

using answers::JsonValue;
using Type = JsonValue::Type;

/// Ids whose human statement may name a premise that could be dropped.
const std::set<std::string> never_reads_more{"L1",   "L2",  "S1",  "S2",   "S3",  "S4",   "S16",  "S17",
                                             "S18",  "S19", "S20", "S20b", "S21", "S22a", "S22b", "S23",
                                             "S23b", "S24", "C1",  "C2",   "C10", "H0",   "H2",   "H3"};
const std::set<std::string> chains{"L6", "L7", "L9", "L9c", "C17"};

int number(const JsonValue& value) {
    return value.is(Type::number) ? std::stoi(value.text) : -1;
}

/// Reads the step objects of one puzzle and judges them.
class Judge {
  public:
    Judge(const Board& board, Tally& tally) : board_(board), tally_(tally) {}

    std::string explanation(const std::vector<std::string>& objects) {
        State state = board_.start();
        if (objects.empty()) return "there is no summary";
        int highest = 0, index = 0;
        for (std::size_t i = 0; i + 1 < objects.size(); ++i) {
            const auto step = answers::read_json_value(objects[i]);
            if (!step) return "a step is not JSON: " + objects[i];
            ++tally_.steps;
            if (text(*step, "kind") != "step") return "kind is not step";
            if (number_of(*step, "index") != ++index) return "steps are not numbered from 1";
            highest = std::max(highest, number_of(*step, "level"));
            if (std::string why = judge(*step, state, 0); !why.empty())
                return "step " + std::to_string(index) + " " + text(*step, "technique") + ": " + why + "\n" +
                       objects[i];
            ++tally_.techniques[text(*step, "technique")];
        }
        const auto summary = answers::read_json_value(objects.back());
        if (!summary || text(*summary, "kind") != "explained") return "the last object is not the summary";
        if (number_of(*summary, "count") != index) return "the summary counts other steps";
        if (text(*summary, "verdict") != "explained") return "not explained to the end";
        const JsonValue* grade = member(*summary, "grade");
        if (!grade || !grade->is(Type::object)) return "there is no grade";
        if (highest > number_of(*grade, "level")) return "a step lies above the grade";
        return board_.is_solution(state, member(*summary, "solution"));
    }

  private:
    static std::string text(const JsonValue& object, std::string_view key) {
        const JsonValue* value = member(object, key);
        return value ? value->text : "";
    }
    static int number_of(const JsonValue& object, std::string_view key) {
        const JsonValue* value = member(object, key);
        return value ? number(*value) : -1;
    }

    /// Judges a step and does what it concludes; `depth` counts the assumptions around it.
    std::string judge(const JsonValue& step, State& state, int depth) {
        static const std::set<std::string> known{
            "format", "kind",  "file",  "line",   "number", "index", "technique", "name",       "level",   "cost",
            "rules",  "clues", "cells", "budget", "assume", "steps", "concludes", "reads_more", "sentence"};
        for (std::size_t i = 0; i < step.keys.size(); ++i) {
            if (!known.contains(step.keys[i])) return "unknown member " + step.keys[i];
            const JsonValue& value = step.items[i];
            if (value.is(Type::null)) return step.keys[i] + " is null";
            if ((value.is(Type::list) || value.is(Type::object)) && value.items.empty())
                return step.keys[i] + " is empty";
        }
        if (text(step, "technique").empty() || text(step, "name").empty() || text(step, "sentence").empty())
            return "technique, name or sentence is missing";
        if (number_of(step, "level") < 0 || number_of(step, "cost") < 0) return "level or cost is missing";
        const JsonValue* concludes = member(step, "concludes");
        if (!concludes) return "it concludes nothing";
        Premises premises;
        if (std::string why = board_.read_premises(step, premises); !why.empty()) return why;
        Conclusion conclusion;
        if (std::string why = board_.read_conclusion(*concludes, conclusion); !why.empty()) return why;
        for (const auto& [cell, marks] : premises.cells)
            if (state.marks[static_cast<std::size_t>(cell)] & ~marks)
                return "it reads more than stands at " + board_.cell_name(cell);
        if (conclusion.contradiction && depth == 0) return "a contradiction outside an assumption";
        if (member(step, "steps")) {
            if (std::string why = assumption(step, conclusion, state, depth); !why.empty()) return why;
        } else if (std::string why = derivation(step, premises, conclusion); !why.empty()) {
            return why;
        }
        return apply(conclusion, state);
    }

    std::string derivation(const JsonValue& step, const Premises& premises, const Conclusion& conclusion) {
        switch (board_.follows(premises, conclusion)) {
            case Answer::no: return "it does not follow";
            case Answer::unknown: ++tally_.undecided; return "";
            case Answer::yes: break;
        }
        const JsonValue* more = member(step, "reads_more");
        if (more) {
            if (!more->is(Type::truth) || !more->truth) return "reads_more is not true";
            if (never_reads_more.contains(text(step, "technique"))) return "it may not read more";
            ++tally_.reads_more;
            return "";
        }
        for (std::size_t left_out = 0; left_out < premises.size(); ++left_out)
            if (board_.follows(premises.without(left_out), conclusion) == Answer::yes)
                return "it follows without premise " + std::to_string(left_out + 1) + " of " +
                       std::to_string(premises.size()) + " (rules, clues, cells, budget)";
        return "";
    }

    std::string assumption(const JsonValue& step, const Conclusion& conclusion, const State& state, int depth) {
        const JsonValue* assume = member(step, "assume");
        const JsonValue* inner = member(step, "steps");
        if (!assume || !inner->is(Type::list)) return "steps without an assumption";
        ++tally_.what_ifs;
        if (depth > 0) ++tally_.nested;
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
        const bool chain = chains.contains(text(step, "technique"));
        if (chain && inner->items.size() > 17) return "the chain is longer than 16 links";
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
            const JsonValue* concludes = member(steps[i], "concludes");
            const bool contradiction = member(*concludes, "contradiction") != nullptr;
            if (contradiction != (i + 1 == steps.size()))
                return "the last inner step, and no other, is a contradiction";
        }
        return "";
    }

    /// Whether the steps can still be read when one of them is left out.
    bool readable_without(const std::vector<JsonValue>& steps, std::size_t left_out, const State& state, int cell,
                          int value) {
        State trial = state;
        board_.place(trial, cell, value);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (i == left_out) continue;
            Premises premises;
            board_.read_premises(steps[i], premises);
            for (const auto& [read, marks] : premises.cells)
                if (trial.marks[static_cast<std::size_t>(read)] & ~marks) return false;
            if (member(steps[i], "steps")) return false;  // nested: not decided here
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
};

}  // namespace

std::string fault_in(std::string_view puzzle, const std::vector<std::string>& objects, Tally& tally) {
    const auto read = answers::read_json_value(puzzle);
    if (!read) return "the puzzle is not JSON";
    Board board;
    if (std::string why = board.read(*read); !why.empty()) return why;
    if (!objects.empty())
        if (const auto summary = answers::read_json_value(objects.back()))
            if (const JsonValue* solution = member(*summary, "solution")) board.learn_budget(*solution);
    return Judge(board, tally).explanation(objects);
}

}  // namespace gridwright::judge
