#include "desk/campaign/shown.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "present/truth/truth_plot.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

OpenDocument umpires_document() {
    const Definition definition = small_campaign();
    const CampaignState state = small_state();
    OpenDocument document;
    document.is_umpire = true;
    for (const SeatId seat : {SeatId{0}, SeatId{1}}) {
        document.seats.push_back(
            {book_of(definition, seat), state.view(seat), state.view(seat), std::vector<Order>{}});
    }
    document.plot = plot_of_truth(definition, state);
    document.sheets = sheets_in(definition, state);
    return document;
}

bool has_line(const Inspector& inspector, const std::string& begin) {
    return std::any_of(inspector.lines.begin(), inspector.lines.end(),
                       [&](const auto& line) { return line.left.starts_with(begin); });
}

}  // namespace

TEST_CASE("the umpire reads of a square what every side has and knows there", "[desk]") {
    DeskState state;
    state.selection = SquarePick{at("E3")};
    const Inspector inspector = shown_of(umpires_document(), state, "", {}).inspector;
    CHECK(has_line(inspector, "C1: "));
    CHECK(has_line(inspector, "IT-B, Convoy Beta"));
}

TEST_CASE("the umpire is offered no orders, and reads those that are in", "[desk]") {
    const OpenDocument document = umpires_document();
    DeskState state;
    CHECK(has_line(shown_of(document, state, "", {}).inspector, "none are in yet"));
    state.selection = FormationPick{{0}, force_k};
    const Inspector inspector = shown_of(document, state, "", {}).inspector;
    CHECK(inspector.buttons.empty());
    CHECK(has_line(inspector, "ORDERS"));
    CHECK_FALSE(has_line(inspector, "none: press R"));
}
