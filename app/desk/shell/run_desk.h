#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/window/event_source.h"
#include "desk/window/journey.h"

/// \file
/// The desk as a program: its words, its exit status.

namespace flagplot::desk {

/// What the words of a command line ask for, with an empty file for the start page; none: nothing
/// that can be shown.
[[nodiscard]] std::optional<DocumentWanted> wanted_by(const std::vector<std::string>& words);

/// Until the desk is left. The exit status: 0, 1 a file cannot be shown, 2 wrong usage, 3 the
/// machine has no display; all but 0 say why on standard error.
[[nodiscard]] int run_desk(const std::vector<std::string>& words, EventSource& source);

}  // namespace flagplot::desk
