#pragma once

#include <string>

#include "campaign/command.h"
#include "campaign/command_words.h"

/// \file
/// The result of a battle as the text of a command: a line for the battle, one for each ship of
/// which something is said, one for each formation or part of one that left, one for each side that
/// learned something.

namespace flagplot {

/// "battle 1 minutes 80", and its lines behind it.
[[nodiscard]] std::string text_of(const CommandNames& names, const ReportBattle& command);

/// Reads all of it; the word "battle" has been read.
[[nodiscard]] ReportBattle read_report(const CommandNames& names, Scanner& in);

}  // namespace flagplot
