#include <catch2/catch.hpp>

#include "conformance/example_module.h"
#include "conformance/modules.h"
#include "conformance/requests.h"
#include "tactical/battle_board/board_module.h"

using namespace flagplot;
using namespace flagplot::tactical;

// What a side cannot see changes nothing that it is shown. `resample` is not asked here: what is
// hidden is said module by module, by hand, from the module's page.

namespace {

template <Worded E>
E another(E value) {
    const auto words = words_of<E>.size();
    return static_cast<E>((static_cast<std::size_t>(value) + 1) % words);
}

/// The board hides the orders of others, how many steps they have counted, and who moves by hand.
battle_board::Battle otherwise_hidden(battle_board::Battle battle, SideIndex side) {
    for (std::size_t token = 0; token < battle.orders.size(); ++token) {
        if (battle.position.tokens[token].side == side) continue;
        battle_board::TokenOrders& orders = battle.orders[token];
        orders.tactic = another(orders.tactic);
        orders.primary = another(orders.primary);
        orders.secondary = another(orders.secondary);
        orders.attack = another(orders.attack);
        orders.dumps_cargo = !orders.dumps_cargo;
        orders.is_challenged = !orders.is_challenged;
        orders.given = orders.given == 0 ? 1 : 0;
        ++orders.steps_away;
    }
    for (std::uint32_t other = 0; other < battle.by_tactic.size(); ++other) {
        if (other != side.number) battle.by_tactic[other] = battle.by_tactic[other] == 0 ? 1 : 0;
    }
    return battle;
}

/// The example hides the salvoes that others have left.
example::Battle otherwise_hidden(example::Battle battle, SideIndex side) {
    for (std::size_t ship = 0; ship < battle.salvoes.size(); ++ship) {
        if (battle.ships[ship].side != side) ++battle.salvoes[ship];
    }
    return battle;
}

/// Does this side see anything of it, or is it asked for or advised anything else?
template <class M>
bool is_seen(const M& module, const typename M::Battle& battle, SideIndex side) {
    const auto other = otherwise_hidden(battle, side);
    const auto view = module.view(battle, side);
    const auto other_view = module.view(other, side);
    if (other == battle || view != other_view) return true;
    const auto options = module.options(view);
    if (options != module.options(other_view)) return true;
    if (module.scene(view) != module.scene(other_view)) return true;
    if (module.to_act(battle) != module.to_act(other)) return true;
    if (options.empty()) return false;
    const Dice dice = OddsDice{1};
    return module.captain(view, {}, dice) != module.captain(other_view, {}, dice);
}

/// Steps of a captains' battle at which some side sees what is hidden from it.
template <class M>
std::vector<std::size_t> steps_that_leak(const M& module, const BattleRequest& request) {
    const Dice dice = OddsDice{4};
    auto battle = module.begin(request).value();
    std::vector<std::size_t> leaking;
    for (std::size_t step = 0; step < 500; ++step) {
        for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
            if (is_seen(module, battle, {side})) leaking.push_back(step);
        }
        const auto to_act = module.to_act(battle);
        if (!to_act) break;
        const auto order = module.captain(module.view(battle, *to_act), {}, dice);
        battle = module.step(battle, *to_act, order, dice, nullptr).value();
    }
    return leaking;
}

/// A board that shows who is challenged.
class TalkativeBoard : public battle_board::BoardModule {
  public:
    using BoardModule::BoardModule;
    [[nodiscard]] View view(const Battle& battle, SideIndex side) const {
        View view = BoardModule::view(battle, side);
        for (std::size_t token = 0; token < battle.orders.size(); ++token) {
            if (battle.orders[token].is_challenged) ++view.position.tokens[token].fired;
        }
        return view;
    }
};

}  // namespace

TEST_CASE("Two battles that differ in what a side cannot see look the same to it") {
    for (const NamedRequest& each : requests_for_all()) {
        INFO(each.name);
        const battle_board::BoardModule board(shipped_tables().battle_board);
        CHECK(steps_that_leak(board, each.request).empty());
        CHECK(steps_that_leak(example::ExampleModule(), each.request).empty());
    }
}

TEST_CASE("A view that lets something through is caught by that") {
    const TalkativeBoard board(shipped_tables().battle_board);
    CHECK_FALSE(steps_that_leak(board, golden_request()).empty());
}
