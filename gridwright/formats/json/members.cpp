#include "gridwright/formats/json/members.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/json_pieces.hpp"

#include <algorithm>

namespace gridwright::formats::json {
namespace {

using namespace sheet;

using base::concat;

using Member = Members::Member;

/// Makes a sheet of the members, step by step: each needs what the ones before it settle.
class SheetMaker {
  public:
    SheetMaker(const Members& members, const Accepted& accepted)
        : members_(members.list), listing_(members.listing), accepted_(accepted) {}

    base::Result<Sheet> make() {
        for (const auto step : {&SheetMaker::read_format, &SheetMaker::read_puzzle, &SheetMaker::read_twice,
                                &SheetMaker::read_sizes, &SheetMaker::read_options, &SheetMaker::read_clues,
                                &SheetMaker::read_grid, &SheetMaker::read_begun, &SheetMaker::read_remarks})
            if (Mistake mistake = (this->*step)()) return std::move(*mistake);
        return std::move(sheet_);
    }

  private:
    Mistake read_format();
    Mistake read_puzzle();
    Mistake read_twice();
    Mistake read_sizes();
    Mistake read_size_member(std::string_view name, int& size);
    Mistake read_options();
    Mistake read_clues();
    Mistake read_grid();
    Mistake read_begun();
    Mistake read_remarks();
    Mistake read_remark(std::size_t item, std::string_view name, std::string& remark) const;
    Mistake read_comments(std::size_t object);

    const Member* find(std::string_view name) const {
        const auto member = std::ranges::find(members_, name, &Member::name);
        return member == members_.end() ? nullptr : &*member;
    }
    /// The member, if the object has it and it is not null.
    const Member* said(std::string_view name) const {
        const Member* member = find(name);
        return member && listing_.spelling(member->item) != "null" ? member : nullptr;
    }
    std::size_t offset(const Member& member) const { return listing_[member.item].offset; }
    bool is_text(const Member& member) const { return listing_[member.item].kind == Listing::word; }

    const std::vector<Member>& members_;
    const Listing& listing_;
    const Accepted& accepted_;
    Sheet sheet_;
};

Mistake SheetMaker::read_format() {
    const Member* member = find("format");
    if (!member) return std::nullopt;
    const std::string_view version = listing_.spelling(member->item);
    if (version == "1" || version == "2") return std::nullopt;
    return base::Error{concat("unknown format ", quoted(version), "; we know 1 and 2"), offset(*member)};
}

Mistake SheetMaker::read_puzzle() {
    const Member* member = find("puzzle");
    if (!member) return base::Error{"the member \"puzzle\" is missing; it names the kind of puzzle", 0};
    const std::string_view name = listing_.bare(member->item);
    const auto notation = std::ranges::find(accepted_.notations, name, &Notation::name);
    if (!is_text(*member) || notation == accepted_.notations.end())
        return unknown_puzzle(name, accepted_.notations, &Notation::name, offset(*member));
    sheet_.notation = *notation;
    return std::nullopt;
}

/// A member that occurs twice is a mistake when this kind of puzzle has it.
Mistake SheetMaker::read_twice() {
    for (const Member& member : members_) {
        const bool ours =
            std::ranges::find(member_names, member.name) != std::end(member_names) ||
            std::ranges::find(sheet_.notation->options, member.name, &Option::key) != sheet_.notation->options.end();
        if (ours && member.again)
            return base::Error{concat("the member \"", member.name, "\" appears twice; write it once"), member.again};
    }
    return std::nullopt;
}

Mistake SheetMaker::read_size_member(std::string_view name, int& size) {
    const Member* member = find(name);
    if (!member)
        return base::Error{concat("the member \"", name, "\" is missing; ", sheet_.notation->name, " has ",
                                  sheet_.notation->rectangular ? "\"rows\" and \"columns\"" : "a \"size\""),
                           0};
    return read_size(listing_.spelling(member->item), offset(*member), size);
}

Mistake SheetMaker::read_sizes() {
    kernel::Size size;
    const bool rectangular = sheet_.notation->rectangular;
    if (Mistake mistake = read_size_member(rectangular ? "rows" : "size", size.rows)) return mistake;
    size.columns = size.rows;
    if (rectangular)
        if (Mistake mistake = read_size_member("columns", size.columns)) return mistake;
    sheet_ = blank(*sheet_.notation, size);
    return std::nullopt;
}

Mistake SheetMaker::read_options() {
    for (std::size_t i = 0; i < sheet_.options.size(); ++i) {
        const Option& option = sheet_.notation->options[i];
        const Member* member = said(option.key);
        if (!member) continue;
        const bool fits = is_text(*member) != option.words.empty();
        const std::string_view token = fits ? listing_.bare(member->item) : listing_.spelling(member->item);
        if (Mistake mistake = read_option(option, token, offset(*member), sheet_.options[i])) return mistake;
    }
    return std::nullopt;
}

Mistake SheetMaker::read_clues() {
    const Member* member = said("clues");
    if (!member || !sheet_.notation->sides) return std::nullopt;
    if (listing_[member->item].kind != Listing::object)
        return base::Error{"\"clues\" must be an object with \"top\", \"left\", \"bottom\" and \"right\"",
                           offset(*member)};
    const Vocabulary vocabulary(sheet_, json_script);
    kernel::BySide<bool> seen;
    for (std::size_t key = member->item + 1; key < listing_.after(member->item); key = listing_.after(key + 1)) {
        const auto side = std::ranges::find(kernel::every_side, listing_.bare(key),
                                            [](kernel::Side one) { return kernel::name(one); });
        if (side == kernel::every_side.end()) continue;
        if (seen[*side])
            return base::Error{concat("the member \"", kernel::name(*side), "\" appears twice; write it once"),
                               listing_[key].offset};
        seen[*side] = true;
        if (Mistake mistake = read_side(listing_, key + 1, vocabulary, *side, sheet_)) return mistake;
    }
    for (const kernel::Side side : kernel::every_side)
        if (!seen[side])
            return base::Error{
                concat("the clues have no \"", name(side), "\"; give all four sides or leave out the clues"),
                offset(*member)};
    return std::nullopt;
}

Mistake SheetMaker::read_grid() {
    const Member* member = said("grid");
    if (!member) return std::nullopt;
    return read_rows(listing_, member->item, Vocabulary(sheet_, json_script), sheet_);
}

Mistake SheetMaker::read_begun() {
    const Vocabulary vocabulary(sheet_, json_script);
    if (const Member* filled = said("filled"))
        if (Mistake mistake = read_entries(listing_, filled->item, vocabulary, sheet_)) return mistake;
    const Member* marks = said("marks");
    return marks ? read_marks(listing_, marks->item, vocabulary, sheet_) : std::nullopt;
}

/// The text of an item as a remark, which is one line; `name` is the member's for the sentence.
Mistake SheetMaker::read_remark(std::size_t item, std::string_view name, std::string& remark) const {
    const std::string_view text = listing_.bare(item);
    std::size_t bad = 0;
    if (listing_[item].kind != Listing::word || !base::is_utf8(text, bad))
        return base::Error{concat("\"", name, "\" must be a string in UTF-8"), listing_[item].offset};
    remark = one_line(text);
    return std::nullopt;
}

Mistake SheetMaker::read_remarks() {
    for (const auto& [key, text] : named_remarks)
        if (const Member* member = said(key))
            if (Mistake mistake = read_remark(member->item, key, sheet_.*text)) return mistake;
    const Member* member = said("comments");
    return member ? read_comments(member->item) : std::nullopt;
}

/// An object of strings, or of lists of strings for keys that occur several times.
Mistake SheetMaker::read_comments(std::size_t object) {
    if (listing_[object].kind != Listing::object)
        return base::Error{"\"comments\" must be an object with a string for each key", listing_[object].offset};
    formats::Remarks remarks;
    for (std::size_t key = object + 1; key < listing_.after(object); key = listing_.after(key + 1)) {
        const std::string_view name = listing_.bare(key);
        if (!is_comment_key(name)) return base::Error{unfit_key(name), listing_[key].offset};
        const std::size_t value = key + 1;
        const bool several = listing_.is_list(value);
        for (std::size_t item = several ? value + 1 : value; item < listing_.after(value);
             item = listing_.after(item)) {
            Comment comment{std::string(name), ""};
            if (Mistake mistake = read_remark(item, name, comment.text)) return mistake;
            if (!comment.text.empty()) remarks.add(std::move(comment));
        }
    }
    if (remarks.too_many()) return base::Error{too_many_comments(), listing_[object].offset};
    sheet_.comments = std::move(remarks.comments);
    return std::nullopt;
}

}  // namespace

base::Result<Sheet> sheet_of(const Members& members, const Accepted& accepted) {
    return SheetMaker(members, accepted).make();
}

}  // namespace gridwright::formats::json
