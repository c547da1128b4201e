#include "present/desk/side/side_forces.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "base/plain_text.h"
#include "present/picture/navy_style.h"
#include "view/agenda.h"
#include "view/briefing.h"
#include "view/check_orders.h"
#include "view/notation.h"
#include "view/permissions.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

bool holds(std::string_view text, const std::string& filter) {
    return lower_case(text).find(lower_case(filter)) != std::string::npos;
}

/// "2 CL 2 DD": the ships afloat.
std::string strength_text(const Book& book, const SideView& view, const OwnFormation& own) {
    std::map<ShipType, int> counts;
    for (const OwnShip ship : own.ships) {
        if (!view.ships.at(ship.index()).is_lost()) ++counts[book.ship(ship).type];
    }
    std::string text;
    for (const auto& [type, count] : counts) {
        text += fmt::format("{}{} {}", text.empty() ? "" : " ", count, word_of(type));
    }
    return text.empty() ? "nothing afloat" : text;
}

std::string ship_detail(const Book& book, const SideView& view, OwnShip ship) {
    const BookShip& row = book.ship(ship);
    const ShipState& left = view.ships.at(ship.index());
    std::string text = fmt::format("{}{}", word_of(row.type), row.has_radar ? ", radar" : "");
    if (left.is_lost()) return text + ", " + std::string(loss_word(left));
    if (left.is_damaged()) return text + ", " + state_text(row, left);
    return text;
}

std::string when_due(const Book& book, OwnNumber number) {
    if (number.number > book.formations.size()) return "due";
    return fmt::format("due turn {}", book.formations[number.number - 1].enters.count);
}

bool is_under_way(const OwnFormation& own) {
    return own.presence == Presence::on_chart && own.route.has_value();
}

ForceRow formation_row(const Book& book, const SideView& view, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    ForceRow row;
    row.depth = 1;
    row.pick = FormationPick{book.side, number};
    row.name = called(view, number);
    row.detail = strength_text(book, view, own);
    row.colour = style_of_navy(book.own_side().name, book.side).colour;
    row.is_quiet = own.presence != Presence::on_chart;
    if (own.presence == Presence::due) row.right = when_due(book, number);
    if (own.presence == Presence::gone) row.right = "gone";
    if (own.presence != Presence::on_chart) return row;
    row.square = own.square;
    const auto points = points_next_turn(book, view, number);
    if (points) row.detail += fmt::format(", {} MP", points->count);
    row.detail += is_under_way(own) ? ", under way" : "";
    row.right = name_of(own.square);
    return row;
}

ForceRow ship_row(const Book& book, const SideView& view, OwnNumber formation, OwnShip ship) {
    ForceRow row;
    row.depth = 2;
    row.pick = FormationPick{book.side, formation};
    row.name = book.ship(ship).name;
    row.detail = ship_detail(book, view, ship);
    row.right = knots_text(book.ship(ship).maximum) + " kn";
    const std::size_t unit = row.right.find(" knots");
    if (unit != std::string::npos) row.right = row.right.substr(0, unit) + " kn";
    row.colour = style_of_navy(book.own_side().name, book.side).colour;
    row.is_quiet = view.ships.at(ship.index()).is_lost();
    return row;
}

/// One side's order of battle, filtered and sorted by a list.
class Listing {
  public:
    Listing(const Book& book, const SideView& view, const ForceList& list)
        : book_(book), view_(view), list_(list) {}

    [[nodiscard]] std::vector<ForceRow> rows() const {
        std::vector<ForceRow> all;
        for (const OwnNumber number : in_order()) add(all, number);
        return all;
    }

  private:
    [[nodiscard]] std::vector<OwnNumber> in_order() const {
        std::vector<OwnNumber> numbers;
        for (std::uint32_t i = 1; i <= view_.formations.size(); ++i) numbers.push_back({i});
        if (list_.sort == ForceSort::by_name) {
            sort_by(numbers, [&](OwnNumber number) { return view_.formation(number).name; });
        } else if (list_.sort == ForceSort::by_type) {
            sort_by(numbers, [&](OwnNumber number) { return biggest_in(number); });
        }
        return numbers;
    }

    template <class Key>
    static void sort_by(std::vector<OwnNumber>& numbers, Key key) {
        std::stable_sort(numbers.begin(), numbers.end(),
                         [&](OwnNumber a, OwnNumber b) { return key(a) < key(b); });
    }

    /// Those without a ship afloat come last.
    [[nodiscard]] int biggest_in(OwnNumber number) const {
        int biggest = static_cast<int>(words_of<ShipType>.size());
        for (const OwnShip ship : view_.formation(number).ships) {
            if (view_.ships.at(ship.index()).is_lost()) continue;
            biggest = std::min(biggest, static_cast<int>(book_.ship(ship).type));
        }
        return biggest;
    }

    void add(std::vector<ForceRow>& all, OwnNumber number) const {
        const OwnFormation& own = view_.formation(number);
        if (!passes(own)) return;
        const FormationPick pick{book_.side, number};
        const bool is_whole =
            list_.filter.empty() || holds(own.name, list_.filter) || holds(own.id, list_.filter);
        const bool is_open = list_.unfolded.contains(pick) || list_.selected == Selection(pick);
        std::vector<ForceRow> ships;
        for (const OwnShip ship : own.ships) {
            if (is_whole || is_meant(ship)) ships.push_back(row_of_ship(number, ship));
        }
        if (!is_whole && ships.empty()) return;
        ForceRow formation = formation_row(book_, view_, number);
        formation.fold = is_open || !is_whole ? Fold::open : Fold::shut;
        all.push_back(std::move(formation));
        if (is_open || !is_whole) all.insert(all.end(), ships.begin(), ships.end());
    }

    [[nodiscard]] bool passes(const OwnFormation& own) const {
        switch (list_.sieve) {
            case ForceSieve::under_way:
                return is_under_way(own);
            case ForceSieve::damaged:
                return std::any_of(own.ships.begin(), own.ships.end(), [&](OwnShip ship) {
                    const ShipState& left = view_.ships.at(ship.index());
                    return left.is_damaged() && !left.is_lost();
                });
            default:
                return true;
        }
    }

    [[nodiscard]] bool is_meant(OwnShip ship) const {
        const BookShip& row = book_.ship(ship);
        return holds(row.name, list_.filter) ||
               lower_case(word_of(row.type)) == lower_case(list_.filter);
    }

    [[nodiscard]] ForceRow row_of_ship(OwnNumber number, OwnShip ship) const {
        constexpr double whole = 100;
        ForceRow row = ship_row(book_, view_, number, ship);
        const ShipPick pick{{book_.side, number}, ship};
        const bool can_be_ticked = view_.formation(number).presence == Presence::on_chart &&
                                   list_.selected == Selection(pick.formation) && !row.is_quiet;
        if (can_be_ticked) row.ship = ship;
        row.is_ticked = list_.ticked.contains(pick);
        row.share = view_.ships.at(ship.index()).hull.count / whole;
        return row;
    }

    const Book& book_;
    const SideView& view_;
    const ForceList& list_;
};

}  // namespace

std::vector<ForceRow> side_forces(const Book& book, const SideView& view, const ForceList& list) {
    return Listing(book, view, list).rows();
}

std::optional<Button> detach_button(const Book& book, const SideView& view, const ForceList& list) {
    const auto* selected = std::get_if<FormationPick>(&list.selected);
    const bool is_own = selected != nullptr && selected->side == book.side &&
                        selected->number.number <= view.formations.size();
    if (!is_own) return std::nullopt;
    Detach detach{{}, free_id(view, selected->number), {}};
    for (const ShipPick& each : list.ticked) {
        if (each.formation == *selected) detach.ships.push_back(each.ship);
    }
    if (detach.ships.empty()) return std::nullopt;
    const std::string label =
        "Detach " + counted(static_cast<std::int32_t>(detach.ships.size()), "ship");
    const Order order = FormationOrder{selected->number, detach};
    Button button{label, WriteOrder{text_of(roster_of(book, view), order)}, {}};
    if (auto error = problem_with(book, view, order)) {
        error->where = {};
        button.why_not = describe(*error);
    }
    return button;
}

}  // namespace flagplot::desk
