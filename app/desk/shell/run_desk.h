#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/window/event_source.h"
#include "desk/window/journey.h"

/// \file
/// The desk as a program: its arguments and its exit status.

namespace flagplot::desk {

/// What the arguments of a command line ask for, with an empty file for the start page; none if it
/// cannot be shown.
[[nodiscard]] std::optional<DocumentWanted> wanted_by(const std::vector<std::string>& words);

/// Runs until the desk is left. Exit status: 0; 1 if a file cannot be shown; 2 for wrong usage; 3
/// if the machine has no display. All but 0 give the reason on standard error.
[[nodiscard]] int run_desk(const std::vector<std::string>& words, EventSource& source);

}  // namespace flagplot::desk
