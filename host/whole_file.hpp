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

/// Where a name leads when it is a symbolic link: the link stays and its target is replaced, or made where there is
/// none.
std::string followed(const std::string& name);

/// The open file that a name such as /dev/stdout or /dev/fd/3 stands for, which is written to and never replaced.
std::optional<int> descriptor_named(const std::string& name);

/// Whether the open file goes by this name; another one may have taken its place.
bool is_named(int descriptor, const std::string& name);

/// Whether two names lead to the same file.
bool same_file(const std::string& one, const std::string& other);

/// Why another file may not take the place of this one, as the end of a sentence: it is write-protected, which a new
/// file in its place would ignore; it has further names, which would keep the old contents; or somebody has locked it.
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

    /// Leaves the file as it was and stays beside it as FILE.part, in place of one that is there; under another name
    /// where FILE.part cannot be had, is in use, or belongs to a run that can be resumed (FILE.run shows that).
    int stay_beside();

    /// Another name than FILE.part is to be used, as somebody needs that one.
    void spare_part() { part_is_free_ = false; }

    /// FILE.part.
    std::string part() const { return place_ + ".part"; }

    /// Where it stays; empty until it does.
    const std::string& beside() const { return beside_; }

  private:
    explicit WholeFile(std::string place) : place_(std::move(place)) {}
    int open_beside();
    int take_name(const std::string& name);
    int take_private_name();

    std::string place_;  ///< what it is to replace
    std::string beside_;
    bool part_is_free_ = true;
    std::string temporary_;  ///< its name until then; empty while it has none
    int descriptor_ = -1;
};

/// Puts a text in place of a file, whole or not at all; gives the reason when that fails.
std::optional<std::string> put_whole(const std::string& name, std::string_view text);

}  // namespace gridwright::host
