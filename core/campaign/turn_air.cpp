#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "campaign/card_resolution.h"
#include "rules/air.h"
#include "view/contact_numbers.h"
#include "view/permissions.h"

namespace flagplot::turn {

namespace {

/// Subjects of their dice are above those of assets
constexpr std::uint32_t card_flights = 0x8000'0000;

/// One sortie to be flown.
struct Flight {
    SideId side;
    std::optional<AssetId> asset;  ///< none: the search of a card
    std::optional<OwnAsset> own;
    Square centre;
    Sortie sortie;
    std::uint32_t subject = 0;         ///< of its dice
    std::uint32_t number = 0;          ///< of the asset's sorties this turn
    std::vector<Rumour> rumours = {};  ///< what it reports that does not exist
};

/// Its report of one force.
struct Found {
    std::optional<FormationId> target;  ///< none: nobody is there
    Square square;
    Declaration declared;
};

bool may_fly_now(const Resolution& turn) {
    const std::int32_t hour = hour_of(turn.definition().calendar.begin_of(turn.state().turn));
    return may_fly(turn.light(), hour, turn.switches().air());
}

Flight flight_of(const Resolution& turn, SeatId seat, OwnAsset own, Square base, Square centre,
                 std::uint32_t number) {
    const BookAsset& asset = turn.book(seat).assets[own.index()];
    const AssetId id = turn.rules().assets[seat.index()][own.index()];
    const Sortie sortie{asset.quality, asset.range, chebyshev(base, centre), {}};
    return {side_of(seat), id, own, centre, sortie, id.number, number};
}

/// The sorties that a sheet orders, in its order. Those that cannot be flown lapse (A-ST-53).
void add_ordered(Resolution& turn, SeatId seat, const Sheet& sheet, std::vector<Flight>& flights) {
    const Bound bound = bound_of_sheet(turn, seat);
    std::map<OwnAsset, std::int32_t> flown;
    for (const Order& order : sheet.orders) {
        const auto* search = std::get_if<SearchFrom>(&order);
        if (search == nullptr) continue;
        std::int32_t& number = flown[search->asset];
        const auto why = obstacle(turn.book(seat), turn.view(seat), *search, number);
        if (why && (bound == Bound::by_rules || !may_be_overruled(*why))) {
            lapse(turn, seat, *search, *why);
            continue;
        }
        const auto base = base_of(turn.book(seat), turn.view(seat), search->asset);
        flights.push_back(flight_of(turn, seat, search->asset, *base, search->centre,
                                    static_cast<std::uint32_t>(number++)));
    }
}

/// Watchers search without orders (AR-9).
void add_watchers(const Resolution& turn, SeatId seat, std::vector<Flight>& flights) {
    const auto& assets = turn.book(seat).assets;
    for (std::uint32_t own = 0; own < assets.size(); ++own) {
        if (!assets[own].watches) continue;
        const Square block = *assets[own].watches;
        flights.push_back(flight_of(turn, seat, {own}, block, block, 0));
    }
}

void add_card_flights(const Resolution& turn, SideId side, std::vector<Flight>& flights) {
    for (const FreeFlight& free : turn.state().progress.flights) {
        if (free.side != side) continue;
        const Sortie sortie{free_search_quality, {0}, {0}, free.bonus};
        flights.push_back({side,
                           {},
                           {},
                           free.centre,
                           sortie,
                           card_flights + static_cast<std::uint32_t>(free.serial),
                           0});
    }
}

/// The sorties of one side, ordered ones first.
std::vector<Flight> flights_of(Resolution& turn, SideId side) {
    const SeatId seat = seat_of(side);
    std::vector<Flight> flights;
    const auto sheet = turn.state().sheets.find(seat);
    if (sheet != turn.state().sheets.end()) add_ordered(turn, seat, sheet->second, flights);
    if (may_fly_now(turn)) add_watchers(turn, seat, flights);
    add_card_flights(turn, side, flights);
    return flights;
}

bool has_fighters(const Resolution& turn, FormationId id) {
    const auto& ships = turn.formation(id).ships;
    return std::any_of(ships.begin(), ships.end(), [&](ShipId ship) {
        return turn.definition().ship(ship).ship.has_fighters &&
               !turn.state().ships[ship.index()].is_lost();
    });
}

bool was_found(const Resolution& turn, SideId side, FormationId target) {
    const auto& spotted = turn.state().spotted;
    return std::binary_search(spotted.begin(), spotted.end(),
                              SpottedPair{side, std::nullopt, target, turn.state().turn});
}

Searched searched(Resolution& turn, SideId side, FormationId target) {
    const Square square = turn.formation(target).square;
    const Strength strength = strength_of(turn.units(target), turn.switches().sp_basis);
    return {strength.size,
            weathering_at(turn.weather(), square),
            air_chance_of(turn.formation(target).effects),
            turn.definition().chart.is_coastal(square),
            was_found(turn, side, target),
            turn.is_in_port(target),
            has_fighters(turn, target)};
}

std::int32_t misreport_die(Resolution& turn, const Flight& flight, FormationId target,
                           std::uint32_t which, std::int32_t faces) {
    constexpr std::uint32_t dice_per_report = 4;
    return turn.roll(turn.key(Purpose::misreport, flight.subject, turn.die_number(target),
                              flight.number * dice_per_report + which),
                     faces, {}, 0);
}

/// A sea square beside this one, or this one if there is none (A-ST-42).
Square one_off(Resolution& turn, const Flight& flight, FormationId target, Square square) {
    std::vector<Square> beside;
    for (const Direction direction : clockwise) {
        const Square next = neighbour(square, direction);
        if (turn.definition().chart.is_navigable(next)) beside.push_back(next);
    }
    if (beside.empty()) return square;
    const auto which =
        misreport_die(turn, flight, target, 3, static_cast<std::int32_t>(beside.size()));
    return beside[static_cast<std::size_t>(which) - 1];
}

/// What the crew reports of what it saw (AR-6, AR-7).
Found reported(Resolution& turn, const Flight& flight, FormationId target) {
    const Strength strength = strength_of(turn.units(target), SpBasis::nominal);
    Found found{target, turn.formation(target).square, {strength.biggest, strength.units}};
    if (!turn.switches().air_misreport) return found;
    const Misreport wrong = misreport_of(misreport_die(turn, flight, target, 0, sighting_die));
    if (wrong.number) {
        const std::int32_t by = misreport_die(turn, flight, target, 1, most_units_misreported);
        const std::int32_t up = misreport_die(turn, flight, target, 2, 2);
        ShipCount& units = found.declared.units;
        units = {std::max(1, units.count + (up == 1 ? by : -by))};
    }
    if (wrong.type) found.declared.biggest = one_class_up(found.declared.biggest);
    if (wrong.square) found.square = one_off(turn, flight, target, found.square);
    return found;
}

std::optional<Found> search_for(Resolution& turn, const Flight& flight, FormationId target) {
    const auto attempt = air_attempt(flight.sortie, searched(turn, flight.side, target),
                                     turn.switches().sighting_cap);
    if (!attempt) return std::nullopt;
    const DieKey key =
        turn.key(Purpose::air_search, flight.subject, turn.die_number(target), flight.number);
    const std::int32_t die = turn.roll(key, sighting_die, attempt->modifiers, attempt->needed);
    end_next_attempt(turn, target);
    if (die > attempt->needed) return std::nullopt;
    return reported(turn, flight, target);
}

/// Sorted by what is told, so that the order does not reveal which is which.
auto order_of(const Found& found) {
    return std::tuple(found.square, found.declared.biggest, found.declared.units);
}

std::vector<Found> fly_one(Resolution& turn, const Flight& flight) {
    turn.fact(SortieFlown{flight.side, flight.asset, flight.centre});
    std::vector<Found> found;
    std::vector<FormationId> targets = turn.occupancy().around(flight.centre, 1);
    std::sort(targets.begin(), targets.end());
    for (const FormationId target : targets) {
        if (!turn.definition().are_hostile(flight.side, turn.side(target))) continue;
        if (is_hidden_from_air(turn, turn.formation(target).square)) continue;
        if (auto each = search_for(turn, flight, target)) found.push_back(*each);
    }
    for (const Found& each : found) {
        turn.fact(FoundFromAir{flight.side, *each.target, each.square, each.declared});
    }
    for (const Rumour& each : flight.rumours) {
        turn.fact(ContactInvented{flight.side, each.square, each.declared});
        found.push_back({std::nullopt, each.square, each.declared});
    }
    std::sort(found.begin(), found.end(),
              [](const Found& a, const Found& b) { return order_of(a) < order_of(b); });
    return found;
}

ContactId contact_for(const Resolution& turn, SeatId seat, const Found& found,
                      const std::vector<ContactId>& taken) {
    const Sighting sighting{{}, SightSource::air, Reach::close, found.square, found.declared, {0}};
    return contact_of(turn.view(seat), turn.switches(), sighting, taken);
}

bool is_watch(const Resolution& turn, const Flight& flight) {
    return flight.asset && turn.definition().assets[flight.asset->index()].watches;
}

/// What watchers see is told as a report like any other, because a false one must look the same
/// (5.2).
void tell_watch(Resolution& turn, SeatId seat, const std::vector<Found>& found) {
    std::vector<ContactId> taken;
    for (const Found& each : found) {
        taken.push_back(contact_for(turn, seat, each, taken));
        turn.tell(seat, ContactReported{taken.back(), each.square, each.declared, {}});
    }
}

void tell_flight(Resolution& turn, const Flight& flight, const std::vector<Found>& found) {
    const SeatId seat = seat_of(flight.side);
    if (is_watch(turn, flight)) return tell_watch(turn, seat, found);
    AirReport report{flight.own, flight.centre, {}};
    std::vector<ContactId> taken;
    for (const Found& each : found) {
        taken.push_back(contact_for(turn, seat, each, taken));
        report.found.push_back({taken.back(), each.square, each.declared});
    }
    turn.tell(seat, std::move(report));
}

/// A card's false report is added to the reports of a flight that could have made it, or dropped
/// (A-ST-47).
void plant_rumours(Resolution& turn, SideId side, std::vector<Flight>& flights) {
    std::vector<SearchedBlock> blocks;
    for (const Flight& flight : flights) blocks.push_back({flight.centre, flight.sortie});
    const std::vector<FalseReport> all = turn.state().progress.false_reports;
    for (const FalseReport& due : all) {
        if (due.side != side) continue;
        const auto said = rumour(turn, due, blocks);
        if (!said) {
            turn.fact(FalseReportDropped{side});
            continue;
        }
        flights[said->flight].rumours.push_back(*said);
    }
}

}  // namespace

bool is_hidden_from_air(Resolution& turn, Square square) {
    const auto here = turn.occupancy().around(square, 0);
    return std::any_of(here.begin(), here.end(),
                       [&](FormationId id) { return hides_from_air(turn.formation(id).effects); });
}

void fly(Resolution& turn) {
    std::vector<std::pair<Flight, std::vector<Found>>> flown;
    for (std::uint32_t side = 0; side < turn.definition().sides.size(); ++side) {
        std::vector<Flight> flights = flights_of(turn, {side});
        plant_rumours(turn, {side}, flights);
        for (Flight& flight : flights) {
            auto found = fly_one(turn, flight);
            flown.emplace_back(std::move(flight), std::move(found));
        }
    }
    for (const auto& [flight, found] : flown) tell_flight(turn, flight, found);
    const bool together = turn.switches().turn_mode == TurnMode::simultaneous_steps;
    turn.fact(PhaseEntered{together ? Phase::courses : Phase::initiative});
}

}  // namespace flagplot::turn
