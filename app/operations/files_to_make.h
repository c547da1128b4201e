#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "operations/progress.h"

namespace flagplot {

/// Files that are made one after another, and written only when all are made. If it is cancelled
/// before, none is written.
class FilesToMake {
  public:
    FilesToMake() = default;
    FilesToMake(const FilesToMake&) = delete;
    FilesToMake& operator=(const FilesToMake&) = delete;

    /// A piece of work that later files need.
    void add(std::function<void()> piece) { pieces_.push_back(std::move(piece)); }
    /// A file, which is a piece of work itself.
    void add_file(std::filesystem::path path, std::function<std::string()> bytes);

    /// Makes and writes them, replacing older ones. Returns their paths, in order; none if it was
    /// cancelled. Throws `MachineTrouble`.
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> write(const Progress& progress);

  private:
    std::vector<std::function<void()>> pieces_;
    std::vector<std::pair<std::filesystem::path, std::string>> files_;
};

}  // namespace flagplot
