// The library behind a C interface, for the page: the host calls _initialize once, asks for a buffer, writes puzzles
// in any format into it and reads the answer as text. The module imports nothing; an instance serves one worker.

#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/formats/writer.hpp"
#include "gridwright/puzzles/puzzle.hpp"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace gridwright;

std::string question, answer;

void add_answer(const puzzles::Puzzle& puzzle) {
    const auto engine = engines::make_engine("auto");
    kernel::Model model;
    puzzle.model(model);
    kernel::Search search;
    search.solutions = 2;
    const kernel::Outcome outcome = engine->run(model, search);

    answer += base::concat("# verdict: ", name(outcome.verdict()), '\n');
    if (!outcome.kept.empty()) formats::write(puzzle.filled(outcome.kept.front()), formats::Format::text, answer);
}

void add_mistake(const formats::Reading& reading) {
    const base::Place place = reading.place;
    answer += base::concat("# error: ", place.line, ':', place.column, ": ", reading.sheet.error().message, '\n');
}

}  // namespace

/// Room for `size` bytes of input; valid until the next call.
EXPORT(gw_buffer) char* gw_buffer(std::size_t size) {
    question.resize(size);
    return question.data();
}

/// Solves every puzzle in the text and says whether its solution is the only one. For each the answer has a line
/// `# verdict: unique` and the solved board, or a line `# error: 1:5: what is wrong`. Ends with a zero byte; valid
/// until the next call.
EXPORT(gw_solve) const char* gw_solve(const char* text, std::size_t length) {
    answer.clear();
    formats::SheetReader reader(formats::source_of({text, length}), puzzles::notations());
    while (auto reading = reader.next()) {
        if (reading->sheet)
            add_answer(*puzzles::make(std::move(*reading->sheet)));
        else
            add_mistake(*reading);
    }
    return answer.c_str();
}
