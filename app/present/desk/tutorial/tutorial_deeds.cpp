#include "present/desk/tutorial/tutorial_deeds.h"

#include <algorithm>
#include <variant>

#include "present/desk/state/draft.h"

namespace flagplot::desk {

namespace {

constexpr std::string_view force_id = "UK-K";

/// Force K on the chart; none if it has not entered, or is sunk.
std::optional<OwnNumber> force_in(const TutorialScene& scene) {
    if (scene.view == nullptr) return std::nullopt;
    const auto& formations = scene.view->formations;
    const auto found = std::find_if(formations.begin(), formations.end(), [](const auto& each) {
        return each.id == force_id && each.presence == Presence::on_chart;
    });
    if (found == formations.end()) return std::nullopt;
    return OwnNumber{static_cast<std::uint32_t>(found - formations.begin()) + 1};
}

const std::vector<Order>& draft_in(const TutorialScene& scene) {
    return scene.state.draft_of(scene.side).orders;
}

}  // namespace

bool has_selected(const TutorialScene& scene) {
    return !std::holds_alternative<std::monostate>(scene.state.selection) ||
           !scene.state.group.empty();
}

bool has_moved_chart(const TutorialScene& scene) { return scene.state.framing == Framing::moved; }

bool has_unfolded_overlays(const TutorialScene& scene) { return scene.state.shows_overlays; }

bool has_turned_log(const TutorialScene& scene) { return scene.state.tab != LogTab::events; }

bool has_entered(const TutorialScene& scene) { return force_in(scene).has_value(); }

bool has_selected_force(const TutorialScene& scene) {
    const auto force = force_in(scene);
    return force && scene.state.selection == Selection(FormationPick{scene.side, *force});
}

bool has_ordered_force(const TutorialScene& scene) {
    const auto force = force_in(scene);
    if (!force) return false;
    const auto& orders = draft_in(scene);
    const bool is_written = std::any_of(orders.begin(), orders.end(), [&](const Order& each) {
        const auto* order = std::get_if<FormationOrder>(&each);
        return order != nullptr && order->formation == *force;
    });
    return is_written || has_sent_orders(scene);
}

bool has_sent_orders(const TutorialScene& scene) {
    return has_entered(scene) && scene.view->orders_receipt.has_value();
}

bool has_selected_contact(const TutorialScene& scene) {
    return std::holds_alternative<ContactPick>(scene.state.selection);
}

bool has_plotted_route(const TutorialScene& scene) {
    const auto force = force_in(scene);
    const bool has_route = force && route_by(*scene.view, draft_in(scene), *force).has_value();
    return has_route || has_joined_battle(scene);  // at its end the route is gone
}

bool has_joined_battle(const TutorialScene& scene) {
    return scene.view != nullptr && !scene.view->battles.empty();
}

bool has_opened_board(const TutorialScene& scene) {
    return scene.is_on_board || has_battle_result(scene);
}

bool has_fought_out(const TutorialScene& scene) {
    return (scene.is_on_board && scene.is_fought_out) || has_battle_result(scene);
}

bool has_battle_result(const TutorialScene& scene) {
    if (scene.view == nullptr) return false;
    const auto& battles = scene.view->battles;
    return std::any_of(battles.begin(), battles.end(),
                       [](const auto& each) { return each.is_over; });
}

bool has_looked_back(const TutorialScene& scene) { return !scene.is_now; }

bool is_campaign_over(const TutorialScene& scene) { return scene.is_over; }

bool has_read_history(const TutorialScene& scene) {
    return scene.is_over && (!scene.is_now || scene.view != nullptr);
}

bool is_always_due(const TutorialScene&) { return true; }

bool is_enemy_known(const TutorialScene& scene) {
    return scene.view != nullptr && !scene.view->contacts.empty();
}

bool is_battle_waiting(const TutorialScene& scene) {
    return scene.is_on_board || scene.turn.battle.has_value();
}

}  // namespace flagplot::desk
