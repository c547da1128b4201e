#include "operations/decide.h"

#include <catch2/catch.hpp>

#include "campaign/command_kind.h"
#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

struct Freed {
    SeatId seat;
    std::string id;
};

Freed freed_in(const Save& save) {
    const auto& freed = std::get<FreedCaptain>(save.state().stop.value());
    const FormationRow& row = row_of(save.definition(), save.state(), freed.formation);
    return {seat_of(row.side), row.id};
}

std::string newest(const Save& save) { return save.entries().back().command; }

}  // namespace

TEST_CASE("a freed captain steams on by an answer of nothing", "[decide]") {
    const auto war = war_waiting_for<FreedCaptain>();
    const auto [seat, id] = freed_in(war->save);
    const auto order = answer(war->save, seat, id, "");
    REQUIRE(order);
    CHECK(order->empty());
    CHECK(kind_of(newest(war->save)) == CommandKind::answer);
}

TEST_CASE("a freed captain's order is read as in a sheet", "[decide]") {
    const auto war = war_waiting_for<FreedCaptain>();
    const auto [seat, id] = freed_in(war->save);
    CHECK(answer(war->save, seat, "NOBODY", "").error().code == ErrorCode::unknown_formation);
    CHECK_FALSE(answer(war->save, seat, id, "full ahead"));
    const auto order = answer(war->save, seat, id, "radar off");
    REQUIRE(order);
    CHECK(*order == "radar off");
}

TEST_CASE("an answer nobody waits for is refused", "[decide]") {
    BegunWar war(1);
    const std::string id = war.save.rules().books[blue.index()].formations.front().id;
    CHECK_FALSE(answer(war.save, blue, id, ""));
    CHECK_FALSE(choose(war.save, blue, "a"));
    CHECK_FALSE(rule_on_question(war.save, "yes", ""));
    CHECK(war.save.head() == 1);
}

TEST_CASE("a side chooses one of the two ways of a card", "[decide]") {
    const auto war = war_waiting_for<CardChoice>();
    const SideId side = std::get<CardChoice>(war->save.state().stop.value()).side;
    CHECK(choose(war->save, seat_of(side), "c").error().code == ErrorCode::unknown_word);
    REQUIRE(choose(war->save, seat_of(side), "b"));
    CHECK(kind_of(newest(war->save)) == CommandKind::choose);
}

TEST_CASE("the umpire answers the turn's question with yes or no", "[decide]") {
    const auto war = war_waiting_for<UmpireAsked>();
    const auto neither = rule_on_question(war->save, "perhaps", "");
    CHECK(neither.error().code == ErrorCode::unknown_word);
    REQUIRE(rule_on_question(war->save, "no", ""));
    CHECK(kind_of(newest(war->save)) == CommandKind::ruling);
}

namespace {

/// A card that a side of some random campaign may have drawn from a deck of paper.
struct Paper {
    std::unique_ptr<BegunWar> war;
    SeatId seat;
    std::string card;
};

Paper paper_card() {
    constexpr std::uint64_t most = 80;
    for (std::uint64_t seed = 1; seed <= most; ++seed) {
        auto war = std::make_unique<BegunWar>(seed);
        for (const SeatId seat : {blue, red}) {
            for (const Card& card : war->save.definition().deck.cards) {
                if (!lay_card(war->save, seat, {card.name})) continue;
                REQUIRE(war->save.withdraw(war->save.head(), "tried out"));
                return {std::move(war), seat, card.name};
            }
        }
    }
    FAIL("no campaign has cards of paper");
    return {};
}

}  // namespace

TEST_CASE("a card drawn from a deck of paper is laid for the turn to come", "[decide]") {
    const Paper paper = paper_card();
    Save& save = paper.war->save;
    const auto laid = lay_card(save, paper.seat, {paper.card});
    REQUIRE(laid);
    CHECK(save.definition().card(laid->card).name == paper.card);
    CHECK(laid->side == side_of(paper.seat));
    CHECK_FALSE(laid->on);
    CHECK(kind_of(newest(save)) == CommandKind::card);
}

TEST_CASE("who may name a side's own formations alone names no other", "[decide]") {
    const Paper paper = paper_card();
    Save& save = paper.war->save;
    const SeatId enemy = paper.seat == blue ? red : blue;
    const std::string own = save.rules().books[paper.seat.index()].formations.front().id;
    const std::string other = save.rules().books[enemy.index()].formations.front().id;
    REQUIRE(own != other);
    const std::int32_t before = save.head();
    const auto hidden = lay_card(save, paper.seat, {paper.card, other, {}, paper.seat});
    REQUIRE_FALSE(hidden);
    CHECK(hidden.error().code == ErrorCode::unknown_formation);
    CHECK_FALSE(lay_card(save, paper.seat, {"no such card"}));
    CHECK(save.head() == before);
}
