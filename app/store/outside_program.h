#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"

namespace flagplot {

/// Runs a program of the user's with these arguments and waits for it, no longer than `limit`: then
/// it is stopped. Its output goes where ours goes for errors. Error: it cannot be started, ended
/// with another status than 0, or took too long. Throws `MachineTrouble`.
[[nodiscard]] Result<void> run_outside(const std::string& program,
                                       const std::vector<std::string>& arguments,
                                       std::chrono::seconds limit);

/// An empty folder of our own for a while; gone with all in it when this is.
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
