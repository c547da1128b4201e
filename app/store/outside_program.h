#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"

namespace flagplot {

/// Runs a program of the user's with these arguments and waits for it; after `limit` it is stopped.
/// Its output goes to our standard error. Error: it cannot be started, ended with another status
/// than 0, or took too long. Throws `MachineTrouble`.
[[nodiscard]] Result<void> run_outside(const std::string& program,
                                       const std::vector<std::string>& arguments,
                                       std::chrono::seconds limit);

/// An empty temporary folder, deleted with its contents when this object is.
class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

}  // namespace flagplot
