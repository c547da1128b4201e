#pragma once

#include <string>

#include "present/desk/battle/battle_panel.h"
#include "screens/screens.h"

/// \file
/// The panels round the board of a battle.

namespace flagplot::screens {

/// The title, whose view it is, and the way back to the chart.
[[nodiscard]] Intents draw_battle_head(const Theme& theme, const Box& place,
                                       const desk::BattleShown& battle);
/// The sides, who decides for them, and their tokens.
[[nodiscard]] Intents draw_battle_sides(const Theme& theme, const Box& place,
                                        const desk::BattleShown& battle,
                                        const desk::BattlePanel& panel,
                                        const desk::DeskState& state);
/// Who is to act, the picked token, and the orders that can be given. `is_busy`: an order is being
/// carried out.
[[nodiscard]] Intents draw_battle_orders(const Theme& theme, const Box& place,
                                         const desk::BattleShown& battle,
                                         const desk::BattlePanel& panel,
                                         const desk::DeskState& state, bool is_busy);
/// What happened, step by step, each with a ledger that can be unfolded; the details of a number
/// are shown on hover. Also plays back the last turn.
[[nodiscard]] Intents draw_battle_log(const Theme& theme, const Box& place,
                                      const desk::BattleShown& battle,
                                      const desk::BattlePanel& panel, const desk::DeskState& state);

}  // namespace flagplot::screens
