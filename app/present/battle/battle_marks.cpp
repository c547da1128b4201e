#include "present/battle/battle_marks.h"

#include <string>

namespace flagplot {

SideStyle style_of(const tactical::BattleScene& scene, const BattleMarks& marks,
                   tactical::SideIndex side) {
    if (side.index() < marks.styles.size()) return marks.styles[side.index()];
    const bool is_named = side.index() < scene.sides.size();
    return style_of_navy(is_named ? scene.sides[side.index()] : std::string(), SideId{side.number});
}

Ink colour_of(const tactical::BattleScene& scene, const BattleMarks& marks,
              const tactical::Token& token) {
    return token.side ? style_of(scene, marks, *token.side).colour : quiet_ink;
}

}  // namespace flagplot
