#pragma once

#include <string>
#include <vector>

#include "cli/command_row.h"
#include "store/save.h"

/// \file
/// What most sub-commands begin with: the save, the side, the turn they were asked for.

namespace flagplot::cli {

/// The arguments that mean the same everywhere.
inline constexpr ArgumentRow save_argument{"SAVE", Takes::text, true, "the campaign's save"};
inline constexpr ArgumentRow side_option{"--side", Takes::text, false, "a side, by its short name"};
inline constexpr ArgumentRow own_side_option{
    "--side", Takes::text, false, "the side, by its short name; who plays alone may leave it out"};
inline constexpr ArgumentRow truth_option{
    "--truth", Takes::nothing, false,
    "in a solo game: also show what the enemy has and does before the war is over"};
inline constexpr ArgumentRow turn_option{"--turn", Takes::number, false,
                                         "as it was when orders for this turn were wanted"};
inline constexpr ArgumentRow preview_option{
    "--preview", Takes::nothing, false, "what the side will be shown when the turn is released"};
inline constexpr ArgumentRow json_option{"--json", Takes::nothing, false, "as data"};

/// The save named by `SAVE`.
[[nodiscard]] Result<Save> open_save(const Arguments& arguments, Save::Access access);

/// The seat of the side of this name; the error names the nearest.
[[nodiscard]] Result<SeatId> seat_named(const Definition& definition, const std::string& side);

/// The seat whose knowledge alone the screen may show: that of a solo player, until the war
/// is over or `--truth` is given, which is then said to show the enemy. None: all may be shown.
[[nodiscard]] std::optional<SeatId> veiled_seat(const Save& save, const Arguments& arguments,
                                                Console& console);

/// The same where a command shows nothing but the truth: an error that names `what` it is.
[[nodiscard]] Result<void> check_unveiled(const Save& save, const Arguments& arguments,
                                          Console& console, const std::string& what);

/// The seat of `--side`, or without it that of a solo player; another seat than his is the
/// truth to him. Throws `ArgumentMissing` where nobody plays alone.
[[nodiscard]] Result<SeatId> seat_asked_for(const Save& save, const Arguments& arguments);

/// The words between commas, without blanks.
[[nodiscard]] std::vector<std::string> split_at_commas(const std::string& text);

/// The sides of a list like "uk,axis", sorted, each once.
[[nodiscard]] Result<std::vector<SideId>> sides_named(const Definition& definition,
                                                      const std::string& list);

/// The state at `--turn`, when its orders had come in, or the newest without it.
[[nodiscard]] Result<CampaignState> state_asked_for(const Save& save, const Arguments& arguments);

/// The same as a side may be shown it: nothing that has not been released, but with `--preview`.
[[nodiscard]] Result<CampaignState> state_for_side(const Save& save, const Arguments& arguments);

/// Is it what the next release will show that is asked for?
[[nodiscard]] bool is_next_release(const Save& save, const Arguments& arguments);

/// The entry that `state_for_side` is the state after, unless it is the next release that is asked
/// for.
[[nodiscard]] Result<std::int32_t> entry_for_side(const Save& save, const Arguments& arguments);

/// Says to the umpire that a side was not shown everything, if it was not.
void mention_what_is_held_back(const Save& save, const Arguments& arguments, Console& console);

/// "UK-K, UK-W"; what there is between the last two is `last`.
[[nodiscard]] std::string listed(const std::vector<std::string>& words,
                                 const std::string& last = ", ");

}  // namespace flagplot::cli
