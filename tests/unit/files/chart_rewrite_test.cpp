#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "files/chart_file.h"
#include "files/chart_text.h"

using namespace flagplot;

TEST_CASE("a shipped chart that is read and written again is the same text", "[chart-text]") {
    namespace fs = std::filesystem;
    for (const auto& entry : fs::directory_iterator(FLAGPLOT_SOURCE_DIR "/maps")) {
        CAPTURE(entry.path().string());
        std::ifstream in(entry.path(), std::ios::binary);
        std::ostringstream all;
        all << in.rdbuf();
        const SourceFile file{entry.path().string(), all.str()};
        const auto read = read_chart_file(file);
        REQUIRE(read);
        const auto survey = read_survey(file);
        REQUIRE(survey);
        const std::string text =
            chart_text({comments_at_head(file.text), read->chart, read->straits, *survey});
        CHECK(text == file.text);
    }
}

TEST_CASE("a chart without a place on the globe is written and read", "[chart-text]") {
    Chart chart;
    chart.name = "NEW";
    chart.title = "A \"new\" chart";
    chart.columns = 3;
    chart.rows = 2;
    chart.terrain.assign(6, Terrain::sea);
    chart.terrain[1] = Terrain::islands;
    chart.barriers = {{{0, 0}, {1, 1}, Closes::sight}};
    chart.places = {{"Malta", {2, 1}, true}};
    const std::vector<Strait> straits{{"Narrows", {{0, 0}, {0, 1}}}};
    const auto read = read_chart_file({"new.toml", chart_text({"", chart, straits, {}})});
    REQUIRE(read);
    CHECK(read->chart == chart);
    CHECK(read->straits == straits);
}
