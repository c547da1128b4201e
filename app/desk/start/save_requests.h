#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "present/desk/start/notice.h"

/// \file
/// What the start page asks to be done with a save that cannot be opened. Each returns what is to
/// be said of it, and what can be done next.

namespace flagplot::desk {

/// Puts the copy beside a damaged save in its place.
[[nodiscard]] Result<Notice> restore_save(const std::string& save);

/// Makes a save for this version, beside the old one. Where anything differs it says so and asks
/// first, unless `takes_differences`.
[[nodiscard]] Result<Notice> upgrade_save(const UpgradeSave& wanted, const std::stop_token& stop);

}  // namespace flagplot::desk
