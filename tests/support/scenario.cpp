#include "support/scenario.h"

#include <algorithm>
#include <cctype>
#include <cstdio>

#include "view/notation.h"

namespace flagplot::test {

namespace {

constexpr std::int32_t usual_turns = 12;
constexpr std::uint16_t all_turns = 12;

bool is_capital(char letter) { return std::isupper(static_cast<unsigned char>(letter)) != 0; }

template <class T>
T must(Result<T> result) {
    if (!result) std::fprintf(stderr, "%s\n", describe(result.error()).c_str());
    FLAGPLOT_ENSURE(result.has_value());
    return std::move(*result);
}

bool are_allied(const CaseSide& side, const CaseSide& other) {
    return std::find(side.allies.begin(), side.allies.end(), other.id) != side.allies.end();
}

/// Capital letters for Blue and small ones for Red, as far as no side has them.
std::vector<CaseSide> with_usual_letters(std::vector<CaseSide> sides,
                                         const std::map<char, Square>& letters) {
    if (sides.empty()) sides = {{"blue", "Blue", ""}, {"red", "Red", ""}};
    for (const auto& [letter, square] : letters) {
        const bool is_taken = std::any_of(sides.begin(), sides.end(), [&](const CaseSide& side) {
            return side.letters.find(letter) != std::string::npos;
        });
        if (!is_taken) sides[is_capital(letter) ? 0 : 1].letters += letter;
    }
    return sides;
}

}  // namespace

Scenario::Scenario(std::string_view drawing, CaseForces forces) : drawn_(drawn_chart(drawing)) {
    for (const CaseEntry& entry : forces.entries) drawn_.squares[entry.letter] = entry.square;
    sides_ = with_usual_letters(std::move(forces.sides), drawn_.squares);
    definition_.id = "case";
    definition_.title = "A case";
    definition_.profile = Profile::standard;
    definition_.switches = switches_of(Profile::standard);
    definition_.switches.decisions = Decisions::between_turns;
    definition_.chart = drawn_.chart;
    definition_.calendar.turn_starts = TurnNumber{usual_turns + 1};
    place_sides();
    starts_at_hour("1941-11-08 06:00");
    place_formations(forces.entries);
}

void Scenario::place_sides() {
    for (const CaseSide& side : sides_) {
        SideRow row{side.id, side.name, {}, {}, ""};
        for (std::uint32_t other = 0; other < sides_.size(); ++other) {
            const CaseSide& each = sides_[other];
            const bool is_hostile =
                each.id != side.id && !are_allied(side, each) && !are_allied(each, side);
            if (is_hostile) row.hostile_to.push_back({other});
        }
        definition_.sides.push_back(std::move(row));
    }
}

void Scenario::place_formations(const std::vector<CaseEntry>& entries) {
    std::map<SideId, std::uint32_t> count;
    for (const auto& [letter, square] : drawn_.squares) {
        const SideId side = side_of_letter(letter);
        letters_[letter] = {static_cast<std::uint32_t>(definition_.formations.size())};
        const auto entry = std::find_if(entries.begin(), entries.end(), [&](const CaseEntry& each) {
            return each.letter == letter;
        });
        definition_.formations.push_back({std::string(1, letter),
                                          std::string("Force ") + letter,
                                          side,
                                          {++count[side]},
                                          entry == entries.end() ? TurnNumber{1} : entry->turn,
                                          square,
                                          {}});
    }
    for (const auto& [letter, formation] : letters_) ships(letter, {destroyer});
}

SideId Scenario::side_of_letter(char letter) const {
    const auto side = std::find_if(sides_.begin(), sides_.end(), [&](const CaseSide& each) {
        return each.letters.find(letter) != std::string::npos;
    });
    FLAGPLOT_ENSURE(side != sides_.end());
    return {static_cast<std::uint32_t>(side - sides_.begin())};
}

Scenario& Scenario::ships(char formation, const std::vector<CaseShip>& ships) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    fleet_[id(formation)] = ships;
    definition_.ships.clear();
    for (const auto& [owner, fleet] : fleet_) build_ships(owner, fleet);
    return *this;
}

void Scenario::build_ships(FormationId formation, const std::vector<CaseShip>& ships) {
    FormationRow& row = definition_.formations[formation.index()];
    row.ships.clear();
    for (const CaseShip& ship : ships) {
        const TypeRow& type = row_of(ship.type);
        row.ships.push_back({static_cast<std::uint32_t>(definition_.ships.size())});
        const std::string number = row.id + std::to_string(row.ships.size());
        definition_.ships.push_back({{ship.name.empty() ? number : ship.name,
                                      "class",
                                      ship.type,
                                      type.kind,
                                      {ship.knots * 10 + ship.tenths},
                                      ship.has_radar,
                                      ship.size.value_or(type.size),
                                      ship.has_fighters},
                                     Confidence::low,
                                     Confidence::low});
    }
}

Scenario& Scenario::with(std::string_view key, std::string_view value) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    definition_.switches = must(with_switch(definition_.switches, key, value));
    return *this;
}

Scenario& Scenario::profile(Profile profile) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    definition_.profile = profile;
    definition_.switches = switches_of(profile);
    return *this;
}

Scenario& Scenario::port(char at, SeatId of) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    definition_.sides[of.index()].ports.push_back(drawn_.at(at));
    return *this;
}

Scenario& Scenario::barrier(char a, char b, Closes closes) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    drawn_ = drawn_.with_barrier(a, b, closes);
    definition_.chart = drawn_.chart;
    return *this;
}

Scenario& Scenario::starts_at_hour(std::string_view moment) {
    definition_.calendar.start = read_moment(moment).value();
    return turns(definition_.calendar.last_turn().count);
}

Scenario& Scenario::turns(std::int32_t number) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    Calendar& calendar = definition_.calendar;
    calendar.turn_starts = TurnNumber{number + 1};
    calendar.light.clear();
    for (std::int32_t turn = 1; turn <= number; ++turn) {
        calendar.light.push_back(light_at(hour_of(calendar.begin_of({turn}))));
    }
    return *this;
}

Definition& Scenario::draft() {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    return definition_;
}

Scenario& Scenario::force(const DieKey& key, std::int32_t value) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    dice_.values[key] = value;
    return *this;
}

Scenario& Scenario::die(char searcher, char target, std::int32_t value) {
    for (std::uint16_t turn = 1; turn <= all_turns; ++turn) {
        for (std::uint32_t reach = 0; reach < 2; ++reach) {
            force({Purpose::sighting, 0, turn, id(searcher).number, id(target).number, reach},
                  value);
        }
    }
    return *this;
}

Scenario& Scenario::initiative(SeatId side, std::int32_t value) {
    for (std::uint16_t turn = 1; turn <= all_turns; ++turn) {
        force({Purpose::initiative, 0, turn, side.number, 0, 0}, value);
    }
    return *this;
}

const Rules& Scenario::rules() {
    if (!rules_) {
        rules_.emplace(definition_, dice_);
        state_ = must(advance(*rules_, first_state(definition_), Begin{})).after;
    }
    return *rules_;
}

const CampaignState& Scenario::state() {
    (void)rules();
    return state_;
}

Sheet Scenario::sheet(SeatId seat, const std::vector<std::string>& lines) {
    Sheet sheet{state().turn, {}};
    const Roster roster = shown_roster_of(definition_, state(), seat);
    for (const std::string& line : lines) sheet.orders.push_back(must(read_order(roster, line)));
    return sheet;
}

Scenario& Scenario::orders(SeatId seat, const std::vector<std::string>& lines) {
    (void)carry_out(SubmitOrders{seat, sheet(seat, lines)});
    return *this;
}

std::optional<Error> Scenario::refusal(SeatId seat, const std::vector<std::string>& lines) {
    const auto step = advance(rules(), state(), SubmitOrders{seat, sheet(seat, lines)});
    if (step) return std::nullopt;
    return step.error();
}

Result<Turn> Scenario::attempt(const Command& command) {
    auto step = advance(rules(), state(), command);
    if (!step) return Failure(step.error());
    state_ = step->after;
    return Turn{std::move(step->facts), std::move(step->reports), std::move(step->after)};
}

Turn Scenario::carry_out(const Command& command) { return must(attempt(command)); }

Turn Scenario::resolve() { return carry_out(Resolve{}); }

Turn Scenario::answer(std::optional<std::string> action) {
    const auto freed = std::get<FreedCaptain>(state().stop.value()).formation;
    const FormationRow& row = row_of(definition_, state(), freed);
    const SeatId seat = seat_of(row.side);
    std::optional<Action> decided;
    if (action) decided = must(read_action(roster_of(definition_, state(), seat), *action));
    return carry_out(Answer{seat, row.number, decided});
}

Turn Scenario::battle(const std::vector<ShipOutcome>& ships) {
    const auto open = std::get<OpenBattle>(state().stop.value());
    return carry_out(ReportBattle{open.battle, {60, ships, {}, {}}});
}

FormationId Scenario::id(char formation) const { return letters_.at(formation); }

Square Scenario::square(char formation) { return state().formation(id(formation)).square; }

Scenario in_battle(std::string_view drawing, const std::vector<CaseShip>& enemy) {
    Scenario scenario(drawing);
    scenario.ships('A', {battleship, destroyer}).ships('b', enemy);
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.die('A', 'b', 1).die('b', 'A', 12);
    scenario.orders(blue_seat, {"A route to B1"});
    (void)scenario.resolve();
    return scenario;
}

std::string steps_of(const Turn& turn, FormationId formation) {
    std::string steps;
    for (const FormationMoved& moved : turn.all<FormationMoved>()) {
        if (moved.formation != formation) continue;
        if (!steps.empty()) steps += ' ';
        steps += word_of(moved.direction);
    }
    return steps;
}

}  // namespace flagplot::test
