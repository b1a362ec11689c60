#pragma once

// Every answer as a JSON object of format 2, without a newline behind it: what the command line prints with `--to json`
// and what other languages get. Nothing in an object is named by the puzzle; lines and cells are counted from 1 at the
// top left.

#include "gridwright/answers/check_summary.hpp"
#include "gridwright/answers/make.hpp"
#include "gridwright/answers/output_format.hpp"

#include <string>

namespace gridwright::answers {

/// Which puzzle of the input an answer is about.
struct About {
    std::string_view file = "-";          ///< its name; `-` is standard input
    std::optional<std::size_t> line = 1;  ///< where the puzzle begins; none when there is no puzzle
    std::uint64_t number = 1;             ///< from 1, over the whole input; 0 when there is no puzzle
};

std::string json_of(const Solved& solved, const puzzles::Puzzle& puzzle, const About& about);

/// One solution of many; `index` counts from 1.
std::string json_of_solution(const kernel::Solution& solution, std::uint64_t index,
                             const std::optional<kernel::Fewest>& objective, const puzzles::Puzzle& puzzle,
                             const About& about);

/// The model is the one that was judged.
std::string json_of(const Checked& checked, const puzzles::Puzzle& puzzle, const kernel::Model& model,
                    const About& about);

/// The figures about many boards that were checked.
std::string json_of(const CheckSummary& summary);

/// The puzzle itself.
std::string json_of(const sheet::Sheet& sheet, const About& about);

std::string json_of(const GeneratedPuzzle& generated);

/// The grade by itself, as a member of puzzles and answers; the sheet says of which kind and size the puzzle is.
std::string json_of_grade(const explain::Grade& grade, const sheet::Sheet& sheet);

/// Reads what `json_of_grade` writes; none if it is anything else.
std::optional<explain::Grade> read_grade(std::string_view json, const sheet::Sheet& sheet);

/// How the object of a generated puzzle ends, after its grade.
std::string end_of_generated(std::uint64_t seed, std::uint64_t number, int version = generator::version);

/// The best solution so far.
std::string json_of(const Progress& progress, const About& about);

/// The puzzle in that format, which can express it.
base::Result<std::string> json_of_converted(sheet::Sheet sheet, OutputFormat to, const About& about);

/// The answer to a puzzle, or to an ask, that is refused.
std::string json_of_refusal(std::string_view sentence, const About& about);
std::string json_of_refusal(std::string_view sentence);

/// What this build has, one object each.
std::vector<std::string> json_of_engines(std::span<const kernel::EngineRow> engines);
std::vector<std::string> json_of_formats();

/// Seconds in fixed notation, to the nanosecond and with four significant digits or more.
std::string seconds_text(std::chrono::nanoseconds time);

}  // namespace gridwright::answers
