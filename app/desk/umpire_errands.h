#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

#include "base/id.h"
#include "base/result.h"

/// \file
/// What the umpire does to a save from his forms, each one transaction. What is returned is a
/// sentence to be shown.

namespace flagplot::desk {

/// Carries out a command in the record's own words.
[[nodiscard]] Result<std::string> carry_out_text(const std::filesystem::path& file,
                                                 const std::string& command);

/// Writes the papers of an open battle into a folder, and none over others; `is_printed`: as PDF
/// and tables too.
[[nodiscard]] Result<std::string> print_papers(const std::filesystem::path& file, BattleId battle,
                                               const std::string& folder, bool is_printed);

/// Has the captains of a module fight an open battle to its end and hands its result in: two
/// transactions. A stop asked for before that leaves the save as it was.
[[nodiscard]] Result<std::string> fight_out(const std::filesystem::path& file, BattleId battle,
                                            const std::string& module, const std::stop_token& stop);

/// Takes the last command of the line of play back that is not itself a withdrawal.
[[nodiscard]] Result<std::string> withdraw_last(const std::filesystem::path& file,
                                                const std::string& why);

}  // namespace flagplot::desk
