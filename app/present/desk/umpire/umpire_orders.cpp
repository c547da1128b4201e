#include "present/desk/umpire/umpire_orders.h"

#include <algorithm>
#include <utility>

#include "present/desk/state/draft.h"
#include "view/notation.h"
#include "view/outlook.h"

namespace flagplot::desk {

namespace {

using Kind = InspectorLine::Kind;

std::optional<OwnNumber> formation_of(const Order& order) {
    const auto* own = std::get_if<FormationOrder>(&order);
    return own == nullptr ? std::nullopt : std::optional(own->formation);
}

/// Lines may name formations that earlier lines form.
std::vector<OrderIn> lines_of(const Book& book, const SideView& view,
                              const std::vector<Order>& orders) {
    Roster roster = roster_of(book, view);
    std::vector<OrderIn> lines;
    for (const Order& order : orders) {
        lines.push_back({formation_of(order), text_of(roster, order)});
        enlist(roster, order);
    }
    return lines;
}

SheetIn sheet_of(const Definition& definition, const CampaignState& state, SideId side) {
    const SeatId seat = seat_of(side);
    SheetIn read{side, definition.side(side).name, false, {}, state.view(seat)};
    const auto sheet = state.sheets.find(seat);
    if (sheet == state.sheets.end()) return read;
    const Book book = book_of(definition, seat);
    const bool is_overruled =
        std::binary_search(state.overruled.begin(), state.overruled.end(), seat);
    read.is_in = true;
    read.orders = lines_of(book, state.view(seat), sheet->second.orders);
    read.planned = rehearsed(book, state.view(seat), sheet->second.orders,
                             is_overruled ? Bound::physical_limits_only : Bound::by_rules);
    return read;
}

void add_plan(PlotFormation& marker, RoutePlanner& planner, const Book& book,
              const SideView& planned) {
    const OwnFormation& own = planned.formation(marker.number);
    if (own.route == marker.route) return;
    marker.route = own.route;
    marker.ahead = own.route
                       ? way_ahead(planner, book.switches.diagonal, own.square, own.run, *own.route)
                       : std::vector<PlannedStep>{};
    marker.arrivals = expected_arrivals(planner, book, planned, marker.number);
    marker.steps_now = 0;
}

}  // namespace

std::vector<SheetIn> sheets_in(const Definition& definition, const CampaignState& state) {
    std::vector<SheetIn> sheets;
    if (state.progress.phase != Phase::orders) return sheets;
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        sheets.push_back(sheet_of(definition, state, {side}));
    }
    return sheets;
}

void add_plans(Plot& truth, const Definition& definition, const std::vector<SheetIn>& sheets) {
    const MovementSwitches movement = definition.switches.movement();
    RoutePlanner planner(definition.chart, movement);
    for (const SheetIn& sheet : sheets) {
        if (!sheet.is_in) continue;
        const Book book = book_of(definition, seat_of(sheet.side));
        for (PlotFormation& marker : truth.formations) {
            if (marker.side == sheet.side) add_plan(marker, planner, book, sheet.planned);
        }
    }
}

void add_orders_in(Inspector& inspector, const SheetIn& sheet, OwnNumber formation) {
    std::vector<InspectorLine> lines{{Kind::heading, "ORDERS"}};
    for (const OrderIn& order : sheet.orders) {
        if (order.formation == formation) lines.push_back({Kind::plain, order.text});
    }
    if (lines.size() == 1) {
        lines.push_back(
            {Kind::plain, sheet.is_in ? "nothing new: it goes on as before" : "none are in yet"});
    }
    auto& all = inspector.lines;
    const auto lists = std::find_if(all.begin(), all.end(), [](const InspectorLine& line) {
        return line.kind == Kind::heading;
    });
    all.insert(lists, lines.begin(), lines.end());
}

Inspector orders_inspector(const std::vector<SheetIn>& sheets) {
    Inspector inspector;
    if (sheets.empty()) return inspector;
    inspector.title = "Orders";
    for (const SheetIn& sheet : sheets) {
        inspector.lines.push_back({Kind::heading, sheet.name});
        for (const OrderIn& order : sheet.orders) {
            inspector.lines.push_back({Kind::plain, order.text});
        }
        if (!sheet.orders.empty()) continue;
        inspector.lines.push_back(
            {Kind::plain, sheet.is_in ? "all go on as before" : "none are in yet"});
    }
    return inspector;
}

}  // namespace flagplot::desk
