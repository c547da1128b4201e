#include "operations/war_report.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "operations/war_told.h"
#include "support/begun_war.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr std::uint64_t seed = 3;

void play_to_end(BegunWar& war) {
    while (war.save.state().progress.phase != Phase::over) play_turns(war.save, war.world, 1);
}

FilmWanted small_film(const Folder& folder) {
    FilmWanted film;
    film.file = folder / "film.png";
    film.frames = folder / "frames";
    film.every = 1000;
    film.picture.width = 160;
    film.picture.height = 120;
    return film;
}

std::vector<std::string> names_in(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        names.push_back(file.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

TEST_CASE("the truth is told when the war is over, or with a reason", "[report]") {
    BegunWar war(seed);
    const Folder folder;
    ReportWanted wanted;
    wanted.folder = folder / "report";
    const auto refused = write_report(war.save, wanted);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::war_not_over);
    CHECK(folder.names().empty());

    CHECK(reason_to_tell(war.save, "it", "the evening is over") ==
          Result<std::string>("the evening is over"));
    play_to_end(war);
    CHECK(reason_to_tell(war.save, "it", "the evening is over") == Result<std::string>(""));
}

TEST_CASE("the report of a war has its history, its press and every side's newspaper", "[report]") {
    BegunWar war(seed, Releasing::at_once);
    play_to_end(war);
    const Folder folder;
    ReportWanted wanted;
    wanted.folder = folder / "report";

    const auto written = write_report(war.save, wanted);

    REQUIRE(written);
    REQUIRE(*written);
    std::vector<std::string> names;
    for (const auto& path : **written) names.push_back(path.filename().string());
    std::sort(names.begin(), names.end());
    CHECK(names == names_in(folder / "report"));
    for (const char* stem : {"history", "press-and-truth"}) {
        for (const char* ending : {".md", ".html", ".pdf"}) {
            CHECK(std::count(names.begin(), names.end(), std::string(stem) + ending) == 1);
        }
    }
    CHECK(std::count_if(names.begin(), names.end(), [](const std::string& name) {
              return has(name, "newspaper-");
          }) == 3 * static_cast<std::ptrdiff_t>(war.save.rules().books.size()));
    CHECK(has(bytes_of(folder / "report" / "history.md"), "The war is over"));
}

TEST_CASE("a side's newspaper tells what it has been shown, and no more", "[report]") {
    BegunWar war(seed, Releasing::by_hand);
    play_turns(war.save, war.world, 1);
    const std::string before = newspaper_of(war.save, blue);
    REQUIRE(war.save.carry_out(Release{}));
    CHECK(newspaper_of(war.save, blue) != before);

    const Folder folder;
    ReportWanted wanted;
    wanted.whose = blue;
    wanted.folder = folder / "paper";
    const auto written = write_report(war.save, wanted);
    REQUIRE(written);
    REQUIRE(*written);
    CHECK((*written)->size() == 3);
    CHECK(bytes_of((*written)->front()) == newspaper_of(war.save, blue));
}

TEST_CASE("a film is one file of all its pictures, and a folder with each", "[report]") {
    BegunWar war(seed, Releasing::at_once);
    play_turns(war.save, war.world, 3);
    const Folder folder;
    ReportWanted wanted;
    wanted.whose = blue;
    wanted.film = small_film(folder);

    const auto written = write_report(war.save, wanted);

    REQUIRE(written);
    REQUIRE(*written);
    CHECK(names_in(folder / "frames") ==
          std::vector<std::string>{"frame-000.png", "frame-001.png"});
    CHECK((*written)->front() == folder / "film.png");
    CHECK(has(bytes_of(folder / "film.png"), "acTL"));  // the mark of an animated PNG
}

TEST_CASE("a report that is cancelled writes nothing", "[report]") {
    BegunWar war(seed);
    const Folder folder;
    ReportWanted wanted;
    wanted.whose = blue;
    wanted.folder = folder / "paper";
    std::stop_source source;
    source.request_stop();
    const auto written = write_report(war.save, wanted, {source.get_token()});
    REQUIRE(written);
    CHECK_FALSE(*written);
    CHECK(folder.names().empty());
}
