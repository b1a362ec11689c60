#include "gridwright/answers/check_summary.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;

int clues_on(const sheet::Sheet& board) {
    int count = 0;
    for (const auto& side : board.sides)
        count += static_cast<int>(std::ranges::count_if(side, [](int clue) { return clue > 0; }));
    return count +
           static_cast<int>(std::ranges::count_if(board.cells, [](const auto& cell) { return cell.has_value(); }));
}

std::string listed(const std::map<std::string, std::uint64_t>& counts) {
    std::vector<std::string> parts;
    for (const auto& [what, count] : counts) parts.push_back(concat(std::to_string(count), ' ', what));
    return base::listed(parts);
}

std::string listed(const std::vector<std::uint64_t>& numbers) {
    std::vector<std::string> parts;
    for (const std::uint64_t number : numbers) parts.push_back(std::to_string(number));
    return base::listed(parts);
}

bool is_good(Checked::Verdict verdict) {
    using enum Checked::Verdict;
    return verdict == ok || verdict == solved || verdict == unique;
}

}  // namespace

void CheckSummary::add(const Checked& checked, const sheet::Sheet& board, std::uint64_t number,
                       bool contradicts_expectation) {
    ++boards_;
    ++verdicts_[std::string(name(checked.verdict))];
    ++sizes_[concat(board.notation->name, ' ', board.size.rows, " x ", board.size.columns)];
    ++clues_[clues_on(board)];
    numbers_[sheet::fingerprint(board)].push_back(number);
    if (contradicts_expectation || !is_good(checked.verdict)) bad_.push_back(number);
}

void CheckSummary::add_refused(std::uint64_t number) {
    ++boards_;
    ++verdicts_["refused"];
    bad_.push_back(number);
}

std::vector<std::vector<std::uint64_t>> CheckSummary::equal() const {
    std::vector<std::vector<std::uint64_t>> groups;
    for (const auto& [fingerprint, numbers] : numbers_)
        if (numbers.size() > 1) {
            groups.push_back(numbers);
            std::ranges::sort(groups.back());
        }
    std::ranges::sort(groups);
    return groups;
}

std::vector<std::uint64_t> CheckSummary::bad() const {
    std::vector<std::uint64_t> numbers = bad_;
    std::ranges::sort(numbers);
    return numbers;
}

std::vector<std::string> CheckSummary::lines() const {
    std::vector<std::string> lines{concat("summary: ", base::counted(static_cast<std::int64_t>(boards_), "board"))};
    if (boards_ == 0) return lines;
    lines.push_back("verdicts: " + listed(verdicts_));
    if (!sizes_.empty()) lines.push_back("sizes: " + listed(sizes_));
    if (!clues_.empty())
        lines.push_back(concat("clues and givens: ", clues_.begin()->first, " to ", clues_.rbegin()->first));
    std::vector<std::string> groups;
    for (const auto& numbers : equal()) groups.push_back(listed(numbers));
    std::string equal = "equal under symmetry: ";
    for (std::size_t i = 0; i < groups.size(); ++i) equal += (i > 0 ? "; " : "") + groups[i];
    lines.push_back(groups.empty() ? equal + "none" : equal);
    lines.push_back("need attention: " + (bad_.empty() ? "none" : listed(bad())));
    return lines;
}

}  // namespace gridwright::answers
