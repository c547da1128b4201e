#include "present/picture/panel_theme.h"

#include <catch2/catch.hpp>

#include "present/desk/state/desk_state.h"
#include "present/picture/navy_style.h"
#include "present/picture/palette.h"
#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

TEST_CASE("in every theme letters stand out by 4.6 to 1 from what they are written on", "[desk]") {
    constexpr double least = 4.6;
    for (const PanelTheme theme : {PanelTheme::dark, PanelTheme::light, PanelTheme::red}) {
        const PanelInks& inks = inks_of(theme);
        INFO(word_of(theme));
        for (const Ink ground : {inks.panel, inks.bar, inks.field, inks.raised, inks.picked}) {
            CHECK(contrast(inks.text, ground) >= least);
        }
        for (const Ink ground : {inks.panel, inks.bar, inks.field, inks.raised}) {
            CHECK(contrast(inks.quiet, ground) >= least);
        }
        CHECK(contrast(inks.brass, inks.panel) >= least);
        CHECK(contrast(inks.brass, inks.raised) >= least);
        CHECK(contrast(inks.on_brass, inks.brass) >= least);
        CHECK(contrast(inks.on_banner, inks.banner) >= least);
        CHECK(contrast(inks.text, inks.button) >= least);
        CHECK(contrast(inks.text, inks.permission) >= least);
        CHECK(contrast(inks.text, inks.refusal) >= least);
        CHECK(contrast(inks.wrong, inks.panel) >= least);
        CHECK(contrast(inks.refused, inks.panel) >= least);
        CHECK(contrast(inks.allowed, inks.panel) >= least);
    }
}

TEST_CASE("by red light a chart has no light ground, no green and no blue to speak of", "[desk]") {
    for (const Ink ground : {sea_ink, land_ink, paper_ink, halo_ink}) {
        CHECK(contrast(by_red_light(ground), ink(0)) < 1.3);
    }
    for (const Ink letters :
         {text_ink, place_ink, style_of_navy("", {0}).colour, style_of_navy("", {1}).colour}) {
        CHECK(contrast(by_red_light(letters), by_red_light(sea_ink)) >= 4.6);
    }
    for (const Ink each : {sea_ink, brass_ink, style_of_navy("", {0}).colour, square_name_ink}) {
        const Ink red = by_red_light(each);
        CHECK(red.red >= red.green);
        CHECK(red.green >= red.blue);
        CHECK(by_red_light(each.faded(0.5)).cover == Approx(each.cover * 0.5));
    }
}

TEST_CASE("one key leads through the themes and back", "[desk]") {
    const Plot plot = plot_of(small_book(), small_view());
    DeskState state;
    const DeskScene scene{{0, 0, 700, 500}, plot};
    for (const PanelTheme next : {PanelTheme::light, PanelTheme::red, PanelTheme::dark}) {
        state = desk_after(std::move(state), NextTheme{}, scene);
        CHECK(state.theme == next);
    }
}

TEST_CASE("a navy keeps its colour and its counters whatever its place, and stands out on the sea",
          "[desk]") {
    CHECK(style_of_navy("Royal Navy", {1}).colour == style_of_navy("Royal Navy", {0}).colour);
    CHECK(style_of_navy("Regia Marina", {0}).shape == CounterShape::six_sided);
    CHECK(style_of_navy("Blue", {1}).colour == style_of_navy("Red", {5}).colour);
    for (const char* navy : {"Royal Navy", "Kriegsmarine", "Regia Marina",
                             "Imperial Japanese Navy, Japan", "US Navy", "Marine nationale"}) {
        INFO(navy);
        CHECK(contrast(style_of_navy(navy, {0}).colour, sea_ink) >= 4.8);
    }
}
