// Explanations that were damaged: the judge has to refuse each of them.

#include "tests/support/explained.hpp"
#include "tests/support/judge.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>

namespace gridwright::tests {
namespace {

/// The text with element `which` of the list behind `key`, from a place on, left out; none if the list is not there or
/// too short.
std::optional<std::string> without_element(const std::string& object, const std::string& key, int which,
                                           std::size_t from = 0) {
    const std::size_t begin = object.find("\"" + key + "\":[", from);
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

/// The steps up to one of an explanation, with a damaged text for it.
class Damaged {
  public:
    Damaged(const Explained& explained, std::size_t index)
        : explained_(explained),
          steps_(explained.objects.begin(), explained.objects.begin() + static_cast<std::ptrdiff_t>(index) + 1) {}

    const std::string& step() const { return explained_.objects[steps_.size() - 1]; }

    void expect_refused(std::string damaged, const std::string& how) {
        steps_.back() = std::move(damaged);
        EXPECT_NE(judge::fault_in_last(explained_.puzzle, steps_, explained_.objects.back()), "")
            << how << '\n'
            << steps_.back() << '\n'
            << explained_.puzzle;
        ++count[how];
    }

    /// Replaces each match of the pattern, one at a time, by what `change` says.
    void expect_refused_each(const std::string& pattern, const std::string& how, auto change) {
        const std::string text = step();
        const std::regex expression(pattern);
        for (auto each = std::sregex_iterator(text.begin(), text.end(), expression); each != std::sregex_iterator();
             ++each)
            if (const auto changed = change(*each))
                expect_refused(each->prefix().str() + *changed + std::string(each->suffix()), how);
    }

    static inline std::map<std::string, int> count;

  private:
    const Explained& explained_;
    std::vector<std::string> steps_;
};

std::vector<Explained> samples() {
    std::vector<sheet::Sheet> sheets = towers("6dh", 3);
    for (const std::string set : {"6dx", "6du"})
        for (sheet::Sheet& sheet : towers(set, 3)) sheets.push_back(std::move(sheet));
    for (sheet::Sheet& sheet : first_of(generated_boards("close-or-far", 7, 3), 3)) sheets.push_back(std::move(sheet));
    for (const int size : {4, 5})
        for (sheet::Sheet& sheet : first_of(generated_boards("hoodoo", size, 3), 3)) sheets.push_back(std::move(sheet));
    Explainers explainers;
    std::vector<Explained> all;
    for (const sheet::Sheet& sheet : sheets)
        if (auto explained = explainers.explain(sheet)) all.push_back(*std::move(explained));
    return all;
}

/// The value of a cell in the solution, as JSON.
std::string value_at(const std::string& summary, int row, int column) {
    const std::size_t begin = summary.find("\"solution\":[[") + 12;
    const std::regex rows("\\[([^\\[\\]]*)\\]"), values("[^,]+");
    const std::string text = summary.substr(begin);
    auto line = std::sregex_iterator(text.begin(), text.end(), rows);
    std::advance(line, row - 1);
    const std::string cells = (*line)[1];
    auto cell = std::sregex_iterator(cells.begin(), cells.end(), values);
    std::advance(cell, column - 1);
    return cell->str();
}

TEST(DamagedExplanations, AreRefused) {
    for (const Explained& explained : samples())
        for (std::size_t i = 0; i + 1 < explained.objects.size(); ++i) {
            Damaged damaged(explained, i);
            const std::string step = damaged.step();
            const auto solution = [&](const std::smatch& match) {
                return value_at(explained.objects.back(), std::stoi(match[1]), std::stoi(match[2]));
            };
            // A premise is missing, also within an argument.
            for (const std::string key : {"rules", "clues", "cells"})
                for (std::size_t from = step.find("\"" + key + "\":["); from != std::string::npos;
                     from = step.find("\"" + key + "\":[", from + 1))
                    for (int which = 0;; ++which) {
                        const auto less = without_element(step, key, which, from);
                        if (!less) break;
                        damaged.expect_refused(*less, "premise dropped");
                    }
            // A clue is another one.
            damaged.expect_refused_each("\"side\":\"([a-z]+)\",\"line\":(\\d+),\"value\":(\\d+)", "clue shifted",
                                        [](const std::smatch& match) -> std::optional<std::string> {
                                            return "\"side\":\"" + match[1].str() + "\",\"line\":" + match[2].str() +
                                                   ",\"value\":" + std::to_string(std::stoi(match[3]) + 1);
                                        });
            damaged.expect_refused_each("\"budget\":(\\d+)", "budget changed",
                                        [](const std::smatch& match) -> std::optional<std::string> {
                                            return "\"budget\":" + std::to_string(std::stoi(match[1]) + 1);
                                        });
            if (step.find("\"assume\"") == std::string::npos) {
                // The true value is left out of what is read. It always stands, so that is stronger than what stands.
                damaged.expect_refused_each("\"cell\":\"r(\\d+)c(\\d+)\",\"marks\":\\[([^\\]]*)\\]", "mark dropped",
                                            [&](const std::smatch& match) -> std::optional<std::string> {
                                                const std::regex mark(",?" + solution(match) + "(?=,|$)");
                                                std::string left = std::regex_replace(match[3].str(), mark, "");
                                                if (left == match[3].str()) return std::nullopt;
                                                if (left.starts_with(',')) left.erase(0, 1);
                                                return "\"cell\":\"r" + match[1].str() + "c" + match[2].str() +
                                                       "\",\"marks\":[" + left + "]";
                                            });
                // A cell is not the last to hold one value if it has another mark.
                if (step.find("\"name\":\"naked single\"") != std::string::npos ||
                    step.find("\"name\":\"last colour\"") != std::string::npos)
                    damaged.expect_refused_each(
                        "\"marks\":\\[([^\\]]*)\\]", "mark added",
                        [](const std::smatch& match) -> std::optional<std::string> {
                            const std::string mark = match[1];
                            const bool letter = mark.front() == '"';
                            const std::string low = letter ? "\"-\"" : "1", high = letter ? "\"F\"" : "2";
                            return "\"marks\":[" + (mark == low ? low + "," + high : low + "," + mark) + "]";
                        });
                // A cell is said to hold what it does not, or to have lost what it holds.
                const std::size_t concludes = step.find("\"concludes\"");
                damaged.expect_refused_each("\"cell\":\"r(\\d+)c(\\d+)\",\"values\":\\[[^\\]]*\\]", "truth struck",
                                            [&](const std::smatch& match) -> std::optional<std::string> {
                                                return "\"cell\":\"r" + match[1].str() + "c" + match[2].str() +
                                                       "\",\"values\":[" + solution(match) + "]";
                                            });
                damaged.expect_refused_each("\"cell\":\"r(\\d+)c(\\d+)\",\"value\":([^}]*)", "falsehood placed",
                                            [&](const std::smatch& match) -> std::optional<std::string> {
                                                if (static_cast<std::size_t>(match.position()) < concludes)
                                                    return std::nullopt;
                                                const std::string truth = solution(match);
                                                const std::string other = truth == "\"C\""   ? "\"F\""
                                                                          : truth.size() > 1 ? "\"C\""
                                                                          : truth == "1"     ? "2"
                                                                                             : "1";
                                                return "\"cell\":\"r" + match[1].str() + "c" + match[2].str() +
                                                       "\",\"value\":" + other;
                                            });
            } else {
                damaged.expect_refused_each("\"assume\":\\{\"cell\":\"r(\\d+)c(\\d+)\",\"value\":[^}]*",
                                            "truth assumed",
                                            [&](const std::smatch& match) -> std::optional<std::string> {
                                                return "\"assume\":{\"cell\":\"r" + match[1].str() + "c" +
                                                       match[2].str() + "\",\"value\":" + solution(match);
                                            });
                // A step of the argument is missing.
                for (int which = 0;; ++which) {
                    const auto less = without_element(step, "steps", which);
                    if (!less) break;
                    damaged.expect_refused(*less, "inner step dropped");
                }
            }
        }
    for (const std::string how : {"premise dropped", "clue shifted", "budget changed", "truth struck", "mark dropped",
                                  "mark added", "falsehood placed", "truth assumed", "inner step dropped"}) {
        RecordProperty(how, Damaged::count[how]);
        EXPECT_GT(Damaged::count[how], sanitized ? 0 : 10) << how;
    }
    EXPECT_GT(Damaged::count["premise dropped"], sanitized ? 500 : 3000);
}

}  // namespace
}  // namespace gridwright::tests
