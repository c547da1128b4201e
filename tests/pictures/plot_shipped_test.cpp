#include <catch2/catch.hpp>

#include "campaign/advance.h"
#include "present/plot_picture.h"
#include "present/truth_plot.h"
#include "unit/files/sources.h"

/// \file
/// The pictures of the shipped campaigns as they begin: nothing written on them is hidden or cut.

using namespace flagplot;
using namespace flagplot::test;

namespace {

struct PageSize {
    double width;
    double height;
};

constexpr PageSize page_sizes[]{{1280, 800}, {1920, 1080}, {842, 595}};

/// Words that stand on something of their own, a symbol or a legend's sample, are part of it.
bool stands_alone(Feature feature) {
    return feature != Feature::contact && feature != Feature::formation &&
           feature != Feature::checkpoint && feature != Feature::legend;
}

void check_words(const Picture& picture) {
    std::vector<Words> written;
    for (const Primitive& primitive : picture.primitives) {
        const auto* words = std::get_if<Words>(&primitive.drawn);
        if (words == nullptr) continue;
        constexpr double spare = 1;
        CAPTURE(words->text);
        CHECK(Box{0, 0, picture.width, picture.height}.grown(spare).contains(box_of(*words)));
        if (primitive.is_clipped && stands_alone(primitive.feature)) {
            CHECK(picture.chart.grown(spare).contains(box_of(*words)));
        }
        if (stands_alone(primitive.feature)) written.push_back(*words);
    }
    constexpr double touch = -0.5;
    for (std::size_t i = 0; i < written.size(); ++i) {
        for (std::size_t j = i + 1; j < written.size(); ++j) {
            CAPTURE(written[i].text, written[j].text);
            if (box_of(written[i]).grown(touch).overlaps(box_of(written[j]).grown(touch))) {
                FAIL_CHECK("one label hides another");
            }
        }
    }
}

void check_pages(const Plot& plot) {
    for (const PageSize& page : page_sizes) {
        for (const SymbolTheme theme :
             {SymbolTheme::counters, SymbolTheme::ntds, SymbolTheme::app6}) {
            PictureOptions options;
            options.width = page.width;
            options.height = page.height;
            options.theme = theme;
            CAPTURE(plot.title, page.width, word_of(theme));
            check_words(plot_picture(plot, options));
        }
    }
}

}  // namespace

TEST_CASE("no label of a shipped campaign hides another or is cut off", "[picture]") {
    for (const char* name : {"convoy-beta", "matapan", "bismarck"}) {
        const auto definition = read_campaign(shipped_campaign(name));
        REQUIRE(definition);
        const Rules rules(*definition, OfficialDice{});
        const auto begun = advance(rules, first_state(*definition), Begin{});
        REQUIRE(begun);
        check_pages(plot_of_truth(*definition, begun->after));
        for (std::uint32_t seat = 0; seat < begun->after.views.size(); ++seat) {
            check_pages(plot_of(rules.books.at(seat), begun->after.view({seat})));
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
