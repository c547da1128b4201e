#pragma once

#include <string>
#include <vector>

#include "cli/command_row.h"
#include "store/save.h"

/// \file
/// What most sub-commands begin with: the save, the side and the turn of their arguments.

namespace flagplot::cli {

/// Arguments with the same meaning in all commands.
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

/// The seat of the side with this name; the error names the nearest.
[[nodiscard]] Result<SeatId> seat_named(const Definition& definition, const std::string& side);

/// The only seat whose knowledge may be shown: that of a solo player, until the war is over or
/// `--truth` is given; then a warning says that it shows the enemy. None: everything may be shown.
[[nodiscard]] std::optional<SeatId> veiled_seat(const Save& save, const Arguments& arguments,
                                                Console& console);

/// The same for a command that shows only the truth: an error that names `what` it is.
[[nodiscard]] Result<void> check_unveiled(const Save& save, const Arguments& arguments,
                                          Console& console, const std::string& what);

/// The seat of `--side`, or without it that of a solo player; for them another seat counts as the
/// truth. Throws `ArgumentMissing` if there is no solo player.
[[nodiscard]] Result<SeatId> seat_asked_for(const Save& save, const Arguments& arguments);

/// The words between commas, without blanks.
[[nodiscard]] std::vector<std::string> split_at_commas(const std::string& text);

/// The sides in a list like "uk,axis", sorted, without repeats.
[[nodiscard]] Result<std::vector<SideId>> sides_named(const Definition& definition,
                                                      const std::string& list);

/// The state at `--turn`, when its orders were in; without it, the newest.
[[nodiscard]] Result<CampaignState> state_asked_for(const Save& save, const Arguments& arguments);

/// The same as a side may be shown it: nothing unreleased, except with `--preview`.
[[nodiscard]] Result<CampaignState> state_for_side(const Save& save, const Arguments& arguments,
                                                   SeatId seat);

/// Do the arguments ask for what the next release will show the side?
[[nodiscard]] bool is_next_release(const Save& save, const Arguments& arguments, SeatId seat);

/// The entry before the state of `state_for_side`, unless the next release is asked for.
[[nodiscard]] Result<std::int32_t> entry_for_side(const Save& save, const Arguments& arguments,
                                                  SeatId seat);

/// Tells the umpire that the side was not shown everything, if so.
void mention_what_is_held_back(const Save& save, const Arguments& arguments, SeatId seat,
                               Console& console);

/// "UK-K, UK-W"; `last` is written between the last two.
[[nodiscard]] std::string listed(const std::vector<std::string>& words,
                                 const std::string& last = ", ");

}  // namespace flagplot::cli
