#pragma once

#include <string>
#include <vector>

#include "present/desk/state/commands.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/state/keys.h"
#include "present/desk/state/panel_rows.h"
#include "present/desk/state/rail.h"
#include "present/desk/state/standing.h"
#include "screens/layout.h"
#include "screens/theme.h"

/// \file
/// The panels. Each draws what it is given and returns what was asked for by mouse and keyboard.
/// They know no rules and no files.

namespace flagplot::screens {

using Intents = std::vector<desk::Intent>;

/// Opens an ImGui window at a fixed place; `ImGui::End` must follow.
void begin_panel(const char* name, const Box& place, const ImVec4& colour);

/// As much of a text as fits, with an ellipsis if some is left out.
[[nodiscard]] std::string shortened(const ImFont& font, const std::string& text, float wide);

/// A field of a form, with this width or, below 0, this distance from the right edge. Returns an
/// intent as soon as its contents change.
void draw_form_field(const Theme& theme, const desk::FormField& field, Intents& intents,
                     float wide = -1);

/// A button that says on hover why it cannot be pressed.
void draw_button(const desk::Button& button, bool is_main, Intents& intents);

/// The same, shortened to the room that is left; its whole label is then shown on hover.
void draw_fitting_button(const desk::Button& button, Intents& intents);

[[nodiscard]] Intents draw_top_bar(const Theme& theme, const Box& place, const desk::TopBar& bar,
                                   const std::string& working);
/// The state of the turn and the main action, or the keys of the tool in use.
[[nodiscard]] Intents draw_status_line(const Theme& theme, const Box& place,
                                       const desk::StatusLine& line,
                                       const std::vector<desk::OrdersIn>& orders);
/// In the corner of the chart: the overlays, each with its key. \param key that unfolds the list
[[nodiscard]] Intents draw_overlay_list(const Theme& theme, const Box& chart,
                                        const std::vector<desk::OverlayLine>& lines,
                                        const std::string& key, bool is_unfolded);
[[nodiscard]] Intents draw_forces(const Theme& theme, const Box& place,
                                  const std::vector<desk::ForceRow>& forces,
                                  const std::vector<desk::ContactRow>& contacts,
                                  const desk::DeskState& state);
[[nodiscard]] Intents draw_inspector(const Theme& theme, const Box& place,
                                     const desk::Inspector& inspector,
                                     const desk::Pending* pending);
/// \param run_on what runs several turns; none: they cannot be run now
[[nodiscard]] Intents draw_log(const Theme& theme, const Box& place, const desk::LogTabs& log,
                               const std::vector<desk::TurnDot>& turns,
                               const desk::DeskState& state,
                               const std::optional<desk::Intent>& run_on);
/// What was refused or done, over the chart.
[[nodiscard]] Intents draw_message(const Theme& theme, const Box& chart,
                                   const desk::DeskState& state);
/// Covers the whole window and says who may look. `is_ready`: it can be confirmed.
[[nodiscard]] Intents draw_curtain(const Theme& theme, const Box& window, const std::string& who,
                                   Ink colour, bool is_ready);
/// Facts about what is under the pointer.
void draw_hover(const Theme& theme, const std::vector<std::string>& facts);
/// A page of forms, beside the chart.
[[nodiscard]] Intents draw_forms(const Theme& theme, const Box& place, const desk::Forms& forms,
                                 desk::FormPage page, desk::Viewer viewer);
/// The umpire's pages; the open one is lit.
[[nodiscard]] Intents draw_rail(const Theme& theme, const Box& place,
                                const std::vector<desk::RailLine>& lines,
                                const std::optional<desk::FormPage>& open);
/// The keys. Clicking one makes it wait for another. \param rebound the row that waits, or empty
[[nodiscard]] Intents draw_help(const Theme& theme, const Box& chart,
                                const std::vector<desk::KeyLine>& keys, const std::string& rebound);
/// All commands, to be found by their words. \param text what was typed
[[nodiscard]] Intents draw_command_list(const Theme& theme, const Box& window,
                                        const std::vector<desk::CommandLine>& lines,
                                        const std::string& text);

}  // namespace flagplot::screens
