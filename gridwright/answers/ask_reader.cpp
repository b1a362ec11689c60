#include "gridwright/answers/ask_reader.hpp"

#include "gridwright/answers/json_value.hpp"
#include "gridwright/answers/make_options.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/explain/techniques.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/formats/registry.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;
using Type = JsonValue::Type;

std::string quoted(std::string_view text) {
    return concat('"', base::shown(text), '"');
}

/// A whole number as it is written in JSON; nothing when it is something else or does not fit.
std::optional<std::uint64_t> whole_number(const JsonValue& value) {
    std::uint64_t number = 0;
    if (!value.is(Type::number) || !base::read_number(value.text, number)) return std::nullopt;
    return number;
}

/// Takes members out of an object, remembers the first mistake, and knows which members were not taken.
class Members {
  public:
    Members(const JsonValue& object, std::string_view owner) : object_(object), owner_(owner) {}

    const std::string& mistake() const { return mistake_; }
    void complain(std::string sentence) {
        if (mistake_.empty()) mistake_ = std::move(sentence);
    }

    bool has(std::string_view key) const { return std::ranges::find(object_.keys, key) != object_.keys.end(); }

    const JsonValue* take(std::string_view key) {
        taken_.emplace_back(key);
        const auto place = std::ranges::find(object_.keys, key);
        return place == object_.keys.end() ? nullptr : &object_.items[place - object_.keys.begin()];
    }

    void take_text(std::string_view key, std::string& into) {
        if (const JsonValue* value = take(key)) {
            if (value->is(Type::text))
                into = value->text;
            else
                complain(concat(quoted(key), " must be a string"));
        }
    }

    void take_truth(std::string_view key, bool& into) {
        if (const JsonValue* value = take(key)) {
            if (value->is(Type::truth))
                into = value->truth;
            else
                complain(concat(quoted(key), " must be true or false"));
        }
    }

    template <typename Number>
    void take_number(std::string_view key, Number& into, std::uint64_t least, std::uint64_t most) {
        if (const JsonValue* value = take(key)) {
            if (const auto number = whole_number(*value); number && *number >= least && *number <= most)
                into = static_cast<Number>(*number);
            else
                complain(concat(quoted(key), " must be a whole number from ", least, " to ", std::to_string(most)));
        }
    }

    /// A choice by its name in a table of rows.
    template <typename Table, typename Choice>
    void take_choice(std::string_view key, const Table& table, Choice& into) {
        std::string name;
        take_text(key, name);
        if (name.empty()) return;
        std::vector<std::string> names;
        for (const auto& row : table) {
            if (row.name == name) {
                into = row.choice;
                return;
            }
            names.emplace_back(row.name);
        }
        complain(concat(quoted(key), " is ", base::listed(names, "or"), ", not ", quoted(name)));
    }

    /// The first member that was not taken is a mistake: a misspelt limit must not be ignored.
    void finish() {
        for (const std::string& key : object_.keys)
            if (std::ranges::find(taken_, key) == taken_.end())
                complain(concat("unknown member ", quoted(key), "; ", owner_, " takes ", base::listed(taken_)));
    }

  private:
    const JsonValue& object_;
    std::string owner_;
    std::vector<std::string> taken_;
    std::string mistake_;
};

struct AskRow {
    std::string_view name;
    Ask::What what;
    Goal goal = Goal::one;
};

constexpr AskRow asks[] = {
    {"solve", Ask::What::solve, Goal::one},
    {"unique", Ask::What::solve, Goal::unique},
    {"count", Ask::What::solve, Goal::count},
    {"all", Ask::What::solve, Goal::all},
    {"check", Ask::What::check},
    {"grade", Ask::What::grade},
    {"hint", Ask::What::hint},
    {"explain", Ask::What::explain},
    {"status", Ask::What::status},
    {"marks", Ask::What::marks},
    {"improve", Ask::What::improve},
    {"convert", Ask::What::convert},
    {"make", Ask::What::make},
    {"engines", Ask::What::engines},
    {"formats", Ask::What::formats},
    {"kinds", Ask::What::kinds},
    {"labelings", Ask::What::labelings},
    {"scene", Ask::What::scene},
    {"reading", Ask::What::reading},
    {"read", Ask::What::read},
    {"verdict", Ask::What::verdict},
};

constexpr std::uint64_t any = std::numeric_limits<std::uint64_t>::max();

void read_limit(Members& members, kernel::Limits& limits) {
    const JsonValue* limit = members.take("limit");
    if (!limit || limit->is(Type::null)) return;
    if (!limit->is(Type::object))
        return members.complain("\"limit\" must be an object with \"seconds\", \"failures\" or both");
    Members inner(*limit, "\"limit\"");
    if (const JsonValue* seconds = inner.take("seconds")) {
        limits.time = seconds->is(Type::number) ? base::read_seconds(seconds->text) : std::nullopt;
        if (!limits.time) inner.complain("\"seconds\" must be a number greater than 0");
    }
    std::uint64_t failures = 0;
    inner.take_number("failures", failures, 1, any);
    if (failures > 0) limits.failures = failures;
    inner.finish();
    if (!inner.mistake().empty()) members.complain(inner.mistake());
}

/// Takes the name of a format that can be read, or written; empty when there is none.
std::string take_format(Members& members, std::string_view key, bool FormatRow::*able) {
    std::string name;
    members.take_text(key, name);
    if (name.empty()) return name;
    std::vector<std::string> names;
    for (const FormatRow& row : format_rows())
        if (row.*able) names.emplace_back(row.name);
    if (std::ranges::find(names, name) != names.end()) return name;
    members.complain(concat(quoted(key), " is ", base::listed(names, "or"), ", not ", quoted(name)));
    return "";
}

void read_input(Members& members, Ask& ask) {
    members.take_text("text", ask.input);
    members.take_text("file", ask.file);
    if (const JsonValue* puzzle = members.take("puzzle")) {
        if (!puzzle->is(Type::object))
            members.complain("\"puzzle\" must be an object; puzzles in other formats go into \"text\"");
        if (!ask.input.empty()) members.complain("an ask has \"puzzle\" or \"text\", not both");
        ask.input = base::concat(puzzle->source, '\n');
    }
    ask.from = formats::find(take_format(members, "from", &FormatRow::reads));
    if (ask.input.empty())
        members.complain("there is no puzzle; \"puzzle\" is one as JSON, \"text\" any number of them");
}

/// The puzzle that the boards of the input belong to.
void read_original(Members& members, Ask& ask) {
    const JsonValue* original = members.take("original");
    if (!original) return;
    if (!original->is(Type::object)) members.complain("\"original\" must be a puzzle as an object");
    ask.original = base::concat(original->source, '\n');
}

void read_search(Members& members, Ask& ask) {
    members.take_text("engine", ask.engine);
    members.take_choice("var", kernel::variable_choices, ask.search.labeling.variable);
    members.take_choice("val", kernel::value_choices, ask.search.labeling.value);
    bool down = false;
    members.take_truth("down", down);
    if (down) ask.search.labeling.order = kernel::ValueOrder::down;
    members.take_choice("strength", kernel::strengths, ask.search.strength);
    members.take_number("seed", ask.search.seed, 0, any);
}

void read_settings(Members& members, generator::MakeSettings& settings) {
    const JsonValue* given = members.take("settings");
    if (!given) return;
    if (!given->is(Type::object)) return members.complain("\"settings\" must be an object");
    for (std::size_t i = 0; i < given->items.size(); ++i) {
        const std::string& key = given->keys[i];
        const JsonValue& value = given->items[i];
        if (value.is(Type::text) || value.is(Type::number))
            settings.wishes.push_back({key, value.text});
        else if (!value.is(Type::truth))
            members.complain(concat("the setting ", quoted(key), " must be a string, a whole number or true"));
        else if (value.truth)
            settings.wishes.push_back({key, ""});
    }
}

void read_make(Members& members, MakeAsk& make) {
    std::vector<std::string> names;
    for (const generator::MakerRow& row : generator::table()) names.emplace_back(row.notation.name);
    std::string kind;
    members.take_text("kind", kind);
    make.kind = generator::find(kind);
    if (!make.kind) members.complain(concat("\"kind\" is ", base::listed(names, "or"), ", not ", quoted(kind)));
    for (const MakeNumber& row : make_numbers()) {
        std::optional<std::uint64_t> number;
        members.take_number(row.name, number, row.least, row.most);
        if (number) row.put(*number, make);
    }
    members.take_truth("distinct", make.distinct);
    members.take_truth("rising", make.rising);
    read_settings(members, make.settings);
    if (make.settings.size == 0) members.complain("\"make\" needs a \"size\"");
}

void read_question(Members& members, Ask& ask) {
    read_input(members, ask);
    read_search(members, ask);
    std::uint64_t most = 0;
    if (ask.goal == Goal::count || ask.goal == Goal::all) members.take_number("most", most, 1, any);
    ask.search.solutions = solutions_for(ask.goal, most > 0 ? std::optional(most) : std::nullopt);
}

void read_without(Members& members, Ask& ask) {
    std::string id;
    members.take_text("without", id);
    if (id.empty()) return;
    for (const explain::Technique* technique : explain::techniques())
        if (technique->id == id) ask.without = technique->id;
    if (ask.without.empty()) members.complain(concat("there is no technique ", quoted(id)));
}

void read_why(Members& members, Ask& ask) {
    std::string why, why_not;
    members.take_text("why", why);
    members.take_text("why_not", why_not);
    if (!why.empty() && !why_not.empty()) members.complain("an ask has \"why\" or \"why_not\", not both");
    if (!why.empty()) ask.why = WhyText{why, {}};
    if (why_not.empty()) return;
    ask.why = read_why_not(why_not);
    if (!ask.why) members.complain("\"why_not\" must be a value and a cell, such as \"4@r3c4\"");
}

/// The board in `towards`: a puzzle as an object, or a text in any format.
void read_towards(const JsonValue& value, Members& members, Ask& ask) {
    if (!value.is(Type::object) && !value.is(Type::text))
        return members.complain("\"towards\" must be a full board, as an object or as a string");
    const std::string text = value.is(Type::text) ? value.text : concat(value.source, '\n');
    formats::SheetReader reader(formats::source_of(text), puzzles::notations(), nullptr);
    auto reading = reader.next();
    if (!reading) return members.complain("\"towards\" has no board");
    if (!reading->sheet) return members.complain(concat("\"towards\": ", reading->sheet.error().message));
    ask.towards = *std::move(reading->sheet);
}

/// The clue, or the line by its name, that a reading is about.
void read_place(Members& members, ReadingPlace& place) {
    members.take_text("line", place.line);
    const JsonValue* clue = members.take("clue");
    if (!clue && place.line.empty()) return members.complain("\"reading\" needs a \"clue\" or a \"line\"");
    if (!clue) return;
    if (!place.line.empty()) return members.complain("an ask has \"clue\" or \"line\", not both");
    if (!clue->is(Type::object)) return members.complain("\"clue\" must be an object with \"side\" and \"line\"");
    Members inner(*clue, "\"clue\"");
    std::string side;
    inner.take_text("side", side);
    kernel::SideClue found;
    const auto known = std::ranges::find(kernel::every_side, side, [](kernel::Side each) { return name(each); });
    if (known == kernel::every_side.end())
        inner.complain("\"side\" is top, left, bottom or right");
    else
        found.side = *known;
    if (!inner.has("line")) inner.complain("\"clue\" needs a \"line\"");
    found.line = 1;
    inner.take_number("line", found.line, 1, sheet::longest_side);
    --found.line;
    inner.take("value");
    inner.finish();
    if (!inner.mistake().empty()) return members.complain(inner.mistake());
    place.clue = found;
}

void read_improve(Members& members, Ask& ask) {
    if (!members.has("how")) members.complain("\"improve\" needs \"how\", which is \"unique\" or \"minimal\"");
    members.take_choice("how", improvements, ask.how);
    const JsonValue* towards = members.take("towards");
    if (!towards || towards->is(Type::null)) return;
    if (ask.how == Improvement::minimal) return members.complain("\"towards\" needs \"how\":\"unique\"");
    read_towards(*towards, members, ask);
}

}  // namespace

base::Result<Ask> read_ask(std::string_view json) {
    const auto document = read_json_value(json);
    if (!document) return base::Error{concat("an ask must be a JSON object; ", document.error().message), {}};
    if (!document->is(Type::object)) return base::Error{"an ask must be a JSON object with the member \"ask\"", {}};

    Ask ask;
    std::string name;
    Members opening(*document, "an ask");
    opening.take_text("ask", name);
    const auto row = std::ranges::find(asks, name, &AskRow::name);
    if (row == std::end(asks)) {
        std::vector<std::string> names;
        for (const AskRow& known : asks) names.push_back(quoted(known.name));
        return base::Error{concat("\"ask\" is ", base::listed(names, "or"), ", not ", quoted(name)), {}};
    }
    ask.what = row->what;
    ask.goal = row->goal;

    Members members(*document, quoted(name));
    members.take("ask");
    switch (ask.what) {
        case Ask::What::solve: read_question(members, ask); break;
        case Ask::What::check: {
            read_question(members, ask);
            read_original(members, ask);
            bool unique = false;
            members.take_truth("unique", unique);
            members.take_truth("redundant", ask.wishes.redundant);
            members.take_truth("forced", ask.wishes.forced);
            if (unique) ask.depth = Depth::unique;
            break;
        }
        case Ask::What::grade:
            read_question(members, ask);
            read_without(members, ask);
            break;
        case Ask::What::hint:
            read_question(members, ask);
            read_original(members, ask);
            members.take_choice("reveal", reveals, ask.reveal);
            break;
        case Ask::What::explain:
            read_question(members, ask);
            read_why(members, ask);
            break;
        case Ask::What::status:
        case Ask::What::marks:
            read_input(members, ask);
            read_original(members, ask);
            break;
        case Ask::What::improve:
            read_question(members, ask);
            read_improve(members, ask);
            break;
        case Ask::What::convert: {
            read_input(members, ask);
            const std::string to = take_format(members, "to", &FormatRow::writes);
            for (const OutputFormat format : conversion_formats())
                if (format.name() == to) ask.to = format;
            break;
        }
        case Ask::What::make: read_make(members, ask.make); break;
        case Ask::What::scene:
        case Ask::What::read: read_input(members, ask); break;
        case Ask::What::reading:
            read_input(members, ask);
            read_place(members, ask.place);
            break;
        case Ask::What::verdict: read_question(members, ask); break;
        case Ask::What::engines:
        case Ask::What::kinds:
        case Ask::What::labelings:
        case Ask::What::formats: break;
    }
    read_limit(members, ask.search.limits);
    members.finish();
    if (!members.mistake().empty()) return base::Error{members.mistake(), {}};
    return ask;
}

}  // namespace gridwright::answers
