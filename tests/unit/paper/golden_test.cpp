#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "campaign/advance.h"
#include "files/gazetteer_file.h"
#include "paper/render.h"
#include "present/plot/plot_picture.h"
#include "present/truth/truth_plot.h"
#include "support/small_book.h"
#include "unit/files/sources.h"
#include "unit/paper/picture_compare.h"

/// \file
/// Pictures that people looked at and approved, in tests/goldens. `scripts/approve-pictures` takes
/// the ones that are drawn now.

using namespace flagplot;
using namespace flagplot::test;

namespace {

namespace fs = std::filesystem;

constexpr double most_that_may_differ = 0.005;

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return bytes.str();
}

void write(const fs::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

/// As the picture of that name was approved; else what is drawn now lies beside the test.
void check_golden(const std::string& name, const Picture& picture) {
    const std::string drawn = paper::png_of(picture);
    const fs::path golden = fs::path(FLAGPLOT_SOURCE_DIR) / "tests" / "goldens" / (name + ".png");
    if (std::getenv("FLAGPLOT_APPROVE_PICTURES") != nullptr) write(golden, drawn);
    const double differs = share_that_differs(drawn, bytes_of(golden));
    if (differs > most_that_may_differ) write(fs::path(name + "-now.png"), drawn);
    INFO(name << ": what is drawn now is in " << (fs::current_path() / (name + "-now.png")));
    CHECK(differs <= most_that_may_differ);
    constexpr std::uintmax_t largest = 120'000;
    CHECK(fs::file_size(golden) < largest);
}

PictureOptions sized(double width, double height, SymbolTheme theme = SymbolTheme::counters) {
    PictureOptions options;
    options.width = width;
    options.height = height;
    options.theme = theme;
    return options;
}

/// What the Royal Navy knows of the small campaign: a contact of each age, a plan, a radar.
Plot small_plot() {
    SideView view = view_with_contact();
    sight_again(view.contacts[0], SightSource::radar, Declaration{ShipType::CA, {6}});
    view.contacts.push_back(view.contacts[0]);
    sight_again(view.contacts[1], SightSource::radar, {});
    view.contacts[1].square = at("B5");
    return plot_of(small_book(), view);
}

/// Cape Matapan as it begins, as the umpire sees it, over the real coast.
Plot matapan() {
    const Definition definition = read_campaign(shipped_campaign("matapan")).value();
    const Rules rules(definition, OfficialDice{});
    return plot_of_truth(definition, advance(rules, first_state(definition), Begin{})->after);
}

Basemap ground_of(const Chart& chart) {
    const SourceFile packed = shipped_file("assets/coast/world-10m.coast");
    const std::vector<SourceFile> ports{shipped_file("assets/coast/ports.toml")};
    return basemap_of(chart, unpacked_coast(packed.text, packed.name).value(),
                      read_gazetteer(ports).value());
}

}  // namespace

TEST_CASE("Pictures look as they were approved", "[golden]") {
    const Plot plot = small_plot();
    check_golden("small-counters", plot_picture(plot, sized(640, 480)));
    check_golden("small-ntds", plot_picture(plot, sized(640, 480, SymbolTheme::ntds)));
    check_golden("small-app6", plot_picture(plot, sized(640, 480, SymbolTheme::app6)));
    Plot night = plot;
    night.light = Light::night;
    night.weather.push_back({Weather::poor, at("F4"), {1}});
    night.battles.push_back({1, at("D3"), false, {}});
    night.blocks.push_back({at("F2"), true, "searched"});
    check_golden("small-night", plot_picture(night, sized(640, 480)));
    const Plot umpire = matapan();
    const Basemap basemap = ground_of(umpire.chart);
    PictureOptions options = sized(560, 350);
    options.basemap = &basemap;
    check_golden("matapan", plot_picture(umpire, options));
}

TEST_CASE("The comparer sees a change of colour and of size, and no more than there is",
          "[golden]") {
    const Picture picture = plot_picture(small_plot(), sized(320, 240));
    const std::string drawn = paper::png_of(picture);
    CHECK(share_that_differs(drawn, drawn) == 0);

    Picture other = picture;
    for (Primitive& primitive : other.primitives) {
        auto* area = std::get_if<Area>(&primitive.drawn);
        if (area != nullptr && primitive.feature == Feature::sea) area->fill = ink(0xd6e4d7);
    }
    CHECK(share_that_differs(drawn, paper::png_of(other)) > most_that_may_differ);
    CHECK(share_that_differs(drawn, paper::png_of(plot_picture(small_plot(), sized(320, 241)))) ==
          1);
    CHECK(share_that_differs(drawn, "no picture") == 1);
}

TEST_CASE("The same state gives the same bytes of every kind of file", "[golden]") {
    const auto drawn = [](auto bytes_of_picture) {
        return bytes_of_picture(plot_picture(matapan(), sized(640, 400)));
    };
    CHECK(drawn(paper::png_of) == drawn(paper::png_of));
    CHECK(drawn(paper::svg_of) == drawn(paper::svg_of));
    const auto pdf = [](const Picture& picture) { return paper::pdf_of(picture); };
    CHECK(drawn(pdf) == drawn(pdf));
}
