#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "present/desk/state/desk_state.h"

/// \file
/// What an intent changes in the orders that a side has not sent, and in the route of a ruling.

namespace flagplot::desk {

/// Carries out changes of orders, one after another. A change that a side may not order is refused
/// in the desk's message, by the same check as in the turn. Holds references.
class OrderChange {
  public:
    OrderChange(DeskState& state, const DeskScene& scene) : state_(state), scene_(scene) {}

    void operator()(const ToggleRouteTool& change);
    void operator()(const PlaceMarker& change);
    void operator()(const PlaceDestination& change);
    void operator()(const MoveMarker& change);
    void operator()(const DeleteMarker& change);
    void operator()(const WriteOrder& change);
    void operator()(const OrderSeveral& change);
    void operator()(const StrikeOrder& change);
    void operator()(const Undo& change);
    void operator()(const Redo& change);

  private:
    struct Refused {
        OwnNumber formation;
        Error why;
    };

    OrderDraft& draft();
    bool may_order();
    void refuse(Error error);
    std::optional<OwnNumber> own_formation();
    std::optional<PlotRoute> route_of(OwnNumber formation);
    std::vector<OwnNumber> own_formations();
    void order_each(const std::function<FormationOrder(OwnNumber)>& order_for);
    void add_what_may(std::span<const FormationOrder> wanted, std::vector<Order>& orders,
                      std::vector<Refused>& refused);
    [[nodiscard]] std::string name_of_own(OwnNumber formation) const;
    [[nodiscard]] std::string text_of(const std::vector<Refused>& refused, bool names_them) const;
    void rule(const std::optional<PlotRoute>& route);
    void order(OwnNumber formation, const PlotRoute& route);
    bool is_refused_for(ErrorCode why, const FormationOrder& order);
    void take(Result<std::vector<Order>> orders);

    DeskState& state_;
    const DeskScene& scene_;
};

/// Forgets what was typed for an order: once it is written, or another side looks.
void forget_order_fields(DeskState& state);

}  // namespace flagplot::desk
