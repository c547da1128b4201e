#include "desk/campaign/standing_of.h"

#include <fmt/format.h>

#include <algorithm>

#include "desk/campaign/permission.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// Whose route the clicks are about.
std::string plotted(const DeskState& state, const Plot& plot) {
    if (!state.plots_route) return {};
    if (!state.group.empty()) return fmt::format("{} formations", state.group.size());
    for (const PlotFormation& each : plot.formations) {
        const FormationPick pick{each.side, each.number};
        if (state.selection == Selection(pick)) return short_name(each.name);
    }
    return "the ruling";  // of the umpire, who has chosen its formation in the form
}

/// In a hot seat, the next side without orders.
std::optional<Viewpoint> next_seat(const OpenDocument& document) {
    for (const Seat& seat : document.seats) {
        if (seat.is_in || seat.book.side == document.whose) continue;
        for (const Viewpoint& each : document.bar.viewpoints) {
            if (each.side == seat.book.side) return each;
        }
    }
    return std::nullopt;
}

}  // namespace

StatusLine status_of(const OpenDocument& document, const DeskState& state, const Plot& plot) {
    Standing standing;
    standing.viewer = viewer_of(document);
    standing.is_hot_seat = state.is_hot_seat && standing.viewer == Viewer::side;
    standing.turn = document.standing;
    standing.is_now = document.is_now;
    standing.orders = document.bar.orders;
    standing.is_sent = document.seat() != nullptr && document.seat()->is_in;
    standing.is_drafting = document.whose && state.draft_of(*document.whose).is_touched;
    standing.is_by_file = document.wanted.is_view_file;
    standing.previews = state.page == FormPage::release;
    standing.next_seat = next_seat(document);
    standing.plotted = plotted(state, plot);
    StatusLine line = status_line(standing);
    if (!line.action) return line;
    const auto* request = std::get_if<Request>(&line.action->intent);
    if (request != nullptr) line.action->why_not = why_not(*request, document, state);
    return line;
}

}  // namespace flagplot::desk
