#include "cli/options/setter_options.hpp"

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;

template <answers::Improvement how>
Problem want(std::string_view, Options& options) {
    options.improving.wanted.push_back(how);
    return {};
}

template <bool answers::SetterWishes::*wish>
Problem wish_for(std::string_view, Options& options) {
    options.wishes.*wish = true;
    return {};
}

}  // namespace

std::vector<OptionRow> setter_options() {
    return {
        {"--forced", Value::none, "", checking,
         [] { return std::string("also find the cells with the same value in every solution"); },
         wish_for<&answers::SetterWishes::forced>},
        {"--redundant", Value::none, "", checking,
         [] { return std::string("also find the clues and givens that can be left out"); },
         wish_for<&answers::SetterWishes::redundant>},
        {"--unique", Value::none, "", improving,
         [] { return std::string("add as few clues or givens as possible so that there is one solution"); },
         want<answers::Improvement::unique>},
        {"--minimal", Value::none, "", improving,
         [] { return std::string("leave out the clues and givens that can be left out"); },
         want<answers::Improvement::minimal>},
        {"--towards", Value::required, "FILE", improving,
         [] { return std::string("the solution to keep with --unique: a full board (default: the first found)"); },
         [](std::string_view file, Options& options) -> Problem {
             if (file.empty()) return "needs the name of a file";
             options.improving.towards = file;
             return {};
         }},
    };
}

Problem complete_check(std::span<const std::string> words, Options& options) {
    if (options.wishes.any() && options.explaining.puzzle)
        return "--forced and --redundant are about puzzles, --puzzle about boards that a player has begun; ask one "
               "after "
               "the other";
    return complete_files(words, options);
}

Problem complete_improve(std::span<const std::string> words, Options& options) {
    const Improving& improving = options.improving;
    if (improving.wanted.empty()) return "improve needs --unique or --minimal";
    if (improving.wanted.size() > 1) return "--unique and --minimal cannot be used together; choose one";
    if (improving.towards && improving.wanted.front() == answers::Improvement::minimal)
        return "--towards needs --unique; leave it out or use --unique";
    return complete_files(words, options);
}

}  // namespace gridwright::cli
