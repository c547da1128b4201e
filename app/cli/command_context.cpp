#include "cli/command_context.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "base/ensure.h"
#include "campaign/solo.h"
#include "operations/new_game.h"
#include "operations/releases.h"
#include "operations/showing.h"
#include "store/campaign_folder.h"

namespace flagplot::cli {

Result<Save> open_save(const Arguments& arguments, Save::Access access) {
    return Save::open(arguments.text("SAVE"), access, compiled);
}

Result<SeatId> seat_named(const Definition& definition, const std::string& side) {
    const auto found = side_named(definition, side);
    if (!found) return Failure(found.error());
    return seat_of(*found);
}

std::optional<SeatId> veiled_seat(const Save& save, const Arguments& arguments, Console& console) {
    if (!is_veiled(save.state())) return std::nullopt;
    if (!arguments.has(truth_option.name)) return player_of(save.state());
    console.err << "This shows the enemy: you play alone, and the war is not over.\n";
    return std::nullopt;
}

Result<void> check_unveiled(const Save& save, const Arguments& arguments, Console& console,
                            const std::string& what) {
    if (veiled_seat(save, arguments, console)) {
        return failure(ErrorCode::hidden_from_player, {what});
    }
    return {};
}

Result<SeatId> seat_asked_for(const Save& save, const Arguments& arguments) {
    const auto player = player_of(save.state());
    if (!arguments.has(side_option.name)) {
        if (!player) throw ArgumentMissing(std::string(side_option.name));
        return *player;
    }
    const std::string& side = arguments.text(side_option.name);
    const auto seat = seat_named(save.definition(), side);
    if (!seat || *seat == player) return seat;
    if (is_veiled(save.state()) && !arguments.has(truth_option.name)) {
        return failure(ErrorCode::hidden_from_player, {"--side " + side});
    }
    return seat;
}

std::vector<std::string> split_at_commas(const std::string& text) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == ',') {
            parts.emplace_back();
        } else if (c != ' ') {
            parts.back() += c;
        }
    }
    return parts;
}

Result<std::vector<SideId>> sides_named(const Definition& definition, const std::string& list) {
    std::vector<SideId> sides;
    for (const std::string& side : split_at_commas(list)) {
        const auto seat = seat_named(definition, side);
        if (!seat) return Failure(seat.error());
        sides.push_back(side_of(*seat));
    }
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

namespace {

bool wants_orders(const CampaignState& state) {
    return state.progress.phase == Phase::orders || state.progress.phase == Phase::over;
}

Error no_such_turn(std::uint64_t asked, std::string_view known, std::int32_t latest) {
    return {ErrorCode::out_of_range,
            {"--turn", std::to_string(asked),
             fmt::format("a turn that has been {}, 1 to {}", known, latest)},
            {},
            {}};
}

/// The newest entry of the line of play when orders for this turn were due.
Result<std::int32_t> entry_at(const Save& save, std::uint64_t asked) {
    std::optional<std::int32_t> found;
    std::int32_t latest = 1;
    CampaignState state = save.state_after(0);
    for (const Entry* entry : save.line()) {
        state = state_with(std::move(state), *entry);
        latest = state.turn.count;
        const auto turn = static_cast<std::uint64_t>(latest);
        if (turn == asked && wants_orders(state)) found = entry->number;
    }
    if (found) return *found;
    return Failure(no_such_turn(asked, "reached", latest));
}

/// The same as a side has been shown it.
Result<std::int32_t> entry_shown_at(const Save& save, std::uint64_t asked, SeatId seat) {
    const auto shown = turns_shown(save, seat);
    for (const auto& [turn, entry] : shown) {
        if (static_cast<std::uint64_t>(turn.count) == asked) return entry;
    }
    return Failure(no_such_turn(asked, "released", shown.rbegin()->first.count));
}

Result<std::int32_t> entry_asked_for(const Save& save, const Arguments& arguments) {
    const auto asked = arguments.number("--turn");
    return asked ? entry_at(save, *asked) : Result<std::int32_t>(save.head());
}

}  // namespace

Result<CampaignState> state_asked_for(const Save& save, const Arguments& arguments) {
    if (!arguments.has("--turn")) return save.state();
    const auto entry = entry_asked_for(save, arguments);
    if (!entry) return Failure(entry.error());
    return save.state_after(*entry);
}

Result<std::int32_t> entry_for_side(const Save& save, const Arguments& arguments, SeatId seat) {
    if (arguments.has(preview_option.name)) return entry_asked_for(save, arguments);
    const auto asked = arguments.number("--turn");
    if (asked) return entry_shown_at(save, *asked, seat);
    return shown_entry(save, seat);
}

bool is_next_release(const Save& save, const Arguments& arguments, SeatId seat) {
    return arguments.has(preview_option.name) && !arguments.has("--turn") &&
           is_held_back(save.definition(), save.state(), seat);
}

Result<CampaignState> state_for_side(const Save& save, const Arguments& arguments, SeatId seat) {
    if (is_next_release(save, arguments, seat)) {
        auto shown = showing_to_be(save);
        if (!shown) return Failure(shown.error());
        return std::move(shown->state);
    }
    const auto entry = entry_for_side(save, arguments, seat);
    if (!entry) return Failure(entry.error());
    return *entry == save.head() ? save.state() : save.state_after(*entry);
}

void mention_what_is_held_back(const Save& save, const Arguments& arguments, SeatId seat,
                               Console& console) {
    if (arguments.has(preview_option.name) || arguments.has("--turn")) return;
    if (!is_held_back(save.definition(), save.state(), seat)) return;
    console.err << "The sides have not been shown what happened since; --preview shows it.\n";
}

std::string listed(const std::vector<std::string>& words, const std::string& last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i != 0) text += i + 1 == words.size() ? last : ", ";
        text += words[i];
    }
    return text;
}

}  // namespace flagplot::cli
