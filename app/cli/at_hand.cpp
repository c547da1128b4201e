#include "cli/at_hand.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ensure.h"
#include "store/campaign_folder.h"

namespace flagplot::cli {

Result<Save> open_save(const Arguments& arguments, Save::Access access) {
    return Save::open(arguments.text("SAVE"), access, compiled);
}

Result<SeatId> seat_named(const Definition& definition, const std::string& side) {
    std::vector<std::string> ids;
    for (const SideRow& row : definition.sides) ids.push_back(row.id);
    const auto found = std::find(ids.begin(), ids.end(), side);
    if (found == ids.end()) {
        return failure(ErrorCode::unknown_side, {side}, {}, nearest_word(side, ids));
    }
    return SeatId{static_cast<std::uint32_t>(found - ids.begin())};
}

Result<OwnNumber> formation_named(const Roster& roster, const std::string& name) {
    const auto& own = roster.formations;
    const auto found = std::find(own.begin(), own.end(), name);
    if (found == own.end()) {
        return failure(ErrorCode::unknown_formation, {name}, {}, nearest_word(name, own));
    }
    return OwnNumber{static_cast<std::uint32_t>(found - own.begin()) + 1};
}

namespace {

bool wants_orders(const CampaignState& state) {
    return state.progress.phase == Phase::orders || state.progress.phase == Phase::over;
}

}  // namespace

Result<CampaignState> state_asked_for(const Save& save, const Arguments& arguments) {
    const auto asked = arguments.number("--turn");
    if (!asked) return save.state();
    std::optional<CampaignState> found;
    CampaignState state = first_state(save.definition());
    for (const Entry* entry : save.line()) {
        auto after = folded(std::move(state), *entry);
        FLAGPLOT_ENSURE(after);
        state = *std::move(after);
        const auto turn = static_cast<std::uint64_t>(state.turn.count);
        if (turn == *asked && wants_orders(state)) found = state;
    }
    if (!found) {
        return failure(
            ErrorCode::out_of_range,
            {"--turn", std::to_string(*asked),
             fmt::format("a turn that has been reached, 1 to {}", save.state().turn.count)});
    }
    return *std::move(found);
}

std::string listed(const std::vector<std::string>& words, const std::string& last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i != 0) text += i + 1 == words.size() ? last : ", ";
        text += words[i];
    }
    return text;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace flagplot::cli
