#include "operations/releases.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

#include "base/ensure.h"
#include "campaign/command_kind.h"

namespace flagplot {

namespace {

/// The seats that an entry showed everything they had been told, sorted.
std::vector<SeatId> shown_by(const Entry& entry) {
    constexpr std::array kinds{CommandKind::begin, CommandKind::release, CommandKind::resolve,
                               CommandKind::amend};
    const auto kind = kind_of(entry.command);
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) return {};
    std::vector<SeatId> seats;
    for (const Told& told : what_happened(entry).reports) {
        if (std::holds_alternative<Released>(told.report)) seats.push_back(told.seat);
    }
    return seats;
}

/// Has each seat been shown something by the same release?
bool are_all_alike(const std::vector<std::int32_t>& releases) {
    return std::adjacent_find(releases.begin(), releases.end(), std::not_equal_to<>()) ==
           releases.end();
}

/// The newest entry that released anything, by seat.
std::vector<std::int32_t> last_releases(const Save& save) {
    std::vector<std::int32_t> last(save.state().views.size());
    const std::vector<const Entry*> line = save.line();
    const auto is_found = [](std::int32_t entry) { return entry != 0; };
    for (auto entry = line.rbegin(); entry != line.rend(); ++entry) {
        for (const SeatId seat : shown_by(**entry)) {
            std::int32_t& newest = last.at(seat.index());
            if (newest == 0) newest = (*entry)->number;
        }
        if (std::all_of(last.begin(), last.end(), is_found)) return last;
    }
    FLAGPLOT_ENSURE(false);  // the first entry releases the first briefings
    return last;
}

bool is_between_turns(const CampaignState& state) {
    return state.progress.phase == Phase::orders || state.progress.phase == Phase::over;
}

}  // namespace

std::int32_t shown_entry(const Save& save, SeatId seat) {
    if (!is_held_back(save.definition(), save.state(), seat)) return save.head();
    const std::vector<const Entry*> line = save.line();
    // Few commands are between two releases, and states are calculated from the snapshot before
    // them.
    const auto shown = std::find_if(line.rbegin(), line.rend(), [&](const Entry* entry) {
        const CampaignState state = save.state_after(entry->number);
        return !is_held_back(save.written_rules().data_in(state), state, seat);
    });
    FLAGPLOT_ENSURE(shown != line.rend());
    return (*shown)->number;
}

std::int32_t last_release(const Save& save, SeatId seat) {
    return last_releases(save).at(seat.index());
}

std::vector<SideId> sides_due(const Save& save) {
    const CampaignState& state = save.state();
    if (state.shown.rulings || are_all_alike(last_releases(save))) return {};
    std::vector<SideId> due;
    for (const auto& [seat, view] : state.shown.views) due.push_back(side_of(seat));
    if (due.size() == state.views.size()) due.clear();
    return due;
}

std::map<TurnNumber, std::int32_t> turns_shown(const Save& save, SeatId seat) {
    std::map<TurnNumber, std::int32_t> shown;
    std::map<TurnNumber, std::int32_t> unseen;  // resolved before it was released
    const std::int32_t released = last_release(save, seat);
    CampaignState state = save.state_after(0);
    for (const Entry* entry : save.line()) {
        state = state_with(std::move(state), *entry);
        if (!is_between_turns(state)) continue;
        if (!is_held_back(save.written_rules().data_in(state), state, seat)) {
            shown[state.turn] = entry->number;
        } else if (entry->number <= released) {
            unseen[state.turn] = entry->number;
        }
    }
    shown.merge(unseen);
    return shown;
}

std::vector<Fact> messages_since_release(const Save& save) {
    const std::vector<std::int32_t> released = last_releases(save);
    std::vector<Fact> messages;
    for (const Entry* entry : save.line()) {
        if (kind_of(entry->command) != CommandKind::message) continue;
        auto happened = what_happened(*entry);
        const auto& reports = happened.reports;
        const bool waits = std::any_of(reports.begin(), reports.end(), [&](const Told& told) {
            return released.at(told.seat.index()) < entry->number;
        });
        if (!waits) continue;
        std::copy_if(happened.facts.begin(), happened.facts.end(), std::back_inserter(messages),
                     [](const Fact& fact) { return std::holds_alternative<MessagePassed>(fact); });
    }
    return messages;
}

std::vector<ReleaseMade> releases_of(const Save& save) {
    const std::vector<const Entry*> line = save.line();
    std::vector<ReleaseMade> releases;
    for (const Entry& entry : save.entries()) {
        std::vector<SeatId> to = shown_by(entry);
        if (to.empty()) continue;
        const CampaignState state = save.state_after(entry.number);
        const bool is_in_force = std::any_of(line.begin(), line.end(), [&](const Entry* each) {
            return each->number == entry.number;
        });
        releases.push_back(
            {entry.number, state.turn, !is_between_turns(state), is_in_force, std::move(to)});
    }
    return releases;
}

}  // namespace flagplot
