#pragma once

#include <cstdint>

#include "present/desk/tutorial/tutorial.h"

/// \file
/// What the steps of the tutorial wait for. A deed stays done: nothing that it asks of the campaign
/// becomes untrue later in the game.

namespace flagplot::desk {

/// The last turn of a step that is shown when the campaign is over.
inline constexpr std::int32_t after_the_end = 0;

[[nodiscard]] bool has_selected(const TutorialScene& scene);
[[nodiscard]] bool has_moved_chart(const TutorialScene& scene);
[[nodiscard]] bool has_unfolded_overlays(const TutorialScene& scene);
[[nodiscard]] bool has_turned_log(const TutorialScene& scene);

/// Force K is on the chart.
[[nodiscard]] bool has_entered(const TutorialScene& scene);
[[nodiscard]] bool has_selected_force(const TutorialScene& scene);
/// An order for it is written or sent.
[[nodiscard]] bool has_ordered_force(const TutorialScene& scene);
[[nodiscard]] bool has_sent_orders(const TutorialScene& scene);
[[nodiscard]] bool has_selected_contact(const TutorialScene& scene);
/// It has a route, or will have one after the orders that are written.
[[nodiscard]] bool has_plotted_route(const TutorialScene& scene);

[[nodiscard]] bool has_joined_battle(const TutorialScene& scene);
[[nodiscard]] bool has_opened_board(const TutorialScene& scene);
[[nodiscard]] bool has_fought_out(const TutorialScene& scene);
[[nodiscard]] bool has_battle_result(const TutorialScene& scene);

[[nodiscard]] bool has_looked_back(const TutorialScene& scene);
[[nodiscard]] bool is_campaign_over(const TutorialScene& scene);
[[nodiscard]] bool has_read_history(const TutorialScene& scene);

/// Is the turn to be ordered now this one or a later one?
template <std::int32_t turn>
[[nodiscard]] bool has_reached(const TutorialScene& scene) {
    return scene.is_over || scene.turn.turn.count >= turn;
}

// When a step is due.
[[nodiscard]] bool is_always_due(const TutorialScene& scene);
[[nodiscard]] bool is_enemy_known(const TutorialScene& scene);
[[nodiscard]] bool is_battle_waiting(const TutorialScene& scene);

}  // namespace flagplot::desk
