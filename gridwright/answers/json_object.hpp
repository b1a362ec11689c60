#pragma once

// Writes JSON objects member by member, for the answers.

#include "gridwright/answers/json.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/writer.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"

namespace gridwright::answers {

/// Bytes of the answer to a board of usual size.
inline constexpr std::size_t usual_length = 512;

/// Writes an object member by member.
class Object {
  public:
    Object() { text_.reserve(usual_length); }

    Object& add(std::string_view key, std::string_view text) {
        begin(key);
        formats::write_json_string(text, text_);
        return *this;
    }
    Object& add_number(std::string_view key, std::uint64_t number) { return add_source(key, std::to_string(number)); }
    Object& add_number(std::string_view key, const std::optional<int>& number) {
        return add_source(key, number ? base::concat(*number) : "null");
    }
    Object& add_truth(std::string_view key, bool truth) { return add_source(key, truth ? "true" : "false"); }
    /// A value that is JSON already.
    Object& add_source(std::string_view key, std::string_view json) {
        begin(key);
        text_ += json;
        return *this;
    }
    Object& add_grid(std::string_view key, const sheet::Notation& notation, const kernel::Solution& solution) {
        begin(key);
        formats::write_json_grid(notation, solution, text_);
        return *this;
    }

    std::string end() && { return std::move(text_) + '}'; }

  private:
    void begin(std::string_view key) {
        text_ += text_.empty() ? "{\"" : ",\"";
        text_ += key;
        text_ += "\":";
    }

    std::string text_;
};

/// An object with its format, and which puzzle of the input it is about. Its kind, if it has one, comes behind the
/// format.
inline Object begun(std::string_view kind = {}) {
    Object object;
    object.add_number("format", std::uint64_t{formats::json_format});
    if (!kind.empty()) object.add("kind", kind);
    return object;
}

inline Object begun(const About& about, std::string_view kind = {}) {
    Object object = begun(kind);
    object.add("file", about.file).add_number("line", about.line);
    object.add_source("number", about.number > 0 ? std::to_string(about.number) : "null");
    return object;
}

/// A clue beside the board; more members may follow.
inline Object clue_object(const sheet::Address& clue) {
    Object object;
    object.add("side", name(clue.side)).add_number("line", clue.line + 1).add_number("value", clue.value);
    return object;
}

/// Adds the engine, the time and the counts of the search.
void add_effort(const Effort& effort, Object& object);

/// A list of values that are JSON already.
inline std::string list_of(const std::vector<std::string>& items) {
    std::string list = "[";
    for (const std::string& item : items) {
        if (list.size() > 1) list += ',';
        list += item;
    }
    return list + ']';
}

/// A list of the cells' names.
inline std::string list_of_cells(const std::vector<int>& cells, kernel::Size size) {
    std::vector<std::string> names;
    for (const int cell : cells) names.push_back(base::concat('"', kernel::data_name(cell, size), '"'));
    return list_of(names);
}

}  // namespace gridwright::answers
