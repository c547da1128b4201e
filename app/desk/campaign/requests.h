#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/id.h"
#include "base/quantity.h"
#include "base/result.h"
#include "operations/progress.h"
#include "present/desk/state/intent.h"
#include "present/desk/state/run_stops.h"

/// \file
/// What the desk does to a save: each request opens it, carries out one operation
/// (`app/operations`) and returns a sentence to show.

namespace flagplot::desk {

/// Hands in a sheet: the same text that the command `order` takes.
[[nodiscard]] Result<std::string> send_orders(const std::filesystem::path& file, SideId side,
                                              const std::string& sheet);

/// Writes a sheet beside the view file it was made from, for the person who has the save.
[[nodiscard]] Result<std::string> write_sheet(const std::filesystem::path& view_file,
                                              TurnNumber turn, const std::string& sheet);

/// Resolves the turn, or the rest of it, to its end or its next stop.
[[nodiscard]] Result<std::string> resolve_turn(const std::filesystem::path& file,
                                               const Progress& progress);

/// Hands in the sheet of a player without an umpire, unless it is empty, and resolves turn after
/// turn until something happens of these kinds, or a decision is needed.
[[nodiscard]] Result<std::string> go_on(const std::filesystem::path& file, SideId side,
                                        const std::string& sheet, RunStops stops,
                                        const Progress& progress);

/// Resolves turn after turn until a decision is needed.
[[nodiscard]] Result<std::string> run_on(const std::filesystem::path& file, RunStops stops,
                                         const Progress& progress);

/// Shows every side what it was told, and writes the files for each side if a folder is named.
[[nodiscard]] Result<std::string> release_turn(const std::filesystem::path& file,
                                               const ReleaseTurn& wanted,
                                               const std::vector<SideId>& held_back);

/// Carries out a command in the words of the record.
[[nodiscard]] Result<std::string> carry_out_text(const std::filesystem::path& file,
                                                 const std::string& command);

/// Writes the papers of an open battle into a folder, without replacing files.
[[nodiscard]] Result<std::string> print_papers(const std::filesystem::path& file,
                                               const PrintPapers& wanted);

/// Lets captains fight an open battle to its end, and hands in its result.
[[nodiscard]] Result<std::string> fight_out(const std::filesystem::path& file,
                                            const FightOut& wanted, const Progress& progress);

/// What the freed captain does. Errors: those of `answer`.
[[nodiscard]] Result<std::string> answer_captain(const std::filesystem::path& file, SideId side,
                                                 const AnswerCaptain& wanted);

/// Which option of a card is chosen. Errors: those of `choose`.
[[nodiscard]] Result<std::string> choose_way(const std::filesystem::path& file, SideId side,
                                             const ChooseWay& wanted);

}  // namespace flagplot::desk
