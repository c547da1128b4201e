#include <algorithm>
#include <catch2/catch.hpp>

#include "chart/strait.h"
#include "coast/chart_maker.h"
#include "coast/frame.h"
#include "files/gazetteer_file.h"
#include "sources.h"

// The straits that campaigns turn on, on charts of 30 nautical miles made from the shipped coast.

namespace flagplot::test {

namespace {

const Gazetteer& straits_of_the_world() {
    static const Gazetteer gazetteer = [] {
        const SourceFile file = shipped_file("assets/coast/straits.toml");
        return read_gazetteer({&file, 1}).value();
    }();
    return gazetteer;
}

const Coastline& coast_of_the_world() {
    static const Coastline coast =
        unpacked_coast(text_of_file("assets/coast/world-10m.coast"), "world-10m.coast").value();
    return coast;
}

/// A chart of 16 by 16 squares round a strait, as it was on a day.
MadeChart chart_round(const GazetteerStrait& strait, const std::string& day) {
    // a little beside it: in the very middle of a chart four squares meet
    const Degrees middle{strait.position.latitude / 100.0 + 0.1,
                         strait.position.longitude / 100.0 + 0.15};
    const ChartGrid frame =
        frame_round(middle, 16, 16, {Projection::lambert_azimuthal_equal_area, 30}).value();
    const ChartRequest request{frame, "round", "Round a strait", *read_moment(day + " 00:00")};
    const auto never_stop = [](std::size_t, std::size_t) { return true; };
    return made_chart(request, coast_of_the_world(), straits_of_the_world(), never_stop)
        .value()
        .value();
}

const Strait* strait_in(const MadeChart& made, const std::string& name) {
    const auto found = std::find_if(made.straits.begin(), made.straits.end(),
                                    [&](const Strait& each) { return each.name == name; });
    return found == made.straits.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("straits are passable, and closed where a campaign says so", "[straits][coast]") {
    const std::string name = GENERATE("Gibraltar", "Messina", "Bonifacio", "Dardanelles",
                                      "Bosporus", "Øresund", "Great Belt", "Dover", "Malacca",
                                      "Sunda", "Bab-el-Mandeb", "Hormuz", "Suez", "Panama");
    INFO(name);
    const GazetteerStrait* known = straits_of_the_world().strait(name);
    REQUIRE(known != nullptr);
    const MadeChart made = chart_round(*known, "1941-05-18");
    const Strait* drawn = strait_in(made, known->name);
    REQUIRE(drawn != nullptr);
    CHECK(is_passable(made.chart, *drawn));
    CHECK_FALSE(is_passable(with_strait_closed(made.chart, *drawn), *drawn));
}

TEST_CASE("canals are not there before their first day", "[straits][coast]") {
    const auto [name, before, first] = GENERATE(table<std::string, std::string, std::string>(
        {{"Suez", "1869-11-16", "1869-11-17"}, {"Panama", "1914-08-14", "1914-08-15"}}));
    INFO(name);
    const GazetteerStrait* known = straits_of_the_world().strait(name);
    REQUIRE(known != nullptr);
    const MadeChart dug = chart_round(*known, first);
    const Strait* drawn = strait_in(dug, known->name);
    REQUIRE(drawn != nullptr);
    CHECK(is_passable(dug.chart, *drawn));
    const MadeChart undug = chart_round(*known, before);
    CHECK(strait_in(undug, known->name) == nullptr);
    CHECK_FALSE(is_passable(undug.chart, *drawn));
}

}  // namespace flagplot::test
