#include "gridwright/answers/make_run.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/common/level.hpp"

#include <algorithm>

namespace gridwright::answers {

using base::concat;

std::optional<std::string> problem_of(const MakeAsk& ask) {
    if (!ask.rising) return std::nullopt;
    for (const generator::Wish& wish : ask.settings.wishes)
        for (const generator::Setting& setting : generator::grade_settings())
            if (wish.setting == setting.name)
                return concat("--rising chooses the levels itself; leave out --", setting.name);
    if (ask.count > most_rising)
        return concat("--rising sorts its puzzles, at most ", most_rising, "; choose a smaller --count");
    return std::nullopt;
}

std::vector<RunPart> parts_of(const MakeAsk& ask) {
    if (!ask.rising) return {{ask.settings, ask.count}};
    std::vector<int> levels = generator::levels_of(*ask.kind, ask.settings.size);
    std::erase_if(levels, [](int level) { return level > highest_rising; });
    std::vector<RunPart> parts;
    for (const int level : levels) {
        parts.push_back({ask.settings, 0});
        parts.back().settings.wishes.push_back({"level", concat(level)});
    }
    for (std::uint64_t i = 0; i < ask.count; ++i) ++parts[static_cast<std::size_t>(i * parts.size() / ask.count)].count;
    std::erase_if(parts, [](const RunPart& part) { return part.count == 0; });
    return parts;
}

Selection::Answer Selection::offer(const sheet::Sheet& puzzle) {
    if (over_) return Answer::not_needed;
    if (distinct_ && !known_.insert(sheet::fingerprint(puzzle)).second) {
        if (++equal_in_a_row_ < most_equal_in_a_row) return Answer::equal;
        over_ = true;
        return Answer::given_up;
    }
    equal_in_a_row_ = 0;
    over_ = ++taken_ == count_;
    return Answer::taken;
}

void Selection::count_earlier(const sheet::Fingerprint& puzzle) {
    known_.insert(puzzle);
    over_ = ++taken_ == count_;
}

std::string Selection::sentence() const {
    return concat("the last ", most_equal_in_a_row, " puzzles were all equal to earlier ones under symmetry, so only ",
                  taken_, " of ", count_, " were found; ask for fewer, or choose a larger size or other options");
}

}  // namespace gridwright::answers
