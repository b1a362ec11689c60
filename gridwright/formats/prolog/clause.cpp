#include "gridwright/formats/prolog/clause.hpp"

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/prolog/codec.hpp"

namespace gridwright::formats::prolog {
namespace {

/// Such characters form one name together, so a full stop behind one of them ends nothing: `=..`.
bool is_symbol(char c) {
    return std::string_view("+-*/\\^<>=~:.?@#&$").find(c) != std::string_view::npos;
}

bool is_quote(char c) {
    return c == '\'' || c == '"' || c == '`';
}

/// Walks over Prolog text without understanding it: quoted texts, character codes and comments are single steps.
class ClauseWalker {
  public:
    explicit ClauseWalker(Cursor& cursor) : cursor_(cursor) {}

    /// Moves over one step and returns its character; a blank for a comment, a quote for what is quoted, NUL at the
    /// end.
    char step() {
        if (!cursor_.more()) return '\0';
        const char c = cursor_.peek();
        cursor_.take();
        if (c == comment_mark) return skip_line();
        if (c == '/' && cursor_.peek() == '*') return skip_block();
        if (is_quote(c)) return before_ == '0' && c == '\'' ? skip_code() : skip_quoted(c);
        last_ = before_;
        return before_ = c;
    }

    /// Whether the step just made is the full stop of a clause.
    bool ended(char step) {
        if (step != '.' || is_symbol(last_)) return false;
        return !cursor_.more() || is_blank(cursor_.peek()) || cursor_.peek() == comment_mark;
    }

  private:
    char done(char c) {
        last_ = before_;
        return before_ = c;
    }

    char skip_line() {
        while (cursor_.more() && cursor_.peek() != '\n') cursor_.take();
        return done(' ');
    }

    char skip_block() {
        cursor_.take();
        for (char before = ' '; cursor_.more(); cursor_.take()) {
            if (before == '*' && cursor_.peek() == '/') {
                cursor_.take();
                break;
            }
            before = cursor_.peek();
        }
        return done(' ');
    }

    /// `0'a`: what follows the quote is one character, perhaps with a backslash or doubled.
    char skip_code() {
        const char c = cursor_.peek();
        cursor_.take();
        if (c == '\\' || (c == '\'' && cursor_.peek() == '\'')) cursor_.take();
        return done('q');
    }

    /// A quoted text ends on its line, unless a backslash continues it; so one that is not closed does no harm beyond.
    char skip_quoted(char quote) {
        while (cursor_.more() && cursor_.peek() != quote && cursor_.peek() != '\n') {
            if (cursor_.peek() == '\\') cursor_.take();
            cursor_.take();
        }
        if (cursor_.peek() == quote) cursor_.take();
        return done(quote);
    }

    Cursor& cursor_;
    char before_ = ' ', last_ = ' ';
};

bool comes_next(Cursor& cursor, std::string_view text) {
    const std::size_t begin = cursor.at();
    bool same = true;
    for (std::size_t i = 0; same && i < text.size(); ++i) {
        same = cursor.peek() == text[i];
        cursor.take();
    }
    cursor.move_to(begin);
    return same;
}

/// Moves behind the brackets that open here; false when they are not closed before a full stop.
bool take_arguments(Cursor& cursor) {
    ClauseWalker walker(cursor);
    for (int depth = 0;;) {
        const char c = walker.step();
        if (c == '\0' || (c == '.' && walker.ended(c))) return false;
        depth += (c == '(' || c == '[' || c == '{') - (c == ')' || c == ']' || c == '}');
        if (depth == 0) return true;
    }
}

/// Whether the head of a clause begins here, with its neck behind it. Looks no further than it must: the line of a name
/// alone, or the arguments behind it.
bool is_clause(Cursor& cursor) {
    if (!is_lower(cursor.peek())) return false;
    while (is_name_part(cursor.peek())) cursor.take();
    if (cursor.peek() == '(') {
        if (!take_arguments(cursor)) return false;
        while (is_blank(cursor.peek())) cursor.take();
    } else {
        while (cursor.peek() == ' ' || cursor.peek() == '\t') cursor.take();
    }
    return comes_next(cursor, ":-") || comes_next(cursor, "-->");
}

}  // namespace

base::Result<Between> skip_clause(Input& input) {
    Cursor cursor(input);
    const bool directive = comes_next(cursor, ":-");
    if (!directive && !is_clause(cursor)) return Between{};
    constexpr std::size_t enough = std::size_t{1} << 16;
    ClauseWalker walker(cursor);
    for (char c; (c = walker.step()) != '\0';) {
        const bool ended = walker.ended(c);
        if (ended || cursor.at() >= enough) cursor.begin_here();
        if (ended) return Between{true, directive ? "directive" : "clause", !directive};
    }
    cursor.begin_here();
    return base::Error{"the input ends inside a Prolog clause; its full stop is missing", 0};
}

bool begins_clause(std::string_view line) {
    if (line.starts_with(":-")) return true;
    if (line.empty() || !is_lower(line.front())) return false;
    while (!line.empty() && is_name_part(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    return line.starts_with(":-") || line.starts_with("-->");
}

}  // namespace gridwright::formats::prolog
