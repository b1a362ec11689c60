#include "gridwright/answers/saved_game.hpp"

#include "gridwright/answers/json_object.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;
using game::Action;
using game::Change;
using game::Move;
using game::Verb;
using Type = JsonValue::Type;

std::string written(const std::optional<kernel::Value>& value, const sheet::Notation& notation) {
    std::string text;
    formats::append_cell(notation, formats::json_script, value, text);
    return text;
}

std::string written(const std::optional<kernel::Domain>& marks, const sheet::Notation& notation) {
    std::string text;
    if (!marks) return "null";
    formats::write_json_values(notation, *marks, text);
    return text;
}

std::string written(const game::Trial& trial) {
    return trial ? std::to_string(*trial) : "null";
}

/// A pair `[before,after]`.
std::string pair_of(const std::string& before, const std::string& after) {
    return concat('[', before, ',', after, ']');
}

std::string json_of(const Change& change, const sheet::Sheet& puzzle) {
    const auto& [cell, before, after] = change;
    const sheet::Notation& notation = *puzzle.notation;
    Object object;
    object.add("cell", kernel::data_name(cell, puzzle.size));
    if (before.value != after.value)
        object.add_source("filled", pair_of(written(before.value, notation), written(after.value, notation)));
    if (before.marks != after.marks)
        object.add_source("marks", pair_of(written(before.marks, notation), written(after.marks, notation)));
    return std::move(object).end();
}

std::string json_of(const Move& move, const sheet::Sheet& puzzle) {
    std::vector<std::string> changes;
    for (const Change& change : move.changes) changes.push_back(json_of(change, puzzle));
    Object object;
    object.add("do", name(move.verb)).add_source("changes", list_of(changes));
    if (move.trial_before != move.trial_after)
        object.add_source("trial", pair_of(written(move.trial_before), written(move.trial_after)));
    return std::move(object).end();
}

std::string json_of(const game::History& history, const sheet::Sheet& puzzle) {
    std::vector<std::string> moves;
    for (const Move& move : history.moves) moves.push_back(json_of(move, puzzle));
    Object object;
    object.add_source("moves", list_of(moves)).add_number("done", std::uint64_t{history.done});
    object.add_source("trial", written(history.trial));
    return std::move(object).end();
}

/// Reads the parts of games and actions; the first mistake is kept and ends the reading.
class GameReader {
  public:
    explicit GameReader(const sheet::Sheet& puzzle) : puzzle_(puzzle), vocabulary_(puzzle, formats::json_script) {}

    const std::string& mistake() const { return mistake_; }

    game::History history(const JsonValue& value) {
        game::History history;
        const JsonValue* moves = member(value, "moves");
        if (!moves || !moves->is(Type::list)) return complain("the history has no list of \"moves\""), history;
        for (const JsonValue& item : moves->items) {
            history.moves.push_back(move(item, trial_after(history.moves)));
            if (!mistake_.empty()) {
                mistake_ = concat("move ", history.moves.size(), " of the history: ", mistake_);
                return history;
            }
        }
        history.done = static_cast<std::size_t>(number(member(value, "done"), "done"));
        history.trial = trial(member(value, "trial"));
        return history;
    }

    Action action(const JsonValue& value) {
        Action action;
        action.verb = verb(value);
        if (!mistake_.empty()) return action;
        const bool writes = action.verb == Verb::place || action.verb == Verb::mark;
        if (writes || action.verb == Verb::erase) action.cell = cell(value);
        if (writes) action.value = single(member(value, "value"));
        if (const JsonValue* placed = member(value, "placed"))
            for (const JsonValue& item : placed->items)
                action.placed.push_back({cell(item), single(member(item, "value"))});
        if (const JsonValue* marks = member(value, "marks")) action.marks = marked(*marks);
        if (const JsonValue* struck = member(value, "struck")) action.struck = marked(*struck);
        return action;
    }

  private:
    static const JsonValue* member(const JsonValue& value, std::string_view key) {
        if (!value.is(Type::object)) return nullptr;
        const auto place = std::ranges::find(value.keys, key);
        return place == value.keys.end() ? nullptr : &value.items[place - value.keys.begin()];
    }

    void complain(std::string sentence) {
        if (mistake_.empty()) mistake_ = std::move(sentence);
    }

    Verb verb(const JsonValue& value) {
        const JsonValue* name = member(value, "do");
        const auto row = std::ranges::find(game::verbs, name ? name->text : "", &game::VerbRow::name);
        if (row != std::end(game::verbs)) return row->verb;
        std::vector<std::string> names;
        for (const game::VerbRow& known : game::verbs) names.emplace_back(known.name);
        complain(concat("\"do\" is ", base::listed(names, "or")));
        return Verb::place;
    }

    int cell(const JsonValue& value) {
        const JsonValue* name = member(value, "cell");
        const auto cell = name ? kernel::cell_with_data_name(name->text, puzzle_.size) : std::nullopt;
        if (!cell) complain("\"cell\" must name a cell of the board, such as \"r1c2\"");
        return cell.value_or(0);
    }

    kernel::Value single(const JsonValue* value) {
        std::optional<kernel::Value> read;
        const bool text = value && value->is(Type::text), number = value && value->is(Type::number);
        const std::string token = text ? concat('"', value->text, '"') : number ? value->text : "";
        if (!vocabulary_.read_value(token, read)) complain("a value is expected that the board can hold");
        return read.value_or(0);
    }

    kernel::Domain several(const JsonValue& list) {
        kernel::Domain values;
        if (!list.is(Type::list)) complain("marks must be a list of values, or null");
        for (const JsonValue& item : list.items) values.add(single(&item));
        return values;
    }

    /// The marks of cells: a list of objects with a cell and its values, or a grid as in the member `marks` of a board.
    std::vector<game::CellMarks> marked(const JsonValue& value) {
        std::vector<game::CellMarks> marks;
        if (!value.is(Type::list)) complain("marks of cells must be a list");
        int row = 0;
        for (const JsonValue& item : value.items) {
            if (item.is(Type::list)) {
                add_row(item, row++, marks);
                continue;
            }
            const JsonValue* values = member(item, "values");
            const int place = cell(item);
            marks.push_back({place, values ? several(*values) : kernel::Domain()});
        }
        return marks;
    }

    void add_row(const JsonValue& list, int row, std::vector<game::CellMarks>& marks) {
        if (row >= puzzle_.size.rows || std::ssize(list.items) != puzzle_.size.columns)
            return complain("a grid of marks must have the size of the board");
        for (int column = 0; column < puzzle_.size.columns; ++column)
            if (const JsonValue& values = list.items[column]; !values.is(Type::null))
                marks.push_back({puzzle_.size.cell(row, column), several(values)});
    }

    std::int64_t number(const JsonValue* value, std::string_view key) {
        constexpr std::int64_t most = std::int64_t{1} << 40;
        const auto number = value && value->is(Type::number) ? base::parse_number(value->text) : std::nullopt;
        if (number && *number >= 0 && *number <= most) return *number;
        complain(concat('"', key, "\" must be a whole number, 0 or more"));
        return 0;
    }

    game::Trial trial(const JsonValue* value) {
        if (!value || value->is(Type::null)) return std::nullopt;
        return static_cast<std::size_t>(number(value, "trial"));
    }

    static game::Trial trial_after(const std::vector<Move>& moves) {
        return moves.empty() ? game::Trial() : moves.back().trial_after;
    }

    /// The two items of a pair; null without a pair, which is a mistake unless it may be missing.
    const JsonValue* pair(const JsonValue& value, std::string_view key) {
        const JsonValue* list = member(value, key);
        if (!list) return nullptr;
        if (list->is(Type::list) && list->items.size() == 2) return list->items.data();
        complain(concat('"', key, "\" must be a list of two, before and after"));
        return nullptr;
    }

    Move move(const JsonValue& value, const game::Trial& trial_now) {
        Move move{verb(value), {}, trial_now, trial_now};
        const JsonValue* changes = member(value, "changes");
        if (!changes || !changes->is(Type::list)) return complain("it has no list of \"changes\""), move;
        for (const JsonValue& item : changes->items) move.changes.push_back(change(item));
        if (const JsonValue* trials = pair(value, "trial")) {
            move.trial_before = trial(&trials[0]);
            move.trial_after = trial(&trials[1]);
        }
        return move;
    }

    Change change(const JsonValue& value) {
        Change change;
        change.cell = cell(value);
        if (const JsonValue* values = pair(value, "filled"))
            for (const bool after : {false, true})
                if (!values[after].is(Type::null)) side(change, after).value = single(&values[after]);
        if (const JsonValue* marks = pair(value, "marks"))
            for (const bool after : {false, true})
                if (!marks[after].is(Type::null)) side(change, after).marks = several(marks[after]);
        return change;
    }

    static game::Writing& side(Change& change, bool after) { return after ? change.after : change.before; }

    const sheet::Sheet& puzzle_;
    const formats::Vocabulary vocabulary_;
    std::string mistake_;
};

}  // namespace

std::string json_of(const game::Game& game) {
    std::string text = formats::json_object(game.sheet());
    text.pop_back();
    text += concat(",\"seconds\":", game.seconds(), ",\"solved\":", game.solved() ? "true" : "false");
    return concat(text, ",\"history\":", json_of(game.history(), game.puzzle()), '}');
}

base::Result<game::Game> read_game(std::string_view json) {
    const auto document = read_json_value(base::trimmed(json));
    if (!document) return document.error();
    const auto member = [&](std::string_view key) -> const JsonValue* {
        const auto place = std::ranges::find(document->keys, key);
        return place == document->keys.end() ? nullptr : &document->items[place - document->keys.begin()];
    };
    const JsonValue* moves = member("history");
    // The board alone goes to the reader of puzzles, whose records have a limit; a history may be long.
    std::string board(json);
    if (moves && moves->is(Type::object))
        board.replace(static_cast<std::size_t>(moves->source.data() - json.data()), moves->source.size(), "null");
    formats::SheetReader reader(formats::source_of(board), puzzles::notations(), &formats::json::codec);
    const auto reading = reader.next();
    if (!reading || !reading->sheet) return reading ? reading->sheet.error() : base::Error{"there is no game", {}};
    const sheet::Sheet& sheet = *reading->sheet;
    game::History history;
    if (moves && !moves->is(Type::null)) {
        GameReader parts(sheet);
        history = parts.history(*moves);
        if (!parts.mistake().empty()) return base::Error{parts.mistake(), {}};
    }
    auto game = game::Game::resumed(sheet, std::move(history));
    if (!game) return game.error();
    if (const JsonValue* seconds = member("seconds"))
        game->set_seconds(std::clamp<std::int64_t>(base::parse_number(seconds->text).value_or(0), 0, 1 << 30));
    if (const JsonValue* solved = member("solved")) game->set_solved(solved->truth && game->full());
    return game;
}

base::Result<Action> read_action(const JsonValue& value, const sheet::Sheet& puzzle) {
    GameReader reader(puzzle);
    Action action = reader.action(value);
    if (!reader.mistake().empty()) return base::Error{reader.mistake(), {}};
    return action;
}

}  // namespace gridwright::answers
