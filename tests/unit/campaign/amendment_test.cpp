#include <catch2/catch.hpp>

#include <functional>

#include "campaign/amendment_checks.h"
#include "support/print.h"
#include "support/random_world.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A campaign begun, and what is asked of it.
struct Begun {
    World world = random_world(3);
    CampaignState state = must_advance(rules({}), first_state(world.definition), Begin{}).after;

    [[nodiscard]] Rules rules(const Amendments& amendments) const {
        return {world.definition, amendments, OfficialDice{world.secret}};
    }
    /// The step of amending to this, in this state.
    [[nodiscard]] Result<Step> amend(const Definition& to, const CampaignState& in,
                                     std::vector<SideId> told = {}, std::string say = {}) const {
        const Amendments amendments{{digest_of(to), to}};
        return advance(rules(amendments), in,
                       Amend{digest_of(to), "a typing error", std::move(told), std::move(say)});
    }
};

Definition changed(const Definition& definition, const std::function<void(Definition&)>& change) {
    Definition other = definition;
    change(other);
    return other;
}

std::vector<std::string> differences(const Definition& was, const Definition& is) {
    std::vector<std::string> texts;
    for (const DataChange& change : changes_between(was, is)) texts.push_back(text_of(change));
    return texts;
}

/// How this is refused, in words; empty: it is not.
std::string refusal(const Begun& begun, const std::function<void(Definition&)>& change) {
    const auto step = begun.amend(changed(begun.world.definition, change), begun.state);
    return step ? "" : describe(step.error());
}

}  // namespace

TEST_CASE("what differs between two campaigns is listed thing by thing", "[amendment]") {
    const Definition was = random_world(3).definition;
    CHECK(differences(was, was).empty());
    const std::string ship = was.ships[0].ship.name;
    CHECK(differences(was, changed(was,
                                   [](Definition& is) {
                                       is.ships[0].ship.has_radar = !is.ships[0].ship.has_radar;
                                   })) ==
          std::vector<std::string>{"ship " + ship + ", radar: " +
                                   (was.ships[0].ship.has_radar ? "yes -> no" : "no -> yes")});
    CHECK(
        differences(was, changed(was, [](Definition& is) { is.ships[0].ship.maximum = {285}; })) ==
        std::vector<std::string>{"ship " + ship + ", maximum: " +
                                 (was.ships[0].ship.maximum == KnotTenths{300} ? "30.0" : "12.0") +
                                 " knots -> 28.5 knots"});
    CHECK(differences(was, changed(was, [](Definition& is) { is.title = "Another war"; })).size() ==
          1);
    CHECK(differences(was, changed(was,
                                   [](Definition& is) {
                                       is.chart.terrain[0] = is.chart.terrain[0] == Terrain::sea
                                                                 ? Terrain::islands
                                                                 : Terrain::sea;
                                   }))
              .front()
              .starts_with("chart, A1: "));
    CHECK(differences(was, changed(was,
                                   [](Definition& is) {
                                       is.weather.insert(
                                           is.weather.begin(),
                                           {{1}, {2}, {Weather::fog, Square{2, 2}, {1}}});
                                   })) ==
          std::vector<std::string>{
              "weather 1: added, from 1, to 2, zone weather fog, centre C3, radius 1"});
}

TEST_CASE("of a long text the part that differs is shown", "[amendment]") {
    Definition was = random_world(3).definition;
    was.sides[0].briefing = "Keep your force together.\nThe enemy has three cruisers at sea.";
    Definition is = was;
    is.sides[0].briefing = "Keep your force together.\nThe enemy has four cruisers at sea.";
    CHECK(differences(was, is) ==
          std::vector<std::string>{"side " + was.sides[0].id +
                                   ", briefing: \"...three...\" -> \"...four...\""});
}

TEST_CASE("amended data that do not fit the campaign in play are refused, each for its reason",
          "[amendment]") {
    const Begun begun;
    CHECK(has(refusal(begun, [](Definition&) {}), "(campaign.nothing-to-amend)"));
    CHECK(has(refusal(begun, [](Definition& is) { is.id = "other"; }),
              "found \"other\"; another campaign begins with new"));
    CHECK(
        has(refusal(begun, [](Definition& is) { is.sides[0].id = "green"; }), "side 1: expected"));
    CHECK(has(refusal(begun, [](Definition& is) { is.formations[0].id = "OTHER"; }),
              "formation 1: expected"));
    CHECK(has(refusal(begun, [](Definition& is) { is.formations.pop_back(); }),
              "the formations: expected"));
    CHECK(has(refusal(begun, [](Definition& is) { is.formations[0].ships.pop_back(); }),
              "rule split and rule merge move ships"));
    CHECK(has(refusal(begun,
                      [](Definition& is) {
                          AtDestination& rule = is.formations[0].at_destination;
                          rule = rule == AtDestination::leaves ? AtDestination::is_over
                                                               : AtDestination::leaves;
                      }),
              "rule route sends it on"));
    CHECK(has(refusal(begun, [](Definition& is) { is.assets[0].id = "OTHER"; }), "aircraft 1"));
    CHECK(has(refusal(begun, [](Definition& is) { is.deck.cards[0].name = "Other"; }),
              "card 1: expected"));
    CHECK(has(refusal(begun, [](Definition& is) { is.victory.push_back({}); }),
              "the victory rows: expected"));
    CHECK(has(refusal(begun,
                      [](Definition& is) {
                          is.calendar.turn_starts = {1};
                          is.calendar.light.clear();
                      }),
              "the calendar: expected 1 turn or more, found 0"));
    CHECK(has(refusal(begun,
                      [](Definition& is) {
                          ++is.chart.rows;
                          is.chart.terrain.resize(is.chart.terrain.size() +
                                                  static_cast<std::size_t>(is.chart.columns));
                      }),
              "the chart: expected squares A1 to"));
    CHECK(has(refusal(begun,
                      [&](Definition& is) {
                          for (Terrain& each : is.chart.terrain) each = Terrain::land;
                      }),
              "rule place puts it elsewhere first"));
    CHECK(has(refusal(begun,
                      [&](Definition& is) {
                          for (std::size_t i = 0; i < is.formations.size(); ++i) {
                              const bool is_there =
                                  begun.state.formations[i].presence == Presence::on_chart;
                              if (is_there) is.formations[i].enters = TurnNumber{3};
                          }
                      }),
              "it has entered: rule place puts it elsewhere"));
}

TEST_CASE("every check of amended data asks something of its own", "[amendment]") {
    std::vector<std::string_view> questions;
    for (const AmendmentCheck& check : amendment_checks()) questions.push_back(check.question);
    std::sort(questions.begin(), questions.end());
    CHECK(std::unique(questions.begin(), questions.end()) == questions.end());
}

TEST_CASE("switches are amended between turns alone", "[amendment]") {
    const Begun begun;
    const Definition to = changed(begun.world.definition, [](Definition& is) {
        is.switches.sighting_cap = is.switches.sighting_cap == 12 ? 11 : 12;
    });
    const auto between = begun.amend(to, begun.state);
    REQUIRE(between);
    for (const SeatId seat : {blue, red}) {
        const auto is_told = [&](const Told& told) {
            return told.seat == seat && std::holds_alternative<SwitchTold>(told.report);
        };
        CHECK(std::any_of(between->reports.begin(), between->reports.end(), is_told));
    }
    CampaignState midway = begun.state;
    midway.progress.phase = Phase::battles;
    const auto refused = begun.amend(to, midway);
    REQUIRE_FALSE(refused);
    CHECK(has(describe(refused.error()), "switch sighting.cap: expected"));
}

TEST_CASE("what the umpire set by hand stays set over amended data", "[amendment]") {
    const Begun begun;
    const Amendments none;
    CampaignState state =
        must_advance(begun.rules(none), begun.state,
                     Rule{ruling::Switch{"sighting.cap", "none"}, "agreed", {}, ""})
            .after;
    const Definition to =
        changed(begun.world.definition, [](Definition& is) { is.title = "Another war"; });
    const auto step = begun.amend(to, state);
    REQUIRE(step);
    const Amendments amendments{{digest_of(to), to}};
    const Rules rules = begun.rules(amendments);
    const RulesInForce in_force(rules, step->after);
    CHECK(in_force.definition().title == "Another war");
    CHECK_FALSE(in_force.definition().switches.sighting_cap);
    CHECK(in_force.hold_in(step->after));
    CHECK_FALSE(in_force.hold_in(state));
}

TEST_CASE("a side is told of its own new names and of its own cards", "[amendment]") {
    const Begun begun;
    CampaignState state = begun.state;
    const auto& cards = begun.world.definition.deck.cards;
    const auto kept = static_cast<std::size_t>(
        std::find_if(cards.begin(), cards.end(),
                     [](const Card& card) { return card.kind == CardKind::hand; }) -
        cards.begin());
    REQUIRE(kept < cards.size());
    const Amendments none;
    state = must_advance(begun.rules(none), state,
                         Rule{ruling::Card{{0}, {static_cast<std::uint32_t>(kept)}, false},
                              "he had drawn it",
                              {},
                              ""})
                .after;
    const Definition to = changed(begun.world.definition, [&](Definition& is) {
        is.deck.cards[kept].text = "It reads otherwise.";
        is.formations[0].name = "Force A, Adm. Byng";
    });
    REQUIRE(begun.world.definition.formations[0].side == SideId{0});

    const auto step = begun.amend(to, state);

    REQUIRE(step);
    CHECK(step->after == folded(state, step->facts, step->reports));
    CHECK(step->after.view(blue).formations[0].name == "Force A, Adm. Byng");
    CHECK(step->after.view(blue).hand.back().text.text == "It reads otherwise.");
    CHECK(step->after.view(red) == state.view(red));
}

TEST_CASE("an amendment reads back as it was written, and needs words for whom it names",
          "[amendment]") {
    const Begun begun;
    const Definition to =
        changed(begun.world.definition, [](Definition& is) { is.title = "Another war"; });
    const Command command = Amend{digest_of(to), "a \"slip\"", {{0}, {1}}, "The title."};
    const std::string text = text_of(begun.world.definition, begun.state, command);
    const auto again = read_command(begun.world.definition, begun.state, text);
    REQUIRE(again);
    CHECK(*again == command);

    CHECK(begun.amend(to, begun.state, {{0}}, "The title."));
    const auto wordless = begun.amend(to, begun.state, {{0}});
    REQUIRE_FALSE(wordless);
    CHECK(has(describe(wordless.error()), "say in which words"));
    const Amendments none;
    const auto unknown = advance(begun.rules(none), begun.state, command);
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().code == ErrorCode::no_such_amendment);
}
