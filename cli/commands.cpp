#include "cli/commands.hpp"

#include "cli/options/ask_options.hpp"
#include "cli/options/explain_options.hpp"
#include "cli/options/generate_options.hpp"
#include "cli/options/option_table.hpp"
#include "cli/options/paper_options.hpp"
#include "cli/options/play_options.hpp"
#include "cli/options/setter_options.hpp"
#include "cli/options/solve_options.hpp"
#include "cli/options/study_options.hpp"

namespace gridwright::cli {
namespace {

constexpr std::string_view options_only = "[OPTIONS]";

constexpr std::string_view options_and_files =
    "[OPTIONS] [FILE...]\n"
    "\n"
    "Reads puzzles from the files; without a file, or for -, from standard input.";

constexpr Command command_table[] = {
    {.name = "solve",
     .summary = "solve each puzzle, decide whether its solution is unique, or count solutions",
     .groups = reading | writing | searching | counting | answering | tracing | drawing,
     .usage = options_and_files,
     .complete = complete_solve,
     .more_help = nullptr,
     .examples = "  gridwright solve board.gw\n"
                 "  gridwright solve --unique --to json puzzles.jsonl > answers.jsonl\n"
                 "  gridwright solve --count=1000 --time 2.5 board.gw\n"
                 "  gridwright solve --val bisect --trace tree.txt board.gw\n"
                 "  echo 'hoodoo 6 6' | gridwright solve --stats\n"
                 "  echo 'hoodoo 7 7' | gridwright solve --pegs none\n",
     .run = solve},
    {.name = "check",
     .summary = "check filled or half-filled boards; name clues and givens in conflict",
     .groups = reading | reporting | searching | answering | checking | drawing,
     .usage = options_and_files,
     .complete = complete_check,
     .more_help = nullptr,
     .examples = "  gridwright check filled.gw\n"
                 "  gridwright solve board.gw | gridwright check\n"
                 "  gridwright check --to json half-filled.jsonl\n"
                 "  gridwright check --unique --summary puzzles.jsonl\n"
                 "  gridwright check --puzzle board.gw half-filled.gw\n"
                 "  gridwright check --redundant board.gw\n"
                 "  gridwright check --forced --to json board.gw\n",
     .run = check},
    {.name = "ask",
     .summary = "ask for the size of a board, solve it, offer another",
     .groups = searching | asking | drawing,
     .usage = "KIND [OPTIONS]",
     .complete = complete_ask,
     .more_help = ask_help,
     .examples = "  gridwright ask hoodoo\n"
                 "  gridwright ask hoodoo --time 10 --seed 7\n",
     .run = ask},
    {.name = "convert",
     .summary = "write each puzzle in another format",
     .groups = reading | exporting | drawing,
     .usage = "[OPTIONS] [FILE...]\n"
              "\n"
              "Reads puzzles from the files; without a file, or for -, from standard input.\n"
              "A file of minizinc or dimacs holds one puzzle; in the FILE of -o, %d stands\n"
              "for the number of the puzzle.",
     .complete = complete_files,
     .more_help = nullptr,
     .examples = "  gridwright convert --to json board.gw\n"
                 "  gridwright convert --from prolog --to text -o board.gw report.pl\n"
                 "  gridwright convert --to pretty puzzles.jsonl | less\n"
                 "  gridwright convert --to minizinc -o board.mzn board.gw\n"
                 "  gridwright convert --to dimacs -o 'board-%d.cnf' puzzles.jsonl\n",
     .run = convert,
     .opens_output = true},
    {.name = "generate",
     .summary = "make new puzzles with exactly one solution",
     .groups = making | writing | drawing,
     .usage = "KIND --size N [OPTIONS]",
     .complete = complete_generate,
     .more_help = generate_help,
     .examples = "  gridwright generate skyscraper --size 6\n"
                 "  gridwright generate skyscraper --size 9 --givens none --seed 7 --to pretty\n"
                 "  gridwright generate skyscraper --size 7 --symmetry half-turn --count 10\n"
                 "  gridwright generate skyscraper --size 6 --level hard --count 10 --distinct\n"
                 "  gridwright generate skyscraper --size 6 --rising --count 14 --to json\n"
                 "  gridwright generate skyscraper --size 6 --technique-required S20\n"
                 "  gridwright generate hoodoo --size 6 --to pretty\n"
                 "  gridwright generate close-or-far --size 7 --count 20\n"
                 "  gridwright generate close-or-far --size 12 --extra --to pretty\n"
                 "  gridwright generate skyscraper --size 8 --count 100 --seed 7 -o hundred.gw\n"
                 "  gridwright generate skyscraper --size 8 --count 100 --seed 7 -o hundred.gw \\\n"
                 "    --resume\n",
     .run = generate,
     .opens_output = true},
    {.name = "grade",
     .summary = "say how hard each puzzle is, and by which techniques it is solved",
     .groups = reading | reporting | searching | answering | grading | drawing,
     .usage = options_and_files,
     .complete = complete_grade,
     .more_help = nullptr,
     .examples = "  gridwright grade board.gw\n"
                 "  gridwright grade --to json --jobs 2 puzzles.jsonl\n"
                 "  gridwright grade --without L2 board.gw\n"
                 "  gridwright grade --levels skyscraper\n",
     .run = grade},
    {.name = "hint",
     .summary = "give the next step on each board, or name its wrong entries",
     .groups = reading | reporting | searching | answering | hinting | drawing,
     .usage = options_and_files,
     .complete = complete_files,
     .more_help = nullptr,
     .examples = "  gridwright hint board.gw\n"
                 "  gridwright hint --reveal look board.gw\n"
                 "  gridwright hint --puzzle board.gw half-filled.gw\n",
     .run = hint},
    {.name = "explain",
     .summary = "explain the whole solution of each puzzle step by step",
     .groups = reading | searching | answering | explaining | drawing,
     .usage = options_and_files,
     .complete = complete_explain,
     .more_help = nullptr,
     .examples = "  gridwright explain board.gw\n"
                 "  gridwright explain --to html -o board.html board.gw\n"
                 "  gridwright explain --short board.gw\n"
                 "  gridwright explain --why r1c2 board.gw\n"
                 "  gridwright explain --why-not 2@r1c2 board.gw\n",
     .run = explain},
    {.name = "improve",
     .summary = "add what makes each puzzle unique, or leave out what can be left out",
     .groups = reading | writing | searching | answering | improving | drawing,
     .usage = options_and_files,
     .complete = complete_improve,
     .more_help = nullptr,
     .examples = "  gridwright improve --unique board.gw\n"
                 "  gridwright improve --unique --towards solution.gw draft.gw\n"
                 "  gridwright improve --minimal --to json puzzles.jsonl\n"
                 "  gridwright solve board.gw | gridwright improve --minimal --time 10\n",
     .run = improve},
    {.name = "render",
     .summary = "draw puzzles as pictures: SVG, PDF or PNG",
     .groups = reading | searching | rendering | naming,
     .usage = "[OPTIONS] [FILE...]\n"
              "\n"
              "Reads puzzles from the files; without a file, or for -, from standard input.\n"
              "Many puzzles become numbered files if the name of -o has a %d (or %03d), pages\n"
              "of one PDF, or one sheet.",
     .complete = complete_render,
     .more_help = nullptr,
     .examples = "  gridwright render board.gw -o board.svg\n"
                 "  gridwright render --solution --theme ink board.gw -o solution.pdf\n"
                 "  gridwright render --marks --size-mm 80 board.gw > board.svg\n"
                 "  gridwright render puzzles.jsonl -o 'puzzle-%03d.png'\n"
                 "  gridwright generate hoodoo --size 7 --count 9 | gridwright render -o nine.svg\n",
     .run = render,
     .opens_output = true},
    {.name = "book",
     .summary = "make a printable book of puzzles: a PDF with lessons and solutions",
     .groups = reading | searching | binding | naming,
     .usage = "[OPTIONS] [FILE...] -o FILE.pdf\n"
              "\n"
              "Reads puzzles from the files; without a file, or for -, from standard input.\n"
              "A puzzle without exactly one solution is left out, with a message.",
     .complete = complete_book,
     .more_help = nullptr,
     .examples = "  gridwright generate skyscraper --size 6 --rising --count 60 |\\\n"
                 "    gridwright book -o book.pdf\n"
                 "  gridwright generate hoodoo --size 5 --count 20 --distinct -o pegs.gw\n"
                 "  gridwright book --title 'Pegs' --order level pegs.gw -o pegs.pdf\n"
                 "  gridwright book --paper letter --large pegs.gw -o large.pdf\n",
     .run = book,
     .opens_output = true},
    {.name = "play",
     .summary = "play in the terminal: a new puzzle, one from a file, or the last game",
     .groups = playing,
     .usage = "[KIND|FILE] [OPTIONS]\n"
              "\n"
              "With a kind, plays a new puzzle; with a file, the puzzle in it; alone, goes on\n"
              "with the last game that is not finished. A puzzle that was begun before goes on\n"
              "where it was left. Games are saved after every change.",
     .complete = complete_play,
     .more_help = play_help,
     .examples = "  gridwright play skyscraper\n"
                 "  gridwright play hoodoo --size 5 --seed 7\n"
                 "  gridwright play close-or-far --size 6 --level easy\n"
                 "  gridwright play board.gw\n"
                 "  gridwright play board.gw --new\n"
                 "  gridwright play\n",
     .run = play_game},
    {.name = "study",
     .summary = "run labeling experiments: tables, plots and a report",
     .groups = studying,
     .usage = "list|show|run [RECIPE...] [OPTIONS]",
     .complete = complete_study,
     .more_help = study_help,
     .examples = "  gridwright study list\n"
                 "  gridwright study show skyscraper-size\n"
                 "  gridwright study run --quick all\n"
                 "  gridwright study run skyscraper-size --out results\n"
                 "  gridwright study run skyscraper-size --out results --resume\n"
                 "  gridwright study run mine/first.study --time 10 --jobs 2\n",
     .run = study},
    {.name = "engines",
     .summary = "list the engines of this build",
     .groups = reporting,
     .usage = options_only,
     .complete = nullptr,
     .more_help = nullptr,
     .examples = "  gridwright engines\n"
                 "  gridwright engines --to json\n",
     .run = list_engines},
    {.name = "formats",
     .summary = "list the formats that can be read and written",
     .groups = reporting,
     .usage = options_only,
     .complete = nullptr,
     .more_help = nullptr,
     .examples = "  gridwright formats\n"
                 "  gridwright formats --to json\n",
     .run = list_formats},
};

}  // namespace

std::span<const Command> commands() {
    return command_table;
}

}  // namespace gridwright::cli
