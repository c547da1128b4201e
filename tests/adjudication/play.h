#pragma once

#include <map>
#include <string>
#include <vector>

#include "adjudication/case_dice.h"
#include "adjudication/case_file.h"
#include "campaign/fact.h"

namespace flagplot::book {

using Values = std::map<DieKey, std::int32_t>;

/// What one value of a case gave.
struct Outcome {
    std::string name;  ///< of the value; empty where the case has one only
    std::vector<std::string> problems;
    std::string transcript;
    std::vector<DieRolled> rolled;
    std::vector<ForcedDie> forced;
};

/// Plays a case for one value of its switch, none where it has one only, and checks every block of
/// it. `unnamed` are the dice that fall beside those the page forces; `root` is the folder that
/// holds `assets`.
[[nodiscard]] Outcome play_value(const Case& each, const Variant* variant, const std::string& root,
                                 const Values& unnamed);

}  // namespace flagplot::book
