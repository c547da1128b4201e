#pragma once

#include <string>

#include "store/save.h"

/// \file
/// Commands as texts of the record, typed by a person or made from a form.

namespace flagplot {

/// Reads a command. An error has no place, because the text is not from a file.
[[nodiscard]] Result<Command> command_in(const Save& save, const std::string& text);

/// Carries it out. Errors: those of `command_in`, and of the command.
[[nodiscard]] Result<Happened> carry_out_text(Save& save, const std::string& text);

}  // namespace flagplot
