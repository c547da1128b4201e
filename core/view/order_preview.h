#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "view/order_validator.h"

/// \file
/// What a side's orders do to its own picture, line by line, before anybody moves.

namespace flagplot {

/// Carries out a side's orders, one by one, in its own picture.
class OrderPreview {
  public:
    /// \pre all of them outlive the preview
    OrderPreview(const Book& book, const SideView& view, const std::vector<std::int32_t>& waters)
        : book_(book), view_(view), waters_(waters), after_(view) {}

    [[nodiscard]] std::optional<Problem> problem_with(const Order& order) const {
        return OrderValidator(book_, view_, waters_, {after_, orders_}).problem_with(order);
    }
    /// \pre nothing is wrong with it
    void carry_out(const Order& order);
    /// The picture after the orders, before anybody moves. The formations that they form by name
    /// are numbered after the others, in the order of their lines.
    [[nodiscard]] const SideView& after() const { return after_; }

  private:
    void carry_out(OwnNumber formation, const Detach& order);
    void take_task(OwnNumber formation, const Task& task);

    const Book& book_;
    const SideView& view_;
    const std::vector<std::int32_t>& waters_;
    SideView after_;
    std::vector<Order> orders_;
};

}  // namespace flagplot
