#include "cli/commands.hpp"

namespace gridwright::cli {
namespace {

constexpr Command command_table[] = {
    {"solve", "find a solution of each puzzle, decide whether it is the only one, or count them",
     reading | writing | searching | counting | answering,
     "  gridwright solve board.gw\n"
     "  gridwright solve --unique --to json puzzles.jsonl > answers.jsonl\n"
     "  gridwright solve --count=1000 --time 2.5 board.gw\n"
     "  echo 'hoodoo 6 6' | gridwright solve --stats\n"
     "  echo 'hoodoo 7 7' | gridwright solve --pegs none\n",
     solve},
    {"check", "judge filled or half-filled boards; say which clues and givens are in conflict",
     reading | writing | searching | answering,
     "  gridwright check filled.gw\n"
     "  gridwright solve board.gw | gridwright check\n"
     "  gridwright check --to json half-filled.jsonl\n",
     check},
    {"ask", "ask for the size of a board, solve it, and offer another", searching | asking,
     "  gridwright ask hoodoo\n"
     "  gridwright ask hoodoo --time 10 --seed 7\n",
     ask},
    {"convert", "write each puzzle in another format", reading | writing,
     "  gridwright convert --to json board.gw\n"
     "  gridwright convert --from prolog --to text -o board.gw report.pl\n"
     "  gridwright convert --to pretty puzzles.jsonl | less\n",
     convert},
    {"generate", "make new puzzles that have exactly one solution", making | writing,
     "  gridwright generate skyscraper --size 6\n"
     "  gridwright generate skyscraper --size 9 --givens none --seed 7 --to pretty\n"
     "  gridwright generate skyscraper --size 7 --symmetry half-turn --count 10\n"
     "  gridwright generate hoodoo --size 6 --to pretty\n"
     "  gridwright generate close-or-far --size 7 --count 20\n"
     "  gridwright generate close-or-far --size 12 --extra --to pretty\n"
     "  gridwright generate skyscraper --size 8 --count 1000 --jobs 4 --seed 7 --to json -o puzzles.jsonl\n"
     "  gridwright generate skyscraper --size 8 --count 1000 --jobs 4 --seed 7 --to json -o puzzles.jsonl --resume\n",
     generate},
    {"study", "labeling experiments after a recipe: every run, tables, plots and a report", studying,
     "  gridwright study list\n"
     "  gridwright study show skyscraper-size\n"
     "  gridwright study run --quick all\n"
     "  gridwright study run skyscraper-size --out results\n"
     "  gridwright study run skyscraper-size --out results --resume\n"
     "  gridwright study run mine/first.study --time 10 --jobs 2\n",
     study},
    {"engines", "list the engines of this build", writing,
     "  gridwright engines\n"
     "  gridwright engines --to json\n",
     list_engines},
    {"formats", "list the formats that can be read and written", writing,
     "  gridwright formats\n"
     "  gridwright formats --to json\n",
     list_formats},
};

}  // namespace

std::span<const Command> commands() {
    return command_table;
}

}  // namespace gridwright::cli
