#include "gridwright/formats/common/input.hpp"

#include "gridwright/base/require.hpp"

#include <algorithm>
#include <cstring>

namespace gridwright::formats {
namespace {

constexpr std::size_t first_size = std::size_t{1} << 16;
constexpr std::size_t least_room = first_size / 16;
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

}  // namespace

Source source_of(std::string_view text) {
    return [text](char* buffer, std::size_t size) mutable {
        const std::size_t count = text.copy(buffer, size);
        text.remove_prefix(count);
        return count;
    };
}

bool Input::grow() {
    if (!fill()) return false;
    if (started_) return true;
    started_ = true;
    skip_byte_order_mark();
    return more();
}

bool Input::fill() {
    if (ended_) return false;
    make_room();
    const std::size_t count = source_(buffer_.data() + end_, buffer_.size() - end_);
    base::require(count <= buffer_.size() - end_, "a source fills no more than the buffer it is given");
    end_ += count;
    ended_ = count == 0;
    return !ended_;
}

/// Moves only when half the buffer is used up and doubles it otherwise, so that the cost of a byte stays constant.
void Input::make_room() {
    if (begin_ == end_) begin_ = end_ = 0;
    if (buffer_.size() - end_ >= least_room) return;
    if (begin_ > buffer_.size() / 2) {
        std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    } else {
        buffer_.resize(std::max(first_size, 2 * buffer_.size()));
    }
}

void Input::skip_byte_order_mark() {
    while (unread().size() < byte_order_mark.size() && byte_order_mark.starts_with(unread()) && fill()) continue;
    if (!unread().starts_with(byte_order_mark)) return;
    begin_ += byte_order_mark.size();
    dropped_ += byte_order_mark.size();
}

TextLine Input::line(std::size_t from) {
    std::size_t end, searched = from;
    while ((end = unread().find('\n', searched)) == std::string_view::npos) {
        searched = unread().size();
        if (searched > longest_record || !grow()) break;
    }
    const bool ended = end != std::string_view::npos;
    end = std::min(end, unread().size());
    const bool shortened =
        std::any_of(gaps_.begin(), gaps_.end(), [&](const Gap& gap) { return gap.at >= from && gap.at <= end; });
    if (end <= longest_record) return {unread().substr(from, end - from), ended, false, shortened};
    return {unread().substr(from, longest_record - std::min(from, longest_record)), false, true};
}

TextLine Input::line_with_comment(std::size_t from, char mark) {
    constexpr std::size_t kept = 4096;  // enough to see what the comment is about
    const TextLine whole = line(from);
    const std::size_t comment = whole.too_long ? whole.text.find(mark) : std::string_view::npos;
    if (comment == std::string_view::npos) return whole;
    shorten_line(std::min(from + comment + kept, longest_record));
    return line(from);
}

/// Drops the rest of a line that is too long, but not its newline, which places are counted by.
void Input::shorten_line(std::size_t from) {
    Gap gap{from, 0};
    std::size_t end;
    while ((end = unread().find('\n', from)) == std::string_view::npos) {
        gap.length += unread().size() - from;
        end_ = begin_ + from;
        end = from;
        if (!grow()) break;
    }
    std::memmove(buffer_.data() + begin_ + from, buffer_.data() + begin_ + end, unread().size() - end);
    gap.length += end - from;
    end_ -= end - from;
    gaps_.push_back(gap);
}

void Input::drop(std::size_t count) {
    base::require(count <= end_ - begin_, "only unread bytes can be dropped");
    place_ = place(count);
    dropped_ = offset(count);
    std::erase_if(gaps_, [&](const Gap& gap) { return gap.at <= count; });
    for (Gap& gap : gaps_) gap.at -= count;
    begin_ += count;
}

std::size_t Input::offset(std::size_t unread) const {
    std::size_t bytes = dropped_ + unread;
    for (const Gap& gap : gaps_)
        if (gap.at <= unread) bytes += gap.length;
    return bytes;
}

void Input::skip_line() {
    while (more()) {
        const std::size_t end = unread().find('\n');
        drop(std::min(end, unread().size() - 1) + 1);
        if (end != std::string_view::npos) return;
    }
}

base::TextPosition Input::place(std::size_t offset) const {
    const std::string_view before = unread().substr(0, offset);
    const std::size_t lines = std::ranges::count(before, '\n');
    const std::string_view last = lines ? before.substr(before.rfind('\n') + 1) : before;
    const std::size_t column = base::position_of(last, last.size()).column;
    return {place_.line + lines, lines ? column : place_.column + column - 1};
}

}  // namespace gridwright::formats
