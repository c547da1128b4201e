#include "present/war/what_if.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "present/truth/fact_text.h"
#include "view/briefing.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// Is it a consequence, and not the orders themselves or the frame of the turn?
bool is_consequence(const Fact& fact) {
    return is_for_summary(fact) &&
           !is_one_of<TurnOpened, TurnClosed, CommandWithdrawn, SheetRefused, NoteTaken,
                      BriefingsReleased, BriefingsReleasedTo, MessagePassed>(fact);
}

std::vector<std::string> consequences(const Definition& definition, const WarTurn& turn) {
    std::vector<std::string> sentences;
    for (const Fact& fact : turn.facts) {
        if (!is_consequence(fact)) continue;
        const std::string sentence = sentence_of(definition, turn.after, fact);
        if (sentence.empty()) continue;
        const auto hour = hour_of(fact);
        const Moment begin = definition.calendar.begin_of(turn.turn);
        sentences.push_back(hour ? hour_text(begin + *hour) + " " + sentence : sentence);
    }
    return sentences;
}

/// Those of `some` that are not in `others`, in order.
std::vector<std::string> without(const std::vector<std::string>& some,
                                 const std::vector<std::string>& others) {
    std::vector<std::string> left;
    std::copy_if(some.begin(), some.end(), std::back_inserter(left), [&](const std::string& each) {
        return std::find(others.begin(), others.end(), each) == others.end();
    });
    return left;
}

std::optional<FirstDifference> first_difference(const Definition& definition,
                                                std::span<const WarTurn> was,
                                                std::span<const WarTurn> would) {
    for (std::size_t i = 0; i < was.size(); ++i) {
        const auto then = consequences(definition, was[i]);
        const auto now = consequences(definition, would[i]);
        if (then != now)
            return FirstDifference{was[i].turn, without(then, now), without(now, then)};
    }
    return std::nullopt;
}

/// Who sights whom, by the names of both, and in which turn first.
using FirstSightings = std::map<std::pair<std::string, std::string>, TurnNumber>;

FirstSightings sightings_in(const Definition& definition, std::span<const WarTurn> turns) {
    FirstSightings first;
    for (const WarTurn& turn : turns) {
        const auto add = [&](SideId side, FormationId target) {
            const FormationRow& row = row_of(definition, turn.after, target);
            first.try_emplace({definition.side(side).name, flagplot::title_of(row.id, row.name)},
                              turn.turn);
        };
        for (const Fact& fact : turn.facts) {
            const auto* tried = std::get_if<SightingTried>(&fact);
            if (tried != nullptr && tried->has_succeeded) add(tried->side, tried->tried.target);
            if (const auto* found = std::get_if<FoundFromAir>(&fact)) {
                add(found->side, found->target);
            }
        }
    }
    return first;
}

std::vector<SightingChange> changes(const FirstSightings& was, const FirstSightings& would) {
    std::map<std::pair<std::string, std::string>, SightingChange> all;
    for (const auto& [who, turn] : was) all[who].was = turn;
    for (const auto& [who, turn] : would) all[who].would = turn;
    std::vector<SightingChange> changed;
    for (auto& [who, change] : all) {
        if (change.was == change.would) continue;
        std::tie(change.side, change.target) = who;
        changed.push_back(std::move(change));
    }
    return changed;
}

SideId side_of_ship(const Definition& definition, ShipId ship) {
    for (const FormationRow& row : definition.formations) {
        if (std::find(row.ships.begin(), row.ships.end(), ship) != row.ships.end()) return row.side;
    }
    return {};
}

std::vector<ShipChange> changes(const Definition& definition, const CampaignState& was,
                                const CampaignState& would) {
    std::vector<ShipChange> changed;
    for (std::uint32_t i = 0; i < was.ships.size(); ++i) {
        const BookShip& ship = definition.ship({i}).ship;
        const std::string then = state_text(ship, was.ships[i]);
        const std::string now = state_text(ship, would.ships[i]);
        if (then == now) continue;
        changed.push_back({ship.name, definition.side(side_of_ship(definition, {i})).name, then,
                           now, was.ships[i].is_lost(), would.ships[i].is_lost()});
    }
    return changed;
}

}  // namespace

std::int32_t lead_of(const Definition& definition, const CampaignState& state, SideId side) {
    const std::vector<std::int32_t> points = scores(definition, state);
    std::optional<std::int32_t> most;
    for (const SideId enemy : definition.side(side).hostile_to) {
        most = std::max(most.value_or(INT32_MIN), points.at(enemy.index()));
    }
    return points.at(side.index()) - most.value_or(0);
}

WhatIf compared(const Definition& definition, SideId side, std::span<const WarTurn> was,
                std::span<const WarTurn> would) {
    WhatIf result;
    result.id = definition.side(side).id;
    result.side = definition.side(side).name;
    result.turn = was.front().turn;
    result.until = was.back().turn;
    result.difference = first_difference(definition, was, would);
    result.sightings = changes(sightings_in(definition, was), sightings_in(definition, would));
    const CampaignState& then = was.back().after;
    const CampaignState& now = would.back().after;
    result.ships = changes(definition, then, now);
    const auto had = scores(definition, then);
    const auto has = scores(definition, now);
    for (std::size_t i = 0; i < had.size(); ++i) {
        result.points.push_back({definition.sides[i].id, definition.sides[i].name, had[i], has[i]});
    }
    result.lead = lead_of(definition, then, side);
    result.gain = lead_of(definition, now, side) - result.lead;
    return result;
}

}  // namespace flagplot
