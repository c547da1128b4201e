#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tactical/squadron/ordering.h"
#include "tactical/squadron/squadron_module.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

constexpr std::uint64_t golden_seed = 1708;

Formation formation(std::string id, std::string_view kind, const std::vector<std::string>& names) {
    Formation made;
    made.id = made.name = std::move(id);
    for (const std::string& name : names) {
        tactical::Unit unit;
        unit.name = name;
        unit.class_name = std::string(kind);
        made.units.push_back(std::move(unit));
    }
    return made;
}

BattleRequest golden_request() {
    BattleRequest request;
    request.campaign = request.title = "golden";
    request.battle = 1;
    request.scene.light = "day";
    request.scene.wind = Wind{0, 4};
    request.limit_minutes = 120;
    request.parties = {
        {"red",
         "Red",
         {},
         {formation("A", "battleship", {"Anson"}), formation("B", "cruiser", {"Briton", "Boreas"}),
          formation("C", "steam ram", {"Crab"}), formation("D", "frigate", {"Dart"})}},
        {"blue",
         "Blue",
         {},
         {formation("E", "cruiser", {"Elk", "Eagle"}), formation("F", "frigate", {"Fox", "Ferret"}),
          formation("G", "transport", {"Goose"})}}};
    return request;
}

/// A battle in which orders are given as soon as they may be, and nothing else is done.
class Script {
    struct SideOrder {
        SideIndex side;
        Order order;
    };

  public:
    Script() : battle_(module_.begin(golden_request()).value()) {
        while (battle_.progress.phase == Phase::muster ||
               battle_.progress.phase == Phase::deployment) {
            give(SideOrder{*module_.to_act(battle_), idle()});
        }
    }

    Battle& battle() { return battle_; }

    /// Puts a ship, at anchor unless she is to move.
    void put(ShipNumber ship, kit::Point place, std::int32_t heading, bool moves) {
        battle_.ships[ship].place = place;
        battle_.ships[ship].heading = heading;
        battle_.ships[ship].anchor = moves ? Anchor::under_way : Anchor::anchored;
    }
    void hold(SideIndex side, const std::vector<CardOp>& ops) {
        auto& hand = battle_.decks[side.index()].hands[side.index()];
        hand.clear();
        for (const CardOp op : ops) {
            for (std::uint32_t kind = 0; kind < tables().cards.kinds.size(); ++kind) {
                if (tables().cards.kinds[kind].op == op) hand.push_back({kind});
            }
        }
        std::sort(hand.begin(), hand.end());
    }

    void order(SideIndex side, const std::string& line) {
        constexpr int patience = 60;
        for (int turn = 0; turn < patience; ++turn) {
            const auto asked = module_.to_act(battle_);
            REQUIRE(asked);
            if (*asked == side) {
                if (auto order = module_.read_order(module_.view(battle_, side), line)) {
                    return give({side, *std::move(order)});
                }
            }
            give({*asked, idle()});
        }
        FAIL("nobody took " << line << "\n" << text_);
    }
    /// Until the end of this turn.
    void finish_turn() {
        const std::int32_t turn = battle_.progress.turn;
        while (battle_.progress.turn == turn && module_.to_act(battle_)) {
            give({*module_.to_act(battle_), idle()});
        }
    }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    [[nodiscard]] const Tables& tables() const { return module_.tables(); }

    /// The order that does nothing, or the first that may be given.
    [[nodiscard]] Order idle() const {
        const View view = module_.view(battle_, *module_.to_act(battle_));
        if (auto pass = module_.pass(view)) return *std::move(pass);
        return module_.options(view).front();
    }

    void give(const SideOrder& given) {
        Log log;
        const Dice dice = OddsDice{golden_seed + steps_++};  // each step has dice of its own
        auto next = module_.step(battle_, given.side, given.order, dice, &log);
        INFO(module_.text_of(given.order));
        REQUIRE(next);
        battle_ = *std::move(next);
        text_ +=
            battle_.sides[given.side.index()].name + ": " + module_.text_of(given.order) + "\n";
        for (const LogLine& line : log.lines) {
            text_ += "    " + line.rule + " " + line.text;
            for (const std::string& part : line.parts) text_ += "; " + part;
            text_ += "\n";
        }
    }

    SquadronModule module_;
    Battle battle_;
    std::string text_;
    std::uint64_t steps_ = 0;
};

/// Every kind of contact and shot, each type of card.
void fight(Script& script) {
    constexpr ShipNumber anson = 0, briton = 1, boreas = 2, crab = 3, dart = 4, elk = 5, eagle = 6,
                         fox = 7, ferret = 8, goose = 9;
    script.put(anson, {1500, -1000}, 0, true);
    script.put(briton, {-1500, 700}, 0, true);
    script.put(boreas, {-1500, 1000}, 0, false);
    script.put(crab, {0, 0}, 90, true);
    script.put(dart, {-2400, -1500}, 90, true);
    script.put(elk, {500, 0}, 0, false);
    script.put(eagle, {700, 300}, 0, false);
    script.put(fox, {2100, -1000}, 0, false);
    script.put(ferret, {2100, -700}, 0, false);
    script.put(goose, {-1900, -1500}, 90, true);
    Ship& derelict = script.battle().ships[goose];
    derelict.is_derelict = true;
    derelict.squadron = no_squadron;
    derelict.damage.crew = 2;
    script.battle().obstacles.push_back({ObstacleKind::soft, {{1500, -500}, 0, 100, 100}, false});
    script.hold(red, {CardOp::shift_wind, CardOp::more_movement, CardOp::more_attack_dice});
    script.hold(blue, {CardOp::halve_attack, CardOp::swell});

    script.order(red, "lay C1 port");
    script.order(blue, "lay C4");
    // a red ram, and the fight that follows
    script.order(red, "activate S3");
    script.order(red, "move T4 ahead 400 ram");
    // a collision of friends, and a linked shot, halved by smoke
    script.order(red, "activate S2 with C6");
    script.order(red, "move T2 ahead 200");
    script.order(red, "fire T3 starboard at T7 with T2 starboard");
    script.order(blue, "play C13");
    // a bank of sand, and a split shot
    script.order(red, "activate S1");
    script.order(red, "move T1 ahead 300");
    script.order(red, "play C9");
    script.order(red, "split T1 starboard T8 5 T9 4");
    // a derelict taken
    script.order(red, "activate S4");
    script.order(red, "move T5 ahead 600");
    script.finish_turn();
    CHECK(script.battle().ships[goose].where == Whereabouts::captured);
}

std::filesystem::path golden_file() {
    return std::filesystem::path(FLAGPLOT_SOURCE_DIR) / "tests/playthroughs/squadron_actions.txt";
}

}  // namespace

TEST_CASE("a battle with every kind of contact, shot and card goes as it was approved") {
    Script script;
    fight(script);
    if (std::getenv("FLAGPLOT_APPROVE_PLAYTHROUGHS") != nullptr) {
        std::ofstream(golden_file()) << script.text();
    }
    std::ostringstream approved;
    approved << std::ifstream(golden_file()).rdbuf();
    CHECK(script.text() == approved.str());
    for (const char* rule : {"US-45", "US-48", "US-53", "US-55", "US-58", "US-65", "US-44"}) {
        INFO(rule);
        CHECK(script.text().find(rule) != std::string::npos);
    }
}
