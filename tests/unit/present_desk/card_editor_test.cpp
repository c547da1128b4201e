#include "present/desk/editors/card_editor.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "files/file_kind.h"
#include "files/schema_deck.h"

using namespace flagplot;
using namespace flagplot::desk;

namespace {

std::string text_in(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(std::string(FLAGPLOT_SOURCE_DIR) + "/" + name).rdbuf();
    return text.str();
}

/// Every deck that comes with the program.
const std::vector<std::string> decks{"assets/decks/default24.toml",
                                     "campaigns/convoy-beta/umpire10.toml"};

CardEditor deck_editor_of(const std::string& deck) {
    return cards_editor(outline_of(text_in(deck)), {"AX-3", "UK-K"});
}

CardEditor edited(CardEditor editor, std::initializer_list<CardIntent> intents) {
    for (const CardIntent& intent : intents) editor = cards_after(std::move(editor), intent);
    return editor;
}

std::string text_after(const CardEditor& editor) { return text_of(editor.edits.now); }

}  // namespace

TEST_CASE("a deck that nobody changed is written as it was", "[card-editor]") {
    for (const std::string& deck : decks) {
        const CardEditor editor = deck_editor_of(deck);
        CHECK(text_after(editor) == text_in(deck));
        CHECK(editor.cards.size() >= 10);
    }
}

TEST_CASE("every sentence of every card comes from the forms and goes back", "[card-editor]") {
    const CardForms effects = file_schema::effect_forms(), aims = file_schema::aim_forms(),
                    tests = file_schema::test_forms(), lasts = file_schema::lasts_forms();
    const auto check = [](const CardForms& forms, const std::string& text) {
        const auto filled = filled_form(forms, text);
        INFO(text);
        REQUIRE(filled);
        CHECK(text_of(forms, *filled) == text);
        CHECK(filled->places.size() == places_of(forms[filled->form]).size());
    };
    std::size_t sentences = 0;
    for (const std::string& deck : decks) {
        for (const CardLine& card : deck_editor_of(deck).cards) {
            check(aims, card.on);
            if (!card.lasts.empty()) check(lasts, card.lasts);
            for (const std::string& clause : clauses_of(card.test)) check(tests, clause);
            CHECK(test_of(clauses_of(card.test)) == card.test);
            REQUIRE_FALSE(card.effects.empty());
            for (const EffectLine& effect : card.effects) {
                for (const std::string& half : effect.texts) check(effects, half);
                sentences += effect.texts.size();
            }
        }
    }
    CHECK(sentences > 30);
}

TEST_CASE("whatever form is chosen, the deck's reader takes it", "[card-editor]") {
    const CardForms effects = file_schema::effect_forms();
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const FilledForm filled = proposed(effects, i, {"AX-3"});
        const std::string text = text_of(effects, filled);
        INFO(text);
        CHECK(file_schema::read_effect(text).has_value());
        CHECK(filled_form(effects, text) == filled);
        const auto places = places_of(effects[i]);
        for (std::size_t k = 0; k < places.size(); ++k) {
            for (const std::string& word : choices_for(effects[i], places[k], {"AX-3"})) {
                FilledForm other = filled;
                other.places[k] = word;
                INFO(text_of(effects, other));
                CHECK(file_schema::read_effect(text_of(effects, other)).has_value());
            }
        }
    }
    const CardForms aims = file_schema::aim_forms(), lasts = file_schema::lasts_forms();
    for (std::size_t i = 0; i < aims.size(); ++i) {
        CHECK(file_schema::read_aim(text_of(aims, proposed(aims, i, {}))).has_value());
    }
    for (std::size_t i = 0; i < lasts.size(); ++i) {
        CHECK(file_schema::read_lasts(text_of(lasts, proposed(lasts, i, {}))).has_value());
    }
}

TEST_CASE("a card is written as a person would", "[card-editor]") {
    const CardEditor editor =
        edited(cards_editor(outline_of("# My deck.\n"), {}),
               {NewCard{}, WriteCard{0, CardKey::name, "Mist"}, WriteCard{0, CardKey::copies, "2"},
                WriteCard{0, CardKey::test, "d12 <= 4"}, SwitchCondition{0, "day"},
                SwitchCondition{0, "night"}, SwitchCondition{0, "day"},
                WriteEffect{0, 0, 0, "no visual"}, AddEffect{0}, SwitchChoice{0, 1},
                WriteEffect{0, 1, 1, "points -1"}, WriteCard{0, CardKey::lasts, "2 turns"}});
    CHECK(text_after(editor) == R"(# My deck.
[[card]]
name = "Mist"
copies = 2
kind = "blow"
on = "random own at sea"
if = ["night"]
test = "d12 <= 4"
effects = ["no visual", { choose = ["free", "points -1"] }]
lasts = "2 turns"
seen = "What is seen of it."
)");
}

TEST_CASE("cards are copied, moved and removed, and all is taken back", "[card-editor]") {
    const CardEditor before = deck_editor_of(decks[0]);
    CardEditor editor = edited(before, {CopyCard{1}});
    REQUIRE(editor.cards.size() == before.cards.size() + 1);
    CHECK(editor.card == 2);
    CHECK(editor.cards[2].name == before.cards[1].name + " 2");
    CHECK(editor.cards[2].effects == before.cards[1].effects);
    editor = edited(std::move(editor), {MoveCard{2, true}, RemoveCard{0}, PickCard{0}, NewCard{}});
    CHECK(editor.cards[1].name == "New card");
    CHECK(editor.edits.earlier.size() == 4);
    for (int i = 0; i < 4; ++i) editor = edited(std::move(editor), {UndoStep{}});
    CHECK(text_after(editor) == text_in(decks[0]));
}

TEST_CASE("the effects of a card are put into another order", "[card-editor]") {
    const std::string deck =
        "[[card]]\nname = \"Mines\"\neffects = [\"free\", { choose = [\"hold\", \"points -1\"] }, "
        "\"damage 1 biggest\"]  # in this order\n";
    const CardEditor before = cards_editor(outline_of(deck), {});
    CardEditor editor = edited(before, {MoveEffect{0, 2, true}, MoveEffect{0, 0, false}});
    CHECK(text_after(editor) ==
          "[[card]]\nname = \"Mines\"\neffects = [\"damage 1 biggest\", \"free\", "
          "{ choose = [\"hold\", \"points -1\"] }]  # in this order\n");
    CHECK(editor.cards[0].effects ==
          std::vector<EffectLine>{{{"damage 1 biggest"}}, {{"free"}}, {{"hold", "points -1"}}});
    editor = edited(std::move(editor), {UndoStep{}});
    CHECK(editor.cards[0].effects[0] == EffectLine{{"free"}});
    CHECK(text_after(edited(std::move(editor), {UndoStep{}})) == deck);
}

TEST_CASE("an effect becomes a choice, a question to the umpire, and one effect again",
          "[card-editor]") {
    const std::string deck = "[[card]]\nname = \"Mines\"\neffects = [\"points -1\"]\n";
    const CardEditor before = cards_editor(outline_of(deck), {}, {"uk", "axis"});
    CardEditor editor =
        edited(before, {SwitchChoice{0, 0}, SwitchChoice{0, 0},
                        WriteQuestion{0, 0, "Is there fog?"}, WriteEffect{0, 0, 1, "tell No fog."},
                        ChangeAnswer{0, 0, true, true}, SwitchSide{0, "axis"}});
    CHECK(text_after(editor) ==
          "[[card]]\nname = \"Mines\"\nsides = [\"axis\"]\n"
          "effects = [{ ask = \"Is there fog?\", yes = [\"points -1\", \"free\"], "
          "no = [\"tell No fog.\"] }]\n");
    CHECK(editor.cards[0].sides == std::vector<std::string>{"axis"});
    CHECK(editor.cards[0].effects[0].yes == 2);

    editor = edited(std::move(editor), {ChangeAnswer{0, 0, false, false},
                                        ChangeAnswer{0, 0, true, false}, SwitchSide{0, "axis"}});
    CHECK(text_after(editor) ==
          "[[card]]\nname = \"Mines\"\n"
          "effects = [{ ask = \"Is there fog?\", yes = [\"points -1\"] }]\n");
    CHECK_FALSE(edited(editor, {ChangeAnswer{0, 0, true, false}}).message.empty());
    CHECK(text_after(edited(std::move(editor), {SwitchChoice{0, 0}})) == deck);
}

TEST_CASE("a text is typed in one step, and what must stand is not left empty", "[card-editor]") {
    const CardEditor editor =
        edited(deck_editor_of(decks[0]),
               {WriteCard{0, CardKey::seen, "A"}, WriteCard{0, CardKey::seen, "A \"B\""}});
    CHECK(editor.edits.earlier.size() == 1);
    CHECK(editor.cards[0].seen == "A \"B\"");
    const CardEditor refused = edited(deck_editor_of(decks[0]), {WriteCard{0, CardKey::name, ""}});
    CHECK_FALSE(refused.message.empty());
    CHECK_FALSE(refused.edits.is_changed);
    CHECK_FALSE(edited(deck_editor_of(decks[0]), {RemoveEffect{0, 0}}).message.empty());
}

TEST_CASE("a problem leads to the card that it is about", "[card-editor]") {
    const CardEditor before = deck_editor_of(decks[0]);
    std::int32_t line = 1;
    const std::string text = text_after(before);
    for (std::size_t at = 0; at < text.find("\"Mines\""); ++at) line += text[at] == '\n' ? 1 : 0;
    const auto problems =
        problems_in(before.edits.now, "deck.toml", {{"deck.toml", line, "wrong"}});
    const CardEditor editor = edited(before, {PickPlace{problems.at(0).place}});
    REQUIRE(editor.picked() != nullptr);
    CHECK(editor.picked()->name == "Mines");
}

TEST_CASE("intents about what is not there change no cards", "[card-editor]") {
    const CardEditor before = deck_editor_of(decks[0]);
    for (const CardIntent& intent :
         {CardIntent(PickCard{99}), CardIntent(CopyCard{99}), CardIntent(RemoveCard{99}),
          CardIntent(MoveCard{0, true}), CardIntent(WriteCard{99, CardKey::on, "side"}),
          CardIntent(SwitchCondition{99, "day"}), CardIntent(AddEffect{99}),
          CardIntent(RemoveEffect{0, 99}), CardIntent(MoveEffect{0, 0, true}),
          CardIntent(MoveEffect{0, 0, false}), CardIntent(MoveEffect{0, 99, true}),
          CardIntent(MoveEffect{99, 0, false}), CardIntent(WriteEffect{0, 0, 7, "free"}),
          CardIntent(WriteEffect{0, 9, 0, "free"}), CardIntent(SwitchChoice{0, 99}),
          CardIntent(PickPlace{{999}}), CardIntent(UndoStep{}), CardIntent(RedoStep{})}) {
        const CardEditor after = edited(before, {intent});
        CHECK(after.edits.now == before.edits.now);
        CHECK_FALSE(after.card);
    }
}

namespace {

using EditorSteps = std::vector<CardIntent>;

/// What sets each key of a card, behind `NewCard`. Its third effect is a choice, the fourth a
/// question.
const std::map<std::string, EditorSteps>& steps_by_key() {
    static const std::map<std::string, EditorSteps> steps{
        {"name", {WriteCard{0, CardKey::name, "Squall"}}},
        {"copies", {WriteCard{0, CardKey::copies, "3"}}},
        {"kind", {WriteCard{0, CardKey::kind, "hand"}}},
        {"on", {WriteCard{0, CardKey::on, "radius 2 at D5"}}},
        {"sides", {WriteCard{0, CardKey::sides, "uk, axis,"}}},
        {"if", {SwitchCondition{0, "day"}}},
        {"otherwise", {WriteCard{0, CardKey::otherwise, "redraw"}}},
        {"test", {WriteCard{0, CardKey::test, "d12 <= 4"}}},
        {"effects", {WriteEffect{0, 0, 0, "no visual"}}},
        {"lasts", {WriteCard{0, CardKey::lasts, "2 turns"}}},
        {"seen", {WriteCard{0, CardKey::seen, "Rain."}}},
        {"text", {WriteCard{0, CardKey::text, "It rains."}}},
        {"choose", {AddEffect{0}, SwitchChoice{0, 1}, WriteEffect{0, 1, 1, "points -1"}}},
        {"ask",
         {AddEffect{0}, SwitchChoice{0, 2}, SwitchChoice{0, 2}, WriteQuestion{0, 2, "Is it so?"}}},
        {"yes", {WriteEffect{0, 2, 0, "damage 1 biggest"}, ChangeAnswer{0, 2, true, true}}},
        {"no", {ChangeAnswer{0, 2, false, true}, WriteEffect{0, 2, 3, "tell No."}}},
    };
    return steps;
}

/// The keys that the deck's reader knows in a table.
template <class Table>
std::vector<std::string> read_keys() {
    std::vector<std::string> keys;
    for (const auto& row : file_schema::keys_of(std::type_identity<Table>{})) {
        keys.emplace_back(row.key);
    }
    return keys;
}

CardEditor with_every_key() {
    CardEditor editor = edited(cards_editor(outline_of(""), {}), {NewCard{}});
    for (const auto& keys :
         {read_keys<file_schema::CardTable>(), read_keys<file_schema::ChoiceTable>(),
          read_keys<file_schema::BranchTable>()}) {
        for (const std::string& key : keys) {
            INFO(key);
            REQUIRE(steps_by_key().contains(key));
            for (const CardIntent& step : steps_by_key().at(key)) editor = edited(editor, {step});
        }
    }
    return editor;
}

}  // namespace

TEST_CASE("every key that the deck's reader knows can be set in the editor", "[card-editor]") {
    const CardEditor editor = with_every_key();
    CHECK(read_keys<file_schema::DeckFile>() == std::vector<std::string>{"card"});
    CHECK(text_after(editor) == R"([[card]]
name = "Squall"
copies = 3
kind = "hand"
on = "radius 2 at D5"
sides = ["uk", "axis"]
if = ["day"]
otherwise = "redraw"
test = "d12 <= 4"
effects = ["no visual", { choose = ["free", "points -1"] }, { ask = "Is it so?", yes = ["damage 1 biggest", "free"], no = ["free", "tell No."] }]
lasts = "2 turns"
seen = "Rain."
text = "It rains."
)");
    for (const Error& problem : row_of(FileKind::deck).check({"deck.toml", text_after(editor)})) {
        FAIL_CHECK(describe(problem));
    }
}

TEST_CASE("what may be left out of a card goes again, and what must stand does not",
          "[card-editor]") {
    const CardEditor before = with_every_key();
    for (const CardKey key : {CardKey::copies, CardKey::sides, CardKey::otherwise, CardKey::test,
                              CardKey::lasts, CardKey::seen, CardKey::text}) {
        const CardEditor after = edited(before, {WriteCard{0, key, ""}});
        CHECK(after.edits.now != before.edits.now);
        CHECK(after.edits.now.blocks.at(1).entries.size() ==
              before.edits.now.blocks.at(1).entries.size() - 1);
    }
    for (const CardKey key : {CardKey::name, CardKey::kind, CardKey::on}) {
        CHECK_FALSE(edited(before, {WriteCard{0, key, ""}}).message.empty());
    }
}

TEST_CASE("the sides that draw from a deck are offered, and those a card names besides",
          "[card-editor]") {
    const CardEditor editor = cards_editor(
        outline_of("[[card]]\nname = \"Squall\"\nsides = [\"it\", \"uk\"]\n"), {}, {"uk", "fr"});
    CHECK(sides_to_offer(editor, editor.cards[0]) == std::vector<std::string>{"uk", "fr", "it"});
    CHECK(sides_text(editor.cards[0]) == "it, uk");
    const CardEditor after = edited(editor, {SwitchSide{0, "it"}, SwitchSide{0, "fr"}});
    CHECK(after.cards[0].sides == std::vector<std::string>{"uk", "fr"});
}

TEST_CASE("a question to the umpire without its text is one all the same", "[card-editor]") {
    const CardEditor editor =
        edited(cards_editor(outline_of("[[card]]\neffects = [{ yes = [\"free\"] }]\n"), {}),
               {WriteQuestion{0, 0, "Is it so?"}});
    CHECK(text_after(editor) ==
          "[[card]]\neffects = [{ ask = \"Is it so?\", yes = [\"free\"] }]\n");
}
