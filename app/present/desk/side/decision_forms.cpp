#include "present/desk/side/decision_forms.h"

#include <fmt/format.h>

#include "present/desk/side/order_phrases.h"
#include "present/side/card_text.h"
#include "view/notation.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// Makes a form for what the turn waits for.
struct DecisionForm {
    const Book& book;
    const SideView& view;
    const Filled& filled;
    bool plays_alone = false;
    std::optional<Square> square = {};

    Form operator()(const OwnCaptainAsked& asked) const {
        const OwnFormation& own = view.formation(asked.formation);
        const std::vector<Order> none;
        const OrderDesk desk{book, view, none, filled, square};
        const OrderPhrases phrases(desk, asked.formation);
        Form form;
        form.title = fmt::format("The captain of {} [{}] may change course", own.name, own.id);
        form.said = {fmt::format("He has been freed in {}.", place_text(book.chart, own.square))};
        const std::string order = phrases.action(desk.field("answer." + own.id) + "order", "order",
                                                 std::nullopt, form.fields);
        const auto action = read_action(roster_of(book, view), order);
        if (!action) form.refusal = describe(action.error());
        form.buttons = {{"Steam on as before", AnswerCaptain{own.id, {}}, {}},
                        {"Give this order", AnswerCaptain{own.id, order}, form.refusal}};
        return form;
    }
    Form operator()(const OwnBattleOpen& open) const {
        const KnownBattle& battle = view.battles.at(open.battle.number - 1);
        std::vector<std::string> ids;
        for (const OwnNumber own : battle.own) ids.push_back(view.formation(own).id);
        Form form;
        form.title = fmt::format("Battle B{} in {} must be fought", open.battle.number,
                                 place_text(book.chart, battle.square));
        form.said = {fmt::format("By {}.", enumeration(ids))};
        form.buttons = {{"Fight the battle", ShowBattle{}, {}}};
        if (plays_alone) form.buttons.push_back({"Take history's result", TakeHistory{}, {}});
        return form;
    }
    Form operator()(const OwnChoiceDue& choice) const {
        Form form;
        form.title = "A card leaves you the choice";
        if (choice.formation) {
            form.said.push_back(
                fmt::format("It is about {}.", view.formation(*choice.formation).id));
        }
        form.said.push_back("a: " + card_effect_text(choice.a));
        form.said.push_back("b: " + card_effect_text(choice.b));
        form.buttons = {{"Choose a", ChooseWay{false}, {}}, {"Choose b", ChooseWay{true}, {}}};
        return form;
    }
};

}  // namespace

Forms decision_forms(const Book& book, const SideView& view,
                     const std::optional<PendingDecision>& pending, const Filled& filled,
                     bool plays_alone, const Selection& selection) {
    if (!pending) return {{"Nothing waits for you", {"The turn asks for no decision of yours."}}};
    return {
        std::visit(DecisionForm{book, view, filled, plays_alone, square_of(selection)}, *pending)};
}

}  // namespace flagplot::desk
