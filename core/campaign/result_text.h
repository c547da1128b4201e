#pragma once

#include <string>

#include "campaign/command.h"
#include "campaign/command_words.h"

/// \file
/// The result of a battle as the text of a command: a line for the battle, one for each ship that
/// is mentioned, one for each formation or part of one that left, one for each side that learned
/// something.

namespace flagplot {

/// "battle 1 minutes 80", and the lines after it.
[[nodiscard]] std::string text_of(const CommandNames& names, const ReportBattle& command);

/// Reads all of it. The word "battle" has already been read.
[[nodiscard]] ReportBattle read_report(const CommandNames& names, Scanner& in);

}  // namespace flagplot
