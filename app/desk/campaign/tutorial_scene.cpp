#include "desk/campaign/tutorial_scene.h"

namespace flagplot::desk {

TutorialScene tutorial_scene(const OpenDocument& document, const DeskState& state) {
    TutorialScene scene{state};
    if (const Seat* const seat = document.seat()) {
        scene.view = &seat->view;
        scene.side = seat->book.side;
    }
    scene.turn = document.standing;
    scene.is_now = document.is_now;
    scene.is_over = document.is_umpire;  // in a solo game, only once it is over
    scene.is_on_board = document.battle.has_value();
    scene.is_fought_out = document.battle && !document.battle->to_act;
    return scene;
}

}  // namespace flagplot::desk
