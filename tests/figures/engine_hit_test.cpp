#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "figures/campaign_play.h"
#include "tactical/gunnery/gunnery_module.h"
#include "tactical/gunnery/hits.h"
#include "tactical/outcome.h"
#include "unit/files/sources.h"

/// \file
/// What a hit in a battle does to the campaign afterwards.

using namespace flagplot;
using namespace flagplot::test;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

ShipRef ship_called(const gunnery::Battle& battle, const std::string& name) {
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        const auto& ships = battle.sides[side].ships;
        for (std::size_t ship = 0; ship < ships.size(); ++ship) {
            if (ships[ship].name == name) return {{side}, static_cast<std::int32_t>(ship)};
        }
    }
    FAIL(name << " is not in the battle");
    return {};
}

/// The battle after a turn in which nobody did anything but that so many 6-inch shells struck this
/// ship in the machinery.
BattleResult struck(const BattleRequest& request, const std::string& name, std::int32_t shells) {
    constexpr std::int32_t in_the_machinery = 1;  // by all dice of a shell (GU-41)
    constexpr std::uint32_t dice_of_all = 64;
    constexpr std::int32_t near = 40;
    const GunneryModule module;
    gunnery::Battle battle = module.begin(request).value();
    battle.conditions.turn = 1;
    const ShipRef ship = ship_called(battle, name);
    ForcedDice forced;
    const Dice none = OddsDice{1};
    const std::size_t target = Field(module.tables(), battle, none, nullptr).place_of(ship);
    for (std::uint32_t die = 0; die < dice_of_all; ++die) {
        forced.values[key_of(DieUse::strike, 1, target, 0, die)] = in_the_machinery;
    }
    const Dice dice = forced;
    Field field(module.tables(), battle, dice, nullptr);
    field.take_contacts();
    const auto& guns = module.tables().guns;
    const auto six_inch =
        std::find_if(guns.begin(), guns.end(), [](const GunClass& gun) { return gun.name == "6"; });
    REQUIRE(six_inch != guns.end());
    const std::size_t firer = target == 0 ? field.actors.size() - 1 : 0;
    strike(field,
           {firer, target, static_cast<std::int32_t>(six_inch - guns.begin()), near, shells});
    return module.outcome(battle, request);
}

std::int32_t speed_of(const BattleRequest& request, const BattleResult& result,
                      const std::string& name) {
    const std::vector<UnitOf> units = units_in(request);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].unit->name == name) return result.units[i].speed->count;
    }
    return -1;
}

/// The points that a formation had in the last turn of a game.
std::int32_t last_points(const CampaignGame& game, const Definition& definition,
                         const std::string& formation) {
    std::int32_t points = 0;
    for (const Fact& fact : game.facts()) {
        const auto* set = std::get_if<AllowanceSet>(&fact);
        if (set == nullptr) continue;
        if (row_of(definition, game.state(), set->formation).id == formation)
            points = set->points.count;
    }
    return points;
}

}  // namespace

TEST_CASE("A hit on the engines in a battle of gunnery slows the formation in the turns after it") {
    const auto definition = read_campaign(shipped_campaign("convoy-beta"));
    REQUIRE(definition);
    const auto points_after = [&](std::int32_t shells) {
        CampaignGame game(*definition, 1);
        const auto battle = game.next_battle();
        REQUIRE(battle);
        const BattleRequest request = game.request_of(*battle);
        const BattleResult result = struck(request, "Aurora", shells);
        CHECK((speed_of(request, result, "Aurora") < 100) == (shells > 0));
        game.report(*battle, result);
        while (const auto next = game.next_battle()) game.report(*next, {});
        return last_points(game, *definition, "UK-K");
    };
    CHECK(points_after(0) > points_after(8));
}
