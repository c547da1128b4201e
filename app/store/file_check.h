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
/// Files checked one after another, each once: what `flagplot lint` and the desk's page do.

namespace flagplot {

/// The side whose orders are to be checked.
struct Eyes {
    Book book;
    SideView view;
};

/// What files are checked with, beside themselves.
struct Known {
    std::optional<Definition> campaign = {};
    std::optional<Eyes> eyes = {};
};

class FileCheck {
  public:
    /// `known` must outlive the check.
    explicit FileCheck(const Known& known) : known_(known) {}

    /// A file, or the folder of a campaign. A file of a campaign is checked with all of it.
    void take(const std::filesystem::path& path);

    /// Every file that was read.
    [[nodiscard]] const std::set<std::string>& files() const { return files_; }

    /// Sorted by place; what was found twice stands once.
    [[nodiscard]] Diagnostics problems() const;

    /// What is right and yet worth knowing, a sentence each, behind the name of its file.
    [[nodiscard]] const std::set<std::string>& notes() const { return notes_; }

  private:
    void take_campaign(const std::filesystem::path& folder);
    [[nodiscard]] Diagnostics problems_of(const FileKindRow& row, const SourceFile& file) const;
    /// What a point is worth there, where squares are not those that it is made for (A-ST-01).
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
