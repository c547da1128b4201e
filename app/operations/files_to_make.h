#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "operations/progress.h"

namespace flagplot {

/// Files that are made piece by piece, and written when all are made: cancelled on the way, none
/// is.
class FilesToMake {
  public:
    FilesToMake() = default;
    FilesToMake(const FilesToMake&) = delete;
    FilesToMake& operator=(const FilesToMake&) = delete;

    /// A piece of work that the files behind it need.
    void add(std::function<void()> piece) { pieces_.push_back(std::move(piece)); }
    /// A file that is a piece of work itself.
    void add_file(std::filesystem::path path, std::function<std::string()> bytes);

    /// Makes and writes them, replacing older ones; their paths, in order. None: it was cancelled.
    /// Throws `MachineTrouble`.
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> write(const Progress& progress);

  private:
    std::vector<std::function<void()>> pieces_;
    std::vector<std::pair<std::filesystem::path, std::string>> files_;
};

}  // namespace flagplot
