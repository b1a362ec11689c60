#pragma once

// Which characters are blanks, digits, letters and so on, in ASCII and whatever the locale is.

namespace gridwright::formats {

inline bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

inline bool is_lower(char c) {
    return c >= 'a' && c <= 'z';
}

inline bool is_letter(char c) {
    return is_lower(c) || (c >= 'A' && c <= 'Z');
}

inline bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// True for the characters of a Prolog name.
inline bool is_name_part(char c) {
    return is_letter(c) || is_digit(c) || c == '_';
}

}  // namespace gridwright::formats
