#pragma once

#include <string>
#include <vector>

#include "present/desk/state/form_rows.h"

namespace flagplot::desk {

/// What the record says besides the state, as far as the viewer may read it.
/// A side, as commands and as people call it.
struct SideCalled {
    std::string id;
    std::string name;
};

struct RecordTail {
    std::string last_command;             ///< its first line; empty: nothing can be taken back
    std::vector<std::string> taken_back;  ///< what `RerunTakenBack` would do, one command a line
    std::vector<std::string> messages;    ///< passed on since the sides were last shown a turn
    std::vector<std::string> modules;     ///< modules with which a battle can be fought
    std::vector<SideCalled> sides;        ///< by `SideId`
    bool is_over = false;                 ///< the truth may be told to everybody
    Forms told = {};     ///< once the war is over: plans, history beside it, who passed unseen
    Forms reasons = {};  ///< once it is over: why admirals ordered what they ordered
};

}  // namespace flagplot::desk
