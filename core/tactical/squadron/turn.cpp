#include "tactical/squadron/turn.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/fields.h"
#include "tactical/squadron/asking.h"
#include "tactical/squadron/board.h"
#include "tactical/squadron/contacts.h"
#include "tactical/squadron/course.h"
#include "tactical/squadron/deploy.h"
#include "tactical/squadron/hands.h"
#include "tactical/squadron/initiative.h"
#include "tactical/squadron/melee.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shooting.h"
#include "tactical/squadron/voyage.h"

namespace flagplot::tactical::squadron {

namespace {

/// What each order does itself.
class CarryingOut {
  public:
    explicit CarryingOut(Ground& ground)
        : ground_(ground),
          battle_(ground.battle),
          progress_(ground.battle.progress),
          asked_(progress_.asked) {}

    void operator()(const Ready&) { next_waiting(); }
    void operator()(const Deploy& order) {
        deploy(ground_, order);
        std::rotate(progress_.waiting.begin(), progress_.waiting.begin() + 1,
                    progress_.waiting.end());
    }
    void operator()(const Lay& order) {
        lay(ground_, asked_, order.card);
        battle_.sides[asked_.index()].shift = order.shift.value_or(Turning::starboard);
        next_waiting();
    }
    void operator()(const Reroll&) {
        next_waiting();
        battle_.sides[asked_.index()].may_reroll = false;
        reroll_initiative(ground_, asked_);
    }
    void operator()(const Begin&) { progress_.done = 3; }
    void operator()(const Activate& order) {
        Activation& activation = battle_.activation;
        activation.squadron = order.squadron;
        ground_.say(
            [&] {
                return fmt::format("{} activates {}", battle_.sides[asked_.index()].name,
                                   called_squadron(order.squadron));
            },
            "US-8");
        if (order.card) play(*order.card);
    }
    void operator()(const Element& order) { battle_.activation.element = order.ships; }
    void operator()(const Break& order) { try_to_break_off(ground_, order.ship); }
    void operator()(const Assign& order) { assign(battle_, order); }
    void operator()(const Losses& order) { spread(battle_, order); }

    void operator()(const Move& order) {
        Ship& ship = battle_.ships[order.ship];
        const Voyage voyage = voyage_of(ground_.tables, battle_, order.ship, order.legs);
        ship.has_moved = true;
        if (order.anchors) drop_anchor(order.ship);
        say_moved(order.ship, voyage);
        bring(ground_, order.ship, voyage, order.is_ram);
    }
    void operator()(const Steer& order) {
        (*this)(Move{order.ship,
                     legs_towards(ground_.tables, battle_, order.ship,
                                  point_at(ground_.switches(), order.to)),
                     order.is_ram, order.anchors});
    }
    void operator()(const Back& order) {
        battle_.ships[order.ship].has_moved = true;
        bring(ground_, order.ship,
              voyage_astern(ground_.tables, battle_, order.ship, ground_.tables.measures.back),
              false);
    }
    void operator()(const Swing& order) {
        battle_.ships[order.ship].has_moved = true;
        const std::int32_t degrees = order.way == Turning::port ? -order.degrees : order.degrees;
        bring(ground_, order.ship, voyage_on_the_spot(ground_.tables, battle_, order.ship, degrees),
              false);
    }
    void operator()(const Stay& order) { battle_.ships[order.ship].has_moved = true; }
    void operator()(const Weigh& order) {
        Ship& ship = battle_.ships[order.ship];
        ship.has_moved = true;
        ship.anchor = Anchor::weighing;
        ground_.say([&] { return called(battle_, order.ship) + " weighs anchor"; }, "US-26");
    }

    void operator()(const Fire& order) {
        declare({order.leader, order.joiners, {{order.target, 0}}});
    }
    void operator()(const Split& order) { declare({order.guns, {}, order.targets}); }
    void operator()(const Board& order) {
        battle_.activation.boarding.push_back(pair_of(order.ship, order.target));
    }
    void operator()(const Play& order) {
        if (progress_.asking == Asking::reaction) {
            discard(ground_, asked_, order.card.card);
            std::erase(progress_.reaction->to_ask, asked_);
            answer_with(ground_, order.card.card);
        } else {
            play(order.card);
        }
    }
    void operator()(const Exchange& order) {
        battle_.sides[asked_.index()].held.clear();
        exchange_cards(ground_, asked_, order.cards);
        next_waiting();
    }
    void operator()(const Pass&) {
        switch (progress_.asking) {
            case Asking::reaction:
                std::erase(progress_.reaction->to_ask, asked_);
                return;
            case Asking::exchange:
                battle_.sides[asked_.index()].held.clear();
                return next_waiting();
            case Asking::turn_card:
            case Asking::reroll:
                return next_waiting();
            case Asking::who_begins:
                std::rotate(progress_.initiative.begin(), progress_.initiative.begin() + 1,
                            progress_.initiative.end());
                return;
            case Asking::squadron:
                progress_.queue = kit::after_pass(std::move(progress_.queue));
                return;
            case Asking::break_off:
                battle_.activation.step = Step::melee;
                return;
            case Asking::fire:
            case Asking::melee:
                progress_.done = 1;
                return;
            default:
                return;
        }
    }

  private:
    void next_waiting() { progress_.waiting.erase(progress_.waiting.begin()); }

    void play(const PlayedCard& card) {
        discard(ground_, asked_, card.card);
        battle_.activation.is_card_played = true;
        ground_.say(
            [&] {
                return fmt::format("{} plays {}", battle_.sides[asked_.index()].name,
                                   kind_of(ground_.tables, card.card)->title);
            },
            "US-71");
        Reaction reaction;
        reaction.event = Event::card;
        reaction.by = asked_;
        reaction.card = card;
        reaction.to_ask = progress_.initiative;
        announce(ground_, std::move(reaction));
    }

    void declare(Shot shot) {
        spend_guns(ground_.switches(), battle_, shot);
        if (ground_.switches().fire_declare == FireDeclare::all_first) {
            battle_.activation.declared.push_back(std::move(shot));
        } else {
            announce_shot(ground_, std::move(shot));
        }
    }

    void drop_anchor(ShipNumber number) {
        battle_.ships[number].anchor = Anchor::anchored;
        ground_.say([&] { return called(battle_, number) + " drops anchor"; }, "US-25");
    }

    void say_moved(ShipNumber number, const Voyage& voyage) {
        ground_.say(
            [&] {
                return fmt::format("{} runs {}.{:02} inches, heading {:03}",
                                   called(battle_, number), voyage.run / 100, voyage.run % 100,
                                   voyage.base.heading);
            },
            "US-22");
    }

    Ground& ground_;
    Battle& battle_;
    Progress& progress_;
    SideIndex asked_;
};

}  // namespace

void carry_out(const Tables& tables, Battle& battle, const Order& order, const Dice& dice,
               Log* log) {
    Ground ground(tables, battle, dice, log);
    battle.traces.clear();
    std::visit(CarryingOut(ground), order.what);
    go_on(ground);
}

}  // namespace flagplot::tactical::squadron
