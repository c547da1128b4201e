#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "present/desk/side/side_panels.h"
#include "present/plot/plot_page.h"
#include "view/agenda.h"
#include "view/briefing_parts.h"
#include "view/check_orders.h"
#include "view/contact_orders.h"
#include "view/notation.h"
#include "view/outlook.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

using Kind = InspectorLine::Kind;

/// Which ship is the slowest, and how fast that makes the formation.
std::string why_points(const Book& book, const SideView& view, OwnNumber number) {
    const auto speed = speed_now(book, view, number);
    if (!speed) return {};
    const OwnFormation& own = view.formation(number);
    std::vector<OwnShip> afloat;
    for (const OwnShip ship : own.ships) {
        if (!view.ships.at(ship.index()).is_lost()) afloat.push_back(ship);
    }
    const std::string slowest =
        speed->slowest < afloat.size() ? book.ship(afloat[speed->slowest]).name : own.name;
    std::string why =
        fmt::format("{} is the slowest: {} cruising, {} movement points a turn (ST-14 to ST-16)",
                    slowest, knots_text(speed->cruise), speed->points.count);
    const auto points = points_next_turn(book, view, number);
    if (points && *points != speed->points) {
        why += fmt::format(
            "\n{} in this turn, by what lies on it: a battle, damage, weather, a card, or the "
            "speed that is ordered",
            points->count);
    }
    return why;
}

void add_speed(Inspector& inspector, const Book& book, const SideView& view, OwnNumber number) {
    const auto speed = speed_now(book, view, number);
    const auto points = points_next_turn(book, view, number);
    if (!speed || !points) return;
    InspectorLine line;
    line.left =
        fmt::format("{}, {} cruising",
                    counted(static_cast<std::int32_t>(units_of(book, view, number).size()), "ship"),
                    knots_text(speed->cruise));
    line.right = fmt::format("{} MP", points->count);
    line.why = why_points(book, view, number);
    inspector.lines.push_back(line);
}

void add_permission(Inspector& inspector, const Book& book, const SideView& view,
                    OwnNumber number) {
    const bool is_free = permission(book, view, number).reason.has_value();
    inspector.lines.push_back({is_free ? Kind::permission : Kind::refusal,
                               is_free ? "May change course" : "Keeps its course",
                               {},
                               permission_text(book, view, number)});
}

void add_route(Inspector& inspector, const Book& book, const SideView& view, OwnNumber number,
               bool can_order) {
    const OwnFormation& own = view.formation(number);
    inspector.lines.push_back({Kind::heading, "ROUTE"});
    if (!own.route) {
        inspector.lines.push_back(
            {Kind::plain, can_order ? "none: press R and click where it shall go" : "none"});
        return;
    }
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);
    const auto arrivals = expected_arrivals(planner, book, view, number);
    std::vector<Square> markers = own.route->checkpoints;
    markers.push_back(own.route->destination);
    for (std::size_t i = 0; i < markers.size(); ++i) {
        InspectorLine line;
        line.kind = Kind::route;
        const bool is_destination = i + 1 == markers.size();
        line.left =
            fmt::format("{} {}", is_destination ? "\u2691" : fmt::format("\u25c7 {}", i + 1),
                        place_text(book.chart, markers[i]));
        if (i < arrivals.size()) {
            line.right = arrivals[i].when ? "arrives " + day_hour(*arrivals[i].when)
                                          : std::string("only after the campaign has ended");
        }
        inspector.lines.push_back(line);
    }
}

void add_ships(Inspector& inspector, const Book& book, const SideView& view, OwnNumber number) {
    constexpr double whole = 100;
    inspector.lines.push_back({Kind::heading, "SHIPS"});
    for (const OwnShip ship : view.formation(number).ships) {
        const BookShip& row = book.ship(ship);
        const ShipState& left = view.ships.at(ship.index());
        inspector.lines.push_back({Kind::ship, row.name,
                                   fmt::format("{} {} SP{}", word_of(row.type), row.size.count,
                                               row.has_radar ? " radar" : ""),
                                   fmt::format("{}: {}, {}", row.class_name, state_text(row, left),
                                               knots_text(row.maximum)),
                                   left.hull.count / whole});
    }
}

void add_conditions(Inspector& inspector, const Book& book, const SideView& view,
                    OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    if (own.conditions.empty()) return;
    inspector.lines.push_back({Kind::heading, "STANDING ORDERS"});
    const Roster roster = roster_of(book, view);
    for (const Conditional& each : own.conditions) {
        inspector.lines.push_back({Kind::plain, text_of(roster, each)});
    }
}

/// A button that gives an order. The reason why not comes from the check of the order itself.
Button order_button(const Book& book, const SideView& view, std::string label, const Order& order) {
    Button button{std::move(label), WriteOrder{text_of(roster_of(book, view), order)}, {}};
    if (auto error = problem_with(book, view, order)) {
        error->where = {};
        button.why_not = describe(*error);
    }
    return button;
}

constexpr std::array<std::pair<Stance, const char*>, words_of<Stance>.size()> stance_labels{
    {{Stance::seek, "Seek battle"},
     {Stance::accept, "Accept battle"},
     {Stance::avoid, "Avoid battle"}}};

void offer_orders(Inspector& inspector, const Book& book, const SideView& view, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    inspector.buttons.push_back({"Plot route", ToggleRouteTool{}, {}});
    inspector.buttons.push_back(order_button(book, view, "Hold", FormationOrder{number, Hold{}}));
    for (const auto& [stance, label] : stance_labels) {
        if (stance == own.stance) continue;
        inspector.buttons.push_back(
            order_button(book, view, label, FormationOrder{number, TakeStance{stance}}));
    }
    const bool has_radar = std::any_of(own.ships.begin(), own.ships.end(),
                                       [&](OwnShip ship) { return book.ship(ship).has_radar; });
    if (has_radar) {
        inspector.buttons.push_back(order_button(book, view,
                                                 own.radar_on ? "Radar off" : "Radar on",
                                                 FormationOrder{number, UseRadar{!own.radar_on}}));
    }
    inspector.buttons.push_back({"When ... then ...", OpenForms{FormPage::conditions}, {}});
    for (const Offer& offer : offers(book, view, number)) {
        Button button = order_button(book, view, text_of(roster_of(book, view), Order(offer.order)),
                                     offer.order);
        inspector.buttons.push_back(std::move(button));
    }
}

Inspector formation_inspector(const Book& book, const SideView& view, const SideView& planned,
                              OwnNumber number, bool can_order) {
    const OwnFormation& own = view.formation(number);
    Inspector inspector;
    inspector.title = called(view, number);
    if (own.presence != Presence::on_chart) {
        inspector.place = own.presence == Presence::due ? "still to come" : "gone";
        add_ships(inspector, book, view, number);
        return inspector;
    }
    inspector.place = place_text(book.chart, own.square);
    inspector.lines.push_back({Kind::plain, own.name, own.id});
    add_speed(inspector, book, planned, number);
    if (!book.calendar.is_over(view.turn)) add_permission(inspector, book, view, number);
    add_route(inspector, book, planned, number, can_order);
    add_conditions(inspector, book, view, number);
    add_ships(inspector, book, view, number);
    if (can_order) offer_orders(inspector, book, view, number);
    return inspector;
}

/// How the side may correct a contact. It may be joined to another one in its square or beside it.
void add_corrections(Inspector& inspector, const Book& book, const SideView& view,
                     ContactId number) {
    const auto add = [&](const std::string& label, const ContactOrder& order) {
        if (!obstacle(view, order)) {
            inspector.buttons.push_back(order_button(book, view, label, order));
        }
    };
    const Contact& contact = view.contact(number);
    for (std::uint32_t other = 1; other <= view.contacts.size(); ++other) {
        const bool is_near = chebyshev(view.contact({other}).square, contact.square) <= Squares{1};
        if (is_near) add(fmt::format("It is C{}", other), {number, ContactIs{{other}}});
    }
    add("Set its last sighting apart", {number, ContactApart{}});
    add("Strike it", {number, ContactStruck{}});
}

Inspector contact_inspector(const Book& book, const SideView& view, ContactId number,
                            bool can_order) {
    const Contact& contact = view.contact(number);
    const PlotContact shown = plot_contact(book, view, number);
    Inspector inspector;
    inspector.title = fmt::format("Contact {}", name_of(view, number));
    inspector.place = place_text(book.chart, contact.square);
    inspector.lines.push_back({Kind::plain, shown.known});
    inspector.lines.push_back({Kind::plain, "composition", composition_grade_text(book, contact)});
    inspector.lines.push_back({Kind::plain, "place", place_grade_text(book, view, contact)});
    inspector.lines.push_back(
        {Kind::plain, "last seen", day_hour(last_seen(book.calendar, contact))});
    inspector.lines.push_back({shown.is_current ? Kind::permission : Kind::refusal,
                               shown.is_current ? "Current" : "Too old to go by",
                               {},
                               shown.is_current ? "it frees captains to change course (A-ST-18)"
                                                : "it frees nobody any more (A-ST-18)"});
    if (!contact.sightings.empty()) inspector.lines.push_back({Kind::heading, "SEEN IN"});
    for (const Sighted& each : contact.sightings) {
        inspector.lines.push_back(
            {Kind::route, name_of(each.square),
             fmt::format("turn {}, {}", each.turn.count, phrase_of(each.source))});
    }
    if (can_order) add_corrections(inspector, book, view, number);
    return inspector;
}

}  // namespace

Inspector side_inspector(const Book& book, const SideView& told, const SideView& planned,
                         const Selection& selection, bool can_order) {
    if (const auto* pick = std::get_if<FormationPick>(&selection)) {
        const bool is_own = pick->side == book.side && pick->number.number >= 1 &&
                            pick->number.number <= told.formations.size();
        return is_own ? formation_inspector(book, told, planned, pick->number, can_order)
                      : Inspector{};
    }
    if (const auto* pick = std::get_if<ContactPick>(&selection)) {
        const bool is_own = pick->side == book.side && pick->number.number >= 1 &&
                            pick->number.number <= told.contacts.size();
        return is_own ? contact_inspector(book, told, pick->number, can_order) : Inspector{};
    }
    if (const auto* pick = std::get_if<SquarePick>(&selection)) {
        return square_inspector(plot_of(book, told), pick->square);
    }
    return {};
}

Inspector square_inspector(const Plot& plot, Square square) {
    Inspector inspector;
    inspector.title = "Square " + name_of(square);
    inspector.place = word_of(plot.chart.at(square));
    for (const std::string& fact : hover_facts(plot, square)) {
        inspector.lines.push_back({Kind::plain, fact});
    }
    return inspector;
}

Pending side_pending(const Book& book, const SideView& view, const OrderDraft& draft) {
    Pending pending;
    if (!draft.orders.empty()) pending.lines = judged(book, view, draft.orders);
    for (const DraftLine& line : draft.lapsed) {
        pending.lines.push_back({line.text, "left out: " + line.refusal});
    }
    pending.can_undo = !draft.before.empty();
    pending.can_redo = !draft.undone.empty();
    if (!view.hand.empty()) {
        pending.buttons.push_back(
            {fmt::format("Cards ({})", view.hand.size()), OpenForms{FormPage::cards}, {}});
    }
    if (draft.is_touched) {
        pending.standing = "not sent yet";
    } else if (view.orders_receipt) {
        pending.standing = "orders are in";
    } else {
        pending.standing = "nothing ordered: all go on as before";
    }
    return pending;
}

}  // namespace flagplot::desk
