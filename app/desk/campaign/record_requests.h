#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "operations/progress.h"
#include "present/desk/state/intent.h"

/// \file
/// What the desk asks to be done with a save's record: each opens the save, carries out one
/// operation (`app/operations`) and returns a sentence to be shown. What hides the enemy from a
/// solo player hides it here too.

namespace flagplot::desk {

/// Takes a command back, and all that came after it. Errors: it is not of the line of play; a
/// solo player takes back no other than the last.
[[nodiscard]] Result<std::string> withdraw(const std::filesystem::path& file,
                                           const Withdraw& wanted);

/// Carries out again what was taken back, as far as it still applies.
[[nodiscard]] Result<std::string> rerun_taken_back(const std::filesystem::path& file,
                                                   const Progress& progress);

/// What `verify` finds.
[[nodiscard]] Result<std::string> verify_record(const std::filesystem::path& file);

/// Amends the campaign, or says what would change.
[[nodiscard]] Result<std::string> amend_data(const std::filesystem::path& file,
                                             const AmendData& wanted);

[[nodiscard]] Result<std::string> export_record(const std::filesystem::path& file,
                                                const ExportRecord& wanted);

[[nodiscard]] Result<std::string> write_report(const std::filesystem::path& file,
                                               const WriteReport& wanted, const Progress& progress);

[[nodiscard]] Result<std::string> write_newspaper(const std::filesystem::path& file,
                                                  const WriteNewspaper& wanted,
                                                  const Progress& progress);

}  // namespace flagplot::desk
