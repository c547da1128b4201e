#pragma once

#include <string>

#include "store/save.h"

/// \file
/// What somebody wants done in the words of the record: typed, or put together by a form.

namespace flagplot {

/// The command that a text says. An error has no place, as the text is of no file.
[[nodiscard]] Result<Command> command_in(const Save& save, const std::string& text);

/// Carries it out. Errors: those of `command_in`, and of the command.
[[nodiscard]] Result<Happened> carry_out_text(Save& save, const std::string& text);

}  // namespace flagplot
