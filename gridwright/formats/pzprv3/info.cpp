#include "gridwright/formats/pzprv3/info.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/json_pieces.hpp"
#include "gridwright/formats/common/json_stream.hpp"
#include "gridwright/formats/common/remarks.hpp"

#include <algorithm>
#include <array>

namespace gridwright::formats::pzprv3 {
namespace {

using base::concat;

constexpr std::string_view info_word = "info:", history_word = "history:";
constexpr std::string_view metadata_member = "metadata", history_member = "history", comment_member = "comment";

/// The remarks that pzpr has members for.
constexpr std::array<std::string_view, 2> members_of_pzpr = {"author", "source"};

// NOLINTBEGIN(readability-identifier-naming): RapidJSON chose the names of what it calls.

/// Keeps the strings among the metadata.
class InfoHandler : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, InfoHandler> {
  public:
    bool has_history() const { return has_history_; }
    bool too_deep() const { return depth_ > deepest; }
    const std::vector<sheet::Comment>& metadata() const { return metadata_; }

    bool Default() { return true; }
    bool Key(const char* text, rapidjson::SizeType length, bool) {
        if (depth_ == 1) section_.assign(text, length);
        if (depth_ == 1 && section_ == history_member) has_history_ = true;
        if (depth_ == 2) member_.assign(text, length);
        return true;
    }
    bool String(const char* text, rapidjson::SizeType length, bool) {
        if (depth_ == 2 && section_ == metadata_member) metadata_.push_back({member_, std::string(text, length)});
        return true;
    }
    bool RawNumber(const char*, rapidjson::SizeType, bool) { return true; }
    bool StartObject() { return ++depth_ <= deepest; }
    bool StartArray() { return ++depth_ <= deepest; }
    bool EndObject(rapidjson::SizeType) { return --depth_, true; }
    bool EndArray(rapidjson::SizeType) { return --depth_, true; }

  private:
    int depth_ = 0;
    std::string section_, member_;
    std::vector<sheet::Comment> metadata_;
    bool has_history_ = false;
};

// NOLINTEND(readability-identifier-naming)

/// Takes the word if it comes next, looking no further than it must.
bool take_word(Cursor& cursor, std::string_view word) {
    const std::size_t begin = cursor.at();
    for (const char c : word) {
        if (cursor.peek() != c) {
            cursor.move_to(begin);
            return false;
        }
        cursor.take();
    }
    return true;
}

/// The lines of pzpr's comment are remarks where they look like it, and otherwise comments called so.
void note_lines(std::string_view text, Remarks& remarks) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (remarks.note_text(base::trimmed(line))) continue;
        if (std::string said = one_line(line); !said.empty())
            remarks.add({std::string(comment_member), std::move(said)});
    }
}

void note_metadata(const sheet::Comment& member, Remarks& remarks) {
    if (member.key == comment_member)
        note_lines(member.text, remarks);
    else
        remarks.note_text(concat(member.key, ": ", member.text));
}

/// The object, and the blanks behind it on its line.
Mistake read_object(Cursor& cursor, InfoHandler& handler) {
    const std::size_t begin = cursor.at();
    const rapidjson::ParseResult parsed = parse_object(cursor, handler);
    if (Mistake broken = damage(cursor.part(begin, cursor.at()), begin)) return broken;
    if (parsed.IsError()) {
        if (cursor.too_long()) return too_long_at(begin);
        if (!cursor.more())
            return base::Error{"the input ends inside the info of a pzprv3 file; its '}' is missing", cursor.at()};
        return base::Error{"the info of a pzprv3 file is an object of JSON; its syntax is broken here",
                           parsed.Offset()};
    }
    while (cursor.peek() == ' ' || cursor.peek() == '\t' || cursor.peek() == '\r') cursor.take();
    if (cursor.more() && cursor.peek() != '\n')
        return base::Error{"nothing may follow the info of a pzprv3 file on its line", cursor.at()};
    return std::nullopt;
}

}  // namespace

Mistake read_info(Cursor& cursor, sheet::Remarks& remarks, std::string_view& passed_over) {
    const std::size_t begin = cursor.at();
    while (is_blank(cursor.peek())) cursor.take();
    const bool info = take_word(cursor, info_word);
    if (!info && !take_word(cursor, history_word)) {
        cursor.move_to(begin);
        return std::nullopt;
    }
    InfoHandler handler;
    if (Mistake mistake = read_object(cursor, handler)) return mistake;
    if (!info || handler.has_history()) passed_over = "move list";
    formats::Remarks said;
    for (const sheet::Comment& member : handler.metadata()) note_metadata(member, said);
    if (said.too_many()) return base::Error{too_many_comments(), begin};
    remarks = std::move(static_cast<sheet::Remarks&>(said));
    return std::nullopt;
}

void write_info(const sheet::Remarks& remarks, std::string& into) {
    std::string members, comment;
    const auto add = [&](std::string_view key, std::string_view text) {
        members += concat(members.empty() ? "\n  \"" : ",\n  \"", key, "\": ");
        write_json_string(text, members);
    };
    visit_remarks(remarks, [&](std::string_view key, std::string_view text) {
        if (std::ranges::find(members_of_pzpr, key) != members_of_pzpr.end())
            add(key, text);
        else
            comment += concat(comment.empty() ? "" : "\n", key, ": ", text);
    });
    if (!comment.empty()) add(comment_member, comment);
    if (members.empty()) return;
    into += concat('\n', info_word, "{\n \"", metadata_member, "\": {");
    for (const char c : members) {  // pzpr counts braces to find the end, also in strings
        if (c == '{' || c == '}')
            into += c == '{' ? "\\u007b" : "\\u007d";
        else
            into += c;
    }
    into += "\n }\n}\n";
}

}  // namespace gridwright::formats::pzprv3
