#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "operations/progress.h"
#include "present/desk/state/intent.h"

/// \file
/// What the desk does with a save's record: each request opens the save, carries out one operation
/// (`app/operations`) and returns a sentence to show. They hide from a solo player what the enemy
/// does.

namespace flagplot::desk {

/// Takes back a command and everything after it. Errors: it is not in the line of play; a solo
/// player may only take back the last.
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

/// What would have happened with another order: in truth for the umpire, on their own knowledge for
/// a solo player. Changes nothing.
[[nodiscard]] Result<std::string> answer_what_if(const std::filesystem::path& file,
                                                 const AskWhatIf& wanted, const Progress& progress);

[[nodiscard]] Result<std::string> write_newspaper(const std::filesystem::path& file,
                                                  const WriteNewspaper& wanted,
                                                  const Progress& progress);

}  // namespace flagplot::desk
