#pragma once

#include <atomic>
#include <filesystem>
#include <stop_token>
#include <string>

#include "base/result.h"
#include "present/desk/run_stops.h"

namespace flagplot::desk {

/// Resolves turn after turn until something is to be decided that `stops` names, until the campaign
/// is over, or until it is asked to stop; the rest is decided as `run_stop_table` says. Where one
/// plays alone, everything that waits for him stops it. Returns a sentence on where it stands.
/// `pieces` counts the pieces of work done.
[[nodiscard]] Result<std::string> run_on(const std::filesystem::path& file, RunStops stops,
                                         std::stop_token stop, std::atomic<std::int32_t>& pieces);

}  // namespace flagplot::desk
