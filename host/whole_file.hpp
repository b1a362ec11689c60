#pragma once

// Files that are written whole or not at all. A file grows without a name, or where the file system cannot do that
// under a temporary one beside its place, and takes the place at the end, in one step. Whatever ends the program before
// that leaves the old file as it was.

#include "gridwright/base/result.hpp"

#include <sys/stat.h>

#include <optional>
#include <string>
#include <string_view>

namespace gridwright::host {

/// The permissions of a new file, less what the user's mask takes away.
inline constexpr mode_t usual_mode = 0666;

/// Where a name leads when it is a symbolic link: the link stays and its target is replaced.
std::string followed(const std::string& name);

/// Why another file may not take the place of this one, as the end of a sentence: it is write-protected, which a new
/// file in its place would ignore, or it has further names, which would keep the old contents.
std::optional<std::string> why_not_replaced(const std::string& name);

class WholeFile {
  public:
    /// Begins a file that may replace the one of this name; an error is the reason why it cannot.
    static base::Result<WholeFile> begin(const std::string& name);

    WholeFile(WholeFile&& other) noexcept;
    WholeFile& operator=(WholeFile&&) = delete;
    /// Drops what has not taken its place.
    ~WholeFile();

    /// To write to.
    int descriptor() const { return descriptor_; }

    /// Takes the place of the file. Gives an errno, 0 when all went well.
    int take_place() { return take_name(place_); }

    /// Leaves the file as it was and stays beside it as `part`, in place of one that is there.
    int stay_beside() { return take_name(part()); }

    /// FILE.part; another name where FILE.run shows that FILE.part belongs to a run that can be resumed.
    std::string part() const;

  private:
    explicit WholeFile(std::string place) : place_(std::move(place)) {}
    int open_beside();
    int take_name(const std::string& name);
    int take_first_name(const std::string& wanted);

    std::string place_;      ///< what it is to replace
    std::string temporary_;  ///< its name until then; empty while it has none
    int descriptor_ = -1;
};

/// Puts a text in place of a file, whole or not at all; gives the reason when that fails.
std::optional<std::string> put_whole(const std::string& name, std::string_view text);

/// Writes all of the text; gives an errno, 0 when all went well.
int write_all(int descriptor, std::string_view text);

}  // namespace gridwright::host
