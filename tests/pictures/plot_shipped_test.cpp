#include <catch2/catch.hpp>

#include "campaign/advance.h"
#include "pictures/label_checks.h"
#include "present/truth/truth_plot.h"
#include "unit/files/sources.h"

/// \file
/// The pictures of the shipped campaigns as they begin: nothing written on them is hidden or cut.

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("no label of a shipped campaign hides another or is cut off", "[picture]") {
    for (const char* name : {"convoy-beta", "matapan", "bismarck"}) {
        const auto definition = read_campaign(shipped_campaign(name));
        REQUIRE(definition);
        const Rules rules(*definition, OfficialDice{});
        const auto begun = advance(rules, first_state(*definition), Begin{});
        REQUIRE(begun);
        CHECK(trouble_with_pages(plot_of_truth(*definition, begun->after), nullptr) == "");
        for (std::uint32_t seat = 0; seat < begun->after.views.size(); ++seat) {
            const Plot plot = plot_of(rules.books.at(seat), begun->after.view({seat}));
            CHECK(trouble_with_pages(plot, nullptr) == "");
        }
    }
}

TEST_CASE("a side's picture holds no subject but its own formations, contacts and battles",
          "[picture]") {
    const auto definition = read_campaign(shipped_campaign("bismarck"));
    REQUIRE(definition);
    const Rules rules(*definition, OfficialDice{});
    const auto begun = advance(rules, first_state(*definition), Begin{});
    REQUIRE(begun);
    for (std::uint32_t seat = 0; seat < begun->after.views.size(); ++seat) {
        const std::string text = picture_text(
            plot_picture(plot_of(rules.books.at(seat), begun->after.view({seat})), {}));
        for (const FormationRow& row : definition->formations) {
            if (row.side == SideId{seat}) continue;
            CAPTURE(row.id);
            CHECK(text.find(row.id) == std::string::npos);
            CHECK(text.find(row.name.substr(0, row.name.find(','))) == std::string::npos);
        }
    }
}
