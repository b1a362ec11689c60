#include "gridwright/formats/input.hpp"

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

/// Moving only when half the buffer is used up, and doubling otherwise, keeps the cost of a byte constant.
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
    if (end <= longest_record) return {unread().substr(from, end - from), ended, false};
    return {unread().substr(from, longest_record - std::min(from, longest_record)), false, true};
}

void Input::drop(std::size_t count) {
    base::require(count <= end_ - begin_, "only unread bytes can be dropped");
    place_ = place(count);
    begin_ += count;
    dropped_ += count;
}

void Input::skip_line() {
    while (more()) {
        const std::size_t end = unread().find('\n');
        drop(std::min(end, unread().size() - 1) + 1);
        if (end != std::string_view::npos) return;
    }
}

base::Place Input::place(std::size_t offset) const {
    const std::string_view before = unread().substr(0, offset);
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::string_view last = lines ? before.substr(before.rfind('\n') + 1) : before;
    const std::size_t column = base::place_of(last, last.size()).column;
    return {place_.line + lines, lines ? column : place_.column + column - 1};
}

}  // namespace gridwright::formats
