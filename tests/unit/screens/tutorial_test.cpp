#include "screens/tutorial.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <tuple>

#include "unit/screens/drawn_pages.h"

using namespace flagplot;
using namespace flagplot::screens;

namespace {

constexpr std::array desk_parts{desk::DeskPart::chart,       desk::DeskPart::overlays,
                                desk::DeskPart::next_button, desk::DeskPart::forces,
                                desk::DeskPart::inspector,   desk::DeskPart::log,
                                desk::DeskPart::turns};

constexpr PartsShown campaign_parts{true, false, false};

/// Everything that is asked for by clicks all over the card.
template <class Draw>
Intents pressed_on(NoWindow& window, const Box& card, Draw&& draw) {
    Intents all;
    for (double y = card.top + 10; y < card.bottom; y += 8) {
        for (double x = card.left + 6; x < card.right; x += 20) {
            const auto more = window.click(static_cast<float>(x), static_cast<float>(y), draw);
            all.insert(all.end(), more.begin(), more.end());
        }
    }
    return all;
}

template <class Kind>
bool asks(const Intents& intents) {
    return std::any_of(intents.begin(), intents.end(), [](const desk::Intent& each) {
        return desk::asks_for<Kind>(each) != nullptr;
    });
}

}  // namespace

TEST_CASE("the card of the tutorial lies on the chart and never over what it points at",
          "[screens]") {
    for (const auto& [width, height, scale] :
         {std::tuple{1280., 800., 1.}, {1920., 1080., 1.25}, {3840., 2160., 2.5}}) {
        const Places places = places_on({}, width, height, scale, campaign_parts);
        const Point size{290 * scale, 220 * scale};
        for (const desk::DeskPart part : desk_parts) {
            const auto at = box_of_part(places, part, scale);
            REQUIRE(at);
            CHECK(Box{0, 0, width, height}.contains(*at));
            const CardPlace place = card_place(places.chart, size, at, scale);
            CHECK(places.chart.grown(1e-6).contains(place.card));
            REQUIRE(place.frame);
            CHECK_FALSE(place.frame->overlaps(place.card));
        }
        for (double x = places.chart.left; x < places.chart.right - 20; x += 40 * scale) {
            for (double y = places.chart.top; y < places.chart.bottom - 20; y += 40 * scale) {
                const Box square{x, y, x + 20, y + 20};
                const CardPlace place = card_place(places.chart, size, square, scale);
                CHECK_FALSE(square.overlaps(place.card));
                CHECK(place.frame == square);
            }
        }
    }
}

TEST_CASE("in a window too small for it the card of the tutorial still lies on the chart",
          "[screens]") {
    const Places places = places_on({}, 320, 200, 1, campaign_parts);
    const CardPlace place = card_place(places.chart, {290, 220}, places.chart, 1);
    CHECK(places.chart.grown(1e-6).contains(place.card));
    CHECK_FALSE(place.frame.has_value());
    CHECK_FALSE(box_of_part(places, desk::DeskPart::forces, 1).has_value());
}

TEST_CASE("what a page does not have is not pointed at", "[screens]") {
    const Places on_board = places_on({}, 1280, 800, 1);
    CHECK_FALSE(box_of_part(on_board, desk::DeskPart::next_button, 1).has_value());
    CHECK(box_of_part(on_board, desk::DeskPart::inspector, 1) == on_board.inspector);
}

TEST_CASE("the tutorial is left by its card at any time, and a step is skipped", "[screens]") {
    NoWindow window;
    const Box chart = places_on({}, 1280, 800, 1, campaign_parts).chart;
    desk::TutorialCard card{"Move the chart", "Turn the wheel.", 2, 20, {}, {}};
    const auto draw = [&] { return draw_tutorial(window.theme, chart, card, std::nullopt); };
    const Box upper{chart.left + 16, chart.top + 44, chart.left + 306, chart.top + 200};
    const Intents at_step = pressed_on(window, upper, draw);
    CHECK(asks<desk::LeaveTutorial>(at_step));
    CHECK(asks<desk::SkipStep>(at_step));
    card.number = 0;
    const Intents at_end = pressed_on(window, upper, draw);
    CHECK(asks<desk::LeaveTutorial>(at_end));
    CHECK_FALSE(asks<desk::SkipStep>(at_end));
}

TEST_CASE("the tutorial is begun by a button of the start screen", "[screens]") {
    NoWindow window;
    const desk::StartState state;
    bool is_begun = false;
    for (float y = 40; y < 400; y += 8) {
        for (float x = 40; x < 300; x += 40) {
            for (const auto& intent : window.click(x, y, [&] { return drawn(window, state); })) {
                is_begun |= desk::asks_for<desk::BeginTutorial>(intent) != nullptr;
            }
        }
    }
    CHECK(is_begun);
}
