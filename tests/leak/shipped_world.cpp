#include "leak/shipped_world.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

#include "history/orders.h"
#include "unit/files/sources.h"

namespace flagplot::test {

namespace {

/// Read once.
const Definition& campaign_of(const std::string& name) {
    static std::map<std::string, Definition> read;
    const auto found = read.find(name);
    if (found != read.end()) return found->second;
    auto definition = read_campaign(shipped_campaign(name));
    if (!definition) throw std::runtime_error(described(definition.error()));
    return read.emplace(name, *std::move(definition)).first->second;
}

struct Variant {
    std::string campaign;
    bool is_mirrored = false;  ///< Blue is the campaign's second side
    TurnMode mode{};
    bool is_by_history = false;
};

/// Half of them in, both sides, modes and ways of steering have come for each campaign.
Variant variant_of(std::uint64_t seed) {
    const auto& names = shipped_campaigns();
    const std::uint64_t which = seed % shipped_variants;
    const std::uint64_t rest = which / names.size();
    const std::uint64_t mode = rest / 2;
    return {names[which % names.size()], rest % 2 == 1,
            mode % 2 == 0 ? TurnMode::simultaneous_steps : TurnMode::alternating,
            (rest + mode + rest / 4) % 2 == 0};
}

void exchange(SideId& side) { side.number = 1 - side.number; }

/// The same campaign with its two sides in the other order.
void mirror(Definition& definition) {
    std::swap(definition.sides.at(0), definition.sides.at(1));
    for (SideRow& side : definition.sides) {
        for (SideId& other : side.hostile_to) exchange(other);
    }
    for (FormationRow& row : definition.formations) exchange(row.side);
    for (AssetRow& asset : definition.assets) exchange(asset.side);
    for (ScriptedCard& card : definition.script) exchange(card.side);
    for (VictoryRow& row : definition.victory) exchange(row.side);
}

/// What is compared with history after a play, and nobody plays by.
void forget_what_came_of_it(Definition& definition) {
    definition.battles.clear();
    definition.events.clear();
    definition.anchors.clear();
}

/// All squares anybody began in or went to in history, and some round them.
Theatre theatre_of(const Definition& definition) {
    constexpr std::int16_t margin = 2;
    Theatre theatre{definition.formations.front().enters_at,
                    definition.formations.front().enters_at};
    const auto take_in = [&](Square square) {
        theatre.first.column = std::min(theatre.first.column, square.column);
        theatre.first.row = std::min(theatre.first.row, square.row);
        theatre.last.column = std::max(theatre.last.column, square.column);
        theatre.last.row = std::max(theatre.last.row, square.row);
    };
    for (const FormationRow& row : definition.formations) take_in(row.enters_at);
    for (const HistoricTrack& track : definition.tracks) {
        for (const TrackSquare& at : track.squares) take_in(at.square);
    }
    const Chart& chart = definition.chart;
    const auto within = [](int value, int limit) {
        return static_cast<std::int16_t>(std::clamp(value, 0, limit - 1));
    };
    return {{within(theatre.first.column - margin, chart.columns),
             within(theatre.first.row - margin, chart.rows)},
            {within(theatre.last.column + margin, chart.columns),
             within(theatre.last.row + margin, chart.rows)}};
}

/// The chart with a wall of land in the east and water behind it.
Chart widened(const Chart& chart) {
    constexpr std::int32_t wall = 2;
    constexpr std::int32_t beyond = 3;
    Chart wide = chart;
    wide.columns += wall + beyond;
    wide.terrain.clear();
    for (std::int16_t row = 0; row < wide.rows; ++row) {
        for (std::int16_t column = 0; column < wide.columns; ++column) {
            const bool is_wall = column >= chart.columns && column < chart.columns + wall;
            const Terrain added = is_wall ? Terrain::land : Terrain::sea;
            wide.terrain.push_back(column < chart.columns ? chart.at({column, row}) : added);
        }
    }
    return wide;
}

/// Captains are sent about within the theatre; who has got out of it, outside.
std::vector<std::int32_t> waters_in(const Chart& chart, const Theatre& theatre) {
    constexpr std::int32_t outside = 1'000;
    std::vector<std::int32_t> waters = connected_waters(chart);
    for (std::size_t i = 0; i < waters.size(); ++i) {
        const Square square = chart.square_at(i);
        const bool is_in = square.column >= theatre.first.column &&
                           square.column <= theatre.last.column &&
                           square.row >= theatre.first.row && square.row <= theatre.last.row;
        if (!is_in && waters[i] >= 0) waters[i] += outside;
    }
    return waters;
}

/// A square in the same waters, a few steps from where a formation of Blue begins.
Square near_blue(const World& world, Draw& draw) {
    constexpr Squares near{4};
    std::vector<Square> found;
    const auto& rows = world.definition.formations;
    const auto blues = std::find_if(rows.begin(), rows.end(),
                                    [](const FormationRow& row) { return row.side == SideId{0}; });
    const Chart& chart = world.definition.chart;
    const auto waters = world.waters[chart.index(blues->enters_at)];
    for (std::size_t i = 0; i < world.waters.size(); ++i) {
        const bool is_near = chebyshev(chart.square_at(i), blues->enters_at) <= near;
        if (world.waters[i] == waters && is_near) found.push_back(chart.square_at(i));
    }
    return draw.of(found);
}

}  // namespace

const std::vector<std::string>& shipped_campaigns() {
    static const std::vector<std::string> names{"convoy-beta", "matapan", "bismarck"};
    return names;
}

std::string name_of_variant(std::uint64_t seed) {
    const Variant variant = variant_of(seed);
    return variant.campaign + (variant.is_mirrored ? ", the second side" : ", the first side") +
           (variant.mode == TurnMode::alternating ? ", one after the other" : ", step by step") +
           (variant.is_by_history ? ", by history" : ", by captains of their own");
}

World shipped_world(std::uint64_t seed) {
    const Variant variant = variant_of(seed);
    Draw draw(seed);
    World world;
    world.secret = secret_from_seed(seed);
    Definition& definition = world.definition;
    definition = campaign_of(variant.campaign);
    if (variant.is_mirrored) mirror(definition);
    forget_what_came_of_it(definition);
    definition.switches.turn_mode = variant.mode;
    world.theatre = theatre_of(definition);
    const std::int32_t columns = definition.chart.columns;
    definition.chart = widened(definition.chart);
    world.waters = waters_in(definition.chart, world.theatre);
    world.far_square = {static_cast<std::int16_t>(columns + 4), 2};
    world.minds.resize(definition.formations.size());
    for (std::size_t i = 0; i < world.minds.size(); ++i) world.minds[i] = seed * 100 + i;
    const Square one = near_blue(world, draw);
    const Square other = near_blue(world, draw);
    add_twins(world, one, other, draw);
    add_far_formation(world, world.minds.size());
    if (variant.is_by_history) world.history = historical_sheet;
    return world;
}

}  // namespace flagplot::test
