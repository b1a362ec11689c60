#include "tests/support/hoodoo_boards.hpp"

namespace gridwright::tests {

using namespace puzzles::hoodoo;

namespace {

sheet::Sheet sheet_of(kernel::Size size, Pegs pegs, int colours) {
    sheet::Sheet sheet = sheet::blank(notation, size);
    sheet.options[pegs_option] = pegs;
    if (colours > 0) sheet.options[colours_option] = colours;
    return sheet;
}

kernel::Model model_from(sheet::Sheet sheet) {
    kernel::Model model;
    Hoodoo(std::move(sheet)).model(model);
    return model;
}

}  // namespace

kernel::Model hoodoo(kernel::Size size, Pegs pegs, int colours) {
    return model_from(sheet_of(size, pegs, colours));
}

kernel::Model hoodoo_with(kernel::Size size, Pegs pegs, const std::vector<kernel::Given>& cells) {
    sheet::Sheet sheet = sheet_of(size, pegs, 0);
    for (const kernel::Given given : cells) sheet.cells[given.cell] = given.value;
    return model_from(std::move(sheet));
}

kernel::Model hoodoo_with_holes(kernel::Size size, base::Random& random) {
    const auto colours = static_cast<int>(1 + random.below(5));
    sheet::Sheet sheet = sheet_of(size, random.one_in(4) ? none : fewest, colours);
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (random.one_in(8)) sheet.cells[cell] = hole;
        if (random.one_in(10)) sheet.cells[cell] = static_cast<kernel::Value>(random.below(colours + 1ull));
    }
    if (sheet.options[pegs_option] == none)
        for (auto& cell : sheet.cells)
            if (cell == transparent) cell.reset();
    return model_from(std::move(sheet));
}

}  // namespace gridwright::tests
