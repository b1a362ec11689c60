#include "gridwright/formats/prolog/term.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/prolog/codec.hpp"

namespace gridwright::formats::prolog {
namespace {

using base::concat;

/// Reads the syntax of one term.
class TermScanner {
  public:
    TermScanner(Cursor& cursor, Remarks& remarks) : cursor_(cursor), remarks_(remarks) {}

    Mistake scan(Term& term);
    Mistake skip_layout();

    /// The mistake of a comment inside the term that could not be kept.
    const Mistake& lost_remark() const { return lost_remark_; }

  private:
    Mistake scan_compound(Term& term);
    Mistake scan_argument(Term& term);
    Mistake scan_list(Listing& into, int depth);
    Mistake scan_entry(Listing& into, int depth);
    void take_comment();
    Mistake skip_block_comment();
    /// Skips layout and takes the character, or says that it is expected.
    Mistake expect(char wanted, std::string_view sentence);
    /// Takes characters as long as they are of that kind.
    std::string_view take_while(bool (*kind)(char));
    base::Error stopped(std::string_view sentence);

    Cursor& cursor_;
    Remarks& remarks_;
    Mistake lost_remark_;
};

/// The sentence, unless there is nothing left to find fault with.
base::Error TermScanner::stopped(std::string_view sentence) {
    if (cursor_.too_long()) return too_long_at(0);
    if (!cursor_.more()) return {"the input ends inside a Prolog term; its full stop is missing", cursor_.at()};
    return {std::string(sentence), cursor_.at()};
}

std::string_view TermScanner::take_while(bool (*kind)(char)) {
    const std::size_t begin = cursor_.at();
    while (kind(cursor_.peek())) cursor_.take();
    return cursor_.part(begin, cursor_.at());
}

Mistake TermScanner::skip_block_comment() {
    const std::size_t begin = cursor_.at();
    cursor_.take();
    if (cursor_.peek() != '*') return base::Error{"'/' means nothing here; a comment begins with '/*' or '%'", begin};
    cursor_.take();
    for (char before = ' '; cursor_.more(); cursor_.take()) {
        if (before == '*' && cursor_.peek() == '/') {
            cursor_.take();
            return std::nullopt;
        }
        before = cursor_.peek();
    }
    return cursor_.too_long() ? too_long_at(0) : base::Error{"this comment is not closed; a '*/' is missing", begin};
}

/// The term is read to its end even when a remark cannot be kept, so that the reader knows where to go on.
void TermScanner::take_comment() {
    const TextLine comment = cursor_.line_with_comment(comment_mark);
    if (!comment.shortened)
        remarks_.note(comment.text);
    else if (Mistake lost = formats::lost_remark(comment.text, cursor_.at()))
        lost_remark_ = std::move(lost);
    cursor_.take_line(comment);
}

Mistake TermScanner::skip_layout() {
    for (;;) {
        const char c = cursor_.peek();
        if (is_blank(c)) {
            cursor_.take();
        } else if (c == comment_mark) {
            take_comment();
        } else if (c == '/') {
            if (Mistake mistake = skip_block_comment()) return mistake;
        } else {
            return std::nullopt;
        }
    }
}

Mistake TermScanner::expect(char wanted, std::string_view sentence) {
    if (Mistake mistake = skip_layout()) return mistake;
    if (cursor_.peek() != wanted) return stopped(sentence);
    cursor_.take();
    return std::nullopt;
}

Mistake TermScanner::scan(Term& term) {
    if (cursor_.peek() == '[') {
        term.places.push_back(0);
        if (Mistake mistake = scan_list(term.arguments, 1)) return mistake;
    } else if (Mistake mistake = scan_compound(term)) {
        return mistake;
    }
    return expect('.', "a full stop is expected here, at the end of a term");
}

Mistake TermScanner::scan_compound(Term& term) {
    constexpr std::string_view wanted = "a Prolog term is expected here, a list or name(...)";
    if (!is_lower(cursor_.peek())) return stopped(wanted);
    term.functor = take_while(is_name_part);
    if (cursor_.peek() != '(') return stopped(wanted);
    do {
        cursor_.take();
        if (Mistake mistake = scan_argument(term)) return mistake;
    } while (cursor_.peek() == ',');
    return expect(')', "a ',' or ')' is expected here, after an argument");
}

Mistake TermScanner::scan_argument(Term& term) {
    if (Mistake mistake = skip_layout()) return mistake;
    term.places.push_back(term.arguments.size());
    if (Mistake mistake = scan_entry(term.arguments, 1)) return mistake;
    return skip_layout();
}

Mistake TermScanner::scan_list(Listing& into, int depth) {
    if (depth > 2) return stopped("this list is nested too deeply; a board is a list of rows");
    into.open(Listing::list, cursor_.at());
    cursor_.take();
    if (Mistake mistake = skip_layout()) return mistake;
    if (cursor_.peek() != ']') {
        for (bool first = true; first || cursor_.peek() == ','; first = false) {
            if (!first) cursor_.take();
            if (Mistake mistake = skip_layout()) return mistake;
            if (Mistake mistake = scan_entry(into, depth + 1)) return mistake;
            if (Mistake mistake = skip_layout()) return mistake;
        }
    }
    into.close();
    return expect(']', "a ',' or ']' is expected here, in a list");
}

Mistake TermScanner::scan_entry(Listing& into, int depth) {
    const std::size_t begin = cursor_.at();
    const char c = cursor_.peek();
    if (c == '[') return scan_list(into, depth);
    if (c == '-' || is_digit(c)) {
        cursor_.take();
        const std::size_t end = begin + 1 + take_while(is_digit).size();
        into.add(Listing::number, begin, cursor_.part(begin, end));
        return std::nullopt;
    }
    const std::string_view name = take_while(is_name_part);
    if (is_lower(c)) {
        into.add(Listing::word, begin, name);
        return std::nullopt;
    }
    if (name == "_") {
        into.add(Listing::unknown, begin, name);
        return std::nullopt;
    }
    if (!name.empty())
        return base::Error{concat("the variable ", quoted(name), " has a name; only _ means an unknown cell"), begin};
    return stopped("a number, _ or a list is expected here");
}

}  // namespace

Mistake scan_term(Cursor& cursor, Remarks& remarks, Term& term) {
    TermScanner scanner(cursor, remarks);
    Mistake mistake = scanner.scan(term);
    term.lost_remark = scanner.lost_remark();
    return mistake;
}

Mistake skip_layout(Cursor& cursor, Remarks& remarks) {
    return TermScanner(cursor, remarks).skip_layout();
}

}  // namespace gridwright::formats::prolog
