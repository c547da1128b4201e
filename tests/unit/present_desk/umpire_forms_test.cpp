#include "present/desk/umpire/umpire_forms.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "present/desk/state/desk_state.h"
#include "present/desk/umpire/umpire_battles.h"
#include "support/scenario.h"
#include "support/small_campaign.h"
#include "support/test_deck.h"
#include "support/text.h"
#include "view/phrases.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

FormationPick pick(Scenario& scenario, char letter) {
    const FormationRow& row = row_of(scenario.definition(), scenario.state(), scenario.id(letter));
    return {row.side, row.number};
}

Form form_about(Scenario& scenario, const Filled& filled, const Selection& selection) {
    return ruling_form(scenario.rules(), scenario.state(), filled, selection);
}

const FormField& field(const Form& form, const std::string& name) {
    for (const auto* fields : {&form.fields, &form.after}) {
        for (const FormField& each : *fields) {
            if (each.name == name) return each;
        }
    }
    FAIL("no field " << name);
    return form.fields.front();
}

const Button& button(const Form& form, const std::string& label) {
    for (const Button& each : form.buttons) {
        if (each.label == label) return each;
    }
    FAIL("no button " << label);
    return form.buttons.front();
}

/// The text that a button would carry out.
std::string command_of(const Button& button) {
    const auto* command = asks_for<CarryOut>(button.intent);
    REQUIRE(command != nullptr);
    return command->command;
}

Form page_named(const Forms& forms, const std::string& title) {
    for (const Form& form : forms) {
        if (form.title.starts_with(title)) return form;
    }
    FAIL("no form " << title);
    return {};
}

struct Desk {
    Filled filled = {};
    Selection selection = {};
    std::vector<std::string> held = {};
    std::optional<SideId> beside = {};
    std::vector<TruthMark> marks = {};
    [[nodiscard]] Prepared prepared() const { return {filled, selection, held, beside, marks}; }
};

}  // namespace

TEST_CASE("what is picked may be gone when a ruling is written: then nothing is filled in by it",
          "[desk]") {
    Scenario scenario(". A b .");
    const FormationPick gone{pick(scenario, 'A').side, {99}};
    const auto sheet = [&](const Selection& selection) {
        const Form form = form_about(scenario, {{"rule.verb", "place"}}, selection);
        std::string text;
        for (const FormField& each : form.fields) text += each.name + " " + each.value + "\n";
        return text;
    };
    CHECK(sheet(gone) == sheet({}));
    CHECK(sheet(pick(scenario, 'b')) != sheet({}));
}

TEST_CASE("the form of rulings has every verb of the record's grammar, and no other", "[desk]") {
    Scenario scenario(". A b .");
    const auto refused = read_command(scenario.definition(), scenario.state(), "rule x why \"y\"");
    REQUIRE_FALSE(refused);
    std::string words;
    for (const RulingShape& shape : ruling_shapes()) {
        words += (words.empty() ? "" : ", ") + std::string(shape.verb);
    }
    CHECK(refused.error().details.at(1) == words);
}

TEST_CASE("what stands in the form of every verb is read as a ruling of that verb", "[desk]") {
    Scenario scenario(". A b .");
    scenario.draft().deck = every_verb();
    const std::map<std::string, std::string> typed{
        {"route.route", "C1 to D1"},
        {"split.name", "Away"},
        {"damage.points", "1"},
        {"repair.hull", "100"},
        {"repair.speed", "100"},
        {"speed.speed", "50"},
        {"tell.text", "Fog."},
        {"weather.where", "at C1"},
        {"weather.turns", "2"},
        {"switch.value", "off"},
        {"victory.score", "3"},
        {"victory.for", "a ruse"},
        {"die.shows", "6"},
        {"contact.declared", "CL 2"},
        {"cancel.contact", "C3"},
        {"die.key", "sighting turn 1 line 0 subject 0 object 1 index 0"},
        {"split.ships", "\"A1\""}};
    for (const RulingShape& shape : ruling_shapes()) {
        Filled filled{{"rule.verb", std::string(shape.verb)}, {"rule.why", "a test"}};
        for (const auto& [name, text] : typed) filled["rule." + name] = text;
        const Form form = form_about(scenario, filled, pick(scenario, 'A'));
        INFO(form.command);
        const auto read = read_command(scenario.definition(), scenario.state(), form.command);
        REQUIRE(read);
        const std::string written = text_of(scenario.definition(), scenario.state(), *read);
        CHECK(written.starts_with("rule " + std::string(shape.verb) + " "));
    }
}

TEST_CASE("a ruling is about what is selected", "[desk]") {
    Scenario scenario(". A b .");
    const Form form =
        form_about(scenario, {{"rule.why", "set up wrongly"}, {"rule.place.square", "D1"}},
                   pick(scenario, 'A'));
    CHECK(form.refusal.empty());
    const auto read = read_command(scenario.definition(), scenario.state(), form.command);
    REQUIRE(read);
    const Rule expected{
        ruling::Place{scenario.id('A'), *read_square("D1")}, "set up wrongly", {}, {}};
    CHECK(std::get<Rule>(*read) == expected);
    CHECK_FALSE(form.effect.empty());
    CHECK(command_of(button(form, "Rule")) == form.command);
}

TEST_CASE("a formation that was picked before a square is placed in it", "[desk]") {
    Scenario scenario(". A b .");
    const Filled filled{{"rule.why", "set up wrongly"}};
    const Form form = ruling_form(scenario.rules(), scenario.state(), filled,
                                  SquarePick{*read_square("D1")}, pick(scenario, 'A'));
    const auto read = read_command(scenario.definition(), scenario.state(), form.command);
    REQUIRE(read);
    CHECK(std::get<Rule>(*read).what ==
          Ruling(ruling::Place{scenario.id('A'), *read_square("D1")}));
}

TEST_CASE("a captain who is free is answered by a list of orders", "[desk]") {
    Scenario scenario(". A b .");
    CampaignState state = scenario.state();
    state.stop = FreedCaptain{scenario.id('A')};
    const Form form = waiting_forms(scenario.rules(), state, {}).at(0);
    CHECK(form.fields.at(0).value == "steam on");
    CHECK(form.command.ends_with(" steam on"));
    const Form held =
        waiting_forms(scenario.rules(), state, {{form.fields.at(0).name, "hold"}}).at(0);
    CHECK(held.command.ends_with(" hold"));
}

TEST_CASE("a ruling without its reason cannot be pressed", "[desk]") {
    Scenario scenario(". A b .");
    const Form form = form_about(scenario, {}, pick(scenario, 'A'));
    CHECK(button(form, "Rule").why_not == "A ruling needs its reason.");
    CHECK(form.effect.empty());
}

TEST_CASE("a ruling that is refused says why, in the words of the rules", "[desk]") {
    Scenario scenario(". A b .");
    const Form form =
        form_about(scenario, {{"rule.why", "x"}, {"rule.place.square", "Z9"}}, pick(scenario, 'A'));
    CHECK_FALSE(form.refusal.empty());
    CHECK(button(form, "Rule").why_not == form.refusal);
    const auto read = read_command(scenario.definition(), scenario.state(), form.command);
    REQUIRE_FALSE(read);
    Error error = read.error();
    error.where = {};
    CHECK(form.refusal == describe(error));
}

TEST_CASE("the sides that are ticked are told, in the words that were typed", "[desk]") {
    Scenario scenario(". A b .");
    const Form form = form_about(scenario,
                                 {{"rule.why", "x"},
                                  {"rule.verb", "free"},
                                  {"rule.tell." + scenario.definition().sides[1].id, "yes"},
                                  {"rule.say", "A \"gale\""}},
                                 pick(scenario, 'A'));
    const auto read = read_command(scenario.definition(), scenario.state(), form.command);
    REQUIRE(read);
    CHECK(std::get<Rule>(*read).told == std::vector<SideId>{{1}});
    CHECK(std::get<Rule>(*read).say == "A \"gale\"");
}

TEST_CASE("another formation is ruled about once it is selected, and a square is where it goes",
          "[desk]") {
    const Definition definition = small_campaign();
    const CampaignState truth = small_state();
    const Plot plot = plot_of(small_book(), truth.views[0]);
    DeskState state;
    const DeskScene scene{{0, 0, 700, 500}, plot};
    state = desk_after(std::move(state), FillIn{"rule.place.formation", "uk \"UK-K\""}, scene);
    state = desk_after(std::move(state), FillIn{"rule.why", "late"}, scene);
    state = desk_after(std::move(state), Select{SquarePick{at("D4")}}, scene);
    CHECK(state.filled.contains("rule.place.formation"));
    state = desk_after(std::move(state), Select{FormationPick{{0}, force_k}}, scene);
    CHECK(state.filled == std::map<std::string, std::string>{{"rule.why", "late"}});
}

TEST_CASE("a battle that waits shows who is in it, and its result as she went in", "[desk]") {
    Scenario scenario = in_battle();
    const Forms forms = battle_forms(scenario.rules(), scenario.state(), {}, {"battle_board"});
    REQUIRE(forms.size() == 2);
    CHECK(forms[0].title.starts_with("Battle 1 in B1"));
    CHECK(forms[0].said.size() == 2);
    const auto fight = *asks_for<FightOut>(button(forms[0], "Fight it out").intent);
    CHECK(fight.battle == BattleId{0});
    CHECK(fight.module == "battle_board");
    CHECK(forms[1].rows.size() * (forms[1].columns.size() - 1) == forms[1].fields.size());
    CHECK(field(forms[1], "result.1.A1.hull").value == "100");
    CHECK(forms[1].refusal.empty());
    CHECK(command_of(button(forms[1], "Hand in the result")).starts_with("battle 1"));
}

TEST_CASE("the form of a battle proposes the campaign's module, else the first", "[desk]") {
    const auto proposed = [](const std::string& of_campaign) {
        Scenario scenario("A b .");
        scenario.draft().battle_module = of_campaign;
        scenario.ships('A', {battleship}).ships('b', {light_cruiser});
        scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
        scenario.die('A', 'b', 1).die('b', 'A', 12);
        scenario.orders(blue_seat, {"A route to B1"});
        (void)scenario.resolve();
        const Forms forms =
            battle_forms(scenario.rules(), scenario.state(), {}, {"battle_board", "gunnery"});
        return asks_for<FightOut>(button(forms.front(), "Fight it out").intent)->module;
    };
    CHECK(proposed("gunnery") == "gunnery");
    CHECK(proposed("") == "battle_board");
}

TEST_CASE("a form for a result has no word of the files that people do not say", "[desk]") {
    Scenario scenario = in_battle();
    const Form form = battle_forms(scenario.rules(), scenario.state(), {}, {}).back();
    for (const std::string& column : form.columns) CHECK_FALSE(has(column, "_"));
    for (const FormField& each : form.after) {
        CHECK_FALSE(has(each.label, "_"));
        for (const std::string& choice : each.choices) {
            CHECK_FALSE(has(each.word_for(choice), "_"));
        }
    }
    const FormField& ended =
        *std::find_if(form.after.begin(), form.after.end(),
                      [](const auto& each) { return each.label == "ended by"; });
    CHECK(ended.word_for("turn_limit") == "the limit of its turns");
    CHECK(ended.word_for("unknown") == "unknown");
}

TEST_CASE("a result typed in is the result of a table that was filled in so", "[desk]") {
    Scenario scenario = in_battle();
    const Filled filled{{"result.1.A1.state", "damaged"},
                        {"result.1.A1.hull", "50"},
                        {"result.1.A1.speed", "unknown"},
                        {"result.1.minutes", "80"},
                        {"result.1.remarks", "a long day"}};
    const Form form = battle_forms(scenario.rules(), scenario.state(), filled, {}).back();
    REQUIRE(form.refusal.empty());
    const auto read = read_command(scenario.definition(), scenario.state(), form.command);
    REQUIRE(read);
    const BattleOutcome& outcome = std::get<ReportBattle>(*read).outcome;
    CHECK(outcome.minutes == 80);
    CHECK(outcome.remarks == "a long day");
    REQUIRE(outcome.ships.size() >= 1);
    CHECK(outcome.ships.front().hull == Hundredths{50});
    CHECK_FALSE(form.effect.empty());
}

TEST_CASE("a result that cannot be is refused with its reason, and taken where overruled",
          "[desk]") {
    Scenario scenario = in_battle();
    Filled filled{{"result.1.A1.hull", "much"}};
    Form form = battle_forms(scenario.rules(), scenario.state(), filled, {}).back();
    CHECK(has(form.refusal, "A1: "));
    filled = {{"result.1.A1.state", "sunk"}};  // with her hull whole
    form = battle_forms(scenario.rules(), scenario.state(), filled, {}).back();
    CHECK_FALSE(form.refusal.empty());
    filled["result.1.overrule"] = "she blew up";
    form = battle_forms(scenario.rules(), scenario.state(), filled, {}).back();
    CHECK(form.refusal.empty());
}

TEST_CASE("before a release it says that the turn is sealed, and which side is looked at",
          "[desk]") {
    Scenario scenario(". A b .");
    scenario.draft().table.release = Releasing::by_hand;
    scenario.resolve();
    Desk desk;
    desk.filled["release.side"] = scenario.definition().sides[1].id;
    const Forms forms = release_forms(scenario.rules(), scenario.state(), desk.prepared());
    REQUIRE(forms.size() == 3);  // and what differs from the truth, for each side
    CHECK(forms.front().said.front().starts_with("Sealed"));
    CHECK(button(forms.front(), "Release").why_not.empty());
    const auto* look = asks_for<LookAs>(button(forms.front(), "Look as this side").intent);
    REQUIRE(look != nullptr);
    CHECK(look->side == SideId{1});
}

TEST_CASE("what differs from the truth is listed side by side with the numbers of its marks",
          "[desk]") {
    Scenario scenario(". A b .");
    Desk desk;
    using Kind = TruthMark::Kind;
    desk.marks = {{{1}, Kind::late, ContactId{1}, "C1 is A. It is in B1."},
                  {{0}, Kind::untold, std::nullopt, "B is near."}};
    const Forms forms = release_forms(scenario.rules(), scenario.state(), desk.prepared());
    REQUIRE(forms.size() == 3);
    CHECK(forms[1].said == std::vector<std::string>{"2 Not told: B is near."});
    CHECK(forms[2].said == std::vector<std::string>{"1 Late: C1 is A. It is in B1."});
    desk.marks.pop_back();
    const Forms fewer = release_forms(scenario.rules(), scenario.state(), desk.prepared());
    CHECK(fewer[1].said == std::vector<std::string>{"Nothing that it is told differs."});
}

TEST_CASE("from a mark the umpire goes to the ruling that tells the side better, prepared",
          "[desk]") {
    Scenario scenario(". A b .");
    Desk desk;
    using Kind = TruthMark::Kind;
    desk.marks = {{{1}, Kind::untold, std::nullopt, "A is near.", scenario.id('A')},
                  {{1}, Kind::wrong, ContactId{1}, "C1 is nobody."}};
    const Forms forms = release_forms(scenario.rules(), scenario.state(), desk.prepared());
    const auto prepared = [&](const std::string& label) {
        const auto* ruling = asks_for<PrepareRuling>(button(forms[2], label).intent);
        REQUIRE(ruling != nullptr);
        return *ruling;
    };
    const PrepareRuling told = prepared("1: tell where it is ...");
    CHECK(told.verb == "reveal");
    Filled filled{{"rule.verb", told.verb}, {"rule.why", "it was seen"}};
    for (const auto& [place, value] : told.places) filled["rule.reveal." + place] = value;
    const Form form = form_about(scenario, filled, {});
    CHECK(form.refusal.empty());
    CHECK_FALSE(form.effect.empty());
    const PrepareRuling struck = prepared("2: strike it ...");
    CHECK(struck.verb == "cancel");
    CHECK(struck.places == std::vector<std::pair<std::string, std::string>>{
                               {"side", scenario.definition().sides[1].id}, {"contact", "C1"}});
}

TEST_CASE("above each briefing are the rulings about what its side is told", "[desk]") {
    Scenario scenario(". A b .");
    for (const Button& each : paper_buttons("red", {}, false)) {
        const auto* ruling = asks_for<PrepareRuling>(each.intent);
        REQUIRE(ruling != nullptr);
        const Form form = form_about(
            scenario, {{"rule.verb", ruling->verb}, {"rule." + ruling->verb + ".side", "red"}}, {});
        CHECK(field(form, "rule." + ruling->verb + ".side").value == "red");
    }
}

TEST_CASE("a briefing that waits is held back, or no longer, by a button above it", "[desk]") {
    Filled filled;
    const auto press = [&] {
        const Button hold = paper_buttons("red", filled, true).back();
        REQUIRE(hold.label == "Hold back");
        CHECK(hold.is_lit == holds_back(filled, "red"));
        const auto* mark = asks_for<FillIn>(hold.intent);
        REQUIRE(mark != nullptr);
        filled[mark->field] = mark->text;
    };
    press();
    CHECK(holds_back(filled, "red"));
    CHECK_FALSE(holds_back(filled, "blue"));
    press();
    CHECK_FALSE(holds_back(filled, "red"));
}

TEST_CASE("before a release it says from which side the turn is still held back", "[desk]") {
    Scenario scenario(". A b .");
    scenario.draft().table.release = Releasing::by_hand;
    scenario.resolve();
    REQUIRE(scenario.attempt(Release{{}, {SideId{0}}}));
    Desk desk;
    const Forms forms = release_forms(scenario.rules(), scenario.state(), desk.prepared());
    CHECK(forms.front().said.front() == "Held back from " + scenario.definition().sides[1].name +
                                            "; the others have been shown it.");
}

TEST_CASE("the umpire's forms show sides, formations, ships and cards by name", "[desk]") {
    Scenario scenario(". A b .");
    scenario.draft().deck = every_verb();
    const Definition& definition = scenario.definition();
    const SideRow& side = definition.sides[1];
    const Form drawn =
        page_named(card_forms(scenario.rules(), scenario.state(), {}), "A card drawn");
    CHECK(field(drawn, "card.side").word_for(side.id) == side.name);
    const FormField& card = field(drawn, "card.card");
    CHECK(card.word_for(card.choices.front()) == definition.deck.cards.front().name);
    const Form placed = form_about(scenario, {{"rule.verb", "place"}}, pick(scenario, 'A'));
    const FormationRow& row = row_of(definition, scenario.state(), scenario.id('A'));
    const FormField& formation = field(placed, "rule.place.formation");
    CHECK(formation.word_for(formation.value) ==
          short_name(row.name) + " (" + definition.side(row.side).name + ")");
    CHECK(field(placed, "rule.tell." + side.id).label == "tell " + side.name);
}

TEST_CASE("a release from its page writes the sides' papers into the folder named there",
          "[desk]") {
    Scenario scenario(". A b .");
    scenario.draft().table.release = Releasing::by_hand;
    scenario.resolve();
    Desk desk;
    const auto wanted = [&] {
        const Forms forms = release_forms(scenario.rules(), scenario.state(), desk.prepared());
        return *asks_for<ReleaseTurn>(button(forms.front(), "Release").intent);
    };
    CHECK(wanted().folder.empty());
    desk.filled["release.folder"] = "mail";
    desk.filled["release.printed"] = ticked;
    CHECK(wanted().folder == "mail");
    CHECK(wanted().is_printed);
}

TEST_CASE("a message is passed, or held back until it is passed or thrown away", "[desk]") {
    Scenario scenario(". A b .");
    const auto& sides = scenario.definition().sides;
    Desk desk;
    Forms forms = message_forms(scenario.rules(), scenario.state(), {}, desk.prepared());
    CHECK(button(forms.front(), "Pass it").why_not == "Write the message first.");
    desk.filled = {{"message.from", sides[1].id}, {"message.text", "Do you strike?"}};
    forms = message_forms(scenario.rules(), scenario.state(), {}, desk.prepared());
    const std::string command = command_of(button(forms.front(), "Pass it"));
    const auto read = read_command(scenario.definition(), scenario.state(), command);
    REQUIRE(read);
    CHECK(std::get<PassMessage>(*read) == PassMessage{SideId{1}, SideId{0}, "Do you strike?"});
    CHECK(button(forms.front(), "Pass it").why_not.empty());
    desk.held = {command};
    forms = message_forms(scenario.rules(), scenario.state(), {}, desk.prepared());
    CHECK(command_of(button(page_named(forms, "Held back"), "Pass it")) == command);
    CHECK(page_named(forms, "Held back").said.back() == "Do you strike?");
    CHECK_FALSE(page_named(forms, "Held back").shows_command);
    CHECK(
        asks_for<ThrowAway>(button(page_named(forms, "Held back"), "Throw it away").intent)->held ==
        0);
}

TEST_CASE("a card drawn from paper is laid by the text that the record keeps", "[desk]") {
    Scenario scenario(". A b .");
    CHECK(card_forms(scenario.rules(), scenario.state(), {}).front().said.front() ==
          "This campaign is played without cards.");
    Scenario with_cards(". A b .");
    with_cards.draft().deck = every_verb();
    const Form form = page_named(card_forms(with_cards.rules(), with_cards.state(), {}), "A card");
    INFO(form.command);
    const auto read = read_command(with_cards.definition(), with_cards.state(), form.command);
    REQUIRE(read);
    CHECK(std::get<LayCard>(*read).card == CardId{0});
}

TEST_CASE("a question to the umpire is answered from its form", "[desk]") {
    Scenario scenario(". A b .");
    CampaignState state = scenario.state();
    CHECK(waiting_forms(scenario.rules(), state, {}).empty());
    state.stop = UmpireAsked{"Is the port closed?", {}, {}};
    const Forms forms = waiting_forms(scenario.rules(), state, {{"ruling.tell", "It is."}});
    REQUIRE(forms.size() == 1);
    CHECK(forms.front().said.front() == "Is the port closed?");
    CHECK(command_of(button(forms.front(), "No")) == "ruling no tell \"It is.\"");
}
