#pragma once

// Files that are written whole or not at all. A file grows without a name, or where the file system cannot do that
// under a temporary one beside its place, and takes the place at the end, in one step. Whatever ends the program before
// that leaves the old file as it was.

#include "gridwright/base/result.hpp"

#include <sys/stat.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::host {

/// The permissions of a new file, less what the user's mask takes away.
inline constexpr mode_t usual_mode = 0666;

/// Where a name leads when it is a symbolic link: the link stays and its target is replaced, or made where there is
/// none.
std::string followed(const std::string& name);

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
    /// where FILE.part may not be replaced or belongs to a run that can be resumed (FILE.run shows that). It may still
    /// take its place afterwards.
    int stay_beside();

    /// Names of files that it may not replace when it stays beside its own.
    void spare(std::vector<std::string> names) { spared_ = std::move(names); }

    /// Where it stays; empty until it does.
    const std::string& beside() const { return beside_; }

  private:
    explicit WholeFile(std::string place) : place_(std::move(place)) {}
    int open_beside();
    int take_name(const std::string& name);
    int take_private_name();
    bool may_replace(const std::string& name) const;

    std::string place_;  ///< what it is to replace
    std::string beside_;
    std::vector<std::string> spared_;
    std::string temporary_;  ///< its name until then; empty while it has none
    int descriptor_ = -1;
};

/// Puts a text in place of a file, whole or not at all; gives the reason when that fails.
std::optional<std::string> put_whole(const std::string& name, std::string_view text);

}  // namespace gridwright::host
