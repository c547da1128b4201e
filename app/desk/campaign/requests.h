#pragma once

#include <filesystem>
#include <string>

#include "base/id.h"
#include "base/quantity.h"
#include "base/result.h"
#include "operations/progress.h"
#include "present/desk/state/intent.h"
#include "present/desk/state/run_stops.h"

/// \file
/// What the desk asks to be done to a save: each opens it, carries out one operation
/// (`app/operations`) and returns a sentence to be shown.

namespace flagplot::desk {

/// Hands a sheet in, the same text that the command `order` takes.
[[nodiscard]] Result<std::string> send_orders(const std::filesystem::path& file, SideId side,
                                              const std::string& sheet);

/// Writes a sheet beside the view file it was made from, for the one who holds the save.
[[nodiscard]] Result<std::string> write_sheet(const std::filesystem::path& view_file,
                                              TurnNumber turn, const std::string& sheet);

/// Resolves the turn, or the rest of it, to its end or its next stop.
[[nodiscard]] Result<std::string> resolve_turn(const std::filesystem::path& file,
                                               const Progress& progress);

/// Resolves turn after turn until something is to be decided.
[[nodiscard]] Result<std::string> run_on(const std::filesystem::path& file, RunStops stops,
                                         const Progress& progress);

/// Shows every side what it was told, and writes what each is sent where a folder is named.
[[nodiscard]] Result<std::string> release_turn(const std::filesystem::path& file,
                                               const ReleaseTurn& wanted);

/// Carries out a command in the record's own words.
[[nodiscard]] Result<std::string> carry_out_text(const std::filesystem::path& file,
                                                 const std::string& command);

/// Writes the papers of an open battle into a folder, and none over others.
[[nodiscard]] Result<std::string> print_papers(const std::filesystem::path& file,
                                               const PrintPapers& wanted);

/// Has captains fight an open battle to its end and hands its result in.
[[nodiscard]] Result<std::string> fight_out(const std::filesystem::path& file,
                                            const FightOut& wanted, const Progress& progress);

/// What the captain who waits for it does. Errors: those of `answer`.
[[nodiscard]] Result<std::string> answer_captain(const std::filesystem::path& file, SideId side,
                                                 const AnswerCaptain& wanted);

/// Which of the two ways that a card leaves. Errors: those of `choose`.
[[nodiscard]] Result<std::string> choose_way(const std::filesystem::path& file, SideId side,
                                             const ChooseWay& wanted);

}  // namespace flagplot::desk
