#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "present/desk/start/notice.h"

/// \file
/// What the start page can do with a save that cannot be opened. Each function returns what to say,
/// and what can be done next.

namespace flagplot::desk {

/// Replaces a damaged save with the copy beside it.
[[nodiscard]] Result<Notice> restore_save(const std::string& save);

/// Makes a save for this version beside the old one. If anything differs, it says so and asks
/// first, unless `takes_differences`.
[[nodiscard]] Result<Notice> upgrade_save(const UpgradeSave& wanted, const std::stop_token& stop);

}  // namespace flagplot::desk
