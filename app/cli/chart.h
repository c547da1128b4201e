#pragma once

#include "cli/command_row.h"

namespace flagplot::cli {

extern const CommandRow chart_make_command;
extern const CommandRow chart_show_command;
extern const CommandRow chart_check_command;

}  // namespace flagplot::cli
