#include "property/side_output.h"

#include "base/codec.h"

namespace flagplot::test {

std::string side_output(const Rules& rules, const CampaignState& state, SeatId seat) {
    const Book& book = rules.books.at(seat.index());
    const SideView& view = state.view(seat);
    return encoded(book) + encoded(view);
}

}  // namespace flagplot::test
