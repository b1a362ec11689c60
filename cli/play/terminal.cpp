// ncurses writes to the terminal, keeps track of what it shows and knows its keys. Its own handler for Ctrl-Z is not
// used, because it would interrupt the program anywhere; ours only sets a flag. If the program fails (an abort, a
// second signal), a handler writes back the settings and the sequences that end the full screen, which are kept ready,
// as ncurses itself must not be called from there.

#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1

#include "cli/play/terminal.hpp"

#include "cli/play/screen.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/render/terminal_colours.hpp"
#include "host/interrupt.hpp"

#include <curses.h>
#include <fmt/format.h>
#include <langinfo.h>
#include <poll.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <map>

// Macros of term.h, which names every capability of terminals.
#undef back_tab
#undef columns

namespace gridwright::cli::play {
namespace {

std::atomic<bool> suspended = false;

/// What the handler for failures needs; written before it is installed.
struct Rescue {
    std::atomic<bool> active = false;
    termios settings = {};
    char sequences[256] = {};
};
Rescue rescue;

/// Only calls that POSIX allows in a handler.
void restore_terminal() {
    if (!rescue.active.exchange(false)) return;
    [[maybe_unused]] const auto written = ::write(STDOUT_FILENO, rescue.sequences, std::strlen(rescue.sequences));
    tcsetattr(STDIN_FILENO, TCSANOW, &rescue.settings);
}

void on_failure(int number) {
    restore_terminal();
    std::signal(number, SIG_DFL);
    raise(number);
}

void on_suspend(int) {
    suspended = true;
}

/// Ctrl-Z sets a flag, unless the shell knows no jobs and ignores it.
void listen_for_suspension() {
    struct sigaction action = {};
    if (sigaction(SIGTSTP, nullptr, &action) == 0 && action.sa_handler == SIG_IGN) return;
    action = {};
    action.sa_handler = on_suspend;
    sigaction(SIGTSTP, &action, nullptr);
}

/// Keeps a sequence of the terminal's description for the handler.
void keep_sequence(const char* capability) {
    const char* sequence = tigetstr(capability);
    if (!sequence || sequence == reinterpret_cast<const char*>(-1)) return;
    const std::size_t used = std::strlen(rescue.sequences);
    if (used + std::strlen(sequence) < sizeof(rescue.sequences)) std::strcat(rescue.sequences, sequence);
}

void prepare_rescue() {
    tcgetattr(STDIN_FILENO, &rescue.settings);
    for (const char* capability : {"sgr0", "cnorm", "rmkx", "rmcup"}) keep_sequence(capability);
    for (const int number : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGQUIT}) std::signal(number, on_failure);
    host::interrupt::call_when_killed(restore_terminal);
}

/// The pair of these colours, made when it is first wanted; 0 when the terminal has no more.
short pair_of(int ink, int ground) {
    static std::map<std::pair<int, int>, short> pairs;
    const auto found = pairs.find({ink, ground});
    if (found != pairs.end()) return found->second;
    const auto next = static_cast<short>(pairs.size() + 1);
    if (next >= COLOR_PAIRS || init_pair(next, static_cast<short>(ink), static_cast<short>(ground)) == ERR) return 0;
    pairs[{ink, ground}] = next;
    return next;
}

bool coloured() {
    const char* refused = std::getenv("NO_COLOR");
    return has_colors() && !(refused && *refused);
}

short pair_of(const Style& style) {
    constexpr int unchanged = -1, all_colours = 256;
    if (style.peg > 0 && style.ink != Ink::hint && style.ink != Ink::bad) {
        if (COLORS >= all_colours) {
            const int ground = render::terminal_colour(style.peg);
            return pair_of(render::terminal_ink_on(ground), ground);
        }
        constexpr int inks[] = {COLOR_RED, COLOR_BLUE, COLOR_GREEN, COLOR_MAGENTA, COLOR_CYAN, COLOR_YELLOW};
        return pair_of(inks[(style.peg - 1) % std::ssize(inks)], unchanged);
    }
    switch (style.ink) {
        case Ink::plain:
        case Ink::faint: return 0;
        case Ink::entry:
        case Ink::marked: return pair_of(COLOR_CYAN, unchanged);
        case Ink::tried: return pair_of(COLOR_MAGENTA, unchanged);
        case Ink::good: return pair_of(COLOR_GREEN, unchanged);
        case Ink::bad: return pair_of(COLOR_RED, unchanged);
        case Ink::hint: return pair_of(COLOR_YELLOW, unchanged);
    }
    return 0;
}

attr_t attributes_of(const Style& style, bool colours) {
    attr_t attributes = A_NORMAL;
    if (style.bold) attributes |= A_BOLD;
    if (style.reverse) attributes |= A_REVERSE;
    if (style.ink == Ink::faint) attributes |= A_DIM;
    if (!colours && (style.ink == Ink::bad || style.ink == Ink::hint)) attributes |= A_UNDERLINE;
    return attributes;
}

void draw_glyph(int row, int column, const Glyph& glyph, bool colours) {
    const wchar_t text[] = {static_cast<wchar_t>(glyph.character), L'\0'};
    cchar_t cell;
    const short pair = colours ? pair_of(glyph.style) : short{0};
    setcchar(&cell, text, attributes_of(glyph.style, colours), pair, nullptr);
    mvadd_wch(row, column, &cell);
}

struct NamedKey {
    wint_t code;
    Key key;
};

constexpr NamedKey named_keys[] = {
    {KEY_UP, Key::up},     {KEY_DOWN, Key::down},     {KEY_LEFT, Key::left},     {KEY_RIGHT, Key::right},
    {KEY_HOME, Key::home}, {KEY_END, Key::end},       {KEY_PPAGE, Key::page_up}, {KEY_NPAGE, Key::page_down},
    {KEY_DC, Key::remove}, {KEY_BTAB, Key::back_tab}, {KEY_ENTER, Key::enter},   {KEY_BACKSPACE, Key::backspace},
};

}  // namespace

std::optional<std::string> Terminal::refusal() {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0)
        return "play needs a terminal for input and output; run it without pipes and redirections";
    const char* variable = std::getenv("TERM");
    const std::string type = base::shown(variable ? variable : "");
    int found = 0;
    if (setupterm(nullptr, STDOUT_FILENO, &found) == ERR)
        return fmt::format("there is no terminal type '{}'; set TERM to one that is known, such as xterm", type);
    if (!tigetstr("cup") || !tigetstr("clear"))
        return fmt::format("a terminal of type '{}' cannot move its cursor, so play cannot show a board on it", type);
    return std::nullopt;
}

base::Result<std::unique_ptr<Terminal>> Terminal::open() {
    if (auto sentence = refusal()) return base::Error{*std::move(sentence), {}};
    std::setlocale(LC_CTYPE, "");
    prepare_rescue();
    listen_for_suspension();
    if (!newterm(nullptr, stdout, stdin)) return base::Error{"the terminal cannot be used", {}};
    rescue.active = true;
    std::unique_ptr<Terminal> terminal(new Terminal);
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    flushinp();                            // what was typed before there was a board
    constexpr int wait_for_sequence = 50;  // milliseconds after which Esc is a key of its own
    set_escdelay(wait_for_sequence);
    if (coloured()) {
        start_color();
        use_default_colors();
    }
    return terminal;
}

Terminal::~Terminal() {
    endwin();
    rescue.active = false;
}

int Terminal::rows() const {
    return LINES;
}

int Terminal::columns() const {
    return COLS;
}

bool Terminal::unicode() const {
    return std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

void Terminal::show(const Screen& screen) {
    const bool colours = coloured();
    ::erase();
    for (int row = 0; row < std::min(screen.rows(), LINES); ++row)
        for (int column = 0; column < std::min(screen.columns(), COLS); ++column) {
            const Glyph& glyph = screen.at(row, column);
            if (glyph.character != U' ' || glyph.style.reverse || glyph.style.peg > 0)
                draw_glyph(row, column, glyph, colours);
        }
    ::move(screen.cursor_row(), screen.cursor_column());
    ::refresh();
}

void Terminal::forget() {
    clearok(curscr, TRUE);
}

void Terminal::wait(std::chrono::nanoseconds at_most) {
    pollfd sources[] = {{STDIN_FILENO, POLLIN, 0}, {host::interrupt::wake_descriptor(), POLLIN, 0}};
    const auto milliseconds = std::chrono::ceil<std::chrono::milliseconds>(at_most).count();
    // A signal that arrives just before this is noticed when the time has passed.
    constexpr long longest = 250;
    if (poll(sources, 2, static_cast<int>(std::clamp<long>(milliseconds, 0, longest))) < 0 && errno != EINTR)
        closed_ = true;
    if (sources[0].revents & (POLLHUP | POLLERR | POLLNVAL)) closed_ = true;
}

std::optional<Key> Terminal::key() {
    wint_t code = 0;
    const int kind = get_wch(&code);
    if (kind == ERR) return std::nullopt;
    if (kind == KEY_CODE_YES) {
        const auto* named = std::ranges::find(named_keys, code, &NamedKey::code);
        // Any other key of that kind, also one that reports a new size, only makes the owner draw again.
        return named == std::end(named_keys) ? Key::redraw : named->key;
    }
    if (code == L'\r') return Key::enter;
    if (code == L'\b') return Key::backspace;
    return key_of(static_cast<char32_t>(code));
}

bool Terminal::take_suspension() {
    return suspended.exchange(false);
}

void Terminal::suspend() {
    endwin();
    std::signal(SIGTSTP, SIG_DFL);
    raise(SIGTSTP);
    listen_for_suspension();
    forget();
    ::refresh();
}

}  // namespace gridwright::cli::play
