#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "present/desk/intent_names.h"

namespace flagplot::desk {

class Monkey;

/// What the desk is asked to do besides being used: for pictures, measurements and tests.
struct TestHooks {
    std::filesystem::path screenshot;  ///< shows the first whole frame, writes it here and ends
    bool measures = false;             ///< draws as fast as it can, says how fast, and ends
    std::shared_ptr<Monkey> monkey;    ///< plays, instead of somebody; none: nobody does
    std::string word;  ///< proposed to every side for the dice; empty: one that nobody can guess
    std::shared_ptr<IntentCounts> counts;  ///< of the intents carried out; none: not counted
};

}  // namespace flagplot::desk
