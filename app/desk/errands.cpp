#include "desk/errands.h"

#include <fmt/format.h>

#include "campaign/solo.h"
#include "store/campaign_folder.h"
#include "store/disk.h"
#include "store/missing_orders.h"
#include "store/save.h"
#include "store/solo.h"
#include "view/check_orders.h"

namespace flagplot::desk {

namespace {

Result<Save> opened(const std::filesystem::path& save) {
    return Save::open(save, Save::Access::write, compiled);
}

/// The error of the first line that is wrong.
Result<void> check_clean(const CheckedSheet& checked) {
    for (const SheetLine& line : checked.lines) {
        if (!line.order) return Failure(line.order.error());
    }
    return {};
}

std::string standing_of(const Save& save, TurnNumber turn) {
    const CampaignState& state = save.state();
    if (state.stop) return fmt::format("Turn {} waits for a decision.", state.turn.count);
    if (state.progress.phase == Phase::over) return "The campaign is over.";
    if (state.turn == turn) return fmt::format("Turn {} was stopped on the way.", turn.count);
    return fmt::format("Turn {} is resolved.", turn.count);
}

/// Said of a sheet without a word for the dice (docs/dice.md).
std::string word_missing(const std::string& sheet) {
    if (sheet.find("\nWORD ") != std::string::npos) return {};
    return " They have no word for the dice: \"Add\" below the orders adds one.";
}

}  // namespace

Result<std::string> send_orders(const std::filesystem::path& file, SideId side,
                                const std::string& sheet) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const SeatId seat = seat_of(side);
    const ShownToSide shown(save->rules(), save->state(), seat);
    const auto checked = check_sheet(shown.book(), shown.view(), sheet, "");
    if (!checked) return Failure(checked.error());
    if (auto clean = check_clean(*checked); !clean) return Failure(clean.error());
    const auto taken = save->carry_out(SubmitOrders{seat, checked->sheet, {}});
    if (!taken) return Failure(veiled(save->definition(), save->state(), taken.error()));
    return fmt::format("The orders of {} for turn {} are in.{}", shown.book().own_side().name,
                       checked->sheet.turn.count, word_missing(sheet));
}

Result<std::string> write_sheet(const std::filesystem::path& view_file, TurnNumber turn,
                                const std::string& sheet) {
    std::filesystem::path file = view_file;
    file.replace_filename(
        fmt::format("{}-turn-{}.orders.txt", view_file.stem().string(), turn.count));
    replace_file(file, sheet);
    return fmt::format("The orders are in {}, and on the clipboard.{}", file.string(),
                       word_missing(sheet));
}

Result<std::string> resolve_turn(const std::filesystem::path& file, const std::stop_token& stop,
                                 std::atomic<std::int32_t>& pieces) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const TurnNumber turn = save->state().turn;
    std::string said;
    const auto provided = provide_for_missing(*save, std::nullopt, said);
    if (!provided) return Failure(provided.error());
    constexpr std::int32_t at_once = 200;  // pieces of work between two looks at the stop
    while (save->state().turn == turn && !stop.stop_requested()) {
        const auto happened =
            save->state().solo ? play_on(*save) : save->carry_out(Resolve{at_once});
        if (!happened) return Failure(happened.error());
        pieces += at_once;
        if (save->state().stop || save->state().progress.phase == Phase::over) break;
    }
    return said + standing_of(*save, turn);
}

Result<std::string> release_turn(const std::filesystem::path& file) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    if (!is_held_back(save->definition(), save->state())) {
        return failure(ErrorCode::nothing_to_release);
    }
    const auto released = save->carry_out(Release{});
    if (!released) return Failure(released.error());
    return fmt::format("Every side has what it was told, up to turn {}.", save->state().turn.count);
}

}  // namespace flagplot::desk
