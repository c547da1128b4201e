#include "present/truth/history_ghosts.h"

#include <catch2/catch.hpp>

#include "campaign/historic.h"
#include "present/plot/plot_picture.h"
#include "support/small_campaign.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr SideId uk{0};
constexpr TurnNumber second{2};

/// Force K and the convoy have tracks of three turns.
Definition with_tracks() {
    Definition definition = small_campaign();
    definition.tracks = {
        {historic(true_force_k), {{{1}, at("B2")}, {{2}, at("C3")}, {{3}, at("D4")}}},
        {historic(true_convoy), {{{1}, at("G5")}, {{2}, at("F4")}, {{3}, at("E4")}}}};
    return definition;
}

}  // namespace

TEST_CASE("history beside a side is where its own formations were, up to that turn", "[history]") {
    const auto ghosts = ghosts_of(with_tracks(), uk, second);
    CHECK(ghosts == std::vector<PlotGhost>{{"UK-K", uk, at("C3"), {at("B2"), at("C3")}}});
    CHECK(ghosts_text(ghosts) == "In history at this time: UK-K in C3.\n");
    CHECK(ghosts_of(with_tracks(), uk, {4}).empty());
    CHECK(has(ghosts_text({}), "History says of nobody"));
    CHECK(ghosts_of_all(with_tracks(), second).size() == 2);
}

TEST_CASE("history beside a side depends on its own tracks alone, and on nothing later",
          "[history][leak]") {
    const auto before = ghosts_of(with_tracks(), uk, second);
    Definition other = with_tracks();
    other.tracks[1].squares = {{{1}, at("A1")}, {{2}, at("A1")}};  // the enemy's
    other.tracks[0].squares[2].square = at("G1");                  // the next turn
    other.battles.clear();
    other.events.clear();
    CHECK(ghosts_of(other, uk, second) == before);
    other.tracks.pop_back();
    CHECK(ghosts_of(other, uk, second) == before);
}

TEST_CASE("history is on a plot only where it is asked for, dotted and with its entry in the key",
          "[history]") {
    Plot plot = plot_of(small_book(), small_view());
    const auto text_of = [&] { return picture_text(plot_picture(plot, {})); };
    CHECK_FALSE(has(text_of(), "history"));
    plot.ghosts = ghosts_of(with_tracks(), uk, second);
    CHECK(has(text_of(), "UK-K in history"));
    CHECK(has(text_of(), "in history, up to this turn"));
}
