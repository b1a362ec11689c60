#include "gridwright/formats/common/listing.hpp"

#include <utility>

namespace gridwright::formats {

using namespace sheet;

void Listing::count_one() {
    if (!open_.empty()) ++items_[open_.back()].length;
}

void Listing::add(ItemType kind, std::size_t offset, std::string_view spelling) {
    count_one();
    items_.push_back({kind, static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(spelled_.size()),
                      static_cast<std::uint32_t>(spelling.size())});
    spelled_ += spelling;
}

void Listing::add_quoted(std::size_t offset, std::string_view spelling) {
    add(word, offset, "\"");
    spelled_ += spelling;
    spelled_ += '"';
    items_.back().length += static_cast<std::uint32_t>(spelling.size() + 1);
}

void Listing::open(ItemType kind, std::size_t offset) {
    count_one();
    open_.push_back(static_cast<std::uint32_t>(items_.size()));
    items_.push_back({kind, static_cast<std::uint32_t>(offset), 0, 0});
}

void Listing::close() {
    items_[open_.back()].begin = static_cast<std::uint32_t>(items_.size());
    open_.pop_back();
}

std::string_view Listing::spelling(std::size_t index) const {
    const Item& item = items_[index];
    if (item.kind == list) return "[...]";
    if (item.kind == object) return "{...}";
    return std::string_view(spelled_).substr(item.begin, item.length);
}

std::string_view Listing::bare(std::size_t index) const {
    const std::string_view text = spelling(index);
    return text.starts_with('"') ? text.substr(1, text.size() - 2) : text;
}

namespace {

/// Goes through the cells of a board that is written as a list of rows; `what` is its name for sentences. `read` takes
/// the item of a cell, its row and its column.
template <typename Read>
Mistake read_board(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, kernel::Size size,
                   std::string_view what, Read read) {
    const auto [rows, columns] = size;
    const std::size_t offset = listing[item].offset;
    if (!listing.is_list(item))
        return base::Error{base::concat(quoted(listing.spelling(item)), " is not a board; ", vocabulary.board(),
                                        " is a list of ", base::counted(rows, "row")),
                           offset};
    if (std::cmp_not_equal(listing.count(item), rows))
        return base::Error{
            base::concat(what, " has ", base::counted(static_cast<std::int64_t>(listing.count(item)), "row"), "; ",
                         vocabulary.board(), " needs ", rows),
            offset};
    std::size_t next = item + 1;
    for (int row = 0; row < rows; ++row) {
        if (!listing.is_list(next))
            return base::Error{
                base::concat("row ", row + 1, " is not a list; ", vocabulary.board(), " has rows of ", columns),
                listing[next].offset};
        if (std::cmp_not_equal(listing.count(next), columns))
            return vocabulary.wrong_length(row + 1, listing.count(next), listing[next].offset);
        ++next;
        for (int column = 0; column < columns; ++column, next = listing.after(next))
            if (Mistake mistake = read(next, row, column)) return mistake;
    }
    return std::nullopt;
}

}  // namespace

Mistake read_rows(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, Sheet& sheet) {
    return read_board(listing, item, vocabulary, sheet.size, "the board", [&](std::size_t at, int row, int column) {
        return vocabulary.read(listing.spelling(at), sheet.cells.at(row, column))
                   ? Mistake{}
                   : vocabulary.unfit(listing.spelling(at), row + 1, listing[at].offset);
    });
}

Mistake read_entries(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, Sheet& sheet) {
    Filling& entries = sheet.begun.entries;
    entries.reset(sheet.size, std::nullopt);
    const auto read = [&](std::size_t at, int row, int column) -> Mistake {
        auto& entry = entries.at(row, column);
        const std::string_view spelling = listing.spelling(at);
        if (!vocabulary.read(spelling, entry)) return vocabulary.unfit(spelling, row + 1, listing[at].offset);
        const auto& given = sheet.cells.at(row, column);
        if (!entry || (given && *entry == *given)) return {};
        if (!given)
            return vocabulary.read_value(spelling, entry)
                       ? Mistake{}
                       : vocabulary.unfit_value(spelling, row + 1, listing[at].offset);
        return base::Error{base::concat("the entry ", text_of(*sheet.notation, *entry), " in row ", row + 1,
                                        ", column ", column + 1, " contradicts the given ",
                                        text_of(*sheet.notation, *given), "; leave out the entry or correct the given"),
                           listing[at].offset};
    };
    if (Mistake mistake = read_board(listing, item, vocabulary, sheet.size, "\"filled\"", read)) return mistake;
    tidy(sheet.begun, sheet.cells);
    return std::nullopt;
}

Mistake read_marks(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, Sheet& sheet) {
    Marks& marks = sheet.begun.marks;
    marks.reset(sheet.size, std::nullopt);
    const auto read = [&](std::size_t at, int row, int column) -> Mistake {
        std::optional<kernel::Value> value;
        if (!listing.is_list(at))
            return listing[at].kind == Listing::unknown && vocabulary.read(listing.spelling(at), value)
                       ? Mistake{}
                       : base::Error{base::concat(quoted(listing.spelling(at)), " in row ", row + 1,
                                                  " does not fit; the marks of a cell are a list of values, or null"),
                                     listing[at].offset};
        kernel::Domain& marked = marks.at(row, column).emplace();
        for (std::size_t mark = at + 1; mark < listing.after(at); mark = listing.after(mark)) {
            if (!vocabulary.read_value(listing.spelling(mark), value))
                return vocabulary.unfit_value(listing.spelling(mark), row + 1, listing[mark].offset);
            marked.add(*value);
        }
        return {};
    };
    if (Mistake mistake = read_board(listing, item, vocabulary, sheet.size, "\"marks\"", read)) return mistake;
    tidy(sheet.begun, sheet.cells);
    return std::nullopt;
}

Mistake read_side(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, kernel::Side side,
                  Sheet& sheet) {
    std::vector<int>& clues = sheet.sides[side];
    if (!listing.is_list(item))
        return base::Error{
            base::concat(quoted(listing.spelling(item)), " is not a side; the ", name(side), " is a list of ",
                         base::counted(static_cast<std::int64_t>(clues.size()), "clue")),
            listing[item].offset};
    if (listing.count(item) != clues.size())
        return vocabulary.wrong_clues(side, listing.count(item), listing[item].offset);
    std::size_t next = item + 1;
    for (int& clue : clues) {
        if (!vocabulary.read_clue(listing.spelling(next), clue))
            return vocabulary.unfit_clue(listing.spelling(next), listing[next].offset);
        ++next;
    }
    return std::nullopt;
}

}  // namespace gridwright::formats
