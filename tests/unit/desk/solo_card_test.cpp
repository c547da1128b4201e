#include <algorithm>
#include <catch2/catch.hpp>
#include <regex>

#include "desk/campaign/open_document.h"
#include "desk/campaign/permission.h"
#include "desk/campaign/requests.h"
#include "desk/campaign/shown.h"
#include "desk/start/campaign_offers.h"
#include "operations/new_game.h"
#include "present/desk/start/campaign_card.h"
#include "store/campaign_folder.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// Convoy Beta, played alone as the Royal Navy.
class Alone {
  public:
    Alone() {
        const auto sources = read_campaign_folder("convoy-beta", {FLAGPLOT_SOURCE_DIR});
        REQUIRE(sources);
        auto definition = read_campaign(*sources);
        REQUIRE(definition);
        REQUIRE(begin_game(*sources, *std::move(definition), {file(), 2, std::string("uk")}));
        read();
    }
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "beta.save"; }
    void read() {
        DocumentWanted wanted;
        wanted.file = file();
        auto opened = read_document(wanted);
        REQUIRE(opened);
        document = *std::move(opened);
    }
    void go_on(const std::string& sheet = {}) {
        const auto done =
            desk::go_on(file(), document.seat()->book.side, sheet, usual_stops_alone, {});
        INFO((done ? *done : describe(done.error())));
        REQUIRE(done);
        read();
    }
    [[nodiscard]] std::optional<CardRows> card(const DeskState& state = alone()) const {
        return shown_of(document, state, "", {}).card;
    }
    static DeskState alone() {
        DeskState state;
        state.stops = usual_stops_alone;
        return state;
    }

    OpenDocument document;

  private:
    Folder folder_;
};

}  // namespace

TEST_CASE("a solo game goes on until something happens, and the card says what", "[desk]") {
    Alone game;
    game.go_on();
    CHECK(game.document.seat()->view.turn == TurnNumber{3});  // by day aircraft could fly
    REQUIRE(game.card());
    CHECK(game.card()->title == "Aircraft could fly");
    game.go_on();
    CHECK(game.document.seat()->view.turn == TurnNumber{4});
    const auto card = game.card();
    REQUIRE(card);
    CHECK(card->title == "A formation has arrived");
    CHECK(asks_for<GoOn>(card->go_on.intent) != nullptr);

    DeskState away = Alone::alone();
    away.hides_card = true;
    CHECK_FALSE(game.card(away));
    DeskState quiet = Alone::alone();
    quiet.stops = {};
    CHECK_FALSE(game.card(quiet));
}

TEST_CASE("a player without an umpire alone goes on, and not past a decision", "[desk]") {
    Alone game;
    CHECK(why_not(GoOn{}, game.document, {}).empty());
    game.document.pending = OwnBattleOpen{{1}};
    CHECK_FALSE(why_not(GoOn{}, game.document, {}).empty());
    game.document.pending.reset();
    game.document.plays_alone = false;
    CHECK_FALSE(why_not(GoOn{}, game.document, {}).empty());
}

TEST_CASE("the plot of a solo game has history's formations of the player's side and no other",
          "[desk][leak]") {
    Alone game;
    game.go_on();
    game.go_on();  // Force K enters
    const SideId own = game.document.seat()->book.side;
    const auto& ghosts = game.document.plot.ghosts;
    REQUIRE_FALSE(ghosts.empty());
    CHECK(std::all_of(ghosts.begin(), ghosts.end(),
                      [&](const PlotGhost& ghost) { return ghost.side == own; }));
}

TEST_CASE("no campaign's card on the start screen tells how it ended", "[desk]") {
    static const std::regex ending(
        "sunk|sinks|lost|loses|destroyed|defeat|victory|wins|won|killed|captured",
        std::regex::icase);
    for (const CampaignOffer& offer : campaign_offers()) {
        const CampaignCard card = card_of(offer);
        CAPTURE(card.title, card.about);
        CHECK_FALSE(std::regex_search(card.title + card.about, ending));
    }
}
