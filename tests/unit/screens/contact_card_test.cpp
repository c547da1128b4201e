#include "screens/contact_card.h"

#include <catch2/catch.hpp>

#include "unit/screens/no_window.h"

using namespace flagplot;
using namespace flagplot::screens;

namespace {

constexpr Box chart{230, 83, 1000, 740};

desk::CardRows small_card() {
    desk::CardRows card;
    card.title = "An enemy was sighted";
    card.when = "8 Nov 1941 18:00, turn 5 of 8, night";
    card.events = {{"21:00", "Force K sighted a force by radar in E5."}};
    card.options = {{{"UK-K: avoid battle", desk::WriteOrder{"UK-K stance avoid"}, {}},
                     "Force K",
                     "1",
                     {},
                     {}}};
    card.go_on = {"Let it go on", desk::GoOn{}, {}};
    return card;
}

}  // namespace

TEST_CASE("the contact card stays within the chart, however much it says", "[screens]") {
    for (const Box& room : {chart, Box{0, 0, 200, 100}, Box{10, 10, 60, 40}}) {
        for (const double height : {10.0, 5000.0}) {
            for (const bool is_right : {false, true}) {
                const Box place = contact_card_place(room, height, 1.5, is_right);
                CHECK(place.left >= room.left);
                CHECK(place.right <= room.right + 1e-9);
                CHECK(place.bottom <= room.bottom + 1);
            }
        }
    }
}

TEST_CASE("the contact card gives the order, lets time go on, and is put away", "[screens]") {
    NoWindow window;
    const desk::CardRows card = small_card();
    const auto draw = [&] { return draw_contact_card(window.theme, chart, card, false, "E"); };
    (void)window.frame(draw);  // it finds its size
    (void)window.frame(draw);
    bool gives = false, goes_on = false, is_put_away = false;
    for (float y = 100; y < 400; y += 6) {
        for (const float x : {300.0F, 600.0F}) {
            for (const desk::Intent& intent : window.click(x, y, draw)) {
                gives |= desk::asks_for<desk::WriteOrder>(intent) != nullptr;
                goes_on |= desk::asks_for<desk::GoOn>(intent) != nullptr;
                is_put_away |= desk::asks_for<desk::FoldCard>(intent) != nullptr;
            }
        }
    }
    CHECK(gives);
    CHECK(goes_on);
    CHECK(is_put_away);
}

TEST_CASE("the button that lets time go on stays in sight below a long card", "[screens]") {
    NoWindow window;
    desk::CardRows card = small_card();
    card.events.assign(60, {"21:00", "Force K sighted a force by radar in E5."});
    const auto draw = [&] { return draw_contact_card(window.theme, chart, card, true, "E"); };
    (void)window.frame(draw);
    (void)window.frame(draw);
    const Box place = contact_card_place(chart, 10'000, window.theme.scale, true);
    const auto x = static_cast<float>(place.left) + 40;
    bool goes_on = false;
    for (auto y = static_cast<float>(place.bottom) - 50; y < static_cast<float>(place.bottom);
         y += 4) {
        for (const desk::Intent& intent : window.click(x, y, draw)) {
            goes_on |= desk::asks_for<desk::GoOn>(intent) != nullptr;
        }
    }
    CHECK(goes_on);
}
