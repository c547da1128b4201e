#include "tactical/galley/galley_scene.h"

#include <fmt/format.h>

#include "tactical/galley/board.h"

namespace flagplot::tactical::galley {

BattleScene scene_of(const Tables& /*tables*/, const View& view) {
    const Battle& battle = view.known;
    BattleScene scene;
    scene.turn = battle.progress.turn;
    scene.title = fmt::format("Turn {} of {}", scene.turn, battle.progress.turns);
    for (const SideState& side : battle.sides) scene.sides.push_back(side.name);
    scene.board = {Grid::hexes, battle.columns, battle.rows, "100 yards"};
    for (Tag tag = 1; tag <= battle.ships.size(); ++tag) {
        const Ship& ship = battle.ship(tag);
        Token token;
        token.id = fmt::format("T{}", tag);
        token.label = ship.name;
        token.side = ship.side;
        token.is_gone = !ship.is_there();
        token.place = place_of(ship.at.bow, layout);
        token.heading = kit::heading_of(ship.at.facing, layout);
        scene.tokens.push_back(std::move(token));
    }
    return scene;
}

}  // namespace flagplot::tactical::galley
