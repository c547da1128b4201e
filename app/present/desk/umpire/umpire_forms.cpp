#include "present/desk/umpire/umpire_forms.h"

#include <fmt/format.h>

#include <algorithm>

#include "campaign/advance.h"
#include "campaign/command_words.h"
#include "campaign/record.h"
#include "campaign/scanner.h"
#include "present/desk/side/order_phrases.h"
#include "present/desk/state/record_forms.h"
#include "present/desk/umpire/umpire_battles.h"
#include "present/side/card_text.h"
#include "view/notation.h"

namespace flagplot::desk {

namespace {

/// Makes a form for what the turn waits for.
struct WaitingForm {
    const Rules& rules;
    const CampaignState& state;
    const Filled& filled;
    std::optional<Square> square = {};

    [[nodiscard]] std::string about(const std::optional<FormationId>& formation) const {
        if (!formation) return {};
        const FormationRow& row = row_of(rules.definition, state, *formation);
        return fmt::format("About {} [{}].", row.name, row.id);
    }

    Forms operator()(const FreedCaptain& freed) const {
        const FormationRow& row = row_of(rules.definition, state, freed.formation);
        const std::vector<Order> none;
        const OrderDesk desk{rules.books.at(seat_of(row.side).index()),
                             state.view(seat_of(row.side)), none, filled, square};
        const OrderPhrases phrases(desk, row.number);
        Form form;
        form.title = fmt::format("The captain of {} [{}] is free", row.name, row.id);
        form.said = {"He may change course. Without an order he steams on."};
        const std::string order = phrases.action(desk.field("answer." + row.id) + "order", "order",
                                                 "steam on", form.fields);
        judge(form, rules, state,
              fmt::format("answer {} {} {}", rules.definition.side(row.side).id, in_quotes(row.id),
                          order.empty() ? "steam on" : order),
              "Answer");
        return {std::move(form)};
    }
    Forms operator()(const OpenBattle& /*open*/) const { return {}; }
    Forms operator()(const CardChoice& choice) const {
        const Card& card = rules.definition.card(choice.card);
        const SideRow& side = rules.definition.side(choice.side);
        Form form;
        form.title = fmt::format("{} must choose: {}", side.name, card.name);
        if (choice.formation) form.said.push_back(about(choice.formation));
        for (const auto& effect : card.effects) {
            const auto* ways = std::get_if<Choice>(&effect);
            if (ways == nullptr) continue;
            form.said.push_back("a: " + card_effect_text(ways->a.what));
            form.said.push_back("b: " + card_effect_text(ways->b.what));
        }
        form.buttons = {{"a", CarryOut{"choose " + side.id + " a"}, {}},
                        {"b", CarryOut{"choose " + side.id + " b"}, {}}};
        return {std::move(form)};
    }
    Forms operator()(const UmpireAsked& asked) const {
        const std::string told = filled_in(filled, "ruling.tell");
        const std::string tell = told.empty() ? "" : " tell " + in_quotes(told);
        Form form;
        form.title = "You are asked";
        form.said = {asked.question};
        if (asked.formation) form.said.push_back(about(asked.formation));
        form.fields = {
            text_field(filled, "ruling.tell", "tell", "what the side whose card asked is told")};
        form.buttons = {{"Yes", CarryOut{"ruling yes" + tell}, {}},
                        {"No", CarryOut{"ruling no" + tell}, {}}};
        return {std::move(form)};
    }
};

/// "Fog (2), Radar failure", or "none".
std::string listed_cards(const Definition& definition, std::vector<CardId> cards) {
    std::sort(cards.begin(), cards.end());
    std::string text;
    for (auto at = cards.begin(); at != cards.end();) {
        const auto next = std::upper_bound(at, cards.end(), *at);
        text += (text.empty() ? "" : ", ") + definition.card(*at).name;
        if (next - at > 1) text += fmt::format(" ({})", next - at);
        at = next;
    }
    return text.empty() ? "none" : text;
}

Form piles_form(const Definition& definition, const CampaignState& state) {
    Form form;
    form.title = "Hands and decks";
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        if (side >= state.cards.size()) break;
        const CardPiles& piles = state.cards[side];
        const std::string& name = definition.sides[side].name;
        form.said.push_back(name + ", hand: " + listed_cards(definition, piles.hand));
        form.said.push_back(fmt::format("{}, deck: {} to draw, {} played", name, piles.draw.size(),
                                        piles.discards.size()));
        if (!piles.draw.empty()) {
            form.said.push_back(name + ", next: " + definition.card(piles.draw.front()).name);
        }
    }
    for (const CardResolution& laid : state.cards_on_table) {
        form.said.push_back(fmt::format("On the table: {}, drawn by {}",
                                        definition.card(laid.card).name,
                                        definition.side(laid.side).name));
    }
    return form;
}

/// Makes fields that offer what commands name, shown by name.
struct NamedFields {
    const Definition& definition;
    const CampaignState& state;
    const Filled& filled;

    FormField operator()(const char* name, const char* label,
                         std::vector<std::string> choices) const {
        return by_name(choice_field(filled, name, label, std::move(choices)), definition, state);
    }
};

Form drawn_form(const Rules& rules, const CampaignState& state, const Filled& filled) {
    const Definition& definition = rules.definition;
    Form form;
    form.title = "A card drawn from a deck of paper";
    const NamedFields named{definition, state, filled};
    form.fields = {named("card.side", "side", sides_named(definition)),
                   named("card.card", "card", cards_named(definition)),
                   named("card.on", "on", with_none(formations_named(definition, state))),
                   text_field(filled, "card.at", "at", "a square; without one by lot")};
    std::string text = "card " + form.fields[0].value + " " + form.fields[1].value;
    if (!form.fields[2].value.empty()) text += " on " + form.fields[2].value;
    if (!form.fields[3].value.empty()) text += " at " + form.fields[3].value;
    judge(form, rules, state, text, "Lay it");
    return form;
}

/// For adding a card to a hand or taking one, which is a ruling and has a reason.
Form hand_form(const Rules& rules, const CampaignState& state, const Filled& filled) {
    const Definition& definition = rules.definition;
    Form form;
    form.title = "Into a hand, or out of it";
    const NamedFields named{definition, state, filled};
    form.fields = {
        named("hand.side", "side", sides_named(definition)),
        named("hand.card", "card", cards_named(definition)),
        choice_field(filled, "hand.way", "goes", {"to hand", "from hand"}),
        text_field(filled, "hand.why", "why", "the reason, which is kept and told to nobody")};
    judge(form, rules, state,
          fmt::format("rule card {} {} {} why {}", form.fields[0].value, form.fields[1].value,
                      form.fields[2].value, in_quotes(form.fields[3].value)),
          "Rule");
    if (form.fields[3].value.empty()) {
        form.refusal = "A ruling needs its reason.";
        form.effect.clear();
        form.buttons.back().why_not = form.refusal;
    }
    return form;
}

/// Whom a message that waits is for, whom it is from, and its words.
std::vector<std::string> message_said(const Definition& definition, const CampaignState& state,
                                      const std::string& command) {
    const auto read = read_command(definition, state, command);
    const auto* message = read ? std::get_if<PassMessage>(&*read) : nullptr;
    if (message == nullptr) return {command};  // it cannot be passed; the form says why
    const auto name = [&](const std::optional<SideId>& side, const char* otherwise) {
        return side ? definition.side(*side).name : std::string(otherwise);
    };
    return {fmt::format("To {}, from {}:", name(message->to, "all sides"),
                        name(message->from, "the umpire")),
            message->text};
}

}  // namespace

Forms waiting_forms(const Rules& rules, const CampaignState& state, const Filled& filled,
                    const Selection& selection) {
    if (!state.stop) return {};
    return std::visit(WaitingForm{rules, state, filled, square_of(selection)}, *state.stop);
}

namespace {

/// The ruling that would tell the side better, prepared: the contact is struck, or the enemy's
/// place told.
Button button_for(const Definition& definition, const CampaignState& state, const TruthMark& mark,
                  std::size_t number) {
    const std::string& side = definition.side(mark.side).id;
    const bool is_at_sea =
        mark.enemy && state.formation(*mark.enemy).presence == Presence::on_chart;
    if (mark.kind == TruthMark::Kind::wrong || !is_at_sea) {
        const std::string contact = fmt::format("C{}", mark.contact.value_or(ContactId{}).number);
        return {fmt::format("{}: strike it ...", number),
                PrepareRuling{"cancel", {{"side", side}, {"contact", contact}}},
                {}};
    }
    return {fmt::format("{}: tell where it is ...", number),
            PrepareRuling{
                "reveal",
                {{"formation", formation_text({definition, state}, *mark.enemy)}, {"side", side}}},
            {}};
}

/// What differs from the truth in a side's briefing, each with the number of its mark.
Form truth_form(const Definition& definition, const CampaignState& state, SideId id,
                const std::vector<TruthMark>& marks) {
    Form form;
    form.title = "Against the truth: " + definition.side(id).name;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].side != id) continue;
        form.said.push_back(
            fmt::format("{} {}: {}", i + 1, phrase_of(marks[i].kind), marks[i].text));
        form.buttons.push_back(button_for(definition, state, marks[i], i + 1));
    }
    if (form.said.empty()) form.said = {"Nothing that it is told differs."};
    return form;
}

/// Which sides wait for the release.
std::string who_has_it(const Definition& definition, const CampaignState& state) {
    if (!is_held_back(definition, state)) return "Every side has been shown what it was told.";
    const std::vector<SideId> behind = sides_behind(definition, state);
    if (behind.empty()) return "Sealed: no side has been shown this yet.";
    return fmt::format("Held back from {}; the others have been shown it.",
                       names_of(definition, behind));
}

}  // namespace

std::vector<Button> paper_buttons(const std::string& side, const Filled& filled, bool waits) {
    std::vector<Button> buttons{
        {"Amend ...", PrepareRuling{"tell", {{"side", side}}}, {}},
        {"Take a sighting back ...", PrepareRuling{"hide", {{"side", side}}}, {}}};
    if (!waits) return buttons;
    const bool is_held = holds_back(filled, side);
    Button& hold = buttons.emplace_back(
        Button{"Hold back", FillIn{hold_field(side), is_held ? "" : std::string(ticked)}, {}});
    hold.is_lit = is_held;
    return buttons;
}

Forms release_forms(const Rules& rules, const CampaignState& state, const Prepared& prepared) {
    const Definition& definition = rules.definition;
    const bool is_held = is_held_back(definition, state);
    Form head;
    head.title = "Before it is released";
    head.said = {who_has_it(definition, state),
                 "Hold back, above a briefing, keeps it from its side when you release.",
                 "The briefings are shown in the place of the chart, as they will be printed.",
                 "The numbers in their margins say what differs from the truth. They are yours "
                 "alone: never printed, never sent."};
    const std::string folder = filled_in(prepared.filled, "release.folder");
    const bool is_printed = filled_in(prepared.filled, "release.printed") == ticked;
    head.buttons.push_back({"Release", ReleaseTurn{folder, is_printed},
                            is_held ? std::string() : "There is nothing to release."});
    FormField whose = NamedFields{definition, state, prepared.filled}("release.side", "as told to",
                                                                      sides_named(definition));
    const std::string side = whose.value;
    head.fields.push_back(std::move(whose));
    head.fields.push_back(
        text_field(prepared.filled, "release.folder", "briefings into", "a folder, or none"));
    head.fields.push_back(tick_field(prepared.filled, "release.printed", "HTML and PDF too"));
    Forms forms{std::move(head)};
    for (const Book& book : rules.books) {
        if (book.own_side().id != side) continue;
        const std::string label =
            prepared.beside == book.side ? "Put its chart away" : "Its chart beside the truth";
        forms.front().buttons.push_back({label, LookBeside{book.side}, {}});
        forms.front().buttons.push_back({"Look as this side", LookAs{book.side}, {}});
    }
    for (std::uint32_t id = 0; id < definition.sides.size(); ++id) {
        forms.push_back(truth_form(definition, state, {id}, prepared.marks));
    }
    return forms;
}

Forms card_forms(const Rules& rules, const CampaignState& state, const Filled& filled) {
    Forms forms = waiting_forms(rules, state, filled);
    if (rules.definition.deck.cards.empty()) {
        forms.push_back({"Cards", {"This campaign is played without cards."}});
        return forms;
    }
    forms.push_back(piles_form(rules.definition, state));
    forms.push_back(drawn_form(rules, state, filled));
    forms.push_back(hand_form(rules, state, filled));
    return forms;
}

Forms message_forms(const Rules& rules, const CampaignState& state, const RecordTail& tail,
                    const Prepared& prepared) {
    const auto sides = sides_named(rules.definition);
    Form form;
    form.title = "Pass a message";
    const std::string text = filled_in(prepared.filled, "message.text");
    const NamedFields named{rules.definition, state, prepared.filled};
    form.fields = {named("message.to", "to", sides),
                   named("message.from", "from", with_none(sides)),
                   {"message.text", "message", text, FormField::Kind::long_text}};
    const std::string& from = form.fields[1].value;
    const std::string command =
        fmt::format("message {}to {} {}", from.empty() ? "" : "from " + from + " ",
                    form.fields[0].value, in_quotes(text));
    judge(form, rules, state, command, "Pass it");
    if (text.empty()) form.refusal = "Write the message first.";
    if (from == form.fields[0].value) form.refusal = "A side sends no message to itself.";
    form.buttons.back().why_not = form.refusal;
    form.buttons.push_back({"Hold it back", HoldBack{command}, form.refusal});
    Forms forms{std::move(form)};
    for (std::size_t i = 0; i < prepared.held.size(); ++i) {
        Form held;
        held.title = "Held back";
        held.said = message_said(rules.definition, state, prepared.held[i]);
        judge(held, rules, state, prepared.held[i], "Pass it");
        held.buttons.push_back({"Throw it away", ThrowAway{i}, {}});
        forms.push_back(std::move(held));
    }
    Form passed;
    passed.title = "Passed since the last release";
    passed.said = tail.messages;
    if (passed.said.empty()) passed.said = {"none"};
    forms.push_back(std::move(passed));
    return forms;
}

Forms umpire_forms(FormPage page, const Rules& rules, const CampaignState& state,
                   const RecordTail& tail, const Prepared& prepared) {
    switch (page) {
        case FormPage::rule: {
            Forms forms = waiting_forms(rules, state, prepared.filled, prepared.selection);
            forms.push_back(
                ruling_form(rules, state, prepared.filled, prepared.selection, prepared.formation));
            return forms;
        }
        case FormPage::release:
            return release_forms(rules, state, prepared);
        case FormPage::battles:
            return battle_forms(rules, state, prepared.filled, tail.modules);
        case FormPage::cards:
            return card_forms(rules, state, prepared.filled);
        case FormPage::messages:
            return message_forms(rules, state, tail, prepared);
        case FormPage::record:
            return record_forms(tail, prepared.filled, std::nullopt);
        case FormPage::conditions:  // only for a side
            return {};
    }
    return {};
}

}  // namespace flagplot::desk
