#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>

#include "campaign/definition.h"
#include "files/file_kind.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// Checks files one after another, each once: for `flagplot lint` and the desk.

namespace flagplot {

/// The side whose orders are to be checked.
struct Eyes {
    Book book;
    SideView view;
};

/// What files are checked against.
struct Known {
    std::optional<Definition> campaign = {};
    std::optional<Eyes> eyes = {};
};

class FileCheck {
  public:
    /// `known` must outlive the check.
    explicit FileCheck(const Known& known) : known_(known) {}

    /// Checks a file, or the folder of a campaign. A file of a campaign is checked together with
    /// all of it.
    void take(const std::filesystem::path& path);

    /// Every file that was read.
    [[nodiscard]] const std::set<std::string>& files() const { return files_; }

    /// Sorted by place, without repeats.
    [[nodiscard]] Diagnostics problems() const;

    /// What is correct but worth knowing, one sentence each, after the name of its file.
    [[nodiscard]] const std::set<std::string>& notes() const { return notes_; }

  private:
    void take_campaign(const std::filesystem::path& folder);
    [[nodiscard]] Diagnostics problems_of(const FileKindRow& row, const SourceFile& file) const;
    /// Notes what a movement point means there, if squares have another size than it is made for
    /// (A-ST-01).
    void note_scale(const std::string& file, std::int32_t square_side_nm, PointsScale scale);
    void note_scale(const SourceFile& chart);
    void add(const Diagnostics& problems);
    void add(const std::string& file, Error error);

    const Known& known_;
    std::set<std::string> files_;
    std::set<std::filesystem::path> campaigns_;
    Diagnostics problems_;
    std::set<std::string> notes_;
};

}  // namespace flagplot
