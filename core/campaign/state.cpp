#include "campaign/state.h"

#include <algorithm>

#include "base/ensure.h"

namespace flagplot {

namespace {

/// Adds a side's own formation to its view, before anybody is on the chart.
void enlist(SideView& view, const FormationRow& row, Stance stance, std::uint32_t& ships) {
    OwnFormation& own = view.formations.emplace_back();
    own.id = row.id;
    own.name = row.name;
    own.square = row.enters_at;
    own.stance = stance;
    own.at_destination = row.at_destination;
    own.ships.reserve(row.ships.size());
    for (std::size_t i = 0; i < row.ships.size(); ++i) own.ships.push_back({ships++});
    view.ships.resize(ships);
}

bool has_battle_units(const Definition& definition, const FormationRow& row) {
    return std::any_of(row.ships.begin(), row.ships.end(), [&](ShipId ship) {
        return definition.ship(ship).ship.kind == Kind::battle;
    });
}

}  // namespace

CampaignState first_state(const Definition& definition) {
    CampaignState state;
    state.ships.resize(definition.ships.size());
    state.formations.reserve(definition.formations.size());
    state.cards.resize(definition.sides.size());
    state.views.resize(definition.sides.size());
    std::vector<std::uint32_t> ships(definition.sides.size());
    for (const FormationRow& row : definition.formations) {
        FormationState& formation = state.formations.emplace_back();
        formation.square = row.enters_at;
        formation.ships = row.ships;
        std::sort(formation.ships.begin(), formation.ships.end());
        formation.stance = first_stance(has_battle_units(definition, row));
        enlist(state.views[row.side.index()], row, formation.stance, ships[row.side.index()]);
    }
    return state;
}

const FormationRow& row_of(const Definition& definition, const CampaignState& state,
                           FormationId formation) {
    const std::size_t first_founded = definition.formations.size();
    return formation.index() < first_founded
               ? definition.formation(formation)
               : state.founded.at(formation.index() - first_founded).row;
}

std::optional<FormationId> find_formation(const Definition& definition, const CampaignState& state,
                                          SideId side, OwnNumber number) {
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        const FormationRow& row = row_of(definition, state, {i});
        if (row.side == side && row.number == number) return FormationId{i};
    }
    return std::nullopt;
}

FormationId formation_of(const Definition& definition, const CampaignState& state, SideId side,
                         OwnNumber number) {
    const auto found = find_formation(definition, state, side, number);
    FLAGPLOT_ENSURE(found.has_value());
    return *found;
}

FormationId formation_with(const CampaignState& state, ShipId ship) {
    const auto holds = [&](const FormationState& formation) {
        return std::binary_search(formation.ships.begin(), formation.ships.end(), ship);
    };
    const auto& formations = state.formations;
    const auto found = std::find_if(formations.begin(), formations.end(), holds);
    return {static_cast<std::uint32_t>(found - formations.begin())};
}

std::uint32_t die_number(const Definition& definition, const CampaignState& state,
                         FormationId formation) {
    constexpr std::uint32_t founded_in_play = 0x4000'0000;
    constexpr std::uint32_t ships_per_turn = 0x0010'0000;
    const std::size_t first_founded = definition.formations.size();
    if (formation.index() < first_founded) return formation.number;
    const FoundedFormation& founded = state.founded.at(formation.index() - first_founded);
    return founded_in_play + static_cast<std::uint32_t>(founded.turn.count) * ships_per_turn +
           founded.row.ships.front().number;
}

FormationId formation_of_die(const Definition& definition, const CampaignState& state,
                             std::uint32_t number) {
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        if (die_number(definition, state, {i}) == number) return {i};
    }
    FLAGPLOT_ENSURE(false);
}

std::vector<std::int32_t> scores(const Definition& definition, const CampaignState& state) {
    std::vector<std::int32_t> points(definition.sides.size());
    for (const VictoryPaid& paid : state.paid) {
        points[definition.victory.at(static_cast<std::size_t>(paid.row)).side.index()] +=
            paid.points;
    }
    for (const RuledPoints& ruled : state.rulings.points)
        points[ruled.side.index()] += ruled.points;
    return points;
}

bool has_spotted(const CampaignState& state, SideId side, FormationId formation) {
    return std::any_of(state.spotted.begin(), state.spotted.end(), [&](const SpottedPair& pair) {
        return pair.side == side && pair.target == formation;
    });
}

std::vector<std::string> words_given(const CampaignState& state) {
    std::vector<std::string> words(state.views.size());
    for (const auto& [seat, sheet] : state.sheets) {
        for (const Order& order : sheet.orders) {
            const auto* word = std::get_if<SendWord>(&order);
            if (word != nullptr) words.at(seat.index()) = word->text;
        }
    }
    return words;
}

Dice dice_of_turn(const Dice& campaign, const CampaignState& state) {
    return dice_with_words(campaign, words_given(state));
}

Light light_of(const Definition& definition, const CampaignState& state, TurnNumber turn) {
    const auto ruled = state.rulings.lights.find(turn);
    return ruled == state.rulings.lights.end() ? definition.calendar.light_of(turn) : ruled->second;
}

std::vector<WeatherZone> forecast(const Definition& definition, TurnNumber turn) {
    std::vector<WeatherZone> zones;
    if (!definition.switches.weather_enabled) return zones;
    for (const WeatherSpell& spell : definition.weather) {
        if (spell.from <= turn && turn <= spell.to) zones.push_back(spell.zone);
    }
    return zones;
}

std::vector<WeatherZone> weather_now(const Definition& definition, const CampaignState& state) {
    std::vector<WeatherZone> zones = forecast(definition, state.turn);
    for (const PassingWeather& weather : state.weather) zones.push_back(weather.zone);
    return zones;
}

std::vector<Unit> units_of(const Definition& definition, const CampaignState& state,
                           FormationId formation) {
    std::vector<Unit> units;
    for (const ShipId id : state.formation(formation).ships) {
        const ShipState& left = state.ships[id.index()];
        if (left.is_lost()) continue;
        const BookShip& ship = definition.ship(id).ship;
        units.push_back({ship.type, ship.kind, slowed(ship.maximum, left.effects), ship.size,
                         ship.has_radar, left.hull, left.speed, left.fate == Fate::derelict});
    }
    return units;
}

}  // namespace flagplot
