#include "present/desk/side/order_forms.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/lexer.h"
#include "base/limits.h"
#include "present/desk/state/draft.h"
#include "rules/contact.h"
#include "view/agenda.h"
#include "view/notation.h"

namespace flagplot::desk {

namespace {

/// What an order is written with: the viewer, the orders so far, what was typed.
struct OrderDesk {
    const Book& book;
    const SideView& view;
    const std::vector<Order>& orders;
    const Filled& filled;

    [[nodiscard]] Roster roster() const {
        Roster roster = roster_of(book, view);
        for (const Order& earlier : orders) enlist(roster, earlier);
        return roster;
    }
    /// Why nothing can be ordered now; empty if it can.
    [[nodiscard]] std::string obstacle() const {
        return view.is_resolving ? "The turn is being resolved." : "";
    }
    /// Each side, and each thing ordered, has its own fields.
    [[nodiscard]] std::string field(const std::string& about) const {
        return fmt::format("{}{}.{}.", order_fields, book.own_side().id, about);
    }
};

/// Judges the line: what it would do, or why it would be refused.
void judge_line(Form& form, const OrderDesk& desk, std::string line, std::string label) {
    form.command = std::move(line);
    form.refusal = desk.obstacle();
    if (form.refusal.empty()) {
        const auto taken = with_line(desk.book, desk.view, desk.orders, form.command);
        if (!taken) form.refusal = describe(taken.error());
    }
    form.buttons.push_back({std::move(label), WriteOrder{form.command}, form.refusal});
}

/// "UK-K ": the beginning of a line about this formation.
std::string line_begin(const Roster& roster, OwnNumber formation) {
    const std::string line = text_of(roster, Order(FormationOrder{formation, Hold{}}));
    return line.substr(0, line.size() - std::string_view("hold").size());
}

/// Ids of the side's other formations, as a line names them.
std::vector<std::string> other_formations(const Roster& roster, OwnNumber formation) {
    std::vector<std::string> names;
    for (std::uint32_t i = 1; i <= roster.formations.size(); ++i) {
        if (OwnNumber{i} == formation) continue;
        const std::string begin = line_begin(roster, {i});
        names.push_back(begin.substr(0, begin.size() - 1));
    }
    return names;
}

class ConditionForm {
  public:
    ConditionForm(const OrderDesk& desk, OwnNumber formation)
        : desk_(desk),
          formation_(formation),
          roster_(desk.roster()),
          begin_(desk.field(std::to_string(formation.number))) {}

    Form form() {
        form_.title = "Order by condition: " + desk_.view.formation(formation_).name;
        form_.said = {
            "It is done once, as soon as all of it holds in what your side knows. What cannot be "
            "done by then is reported."};
        std::string line = line_begin(roster_, formation_) + "when ";
        for (std::size_t i = 0; i < limits::joined_conditions; ++i) {
            const std::string condition = one_condition(i);
            if (condition.empty()) break;
            line += (i == 0 ? "" : joined(i)) + condition;
        }
        line += time_limit() + " then " + action(0);
        for (std::size_t i = 1; i < limits::joined_actions; ++i) {
            const std::string next = action(i);
            if (next.empty()) break;
            line += " and " + next;
        }
        judge_line(form_, desk_, std::move(line), "Order it");
        add_dropping();
        return std::move(form_);
    }

  private:
    std::string one_condition(std::size_t i) {
        const std::string name = fmt::format("{}when{}", begin_, i + 1);
        std::vector<std::string> words;
        for (const OrderWord& each : condition_words()) words.emplace_back(each.word);
        if (i > 0) words = with_none(std::move(words));
        FormField field = choice_field(desk_.filled, name, i == 0 ? "when" : "and", words);
        const std::string word = field.value;
        form_.fields.push_back(std::move(field));
        const std::string text = phrase(condition_words(), word, name);
        return text.empty() ? text : denied(name) + text;
    }
    /// "not " if the condition is negated.
    std::string denied(const std::string& name) {
        FormField field = choice_field(desk_.filled, name + ".is", "    it", {"holds", "does not"});
        const bool is_denied = field.value == "does not";
        form_.fields.push_back(std::move(field));
        return is_denied ? "not " : "";
    }
    /// How this condition is joined to those before it.
    std::string joined(std::size_t i) {
        const std::string name = fmt::format("{}join{}", begin_, i + 1);
        FormField field = choice_field(desk_.filled, name, "    joined by", {"and", "or"});
        const std::string word = field.value;
        form_.fields.push_back(std::move(field));
        return " " + word + " ";
    }
    /// " until turn 7" if the condition is dropped in a turn.
    std::string time_limit() {
        const std::string name = begin_ + "until";
        FormField field{name, "until turn", filled_in(desk_.filled, name, "")};
        field.hint = "left empty, it stands until it is met";
        const std::string turn = field.value;
        form_.fields.push_back(std::move(field));
        return turn.empty() ? "" : " until turn " + turn;
    }
    std::string action(std::size_t i) {
        const std::string name = i == 0 ? begin_ + "then" : fmt::format("{}then{}", begin_, i + 1);
        std::vector<std::string> words;
        for (const OrderWord& each : action_words()) words.emplace_back(each.word);
        if (i > 0) words = with_none(std::move(words));
        FormField field = choice_field(desk_.filled, name, i == 0 ? "then" : "and", words);
        const std::string word = field.value;
        form_.fields.push_back(std::move(field));
        return phrase(action_words(), word, name);
    }

    /// The word with the contents of the fields of its parts. Adds the fields.
    std::string phrase(const std::vector<OrderWord>& table, const std::string& word,
                       const std::string& name) {
        const auto row = std::find_if(table.begin(), table.end(),
                                      [&](const OrderWord& each) { return each.word == word; });
        if (row == table.end()) return {};
        std::string text = word;
        for (const WordPart& part : row->parts) {
            FormField field = part_field(part, fmt::format("{}.{}.{}", name, word, part.name));
            if (!field.value.empty() || !part.may_be_left_out) {
                text += std::string(part.before) + field.value + std::string(part.behind);
            }
            form_.fields.push_back(std::move(field));
        }
        return text;
    }
    [[nodiscard]] FormField part_field(const WordPart& part, std::string name) const {
        std::vector<std::string> choices = choices_of(part.name);
        if (!choices.empty() && part.may_be_left_out) choices = with_none(std::move(choices));
        const std::string label = "    " + std::string(part.name);
        if (!choices.empty()) {
            return choice_field(desk_.filled, std::move(name), label, std::move(choices));
        }
        FormField field{name, label, filled_in(desk_.filled, name, usual(part.name))};
        field.hint = part.hint;
        return field;
    }
    [[nodiscard]] std::vector<std::string> choices_of(std::string_view part) const {
        if (part == "type or bigger") return word_list<ShipType>();
        if (part == "seen by") return word_list<SightMode>();
        if (part == "stance") return word_list<Stance>();
        if (part == "radar") return {"on", "off"};
        if (part == "formation") return other_formations(roster_, formation_);
        if (part == "contact") return contacts();
        return {};
    }
    [[nodiscard]] std::vector<std::string> contacts() const {
        std::vector<std::string> names;
        for (std::size_t i = 1; i <= desk_.view.contacts.size(); ++i) {
            names.push_back(fmt::format("C{}", i));
        }
        return names;
    }
    /// What a field contains before anything is typed.
    [[nodiscard]] std::string usual(std::string_view part) const {
        if (part == "turn") return std::to_string(desk_.view.turn.count + 1);
        if (part == "ships") return "damaged";
        if (part == "contact") return "C1";
        if (part == "speed") return "full";
        const auto route = route_by(desk_.view, desk_.orders, formation_);
        if (!route) return {};
        if (part == "square") return name_of(route->destination);
        if (part != "way") return {};
        constexpr std::string_view word = "route ";
        return text_of(roster_, Action(*route)).substr(word.size());
    }

    /// The conditions that stand already, and how to drop them.
    void add_dropping() {
        const auto& standing = desk_.view.formation(formation_).conditions;
        for (const Conditional& each : standing) {
            form_.said.push_back("It stands: " + text_of(roster_, each));
        }
        const std::string line =
            text_of(roster_, Order(FormationOrder{formation_, DropConditions{}}));
        std::string why_not = standing.empty() ? "None stand." : desk_.obstacle();
        form_.buttons.push_back({"Drop all that stand", WriteOrder{line}, std::move(why_not)});
    }

    OrderDesk desk_;
    OwnNumber formation_;
    Roster roster_;
    std::string begin_;  ///< the beginning of the names of its fields
    Form form_;
};

Form held_card_form(const OrderDesk& desk, const HandCard& card, std::size_t place) {
    const Roster roster = desk.roster();
    const std::string begin = desk.field(fmt::format("card{}", place + 1));
    PlayCard order{card.name.text, {}, {}};
    std::string line = text_of(roster, Order(order));
    Form form;
    form.title = card.name.text;
    form.said = {card.text.text};
    if (card.needs == CardNeeds::formation) {
        form.fields.push_back(
            choice_field(desk.filled, begin + "on", "on", other_formations(roster, {})));
    }
    if (card.needs == CardNeeds::square) {
        form.fields.push_back(text_field(desk.filled, begin + "at", "at", "a square: D6"));
    }
    for (const FormField& each : form.fields) line += " " + each.label + " " + each.value;
    judge_line(form, desk, std::move(line), "Play it");
    return form;
}

}  // namespace

const std::vector<OrderWord>& condition_words() {
    static const std::vector<OrderWord> words{
        {"contact",
         {{"type or bigger", " of ", " or bigger", true},
          {"at least", " of at least ", " ships", true, "so many ships"},
          {"within", " within ", "", true, "so many squares"},
          {"seen by", " by ", "", true}}},
        {"sighted"},
        {"battle", {{"within", " within ", "", true, "so many squares"}}},
        {"card"},
        {"at", {{"square", " ", "", false, "a square: D6"}}},
        {"turn", {{"turn", " ", "", false, "from this turn on"}}},
        {"own damaged"},
        {"friend at", {{"square", " ", "", false, "a square: D6"}}},
    };
    return words;
}

const std::vector<OrderWord>& action_words() {
    static const std::vector<OrderWord> words{
        {"route", {{"way", " ", "", false, "D6 C6 to C7"}}},
        {"hold",
         {{"marker", " at ", "", true, "a marker of its route: D6"},
          {"until turn", " until turn ", "", true, "the turn in which it goes on"}}},
        {"stance", {{"stance", " ", ""}}},
        {"radar", {{"radar", " ", ""}}},
        {"detach",
         {{"ships", " ", "", false, "damaged, or Lively and Penelope"},
          {"name", " as ", "", true, "of the new formation"},
          {"destination", " to ", "", true, "a square; of damaged ships a port"}}},
        {"merge", {{"formation", " with ", ""}}},
        {"follow",
         {{"formation", " ", ""},
          {"until turn", " until turn ", "", true, "the turn in which it is over"}}},
        {"escort",
         {{"formation", " ", ""},
          {"until turn", " until turn ", "", true, "the turn in which it is over"}}},
        {"shadow",
         {{"contact", " ", ""},
          {"until turn", " until turn ", "", true, "the turn in which it is over"}}},
        {"return to port",
         {{"port", " ", "", true, "left empty, the nearest; else its square or name"}}},
        {"speed", {{"speed", " ", "", false, "12 knots, 1 points or full"}}},
    };
    return words;
}

Forms order_forms(FormPage page, const Book& book, const SideView& view,
                  const std::vector<Order>& orders, const Filled& filled,
                  const Selection& selection) {
    if (page == FormPage::conditions) {
        return condition_forms(book, view, orders, filled, selection);
    }
    if (page == FormPage::cards) return hand_forms(book, view, orders, filled);
    return {};
}

Forms condition_forms(const Book& book, const SideView& view, const std::vector<Order>& orders,
                      const Filled& filled, const Selection& selection) {
    const auto* pick = std::get_if<FormationPick>(&selection);
    const bool is_own = pick != nullptr && pick->side == book.side && pick->number.number >= 1 &&
                        pick->number.number <= view.formations.size();
    if (!is_own) return {{"Order by condition", {"Pick a formation of your own."}}};
    return {ConditionForm({book, view, orders, filled}, pick->number).form()};
}

Forms hand_forms(const Book& book, const SideView& view, const std::vector<Order>& orders,
                 const Filled& filled) {
    if (view.hand.empty()) return {{"Cards in hand", {"There is none."}}};
    const OrderDesk desk{book, view, orders, filled};
    Forms forms;
    for (std::size_t i = 0; i < view.hand.size(); ++i) {
        forms.push_back(held_card_form(desk, view.hand[i], i));
    }
    return forms;
}

}  // namespace flagplot::desk
