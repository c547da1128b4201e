#include "present/desk/side/order_forms.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/limits.h"
#include "present/desk/side/order_phrases.h"
#include "present/desk/state/draft.h"
#include "rules/contact.h"
#include "view/agenda.h"
#include "view/notation.h"

namespace flagplot::desk {

namespace {

/// The line, what it comes to, or why it would not be taken.
void judge_line(Form& form, const OrderDesk& desk, std::string line, std::string label) {
    form.command = std::move(line);
    form.shows_command = true;
    form.refusal = desk.obstacle();
    if (form.refusal.empty()) {
        const auto taken = with_line(desk.book, desk.view, desk.orders, form.command);
        if (!taken) form.refusal = describe(taken.error());
    }
    form.buttons.push_back({std::move(label), WriteOrder{form.command}, form.refusal});
}

class ConditionForm {
  public:
    ConditionForm(const OrderDesk& desk, OwnNumber formation)
        : desk_(desk),
          formation_(formation),
          roster_(desk.roster()),
          phrases_(desk_, formation),
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
        const std::string text = phrases_.phrase(condition_words(), word, name, form_.fields);
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
        const auto none = i == 0 ? std::nullopt : std::optional<std::string>("");
        return phrases_.action(name, i == 0 ? "then" : "and", none, form_.fields);
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
    OrderPhrases phrases_;
    std::string begin_;  ///< of the names of its fields
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
        const std::string name = begin + "square";
        const std::string usual = desk.square ? name_of(*desk.square) : std::string();
        form.fields.push_back({name, "at", filled_in(desk.filled, name, usual)});
        form.fields.back().hint = "D6; or click a square of the chart";
    }
    for (const FormField& each : form.fields) line += " " + each.label + " " + each.value;
    judge_line(form, desk, std::move(line), "Play it");
    return form;
}

}  // namespace

Forms order_forms(FormPage page, const Book& book, const SideView& view,
                  const std::vector<Order>& orders, const Filled& filled,
                  const Selection& selection, const std::optional<FormationPick>& before) {
    if (page == FormPage::conditions) {
        return condition_forms(book, view, orders, filled, selection, before);
    }
    if (page == FormPage::cards) return hand_forms(book, view, orders, filled, selection);
    return {};
}

Forms condition_forms(const Book& book, const SideView& view, const std::vector<Order>& orders,
                      const Filled& filled, const Selection& selection,
                      const std::optional<FormationPick>& before) {
    const auto* pick = std::get_if<FormationPick>(&selection);
    if (pick == nullptr && before) pick = &*before;
    const bool is_own = pick != nullptr && pick->side == book.side && pick->number.number >= 1 &&
                        pick->number.number <= view.formations.size();
    if (!is_own) return {{"Order by condition", {"Pick a formation of your own."}}};
    return {ConditionForm({book, view, orders, filled, square_of(selection)}, pick->number).form()};
}

Forms hand_forms(const Book& book, const SideView& view, const std::vector<Order>& orders,
                 const Filled& filled, const Selection& selection) {
    if (view.hand.empty()) return {{"Cards in hand", {"There is none."}}};
    const OrderDesk desk{book, view, orders, filled, square_of(selection)};
    Forms forms;
    for (std::size_t i = 0; i < view.hand.size(); ++i) {
        forms.push_back(held_card_form(desk, view.hand[i], i));
    }
    return forms;
}

}  // namespace flagplot::desk
