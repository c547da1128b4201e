#pragma once

#include <string>
#include <vector>

namespace flagplot::desk {

/// What the record says beside the state, as far as the one at the desk may read it.
struct RecordTail {
    std::string last_command;             ///< its first line; empty: nothing can be taken back
    std::vector<std::string> taken_back;  ///< what `RerunTakenBack` would do, a command a line
    std::vector<std::string> messages;    ///< passed since the sides were last shown a turn
    std::vector<std::string> modules;     ///< games in which a battle can be fought
    std::vector<std::string> sides;       ///< their ids, by `SideId`
    bool is_over = false;                 ///< the truth may be told to everybody
};

}  // namespace flagplot::desk
