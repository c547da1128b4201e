#include "files/file_kind.h"

#include <catch2/catch.hpp>

#include "sources.h"

namespace flagplot::test {

namespace {

std::string kind_word(const std::string& name, const std::string& text) {
    const auto kind = kind_of({name, text});
    return kind ? std::string(kind->word) : "";
}

/// What is wrong with a text by itself.
std::string problems(FileKind kind, const std::string& text) {
    return described(row_of(kind).check({"text", text}));
}

}  // namespace

TEST_CASE("a file is known by its name or its folder, whatever is in it") {
    CHECK(kind_word("drill/campaign.toml", "") == "campaign");
    CHECK(kind_word("forces.toml", "card = 1") == "forces");
    CHECK(kind_word("drill/history.toml", "") == "history");
    CHECK(kind_word("drill/plans.toml", "") == "plans");
    CHECK(kind_word("maps/bay.toml", "[[card]]") == "chart");
    CHECK(kind_word("assets/ships.toml", "wrong from the first") == "ship classes");
    CHECK(kind_word("assets/decks/drill.toml", "") == "deck");
    CHECK(kind_word("assets/coast/ports.toml", "") == "gazetteer");
    CHECK(kind_word("assets/battle_board/reference.toml", "") == "battle board parts");
    CHECK(kind_word("assets/battle_board/naval.toml", "") == "battle board ships");
    CHECK(kind_word("uk-5.txt", "") == "order sheet");
    CHECK(kind_word("uk.json", "") == "view file");
}

TEST_CASE("a file with any other name is known by what is in it") {
    const CampaignSources sources = small_sources();
    CHECK(kind_word("a", sources.campaign.text) == "campaign");
    CHECK(kind_word("a.toml", sources.forces.text) == "forces");
    CHECK(kind_word("a", sources.history.text) == "history");
    CHECK(kind_word("a", sources.charts[0].text) == "chart");
    CHECK(kind_word("a", sources.classes[0].text) == "ship classes");
    CHECK(kind_word("a", sources.decks[0].text) == "deck");
    CHECK(kind_word("a.toml", "[[strait]]\nname = \"Sound\"\n") == "gazetteer");
    CHECK(kind_word("a", "battle = 1\ncontract = 1\n") == "battle result");
    CHECK(kind_word("a.mail", "Dear umpire,\n> ORDERS uk turn 5\n> END\n") == "order sheet");
    CHECK(kind_word("a", "\n{\"flagplot_view\": 1}") == "view file");
}

TEST_CASE("a file of no kind is told which there are, or what is wrong with its TOML") {
    const SourceFile page{"README.md", "# Flagplot\n"};
    CHECK_FALSE(kind_of(page));
    CHECK(
        describe(why_no_kind(page))
            .find("README.md: this kind of file cannot be checked; expected one of chart, "
                  "gazetteer, ship classes, deck, campaign, forces, history, plans, action, battle "
                  "result, order sheet, view file, battle board parts, battle board ships, "
                  "gunnery hits") == 0);

    const SourceFile broken{"a.toml", "id"};
    CHECK_FALSE(kind_of(broken));
    CHECK(why_no_kind(broken).code == ErrorCode::syntax);
    CHECK(why_no_kind({"a.toml", "sea = 1"}).code == ErrorCode::unknown_file);
}

TEST_CASE("campaigns are checked as a whole, and every other kind of file by itself") {
    for (const FileKindRow& row : file_kinds()) {
        INFO(row.word);
        const bool is_of_campaign = row.kind == FileKind::campaign ||
                                    row.kind == FileKind::forces || row.kind == FileKind::history ||
                                    row.kind == FileKind::plans;
        CHECK((row.check == nullptr) == is_of_campaign);
    }
}

TEST_CASE("a text is checked by itself as far as that goes") {
    CHECK(problems(FileKind::deck, small_deck).empty());
    CHECK(problems(FileKind::deck,
                   "[[card]]\nname = \"X\"\nkind = \"blow\"\n"
                   "on = \"radius 1\"\neffects = [\"arrive X9 at Z99\"]\n"
                   "seen = \"Sails.\"\n")
              .empty());
    CHECK(problems(FileKind::classes, small_sources().classes[0].text).empty());
    CHECK(problems(FileKind::classes, "[[class]]\nname = \"x\"\ntype = \"CL\"\nspeed = -1\n") ==
          "text:4:9: speed is -1; expected a number from 0 to 100, in steps of 1/10 "
          "(text.out-of-range)\n");
    CHECK(problems(FileKind::result,
                   "campaign = \"x\"\nbattle = 0\ncontract = 1\n"
                   "fingerprint = \"x\"\n[[ship]]\nname = \"Nobody\"\n") ==
          "text:2:10: battle is 0; expected a whole number from 1 to 1000000 "
          "(text.out-of-range)\n");
    CHECK(problems(FileKind::sheet, "ORDERS uk turn 5\nUK-K rout to E6\nUK-L hold\nEND\n") ==
          "text:2:6: \"rout\" is not an order; expected one of route, hold, stance, radar, detach, "
          "merge, follow, escort, shadow, return to port, speed, place, when, no conditions; did "
          "you mean \"route\"? (orders.unknown-order)\n");
    CHECK(problems(FileKind::view, "{}").find("text.") != std::string::npos);
}

}  // namespace flagplot::test
