#pragma once

#include <atomic>
#include <filesystem>
#include <stop_token>
#include <string>

#include "base/id.h"
#include "base/quantity.h"
#include "base/result.h"

/// \file
/// What the desk does to a save: each as the command of the same name does it, one transaction of
/// its own. What is returned is a sentence to be shown.

namespace flagplot::desk {

/// Hands a sheet in, the same text that the command `order` takes.
[[nodiscard]] Result<std::string> send_orders(const std::filesystem::path& file, SideId side,
                                              const std::string& sheet);

/// Writes a sheet beside the view file it was made from, for whoever holds the save.
[[nodiscard]] Result<std::string> write_sheet(const std::filesystem::path& view_file,
                                              TurnNumber turn, const std::string& sheet);

/// Resolves the turn, or the rest of it, to its end or its next stop. A stop asked for is kept
/// between the pieces of work: then the turn stands where it got to, and can be gone on with.
/// `pieces` counts the pieces done.
[[nodiscard]] Result<std::string> resolve_turn(const std::filesystem::path& file,
                                               const std::stop_token& stop,
                                               std::atomic<std::int32_t>& pieces);

/// Shows every side what it was told.
[[nodiscard]] Result<std::string> release_turn(const std::filesystem::path& file);

}  // namespace flagplot::desk
