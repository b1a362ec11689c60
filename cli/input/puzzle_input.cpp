#include "cli/input/puzzle_input.hpp"

#include "cli/output/message.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "host/error_text.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {

std::string InputPuzzle::where() const {
    return place ? fmt::format("{}:{}:{}", *file, place->line, place->column) : *file;
}

PuzzleInput::OpenFile::OpenFile(std::string file, const formats::Codec* forced)
    : name(std::make_shared<std::string>(one_line(file))),
      source(std::move(file)),
      reader([this](char* buffer, std::size_t size) { return source.read(buffer, size); }, puzzles::notations(),
             forced) {}

PuzzleInput::PuzzleInput(std::vector<std::string> files, const formats::Codec* forced, answers::OutputFormat to)
    : waiting_(files.begin(), files.end()),
      forced_(forced),
      reads_ahead_(!to.is_json()),
      bytes_(host::bytes_in(files)) {}

bool PuzzleInput::open_next() {
    if (current_) return true;
    if (waiting_.empty()) return false;
    current_.emplace(std::move(waiting_.front()), forced_);
    waiting_.pop_front();
    return true;
}

void PuzzleInput::close_current() {
    if (const std::string passed = current_->reader.passed_over(); !passed.empty())
        say(fmt::format("{}: {}\n", *current_->name, passed));
    bytes_before_ += current_->source.bytes_read();
    current_.reset();
}

std::optional<InputPuzzle> PuzzleInput::next() {
    if (host::interrupt::stop()) return {};
    auto record = second_ ? std::exchange(second_, std::nullopt) : read_numbered();
    if (!record) return {};
    if (records_ == 1 && reads_ahead_) second_ = read_numbered();
    record->one_of_many = records_ > 1;
    begun_ = record->before;
    return record;
}

std::optional<InputPuzzle> PuzzleInput::read_numbered() {
    auto record = read_next();
    if (!record) return record;
    ++records_;
    if (record->is_puzzle()) record->number = ++puzzles_;
    return record;
}

std::optional<InputPuzzle> PuzzleInput::read_next() {
    while (open_next()) {
        auto reading = current_->source.error() == 0 ? current_->reader.next() : std::nullopt;
        if (current_->source.ended_early()) return {};  // and may have cut the record
        const auto name = current_->name;
        // A file that fails half-way looks truncated to the reader; report the failure instead.
        if (const int error = current_->source.error()) {
            close_current();
            return InputPuzzle{
                .file = name, .sheet = base::Error{host::error_text(error), {}}, .before = bytes_before_};
        }
        if (reading) {
            const auto line = reading->empty ? std::nullopt : std::optional(reading->begins.line);
            return InputPuzzle{name, line, reading->place, std::move(reading->sheet), bytes_before_ + reading->before};
        }
        close_current();
    }
    return {};
}

std::optional<double> PuzzleInput::share() const {
    if (!bytes_ || *bytes_ == 0) return std::nullopt;
    return std::min(1.0, static_cast<double>(begun_) / static_cast<double>(*bytes_));  // a file may have grown
}

PuzzleInput::Rest PuzzleInput::count_rest() {
    Rest rest;
    if (second_) ++rest.count;
    while (open_next()) {
        const bool at_hand = current_->source.regular() || current_->source.error() != 0;
        if (at_hand && read_next()) ++rest.count;
        if (current_ && (!at_hand || current_->source.ended_early())) return {rest.count, false};
    }
    return rest;
}

}  // namespace gridwright::cli
