// Reads an environment command by command, in any order, until its end.

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/towers.hpp"
#include "gridwright/formats/latex/codec.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace gridwright::formats::latex {
namespace {

using namespace sheet;
using base::concat;

/// The size of a skyline that does not say it.
constexpr int usual_size = 5;

/// Part of the record, which may move in memory until it is read.
struct Span {
    std::size_t from = 0, to = 0;
};

class EnvironmentReader {
  public:
    EnvironmentReader(Cursor& cursor, Remarks& remarks) : cursor_(cursor), remarks_(remarks), begin_(cursor.at()) {}

    Mistake read(const Notation& notation, Sheet& sheet) {
        if (!take_beginning())
            return base::Error{concat("a skyline of LaTeX is expected here; it begins with ", beginning), begin_};
        kernel::Size size{usual_size, usual_size};
        if (Mistake mistake = read_options(size)) return mistake;
        if (size.rows != size.columns)
            return error(concat("the skyline has ", base::counted(size.rows, "row"), " and ",
                                base::counted(size.columns, "column"), "; a ", notation.name, " is square"));
        sheet = blank(notation, size);
        while (true) {
            skip_blanks();
            const std::size_t begin = cursor_.at();
            Span command;
            if (Mistake mistake = take_command(command)) return mistake;
            const std::string name(cursor_.part(command.from, command.to));
            if (name == "\\end") {
                Mistake mistake = read_end(begin);
                return mistake ? mistake : lost_remark_;
            }
            if (Mistake mistake = read_command(name, begin, sheet)) return mistake;
        }
    }

  private:
    /// False for the record of another format, when only this one is read.
    bool take_beginning() {
        for (const char c : beginning) {
            if (cursor_.peek() != c) return false;
            cursor_.take();
        }
        return true;
    }

    base::Error error(std::string sentence) { return error_at(cursor_.at(), std::move(sentence)); }
    base::Error error_at(std::size_t at, std::string sentence) {
        if (cursor_.too_long()) return too_long_at(0);
        if (!cursor_.more())
            return {concat("the input ends inside a skyline; its ", ending, " is missing"), cursor_.at()};
        return {std::move(sentence), at};
    }

    void skip_blanks() {
        while (is_blank(cursor_.peek()) || cursor_.peek() == comment_mark) {
            if (cursor_.peek() != comment_mark) {
                cursor_.take();
                continue;
            }
            take_comment();
        }
    }

    void take_comment() {
        const TextLine line = cursor_.line_with_comment(comment_mark);
        if (!line.shortened)
            remarks_.note(line.text);
        else if (!lost_remark_)
            lost_remark_ = lost_remark(line.text, cursor_.at());
        cursor_.take_line(line);
    }

    Mistake take_command(Span& command) {
        command.from = cursor_.at();
        if (cursor_.peek() != '\\') return error("a command such as \\skylineT belongs here");
        cursor_.take();
        while (is_letter(cursor_.peek())) cursor_.take();
        command.to = cursor_.at();
        return {};
    }

    /// What is between two brackets; braces inside it belong together.
    Mistake take_group(char open, char close, Span& inside) {
        skip_blanks();
        if (cursor_.peek() != open) return error(concat("a '", open, "' belongs here"));
        cursor_.take();
        inside.from = cursor_.at();
        for (int depth = 0; cursor_.more(); cursor_.take()) {
            const char c = cursor_.peek();
            if (depth == 0 && c == close) {
                inside.to = cursor_.at();
                cursor_.take();
                return damage(cursor_.part(inside.from, inside.to), inside.from);
            }
            depth += (c == '{') - (c == '}');
        }
        return error("");
    }

    Mistake read_options(kernel::Size& size) {
        if (cursor_.peek() != '[') return {};
        Span options;
        if (Mistake mistake = take_group('[', ']', options)) return mistake;
        for (const Span& option : split(options)) {
            const std::string_view text = cursor_.part(option.from, option.to);
            const std::size_t equals = std::min(text.find('='), text.size());
            const std::string_view key = base::trimmed(text.substr(0, equals));
            const std::string_view value = base::trimmed(text.substr(std::min(equals + 1, text.size())));
            int* const side = key == "rows" ? &size.rows : key == "columns" ? &size.columns : nullptr;
            if (!side) continue;  // how it looks
            if (Mistake mistake = read_size(value, option.from, *side)) return mistake;
        }
        return {};
    }

    /// The items of a list with commas between them, without blanks and braces around them.
    std::vector<Span> split(Span list) const {
        std::vector<Span> items;
        int depth = 0;
        std::size_t from = list.from;
        for (std::size_t at = list.from; at <= list.to; ++at) {
            const char c = at < list.to ? cursor_.part(at, at + 1).front() : ',';
            if (c == ',' && (depth == 0 || at == list.to)) {
                items.push_back(bare({from, at}));
                from = at + 1;
            }
            depth += (c == '{') - (c == '}');
        }
        return items;
    }

    Span bare(Span item) const {
        const auto first = [&] { return cursor_.part(item.from, item.from + 1).front(); };
        const auto last = [&] { return cursor_.part(item.to - 1, item.to).front(); };
        while (item.from < item.to && is_blank(first())) ++item.from;
        while (item.from < item.to && is_blank(last())) --item.to;
        if (item.to - item.from >= 2 && first() == '{' && last() == '}') return bare({item.from + 1, item.to - 1});
        return item;
    }

    /// Reads a list with as many items as the board has rows; `put` takes each number that is there.
    template <typename Put>
    Mistake read_list(std::string_view what, const Sheet& sheet, Put put) {
        Span list;
        if (Mistake mistake = take_group('{', '}', list)) return mistake;
        const std::vector<Span> items = split(list);
        const int size = sheet.size.rows;
        if (std::ssize(items) != size)
            return base::Error{concat(what, " has ", base::counted(std::ssize(items), "item"), "; ",
                                      Vocabulary(sheet, numbers_only).board(), " needs ", size,
                                      ", separated by commas and {} for none"),
                               list.from};
        for (int i = 0; i < size; ++i) {
            const Span item = items[static_cast<std::size_t>(i)];
            if (item.from < item.to)
                if (Mistake mistake = put(i, cursor_.part(item.from, item.to), item.from)) return mistake;
        }
        return {};
    }

    Mistake read_side(kernel::Side side, std::string_view name, Sheet& sheet) {
        const Vocabulary vocabulary(sheet, numbers_only);
        const bool upwards = side == kernel::Side::left || side == kernel::Side::right;
        return read_list(name, sheet, [&](int i, std::string_view token, std::size_t offset) -> Mistake {
            const int place = upwards ? sheet.size.rows - 1 - i : i;
            if (vocabulary.read_clue(token, sheet.sides[side][static_cast<std::size_t>(place)])) return {};
            return vocabulary.unfit_clue(token, offset);
        });
    }

    /// A number from 1 to the size, in braces.
    Mistake read_place(std::string_view what, const Sheet& sheet, int& place) {
        Span group;
        if (Mistake mistake = take_group('{', '}', group)) return mistake;
        const std::string_view text = base::trimmed(cursor_.part(group.from, group.to));
        if (base::read_number(text, place) && place >= 1 && place <= sheet.size.rows) return {};
        return base::Error{concat(quoted(text), " is no ", what, "; they are 1 to ", sheet.size.rows), group.from};
    }

    Mistake put_cell(int row, int column, std::string_view token, std::size_t offset, Sheet& sheet) {
        const Vocabulary vocabulary(sheet, numbers_only);
        if (vocabulary.read_value(token, sheet.cells.at(row, column))) return {};
        return vocabulary.unfit_value(token, row + 1, offset);
    }

    Mistake read_command(const std::string& name, std::size_t begin, Sheet& sheet) {
        const struct {
            std::string_view command;
            kernel::Side side;
        } sides[] = {{"\\skylineT", kernel::Side::top},
                     {"\\skylineB", kernel::Side::bottom},
                     {"\\skylineL", kernel::Side::left},
                     {"\\skylineR", kernel::Side::right}};
        for (const auto& [command, side] : sides)
            if (name == command) return read_side(side, command, sheet);
        int column = 0, row = 0;
        if (name == "\\setrow") {
            if (Mistake mistake = read_place("row", sheet, row)) return mistake;
            return read_list(name, sheet, [&](int i, std::string_view token, std::size_t offset) {
                return put_cell(sheet.size.rows - row, i, token, offset, sheet);
            });
        }
        if (name == "\\skylinecell") {
            if (Mistake mistake = read_place("column", sheet, column)) return mistake;
            if (Mistake mistake = read_place("row", sheet, row)) return mistake;
            Span height;
            if (Mistake mistake = take_group('{', '}', height)) return mistake;
            const Span number = bare(height);
            return put_cell(sheet.size.rows - row, column - 1, cursor_.part(number.from, number.to), number.from,
                            sheet);
        }
        return base::Error{concat(quoted(name),
                                  " is not read in a skyline; the commands are \\skylineT, \\skylineB, "
                                  "\\skylineL, \\skylineR, \\setrow and \\skylinecell"),
                           begin};
    }

    Mistake read_end(std::size_t begin) {
        Span group;
        if (Mistake mistake = take_group('{', '}', group)) return mistake;
        if (cursor_.part(group.from, group.to) == "skyline") return {};
        return base::Error{
            concat("the skyline ends with ", ending, ", not ", quoted(cursor_.part(begin, cursor_.at()))), begin};
    }

    Cursor& cursor_;
    Remarks& remarks_;
    std::size_t begin_;
    Mistake lost_remark_;
};

}  // namespace

base::Result<Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks) {
    const auto notation = towers_notation(accepted, "a skyline of LaTeX");
    if (!notation) return notation.error();
    Sheet sheet;
    if (Mistake mistake = EnvironmentReader(cursor, remarks).read(**notation, sheet)) {
        cursor.lose(std::max<std::size_t>(cursor.at(), 1));
        return std::move(*mistake);
    }
    return sheet;
}

}  // namespace gridwright::formats::latex
