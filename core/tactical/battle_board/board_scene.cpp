#include "tactical/battle_board/board_scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/stack.h"

namespace flagplot::tactical::battle_board {

namespace {

std::string title_of(const Position& position) {
    switch (position.stage) {
        case Stage::orders:
            return fmt::format("Orders before round {} of {}", position.round + 1, position.rounds);
        case Stage::movement:
            return fmt::format("Round {} of {}, movement, phase {}", position.round,
                               position.rounds, 4 - position.phase);
        case Stage::over:
            return fmt::format("Over after round {}, ended by {}", position.round,
                               phrase_of(position.ended_by));
    }
    return {};
}

std::vector<std::string> badges_of(const Token& token, const Kind& kind,
                                   const std::optional<TokenOrders>& orders,
                                   const Switches& switches) {
    std::vector<std::string> badges;
    const Stack& stack = token.stack;
    if (token.ships_at_start > 1) badges.push_back(fmt::format("{} ships", stack.ships));
    badges.push_back(
        fmt::format("armour {}", armor_points_left(stack, kind, armor_parts(switches))));
    if (stack.shields_full > 0) badges.push_back(fmt::format("shields {}", stack.shields));
    badges.push_back(speed_text(token.quarters));
    if (orders) badges.push_back(fmt::format("tries to {}", phrase_of(orders->tactic)));
    if (token.where != Whereabouts::on_board) badges.emplace_back(word_of(token.where));
    return badges;
}

std::vector<FireArc> arcs_of(const Kind& kind) {
    std::vector<FireArc> arcs;
    for (const Slot& slot : kind.slots) {
        arcs.push_back({0, 0, slot.weapon.range + (kind.is_base ? 1 : 0),
                        fmt::format("{} x {}", slot.count, slot.weapon.name)});
    }
    return arcs;
}

}  // namespace

BattleScene scene_of(const View& view, const Switches& switches) {
    const Position& position = view.position;
    BattleScene scene;
    scene.title = title_of(position);
    scene.sides = position.sides;
    scene.turn = position.round;
    scene.board = {Grid::squares, board_side, board_side, {}};
    if (position.is_night) scene.light = BoardLight::night;
    for (std::size_t number = 0; number < position.tokens.size(); ++number) {
        const Token& token = position.tokens[number];
        const Kind& kind = position.kinds[static_cast<std::size_t>(token.kind)];
        tactical::Token drawn;
        drawn.id = token_name(static_cast<std::int32_t>(number));
        drawn.label = token.name;
        drawn.side = token.side;
        drawn.place = {token.at.x, token.at.y};
        drawn.badges = badges_of(token, kind, view.orders[number], switches);
        drawn.arcs = arcs_of(kind);
        drawn.is_gone = !is_on_board(token);
        scene.tokens.push_back(std::move(drawn));
    }
    scene.legend = {"Squares are named by column and row, from 0,0 in the upper left corner."};
    if (position.is_night) scene.legend.emplace_back("It is night.");
    if (position.stage == Stage::movement) {
        scene.legend.push_back(fmt::format("{} is to step.", token_name(position.mover)));
    }
    return scene;
}

}  // namespace flagplot::tactical::battle_board
