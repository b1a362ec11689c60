#pragma once

// Random marked lines with clues, all their arrangements by trying, and the techniques about lines of sight from easy
// to hard.

#include "gridwright/base/random.hpp"
#include "gridwright/explain/sights/clues.hpp"
#include "gridwright/explain/sights/known_front.hpp"
#include "gridwright/explain/sights/known_tallest.hpp"
#include "gridwright/explain/sights/listing.hpp"
#include "gridwright/explain/sights/small_clues.hpp"
#include "gridwright/explain/sights/trials.hpp"
#include "tests/support/marked_line.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>
#include <vector>

namespace gridwright::tests {

using namespace kernel;
using namespace explain;

/// A technique with the number of clues it reads.
struct Reader {
    const Technique& technique;
    bool both = false;
};

/// From easy to hard, in groups of equal level and cost.
inline const std::vector<std::vector<Reader>> by_ease = {
    {{clue_one}, {full_clue}},
    {{ceiling}},
    {{meet_in_the_middle, true}, {clues_one_and_two, true}},
    {{top_chain}},
    {{two_behind_one}},
    {{second_tallest}, {two_and_tallest_last}, {two_at_both_ends, true}, {rise_to_tallest}},
    {{two_first_beats}, {third_tallest}, {one_more}, {ceiling_behind}},
    {{all_taller}, {every_cell}, {front_of_chain}},
    {{tallest_last}},
    {{too_many_or_too_few}},
    {{line_trial}},
    {{thorough_line_trial}},
    {{listing}},
    {{two_clue_line_trial, true}},
    {{two_clue_listing, true}},
};

using Heights = std::vector<int>;

/// How many are seen from the front.
inline int seen(const Heights& heights) {
    int count = 0, highest = 0;
    for (const int height : heights)
        if (height > highest) highest = height, ++count;
    return count;
}

inline int seen_from_back(const Heights& heights) {
    return seen(Heights(heights.rbegin(), heights.rend()));
}

/// Calls `use` for all arrangements in these marks that fit the clues, until it returns false. `differ`: no height
/// twice.
inline bool each_arrangement(const MarkedLine& line, bool differ, const std::function<bool(const Heights&)>& use) {
    Heights heights;
    const std::function<bool()> extend = [&] {
        if (heights.size() == line.marks.size())
            return (line.front && seen(heights) != line.front) || (line.back && seen_from_back(heights) != line.back) ||
                   use(heights);
        for (int height = 1; height <= line.length(); ++height) {
            if (!line.marks[heights.size()].contains(height)) continue;
            if (differ && std::ranges::find(heights, height) != heights.end()) continue;
            heights.push_back(height);
            const bool go_on = extend();
            heights.pop_back();
            if (!go_on) return false;
        }
        return true;
    };
    return extend();
}

/// The candidates that occur in some arrangement.
inline std::vector<Domain> occurring(const MarkedLine& line) {
    std::vector<Domain> found(line.marks.size());
    each_arrangement(line, true, [&](const Heights& heights) {
        for (std::size_t i = 0; i < heights.size(); ++i) found[i].add(heights[i]);
        return found != line.marks;
    });
    return found;
}

/// A line with an arrangement that fits the clues at both ends.
inline MarkedLine random_line(base::Random& random, int shortest, int longest) {
    const int length = shortest + static_cast<int>(random.below(static_cast<std::uint64_t>(longest - shortest + 1)));
    Heights hidden(static_cast<std::size_t>(length));
    std::iota(hidden.begin(), hidden.end(), 1);
    random.shuffle(std::span(hidden));
    if (random.one_in(4)) {  // low clues are common, high ones rare
        const auto middle = hidden.begin() + static_cast<std::ptrdiff_t>(random.below(hidden.size() + 1));
        std::sort(hidden.begin(), middle);
    }
    MarkedLine line{seen(hidden), seen_from_back(hidden), {}};
    const std::uint64_t density = 1 + random.below(length > 6 ? 6 : 9), known = random.below(4);
    for (const int height : hidden) {
        Domain marks = Domain::single(height);
        if (random.below(4) >= known)
            for (int other = 1; other <= length; ++other)
                if (random.below(10) < density) marks.add(other);
        line.marks.push_back(marks);
    }
    return line;
}

inline MarkedLine mirrored(const MarkedLine& line) {
    return {line.back, line.front, {line.marks.rbegin(), line.marks.rend()}};
}

/// All conclusions as the marks that are left.
inline std::vector<Domain> left_by(const Technique& technique, const MarkedLine& line) {
    LinePosition on(line);
    Findings findings(Findings::Mode::conclusions);
    findings.begin(0);
    technique.find(on.position(), findings);
    std::vector<Domain> left = line.marks;
    for (int i = 0; i < findings.struck.count(); ++i)
        left[static_cast<std::size_t>(i)] = left[static_cast<std::size_t>(i)] - findings.struck[i];
    for (const Given& given : findings.placed)
        left[static_cast<std::size_t>(given.cell)] &= Domain::single(given.value);
    if (findings.contradiction) std::ranges::fill(left, Domain());
    return left;
}

/// Without the clue at the back if `both` is false.
inline MarkedLine with_clues(MarkedLine line, bool both) {
    if (!both) line.back = 0;
    return line;
}

/// Calls `check` with each technique and whether it reads both clues.
template <typename Check>
void for_each_technique(const Check& check) {
    for (const auto& group : by_ease)
        for (const Reader& reader : group) check(reader.technique, reader.both);
}

}  // namespace gridwright::tests
