#include "gridwright/explain/common/technique.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

Step& Findings::blank() {
    step_.premises.rules.clear();
    step_.premises.clues.clear();
    step_.premises.cells.clear();
    step_.premises.budget = false;
    step_.conclusion.placed.clear();
    step_.conclusion.struck.clear();
    step_.conclusion.contradiction = false;
    step_.reads_more = step_.minimal = step_.chain = false;
    step_.arrangements = 0;
    step_.assume.reset();
    step_.inner.clear();
    return step_;
}

bool Findings::add(const Position& position) {
    Conclusion& conclusion = step_.conclusion;
    std::erase_if(conclusion.placed, [&](const Given& given) { return position.placed(given.cell); });
    for (CellMarks& out : conclusion.struck) out.marks &= position.marks(out.cell);
    std::erase_if(conclusion.struck, [](const CellMarks& out) { return out.marks.empty(); });
    if (conclusion.empty()) return false;
    found_in_line_ = true;
    if (mode_ == Mode::conclusions) {
        if (struck.empty()) struck.resize(position.board().cells());
        for (const Given& given : conclusion.placed)
            if (std::ranges::find(placed, given) == placed.end()) placed.push_back(given), ++count;
        for (const CellMarks& cell : conclusion.struck) {
            count += (cell.marks - struck[cell.cell]).size();
            struck[cell.cell] |= cell.marks;
        }
        if (conclusion.contradiction) contradiction = true;
        return true;
    }
    std::ranges::sort(step_.premises.cells, {}, &CellMarks::cell);
    steps.push_back(step_);
    enough_ = mode_ == Mode::first;
    return true;
}

void Findings::begin(int technique, int slots) {
    technique_ = technique;
    if (technique >= fruitless_.count()) fruitless_.resize(technique + 1);
    if (slots > fruitless_[technique].count()) fruitless_[technique].resize(slots, 0);
    enough_ = false;
}

bool Findings::worth(const Position& position, int line, int slot) {
    found_in_line_ = false;
    base::Vector<std::uint32_t>& memory = fruitless_[technique_];
    if (slot >= memory.count()) memory.resize(slot + 1, 0);
    const std::uint32_t searched = std::max(memory[slot], nothing_before_);
    return searched == 0 || searched < position.changed(line);
}

void Findings::finish_line(const Position& position, int slot) {
    if (!found_in_line_) fruitless_[technique_][slot] = position.clock();
}

void Findings::restart(std::uint32_t clock) {
    for (auto& memory : fruitless_) std::ranges::fill(memory, 0);
    nothing_before_ = clock;
}

void Findings::clear() {
    steps.clear();
    placed.clear();
    std::ranges::fill(struck, Domain());
    count = 0;
    contradiction = enough_ = false;
}

}  // namespace gridwright::explain
