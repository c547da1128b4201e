#include <catch2/catch.hpp>

#include "files/campaign_file.h"
#include "sources.h"

namespace flagplot::test {

namespace {

std::string card(const std::string& name, const std::string& more) {
    return "[[card]]\nname = \"" + name + "\"\nkind = \"blow\"\non = \"side\"\n" + more + "\n";
}

/// A small campaign whose first side has a deck of its own.
CampaignSources with_decks(const std::string& common, const std::string& own) {
    CampaignSources sources = small_sources();
    change(sources.campaign.text, "[[side]]", "events.deck = \"common\"\n[[side]]\ndeck = \"own\"");
    sources.decks = {{"common.toml", common}, {"own.toml", own}};
    return sources;
}

Definition definition_of(const CampaignSources& sources) {
    auto definition = read_campaign(sources);
    if (!definition) UNSCOPED_INFO(described(definition.error()));
    REQUIRE(definition);
    return *definition;
}

std::string problems_in(const CampaignSources& sources) {
    const auto definition = read_campaign(sources);
    REQUIRE_FALSE(definition);
    return described(definition.error());
}

const std::string tell = "effects = [\"tell News.\"]";

}  // namespace

TEST_CASE("a side with a deck of its own draws from it, the others from that of all", "[deck]") {
    const Definition definition =
        definition_of(with_decks(card("News", tell), card("News", tell) + card("More", tell)));
    const auto& cards = definition.deck.cards;
    REQUIRE(cards.size() == 3);
    CHECK_FALSE(is_in_deck_of(cards[0], {0}));
    CHECK(is_in_deck_of(cards[0], {1}));
    for (const std::size_t own : {std::size_t{1}, std::size_t{2}}) {
        CHECK(is_in_deck_of(cards[own], {0}));
        CHECK_FALSE(is_in_deck_of(cards[own], {1}));
    }
    CHECK(files_needed(with_decks("", "").campaign).side_decks ==
          std::vector<std::string>{"own.toml"});
}

TEST_CASE("a card names sides that draw from its deck", "[deck]") {
    const std::string other = small_sources().campaign.text;
    CampaignSources sources = with_decks(card("News", tell), card("Own", tell));
    const Definition definition = definition_of(sources);
    const std::string first = definition.sides[0].id;
    sources.decks[0].text = card("News", "sides = [\"" + first + "\"]\n" + tell);
    CHECK(problems_in(sources).find("expected sides that draw from this deck") !=
          std::string::npos);
    sources.decks[0].text = card("News", "sides = [\"nobody\"]\n" + tell);
    CHECK(problems_in(sources).find("nobody") != std::string::npos);
}

TEST_CASE("reinforcements come by a card that their own side draws alone", "[deck]") {
    CampaignSources sources = with_decks(card("News", tell), card("Own", tell));
    const Definition definition = definition_of(sources);
    const FormationRow& formation = definition.formations[0];
    const std::string side = definition.side(formation.side).id;
    const std::string arrive =
        "effects = [\"arrive " + formation.id + " at " + name_of(formation.enters_at) + "\"]";
    SourceFile& of_owner = sources.decks[formation.side == SideId{0} ? 1 : 0];
    SourceFile& of_other = sources.decks[formation.side == SideId{0} ? 0 : 1];
    of_other.text = card("Late", arrive);
    CHECK(problems_in(sources).find("on a card that \"" + side + "\" cannot draw") !=
          std::string::npos);
    of_other.text = card("News", tell);
    of_owner.text = card("Late", arrive);
    CHECK(read_campaign(sources));

    CampaignSources common = small_sources();
    change(common.campaign.text, "[[side]]", "events.deck = \"common\"\n[[side]]");
    common.decks = {{"common.toml", card("Late", arrive)}};
    CHECK(problems_in(common).find("draws, too") != std::string::npos);
    common.decks[0].text = card("Late", "sides = [\"" + side + "\"]\n" + arrive);
    CHECK(read_campaign(common));
}

TEST_CASE("a chart says how wide its squares are and that ships make true distances",
          "[campaign][A-ST-01]") {
    CampaignSources sources = small_sources();
    sources.charts[0].text +=
        "[geography]\nprojection = \"mercator\"\norigin_longitude = 10\norigin_latitude = 40\n"
        "square_side_nm = 30\ntrue_distances = true\n";
    const Switches by_chart = definition_of(sources).switches;
    CHECK(by_chart.square_side_nm == 30);
    CHECK(by_chart.points_scale == PointsScale::true_distance);

    change(sources.campaign.text, "[[side]]",
           "movement.points_scale = \"seed\"\nmap.square_side_nm = 60\n[[side]]");
    const Switches of_campaign = definition_of(sources).switches;
    CHECK(of_campaign.square_side_nm == 60);
    CHECK(of_campaign.points_scale == PointsScale::seed);
}

}  // namespace flagplot::test
