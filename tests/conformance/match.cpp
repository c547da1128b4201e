#include "conformance/match.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/ensure.h"
#include "tactical/fight.h"
#include "tactical/outcome.h"

namespace flagplot::tactical {

namespace {

/// Hulls that went in and came out, by size of ship.
struct Hulls {
    std::int64_t before = 0;
    std::int64_t after = 0;
};

Hulls hulls_of(const BattleRequest& request, const BattleResult& result, bool is_own,
               const std::string& party) {
    Hulls hulls;
    const std::vector<UnitOf> units = units_in(request);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if ((units[i].party->id == party) != is_own) continue;
        const std::int64_t size = units[i].unit->size.count;
        hulls.before += size * units[i].unit->hull.count;
        hulls.after += size * result.units.at(i).hull.value_or(Hundredths{0}).count;
    }
    return hulls;
}

/// More than 0: the party came out better than the others.
std::int64_t lead_of(const std::string& party, const BattleRequest& request,
                     const BattleResult& result) {
    const Hulls own = hulls_of(request, result, true, party);
    const Hulls others = hulls_of(request, result, false, party);
    return own.after * others.before - others.after * own.before;
}

SideOrder drawn_order(const Fighting& fighting, const FightState& state, SideIndex side,
                      std::uint32_t step) {
    const auto options = fighting.module.options(fighting.module.view(state.battle, side));
    const DieKey key{Purpose::draw, 0, 0, step, 0, 0};
    const auto which = roll(fighting.dice, key, static_cast<std::int32_t>(options.size()));
    return {side, options[static_cast<std::size_t>(which - 1)]};
}

/// `random`: the party that gets orders drawn from all, if one does.
BattleResult fought(const Module& module, const BattleRequest& request, std::uint64_t seed,
                    std::optional<SideIndex> random) {
    const Dice dice = OddsDice{seed};
    const Fighting fighting{module, request, dice};
    auto state = begin_fight(fighting).value();
    std::uint32_t step = 0;
    while (const auto side = module.to_act(state.battle)) {
        SideOrder order;
        if (side == random) order = drawn_order(fighting, state, *side, ++step);
        auto after = side == random ? carry_out(fighting, std::move(state), order, nullptr)
                                    : let_captain_order(fighting, std::move(state), {}, order);
        FLAGPLOT_ENSURE(after.has_value());
        state = *std::move(after);
    }
    return result_of(fighting, state);
}

}  // namespace

std::int32_t battles_won(const Module& module, const BattleRequest& request,
                         const std::string& party, std::int32_t battles, std::uint64_t first_seed) {
    std::int32_t won = 0;
    for (std::int32_t battle = 0; battle < battles; ++battle) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(battle);
        const auto result = fought(module, request, seed, {});
        won += lead_of(party, request, result) > 0 ? 1 : 0;
    }
    return won;
}

BattleRequest seats_exchanged(BattleRequest request) {
    std::reverse(request.parties.begin(), request.parties.end());
    return request;
}

std::int32_t not_lost_to_random(const Module& module, const BattleRequest& request,
                                std::int32_t battles) {
    std::int32_t held = 0;
    for (std::int32_t battle = 1; battle <= battles; ++battle) {
        const SideIndex captain{static_cast<std::uint32_t>(battle % 2)};
        const SideIndex random{1 - captain.number};
        const auto result = fought(module, request, static_cast<std::uint64_t>(battle), random);
        held += lead_of(request.parties[captain.index()].id, request, result) >= 0 ? 1 : 0;
    }
    return held;
}

}  // namespace flagplot::tactical
