#pragma once

#include <map>
#include <vector>

#include "campaign/rules_in_force.h"
#include "view/side_view.h"

namespace flagplot {

/// A chance in thousandths.
using Thousandths = Quantity<struct ThousandthsTag>;

/// What a side's own formations and aircraft would have seen, turn by turn.
class Lookout {
  public:
    /// Holds references.
    Lookout(const Rules& rules, SeatId seat, const SideView& view);

    /// The chance that nobody would have seen a formation of this strength in this square in a
    /// turn.
    [[nodiscard]] Thousandths unseen(Square square, TurnNumber turn, const Strength& target) const;

  private:
    struct Watch {
        Square square;
        Strength strength;
        bool radar_on = true;
    };
    void add(OwnNumber number);
    void add_flights();
    [[nodiscard]] std::int32_t needed(const Watch& watch, Square square, Light light,
                                      const Strength& target) const;

    const Rules& rules_;
    const Book& book_;
    const SideView& view_;
    std::map<TurnNumber, std::vector<Watch>> watches_;
    std::map<TurnNumber, std::vector<Square>> searched_;  // centres of sorties that saw nothing
};

}  // namespace flagplot
