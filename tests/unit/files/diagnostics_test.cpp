#include <catch2/catch.hpp>
#include <functional>

#include "sources.h"

namespace flagplot::test {

namespace {

enum class File { campaign, forces, history, chart, classes };

std::string& text_of(CampaignSources& sources, File file) {
    switch (file) {
        case File::campaign:
            return sources.campaign.text;
        case File::forces:
            return sources.forces.text;
        case File::history:
            return sources.history.text;
        case File::chart:
            return sources.charts[0].text;
        case File::classes:
            return sources.classes[0].text;
    }
    throw std::logic_error("no such file");
}

/// One change to the small campaign and all that is said of it.
struct Case {
    File file;
    std::string part, into, message;
};

std::string problems_after(File file, const std::string& part, const std::string& into) {
    CampaignSources sources = small_sources();
    change(text_of(sources, file), part, into);
    const auto read = read_campaign(sources);
    return read ? "" : described(read.error());
}

void check(const std::vector<Case>& cases) {
    for (const Case& each : cases) {
        INFO(each.part << " -> " << each.into);
        CHECK(problems_after(each.file, each.part, each.into) == each.message + "\n");
    }
}

}  // namespace

TEST_CASE("the small campaign has nothing wrong", "[files]") {
    const auto read = read_campaign(small_sources());
    INFO((read ? std::string{} : described(read.error())));
    REQUIRE(read);
    CHECK(read->switches.diagonal == DiagonalRule::after_first);
    CHECK(read->ships[1].ship.maximum == KnotTenths{125});
    CHECK(read->ships[1].ship.size == StructurePoints{2});
    CHECK(read->ships[1].ship.class_name == "freighter 5000 GRT");
    CHECK(read->ships[0].speed_confidence == Confidence::low);
    CHECK(read->formations[0].enters == TurnNumber{1});
    CHECK(moment_text(read->anchors[0].time) == "1941-11-07 21:30");
    CHECK(read->anchors[0].minutes == 17);
    CHECK(read->anchors[0].latitude == 4083);
    CHECK(read->anchors[0].longitude == -1427);
    CHECK(read->sides[0].briefing == "Go.\n");
}

TEST_CASE("each wrong key or value of campaign.toml gets its message", "[files]") {
    check({
        {File::campaign, "title = \"Small\"", "titel = \"Small\"",
         "campaign.toml:1:1: \"title\" is missing; expected a text of one line, up to 120 bytes "
         "(text.missing-key)\n"
         "campaign.toml:2:1: \"titel\" is not known here; did you mean \"title\"? "
         "(text.unknown-key)"},
        {File::campaign, "title = \"Small\"", "title = 7",
         "campaign.toml:2:9: \"title\" must be a text of one line, up to 120 bytes "
         "(text.wrong-type)"},
        {File::campaign, "title = \"Small\"", "title = \"a\\u001bb\"",
         "campaign.toml:2:9: title is \"(3 bytes)\"; expected a text of one line, up to 120 bytes "
         "(text.out-of-range)"},
        {File::campaign, "id = \"small\"", "id = \"../small\"",
         "campaign.toml:1:6: id is \"../small\"; expected a name of letters, digits, - _ and dots "
         "that begins with a letter, up to 40 (text.out-of-range)"},
        {File::campaign, "chart = \"bay\"", "chart = \"bat\"",
         "campaign.toml:3:9: there is no file \"maps/bat.toml\" (campaign.unknown-reference)"},
        {File::campaign, "\"red.md\"", "\"blue.md\"",
         "campaign.toml:14:12: there is no file \"blue.md\" (campaign.unknown-reference)"},
        {File::campaign, "\"red.md\"", "\"../red.md\"",
         "campaign.toml:14:12: briefing is \"../red.md\"; expected the name of a Markdown file of "
         "the campaign's folder, like \"briefing-uk.md\" (text.out-of-range)"},
        {File::campaign, "18:00", "18:15",
         "campaign.toml:5:9: \"1941-11-07 18:15\" is not a date and hour; expected one like "
         "\"1941-11-07 18:00\" (campaign.bad-moment)"},
        {File::campaign, "1941-11-07", "1941-263-07",
         "campaign.toml:5:9: \"1941-263-07 18:00\" is not a date and hour; expected one like "
         "\"1941-11-07 18:00\" (campaign.bad-moment)"},
        {File::campaign, "1941-11-07", "1941-1-007",
         "campaign.toml:5:9: \"1941-1-007 18:00\" is not a date and hour; expected one like "
         "\"1941-11-07 18:00\" (campaign.bad-moment)"},
        {File::campaign, "turn_starts = 4", "turn_starts = 1",
         "campaign.toml:6:15: turn_starts is 1; expected a whole number from 2 to 10000 "
         "(text.out-of-range)"},
        {File::campaign, "\"standard\"", "\"standart\"",
         "campaign.toml:7:11: \"standart\" is not one of strict_seed, standard, umpired; did you "
         "mean \"standard\"? (text.unknown-word)"},
        {File::campaign, "profile", "light = [\"day\", \"night\"]\nprofile",
         "campaign.toml:7:9: light is 2 entries; expected 3, one for each turn that is resolved "
         "(text.out-of-range)"},
        {File::campaign, "\"after_first\"", "\"after\"",
         "campaign.toml:9:21: \"after\" is not one of alternating, after_first, escalating "
         "(text.unknown-word)"},
        {File::campaign, "movement.diagonal", "movement.diagonel",
         "campaign.toml:9:10: \"movement.diagonel\" is not known here; did you mean "
         "\"movement.diagonal\"? (text.unknown-key)"},
        {File::campaign, "[[side]]", "\"movement.diagonal\" = \"escalating\"\n[[side]]",
         "campaign.toml:10:1: switch \"movement.diagonal\" is given twice "
         "(text.duplicate)"},
        {File::campaign, "id = \"blue\"", "id = \"Red\"",
         "campaign.toml:16:6: side \"Red\" is given twice (text.duplicate)\n"
         "forces.toml:13:8: there is no side \"blue\" (campaign.unknown-reference)"},
        {File::campaign, "\"Redhaven\"", "\"Redheaven\"",
         "campaign.toml:13:10: there is no port \"Redheaven\"; did you mean \"Redhaven\"? "
         "(campaign.unknown-reference)"},
        {File::campaign, "name = \"Red Fleet\"", "name = \"Red Fleet\"\nhostile_to = [\"red\"]",
         "campaign.toml:13:15: hostile_to is the side itself; expected other sides "
         "(text.out-of-range)"},
        {File::campaign, "name = \"Red Fleet\"", "name = \"Red Fleet\"\nhostile_to = [\"blu\"]",
         "campaign.toml:13:15: there is no side \"blu\"; did you mean \"blue\"? "
         "(campaign.unknown-reference)"},
        {File::campaign, "name = \"Red Fleet\"", "name = \"Red Fleet\"\nmissing = \"holt\"",
         "campaign.toml:13:11: \"holt\" is not one of continue, hold, refuse; did you mean "
         "\"hold\"? (text.unknown-word)"},
        {File::campaign, "[[side]]", "[table]\nrelease = \"by_hend\"\n[[side]]",
         "campaign.toml:11:11: \"by_hend\" is not one of at_once, by_hand; did you mean "
         "\"by_hand\"? (text.unknown-word)"},
        {File::campaign, "[[side]]", "[table]\nrelese = \"by_hand\"\n[[side]]",
         "campaign.toml:11:1: \"relese\" is not known here; did you mean \"release\"? "
         "(text.unknown-key)"},
        {File::campaign, "id =", "id",
         "campaign.toml:1:4: Error while parsing key-value pair: expected '=', saw '\"' "
         "(text.syntax)"},
        {File::campaign, "Small", "Sm\xe4ll",
         "campaign.toml:2:12: campaign.toml is not a text in UTF-8 (text.not-text)"},
    });
}

TEST_CASE("a turn is released by hand where the campaign is umpired or says so", "[files]") {
    const auto releasing = [](const std::string& profile, const std::string& table) {
        CampaignSources sources = small_sources();
        change(sources.campaign.text, "\"standard\"", profile);
        change(sources.campaign.text, "[[side]]", table + "[[side]]");
        const auto read = read_campaign(sources);
        REQUIRE(read);
        return read->table.release;
    };

    CHECK(releasing("\"standard\"", "") == Releasing::at_once);
    CHECK(releasing("\"umpired\"", "") == Releasing::by_hand);
    CHECK(releasing("\"standard\"", "[table]\nrelease = \"by_hand\"\n") == Releasing::by_hand);
    CHECK(releasing("\"umpired\"", "[table]\nrelease = \"at_once\"\n") == Releasing::at_once);
}

TEST_CASE("a side goes on without orders unless the campaign says otherwise", "[files]") {
    CampaignSources sources = small_sources();
    change(sources.campaign.text, "name = \"Blue Fleet\"",
           "name = \"Blue Fleet\"\nmissing = \"refuse\"");

    const auto read = read_campaign(sources);

    REQUIRE(read);
    CHECK(read->sides[0].missing == WhenMissing::go_on);
    CHECK(read->sides[1].missing == WhenMissing::refuse);
}

TEST_CASE("each wrong key or value of forces.toml gets its message", "[files]") {
    check({
        {File::forces, "id = \"B1\"", "id = \"r1\"",
         "forces.toml:11:6: formation \"r1\" is given twice (text.duplicate)\n"
         "history.toml:22:21: there is no formation \"B1\"; did you mean \"R1\"? "
         "(campaign.unknown-reference)"},
        {File::forces, "id = \"B1\"", "id = \"End\"",
         "forces.toml:11:6: id is \"End\"; expected a name that is not a word of the order sheet "
         "(text.out-of-range)\n"
         "history.toml:22:21: there is no formation \"B1\"; did you mean \"R1\"? "
         "(campaign.unknown-reference)"},
        {File::forces, "id = \"B1\"", "id = \"Play\"",
         "forces.toml:11:6: id is \"Play\"; expected a name that is not a word of the order sheet "
         "(text.out-of-range)\n"
         "history.toml:22:21: there is no formation \"B1\"; did you mean \"R1\"? "
         "(campaign.unknown-reference)"},
        {File::forces, "side = \"red\"", "side = \"rot\"",
         "forces.toml:4:8: there is no side \"rot\" (campaign.unknown-reference)"},
        {File::forces, "enters = 2", "enters = 4",
         "forces.toml:14:10: enters is 4; expected a turn from 1 to 3 (text.out-of-range)"},
        {File::forces, "at = \"A1\"", "at = \"D1\"",
         "forces.toml:5:6: there is no square \"D1\" on this chart; its squares are A1 to C3 "
         "(chart.bad-square)"},
        {File::forces, "at = \"A1\"", "at = \"B2\"", "forces.toml:5:6: B2 is land (chart.not-sea)"},
        {File::forces, "at = \"A1\"", "at = \"1A\"",
         "forces.toml:5:6: \"at\" must be a square like \"E6\" (text.wrong-type)"},
        {File::forces, "class = \"freighter\"", "class = \"freihgter\"",
         "forces.toml:8:28: there is no ship class \"freihgter\"; did you mean \"freighter\"? "
         "(campaign.unknown-reference)"},
        {File::forces, "name = \"Beta\"", "name = \"Alpha\"",
         "forces.toml:8:12: ship \"Alpha\" is given twice (text.duplicate)\n"
         "history.toml:25:9: there is no ship \"Beta\" (campaign.unknown-reference)"},
        {File::forces, "\"Gamma\"", "'Gamma \"G\"'",
         "forces.toml:16:20: name is \"Gamma \"G\"\"; expected a text of one line without "
         "quotation "
         "marks, up to 120 bytes (text.out-of-range)"},
        {File::forces, "speed = 12.5", "speed = 12.5, fighters = 4",
         "forces.toml:8:78: \"fighters\" must be true or false (text.wrong-type)"},
        {File::forces, "speed = 12.5", "speed = 12.55",
         "forces.toml:8:61: speed is 12.55; expected a number from 0 to 100, in steps of 1/10 "
         "(text.out-of-range)"},
        {File::forces, "grt = 5000, ", "",
         "forces.toml:8:3: \"grt\" is missing; expected gross register tons, or a size "
         "(text.missing-key)"},
        {File::forces, ", speed = 12.5", "",
         "forces.toml:8:3: \"speed\" is missing; expected a number from 0 to 100, in steps of "
         "1/10, here or in its class (text.missing-key)"},
        {File::forces, "class = \"cruiser\" },", "class = \"cruiser\", grt = 7000 },",
         "forces.toml:7:46: grt is given for a CL; expected it for ships of type AUX alone "
         "(text.out-of-range)"},
        {File::forces, "ships = [ { name = \"Gamma\", class = \"cruiser\" } ]", "ships = []",
         "forces.toml:16:9: ships is an empty list; expected at least one ship "
         "(text.out-of-range)\n"
         "history.toml:26:18: there is no ship \"Gamma\" (campaign.unknown-reference)"},
    });
}

TEST_CASE("each wrong key or value of a class file gets its message", "[files]") {
    check({
        {File::classes, "type = \"CL\"", "type = \"CX\"",
         "assets/ships.toml:3:8: \"CX\" is not one of BB, CV, CVL, CVE, BC, CA, PB, CL, DD, SL, "
         "SS, MS, AUX; did you mean \"CV\"? (text.unknown-word)"},
        {File::classes, "name = \"freighter\"", "name = \"cruiser\"",
         "assets/ships.toml:7:8: ship class \"cruiser\" is given twice "
         "(text.duplicate)\n"
         "forces.toml:8:28: there is no ship class \"freighter\" (campaign.unknown-reference)"},
        {File::classes, "radar = true", "fighters = 1",
         "assets/ships.toml:5:12: \"fighters\" must be true or false (text.wrong-type)"},
        {File::classes, "radar = true", "radar = \"yes\"",
         "assets/ships.toml:5:9: \"radar\" must be true or false (text.wrong-type)"},
    });
}

TEST_CASE("each wrong key or value of history.toml gets its message", "[files]") {
    check({
        {File::history, "[[track]]", "[[trak]]",
         "history.toml:1:3: \"trak\" is not known here; did you mean \"track\"? "
         "(text.unknown-key)"},
        {File::history, "from_turn = 1", "from_turn = 4",
         "history.toml:4:11: the last turn of the track is 5; expected a turn from 1 to 4 "
         "(text.out-of-range)"},
        {File::history, "[\"A1\", \"A2\"]", "[]",
         "history.toml:4:11: squares is an empty list; expected at least one square "
         "(text.out-of-range)"},
        {File::history, "\"A2\"", "\"B2\"", "history.toml:4:18: B2 is land (chart.not-sea)"},
        {File::history, "[[anchor]]",
         "[[track]]\nformation = \"R1\"\nfrom_turn = 1\nsquares = [\"A1\"]\n[[anchor]]",
         "history.toml:6:13: track of \"R1\" is given twice (text.duplicate)"},
        {File::history, "21:47", "21:77",
         "history.toml:7:8: \"1941-11-07 21:77\" is not a date and hour; expected one like "
         "\"1941-11-07 18:00\" (campaign.bad-moment)"},
        {File::history, "kind = \"E\"", "kind = \"H\"",
         "history.toml:11:8: \"H\" is not one of D, M, E, I (text.unknown-word)"},
        {File::history, "[\"R1\", \"B1\"]", "[\"R1\"]",
         "history.toml:22:14: formations is a list of 1; expected at least two formations "
         "(text.out-of-range)\n"
         "history.toml:26:18: there is no ship in this battle called \"Gamma\" "
         "(campaign.unknown-reference)"},
        {File::history, "[\"Beta\"]", "[\"Gamma\"]",
         "history.toml:26:18: ship \"Gamma\" is given twice (text.duplicate)"},
        {File::history, "[\"Beta\"]", "[\"Betta\"]",
         "history.toml:25:9: there is no ship \"Betta\"; did you mean \"Beta\"? "
         "(campaign.unknown-reference)"},
        {File::history, "hull = 50", "hull = 0",
         "history.toml:26:34: hull is 0; expected a whole number from 1 to 100 "
         "(text.out-of-range)"},
        {File::history, "side = \"red\"", "side = \"rad\"",
         "history.toml:27:22: there is no side \"rad\"; did you mean \"red\"? "
         "(campaign.unknown-reference)"},
        {File::history, "{ side = \"red\", text = \"Blue was there.\" }",
         "{ side = \"red\", text = \"a\" }, { side = \"red\", text = \"b\" }",
         "history.toml:27:52: side \"red\" is given twice (text.duplicate)"},
    });
}

TEST_CASE("each fault of a chart gets its message", "[files]") {
    const std::string places = "places = [";
    check({
        {File::chart, ". # .", ". # . .",
         "maps/bay.toml:6:1: row 2 has 4 squares; the rows above have 3 (chart.bad-row)"},
        {File::chart, ". # .", ". x .",
         "maps/bay.toml:6:6: expected . for sea, # for land or ^ for islands (chart.bad-row)"},
        {File::chart, "2  .", "3  .", "maps/bay.toml:6:1: expected row 2 here (chart.bad-row)"},
        {File::chart, "A B C", "A C B",
         "maps/bay.toml:4:6: expected B as the next letter of the ruler (chart.bad-row)"},
        {File::chart, "A B C", "A B",
         "maps/bay.toml:4:1: this ruler has 2 columns; the rows have 3 squares (chart.bad-row)"},
        {File::chart, "\"A1\"", "\"Z9\"",
         "maps/bay.toml:9:42: there is no square \"Z9\" on this chart; its squares are A1 to C3 "
         "(chart.bad-square)"},
        {File::chart, "\"A1\"", "\"B2\"", "maps/bay.toml:9:42: B2 is land (chart.not-sea)"},
        {File::chart, "port = true }", "port = true }, { name = \"Redhaven\", square = \"A2\" }",
         "maps/bay.toml:9:72: place \"Redhaven\" is given twice (text.duplicate)"},
        {File::chart, places, "barriers = [ { between = [\"A1\", \"A3\"] } ]\nplaces = [",
         "maps/bay.toml:9:26: a barrier must be between two neighbouring squares; A1 and A3 are "
         "not neighbours "
         "(chart.not-neighbours)"},
        {File::chart, places, "barriers = [ { between = [\"A1\"] } ]\nplaces = [",
         "maps/bay.toml:9:26: \"between\" must be a list of two squares (text.wrong-type)"},
        {File::chart, places,
         "barriers = [ { between = [\"A1\", \"A2\"] }, { between = [\"A2\", \"A1\"] } ]\nplaces = "
         "[",
         "maps/bay.toml:9:54: barrier \"A2-A1\" is given twice (text.duplicate)"},
        {File::chart, places,
         "barriers = [ { between = [\"A1\", \"A2\"], closes = \"nothing\" } ]\nplaces = [",
         "maps/bay.toml:9:49: \"nothing\" is not one of both, sight, passage (text.unknown-word)"},
    });
}

TEST_CASE("all problems of all files are named at once, sorted by place", "[files]") {
    CampaignSources sources = small_sources();
    change(sources.history.text, "\"A2\"", "\"B2\"");
    change(sources.forces.text, "\"A1\"", "\"D1\"");
    change(sources.campaign.text, "\"Redhaven\"", "\"Redheaven\"");
    change(sources.campaign.text, "turn_starts = 4", "turn_starts = \"four\"");

    const auto read = read_campaign(sources);

    REQUIRE_FALSE(read);
    CHECK(described(read.error()) ==
          "campaign.toml:6:15: \"turn_starts\" must be a whole number from 2 to 10000 "
          "(text.wrong-type)\n"
          "campaign.toml:13:10: there is no port \"Redheaven\"; did you mean \"Redhaven\"? "
          "(campaign.unknown-reference)\n"
          "forces.toml:5:6: there is no square \"D1\" on this chart; its squares are A1 to C3 "
          "(chart.bad-square)\n"
          "history.toml:4:18: B2 is land (chart.not-sea)\n");
}

TEST_CASE("a file that cannot be read is not followed by complaints about its names", "[files]") {
    CHECK(problems_after(File::classes, "[[class]]", "[[class") ==
          "assets/ships.toml:1:8: Error while parsing table header: expected ']', saw '\\n' "
          "(text.syntax)\n");
}

TEST_CASE("a file of classes that is not there is named once, and its classes are not", "[files]") {
    CampaignSources sources = small_sources();
    sources.classes.clear();
    const auto missing = read_campaign(sources);
    REQUIRE_FALSE(missing);
    CHECK(described(missing.error()) ==
          "campaign.toml:4:12: there is no file \"assets/ships.toml\" "
          "(campaign.unknown-reference)\n");

    sources.campaign.text = "id";
    sources.charts.clear();
    const auto unreadable = read_campaign(sources);
    REQUIRE_FALSE(unreadable);
    CHECK(unreadable.error().size() == 1);
    CHECK(unreadable.error()[0].code == ErrorCode::syntax);
}

TEST_CASE("a side that lists no enemy is left out of the war", "[files]") {
    CampaignSources sources = small_sources();
    change(sources.campaign.text, "name = \"Blue Fleet\"",
           "name = \"Blue Fleet\"\nhostile_to = []");
    const auto read = read_campaign(sources);
    REQUIRE(read);
    CHECK(read->sides[0].hostile_to.empty());
    CHECK(read->sides[1].hostile_to.empty());
}

TEST_CASE("a war that one side's list leaves out and another's names is refused", "[files]") {
    CampaignSources sources = small_sources();
    change(sources.campaign.text, "name = \"Blue Fleet\"",
           "name = \"Blue Fleet\"\nhostile_to = []");
    change(sources.campaign.text, "name = \"Red Fleet\"",
           "name = \"Red Fleet\"\nhostile_to = [\"blue\"]");
    const auto read = read_campaign(sources);
    REQUIRE_FALSE(read);
    CHECK(
        described(read.error()) ==
        "campaign.toml:19:14: hostile_to is without \"red\"; expected both of two sides at war to "
        "name each other (text.out-of-range)\n");
}

TEST_CASE("the light of each turn can be given", "[files]") {
    CampaignSources sources = small_sources();
    change(sources.campaign.text, "profile", "light = [\"day\", \"night\", \"day\"]\nprofile");
    const auto read = read_campaign(sources);
    REQUIRE(read);
    CHECK(read->calendar.light == std::vector{Light::day, Light::night, Light::day});
}

TEST_CASE("a campaign says which files it needs", "[files]") {
    const FilesNeeded needed = files_needed(small_sources().campaign);
    CHECK(needed.charts == std::vector<std::string>{"maps/bay.toml"});
    CHECK(needed.classes == std::vector<std::string>{"assets/ships.toml"});
    CHECK(needed.briefings == std::vector<std::string>{"red.md"});
    CHECK(needed.deck == "default24.toml");
    CHECK(files_needed({"campaign.toml", "["}).charts.empty());
}

TEST_CASE("a text that is wrong from end to end is refused without long searches", "[files]") {
    CampaignSources sources = small_sources();
    for (int i = 0; i < 900; ++i) {
        const std::string n = std::to_string(i);
        sources.forces.text += "[[formation]]\nid = \"X" + n + "\"\nname = \"x\"\nside = \"nobody" +
                               n + "\"\nat = \"A1\"\nships = [";
        for (const char* ship : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) {
            sources.forces.text +=
                " { name = \"S" + n + ship + "\", class = \"unheard" + n + ship + "\" },";
        }
        sources.forces.text += " ]\n";
    }
    const auto read = read_campaign(sources);
    REQUIRE_FALSE(read);
    CHECK(read.error().size() == 9'000);
}

}  // namespace flagplot::test
