#include <fmt/format.h>

#include <algorithm>

#include "base/fields.h"
#include "tactical/squadron/board.h"
#include "tactical/squadron/card_words.h"
#include "tactical/squadron/expected.h"
#include "tactical/squadron/forms.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shots.h"
#include "tactical/squadron/voyage.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

std::int64_t percent_of(std::int64_t chance) {
    constexpr std::int64_t percent = certain / 100;
    return (chance + percent / 2) / percent;
}

/// What would come of an order that may be given, by what its side knows.
class Foreseeing {
  public:
    Foreseeing(const Tables& tables, const View& view) : tables_(tables), battle_(view.known) {}

    OrderForecast operator()(const Deploy& order) const { return {{order.at}, {}, {}}; }
    OrderForecast operator()(const Activate& order) const {
        return order.card ? meaning(*order.card) : OrderForecast{};
    }
    OrderForecast operator()(const Lay& order) const {
        OrderForecast forecast = meaning({order.card});
        if (!order.shift) return forecast;
        const std::int32_t notches = tables_.cards.kinds[order.card.index()].value;
        const std::int32_t from = shifted_wind(tables_.switches, battle_.conditions.wind_from,
                                               *order.shift == Turning::port ? -notches : notches);
        forecast.meaning += fmt::format(" It will come from {:03}.", from);
        return forecast;
    }
    OrderForecast operator()(const Play& order) const { return meaning(order.card); }
    OrderForecast operator()(const Move& order) const {
        return moving(order.ship, order.legs, order.is_ram);
    }
    OrderForecast operator()(const Steer& order) const {
        const kit::Point to = point_at(tables_.switches, order.to);
        return moving(order.ship, legs_towards(tables_, battle_, order.ship, to), order.is_ram);
    }
    OrderForecast operator()(const Back& order) const {
        return on_path(voyage_astern(tables_, battle_, order.ship, tables_.measures.back));
    }
    OrderForecast operator()(const Swing& order) const {
        const std::int32_t degrees = order.way == Turning::port ? -order.degrees : order.degrees;
        const Voyage voyage = voyage_on_the_spot(tables_, battle_, order.ship, degrees);
        OrderForecast forecast = on_path(voyage);
        forecast.cost = fmt::format("then on {:03}", voyage.base.heading);
        return forecast;
    }
    OrderForecast operator()(const Fire& order) const {
        Shot shot{order.leader, order.joiners, {{order.target, 0}}};
        std::int32_t dice = dice_linked(tables_, battle_, shot);
        if (dice > 0) dice += battle_.activation.more_dice;
        return costing(chances(order.target, dice, AttackKind::plain));
    }
    OrderForecast operator()(const Split& order) const {
        std::string text;
        for (const Share& share : order.targets) {
            if (!text.empty()) text += "; ";
            text += fmt::format("T{}: {}", share.ship + 1,
                                chances(share.ship, share.dice, AttackKind::plain));
        }
        return costing(std::move(text));
    }
    /// What costs nothing and moves nothing.
    template <class Other>
    OrderForecast operator()(const Other& /*order*/) const {
        return {};
    }

  private:
    [[nodiscard]] static OrderForecast costing(std::string cost) {
        return {{}, std::move(cost), {}};
    }

    [[nodiscard]] OrderForecast meaning(const PlayedCard& card) const {
        OrderForecast forecast;
        const CardKind& kind = tables_.cards.kinds[card.card.index()];
        forecast.meaning = fmt::format("{}: {}.", kind.title, effect_of(kind));
        return forecast;
    }

    [[nodiscard]] OrderForecast on_path(const Voyage& voyage) const {
        std::vector<BoardPlace> path;
        for (const kit::Point point : voyage.path) {
            path.push_back(board_place(tables_.switches, point));
        }
        path.erase(std::unique(path.begin(), path.end()), path.end());
        return {std::move(path), {}, {}};
    }

    [[nodiscard]] OrderForecast moving(ShipNumber number, const std::vector<Leg>& legs,
                                       bool is_ram) const {
        const Ship& ship = battle_.ships[number];
        const Voyage voyage = voyage_of(tables_, battle_, number, legs);
        OrderForecast forecast = on_path(voyage);
        forecast.cost = fmt::format("{} of {} inches, then on {:03}",
                                    inches(cost_of(tables_, battle_, ship, legs)),
                                    inches(allowance_of(battle_, ship)), voyage.base.heading);
        if (voyage.exit) forecast.cost += ", over the edge";
        for (const Met& met : voyage.met) forecast.cost += meeting(number, met, is_ram);
        return forecast;
    }

    [[nodiscard]] std::string meeting(ShipNumber number, const Met& met, bool is_ram) const {
        if (!met.ship) {
            const Obstacle& obstacle = battle_.obstacles[met.obstacle];
            const std::int32_t dice =
                tables_.measures.obstacle_dice.at(static_cast<std::size_t>(obstacle.kind));
            return fmt::format(", against {} ground: {}", word_of(obstacle.kind),
                               chances(number, dice, AttackKind::plain));
        }
        const ShipNumber other = *met.ship;
        if (battle_.ships[other].is_derelict) return fmt::format(", takes T{}", other + 1);
        const bool is_hers = is_ram && met.is_by_bow && are_enemies(battle_, number, other);
        const ShipClass& kind = battle_.class_of(battle_.ships[number]);
        const std::int32_t dice = is_hers ? kind.ram : kind.hull;
        const AttackKind attack =
            is_hers && kind.is_ram_red ? AttackKind::red_ram : AttackKind::plain;
        return fmt::format(", {} T{}: {}; {} AD in return", is_hers ? "rams" : "runs against",
                           other + 1, chances(other, dice, attack),
                           battle_.class_of(battle_.ships[other]).hull);
    }

    /// "12 AD: 71 percent a hull point or more, 23 a critical hit".
    [[nodiscard]] std::string chances(ShipNumber target, std::int32_t dice, AttackKind kind) const {
        const Ship& ship = battle_.ships[target];
        const std::int32_t damage_rating = battle_.class_of(ship).damage_rating;
        const std::int32_t critical_rating =
            kind == AttackKind::red_ram ? damage_rating : critical_rating_of(battle_, ship);
        return fmt::format("{} AD: {} percent a hull point or more, {} a critical hit", dice,
                           percent_of(chance_of_hits(dice, damage_rating)),
                           percent_of(chance_of_hits(dice, critical_rating)));
    }

    const Tables& tables_;
    const Battle& battle_;
};

}  // namespace

OrderForecast forecast_of(const Tables& tables, const View& view, const Order& order) {
    return std::visit(Foreseeing(tables, view), order.what);
}

}  // namespace flagplot::tactical::squadron
