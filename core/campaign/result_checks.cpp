#include "campaign/result_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "campaign/engagement.h"

namespace flagplot {

namespace {

using Refusal = std::optional<Error>;

Error refused(ErrorCode code, std::vector<std::string> details) {
    return {code, std::move(details), {}, {}};
}

const std::string& name_of(const ResultCase& result, ShipId ship) {
    return result.definition.ship(ship).ship.name;
}

/// Whose a ship is.
SideId side_of(const ResultCase& result, ShipId ship) {
    for (std::uint32_t i = 0; i < result.definition.sides.size(); ++i) {
        const auto ships = ships_of(result.definition, {i});
        if (std::find(ships.begin(), ships.end(), ship) != ships.end()) return {i};
    }
    return {};
}

bool is_captured_by_own(const ResultCase& result, const ShipOutcome& ship) {
    return ship.fate == Fate::captured && ship.by == side_of(result, ship.ship);
}

/// Was she in the battle, afloat or not?
bool was_in(const ResultCase& result, ShipId ship) {
    const Battle& battle = result.battle();
    const bool went = std::any_of(battle.went_in.begin(), battle.went_in.end(),
                                  [&](const ShipWentIn& each) { return each.ship == ship; });
    return went || formation_in(result.state, battle, ship).has_value();
}

// --- the checks ----------------------------------------------------------------------------------

Refusal imported_twice(const ResultCase& result) {
    if (!result.battle().outcome) return std::nullopt;
    return refused(ErrorCode::result_twice, {std::to_string(result.id.number + 1)});
}

Refusal other_version(const ResultCase& result) {
    const auto& paper = result.outcome.paper;
    const auto number = static_cast<std::int32_t>(result.id.number) + 1;
    const bool is_read = paper && paper->contract >= tactical::oldest_contract &&
                         paper->contract <= tactical::contract_version;
    if (!paper || (paper->campaign == result.definition.id && paper->battle == number && is_read)) {
        return std::nullopt;
    }
    return refused(
        ErrorCode::result_other_version,
        {std::to_string(paper->battle), paper->campaign, std::to_string(paper->contract),
         std::to_string(number), result.definition.id, std::to_string(tactical::contract_version)});
}

/// As a program with that version of the contract makes it.
std::string fingerprint_by(std::int32_t contract, const tactical::BattleRequest& request) {
    return contract == tactical::oldest_contract ? first_fingerprint_of(request)
                                                 : fingerprint_of(request);
}

/// Once it has a result, what went in has changed only by that result.
Refusal edited_contact(const ResultCase& result) {
    const auto& paper = result.outcome.paper;
    if (!paper || result.battle().outcome || other_version(result)) return std::nullopt;
    const std::string now =
        fingerprint_by(paper->contract, request_of(result.definition, result.state, result.id));
    if (paper->fingerprint == now) return std::nullopt;
    return refused(ErrorCode::result_edited, {paper->fingerprint, now});
}

Refusal ship_twice(const ResultCase& result) {
    std::set<ShipId> seen;
    for (const ShipOutcome& ship : result.outcome.ships) {
        if (!seen.insert(ship.ship).second) {
            return refused(ErrorCode::result_ship_twice, {name_of(result, ship.ship)});
        }
    }
    return std::nullopt;
}

/// A result on paper lists all ships; one that was typed names only those that changed.
Refusal ship_missing(const ResultCase& result) {
    if (!result.outcome.paper) return std::nullopt;
    for (const ShipId ship : ships_in(result.state, result.battle())) {
        const auto& listed = result.outcome.ships;
        const bool is_listed =
            std::any_of(listed.begin(), listed.end(),
                        [&](const ShipOutcome& each) { return each.ship == ship; });
        if (!is_listed) return refused(ErrorCode::result_ship_missing, {name_of(result, ship)});
    }
    return std::nullopt;
}

Refusal ship_elsewhere(const ResultCase& result) {
    for (const ShipOutcome& ship : result.outcome.ships) {
        if (!was_in(result, ship.ship)) {
            return refused(ErrorCode::result_ship_elsewhere, {name_of(result, ship.ship)});
        }
    }
    return std::nullopt;
}

Refusal own_kill(const ResultCase& result) {
    for (const ShipOutcome& ship : result.outcome.ships) {
        const SideId owner = side_of(result, ship.ship);
        const bool is_loss = ship.fate == Fate::captured || ship.fate == Fate::sunk;
        if (!is_loss || ship.by != owner) continue;
        return refused(ErrorCode::result_own_kill,
                       {name_of(result, ship.ship), std::string(word_of(ship.fate)),
                        result.definition.side(owner).name});
    }
    return std::nullopt;
}

Refusal sunk_alive(const ResultCase& result) {
    for (const ShipOutcome& ship : result.outcome.ships) {
        const ShipState& before = went_in(result.state, result.battle(), ship.ship);
        const std::string& name = name_of(result, ship.ship);
        if (ship.fate == Fate::sunk && ship.hull > Hundredths{0}) {
            return refused(ErrorCode::result_sunk_alive,
                           {name, fmt::format("sunk, with hull {}", ship.hull.count)});
        }
        if (ship.fate == Fate::captured && ship.hull <= Hundredths{0}) {
            return refused(ErrorCode::result_sunk_alive, {name, "captured, with no hull left"});
        }
        const bool was_captured = before.is_lost() && !before.is_sunk();
        if (was_captured && ship.fate != Fate::captured && ship.hull > Hundredths{0}) {
            return refused(ErrorCode::result_sunk_alive,
                           {name, "afloat, and was captured before this battle"});
        }
    }
    return std::nullopt;
}

Refusal no_field_holder(const ResultCase& result) {
    if (result.outcome.field_holder) return std::nullopt;
    for (const ShipOutcome& ship : result.outcome.ships) {
        const ShipState& before = went_in(result.state, result.battle(), ship.ship);
        if (ship.fate != Fate::captured || before.fate == Fate::captured) continue;
        return refused(ErrorCode::result_no_holder, {name_of(result, ship.ship)});
    }
    return std::nullopt;
}

bool is_beyond(Hundredths share, Hundredths before) {
    return share < Hundredths{0} || share > before;
}

Refusal outside_limits(const ResultCase& result) {
    for (const ShipOutcome& ship : result.outcome.ships) {
        const ShipState& before = went_in(result.state, result.battle(), ship.ship);
        const std::string& name = name_of(result, ship.ship);
        if (ship.hull < Hundredths{0} || ship.speed < Hundredths{0}) {
            return refused(ErrorCode::result_beyond_limits,
                           {fmt::format("{} cannot have less than nothing left", name)});
        }
        if (is_beyond(ship.hull, before.hull) || is_beyond(ship.speed, before.speed)) {
            return refused(ErrorCode::result_beyond_limits,
                           {fmt::format("{} went in with hull {} and speed {} percent; a battle "
                                        "cannot raise them",
                                        name, before.hull.count, before.speed.count)});
        }
        const bool is_too_much =
            is_beyond(ship.crew.value_or(before.crew), before.crew) ||
            is_beyond(ship.firepower.value_or(before.firepower), before.firepower);
        if (is_too_much) {
            return refused(ErrorCode::result_beyond_limits,
                           {fmt::format("{} went in with crew {} and firepower {} percent; "
                                        "a battle leaves as much or less, down to 0",
                                        name, before.crew.count, before.firepower.count)});
        }
    }
    return std::nullopt;
}

Refusal ammunition_gained(const ResultCase& result) {
    for (const ShipOutcome& ship : result.outcome.ships) {
        const ShipState& before = went_in(result.state, result.battle(), ship.ship);
        if (!is_beyond(ship.ammunition.value_or(before.ammunition), before.ammunition)) continue;
        return refused(ErrorCode::result_ammunition,
                       {name_of(result, ship.ship), std::to_string(before.ammunition.count)});
    }
    return std::nullopt;
}

constexpr std::array result_table{
    ResultCheck{ErrorCode::result_twice, "is this the battle's first result?",
                "this one replaces it, and moves nobody", imported_twice},
    ResultCheck{ErrorCode::result_other_version,
                "is it for this campaign, this battle and this version of the contract?",
                "it is read as if it were", other_version},
    ResultCheck{ErrorCode::result_edited,
                "are the forces and conditions the same as when the papers were written?",
                "it applies to the battle as it is now", edited_contact},
    ResultCheck{ErrorCode::result_ship_twice, "is every ship listed only once?",
                "the last entry counts", ship_twice},
    ResultCheck{ErrorCode::result_ship_missing, "does the sheet list every ship in the battle?",
                "missing ships are unchanged", ship_missing},
    ResultCheck{ErrorCode::result_ship_elsewhere, "was every listed ship in this battle?",
                "the entry counts anyway", ship_elsewhere},
    ResultCheck{ErrorCode::result_own_kill, "did no side capture or sink its own ships?",
                "a sunk ship is sunk; a captured one is afloat and still belongs to her side",
                own_kill},
    ResultCheck{ErrorCode::result_sunk_alive, "do sunk and lost ships stay so?",
                "a sunk ship has no hull left, and a ship without hull is sunk; a prize is back "
                "with her side",
                sunk_alive},
    ResultCheck{ErrorCode::result_no_holder, "did a side that could take prizes hold the field?",
                "prizes become derelicts and still belong to their side", no_field_holder},
    ResultCheck{ErrorCode::result_beyond_limits,
                "is no ship better than before the battle, and no value below 0?",
                "better values are taken as before the battle, values below 0 as 0",
                outside_limits},
    ResultCheck{ErrorCode::result_ammunition, "was ammunition only spent?", "the same",
                ammunition_gained},
};

// --- what holds ----------------------------------------------------------------------------------

Hundredths within(Hundredths share, Hundredths before) {
    return std::clamp(share, Hundredths{0}, before);
}

ShipOutcome settled_ship(const ResultCase& result, ShipOutcome ship) {
    const ShipState& before = went_in(result.state, result.battle(), ship.ship);
    ship.hull = within(ship.hull, before.hull);
    ship.speed = within(ship.speed, before.speed);
    ship.crew = within(ship.crew.value_or(before.crew), before.crew);
    ship.firepower = within(ship.firepower.value_or(before.firepower), before.firepower);
    ship.ammunition = within(ship.ammunition.value_or(before.ammunition), before.ammunition);
    if (!ship.notes) ship.notes = before.notes;
    if (!ship.lasting) ship.lasting = before.lasting;
    if (ship.lost_with) ship.hull = {0};
    if (is_captured_by_own(result, ship)) {
        ship.fate = Fate::afloat;
        ship.by.reset();
    }
    const bool is_new_prize = ship.fate == Fate::captured && before.fate != Fate::captured;
    if (is_new_prize && !result.outcome.field_holder) {
        ship.fate = Fate::derelict;
        ship.by.reset();
    }
    if (ship.fate == Fate::captured && !ship.by) ship.by = result.outcome.field_holder;
    if (ship.fate == Fate::sunk) ship.hull = {0};
    if (ship.hull == Hundredths{0}) ship.fate = Fate::sunk;
    if (ship.fate == Fate::sunk || ship.fate == Fate::derelict) ship.speed = {0};
    return ship;
}

}  // namespace

std::span<const ResultCheck> result_checks() { return result_table; }

std::vector<Error> refusals_of(const ResultCase& result) {
    std::vector<Error> refusals;
    for (const ResultCheck& check : result_table) {
        if (auto refusal = check.refusal(result)) refusals.push_back(std::move(*refusal));
    }
    return refusals;
}

BattleOutcome settled(const ResultCase& result) {
    std::map<ShipId, ShipOutcome> last;
    for (const ShipOutcome& ship : result.outcome.ships) last[ship.ship] = ship;
    BattleOutcome outcome = result.outcome;
    outcome.ships.clear();
    for (const auto& [id, ship] : last) outcome.ships.push_back(settled_ship(result, ship));
    if (result.battle().outcome) outcome.left.clear();
    return outcome;
}

}  // namespace flagplot
