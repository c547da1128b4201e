#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "conformance/example_module.h"
#include "conformance/modules.h"
#include "conformance/requests.h"
#include "conformance/suite.h"
#include "support/worlds.h"
#include "tactical/outcome.h"

using namespace flagplot;
using namespace flagplot::tactical;
using flagplot::test::battles_of;

namespace {

constexpr std::uint64_t golden_seed = 1941;

std::filesystem::path playthrough_of(const Module& module) {
    return std::filesystem::path(FLAGPLOT_SOURCE_DIR) / "tests/playthroughs" /
           (std::string(module.name()) + ".txt");
}

std::string text_in(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

/// scripts/approve-playthroughs says so, and nothing else.
bool is_approving() { return std::getenv("FLAGPLOT_APPROVE_PLAYTHROUGHS") != nullptr; }

/// An outcome in which ships are better off than they were.
class GenerousModule : public example::ExampleModule {
  public:
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const {
        BattleResult result = ExampleModule::outcome(battle, request);
        constexpr Hundredths more{1};
        for (UnitResult& unit : result.units) *unit.ammunition += more;
        return result;
    }
};

/// Options that its own step refuses.
class BoastfulModule : public example::ExampleModule {
  public:
    [[nodiscard]] std::vector<Order> options(const View& view) const {
        std::vector<Order> orders = ExampleModule::options(view);
        if (!orders.empty()) orders.emplace_back(example::Leave{0, "somebody"});
        return orders;
    }
    [[nodiscard]] Result<Order> read_order(const View& view, std::string_view text) const {
        return read_among_options(*this, view, text);
    }
};

/// Dice of its own, which no key names.
class MoodyModule : public example::ExampleModule {
  public:
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const {
        auto after = ExampleModule::step(std::move(battle), side, order, dice, log);
        if (after && log != nullptr) after->board.last.emplace_back("somebody looked");
        return after;
    }
};

/// Whatever came of it, it says that everybody left.
class SaysAllLeft : public example::ExampleModule {
  public:
    [[nodiscard]] std::vector<Order> options(const View& view) const {
        std::vector<Order> orders = ExampleModule::options(view);
        std::erase_if(orders, [](const Order& order) {
            return std::holds_alternative<example::Leave>(order);
        });
        return orders;
    }
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const {
        BattleResult result = ExampleModule::outcome(battle, request);
        result.ended_by = EndedBy::disengagement;
        return result;
    }
};

/// A form for orders that its step refuses.
class WronglyForming : public example::ExampleModule {
  public:
    [[nodiscard]] std::vector<OrderForm> forms(const View& view) const {
        if (options(view).empty()) return {};
        return {{"ram", "", "", "ram {target}", {{"target", SlotKind::heading, 0, 0, {}, {}}}}};
    }
    [[nodiscard]] Result<Order> read_order(const View& view, std::string_view text) const {
        if (text.starts_with("ram")) return Order{example::Leave{99, "nobody"}};
        return ExampleModule::read_order(view, text);
    }
    [[nodiscard]] std::string text_of(const Order& order) const {
        const auto* leave = std::get_if<example::Leave>(&order);
        return leave != nullptr && leave->ship == 99 ? "ram" : ExampleModule::text_of(order);
    }
};

/// The same battle drawn on a board of hexes, or on none.
template <Grid grid>
class OnGrid : public example::ExampleModule {
  public:
    [[nodiscard]] BattleScene scene(const View& view) const {
        BattleScene scene = ExampleModule::scene(view);
        scene.board.grid = grid;
        if (grid == Grid::plane) scene.board.step = "100 yards";
        for (Token& token : scene.tokens) {
            token.heading = token.side == SideIndex{0} ? 90 : 270;
            token.arcs = {{300, 60, 2, "bow guns"}};
        }
        scene.terrain = {{{0, 1}, '#', "a rock"}};
        if (scene.tokens.size() > 1) {
            scene.traces = {{scene.tokens[0].place, scene.tokens[1].place, "fired"}};
        }
        return scene;
    }
};

template <class M>
std::vector<std::string> breaches_of(M module) {
    return breaches_in_random_play(*module_of(std::move(module)), golden_request(), 1);
}

}  // namespace

TEST_CASE("Every module keeps its promises in random play to the end") {
    for (const auto& module : modules_under_test()) {
        for (const NamedRequest& each : requests_for_all()) {
            for (std::uint64_t seed = 1; seed <= battles_of(3); ++seed) {
                INFO(module->name() << ", " << each.name << ", seed " << seed);
                CHECK(breaches_in_random_play(*module, each.request, seed) ==
                      std::vector<std::string>{});
            }
        }
    }
}

TEST_CASE("Before the first order every ship is as she came") {
    for (const auto& module : modules_under_test()) {
        for (const NamedRequest& each : requests_for_all()) {
            const auto battle = module->begin(each.request);
            REQUIRE(battle);
            const BattleResult result = module->outcome(*battle, each.request);
            const std::vector<UnitOf> came = units_in(each.request);
            for (std::size_t i = 0; i < came.size(); ++i) {
                INFO(module->name() << ", " << each.name << ", " << came[i].unit->name);
                CHECK(result.units[i].hull == came[i].unit->hull);
                CHECK(result.units[i].speed == came[i].unit->speed);
                CHECK(result.units[i].crew == came[i].unit->crew);
                CHECK(result.units[i].firepower == came[i].unit->firepower);
                CHECK(result.units[i].ammunition == came[i].unit->ammunition);
            }
        }
    }
}

TEST_CASE("A captain's battle is the same twice, unlogged, and typed in order by order") {
    for (const auto& module : modules_under_test()) {
        for (const NamedRequest& each : requests_for_all()) {
            for (std::uint64_t seed = 1; seed <= battles_of(10); ++seed) {
                INFO(module->name() << ", " << each.name << ", seed " << seed);
                CHECK(breaches_in_captains_play(*module, each.request, seed) ==
                      std::vector<std::string>{});
            }
        }
    }
}

TEST_CASE("Every module hides something, and draws it anew") {
    for (const auto& module : modules_under_test()) {
        const auto battle = module->begin(golden_request());
        REQUIRE(battle);
        const AnyView view = module->view(*battle, {0});
        bool is_any_other = false;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            is_any_other |= module->resample(view, OddsDice{seed}) != *battle;
        }
        INFO(module->name());
        CHECK(is_any_other);
    }
}

TEST_CASE("Every module fights its golden battle as it was approved") {
    for (const auto& module : modules_under_test()) {
        const std::string text = playthrough(*module, golden_request(), golden_seed);
        if (is_approving()) std::ofstream(playthrough_of(*module)) << text;
        INFO(module->name() << ": scripts/approve-playthroughs takes the new one");
        CHECK(text == text_in(playthrough_of(*module)));
    }
}

TEST_CASE("Scenes of hexes and of a plane are as good as those of squares") {
    CHECK(breaches_of(OnGrid<Grid::hexes>()).empty());
    CHECK(breaches_of(OnGrid<Grid::plane>()).empty());
}

TEST_CASE("A module that breaks a promise is caught") {
    CHECK(breaches_of(example::ExampleModule()).empty());
    CHECK_FALSE(breaches_of(GenerousModule()).empty());
    CHECK_FALSE(breaches_of(BoastfulModule()).empty());
    CHECK_FALSE(breaches_of(MoodyModule()).empty());
    CHECK_FALSE(breaches_of(WronglyForming()).empty());
    CHECK(breaches_of(SaysAllLeft()) ==
          std::vector<std::string>{"it did not end by disengagement"});
}
