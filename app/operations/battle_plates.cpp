#include "operations/battle_plates.h"

#include <fmt/format.h>

#include <utility>

#include "present/battle/battle_log_text.h"
#include "present/battle/track_chart.h"

namespace flagplot {

namespace {

constexpr double chart_width = 1400;
constexpr double chart_height = 950;

std::string title_of(const Save& save, const FightAtHand& fight) {
    const tactical::Scene& scene = fight.request().scene;
    return fmt::format("{}: battle {} in {}{}", save.definition().title, fight.battle().number + 1,
                       name_of(scene.square), scene.place.empty() ? "" : ", " + scene.place);
}

/// None: it was not fought to its end, or cannot be fought again.
std::optional<BattlePlate> plate_of(const Save& save, BattleId battle) {
    const auto fight = FightAtHand::open(save, battle, {});
    if (!fight || fight->to_act()) return std::nullopt;
    auto chart = chart_of_battle(save, *fight);
    auto log = battle_log(fight->fighting(), fight->orders());
    if (!chart || !log) return std::nullopt;
    return BattlePlate{{battle, chart->has_value()}, *std::move(chart), *std::move(log)};
}

}  // namespace

Result<std::optional<Picture>> chart_of_battle(const Save& save, const FightAtHand& fight) {
    const auto turns = tactical::turns_of_fight(fight.fighting(), fight.orders());
    if (!turns) return Failure(turns.error());
    if (turns->empty()) return std::nullopt;
    const tactical::BattleResult result = fight.result();
    return track_chart({title_of(save, fight), fight.request(), *turns, result}, chart_width,
                       chart_height);
}

std::vector<BattlePlate> battle_plates(const Save& save) {
    std::vector<BattlePlate> plates;
    const auto& battles = save.state().battles;
    for (std::uint32_t battle = 0; battle < battles.size(); ++battle) {
        if (!battles[battle].fight || !battles[battle].outcome) continue;
        if (auto plate = plate_of(save, {battle})) plates.push_back(*std::move(plate));
    }
    return plates;
}

}  // namespace flagplot
