// Writes a sheet as an address.

#include "gridwright/formats/common/towers.hpp"
#include "gridwright/formats/puzzlink/codec.hpp"

#include <charconv>

namespace gridwright::formats::puzzlink {
namespace {

/// Writes one section of places; what is empty at its end is written, too.
class SectionWriter {
  public:
    explicit SectionWriter(std::string& into) : into_(into) {}

    void add(int number) {
        if (number == 0) {
            if (++empty_ == longest_run) end();
            return;
        }
        end();
        char digits[8];
        char* const last = std::to_chars(std::begin(digits), std::end(digits), number, 16).ptr;
        if (number >= 16) into_ += '-';  // two digits: no board is larger than 62
        into_.append(std::begin(digits), last);
    }

    void end() {
        if (empty_ > 0) into_ += static_cast<char>(first_run + empty_ - 1);
        empty_ = 0;
    }

  private:
    std::string& into_;
    int empty_ = 0;
};

}  // namespace

void write(const sheet::Sheet& sheet, std::string& into) {
    into += base::concat(pzpr_names.front(), '/', sheet.size.columns, '/', sheet.size.rows, '/');
    SectionWriter section(into);
    for (const kernel::Side side : top_bottom_left_right)
        for (const int clue : sheet.sides[side]) section.add(clue);
    section.end();
    if (has_givens(sheet))
        for (const auto& cell : sheet.cells) section.add(cell.value_or(0));
    section.end();
    into += '\n';
}

}  // namespace gridwright::formats::puzzlink
