#include "operations/turn.h"

#include "operations/solo.h"

namespace flagplot {

namespace {

/// Pieces of work before it checks again whether it was cancelled.
constexpr std::int32_t at_once = 200;

/// The reason, if there is anything to overrule.
std::string overruled_now(const Save& save, const std::string& why) {
    const bool is_begun = save.state().progress.phase != Phase::orders;
    const bool is_alike = sides_behind(save.definition(), save.state()).empty();
    return is_begun || is_alike ? std::string() : why;
}

Result<Happened> resolve_in_pieces(Save& save, const Progress& progress,
                                   const std::string& overruled) {
    const TurnNumber turn = save.state().turn;
    Happened all;
    while (standing_of(save, turn) == TurnStanding::midway && !progress.is_cancelled()) {
        auto happened = save.carry_out(Resolve{at_once, {}, overruled_now(save, overruled)});
        if (!happened) return happened;
        append(all, *std::move(happened));
        progress.advance(at_once);
    }
    return all;
}

}  // namespace

TurnStanding standing_of(const Save& save, TurnNumber turn) {
    const CampaignState& state = save.state();
    if (state.stop) return TurnStanding::waits;
    if (state.progress.phase == Phase::over) return TurnStanding::over;
    return state.turn == turn ? TurnStanding::midway : TurnStanding::resolved;
}

Result<Happened> resolve_turn(Save& save, const Progress& progress, const std::string& overruled) {
    if (save.state().solo) return play_on(save);
    const bool can_begin = standing_of(save, save.state().turn) == TurnStanding::midway;
    if (progress.may_be_cancelled() && can_begin) {
        return resolve_in_pieces(save, progress, overruled);
    }
    return save.carry_out(Resolve{{}, {}, overruled_now(save, overruled)});
}

}  // namespace flagplot
