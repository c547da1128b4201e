#include "leak/umpire.h"

namespace flagplot::test {

namespace {

constexpr SideId blue_side{0};
constexpr SideId red_side{1};

Rule ruled(Ruling what, std::vector<SideId> told) {
    return {std::move(what), "the umpire's own reasons", std::move(told), ""};
}

/// A formation of Blue's that the campaign began with, and a ship of hers.
FormationId any_of_blue(const World& world, Draw& draw) {
    std::vector<FormationId> found;
    const auto& rows = world.definition.formations;
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        if (rows[i].side == blue_side) found.push_back({i});
    }
    return draw.of(found);
}

/// One act that Blue may know of. Nothing in it depends on what Red has.
Command open_act(const World& world, const CampaignState& state, Draw& draw) {
    const FormationId own = any_of_blue(world, draw);
    const ShipId ship = draw.of(world.definition.formation(own).ships);
    const Square square = random_sea(world.definition.chart, world.theatre, draw);
    switch (draw.below(9)) {
        case 0:
            return ruled(ruling::Tell{blue_side, "Gunfire is heard."}, {});
        case 1:
            return ruled(ruling::Weather{{Weather::fog, square, {1}}, {2}}, {blue_side});
        case 2:
            return ruled(ruling::Light{state.turn, Light::night}, {blue_side, red_side});
        case 3:
            return ruled(ruling::Victory{blue_side, 3, "bold play"}, {blue_side});
        case 4:
            return ruled(ruling::Free{own}, {});
        case 5:
            return ruled(ruling::Damage{ship, {1}}, {});
        case 6:
            return ruled(ruling::Place{own, square}, {});
        case 7:
            return PassMessage{{}, {}, "The war goes on."};
        default:
            return PassMessage{red_side, blue_side, "Surrender!"};
    }
}

/// What Blue is not told of: words and points for Red, and forces out of everyone's reach. Nobody
/// is sunk: in alternating play a formation less changes who moves when.
std::vector<Command> secret_acts(const World& world, const CampaignState& state, Draw& draw) {
    constexpr Hundredths half{50};
    const FormationId far = draw.of(world.far);
    const ShipId ship = world.definition.formation(far).ships.front();
    std::vector<Command> commands{PassMessage{{}, red_side, "They are coming."},
                                  ruled(ruling::Tell{red_side, "A mast is seen."}, {}),
                                  ruled(ruling::Victory{red_side, 5, "patience"}, {red_side}),
                                  ruled(ruling::Speed{ship, {50}}, {red_side}),
                                  ruled(ruling::Free{far}, {}),
                                  ruled(ruling::Stance{far, Stance::seek}, {red_side}),
                                  Note{"Blue suspects nothing."},
                                  ruled(ruling::Hide{far, blue_side}, {})};
    if (state.ships.at(ship.index()).hull > half) {
        commands.push_back(ruled(ruling::Damage{ship, {1}}, {}));
    }
    return commands;
}

std::vector<Command> acts(const World& world, const CampaignState& state) {
    Draw draw(world.secret[0] + 256U * static_cast<std::uint64_t>(state.turn.count));
    std::vector<Command> commands;
    if (draw.one_in(2)) commands.push_back(open_act(world, state, draw));
    if (!world.is_busier_in_secret) return commands;
    for (Command& act : secret_acts(world, state, draw)) commands.push_back(std::move(act));
    return commands;
}

}  // namespace

World with_umpire(World world) {
    world.definition.table.release = Releasing::by_hand;
    world.umpire = acts;
    return world;
}

}  // namespace flagplot::test
