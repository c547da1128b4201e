#include "tactical/squadron/squadron_scene.h"

#include <fmt/format.h>

#include "tactical/squadron/board.h"

namespace flagplot::tactical::squadron {

BattleScene scene_of(const Tables& tables, const View& view) {
    const Battle& battle = view.known;
    BattleScene scene;
    scene.title = fmt::format("Turn {}, {}", battle.progress.turn, word_of(battle.progress.phase));
    for (const SideState& side : battle.sides) scene.sides.push_back(side.name);
    scene.board = {Grid::plane, board_columns(tables.switches), board_rows(tables.switches),
                   "a tenth of an inch"};
    scene.turn = battle.progress.turn;
    for (std::size_t number = 0; number < battle.ships.size(); ++number) {
        const Ship& ship = battle.ships[number];
        Token token;
        token.id = fmt::format("T{}", number + 1);
        token.label = ship.name;
        token.side = ship.side;
        token.place = board_place(tables.switches, ship.place);
        token.heading = ship.heading;
        token.is_gone = !ship.is_on_table();
        scene.tokens.push_back(std::move(token));
    }
    return scene;
}

}  // namespace flagplot::tactical::squadron
