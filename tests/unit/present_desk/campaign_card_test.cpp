#include "present/desk/start/campaign_card.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

CampaignOffer beta_offer() {
    CampaignOffer offer{
        "convoy-beta", "Convoy Beta, 7-9 November 1941", "7 Nov 1941 18:00 to 9 Nov 1941 18:00",
        "Convoy Beta: 7 to 9 November 1941. A squadron hunts it. It has one night."};
    offer.turns = 8;
    offer.sides = {{"axis", "Regia Marina", 19}, {"uk", "Royal Navy", 1}};
    return offer;
}

}  // namespace

TEST_CASE("a campaign's card has its title, dates, turns, ships and sides", "[front]") {
    const CampaignCard card = card_of(beta_offer());
    CHECK(card.title == "Convoy Beta");
    CHECK(card.size == "7-9 November 1941; 8 turns, 20 ships");
    REQUIRE(card.sides.size() == 2);
    CHECK(card.sides[0].text == "Regia Marina, 19 ships");
    CHECK(card.sides[1].text == "Royal Navy, 1 ship");
    CHECK(card.about == "A squadron hunts it.");
}

TEST_CASE("a title without dates stays whole on its card", "[front]") {
    CampaignOffer offer = beta_offer();
    offer.title = "Malta, the siege";
    CHECK(card_of(offer).title == "Malta, the siege");
    CHECK(card_of(offer).size == "8 turns, 20 ships");
}

TEST_CASE("a campaign that cannot be read has a card without numbers", "[front]") {
    const CampaignCard card = card_of({"beta", "beta", {}, {}});
    CHECK(card.title == "beta");
    CHECK(card.size.empty());
    CHECK(card.about.empty());
}

TEST_CASE("a card says in one sentence what a campaign is about, not when it was", "[front]") {
    CHECK(telling_sentence("Beta, 7 November 1941. A convoy sails. It is hunted.", "1941") ==
          "A convoy sails.");
    CHECK(telling_sentence("A convoy of 3.5 knots sails.", "1941") ==
          "A convoy of 3.5 knots sails.");
    CHECK(telling_sentence("In 1941 a convoy sails. In 1941 it is hunted.", "1941") ==
          "In 1941 a convoy sails.");
    CHECK(telling_sentence("", "1941").empty());
}
