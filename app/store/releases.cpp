#include "store/releases.h"

#include <algorithm>
#include <iterator>

#include "base/ensure.h"

namespace flagplot {

namespace {

bool closes_turn(const Entry& entry) {
    if (!entry.command.starts_with("resolve")) return false;
    const auto happened = decoded<Happened>(entry.happened);
    FLAGPLOT_ENSURE(happened);
    return std::any_of(happened->facts.begin(), happened->facts.end(),
                       [](const Fact& fact) { return std::holds_alternative<TurnClosed>(fact); });
}

/// The data in force after an entry.
const Definition& data_after(const Save& save, const Entry& entry) {
    const Rules& rules = save.written_rules();
    if (save.amendments().empty()) return rules.definition;
    return rules.data_in(save.state_after(entry.number));
}

bool is_release(const Save& save, const Entry& entry) {
    if (entry.parent == 0) return true;
    const bool is_by_hand =
        data_after(save, entry).table.release == Releasing::by_hand && !save.state().solo;
    return is_by_hand ? entry.command == "release" : closes_turn(entry);
}

bool is_between_turns(const CampaignState& state) {
    return state.progress.phase == Phase::orders || state.progress.phase == Phase::over;
}

}  // namespace

std::int32_t shown_entry(const Save& save) {
    if (!is_held_back(save.definition(), save.state())) return save.head();
    const std::vector<const Entry*> line = save.line();
    // Few commands lie between two releases, and states are folded from the snapshot before them.
    const auto shown = std::find_if(line.rbegin(), line.rend(), [&](const Entry* entry) {
        const CampaignState state = save.state_after(entry->number);
        return !is_held_back(save.written_rules().data_in(state), state);
    });
    FLAGPLOT_ENSURE(shown != line.rend());
    return (*shown)->number;
}

std::vector<const Entry*> since_last_release(const Save& save) {
    const std::vector<const Entry*> line = save.line();
    const auto last = std::find_if(line.rbegin(), line.rend(),
                                   [&](const Entry* entry) { return is_release(save, *entry); });
    return {last.base(), line.end()};
}

std::vector<Fact> messages_since_release(const Save& save) {
    std::vector<Fact> messages;
    for (const Entry* entry : since_last_release(save)) {
        if (!entry->command.starts_with("message ")) continue;
        auto happened = decoded<Happened>(entry->happened);
        FLAGPLOT_ENSURE(happened);
        std::copy_if(happened->facts.begin(), happened->facts.end(), std::back_inserter(messages),
                     [](const Fact& fact) { return std::holds_alternative<MessagePassed>(fact); });
    }
    return messages;
}

std::vector<ReleaseMade> releases_of(const Save& save) {
    const std::vector<const Entry*> line = save.line();
    std::vector<ReleaseMade> releases;
    for (const Entry& entry : save.entries()) {
        if (!is_release(save, entry)) continue;
        const CampaignState state = save.state_after(entry.number);
        const bool is_in_force = std::any_of(line.begin(), line.end(), [&](const Entry* each) {
            return each->number == entry.number;
        });
        releases.push_back({entry.number, state.turn, !is_between_turns(state), is_in_force});
    }
    return releases;
}

}  // namespace flagplot
