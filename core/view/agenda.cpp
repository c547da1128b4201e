#include "view/agenda.h"

#include <fmt/format.h>

#include <algorithm>

#include "view/notation.h"
#include "view/outlook.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

bool are_orders_due(const Book& book, const SideView& view) {
    return !view.is_resolving && !book.calendar.is_over(view.turn);
}

std::string line_of(const Book& book, const SideView& view, const Order& order) {
    return text_of(roster_of(book, view), order);
}

/// The order without the square at its end: "search KALAFRANA at SQUARE".
std::string with_blank_square(const std::string& line) {
    return line.substr(0, line.rfind(' ')) + " SQUARE";
}

std::optional<Offer> offer_to_detach(const Book& book, const SideView& view, OwnNumber number) {
    const Detach order;
    if (obstacle(book, view, number, order)) return std::nullopt;
    std::vector<std::string> names;
    for (const OwnShip ship : ships_meant(view, number, order)) {
        names.push_back(book.ship(ship).name);
    }
    return Offer{fmt::format("{} {} damaged and may be detached", enumeration(names),
                             names.size() == 1 ? "is" : "are"),
                 {number, order}};
}

std::optional<Offer> offer_to_split(const Book& book, const SideView& view, OwnNumber number) {
    const std::vector<OwnShip> afloat = afloat_in(view, number);
    if (afloat.size() < 2) return std::nullopt;
    const Detach order{{afloat.back()}, free_id(view, number), {}};
    if (obstacle(book, view, number, order)) return std::nullopt;
    return Offer{"it may be split", {number, order}};
}

/// If two formations may merge, only the later one is offered to join the earlier.
std::optional<Offer> offer_to_merge(const SideView& view, OwnNumber number) {
    for (std::uint32_t other = 1; other < number.number; ++other) {
        if (obstacle(view, number, Merge{{other}})) continue;
        return Offer{"it may join " + view.formation({other}).id, {number, Merge{{other}}}};
    }
    return std::nullopt;
}

/// The nearest contact that can be shadowed; the first one if several are equally near.
std::optional<Offer> offer_to_shadow(const Book& book, const SideView& view, OwnNumber number) {
    std::optional<ContactId> best;
    const auto distance = [&](ContactId id) {
        return chebyshev(view.contact(id).square, view.formation(number).square);
    };
    for (std::uint32_t id = 1; id <= view.contacts.size(); ++id) {
        if (!view.contact({id}).stands()) continue;
        if (obstacle(book, view, number, Action(Shadow{{id}}))) continue;
        if (!best || distance({id}) < distance(*best)) best = ContactId{id};
    }
    if (!best) return std::nullopt;
    return Offer{fmt::format("it may keep touch with contact C{}", best->number),
                 {number, Shadow{*best}}};
}

/// If every ship is damaged, the whole formation may make for port (A-ST-73).
std::optional<Offer> offer_to_return(const Book& book, const SideView& view, OwnNumber number) {
    const bool all_are_damaged =
        !afloat_in(view, number).empty() &&
        ships_meant(view, number, Detach{}).size() == afloat_in(view, number).size();
    if (!all_are_damaged || obstacle(book, view, number, Action(ReturnToPort{}))) {
        return std::nullopt;
    }
    return Offer{"all its ships are damaged, and it may return to port", {number, ReturnToPort{}}};
}

/// The course of a formation as an order to change; an example if it has no route.
std::string course_to_copy(const Roster& roster, const SideView& view, OwnNumber number) {
    const auto& route = view.formation(number).route;
    if (!route) return view.formation(number).id + " route SQUARES to SQUARE";
    return text_of(roster, Order(FormationOrder{number, *route}));
}

bool may_change_course(const Book& book, const SideView& view, OwnNumber number) {
    if (view.is_resolving) return is_newly_freed(book, view, number);
    return permission(book, view, number).freedom != Freedom::none;
}

void add(Agenda& agenda, std::string point, std::string line) {
    agenda.points.push_back(std::move(point));
    agenda.lines.push_back(std::move(line));
}

void add_formation(Agenda& agenda, const Book& book, const SideView& view, const Roster& roster,
                   OwnNumber number) {
    const std::string& id = view.formation(number).id;
    if (may_change_course(book, view, number)) {
        add(agenda, fmt::format("{}: {}", id, permission_text(book, view, number)),
            course_to_copy(roster, view, number));
    }
    for (const Offer& offer : offers(book, view, number)) {
        add(agenda, fmt::format("{}: {}", id, offer.why), text_of(roster, Order(offer.order)));
    }
}

/// \pre it is on the chart
bool has_new_decision(const Book& book, const SideView& before, const SideView& after,
                      OwnNumber number) {
    const Permission now = permission(book, after, number);
    if (!now.reason) return false;
    if (now.reason->kind != Reason::Kind::no_route) return true;
    if (number.number > before.formations.size()) return true;  // formed in this turn
    return before.formation(number).presence != Presence::on_chart ||
           before.formation(number).route.has_value();
}

void add_searches(Agenda& agenda, const Book& book, const SideView& view) {
    for (const OwnAsset asset : ready_assets(book, view)) {
        const BookAsset& known = book.assets.at(asset.index());
        add(agenda, fmt::format("{}: it may fly {}", known.id, counted(known.sorties, "sortie")),
            search_to_copy(book, view, asset));
    }
}

void add_cards(Agenda& agenda, const Book& book, const SideView& view) {
    if (!are_orders_due(book, view)) return;
    for (const HandCard& card : view.hand) {
        const auto line = play_to_copy(book, view, card);
        if (line) add(agenda, fmt::format("The card \"{}\" may be played", card.name.text), *line);
    }
}

}  // namespace

std::vector<Offer> offers(const Book& book, const SideView& view, OwnNumber number) {
    std::vector<Offer> all;
    if (!are_orders_due(book, view)) return all;
    for (const auto& offer :
         {offer_to_detach(book, view, number), offer_to_return(book, view, number),
          offer_to_split(book, view, number), offer_to_merge(view, number),
          offer_to_shadow(book, view, number)}) {
        if (offer) all.push_back(*offer);
    }
    return all;
}

std::optional<SideLapse> grounded(const Book& book, const SideView& view, OwnAsset asset) {
    const Square anywhere = base_of(book, view, asset).value_or(Square{});
    return obstacle(book, view, SearchFrom{asset, anywhere}, 0);
}

std::vector<OwnAsset> ready_assets(const Book& book, const SideView& view) {
    std::vector<OwnAsset> ready;
    if (!are_orders_due(book, view)) return ready;
    for (std::uint32_t i = 0; i < book.assets.size(); ++i) {
        if (!grounded(book, view, {i})) ready.push_back({i});
    }
    return ready;
}

std::string search_to_copy(const Book& book, const SideView& view, OwnAsset asset) {
    return with_blank_square(line_of(book, view, SearchFrom{asset, Square{}}));
}

std::optional<std::string> play_to_copy(const Book& book, const SideView& view,
                                        const HandCard& card) {
    PlayCard order{card.name.text, {}, {}};
    const auto on_chart = formations_in(view, Presence::on_chart);
    if (card.needs == CardNeeds::formation && !on_chart.empty()) order.on = on_chart.front();
    if (card.needs == CardNeeds::square) order.at = Square{};
    if (obstacle(view, order, 0)) return std::nullopt;
    const std::string line = line_of(book, view, order);
    return order.at ? with_blank_square(line) : line;
}

Agenda agenda(const Book& book, const SideView& view) {
    Agenda due;
    const Roster roster = roster_of(book, view);
    for (const OwnNumber number : formations_in(view, Presence::on_chart)) {
        add_formation(due, book, view, roster, number);
    }
    if (book.switches.turn_mode == TurnMode::alternating && !view.is_resolving) {
        add(due, "The initiative: who begins if the dice give it to you, you or the enemy",
            "initiative self");
    }
    add_searches(due, book, view);
    add_cards(due, book, view);
    return due;
}

std::vector<OwnNumber> new_decisions(const Book& book, const SideView& before,
                                     const SideView& after) {
    std::vector<OwnNumber> numbers = formations_in(after, Presence::on_chart);
    std::erase_if(numbers,
                  [&](OwnNumber number) { return !has_new_decision(book, before, after, number); });
    return numbers;
}

std::vector<OwnNumber> formations_in(const SideView& view, Presence presence) {
    std::vector<OwnNumber> numbers;
    for (std::uint32_t i = 1; i <= view.formations.size(); ++i) {
        if (view.formation({i}).presence == presence) numbers.push_back({i});
    }
    return numbers;
}

}  // namespace flagplot
