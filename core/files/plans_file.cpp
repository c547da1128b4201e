#include "files/plans_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "files/draft.h"
#include "files/schema_plans.h"
#include "view/notation.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// What can be named in the plans of a side.
struct SideNames {
    Roster roster;
    NameIndex formations{"formation of this side"};
    NameIndex searchers{"formation or air asset of this side"};
    std::vector<Square> ports;
};

Given<Word> known(const std::string& name) {
    const Spot somewhere{1, 1};  // the campaign has no name twice
    return {name, somewhere, true};
}

SideNames names_of(const Source& source, const Definition& definition, SideId side) {
    const Book book = book_of(definition, seat_of(side));
    SideNames names;
    names.roster = roster_of(book, first_view(book));
    names.ports = book.own_ports;
    for (const BookFormation& each : book.formations) {
        names.formations.add(source, known(each.id));
        names.searchers.add(source, known(each.id));
    }
    for (const BookAsset& each : book.assets) names.searchers.add(source, known(each.id));
    return names;
}

class PlansReading {
  public:
    PlansReading(const Source& source, const Definition& definition)
        : source_(source), definition_(definition) {
        for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
            sides_.add(source, known(definition.sides[side].id));
            names_.push_back(names_of(source, definition, {side}));
        }
        ids_.resize(definition.sides.size());
    }

    admiral::Plans take(const PlansFile& written) {
        admiral::Plans plans;
        for (const PlanTable& table : written.plan) {
            if (auto plan = taken(table)) plans.plans.push_back(*std::move(plan));
        }
        for (const ExpectedTable& table : written.expected) {
            if (auto force = taken(table)) plans.expected.push_back(*std::move(force));
        }
        return plans;
    }

  private:
    std::optional<admiral::Plan> taken(const PlanTable& table) {
        const auto number = sides_.find(source_, table.side);
        if (!number) return std::nullopt;
        SideNames& names = names_[*number];
        if (table.id.is_given() && !ids_[*number].insert(table.id.value).second) {
            source_.problem(table.id.spot, ErrorCode::duplicate, {"plan", table.id.value});
        }
        admiral::Plan plan;
        plan.id = table.id.value;
        plan.side = {*number};
        plan.title = table.title.value;
        plan.kind = table.kind.value;
        if (table.weight.is_given()) plan.weight = table.weight.value;
        if (table.won.is_given()) plan.won = table.won.value;
        plan.confidence = table.confidence.value;
        plan.text = table.text.value;
        take(table.doctrine, plan.doctrine);
        roster_ = names.roster;
        for (const PlannedOrdersTable& each : table.orders) plan.orders.push_back(taken(each));
        for (const PlannedSearchTable& each : table.search) {
            plan.searches.push_back(taken(each, names));
        }
        for (const HomeTable& each : table.home) take(each, names, plan);
        const auto by_turn = [](const auto& a, const auto& b) { return a.turn < b.turn; };
        std::stable_sort(plan.orders.begin(), plan.orders.end(), by_turn);
        std::stable_sort(plan.searches.begin(), plan.searches.end(), by_turn);
        return plan;
    }

    static void take(const DoctrineTable& table, admiral::Doctrine& doctrine) {
        if (table.battle.is_given()) doctrine.battle = table.battle.value;
        if (table.seek_from.is_given()) doctrine.seek_from = table.seek_from.value;
        if (table.break_off_below.is_given()) {
            doctrine.break_off_below = table.break_off_below.value;
        }
    }

    TurnNumber turn(const Given<Whole<1, most_turns>>& turn) {
        const TurnNumber last = definition_.calendar.last_turn();
        if (turn.is_given() && TurnNumber{turn.value} > last) {
            source_.problem(turn.spot, ErrorCode::out_of_range,
                            {"turn", fmt::format("{}", turn.value),
                             fmt::format("a turn from 1 to {}", last.count)});
        }
        return {turn.value};
    }

    admiral::PlannedOrders taken(const PlannedOrdersTable& table) {
        admiral::PlannedOrders orders{turn(table.turn), {}};
        for (const auto& line : table.lines.values) {
            if (!line.is_given()) continue;
            const auto order = read_order(roster_, line.value);
            if (!order) {
                source_.problem(line.spot, order.error().code, order.error().details,
                                order.error().nearest);
                continue;
            }
            enlist(roster_, *order);
            orders.lines.push_back(line.value);
        }
        return orders;
    }

    admiral::PlannedSearch taken(const PlannedSearchTable& table, const SideNames& names) {
        admiral::PlannedSearch search{turn(table.turn), {}, {}};
        for (const auto& square : table.squares.values) {
            if (const auto at = sea(square)) search.squares.push_back(*at);
        }
        for (const auto& name : table.by.values) {
            if (names.searchers.find(source_, name)) search.by.push_back(name.value);
        }
        return search;
    }

    void take(const HomeTable& table, const SideNames& names, admiral::Plan& plan) {
        const auto formation = names.formations.find(source_, table.of);
        const auto port = place(table.port);
        if (port && !std::binary_search(names.ports.begin(), names.ports.end(), *port)) {
            source_.problem(table.port.spot, ErrorCode::out_of_range,
                            {"port", table.port.value, "a port of this side"});
        }
        if (formation && port) plan.havens.push_back({table.of.value, *port});
    }

    std::optional<admiral::ExpectedForce> taken(const ExpectedTable& table) {
        const auto side = sides_.find(source_, table.side);
        admiral::ExpectedForce force;
        force.name = table.name.value;
        take_count(table, force);
        force.biggest = table.biggest.value;
        force.speed = {table.knots.value};
        force.has_radar = table.radar.value;
        for (const BeginningTable& each : table.from.values) {
            const auto square = sea(each.square);
            const TurnNumber at = turn(each.turn);
            if (square) force.from.push_back({*square, at, weight(each.weight)});
        }
        if (table.from.is_given() && table.from.values.empty()) {
            source_.problem(table.from.spot, ErrorCode::out_of_range,
                            {"from", "an empty list", "at least one square"});
        }
        for (const GoalTable& each : table.bound) {
            if (const auto square = sea(each.square)) {
                force.bound.push_back({*square, weight(each.weight)});
            }
        }
        if (!side) return std::nullopt;
        force.side = {*side};
        return force;
    }

    void take_count(const ExpectedTable& table, admiral::ExpectedForce& force) {
        if (!table.count.is_given()) return;
        const auto& count = table.count.values;
        const bool is_range = count.size() == 2 && count[0].value <= count[1].value;
        if (!is_range) {
            source_.problem(table.count.spot, ErrorCode::out_of_range,
                            {"count", fmt::format("a list of {}", count.size()),
                             "the least and the most, as in [1, 2]"});
            return;
        }
        force.least = count[0].value;
        force.most = count[1].value;
    }

    static std::int32_t weight(const Given<Weight>& given) {
        return given.is_given() ? given.value : 1;
    }

    /// The square of a place on the chart, or of a square's name; anything else is reported.
    std::optional<Square> place(const Given<Label>& name) {
        if (!name.is_given()) return std::nullopt;
        const Chart& chart = definition_.chart;
        if (const NamedPlace* place = chart.place_named(name.value)) return place->square;
        const auto square = read_square(name.value);
        if (square && chart.contains(*square)) return *square;
        if (square) {
            source_.problem(name.spot, ErrorCode::bad_square,
                            {name_of(*square), chart.last_square()});
            return std::nullopt;
        }
        std::vector<std::string> names;
        for (const NamedPlace& each : chart.places) names.push_back(each.name);
        source_.problem(name.spot, ErrorCode::unknown_reference, {"place or square", name.value},
                        source_.problems.nearest(name.value, names));
        return std::nullopt;
    }

    std::optional<Square> sea(const Given<Label>& name) {
        const auto square = place(name);
        if (!square || definition_.chart.is_navigable(*square)) return square;
        source_.problem(name.spot, ErrorCode::not_sea, {name_of(*square)});
        return std::nullopt;
    }

    const Source& source_;
    const Definition& definition_;
    NameIndex sides_{"side"};
    std::vector<SideNames> names_;            ///< by side
    std::vector<std::set<std::string>> ids_;  ///< of plans, by side
    Roster roster_;  ///< of the plan being read, with the formations that its lines form
};

admiral::AimFor aim_for(VictoryFor what) {
    switch (what) {
        case VictoryFor::arrives:
            return admiral::AimFor::arrives;
        case VictoryFor::sinks:
            return admiral::AimFor::sinks;
        case VictoryFor::keeps:
            return admiral::AimFor::keeps;
        case VictoryFor::spots:
            break;
    }
    return admiral::AimFor::spots;
}

SideId side_of_ship(const Definition& definition, ShipId ship) {
    for (const FormationRow& row : definition.formations) {
        if (std::find(row.ships.begin(), row.ships.end(), ship) != row.ships.end()) return row.side;
    }
    return {};
}

/// The table of points by names, as it is printed.
std::vector<admiral::Aim> aims_of(const Definition& definition) {
    std::vector<admiral::Aim> aims;
    for (const VictoryRow& row : definition.victory) {
        admiral::Aim aim{row.side, aim_for(row.what), {}, row.at, row.by, 0};
        for (const ShipId ship : row.ships) {
            const BookShip& known = definition.ship(ship).ship;
            aim.ships.push_back({known.name, side_of_ship(definition, ship), known.type,
                                 worth(definition, row, ship)});
        }
        if (row.what == VictoryFor::spots) aim.points_for_spotting = row.points;
        aims.push_back(std::move(aim));
    }
    return aims;
}

}  // namespace

tl::expected<admiral::Plans, Diagnostics> read_plans(const SourceFile& file,
                                                     const Definition& definition) {
    Problems problems;
    const Source source{file.name, problems};
    admiral::Plans plans;
    if (!file.text.empty()) {
        if (const auto root = parsed(file, problems)) {
            PlansFile written;
            read_table(source, *root, written);
            plans = PlansReading(source, definition).take(written);
        }
    }
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    plans.aims = aims_of(definition);
    return plans;
}

}  // namespace flagplot
