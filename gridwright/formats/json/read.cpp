// Reads the syntax of an object with RapidJSON, and gathers the members that a puzzle has.
//
// A line that was cut (a writer was killed) leaves an object open, and the objects after it look like parts of it until
// the syntax breaks. So after a mistake in the syntax the search for the next record starts over in the bad one's
// second line, at the first `{` without indentation.

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/json_stream.hpp"
#include "gridwright/formats/common/recognise.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/json/members.hpp"

#include <algorithm>

namespace gridwright::formats::json {
namespace {

using namespace sheet;

using base::concat;

// NOLINTBEGIN(readability-identifier-naming): RapidJSON chose the names of what it calls.

/// Gathers the known members.
class Gatherer : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Gatherer> {
  public:
    Gatherer(Cursor& cursor, const Accepted& accepted) : cursor_(cursor), accepted_(accepted) {}

    const Members& members() const { return members_; }
    bool too_deep() const { return depth_ > deepest; }

    bool Null() { return value(Listing::unknown, "null"); }
    bool Bool(bool truth) { return value(Listing::unknown, truth ? "true" : "false"); }
    bool RawNumber(const char* digits, rapidjson::SizeType length, bool) {
        return value(Listing::number, {digits, length});
    }
    bool String(const char* text, rapidjson::SizeType length, bool) {
        const std::size_t offset = token_begin();
        if (keeping_) members_.listing.add_quoted(offset, {text, length});
        return value_ended();
    }
    bool Key(const char* text, rapidjson::SizeType length, bool);
    bool StartObject() { return opened(Listing::object); }
    bool StartArray() { return opened(Listing::list); }
    bool EndObject(rapidjson::SizeType) { return closed(); }
    bool EndArray(rapidjson::SizeType) { return closed(); }

  private:
    bool value(Listing::ItemType kind, std::string_view spelling) {
        const std::size_t offset = token_begin();
        if (keeping_) members_.listing.add(kind, offset, spelling);
        return value_ended();
    }
    bool value_ended() {
        if (depth_ == 1) keeping_ = false;
        return true;
    }
    bool opened(Listing::ItemType kind) {
        if (keeping_) members_.listing.open(kind, cursor_.at());
        return ++depth_ <= deepest;
    }
    bool closed() {
        --depth_;
        if (keeping_) members_.listing.close();
        return value_ended();
    }
    std::size_t token_begin();
    std::string_view known(std::string_view key) const;

    Cursor& cursor_;
    const Accepted& accepted_;
    Members members_;
    int depth_ = 0;
    bool keeping_ = false;       ///< the value that is being read belongs to a known member
    std::size_t token_end_ = 0;  ///< of the last name or value
};

// NOLINTEND(readability-identifier-naming)

/// Where the token just read begins: only blanks and brackets can precede it.
std::size_t Gatherer::token_begin() {
    const std::string_view passed = cursor_.part(token_end_, cursor_.at());
    const auto between = [](char c) {
        return is_blank(c) || c == ',' || c == ':' || (c | 0x20) == '{' || (c | 0x20) == '}';
    };
    const auto begin = std::ranges::find_if_not(passed, between) - passed.begin();
    const std::size_t offset = token_end_ + begin;
    token_end_ = cursor_.at();
    return offset;
}

/// The known name that equals the key, which outlives the record; empty when there is none.
std::string_view Gatherer::known(std::string_view key) const {
    if (const auto name = std::ranges::find(member_names, key); name != std::end(member_names)) return *name;
    for (const Notation* notation : accepted_.notations)
        for (const Option& option : notation->options)
            if (option.key == key) return option.key;
    return {};
}

bool Gatherer::Key(const char* text, rapidjson::SizeType length, bool) {
    const std::size_t offset = token_begin();
    if (depth_ > 1) {
        if (keeping_) members_.listing.add_quoted(offset, {text, length});
        return true;
    }
    const std::string_view name = known({text, length});
    keeping_ = !name.empty();
    if (!keeping_) return true;
    const auto before = std::ranges::find(members_.list, name, &Members::Member::name);
    if (before == members_.list.end())
        members_.list.push_back({name, members_.listing.size()});
    else
        before->again = offset;
    return true;
}

std::string sentence_for(rapidjson::ParseErrorCode code) {
    switch (code) {
        case rapidjson::kParseErrorDocumentEmpty: return "a JSON object is expected here; it begins with '{'";
        case rapidjson::kParseErrorObjectMissName: return "the name of a member in quotes is expected here";
        case rapidjson::kParseErrorObjectMissColon: return "a ':' is expected here, after the name of a member";
        case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
            return "a ',' or '}' is expected here, after a member";
        case rapidjson::kParseErrorArrayMissCommaOrSquareBracket: return "a ',' or ']' is expected here, in a list";
        case rapidjson::kParseErrorStringMissQuotationMark: return "this string is not closed; a '\"' is missing";
        case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex: return "four hexadecimal digits must follow '\\u'";
        case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
            return "this is half of a surrogate pair; both halves are needed";
        case rapidjson::kParseErrorStringEscapeInvalid:
            return "this is not a JSON string; it must end on its line, and only JSON's escapes may follow a '\\'";
        case rapidjson::kParseErrorNumberTooBig: return "this number is too large";
        case rapidjson::kParseErrorNumberMissFraction: return "digits must follow the decimal point";
        case rapidjson::kParseErrorNumberMissExponent: return "digits must follow the exponent's letter";
        default: return "this is not a JSON value; null, a number, a string in quotes or a list is expected";
    }
}

/// Reads one object's syntax and says where to go on when it is broken.
class JsonReader {
  public:
    JsonReader(Cursor& cursor, const Accepted& accepted)
        : cursor_(cursor), accepted_(accepted), gatherer_(cursor, accepted) {}

    base::Result<Sheet> read() {
        if (Mistake mistake = read_object()) return std::move(*mistake);
        Mistake broken = damage(cursor_.part(0, cursor_.at()), 0);
        Mistake rest = read_rest_of_line();
        if (broken || rest) return std::move(broken ? *broken : *rest);
        return sheet_of(gatherer_.members(), accepted_);
    }

  private:
    Mistake read_object();
    Mistake read_rest_of_line();
    base::Error syntax_error(const rapidjson::ParseResult& parsed);
    base::Error lose(base::Error error);

    Cursor& cursor_;
    const Accepted& accepted_;
    Gatherer gatherer_;
};

Mistake JsonReader::read_object() {
    if (cursor_.peek() != '{') return lose({sentence_for(rapidjson::kParseErrorDocumentEmpty), 0});
    const rapidjson::ParseResult parsed = parse_object(cursor_, gatherer_);
    if (parsed.IsError()) return lose(syntax_error(parsed));
    return std::nullopt;
}

base::Error JsonReader::syntax_error(const rapidjson::ParseResult& parsed) {
    if (gatherer_.too_deep()) return {concat("this is nested deeper than ", deepest, " levels"), parsed.Offset()};
    if (cursor_.too_long()) return too_long_at(0);
    if (!cursor_.more()) return {"the input ends inside a JSON object; its '}' is missing", cursor_.at()};
    return {sentence_for(parsed.Code()), parsed.Offset()};
}

/// Settles where the search for the next record begins, and whether the mistake is really a line that was cut.
base::Error JsonReader::lose(base::Error error) {
    if (cursor_.too_long()) {
        cursor_.lose(cursor_.at());
        return error;
    }
    const std::size_t place = *error.offset;
    cursor_.move_to(0);
    for (bool first = true, last = false; !last; first = false) {
        const std::size_t begin = cursor_.at();
        const TextLine line = cursor_.line();
        last = begin + line.text.size() >= place || !line.ended;
        if (!first && (line.text.starts_with('{') || (last && begins_record(line.text, accepted_)))) {
            error = {"this JSON object is not closed; the next record begins on the next line", begin - 1};
            break;
        }
        if (!first && last && is_comment(line.text, accepted_)) break;  // the next record's
        cursor_.take_line(line);
    }
    cursor_.lose(cursor_.at());
    Mistake broken = damage(cursor_.part(0, cursor_.at()), 0);
    return broken && *broken->offset <= place ? std::move(*broken) : error;
}

Mistake JsonReader::read_rest_of_line() {
    const std::size_t begin = cursor_.at();
    const TextLine rest = cursor_.line();
    const std::string_view text = base::trimmed(rest.text);
    const std::size_t offset = text.empty() ? begin : begin + (text.data() - rest.text.data());
    cursor_.take_line(rest);
    if (text.empty() && !rest.too_long) return std::nullopt;
    cursor_.lose(cursor_.at());
    if (Mistake broken = damage(rest.text, begin)) return broken;
    return base::Error{"nothing may follow a JSON object on its line", offset};
}

}  // namespace

base::Result<Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks&) {
    return JsonReader(cursor, accepted).read();
}

}  // namespace gridwright::formats::json
