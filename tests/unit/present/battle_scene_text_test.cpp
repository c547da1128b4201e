#include "present/battle/battle_scene_text.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

Token token(std::string id, SideIndex side, BoardPlace place) {
    Token token;
    token.id = token.label = std::move(id);
    token.side = side;
    token.place = place;
    return token;
}

BattleScene scene(Grid grid, std::int32_t columns, std::int32_t rows) {
    BattleScene scene;
    scene.title = "Round 1";
    scene.sides = {"Red", "Blue"};
    scene.board = {grid, columns, rows, ""};
    scene.tokens = {token("Hart", {0}, {1, 0}), token("Bison", {1}, {2, 1})};
    return scene;
}

}  // namespace

TEST_CASE("a board of squares is drawn field by field, with each token's letter") {
    BattleScene drawn = scene(Grid::squares, 4, 2);
    drawn.tokens[0].heading = 90;
    drawn.tokens[0].badges = {"crippled", "hull 40"};
    drawn.tokens[1].arcs = {{0, 180, 3, "guns"}, {0, 0, 1, "torpedoes"}};
    drawn.terrain = {{{3, 1}, '#', "rock"}, {{3, 0}, '#', "rock"}};
    drawn.traces = {{{0, 0}, {1, 0}, "moved"}};
    drawn.legend = {"All is quiet."};
    CHECK(battle_scene_text(drawn) ==
          "Round 1\n"
          "     0  1  2  3\n"
          "  0  .  A  .  #\n"
          "  1  .  .  a  #\n"
          " A Hart (Red) at 1,0, heading 090: crippled, hull 40\n"
          " a Bison (Blue) at 2,1; guns 000 to 180 to 3, torpedoes all round to 1\n"
          " # rock\n"
          " 0,0 to 1,0: moved\n"
          " All is quiet.\n");
}

TEST_CASE("every other row of hexes is shifted") {
    CHECK(battle_scene_text(scene(Grid::hexes, 3, 2)) ==
          "Round 1\n"
          "     0  1  2\n"
          "  0  .  A  .\n"
          "  1    .  .  a\n"
          " A Hart (Red) at 1,0\n"
          " a Bison (Blue) at 2,1\n");
}

TEST_CASE("two in a field are both shown, and of more that there are more") {
    BattleScene drawn = scene(Grid::squares, 2, 1);
    drawn.tokens = {token("X", {0}, {0, 0}), token("Y", {1}, {0, 0})};
    CHECK(battle_scene_text(drawn).find("  0  Aa .\n") != std::string::npos);
    drawn.tokens.push_back(token("Z", {1}, {0, 0}));
    CHECK(battle_scene_text(drawn).find("  0  A+ .\n") != std::string::npos);
}

TEST_CASE("who is gone stands in the list alone, with her name and what orders call her") {
    BattleScene drawn = scene(Grid::squares, 3, 2);
    drawn.tokens[1].is_gone = true;
    drawn.tokens[1].id = "T2";
    const std::string text = battle_scene_text(drawn);
    CHECK(text.find("  1  .  .  .\n") != std::string::npos);
    CHECK(text.find(" - Bison (Blue) T2\n") != std::string::npos);
}

TEST_CASE("a plane is made to fit a terminal") {
    BattleScene drawn = scene(Grid::plane, 720, 240);
    drawn.board.step = "100 yards";
    drawn.tokens[0].place = {719, 239};
    drawn.tokens[1].place = {0, 0};
    const std::string text = battle_scene_text(drawn);
    CHECK(text.find("   |a" + std::string(71, ' ') + "|\n") != std::string::npos);
    CHECK(text.find("   |" + std::string(71, ' ') + "A|\n") != std::string::npos);
    CHECK(text.find("One step is 100 yards.\n") != std::string::npos);
}
