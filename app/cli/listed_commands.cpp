#include "cli/listed_commands.h"

namespace flagplot::cli {

std::vector<ListedCommand> listed_commands() {
    std::vector<ListedCommand> commands;
    for (const CommandRow* row : command_table()) {
        if (row->actions.empty()) commands.push_back({std::string(row->name), row});
        for (const CommandRow* action : row->actions) {
            commands.push_back({std::string(row->name) + ' ' + std::string(action->name), action});
        }
    }
    return commands;
}

}  // namespace flagplot::cli
