#include <fmt/format.h>

#include <algorithm>

#include "base/fields.h"
#include "tactical/galley/board.h"
#include "tactical/galley/chances.h"
#include "tactical/galley/forms.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/reach.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

std::string percent(std::int32_t ten_thousandths) {
    return fmt::format("{} %", (ten_thousandths + 50) / 100);
}

/// Says what an order would do.
class Forecaster {
  public:
    Forecaster(const Tables& tables, const Battle& battle) : tables_(tables), battle_(battle) {}

    OrderForecast operator()(const Deploy& order) const {
        return {{order.at}, {}, {}, group(order.group)};
    }
    OrderForecast operator()(const SetSpeed& order) const {
        return {{}, {}, {}, group(order.group)};
    }
    OrderForecast operator()(const Activate& order) const {
        OrderForecast forecast{{}, {}, {}, group(order.group)};
        if (order.other == 0) return forecast;
        forecast.meaning +=
            " " + group(order.other) + " Both act if the admiral's die is high enough.";
        return forecast;
    }
    OrderForecast operator()(const Move& move) const { return along(move.ship, move.steps); }
    OrderForecast operator()(const Steer& steer) const {
        const kit::Hex to = hex_at(steer.to, layout);
        const kit::Hexside facing = kit::hexside_of(steer.heading, layout);
        for (const Reach& reach : reachable(tables_, battle_, steer.ship)) {
            if (reach.at.bow == to && reach.at.facing == facing) {
                return along(steer.ship, reach.steps);
            }
        }
        return {};
    }
    OrderForecast operator()(const Ram& ram) const { return of_ram(ram.ship, ram.target); }
    OrderForecast operator()(const RamWithFirepot& ram) const {
        OrderForecast forecast = of_ram(ram.ship, ram.target);
        forecast.meaning +=
            " A firepot burns on " + fmt::format("{} to 6.", tables_.fire.firepot_from);
        return forecast;
    }
    OrderForecast operator()(const Rake& rake) const {
        return attempt(rake.ship, rake.target, "She rakes",
                       rake_chance(tables_, battle_, rake.ship, rake.target, false), "");
    }
    OrderForecast operator()(const PassThrough& pass) const {
        return attempt(pass.ship, pass.target, "She rakes on her way through",
                       rake_chance(tables_, battle_, pass.ship, pass.target, true),
                       points(pass.ship, tables_.costs.through));
    }
    OrderForecast operator()(const Anastrophe& order) const {
        OrderForecast forecast = attempt(
            order.ship, order.target, "She rakes",
            rake_chance(tables_, battle_, order.ship, order.target, false), "all movement points");
        forecast.meaning +=
            fmt::format(" She then turns and rams with {}, less if the rake fails.",
                        percent(ram_chance(tables_, battle_, order.ship, order.target)));
        return forecast;
    }
    OrderForecast operator()(const Grapple& grapple) const {
        return attempt(grapple.ship, grapple.target, "She grapples",
                       grapple_chance(tables_, battle_, grapple.ship, grapple.target), "");
    }
    OrderForecast operator()(const Cut& cut) const {
        const std::int32_t left = course_of(tables_, battle_, cut.ship).motion.left;
        return {{},
                points(cut.ship, std::min(left, tables_.costs.cut)),
                {},
                "A die for each ship that holds her; she moves when all have let go."};
    }
    OrderForecast operator()(const Jettison& order) const {
        return {{},
                points(order.ship, tables_.costs.towers),
                {},
                "Her maximum is one more from now on; she has no flame missiles."};
    }
    OrderForecast operator()(const SetSails& order) const {
        return {{}, points(order.ship, tables_.costs.sails), {}, {}};
    }
    OrderForecast operator()(const Board& board) const {
        if (board.from.size() != 1) return {};
        const Boarders& from = board.from.front();
        return {{},
                {},
                {},
                fmt::format("Takes her at once with {}.",
                            percent(capture_chance(tables_, battle_, from.ship, board.target,
                                                   from.manpower)))};
    }
    template <class Other>
    OrderForecast operator()(const Other& /*order*/) const {
        return {};
    }

  private:
    /// "Athenians under Themistocles: 8 ships.", or the one that acts alone.
    [[nodiscard]] std::string group(GroupNumber number) const {
        const Group& group = battle_.group(number);
        const Ship& first = battle_.ship(group.ships.front());
        if (!group.is_command) return first.name + " alone.";
        const std::size_t ships = group.ships.size();
        return fmt::format("{}: {} ship{}.", battle_.squadrons[first.squadron].name, ships,
                           ships == 1 ? "" : "s");
    }

    [[nodiscard]] std::string points(Tag ship, std::int32_t spent) const {
        return fmt::format("{} of {} movement points", spent,
                           course_of(tables_, battle_, ship).motion.left);
    }

    [[nodiscard]] OrderForecast along(Tag ship, const std::vector<Step>& steps) const {
        Course course = course_of(tables_, battle_, ship);
        const std::int32_t left = course.motion.left;
        OrderForecast forecast;
        forecast.path = {place_of(course.at.bow, layout)};
        for (const Step step : steps) {
            course = after_step(tables_, battle_.ship(ship), std::move(course), step);
            const BoardPlace place = place_of(course.at.bow, layout);
            const bool is_on = is_on_board(battle_, course.at.bow);
            if (is_on && place != forecast.path.back()) forecast.path.push_back(place);
        }
        forecast.cost = fmt::format("{} of {} movement points", left - course.motion.left, left);
        return forecast;
    }

    [[nodiscard]] OrderForecast attempt(Tag ship, Tag target, std::string_view what,
                                        std::int32_t chance, std::string cost) const {
        OrderForecast forecast;
        forecast.cost = std::move(cost);
        forecast.meaning = fmt::format("{} {} with {}; the target avoids with {} if she tries.",
                                       what, battle_.ship(target).name, percent(chance),
                                       percent(avoid_chance(tables_, battle_, ship, target)));
        return forecast;
    }
    [[nodiscard]] OrderForecast of_ram(Tag ship, Tag target) const {
        const Motion motion = course_of(tables_, battle_, ship).motion;
        const bool is_free = motion.ahead > 0 || tables_.switches.ram_min_mp == 0;
        return attempt(ship, target, "She rams", ram_chance(tables_, battle_, ship, target),
                       is_free ? "" : points(ship, tables_.switches.ram_min_mp));
    }

    const Tables& tables_;
    const Battle& battle_;
};

}  // namespace

OrderForecast forecast_of(const Tables& tables, const View& view, const Order& order) {
    return std::visit(Forecaster(tables, view.known), order);
}

}  // namespace flagplot::tactical::galley
