#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "present/desk/start/notice.h"
#include "screens/image.h"
#include "screens/theme.h"

/// \file
/// The screens of the desk without a campaign. Each draws what it is given and returns what was
/// asked for.

namespace flagplot::screens {

using FrontIntents = std::vector<desk::FrontIntent>;

/// What surrounds a page.
struct FrontFrame {
    desk::PageName page{};
    std::string working = {};  ///< what is being done, or empty
    desk::Notice notice = {};
};
using PageBody = std::function<void(FrontIntents&)>;

/// A page on a window of this size: its tab, what `body` draws, and the message over it.
[[nodiscard]] FrontIntents draw_front(const Theme& theme, const Box& window,
                                      const FrontFrame& frame, const PageBody& body);

// The pages, each inside the window that is open.
/// `pictures`: of the campaigns' charts.
void draw_campaigns(const Theme& theme, const desk::StartState& state, const PageImages& pictures,
                    FrontIntents& intents);
/// Of it, the saves to go on with and the file to open.
void draw_saves(const Theme& theme, const desk::StartState& state, FrontIntents& intents);
/// The campaigns as cards with their charts.
void draw_offers(const Theme& theme, const desk::StartState& state, const PageImages& pictures,
                 FrontIntents& intents);
/// The form of a new game, each choice with what it means.
void draw_new_game(const Theme& theme, const desk::StartState& state, FrontIntents& intents);
/// The folder to open a file from. What is typed narrows the list; arrows and Return open.
void draw_browser(const Theme& theme, const desk::FileBrowser& browser, FrontIntents& intents);
void draw_check(const Theme& theme, const desk::CheckPage& page, FrontIntents& intents);
/// `pictures`: of the charts that can be chosen while none is open.
void draw_chart_desk(const Theme& theme, const desk::ChartDesk& chart, bool is_making,
                     const PageImages& pictures, FrontIntents& intents);
/// A campaign that is set up. `pictures`: of its charts; `world`: on which the sea is pointed at.
void draw_setup(const Theme& theme, const desk::Setup& setup, bool is_making,
                const PageImages& pictures, const PageImage& world, FrontIntents& intents);
void draw_card_desk(const Theme& theme, const desk::CardDesk& cards, FrontIntents& intents);
/// `known`: names of campaigns to choose from.
void draw_force_desk(const Theme& theme, const desk::ForceDesk& forces,
                     const std::vector<std::string>& known, FrontIntents& intents);

/// The line of an edited file: what is opened, where it is saved, undo. `known` are names to choose
/// from. False: no file is open.
[[nodiscard]] bool draw_edited_file(const Theme& theme, desk::EditedKind kind,
                                    const desk::EditedFile& file, const desk::OutlineEdits& edits,
                                    const std::vector<std::string>& known, FrontIntents& intents);
/// The problems; a click on one goes to what it is about.
void draw_edit_problems(const Theme& theme, desk::EditedKind kind, const desk::EditedFile& file,
                        FrontIntents& intents);
[[nodiscard]] bool small_button(const char* name, bool can);

/// Charts as cards with their pictures; the number of the one that was pressed.
[[nodiscard]] std::optional<std::size_t> draw_chart_cards(
    const Theme& theme, const std::vector<desk::ChartOffer>& charts, const PageImages& pictures,
    const std::string& chosen);
/// A chart as it was drawn, filling the room, or its squares until it is.
void draw_chart_picture(const Theme& theme, const Chart& chart, const PageImage* image,
                        const Box& room);
/// The squares of a chart with barriers and places, as the camera sees them through the room, and
/// the line of the real coast, if it is known.
void draw_chart_squares(ImDrawList& list, const Theme& theme, const Chart& chart,
                        const desk::Camera& camera, const Box& room,
                        const Basemap* coast = nullptr);
/// How a chart is to be looked at, after the wheel and a drag with the middle button over the last
/// item, which fills the room; none while neither moves.
[[nodiscard]] std::vector<desk::Camera> cameras_asked(const desk::Camera& camera, const Box& room,
                                                      const Chart& chart);
/// The square of a chart that is clicked now; none, if none is.
[[nodiscard]] std::optional<Square> square_clicked(const desk::Camera& camera, const Box& room,
                                                   const Chart& chart);

}  // namespace flagplot::screens
