#include <catch2/catch.hpp>

#include "campaign/historic.h"
#include "sources.h"

namespace flagplot::test {

namespace {

const std::string parting = R"([[parting]]
time = "1941-11-07 20:15"
formation = "R1"
as = "R2"
name = "Red Two"
ships = ["Beta"]
what = "The freighter goes her own way."
confidence = "M"
)";

const std::string joining = R"([[joining]]
time = "1941-11-08 06:00"
formation = "R2"
into = "R1"
what = "She is back."
confidence = "L"
)";

const std::string sighting = R"([[event]]
when = "night"
square = "A3"
what = "Blue is seen."
kind = "proximity"
confidence = "H"
time = "1941-11-08 01:59"
searcher = "R2"
targets = ["B1"]
mode = "eye"
)";

const std::string boats = R"([[asset]]
id = "BOATS"
name = "Flying boats"
side = "red"
base = "Redhaven"
quality = 3
range = 2
)";

/// The small campaign with tables behind those of its history.
CampaignSources with_history(const std::string& history) {
    CampaignSources sources = small_sources();
    sources.forces.text += boats;
    sources.history.text += history;
    return sources;
}

/// What is said when this part of all tables together is another; places are left out, for they
/// are those of the reader's rows.
std::string problems_of_history(const std::string& part, const std::string& into) {
    CampaignSources sources = with_history(parting + joining + sighting);
    change(sources.history.text, part, into);
    const auto read = read_campaign(sources);
    std::string text;
    if (read) return text;
    for (const Error& problem : read.error()) {
        const std::string line = describe(problem);
        text += line.substr(line.find(": ") + 2) + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("partings, joinings and sightings are read as they stand", "[files]") {
    const std::string track = "[[track]]\nformation = \"R2\"\nfrom_turn = 2\nsquares = [\"A2\"]\n";
    const auto read = read_campaign(with_history(track + parting + joining + sighting));
    INFO((read ? std::string{} : described(read.error())));
    REQUIRE(read);
    const HistoricId red_two{2};
    REQUIRE(read->partings.size() == 1);
    CHECK(historic_name(*read, red_two) == "R2");
    CHECK(historic_side(*read, red_two) == SideId{0});
    CHECK(read->partings[0].name == "Red Two");
    CHECK(time_text(read->partings[0].time) == "1941-11-07 20:15");
    CHECK(read->partings[0].ships == std::vector<ShipId>{{1}});
    CHECK(read->tracks[1].formation == red_two);
    REQUIRE(read->joinings.size() == 1);
    CHECK(read->joinings[0].formation == red_two);
    CHECK(read->joinings[0].into == HistoricId{0});
    REQUIRE(read->events.size() == 2);
    CHECK_FALSE(read->events[0].sighting);
    const HistoricSighting& seen = read->events[1].sighting.value();
    CHECK(time_text(seen.time) == "1941-11-08 01:59");
    CHECK(std::get<HistoricId>(seen.searcher) == red_two);
    CHECK(seen.targets == std::vector<HistoricId>{{1}});
    CHECK(seen.mode == SightMode::eye);
}

TEST_CASE("companies of history change with partings and joinings", "[files]") {
    const auto read = read_campaign(with_history(parting + joining));
    REQUIRE(read);
    const auto sizes = [&](std::string_view half_hour) {
        std::string text;
        for (const auto& ships : companies_at(*read, {*read_moment(half_hour), 0})) {
            text += std::to_string(ships.size()) + " ";
        }
        return text;
    };
    CHECK(sizes("1941-11-07 20:00") == "2 1 0 ");
    CHECK(sizes("1941-11-07 20:30") == "1 1 1 ");
    CHECK(sizes("1941-11-08 05:30") == "1 1 1 ");
    CHECK(sizes("1941-11-08 06:00") == "2 1 0 ");
    CHECK(turn_of(read->calendar, read->partings[0].time) == TurnNumber{1});
    CHECK(turn_of(read->calendar, read->joinings[0].time) == TurnNumber{3});
}

TEST_CASE("a parting's full name is its short one if it has no other", "[files]") {
    auto sources = with_history(parting);
    change(sources.history.text, "name = \"Red Two\"\n", "");
    const auto read = read_campaign(sources);
    REQUIRE(read);
    CHECK(read->partings[0].name == "R2");
}

TEST_CASE("each fault of partings, joinings and sightings gets its message", "[files]") {
    struct Case {
        std::string part, into, message;
    };
    const std::string out = " (text.out-of-range)\n";
    const std::string unknown = " (campaign.unknown-reference)\n";
    const std::vector<Case> cases{
        {"20:15", "12:15",
         "time is 1941-11-07 12:15; expected a time from 1941-11-07 18:00 to 1941-11-08 12:00" +
             out},
        {"\"1941-11-08 06:00\"", "\"1941-11-08 12:01\"",
         "time is 1941-11-08 12:01; expected a time from 1941-11-07 18:00 to 1941-11-08 12:00" +
             out},
        {"formation = \"R1\"\nas", "formation = \"R3\"\nas",
         "there is no formation \"R3\"; did you mean \"R1\"?" + unknown},
        {"formation = \"R1\"\nas", "formation = \"R2\"\nas",
         "formation is \"R2\"; expected one that history has formed before" + out},
        {"as = \"R2\"", "as = \"B1\"",
         "formation \"B1\" is given twice (text.duplicate)\n"
         "there is no formation \"R2\"; did you mean \"R1\"?" +
             unknown + "there is no formation \"R2\"; did you mean \"R1\"?" + unknown},
        {"[\"Beta\"]\nwhat", "[]\nwhat",
         "ships is an empty list; expected at least one ship" + out},
        {"[\"Beta\"]\nwhat", "[\"Beta\", \"Beta\"]\nwhat",
         "ship \"Beta\" is given twice (text.duplicate)\n"},
        {"[\"Beta\"]\nwhat", "[\"Betta\"]\nwhat",
         "there is no ship \"Betta\"; did you mean \"Beta\"?" + unknown},
        {"[\"Beta\"]\nwhat", "[\"Gamma\"]\nwhat",
         "there is no ship that R1 had then called \"Gamma\"" + unknown},
        {"[\"Beta\"]\nwhat", "[\"Alpha\", \"Beta\"]\nwhat",
         "ships is all that R1 had then; expected some of them" + out},
        {"into = \"R1\"", "into = \"R2\"", "into is \"R2\"; expected another formation" + out},
        {"into = \"R1\"", "into = \"B1\"",
         "into is \"B1\"; expected a formation of the same side" + out},
        {"\"1941-11-08 06:00\"", "\"1941-11-07 19:00\"",
         "formation is \"R2\"; expected a formation that was there then and had joined no other" +
             out},
        {"searcher = \"R2\"\n", "",
         "\"searcher\" is missing; expected time, searcher, targets and mode together, or none of "
         "them (text.missing-key)\n"},
        {"targets = [\"B1\"]", "targets = []",
         "targets is an empty list; expected at least one formation" + out},
        {"targets = [\"B1\"]", "targets = [\"B1\", \"B1\"]",
         "target \"B1\" is given twice (text.duplicate)\n"},
        {"targets = [\"B1\"]", "targets = [\"R1\"]",
         "targets is \"R1\"; expected formations that are hostile to the searcher" + out},
        {"targets = [\"B1\"]", "targets = [\"B2\"]",
         "there is no formation \"B2\"; did you mean \"B1\"?" + unknown},
        {"mode = \"eye\"", "mode = \"eyes\"",
         "\"eyes\" is not one of eye, radar, air; did you mean \"eye\"? (text.unknown-word)\n"},
        {"searcher = \"R2\"", "searcher = \"BOATS\"", "there is no formation \"BOATS\"" + unknown},
        {"searcher = \"R2\"\ntargets = [\"B1\"]\nmode = \"eye\"",
         "searcher = \"BOAT\"\ntargets = [\"B1\"]\nmode = \"air\"",
         "there is no air asset \"BOAT\"; did you mean \"BOATS\"?" + unknown},
        {"searcher = \"R2\"\ntargets = [\"B1\"]\nmode = \"eye\"",
         "searcher = \"BOATS\"\ntargets = [\"B1\"]\nmode = \"air\"", ""},
    };
    for (const Case& each : cases) {
        INFO(each.part << " -> " << each.into);
        CHECK(problems_of_history(each.part, each.into) == each.message);
    }
}

}  // namespace flagplot::test
