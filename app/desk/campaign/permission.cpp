#include "desk/campaign/permission.h"

#include <algorithm>

namespace flagplot::desk {

namespace {

constexpr const char* earlier_turn = "An earlier turn is being looked at.";

/// Who may make each kind of request.
class Permission {
  public:
    Permission(const OpenDocument& document, const DeskState& state)
        : document_(document), state_(state) {}

    std::string operator()(const SendOrders&) const {
        if (document_.seat() == nullptr) return "Only a side sends orders.";
        if (const std::string why = why_no_orders(document_); !why.empty()) return why;
        const bool is_first = !document_.seat()->is_in;  // of a side that lets all go on as before
        const bool is_touched = state_.draft_of(*document_.whose).is_touched;
        return is_first || is_touched ? "" : "Nothing has been changed.";
    }
    std::string operator()(const ResolveTurn&) const { return why_turn_cannot_go_on(); }
    std::string operator()(const GoOn&) const {
        if (!document_.plays_alone) return "Only a player without an umpire goes on alone.";
        if (document_.pending) return "The turn waits for your decision.";
        return why_turn_is_over();
    }
    std::string operator()(const RunOn&) const {
        if (state_.is_hot_seat) return "In a hot seat every turn waits for the orders of all.";
        return why_turn_cannot_go_on();
    }
    std::string operator()(const ReleaseTurn&) const {
        if (shares_desk()) return document_.is_now ? "" : earlier_turn;
        return why_not_umpire();
    }
    std::string operator()(const CarryOut&) const { return why_not_umpire(); }
    std::string operator()(const PrintPapers&) const { return why_not_umpire(); }
    std::string operator()(const FightOut&) const { return why_not_umpire(); }
    std::string operator()(const TakeHistory&) const {
        if (!document_.plays_alone) return why_not_umpire();
        return is_pending<OwnBattleOpen>() ? "" : "No battle waits for you.";
    }
    std::string operator()(const AnswerCaptain&) const {
        return is_pending<OwnCaptainAsked>() ? "" : "No captain waits for an order.";
    }
    std::string operator()(const ChooseWay&) const {
        return is_pending<OwnChoiceDue>() ? "" : "No card leaves a choice.";
    }
    std::string operator()(const Withdraw&) const { return why_record_is_not_theirs(); }
    std::string operator()(const RerunTakenBack&) const { return why_record_is_not_theirs(); }
    std::string operator()(const VerifyRecord&) const { return why_record_is_not_theirs(); }
    std::string operator()(const WriteNewspaper&) const { return why_record_is_not_theirs(); }
    std::string operator()(const AskWhatIf&) const { return why_record_is_not_theirs(); }
    std::string operator()(const AmendData&) const { return why_not_umpire(); }
    std::string operator()(const ExportRecord&) const { return why_not_umpire(); }
    std::string operator()(const WriteReport&) const { return why_not_umpire(); }
    std::string operator()(const GiveBattleOrder&) const { return why_no_battle(); }
    std::string operator()(const CaptainOrders&) const { return why_no_battle(); }
    std::string operator()(const TakeBackBattleOrder&) const { return why_no_battle(); }
    std::string operator()(const TakeBattleResult&) const { return why_no_battle(); }

  private:
    template <class Decision>
    [[nodiscard]] bool is_pending() const {
        return document_.pending && std::holds_alternative<Decision>(*document_.pending);
    }

    /// One of the sides that sit at a desk in turn. They resolve and release themselves, since an
    /// umpire's page would show one of them the truth.
    [[nodiscard]] bool shares_desk() const {
        return document_.is_umpire && state_.is_hot_seat && document_.seat() != nullptr;
    }
    [[nodiscard]] std::string why_not_umpire() const {
        if (!document_.is_umpire) return "Only the umpire may do that.";
        if (shares_desk()) return "Look as the umpire first.";
        return document_.is_now ? "" : earlier_turn;
    }

    /// The umpire, or a solo player.
    [[nodiscard]] std::string why_record_is_not_theirs() const {
        if (document_.plays_alone) return document_.is_now ? "" : earlier_turn;
        return why_not_umpire();
    }

    [[nodiscard]] std::string why_turn_is_over() const {
        if (!document_.is_now) return earlier_turn;
        return document_.standing.is_over ? "The campaign is over." : "";
    }

    /// The umpire, sides in a hot seat once all have ordered, or a solo player.
    [[nodiscard]] std::string why_turn_cannot_go_on() const {
        if (const std::string why = why_turn_is_over(); !why.empty()) return why;
        if (state_.is_hot_seat) return why_turn_waits_for_sides();
        return document_.plays_alone ? why_unsent() : why_not_umpire();
    }
    /// Once a turn is under way, it takes no more orders.
    [[nodiscard]] std::string why_turn_waits_for_sides() const {
        if (!document_.wants_orders) return {};
        const auto& orders = document_.bar.orders;
        const bool are_in = std::all_of(orders.begin(), orders.end(),
                                        [](const OrdersIn& each) { return each.are_in; });
        return are_in ? why_unsent() : "Not every side has sent its orders.";
    }
    [[nodiscard]] std::string why_unsent() const {
        return has_unsent(state_) ? "Orders have been changed and not been sent." : "";
    }

    [[nodiscard]] std::string why_no_battle() const {
        return document_.battle ? "" : "No battle is on the desk.";
    }

    const OpenDocument& document_;
    const DeskState& state_;
};

}  // namespace

std::string why_no_orders(const OpenDocument& document) {
    if (!document.is_now) return earlier_turn;
    const Seat* const seat = document.seat();
    const bool is_resolving = seat != nullptr && seat->view.is_resolving;
    return is_resolving ? "The turn is being resolved." : "";
}

std::string why_not(const Request& request, const OpenDocument& document, const DeskState& state) {
    return std::visit(Permission(document, state), request);
}

std::vector<Button> actions_of(const OpenDocument& document, const DeskState& state) {
    std::vector<Button> buttons;
    const auto offer = [&](const char* label, const Request& request) {
        buttons.push_back({label, request, why_not(request, document, state)});
    };
    if (document.awaited && !document.battle) {
        buttons.push_back({"Fight the battle", ShowBattle{document.awaited, {}}, {}});
    }
    const bool is_battle =
        document.pending && std::holds_alternative<OwnBattleOpen>(*document.pending);
    if (document.pending && !is_battle) {
        buttons.push_back({"Decide", OpenForms{FormPage::rule}, {}});
    }
    const bool is_side = document.seat() != nullptr;
    const bool is_umpire = document.is_umpire && !is_side;
    if (is_side) {
        offer(document.wanted.is_view_file ? "Write order sheet" : "Send orders", SendOrders{});
    }
    if (is_umpire || document.plays_alone || (is_side && state.is_hot_seat)) {
        offer("Resolve turn", ResolveTurn{});
    }
    if (is_umpire) offer("Release", ReleaseTurn{});
    if (is_side) buttons.push_back({"Briefing", OpenForms{FormPage::release}, {}});
    if (document.plays_alone) buttons.push_back({"Record", OpenForms{FormPage::record}, {}});
    return buttons;
}

}  // namespace flagplot::desk
