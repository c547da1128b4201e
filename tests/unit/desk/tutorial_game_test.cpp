#include <catch2/catch.hpp>
#include <string>

#include "desk/campaign/battle_requests.h"
#include "desk/campaign/permission.h"
#include "desk/campaign/requests.h"
#include "desk/campaign/tutorial_scene.h"
#include "desk/start/tutorial_begun.h"
#include "desk/window/settings.h"
#include "present/desk/state/draft.h"
#include "store/campaign_folder.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// The game of the tutorial, played as its steps say.
class TutorialPlay {
  public:
    TutorialPlay() {
        REQUIRE(tutorial_begun(file(), {FLAGPLOT_SOURCE_DIR}));
        read({});
    }

    [[nodiscard]] std::filesystem::path file() const { return folder_ / "config/tutorial.save"; }
    [[nodiscard]] const OpenDocument& document() const { return document_; }
    [[nodiscard]] const SideView& view() const { return document_.seat()->view; }

    /// The title of the step that is shown.
    [[nodiscard]] std::string title() {
        const TutorialScene scene = tutorial_scene(document_, state);
        tutorial_ = watched(std::move(tutorial_), scene);
        return std::string(tutorial_card(tutorial_, scene)->title);
    }
    void read(DocumentWanted wanted) {
        wanted.file = file();
        auto opened = read_document(wanted);
        REQUIRE(opened);
        document_ = *std::move(opened);
    }
    void resolve() {
        REQUIRE(desk::resolve_turn(file(), {}));
        read({});
    }
    void write(const std::string& line) {
        const Seat& seat = *document_.seat();
        const auto orders = with_line(seat.book, seat.ordered_by, {}, line);
        REQUIRE(orders);
        state.drafts[seat.book.side].orders = *orders;
    }
    void send() {
        const Seat& seat = *document_.seat();
        const auto& orders = state.draft_of(seat.book.side).orders;
        const std::string sheet = sheet_text(seat.book, seat.ordered_by, orders);
        REQUIRE(send_orders(file(), seat.book.side, sheet));
        read({});
        state.drafts.clear();
    }
    void open_board() {
        DocumentWanted wanted;
        wanted.battle = document_.awaited;
        read(wanted);
    }
    void fight_to_the_end() {
        // The desk lets the enemy's captains decide by itself.
        for (const CaptainsPart part : {CaptainsPart::theirs, CaptainsPart::all}) {
            const auto fought = captains_battle_orders(file(), on_board(), part, {});
            INFO((fought ? *fought : describe(fought.error())));
            REQUIRE(fought);
        }
        open_board();
    }
    void take_history() {
        REQUIRE(desk::take_history(file(), document_.whose, TakeHistory{}));
        read({});
    }
    void take_result() {
        REQUIRE(take_battle_result(file(), on_board()));
        read({});
    }
    [[nodiscard]] FormationPick force() const {
        return {document_.seat()->book.side, OwnNumber{1}};
    }

    DeskState state;

  private:
    [[nodiscard]] BattleWanted on_board() const {
        return {*document_.awaited, {}, document_.whose, {}};
    }

    Folder folder_;
    OpenDocument document_;
    Tutorial tutorial_;
};

}  // namespace

TEST_CASE("convoy Beta goes as the steps of the tutorial say", "[desk]") {
    TutorialPlay play;
    CHECK(play.title() == "The desk");
    CHECK(play.document().plays_alone);
    for (int turn = 1; turn < 4; ++turn) play.resolve();
    CHECK(play.title() == "Select Force K");
    REQUIRE(play.view().formation({1}).id == "UK-K");
    CHECK(play.view().formation({1}).square == *read_square("C7"));
    play.state.selection = play.force();
    CHECK(play.title() == "Order Force K to hold");
    play.write("UK-K hold");
    CHECK(play.title() == "Send your orders");
    play.send();
    CHECK(play.title() == "Resolve turn 4");
    play.resolve();

    CHECK(play.title() == "Look at a contact");
    CHECK(play.document().plot.contacts.front().square == *read_square("E5"));
    play.state.selection = ContactPick{play.force().side, {1}};
    CHECK(play.title() == "Plot a route to E6");
    play.write("UK-K route to E6");
    CHECK(play.title() == "Send and resolve");
    play.send();
    play.resolve();

    CHECK(play.title() == "A battle waits");
    play.open_board();
    CHECK(play.title() == "Fight the battle");
    play.fight_to_the_end();
    CHECK(play.title() == "Take the result");
    play.take_result();
    CHECK(play.title() == "Finish the turn");
    play.resolve();
    CHECK(play.title() == "Read what happened");
    DocumentWanted earlier;
    earlier.turn = TurnNumber{5};
    play.read(earlier);
    CHECK(play.title() == "An earlier turn");
    play.read({});
    CHECK(play.title() == "Play to the end");
}

TEST_CASE("alone at the desk, a battle can end as in history", "[desk]") {
    TutorialPlay play;
    for (int turn = 1; turn < 4; ++turn) play.resolve();
    play.write("UK-K hold");
    play.send();
    play.resolve();
    play.write("UK-K route to E6");
    play.send();
    play.resolve();
    REQUIRE(play.document().awaited);
    CHECK(why_not(TakeHistory{}, play.document(), play.state).empty());
    play.take_history();
    CHECK_FALSE(play.document().awaited);
    CHECK_FALSE(why_not(TakeHistory{}, play.document(), play.state).empty());
    CHECK_FALSE(desk::take_history(play.file(), play.document().whose, TakeHistory{}));
}

TEST_CASE("the tutorial's game goes on where it was left, and begins anew when it cannot",
          "[desk]") {
    const Folder folder;
    const std::filesystem::path save = folder / "tutorial.save";
    const auto turn_of = [&] {
        const auto opened = Save::open(save, Save::Access::read, compiled);
        REQUIRE(opened);
        return opened->state().turn.count;
    };
    REQUIRE(tutorial_begun(save, {FLAGPLOT_SOURCE_DIR}));
    REQUIRE(desk::resolve_turn(save, {}));
    REQUIRE(tutorial_begun(save, {FLAGPLOT_SOURCE_DIR}));
    CHECK(turn_of() == 2);
    std::string bytes = bytes_of(save);
    bytes.resize(bytes.size() / 2);
    put_bytes(save, bytes);
    REQUIRE(tutorial_begun(save, {FLAGPLOT_SOURCE_DIR}));
    CHECK(turn_of() == 1);
}

TEST_CASE("only the tutorial's own save has its steps, however its path is written", "[desk]") {
    const std::filesystem::path save = tutorial_save();
    CHECK(is_tutorial_save(save));
    CHECK(is_tutorial_save(save.parent_path() / "." / save.filename()));
    CHECK_FALSE(is_tutorial_save(save.parent_path() / "beta.save"));
}
