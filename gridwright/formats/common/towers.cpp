#include "gridwright/formats/common/towers.hpp"

#include <algorithm>

namespace gridwright::formats {

using namespace sheet;

bool fits_towers(const Notation& notation) {
    return notation.sides && !notation.rectangular && notation.symbols.empty() && notation.options.empty();
}

base::Error unknown_to_pzpr(std::string_view name, std::string_view written_as, std::size_t offset) {
    return {base::concat(quoted(name), " is no puzzle that is read from ", written_as, "; it is ",
                         base::listed({pzpr_names.begin(), pzpr_names.end()}, "or")),
            offset};
}

base::Result<const Notation*> towers_notation(const Accepted& accepted, std::string_view written_as) {
    const auto notation = std::ranges::find_if(accepted.notations, [](const Notation* n) { return fits_towers(*n); });
    if (notation == accepted.notations.end())
        return base::Error{base::concat("no puzzle here is written as ", written_as), 0};
    return *notation;
}

std::optional<std::string> cannot_carry_as_towers(const Sheet& sheet, std::string_view written_as) {
    if (fits_towers(*sheet.notation)) return cannot_carry_begun(sheet, written_as);
    return base::concat("a ", sheet.notation->name, " cannot be written as ", written_as);
}

base::Result<LineRecord> take_line_record(Cursor& cursor, char comment_mark, Remarks& remarks) {
    const std::size_t begin = cursor.at();
    const TextLine line = cursor.line_with_comment(comment_mark);
    cursor.take_line(line);
    if (line.too_long) {
        cursor.lose(cursor.at());
        return too_long_at(begin);
    }
    std::string_view text = without_comment(line.text, comment_mark);
    if (Mistake mistake = damage(text, begin)) return std::move(*mistake);
    if (const std::string_view comment = line.text.substr(text.size()); !line.shortened)
        remarks.note(comment);
    else if (Mistake lost = lost_remark(comment, begin + text.size()))
        return std::move(*lost);
    text = text.substr(0, text.find_last_not_of(" \t\r") + 1);
    return LineRecord{text, begin, line.ended};
}

bool has_givens(const Sheet& sheet) {
    return std::ranges::any_of(sheet.cells, [](const auto& cell) { return cell.has_value(); });
}

}  // namespace gridwright::formats
