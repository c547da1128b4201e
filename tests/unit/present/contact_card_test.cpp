#include "present/side/contact_card.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "support/small_book.h"
#include "support/text.h"
#include "view/agenda.h"
#include "view/check_orders.h"
#include "view/notation.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// The small view with another report in the turn before.
SideView told_also(const Report& report) {
    SideView view = small_view();
    view.waiting.insert(view.waiting.end() - 1, report);
    return view;
}

std::optional<ContactCard> card_for(const Book& book, const SideView& view,
                                    CardWanted wanted = {}) {
    return contact_card(book, view, wanted);
}

/// The option that begins so; fails if there is none.
CardOption option_of(const ContactCard& card, const std::string& begin) {
    for (const CardOption& each : card.options) {
        if (label_of(each).starts_with(begin)) return each;
    }
    FAIL("no option " + begin);
    return {};
}
bool offers_some(const ContactCard& card, const std::string& begin) {
    return std::any_of(card.options.begin(), card.options.end(),
                       [&](const CardOption& each) { return label_of(each).starts_with(begin); });
}

std::string line_of(const CardOption& option) { return std::get<GiveLine>(option.deed).line; }

/// The contact as two cruisers seen by eye in E4, beside D3 where Force K is now.
SideView view_beside_cruisers() {
    SideView view = view_with_contact();
    sight_again(view.contacts[0], SightSource::eye, Declaration{ShipType::CA, {2}});
    return view;
}

}  // namespace

TEST_CASE("a turn in which nothing happened has no card", "[contact-card]") {
    CHECK_FALSE(card_for(small_book(), small_view()));
}

TEST_CASE("a new contact says where it is, how that is known, and that it is new",
          "[contact-card]") {
    const auto card = card_for(small_book(), view_with_contact());
    REQUIRE(card);
    CHECK(card->title == "An enemy was sighted");
    CHECK(card->when == "8 Nov 1941 12:00, turn 2 of 4, day");
    CHECK(card->where == at("E3"));
    REQUIRE(card->events.size() == 1);
    CHECK(card->events[0].kind == RunStop::contact);
    CHECK(card->events[0].hour == "09:00");
    REQUIRE(card->contacts.size() == 1);
    CHECK(card->contacts[0].title == "Contact C1 in E3");
    CHECK(card->contacts[0].changed == "new");
    CHECK(card->contacts[0].known ==
          std::vector<std::string>{"place certain: UK-K, by radar",
                                   "nothing is known of what it is",
                                   "last seen 8 Nov 1941 09:00, 2 squares from UK-K"});
    CHECK_FALSE(card->is_decision);
}

TEST_CASE("a contact that was sighted again says what has changed since the turn before",
          "[contact-card]") {
    SideView view = view_with_contact();
    view.waiting = {TurnBegan{{2}, Light::day},
                    Seen{{1},
                         force_k,
                         SightMode::eye,
                         Reach::close,
                         at("D4"),
                         Declaration{ShipType::CA, {2}},
                         {4}},
                    TurnEnded{{2}}};
    view.turn = {3};
    note(view.contacts[0], {{2},
                            {4},
                            at("D4"),
                            SightSource::eye,
                            force_k,
                            Reach::close,
                            Declaration{ShipType::CA, {2}}});
    const auto card = card_for(small_book(), view);
    REQUIRE(card);
    CHECK(card->title == "An enemy was sighted again");
    CHECK(card->contacts.at(0).changed ==
          "was in E3 at 8 Nov 1941 09:00; what it is was not known");
    CHECK(
        card->contacts[0].known.at(1).starts_with("2 units, the biggest a heavy cruiser: certain"));
}

TEST_CASE("every kind of event has its title, and stops only if its kind is asked for",
          "[contact-card]") {
    const auto [report, kind, title] = GENERATE(table<Report, RunStop, std::string>({
        {OwnSpotted{force_k, {5}}, RunStop::spotted, "You were spotted"},
        {OwnStruck{force_k, {"A squall."}, {}}, RunStop::struck,
         "One of your formations is affected"},
        {OwnWeathered{force_k, Weather::fog}, RunStop::struck,
         "One of your formations is affected"},
        {CardDealt{{{"Fog"}, {"Fog."}, CardNeeds::nothing}}, RunStop::card, "A card has come up"},
        {TextTold{{"A signal."}}, RunStop::card, "A card has come up"},
        {OwnEntered{force_k, at("B2")}, RunStop::arrival, "A formation has arrived"},
        {OwnReached{force_k, at("G5"), true, {9}}, RunStop::arrival, "A formation has arrived"},
        {OwnSlipped{force_k, at("C3"), {7}}, RunStop::battle, "A battle"},
        {OwnFreed{force_k}, RunStop::course, "A formation may change course"},
        {BlockLearned{at("D4")}, RunStop::sighting, "An enemy was sighted again"},
    }));
    CAPTURE(title);
    const auto card = card_for(small_book(), told_also(report));
    REQUIRE(card);
    CHECK(card->title == title);
    CHECK(card->events.at(0).kind == kind);

    CardWanted others;
    others.stops.reset(place_of(kind)).reset(place_of(RunStop::course));
    CHECK_FALSE(card_for(small_book(), told_also(report), others));
}

TEST_CASE("a checkpoint that was reached is no stop", "[contact-card]") {
    CHECK_FALSE(card_for(small_book(), told_also(OwnReached{force_k, at("E4"), false, {9}})));
}

TEST_CASE("the chance to sight is the rules' number, with the parts it is made of",
          "[contact-card]") {
    const auto card = card_for(small_book(), view_beside_cruisers());
    REQUIRE(card);
    const CardOption steam = option_of(*card, "UK-K: steam for contact C1 in E3");
    CHECK(line_of(steam) == "UK-K route E3 E4 to G5");
    REQUIRE(steam.chances.size() == 3);
    CHECK(steam.chances[0].about == "is there");
    CHECK(steam.chances[0].made_of.starts_with("2 squares away, "));
    // A light cruiser (2) looks for a heavy cruiser (3).
    CHECK(steam.chances[1] == CardChance{"sights it from beside it", "5 in 12 by eye",
                                         "biggest searching unit 2, biggest target unit 3"});
    CHECK(steam.chances[2].chance == "5 in 12 by eye");
}

TEST_CASE("an enemy of which nothing is known has a chance between the smallest and the biggest",
          "[contact-card]") {
    const auto card = card_for(small_book(), view_with_contact());
    REQUIRE(card);
    const CardOption steam = option_of(*card, "UK-K: steam for contact C1");
    CHECK(steam.chances.at(1).chance == "3 to 6 in 12 by eye");
    CHECK(has(steam.chances[1].made_of, "not known"));
}

TEST_CASE("every option between turns is a line that the check of orders takes", "[contact-card]") {
    const Book book = flying_book();
    SideView view = view_beside_cruisers();
    view.hand = view_with_hand().hand;
    const auto card = card_for(book, view, {{}, RunStops().set(), at("C3")});
    REQUIRE(card);
    std::size_t lines = 0;
    for (const CardOption& option : card->options) {
        CAPTURE(label_of(option));
        const auto* give = std::get_if<GiveLine>(&option.deed);
        if (give == nullptr || !option.why_not.empty()) continue;
        ++lines;
        const auto order = read_order(roster_of(book, view), give->line);
        REQUIRE(order);
        CHECK_FALSE(problem_with(book, view, *order));
    }
    CHECK(lines >= 6);
    CHECK(std::holds_alternative<LetGoOn>(card->options.back().deed));
}

TEST_CASE("aircraft that could fly are a decision, with the chance over each contact in range",
          "[contact-card]") {
    const Book book = flying_book();
    const auto quiet = card_for(book, small_view());
    REQUIRE(quiet);
    CHECK(quiet->title == "Aircraft could fly");
    const CardOption blind = option_of(*quiet, "KALAFRANA: search from the air");
    CHECK(has(blind.why_not, "Click the square"));

    const auto card = card_for(book, view_beside_cruisers());
    REQUIRE(card);
    const CardOption search = option_of(*card, "KALAFRANA: search the nine squares round E3");
    CHECK(line_of(search) == "search KALAFRANA at E3");
    // Quality 3, a heavy cruiser 3, beyond half the range -2, on a coast 1.
    CHECK(search.chances.at(0).chance == "5 in 12 from the air");
    CHECK(has(search.chances[0].made_of, "beyond half the range -2"));
    CHECK_FALSE(offers_some(*card, "P-34"));

    CardWanted pointed;
    pointed.pointed = at("D4");
    CHECK(line_of(option_of(*card_for(book, small_view(), pointed),
                            "KALAFRANA: search the nine squares round D4")) ==
          "search KALAFRANA at D4");
}

TEST_CASE("who avoids battle reads what getting away depends on", "[contact-card]") {
    const auto card = card_for(small_book(), view_beside_cruisers());
    REQUIRE(card);
    const CardOption avoid = option_of(*card, "UK-K: avoid battle");
    REQUIRE(avoid.chances.size() == 1);
    CHECK(has(avoid.chances[0].made_of, "its slowest ship 32 knots"));

    Book none = small_book();
    none.switches.battle_refusal = BattleRefusal::never;
    CHECK(option_of(*card_for(none, view_beside_cruisers()), "UK-K: avoid battle")
              .chances.at(0)
              .chance == "never");
}

TEST_CASE("a freed captain is a decision: orders, another order, or steaming on",
          "[contact-card]") {
    SideView view = view_with_contact();
    view.is_resolving = true;
    view.turn = {1};
    view.waiting.pop_back();
    CardWanted wanted;
    wanted.pending = OwnCaptainAsked{force_k};
    const auto card = card_for(small_book(), view, wanted);
    REQUIRE(card);
    CHECK(card->is_decision);
    CHECK(card->title == "A captain may change course");
    CHECK(std::get<AnswerFreed>(option_of(*card, "UK-K: avoid battle").deed).order ==
          "stance avoid");
    CHECK(std::get<AnotherOrder>(option_of(*card, "UK-K: another order").deed).formation == "UK-K");
    CHECK(std::get<AnswerFreed>(card->options.back().deed).order.empty());
}

TEST_CASE("a battle is fought, or ends as in history for who plays alone", "[contact-card]") {
    SideView view = view_with_contact();
    view.is_resolving = true;
    view.battles = {{at("E3"), {2}, {2}, {force_k}, false}};
    CardWanted wanted;
    wanted.pending = OwnBattleOpen{{1}};
    const auto card = card_for(small_book(), view, wanted);
    REQUIRE(card);
    CHECK(card->title == "Battle B1 must be fought");
    CHECK(card->where == at("E3"));
    CHECK(offers_some(*card, "take history's result"));
    wanted.plays_alone = false;
    CHECK_FALSE(offers_some(*card_for(small_book(), view, wanted), "take history's result"));
}

TEST_CASE("after a battle the card says in which state it left the side's ships, lost ones too",
          "[contact-card]") {
    ShipState sunk;
    sunk.hull = {0};
    sunk.fate = Fate::sunk;
    SideView view = told_also(OwnShipsLeft{force_k, {{lively, sunk}}});
    CHECK_FALSE(card_for(small_book(), view));  // it was not in a battle
    view.battles = {{at("E3"), {1}, {1}, {force_k}, true}};
    const auto card = card_for(small_book(), view);
    REQUIRE(card);
    CHECK(card->title == "A battle");
    CHECK(has(card->events.at(0).text, "Lively sunk"));
}

TEST_CASE("a choice on a card offers both ways", "[contact-card]") {
    SideView view = small_view();
    view.is_resolving = true;
    CardWanted wanted;
    wanted.pending = OwnChoiceDue{PointsBy{{-1}}, SendTo{at("B2")}, force_k};
    const auto card = card_for(small_book(), view, wanted);
    REQUIRE(card);
    CHECK(card->title == "A card has come up");
    REQUIRE(card->options.size() == 2);
    CHECK_FALSE(std::get<TakeOption>(card->options[0].deed).is_second);
    CHECK(std::get<TakeOption>(card->options[1].deed).is_second);
}

TEST_CASE("a formation that has arrived may be plotted, and is not split while it is unharmed",
          "[contact-card]") {
    SideView view = told_also(OwnEntered{force_k, at("B2")});
    view.formations.at(0).route.reset();
    const auto card = card_for(small_book(), view);
    REQUIRE(card);
    CHECK(offers_some(*card, "UK-K: plot its route"));
    CHECK_FALSE(offers_some(*card, "UK-K: it may be split"));
    CHECK(has(contact_card_text(*card),
              "UK-K: plot its route\n      UK-K route SQUARES to SQUARE\n"));

    view.formations.at(0).route = PlotRoute{{}, at("G5")};
    CHECK_FALSE(offers_some(*card_for(small_book(), view), "UK-K: plot its route"));
}

TEST_CASE("after the last turn a card offers nothing", "[contact-card]") {
    SideView view = view_with_contact();
    view.turn = {5};
    const auto card = card_for(small_book(), view);
    REQUIRE(card);
    CHECK(card->options.empty());
}

TEST_CASE("on a terminal a card gives the line or command of each option", "[contact-card]") {
    const std::string text = contact_card_text(*card_for(small_book(), view_beside_cruisers()));
    CHECK(
        text.starts_with("An enemy was sighted. 8 Nov 1941 12:00, turn 2 of 4, day.\n"
                         "Contact C1 in E3: new\n"));
    CHECK(has(text, "  UK-K: steam for contact C1 in E3\n      UK-K route E3 E4 to G5\n"));
    CHECK(has(text,
              "      sights it from beside it: 5 in 12 by eye "
              "(biggest searching unit 2, biggest target unit 3)\n"));
    CHECK(text.ends_with("  let it go on\n      flagplot resolve SAVE\n"));
}
