#include "evening/model.h"

#include <algorithm>

#include "base/ensure.h"

namespace flagplot::test {

namespace {

SeatId seat_named_in(const Definition& definition, const std::string& command) {
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        const std::string id = " " + definition.sides[side].id;
        if (command.find(id) == command.find(' ')) return {side};
    }
    FLAGPLOT_ENSURE(false);
    return {};
}

bool is_switch(const Fact& fact) {
    const auto* ruled = std::get_if<UmpireRuled>(&fact);
    return ruled != nullptr && std::holds_alternative<ruling::Switch>(ruled->what);
}

}  // namespace

bool Model::is_open() const {
    const bool waits = std::any_of(sides.begin(), sides.end(), [](const SideModel& side) {
        return side.told.size() > side.shown;
    });
    return is_by_hand && (waits || is_other_data);
}

bool Model::is_open(SeatId seat) const {
    const SideModel& side = sides.at(seat.index());
    return is_by_hand && (side.told.size() > side.shown || is_other_data);
}

void Model::add(const Definition& definition, const Entry& entry) {
    const auto happened = decoded<Happened>(entry.happened);
    FLAGPLOT_ENSURE(happened);
    for (const Told& told : happened->reports) {
        const bool is_answer = std::holds_alternative<OrdersReceived>(told.report);
        const bool is_mark = std::holds_alternative<Released>(told.report);
        if (!is_answer && !is_mark) sides.at(told.seat.index()).told.push_back(told.report);
    }
    const std::string verb = entry.command.substr(0, entry.command.find_first_of(" \n"));
    const auto has = [&](auto what) {
        return std::any_of(happened->facts.begin(), happened->facts.end(), what);
    };
    const bool is_closed =
        has([](const Fact& fact) { return std::holds_alternative<TurnClosed>(fact); });
    if (verb == "amend" || has(is_switch)) is_other_data = true;
    if (verb == "orders") refused.erase(seat_named_in(definition, entry.command));
    if (verb == "refuse") refused[seat_named_in(definition, entry.command)] = entry.command;
    if (is_closed) refused.clear();
    if (verb == "begin" || verb == "release" || (!is_by_hand && is_closed)) {
        const bool is_to_some = entry.command.starts_with("release to ");
        for (std::uint32_t side = 0; side < sides.size(); ++side) {
            const std::string to = " to " + definition.sides[side].id;
            if (is_to_some && (entry.command + " ").find(to + " ") == std::string::npos) continue;
            sides[side].shown = sides[side].told.size();
            sides[side].released = entry.number;
        }
        if (!is_to_some) is_other_data = false;
    }
}

}  // namespace flagplot::test
