#pragma once

// Files that are written whole or not at all. A new file grows without a name, or under a temporary name where the file
// system has no files without one, and replaces the old file at the end, in one step. Whatever ends the program before
// that leaves the old file as it was.

#include "gridwright/base/result.hpp"

#include <sys/stat.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::host {

/// The permissions of a new file before the umask applies.
inline constexpr mode_t usual_mode = 0666;

/// The target of a name that is a symbolic link, else the name. The link stays, and its target is replaced or created.
std::string followed(const std::string& name);

/// Why a file must not be replaced, as the end of a sentence: it is write-protected, which a new file would ignore; it
/// has further hard links, which would keep the old contents; or another process has locked it. None when it may be.
std::optional<std::string> why_not_replaced(const std::string& name);

class WholeFile {
  public:
    /// Begins a file that will replace the one of this name; an error is the reason why it cannot.
    static base::Result<WholeFile> begin(const std::string& name);

    WholeFile(WholeFile&& other) noexcept;
    WholeFile& operator=(WholeFile&&) = delete;
    /// Drops the new file unless it has a name by now.
    ~WholeFile();

    /// The open file to write to.
    int descriptor() const { return descriptor_; }

    /// Replaces the old file. Gives an errno, or 0 on success.
    int take_place() { return take_name(place_); }

    /// Leaves the old file as it is and keeps the new one beside it as FILE.part, replacing an earlier FILE.part; under
    /// another name when FILE.part must not be replaced or belongs to a run that can be resumed, which FILE.run shows.
    /// It may still replace the old file afterwards. Gives an errno, or 0 on success.
    int stay_beside();

    /// Sets the names of files that `stay_beside` must not replace.
    void spare(std::vector<std::string> names) { spared_ = std::move(names); }

    /// The name that `stay_beside` gave it; empty before.
    const std::string& beside() const { return beside_; }

  private:
    explicit WholeFile(std::string place) : place_(std::move(place)) {}
    int open_beside();
    int take_name(const std::string& name);
    int take_private_name();
    bool may_replace(const std::string& name) const;

    std::string place_;  ///< the file to replace
    std::string beside_;
    std::vector<std::string> spared_;
    std::string temporary_;  ///< its name before it replaces the file; empty while it has none
    int descriptor_ = -1;
};

/// Replaces the contents of a file, wholly or not at all; gives the reason when that fails.
std::optional<std::string> put_whole(const std::string& name, std::string_view text);

}  // namespace gridwright::host
