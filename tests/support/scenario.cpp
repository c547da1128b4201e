#include "support/scenario.h"

#include <cctype>

#include "view/check_orders.h"
#include "view/notation.h"

namespace flagplot::test {

namespace {

constexpr std::int32_t turns = 12;

bool is_blue(char letter) { return std::isupper(static_cast<unsigned char>(letter)) != 0; }

template <class T>
T must(Result<T> result) {
    if (!result) std::fprintf(stderr, "%s\n", describe(result.error()).c_str());
    FLAGPLOT_ENSURE(result.has_value());
    return std::move(*result);
}

}  // namespace

Scenario::Scenario(std::string_view drawing) : drawn_(drawn_chart(drawing)) {
    definition_.id = "case";
    definition_.title = "A case";
    definition_.profile = Profile::standard;
    definition_.switches = switches_of(Profile::standard);
    definition_.switches.decisions = Decisions::between_turns;
    definition_.chart = drawn_.chart;
    definition_.sides = {{"blue", "Blue", {{1}}, {}, ""}, {"red", "Red", {{0}}, {}, ""}};
    starts_at_hour("1941-11-08 06:00");
    std::map<SideId, std::uint32_t> count;
    for (const auto& [letter, square] : drawn_.squares) {
        const SideId side = is_blue(letter) ? SideId{0} : SideId{1};
        letters_[letter] = {static_cast<std::uint32_t>(definition_.formations.size())};
        definition_.formations.push_back({std::string(1, letter),
                                          std::string("Force ") + letter,
                                          side,
                                          {++count[side]},
                                          {1},
                                          square,
                                          {}});
    }
    for (const auto& [letter, formation] : letters_) ships(letter, {destroyer});
}

Scenario& Scenario::ships(char formation, const std::vector<CaseShip>& ships) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    FormationRow& row = definition_.formations[id(formation).index()];
    row.ships.clear();
    for (const CaseShip& ship : ships) {
        const TypeRow& type = row_of(ship.type);
        row.ships.push_back({static_cast<std::uint32_t>(definition_.ships.size())});
        definition_.ships.push_back({{row.id + std::to_string(row.ships.size()),
                                      "class",
                                      ship.type,
                                      type.kind,
                                      {ship.knots * 10},
                                      ship.has_radar,
                                      ship.size.value_or(type.size)},
                                     Confidence::low,
                                     Confidence::low});
    }
    return *this;
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
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    definition_.calendar = {read_moment(moment).value(), {turns + 1}, {}};
    for (std::int32_t turn = 1; turn <= turns; ++turn) {
        definition_.calendar.light.push_back(
            light_at(hour_of(definition_.calendar.begin_of({turn}))));
    }
    return *this;
}

Scenario& Scenario::die(char searcher, char target, std::int32_t value) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    for (std::uint16_t turn = 1; turn <= turns; ++turn) {
        for (std::uint32_t reach = 0; reach < 2; ++reach) {
            dice_.values[{Purpose::sighting, 0, turn, id(searcher).number, id(target).number,
                          reach}] = value;
        }
    }
    return *this;
}

Scenario& Scenario::initiative(SeatId side, std::int32_t value) {
    FLAGPLOT_ENSURE(!rules_);  // the campaign has begun
    for (std::uint16_t turn = 1; turn <= turns; ++turn) {
        dice_.values[{Purpose::initiative, 0, turn, side.number, 0, 0}] = value;
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
    const Roster roster = roster_of(rules().books[seat.index()]);
    for (const std::string& line : lines) sheet.orders.push_back(must(read_order(roster, line)));
    return sheet;
}

Scenario& Scenario::orders(SeatId seat, const std::vector<std::string>& lines) {
    state_ = must(advance(rules(), state(), SubmitOrders{seat, sheet(seat, lines)})).after;
    return *this;
}

std::optional<Error> Scenario::refusal(SeatId seat, const std::vector<std::string>& lines) {
    const auto step = advance(rules(), state(), SubmitOrders{seat, sheet(seat, lines)});
    if (step) return std::nullopt;
    return step.error();
}

Turn Scenario::carry_out(const Command& command) {
    Step step = must(advance(rules(), state(), command));
    state_ = step.after;
    return {std::move(step.facts), std::move(step.reports), std::move(step.after)};
}

Turn Scenario::resolve() { return carry_out(Resolve{}); }

Turn Scenario::answer(std::optional<std::string> action) {
    const auto freed = std::get<FreedCaptain>(state().stop.value()).formation;
    const FormationRow& row = definition_.formation(freed);
    std::optional<Action> decided;
    if (action) decided = must(read_action(*action));
    return carry_out(Answer{seat_of(row.side), row.number, decided});
}

Turn Scenario::battle(const std::vector<ShipOutcome>& ships) {
    const auto open = std::get<OpenBattle>(state().stop.value());
    return carry_out(ReportBattle{open.battle, {60, ships, {}}});
}

FormationId Scenario::id(char formation) const { return letters_.at(formation); }

Square Scenario::square(char formation) { return state().formation(id(formation)).square; }

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
