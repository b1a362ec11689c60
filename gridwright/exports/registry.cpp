#include "gridwright/exports/registry.hpp"

#include "gridwright/base/table.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/exports/dimacs/dimacs.hpp"
#include "gridwright/exports/minizinc/minizinc.hpp"

namespace gridwright::exports {
namespace {

base::Table<const Export*>& registered() {
    static base::Table<const Export*> all{&minizinc::export_row, &dimacs::export_row};
    return all;
}

}  // namespace

std::span<const Export* const> table() {
    return registered().rows();
}

const Export* find(std::string_view name) {
    const Export* const* row = registered().find(name);
    return row ? *row : nullptr;
}

void add(const Export& row) {
    registered().add(&row);
}

std::optional<std::string> cannot_export(const sheet::Sheet& sheet, const Export& row) {
    if (sheet.begun.empty()) return std::nullopt;
    return base::concat("a board with entries or marks cannot be written as ", row.noun,
                        ", which holds the puzzle alone; remove them first");
}

base::Result<std::string> written(const Export& row, const kernel::Model& model, const sheet::Sheet& sheet) {
    if (auto why = cannot_export(sheet, row)) return base::Error{*std::move(why), {}};
    if (row.cannot_carry)
        if (auto why = row.cannot_carry(model)) return base::Error{*std::move(why), {}};
    std::string text;
    row.write(model, sheet, text);
    return text;
}

}  // namespace gridwright::exports
