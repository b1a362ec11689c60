#include "tests/support/small_questions.hpp"

namespace gridwright::tests {

using namespace kernel;

Model square_board(int side, Domain values, const std::function<Constraint(Line)>& rule) {
    const Size size{side, side};
    Model model;
    model.reset(size, values);
    for (const auto& lines : {rows(size), columns(size)})
        for (const Line line : lines) model.add(rule(line));
    return model;
}

Search for_all() {
    Search search;
    search.solutions = std::nullopt;
    return search;
}

}  // namespace gridwright::tests
