#pragma once

#include <string>
#include <vector>

#include "present/battle/battle_frame.h"
#include "present/battle/battle_marks.h"
#include "present/picture/picture.h"
#include "tactical/scene.h"

/// \file
/// A battle of any module as a picture, made only from its scene, for the desk and for files.

namespace flagplot {

/// The room that is left for the board where its heads stand beside it.
[[nodiscard]] Box room_for_board(const Box& room, double scale);

/// The board with everything on it, in the order of drawing. `scale`: of letters and lines.
[[nodiscard]] std::vector<Primitive> board_primitives(const tactical::BattleScene& scene,
                                                      const BattleFrame& frame,
                                                      const BattleMarks& marks, double scale);

/// "T3 Hood, 4 ships, armour 30", and its weapons: one line each, the name first.
[[nodiscard]] std::vector<std::string> token_facts(const tactical::BattleScene& scene,
                                                   const tactical::Token& token);

/// A page with the board and its title, and beside it every token and the legend.
[[nodiscard]] Picture battle_picture(const tactical::BattleScene& scene, double width,
                                     double height, const BattleMarks& marks);

}  // namespace flagplot
