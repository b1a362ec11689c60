// The row of the codec for LaTeX, how an environment is recognised, and how it is written.

#include "gridwright/formats/latex/codec.hpp"

#include "gridwright/formats/common/towers.hpp"

namespace gridwright::formats::latex {
namespace {

using base::concat;

bool begins(std::string_view line, Notations) {
    return line.starts_with(beginning);
}

bool recognises(Cursor& cursor) {
    const std::size_t from = cursor.at();
    while (cursor.at() < from + beginning.size() && cursor.more() && cursor.peek() != '\n') cursor.take();
    return cursor.part(from, cursor.at()) == beginning;
}

/// Other commands of a document around the environments, each a line.
base::Result<Between> skip_command(Input& input, const Accepted&) {
    Cursor cursor(input);
    if (cursor.peek() != '\\' || recognises(cursor)) return Between{};
    input.skip_line();
    return Between{.any = true};
}

std::string item(int number) {
    return number == 0 ? "{}" : concat(number);
}

}  // namespace

void write(const sheet::Sheet& sheet, std::string& into) {
    const int size = sheet.size.rows;
    into += concat(beginning, "[rows=", size, ",columns=", size, "]\n");
    const auto add_list = [&](auto number_at) {
        for (int i = 0; i < size; ++i) into += concat(i > 0 ? "," : "", item(number_at(i)));
        into += "}\n";
    };
    const struct {
        std::string_view command;
        kernel::Side side;
        bool upwards;
    } sides[] = {{"\\skylineT{", kernel::Side::top, false},
                 {"\\skylineB{", kernel::Side::bottom, false},
                 {"\\skylineL{", kernel::Side::left, true},
                 {"\\skylineR{", kernel::Side::right, true}};
    for (const auto& [command, side, upwards] : sides) {
        into += command;
        add_list([&](int i) { return sheet.sides[side][static_cast<std::size_t>(upwards ? size - 1 - i : i)]; });
    }
    for (int row = 0; row < size; ++row) {
        bool given = false;
        for (int column = 0; column < size; ++column) given = given || sheet.cells.at(row, column);
        if (!given) continue;
        into += concat("\\setrow{", size - row, "}{");
        add_list([&](int column) { return sheet.cells.at(row, column).value_or(0); });
    }
    into += concat(ending, '\n');
}

constinit const Codec codec{
    .name = "latex",
    .meaning = "the environment skyline of the LaTeX package logicpuzzle; Skyscraper only",
    .read = read,
    .write = write,
    .recognises = recognises,
    .begins = begins,
    .comment_mark = comment_mark,
    .cannot_carry = [](const sheet::Sheet& sheet) { return cannot_carry_as_towers(sheet, "a skyline of LaTeX"); },
    .skip_between = skip_command,
};

}  // namespace gridwright::formats::latex
