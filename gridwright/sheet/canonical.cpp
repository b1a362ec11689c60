#include "gridwright/sheet/canonical.hpp"

#include "gridwright/base/sha256.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/kernel/turning.hpp"

#include <algorithm>
#include <vector>

namespace gridwright::sheet {
namespace {

using kernel::Side;
using kernel::Turning;

/// Every number of an image fits into a byte.
using Codes = std::vector<std::uint8_t>;

/// Writes the images of a sheet one after another and keeps the least. An image is abandoned at the first number that
/// is greater, so most of them cost a few steps.
class LeastImage {
  public:
    explicit LeastImage(const Sheet& sheet) : sheet_(sheet) {
        if (sheet.notation->numbers_interchangeable) find_interchangeable();
        for (const Turning how : sheet.notation->symmetries) try_image(how);
    }

    const Codes& codes() const { return least_; }

  private:
    void find_interchangeable();
    void try_image(Turning how);
    bool write_side(Side side, Turning how);
    bool write_cells(kernel::Size size, Turning how);
    std::uint8_t code_of(std::optional<kernel::Value> cell);

    /// False once the image can no longer be the least.
    bool write(std::uint8_t code) {
        if (!less_ && !least_.empty()) {
            const std::uint8_t other = least_[next_.size()];
            if (code > other) return false;
            less_ = code < other;
        }
        next_.push_back(code);
        return true;
    }

    const Sheet& sheet_;
    std::vector<kernel::Value> names_;  ///< the interchangeable values, which are renamed among themselves
    kernel::Domain renamed_;            ///< the same as a set
    std::array<kernel::Value, kernel::highest_value + 1> name_;  ///< of such a value in this image; 0 = none yet
    std::size_t used_ = 0;                                       ///< how many names this image has used
    Codes least_, next_;
    bool less_ = false;
};

void LeastImage::find_interchangeable() {
    const int highest = sheet_.notation->highest_number(sheet_.size, sheet_.options);
    renamed_ = kernel::Domain::range(1, highest);
    for (const Symbol& symbol : sheet_.notation->symbols) renamed_.remove(symbol.value);
    for (const int value : renamed_) names_.push_back(static_cast<kernel::Value>(value));
}

void LeastImage::try_image(Turning how) {
    next_.clear();
    name_.fill(0);
    used_ = 0;
    less_ = false;
    const kernel::Size size = turned(sheet_.size, how);
    if (!write(static_cast<std::uint8_t>(size.rows)) || !write(static_cast<std::uint8_t>(size.columns))) return;
    for (const Side side : kernel::every_side)
        if (!write_side(side, how)) return;
    if (write_cells(size, how) && (less_ || least_.empty())) std::swap(least_, next_);
}

bool LeastImage::write_side(Side side, Turning how) {
    const std::vector<int>& clues = sheet_.sides[source_of(side, how)];
    const auto write_clue = [&](int clue) { return write(static_cast<std::uint8_t>(clue)); };
    return reverses(side, how) ? std::all_of(clues.rbegin(), clues.rend(), write_clue)
                               : std::all_of(clues.begin(), clues.end(), write_clue);
}

bool LeastImage::write_cells(kernel::Size size, Turning how) {
    for (int row = 0; row < size.rows; ++row)
        for (int column = 0; column < size.columns; ++column)
            if (!write(code_of(sheet_.cells[source_of(row, column, size, how)]))) return false;
    return true;
}

std::uint8_t LeastImage::code_of(std::optional<kernel::Value> cell) {
    if (!cell) return 0;
    if (!renamed_.contains(*cell)) return static_cast<std::uint8_t>(*cell + 1);
    kernel::Value& name = name_[*cell];
    if (name == 0) name = names_[used_++];
    return static_cast<std::uint8_t>(name + 1);
}

/// Puts the codes of an image on a sheet of their size.
Sheet sheet_of(const Codes& codes, const Sheet& original) {
    Sheet sheet = blank(*original.notation, {codes[0], codes[1]});
    sheet.options = original.options;
    auto code = codes.begin() + 2;
    for (auto& clues : sheet.sides)
        for (int& clue : clues) clue = *code++;
    for (auto& cell : sheet.cells) {
        if (*code > 0) cell = static_cast<kernel::Value>(*code - 1);
        ++code;
    }
    return sheet;
}

void append_options(const Sheet& sheet, std::string& text) {
    for (std::size_t i = 0; i < sheet.options.size(); ++i) {
        const Option& option = sheet.notation->options[i];
        text += ' ';
        text += option.key;
        text += '=';
        if (option.words.empty())
            base::append_number(text, sheet.options[i]);
        else
            text += option.words[sheet.options[i]];
    }
}

/// Appends the items with a semicolon before the first and commas between them.
template <typename Items, typename Append>
void append_list(const Items& items, std::string& text, Append append) {
    char before = ';';
    for (const auto& item : items) {
        text += before;
        before = ',';
        append(item);
    }
}

}  // namespace

Sheet canonical(const Sheet& sheet) {
    return sheet_of(LeastImage(sheet).codes(), sheet);
}

std::string canonical_text(const Sheet& sheet) {
    const Sheet least = canonical(sheet);
    const Notation& notation = *least.notation;
    std::string text = base::concat(notation.name, ' ', least.size.rows, ' ', least.size.columns);
    append_options(least, text);
    for (const auto& clues : least.sides) append_list(clues, text, [&](int clue) { base::append_number(text, clue); });
    append_list(least.cells, text, [&](const std::optional<kernel::Value>& cell) {
        if (cell)
            text += text_of(notation, *cell);
        else
            text += '.';
    });
    return text;
}

Fingerprint fingerprint(const Sheet& sheet) {
    const std::array<std::uint8_t, 32> hash = base::sha256(canonical_text(sheet));
    Fingerprint result;
    std::copy_n(hash.begin(), result.bytes.size(), result.bytes.begin());
    return result;
}

std::string text_of(const Fingerprint& fingerprint) {
    return base::hexadecimal(fingerprint.bytes);
}

}  // namespace gridwright::sheet
