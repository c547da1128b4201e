#pragma once

#include "screens/front.h"
#include "unit/screens/no_window.h"

/// \file
/// The pages without a campaign, as the window shows them.

namespace flagplot::screens {

inline constexpr Box front_window{0, 0, 1280, 800};

inline FrontIntents drawn(const NoWindow& window, const desk::StartState& state) {
    return draw_front(window.theme, front_window, {desk::PageName::start, {}, {}},
                      [&](FrontIntents& asked) { draw_campaigns(window.theme, state, {}, asked); });
}
inline FrontIntents drawn(const NoWindow& window, const desk::CheckPage& page) {
    return draw_front(window.theme, front_window, {desk::PageName::check, {}, {}},
                      [&](FrontIntents& asked) { draw_check(window.theme, page, asked); });
}
inline FrontIntents drawn(const NoWindow& window, const desk::FileBrowser& browser) {
    return draw_front(window.theme, front_window, {desk::PageName::browse, {}, {}},
                      [&](FrontIntents& asked) { draw_browser(window.theme, browser, asked); });
}
inline FrontIntents drawn(const NoWindow& window, const desk::Setup& setup) {
    return draw_front(
        window.theme, front_window, {desk::PageName::setup, {}, {}},
        [&](FrontIntents& asked) { draw_setup(window.theme, setup, false, {}, {}, asked); });
}
inline FrontIntents drawn(const NoWindow& window, const desk::ChartDesk& chart) {
    return draw_front(
        window.theme, front_window, {desk::PageName::chart, {}, {}},
        [&](FrontIntents& asked) { draw_chart_desk(window.theme, chart, false, {}, asked); });
}
inline FrontIntents drawn(const NoWindow& window, const desk::ForceDesk& forces) {
    return draw_front(
        window.theme, front_window, {desk::PageName::forces, {}, {}},
        [&](FrontIntents& asked) { draw_force_desk(window.theme, forces, {}, asked); });
}
inline FrontIntents drawn(const NoWindow& window, const desk::CardDesk& cards) {
    return draw_front(window.theme, front_window, {desk::PageName::cards, {}, {}},
                      [&](FrontIntents& asked) { draw_card_desk(window.theme, cards, asked); });
}

}  // namespace flagplot::screens
