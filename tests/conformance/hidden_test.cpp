#include <catch2/catch.hpp>

#include "conformance/example_module.h"
#include "conformance/modules.h"
#include "conformance/requests.h"
#include "conformance/secrecy.h"
#include "conformance/suite.h"
#include "module_files/battle_board.h"
#include "support/file_of_tree.h"
#include "tactical/battle_board/board_module.h"

using namespace flagplot;
using namespace flagplot::tactical;

// Modules that let something through, or draw what cannot be. Each must be caught, by its own
// breach.

namespace {

/// A view that shows the enemy's magazines.
class OpenMagazines : public example::ExampleModule {
  public:
    [[nodiscard]] View view(const Battle& battle, SideIndex side) const {
        View view = ExampleModule::view(battle, side);
        for (const std::int32_t salvoes : battle.salvoes) {
            view.board.last.push_back(std::to_string(salvoes));
        }
        return view;
    }
};

/// An outcome that tells everybody what everybody had left.
class LearnsAll : public example::ExampleModule {
  public:
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const {
        BattleResult result = ExampleModule::outcome(battle, request);
        for (const std::int32_t salvoes : battle.salvoes) {
            result.learned[0].text += std::to_string(salvoes);
        }
        return result;
    }
};

/// A log whose lines say to all what is for one side.
class ReadByAll : public example::ExampleModule {
  public:
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const {
        auto after = ExampleModule::step(std::move(battle), side, order, dice, log);
        if (log == nullptr) return after;
        for (LogLine& line : log->lines) line.readers.is_everybody = true;
        return after;
    }
};

/// A step that writes down for all what is hidden: it shows only after the order.
class Blabs : public example::ExampleModule {
  public:
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const {
        auto after = ExampleModule::step(std::move(battle), side, order, dice, log);
        if (after) after->board.last.push_back(std::to_string(after->salvoes.back()));
        return after;
    }
};

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

/// The example with one thing wrong in its scene.
using Wrong = void (*)(BattleScene& scene);

template <Wrong wrong>
class WronglyDrawn : public example::ExampleModule {
  public:
    [[nodiscard]] BattleScene scene(const View& view) const {
        BattleScene scene = ExampleModule::scene(view);
        wrong(scene);
        return scene;
    }
};

void call_all_the_same(BattleScene& scene) {
    for (Token& token : scene.tokens) token.id = scene.tokens.front().id;
}
void head_nowhere(BattleScene& scene) { scene.tokens.front().heading = 4711; }
void trace_off_the_board(BattleScene& scene) { scene.traces = {{{0, 0}, {-1, 0}, "fired"}}; }
void arc_nowhere(BattleScene& scene) { scene.tokens.front().arcs = {{0, 361, 2, "guns"}}; }
void link_to_nobody(BattleScene& scene) {
    scene.links = {{scene.tokens.front().id, "a ghost", "in tow of"}};
}
void cover_no_field(BattleScene& scene) { scene.tokens.front().footprint.fields = {{99, 0}}; }
void draw_half_a_fog(BattleScene& scene) {
    scene.shapes = {{Polygon{}, {{0, 0}, {1, 0}}, ShapeStyle::fog, "fog"}};
}
void belong_to_a_fifth(BattleScene& scene) { scene.tokens.front().side = SideIndex{4}; }

template <class M>
std::string secrecy_breach_of(M module) {
    const auto breaches = breaches_of_secrecy(*module_of(std::move(module)), golden_request(), 1);
    return breaches.empty() ? "" : breaches.front();
}
template <Wrong wrong>
std::string drawing_breach_of() {
    const auto module = module_of(WronglyDrawn<wrong>());
    const auto breaches = breaches_in_random_play(*module, golden_request(), 1);
    return breaches.empty() ? "" : breaches.front();
}

}  // namespace

TEST_CASE("two battles that differ in what a side may not know are the same to it") {
    for (const auto& module : modules_under_test()) {
        for (const NamedRequest& each : requests_for_all()) {
            INFO(module->name() << ", " << each.name);
            CHECK(breaches_of_secrecy(*module, each.request, 4) == std::vector<std::string>{});
        }
    }
}

TEST_CASE("a module that lets something through is caught by what it does") {
    CHECK(secrecy_breach_of(example::ExampleModule()).empty());
    CHECK(secrecy_breach_of(OpenMagazines()) == "the view of side 0 shows what is hidden");
    CHECK(secrecy_breach_of(LearnsAll()) == "the learned of side 0 shows what is hidden");
    CHECK(secrecy_breach_of(ReadByAll()).find("reads of") != std::string::npos);
    CHECK(secrecy_breach_of(Blabs()).find("shows side 0 what is hidden") != std::string::npos);
    const auto tables = read_board_tables(test::file_of_tree("assets/battle_board/reference.toml"),
                                          test::file_of_tree("assets/battle_board/naval.toml"));
    CHECK(secrecy_breach_of(TalkativeBoard(tables.value())).find("the view") == 0);
}

TEST_CASE("a scene that cannot be is caught by what is wrong with it") {
    CHECK(drawing_breach_of<call_all_the_same>() == "the scene: two tokens are called Hart");
    CHECK(drawing_breach_of<head_nowhere>() == "the scene: 4711 of Hart is no heading");
    CHECK(drawing_breach_of<trace_off_the_board>() ==
          "the scene: fired lies beside the board at -1,0");
    CHECK(drawing_breach_of<arc_nowhere>() == "the scene: 361 of Hart is no heading");
    CHECK(drawing_breach_of<link_to_nobody>() ==
          "the scene: in tow of is of a ghost, which is nothing here");
    CHECK(drawing_breach_of<cover_no_field>() == "the scene: Hart lies beside the board at 99,0");
    CHECK(drawing_breach_of<draw_half_a_fog>() == "the scene: fog has 2 points");
    CHECK(drawing_breach_of<belong_to_a_fifth>() ==
          "the scene: Hart is of a side that is not there");
}
