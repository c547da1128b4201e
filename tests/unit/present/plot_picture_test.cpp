#include "present/plot/plot_picture.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "present/battle/battle_table.h"
#include "present/picture/label_places.h"
#include "present/picture/navy_style.h"
#include "present/picture/palette.h"
#include "present/side/briefing_document.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

std::vector<Primitive> of(const Picture& picture, Feature feature) {
    std::vector<Primitive> found;
    std::copy_if(picture.primitives.begin(), picture.primitives.end(), std::back_inserter(found),
                 [&](const Primitive& primitive) { return primitive.feature == feature; });
    return found;
}

std::string written_in(const Picture& picture, Feature feature) {
    std::string text;
    for (const Primitive& primitive : of(picture, feature)) {
        if (const auto* words = std::get_if<Words>(&primitive.drawn))
            text += words->text.str() + "|";
    }
    return text;
}

Picture drawn_for(const Book& book, const SideView& view, PictureOptions options = {}) {
    return plot_picture(plot_of(book, view), options);
}

/// How much the strongest of the lines of a contact covers.
double cover_of_contacts(const Picture& picture) {
    double cover = 0;
    for (const Primitive& primitive : of(picture, Feature::contact)) {
        if (const auto* area = std::get_if<Area>(&primitive.drawn)) {
            cover = std::max(cover, area->edge.colour.cover);
        }
    }
    return cover;
}

bool has_dashed_edge(const Picture& picture) {
    const auto contacts = of(picture, Feature::contact);
    return std::any_of(contacts.begin(), contacts.end(), [](const Primitive& primitive) {
        const auto* area = std::get_if<Area>(&primitive.drawn);
        return area != nullptr && area->edge.dash == Dash::dashed;
    });
}

Chart sea_of(std::int16_t squares) {
    Chart chart;
    chart.columns = chart.rows = squares;
    const auto side = static_cast<std::size_t>(squares);
    chart.terrain.assign(side * side, Terrain::sea);
    return chart;
}

/// A fleet of so many formations a side, each in a square of its own on a sea of 30 by 30.
Plot crowd_of(std::int16_t a_side) {
    Plot plot = plot_of(small_book(), small_view());
    plot.chart = sea_of(30);
    plot.reach.clear();
    const PlotFormation one = plot.formations.at(0);
    plot.formations.clear();
    for (std::int16_t number = 0; number < 2 * a_side; ++number) {
        plot.formations.push_back(one);
        plot.formations.back().side = SideId{static_cast<std::uint32_t>(number % 2)};
        plot.formations.back().square = {static_cast<std::int16_t>(number % 30),
                                         static_cast<std::int16_t>(number / 30)};
    }
    return plot;
}

/// Corners of what is drawn of formations, and of nothing else: 3 of a mark that points up.
std::vector<std::vector<Point>> marks_of(const Picture& picture, Feature feature) {
    std::vector<std::vector<Point>> rings;
    for (const Primitive& primitive : of(picture, feature)) {
        rings.push_back(std::get<Area>(primitive.drawn).rings.at(0));
    }
    return rings;
}

}  // namespace

TEST_CASE("a side's picture shows its formation with name, strength and speed", "[picture]") {
    const Picture picture = drawn_for(small_book(), small_view());

    CHECK_FALSE(of(picture, Feature::formation).empty());
    CHECK(written_in(picture, Feature::formation_label) == "Force K|2 ships, 21 kn, 2 MP|");
    CHECK_FALSE(of(picture, Feature::speed_leader).empty());
    CHECK(written_in(picture, Feature::heading) ==
          "Royal Navy|8 Nov 1941 12:00, turn 2 of 4, day, clear|A small campaign|");
}

TEST_CASE("track, this turn's plan, the later plan and their markers are told apart by shape",
          "[picture]") {
    const Picture picture = drawn_for(small_book(), small_view());

    const auto line = [&](Feature feature) {
        const auto found = of(picture, feature);
        REQUIRE(found.size() == 1);
        return std::get<Line>(found[0].drawn);
    };
    CHECK(line(Feature::track).points.size() == 2);
    CHECK(line(Feature::track).stroke.dash == Dash::solid);
    CHECK(line(Feature::plan_now).stroke.width > line(Feature::track).stroke.width);
    CHECK(line(Feature::plan_later).stroke.dash == Dash::dashed);
    // two points for D3 and, a second diagonal behind it, no more
    CHECK(line(Feature::plan_now).points.back() == line(Feature::plan_later).points.front());
    CHECK_FALSE(of(picture, Feature::checkpoint).empty());
    CHECK_FALSE(of(picture, Feature::destination).empty());
    CHECK(written_in(picture, Feature::checkpoint) == "1|");
}

TEST_CASE("a contact says what is known, by what and how old it is", "[picture]") {
    SideView view = view_with_contact();
    CHECK(written_in(drawn_for(small_book(), view), Feature::contact_label) ==
          "C1: unknown|by radar, 3 h old|");
    sight_again(view.contacts[0], SightSource::radar, Declaration{ShipType::CA, {6}});
    CHECK(written_in(drawn_for(small_book(), view), Feature::contact_label) ==
          "C1: 6 units, CA|by radar, 3 h old|");
}

TEST_CASE("a contact fades with age and gets a dashed edge when it is old", "[picture]") {
    SideView view = view_with_contact();
    const Picture fresh = drawn_for(small_book(), view);
    view.turn = {4};
    const Picture old = drawn_for(small_book(), view);

    CHECK(cover_of_contacts(old) < cover_of_contacts(fresh));
    CHECK_FALSE(has_dashed_edge(fresh));
    CHECK(has_dashed_edge(old));
}

TEST_CASE("a contact of unknown type has another shape than one that was declared", "[picture]") {
    SideView view = view_with_contact();
    for (const SymbolTheme theme : {SymbolTheme::ntds, SymbolTheme::app6}) {
        PictureOptions options;
        options.theme = theme;
        sight_again(view.contacts[0], SightSource::radar, {});
        const auto unknown = of(drawn_for(small_book(), view, options), Feature::contact);
        sight_again(view.contacts[0], SightSource::radar, Declaration{ShipType::CA, {6}});
        const auto declared = of(drawn_for(small_book(), view, options), Feature::contact);
        CHECK(std::get<Area>(unknown[0].drawn).rings != std::get<Area>(declared[0].drawn).rings);
    }
}

TEST_CASE("the night lies on the chart in night turns alone", "[picture]") {
    SideView view = small_view();
    CHECK(of(drawn_for(small_book(), view), Feature::night).empty());
    view.turn = {3};
    CHECK(of(drawn_for(small_book(), view), Feature::night).size() == 1);
}

TEST_CASE("radar reaches farther than eyes, and not when it is silent", "[picture]") {
    SideView view = small_view();
    CHECK(of(drawn_for(small_book(), view), Feature::radar_reach).size() == 1);
    view.formations[0].radar_on = false;
    const Picture silent = drawn_for(small_book(), view);
    CHECK(of(silent, Feature::radar_reach).empty());
    CHECK(of(silent, Feature::reach).size() == 1);
}

TEST_CASE("where counters would cover the chart all are marks, told apart by shape", "[picture]") {
    const Picture few = plot_picture(crowd_of(5), {});
    CHECK(of(few, Feature::formation).size() > 10);
    CHECK_FALSE(of(few, Feature::formation_label).empty());

    const Picture many = plot_picture(crowd_of(450), {});
    const auto marks = marks_of(many, Feature::formation);
    REQUIRE(marks.size() == 900);
    CHECK(of(many, Feature::formation_label).empty());
    CHECK(of(many, Feature::speed_leader).empty());
    const auto points_up = [](const std::vector<Point>& mark) {
        return mark.size() == 3 && mark[0].y < mark[1].y && mark[1].y == mark[2].y;
    };
    const auto points_down = [](const std::vector<Point>& mark) {
        return mark.size() == 3 && mark[0].y < mark[2].y && mark[0].y == mark[1].y;
    };
    CHECK(std::count_if(marks.begin(), marks.end(), points_up) == 450);
    CHECK(std::count_if(marks.begin(), marks.end(), points_down) == 450);
}

TEST_CASE("contacts in a crowd are hollow", "[picture]") {
    Plot plot = crowd_of(450);
    plot.contacts = plot_of(small_book(), view_with_contact()).contacts;
    const auto contacts = of(plot_picture(plot, {}), Feature::contact);
    REQUIRE(contacts.size() == 1);
    const auto& mark = std::get<Area>(contacts[0].drawn);
    CHECK(mark.fill == halo_ink);
    CHECK(mark.edge.colour ==
          style_of_navy("Regia Marina", {1}).colour.faded(mark.edge.colour.cover));
}

TEST_CASE("from afar a reach is a veil without an edge", "[picture]") {
    Plot plot = crowd_of(5);
    plot.reach = {{SideId{0}, {at("B2"), at("B3")}, {at("B2"), at("B3"), at("B4")}}};
    const auto edge_on = [&](std::int16_t squares, Feature feature) {
        plot.chart = sea_of(squares);
        PictureOptions whole;
        whole.part = GridBox{0, 0, static_cast<double>(squares), static_cast<double>(squares)};
        return std::get<Area>(of(plot_picture(plot, whole), feature).at(0).drawn).edge.width;
    };
    for (const Feature feature : {Feature::reach, Feature::radar_reach}) {
        CHECK(edge_on(60, feature) > 0);
        CHECK(edge_on(300, feature) == 0);
    }
}

TEST_CASE("squares outside the part asked for are not marked", "[picture]") {
    PictureOptions options;
    options.part = part_between(at("F4"), at("G5"));
    CHECK(of(drawn_for(small_book(), small_view(), options), Feature::formation).empty());
}

TEST_CASE("larger pages have larger letters", "[picture]") {
    PictureOptions large;
    large.width = 3840;
    large.height = 2160;
    const auto size_on = [&](PictureOptions options) {
        const auto labels =
            of(drawn_for(small_book(), small_view(), options), Feature::formation_label);
        return std::get<Words>(labels.at(0).drawn).size;
    };
    CHECK(size_on(large) > 2 * size_on({}));
}

TEST_CASE("the same view gives the same picture", "[picture]") {
    CHECK(picture_text(drawn_for(small_book(), view_with_contact())) ==
          picture_text(drawn_for(small_book(), view_with_contact())));
}

TEST_CASE("labels take free places, the nearest first, and none when there is none", "[picture]") {
    LabelPlaces places({0, 0, 100, 60});
    const Box beside{45, 25, 55, 35};
    places.keep_free(beside);
    const auto first = places.place(beside, 30, 10, 20);
    const auto second = places.place(beside, 30, 10, 20);
    REQUIRE(first);
    REQUIRE(second);
    CHECK_FALSE(first->overlaps(*second));
    CHECK_FALSE(first->overlaps(beside));
    CHECK_FALSE(places.place(beside, 200, 10, 20));
}

TEST_CASE("a side has the colour of its navy on its plot, its briefing and its papers for a table",
          "[picture]") {
    Book book = small_book();
    book.sides = {{"uk", "Regia Marina"}, {"it", "Kriegsmarine"}};
    const SideStyle own = style_of_navy("Regia Marina", {0});
    const SideStyle other = style_of_navy("Kriegsmarine", {1});
    REQUIRE_FALSE(own.colour == style_of_navy("", {0}).colour);  // that of its place
    const Plot plot = plot_of(book, view_with_contact());
    const Picture picture = plot_picture(plot, {});
    const auto badge = of(picture, Feature::heading).front();
    CHECK(std::get<Area>(badge.drawn).fill == own.colour);
    const auto has_colour = [&](Feature feature, Ink colour) {
        const auto parts = of(picture, feature);
        return std::any_of(parts.begin(), parts.end(), [&](const Primitive& part) {
            const auto* area = std::get_if<Area>(&part.drawn);
            if (area == nullptr) return false;
            return area->fill.faded(0) == colour.faded(0) ||
                   area->edge.colour.faded(0) == colour.faded(0);
        });
    };
    for (const Feature feature : {Feature::formation, Feature::legend}) {
        CHECK(has_colour(feature, own.colour));
        CHECK_FALSE(has_colour(feature, style_of_navy("", {0}).colour));
    }
    CHECK(has_colour(Feature::contact, other.colour));
    const Document paper = briefing_document(book, view_with_contact(), "", nullptr);
    CHECK(paper.side->colour == own.colour);
    tactical::BattleRequest request;
    request.parties = {{"it", "", {}, {}}, {"uk", "", {}, {}}};
    const BattleTable table = battle_table(book, request);
    CHECK(table.parties[0].style.colour == other.colour);
    CHECK(table.parties[1].style.colour == own.colour);
}
