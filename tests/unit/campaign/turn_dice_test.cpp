#include <catch2/catch.hpp>
#include <set>

#include "campaign/record.h"
#include "support/random_world.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A sights b on its way, which frees C's captain too; he is asked what he does.
Scenario freed_captain() {
    Scenario scenario(R"(
        . . . . . . . . . .
        A . b . . . . . . .
        . . . . C . . . . .
    )");
    scenario.ships('A', {light_cruiser}).ships('b', {merchant}).ships('C', {destroyer});
    scenario.with("turn.decisions", "at_activation");
    scenario.die('A', 'b', 1).die('b', 'A', 12);
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.orders(blue_seat, {"A route B2 to J1", "C route to A3"});
    return scenario;
}

/// The state from which this one is withdrawn, with what was seen in it.
CampaignState taken_back(Scenario& scenario, const CampaignState& before,
                         const CampaignState& after) {
    CampaignState state =
        must_advance(scenario.rules(), before, Withdraw{9, "", dice_seen_since(before, after)})
            .after;
    return state;
}

std::uint8_t line_after(Scenario& scenario, const CampaignState& state, const Command& command) {
    return must_advance(scenario.rules(), state, command).after.progress.line;
}

/// What the dice of a turn show that nobody forces: a row of them.
std::vector<std::int32_t> shown(const Dice& campaign, const CampaignState& state) {
    const Dice dice = dice_of_turn(campaign, state);
    std::vector<std::int32_t> row;
    for (std::uint32_t i = 0; i < 12; ++i) {
        row.push_back(roll(dice, {Purpose::sighting, 0, 3, i, 2, 0}, 12));
    }
    return row;
}

CampaignState with_words(const std::string& first, const std::string& second) {
    CampaignState state;
    state.views.resize(2);
    const auto give = [&](SeatId seat, const std::string& word) {
        Sheet sheet{{1}, {}};
        if (!word.empty()) sheet.orders.push_back(SendWord{word});
        state.sheets[seat] = sheet;
    };
    give(blue_seat, first);
    give(red_seat, second);
    return state;
}

}  // namespace

TEST_CASE(
    "the dice of a turn are made of the secret and of the words of all sides, as anybody can "
    "compute them",
    "[dice]") {
    // computed with python3: hashlib.blake2b over "flagplot words 1" and each word behind its
    // length in four bytes, keyed with the secret, is the secret of the turn
    const Dice dice = OfficialDice{secret_from_seed(7)};
    using Row = std::vector<std::int32_t>;
    CHECK(shown(dice, with_words("", "")) == Row{9, 7, 3, 1, 9, 5, 11, 3, 6, 9, 12, 5});
    CHECK(shown(dice, with_words("tide", "")) == Row{4, 3, 6, 11, 6, 11, 5, 1, 3, 7, 1, 1});
    CHECK(shown(dice, with_words("", "tide")) == Row{11, 12, 2, 6, 7, 9, 6, 10, 3, 7, 3, 1});
    CHECK(shown(dice, with_words("tide", "gull")) == Row{12, 9, 3, 1, 5, 10, 12, 10, 6, 7, 6, 8});
    CHECK(shown(dice, with_words("tideg", "ull")) == Row{12, 3, 4, 3, 10, 10, 11, 11, 5, 12, 4, 9});
    CHECK(shown(dice, with_words("Ærø", "")) == Row{11, 1, 11, 12, 4, 12, 7, 6, 1, 10, 3, 2});
    CHECK(shown(dice, CampaignState{}) == shown(dice, with_words("", "")));
}

TEST_CASE("a turn rolls the dice of its words, and each side is told that its own was taken",
          "[dice]") {
    const auto dice_of = [](const std::string& word) {
        Scenario scenario(". A . b .");
        scenario.ships('A', {light_cruiser}).ships('b', {light_cruiser});
        scenario.orders(blue_seat, {"WORD " + word});
        const Turn turn = scenario.resolve();
        std::vector<std::int32_t> row;
        for (const DieRolled& die : turn.all<DieRolled>()) row.push_back(die.result);
        CHECK(turn.told<WordTaken>(blue_seat) == std::vector<WordTaken>{{{word}}});
        CHECK(turn.told<WordTaken>(red_seat).empty());
        CHECK(turn.after.view(blue_seat).word == ToldText{word});
        CHECK_FALSE(turn.after.view(red_seat).word);
        REQUIRE_FALSE(row.empty());
        return row;
    };
    std::set<std::vector<std::int32_t>> rows;
    for (const char* word : {"a", "b", "c", "d", "e", "f", "g", "h"}) rows.insert(dice_of(word));
    CHECK(rows.size() > 3);
    CHECK(dice_of("a") == dice_of("a"));
}

TEST_CASE("a word is gone with the sheet that carried it", "[dice]") {
    Scenario scenario(". A . b .");
    const auto sheet = [&](const std::vector<Order>& orders) {
        return SubmitOrders{blue_seat, {{1}, orders}, {}};
    };
    CampaignState state = scenario.state();
    state = must_advance(scenario.rules(), state, sheet({SendWord{"first"}})).after;
    CHECK(words_given(state) == std::vector<std::string>{"first", ""});
    state = must_advance(scenario.rules(), state, sheet({SendWord{"second"}})).after;
    CHECK(words_given(state) == std::vector<std::string>{"second", ""});
    state = must_advance(scenario.rules(), state, sheet({})).after;
    CHECK(words_given(state) == std::vector<std::string>{"", ""});
}

TEST_CASE(
    "an answer that was taken back and is given otherwise meets other dice, the same the same",
    "[dice]") {
    Scenario scenario = freed_captain();
    (void)scenario.resolve();
    const CampaignState asked = scenario.state();
    REQUIRE(asked.stop);
    const Answer steam_on{blue_seat, {2}, {}};
    const Answer turn_away{blue_seat, {2}, PlotRoute{{{9, 1}}, {0, 2}}};
    REQUIRE(std::get<FreedCaptain>(*asked.stop).formation == scenario.id('C'));

    const CampaignState answered = must_advance(scenario.rules(), asked, steam_on).after;
    CHECK(answered.progress.line == 0);
    const CampaignState back = taken_back(scenario, asked, answered);
    CHECK(line_after(scenario, back, steam_on) == 0);
    const CampaignState away = must_advance(scenario.rules(), back, turn_away).after;
    CHECK(away.progress.line == 1);
    const CampaignState again = taken_back(scenario, asked, away);
    CHECK(line_after(scenario, again, steam_on) == 0);
    CHECK(line_after(scenario, again, turn_away) == 1);
}

TEST_CASE("a ruling between the turns that is given otherwise once dice were seen meets other dice",
          "[dice]") {
    Scenario scenario(". A . b .");
    const CampaignState begun = scenario.state();
    const Rule place{ruling::Place{scenario.id('A'), {0, 0}}, "drift", {}, {}};
    const CampaignState first =
        must_advance(scenario.rules(), must_advance(scenario.rules(), begun, place).after,
                     Resolve{1})
            .after;
    CHECK(first.progress.line == 0);
    const CampaignState back = taken_back(scenario, begun, first);
    CHECK(line_after(scenario, back, Resolve{1}) == 1);
    const auto line_behind = [&](Rule rule) {
        return line_after(scenario, must_advance(scenario.rules(), back, rule).after, Resolve{1});
    };
    CHECK(line_behind(place) == 0);
    Rule elsewhere = place;
    elsewhere.what = ruling::Place{scenario.id('A'), {2, 0}};
    CHECK(line_behind(elsewhere) == 1);
    Rule said_otherwise = place;
    said_otherwise.why = "a current";
    CHECK(line_behind(said_otherwise) == 0);
}

TEST_CASE("rulings that move nothing leave the dice alone: a forced die is known by its line",
          "[dice]") {
    Scenario scenario(". A . b .");
    const CampaignState begun = scenario.state();
    const CampaignState played = must_advance(scenario.rules(), begun, Resolve{1}).after;
    const CampaignState back = taken_back(scenario, begun, played);
    const DieKey key{Purpose::sighting, 0, 1, 0, 1, 0};
    for (const Ruling& what : {Ruling{ruling::Die{key, 3}}, Ruling{ruling::Tell{{0}, "Hello."}},
                               Ruling{ruling::Victory{{0}, 5, "for pluck"}}}) {
        const Rule rule{what, "so be it", {}, {}};
        CHECK(line_after(scenario, must_advance(scenario.rules(), back, rule).after, Resolve{1}) ==
              0);
    }
}

TEST_CASE("no line of dice comes round again: where all were met the turn is refused", "[dice]") {
    Scenario scenario(". A . b .");
    CampaignState state = scenario.state();
    for (int line = 0; line < 255; ++line) {
        Digest orders{};
        orders[0] = 1;
        orders[1] = static_cast<std::uint8_t>(line);
        state.seen_dice.push_back({{1}, static_cast<std::uint8_t>(line), orders, {}});
    }
    CHECK(line_after(scenario, state, Resolve{1}) == 255);
    state.seen_dice.push_back({{1}, 255, {2}, {}});
    const auto refused = advance(scenario.rules(), state, Resolve{});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::bad_command);
    CHECK(sentence_of(refused.error()).find("256 kinds of orders") != std::string::npos);
}
