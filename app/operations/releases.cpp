#include "operations/releases.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/ensure.h"
#include "campaign/command_kind.h"

namespace flagplot {

namespace {

/// Could the sides see everything they had been told after this entry?
bool is_release(const Entry& entry) {
    constexpr std::array kinds{CommandKind::begin, CommandKind::release, CommandKind::resolve,
                               CommandKind::amend};
    const auto kind = kind_of(entry.command);
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) return false;
    const auto happened = what_happened(entry);
    return std::any_of(happened.reports.begin(), happened.reports.end(), [](const Told& told) {
        return std::holds_alternative<Released>(told.report);
    });
}

bool is_between_turns(const CampaignState& state) {
    return state.progress.phase == Phase::orders || state.progress.phase == Phase::over;
}

}  // namespace

std::int32_t shown_entry(const Save& save) {
    if (!is_held_back(save.definition(), save.state())) return save.head();
    const std::vector<const Entry*> line = save.line();
    // Few commands are between two releases, and states are calculated from the snapshot before
    // them.
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
                                   [](const Entry* entry) { return is_release(*entry); });
    return {last.base(), line.end()};
}

std::int32_t last_release(const Save& save) {
    const std::vector<const Entry*> line = save.line();
    const std::vector<const Entry*> since = since_last_release(save);
    FLAGPLOT_ENSURE(since.size() < line.size());  // the first entry releases the first briefings
    return line[line.size() - since.size() - 1]->number;
}

std::map<TurnNumber, std::int32_t> turns_shown(const Save& save) {
    std::map<TurnNumber, std::int32_t> shown;
    std::map<TurnNumber, std::int32_t> unseen;  // resolved before it was released
    const std::int32_t released = last_release(save);
    CampaignState state = save.state_after(0);
    for (const Entry* entry : save.line()) {
        state = state_with(std::move(state), *entry);
        if (!is_between_turns(state)) continue;
        if (!is_held_back(save.written_rules().data_in(state), state)) {
            shown[state.turn] = entry->number;
        } else if (entry->number <= released) {
            unseen[state.turn] = entry->number;
        }
    }
    shown.merge(unseen);
    return shown;
}

std::vector<Fact> messages_since_release(const Save& save) {
    std::vector<Fact> messages;
    for (const Entry* entry : since_last_release(save)) {
        if (kind_of(entry->command) != CommandKind::message) continue;
        auto happened = what_happened(*entry);
        std::copy_if(happened.facts.begin(), happened.facts.end(), std::back_inserter(messages),
                     [](const Fact& fact) { return std::holds_alternative<MessagePassed>(fact); });
    }
    return messages;
}

std::vector<ReleaseMade> releases_of(const Save& save) {
    const std::vector<const Entry*> line = save.line();
    std::vector<ReleaseMade> releases;
    for (const Entry& entry : save.entries()) {
        if (!is_release(entry)) continue;
        const CampaignState state = save.state_after(entry.number);
        const bool is_in_force = std::any_of(line.begin(), line.end(), [&](const Entry* each) {
            return each->number == entry.number;
        });
        releases.push_back({entry.number, state.turn, !is_between_turns(state), is_in_force});
    }
    return releases;
}

}  // namespace flagplot
