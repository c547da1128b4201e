#include <algorithm>

#include "campaign/card_resolution.h"
#include "view/permissions.h"

namespace flagplot::turn {

std::uint32_t lot_index(const CardDice& of, Lot lot) {
    return static_cast<std::uint32_t>(of.serial) * lots_per_card + static_cast<std::uint32_t>(lot);
}

CardDice dice_of(const CardResolution& card) { return {card.side, card.serial}; }

std::int32_t roll_for_card(Resolution& turn, const CardDice& of, std::uint32_t object,
                           std::uint32_t which, std::int32_t faces, const Attempt& attempt) {
    const auto serial = static_cast<std::uint32_t>(of.serial);
    return turn.roll(
        turn.key(Purpose::card, of.side.number, object, serial * lots_per_card + which), faces,
        attempt.modifiers, attempt.needed);
}

bool is_at_sea(const Resolution& turn, FormationId id) {
    return turn.is_on_chart(id) && !turn.is_in_port(id);
}

std::vector<Square> sea_round(const Chart& chart, Square centre, std::int32_t distance,
                              bool within) {
    std::vector<Square> squares;
    for (std::int32_t row = -distance; row <= distance; ++row) {
        for (std::int32_t column = -distance; column <= distance; ++column) {
            const Square square{static_cast<std::int16_t>(centre.column + column),
                                static_cast<std::int16_t>(centre.row + row)};
            const bool is_far_enough = within || chebyshev(centre, square) == Squares{distance};
            if (is_far_enough && chart.is_navigable(square)) squares.push_back(square);
        }
    }
    return squares;
}

std::optional<Square> square_by_lot(Resolution& turn, const CardDice& of, Lot lot,
                                    const std::vector<Square>& squares) {
    if (squares.empty()) return std::nullopt;
    const Chart& chart = turn.definition().chart;
    std::vector<std::uint32_t> candidates;
    for (const Square square : squares) {
        candidates.push_back(static_cast<std::uint32_t>(chart.index(square)));
    }
    return chart.square_at(turn.draw_lot(of.side.number, lot_index(of, lot), candidates));
}

std::vector<FormationId> formations_affected(const Resolution& turn) {
    if (head(turn).on) return {*head(turn).on};
    std::vector<FormationId> in_area;
    if (card(turn).on != CardTarget::radius || !head(turn).at) return in_area;
    for (const FormationId id : turn.on_chart()) {
        const Square square = turn.formation(id).square;
        if (chebyshev(square, *head(turn).at) <= card(turn).radius) in_area.push_back(id);
    }
    return in_area;
}

std::vector<ActiveEffect> lasting_of(const Resolution& turn,
                                     const std::vector<CardEffect>& effects) {
    std::vector<ActiveEffect> lasting;
    for (const CardEffect& effect : effects) {
        const TurnNumber last = turn.state().turn + effect.turns - TurnNumber{1};
        std::visit(
            [&](const auto& what) {
                if constexpr (std::is_constructible_v<Lasting, decltype(what)>) {
                    lasting.push_back({what, effect.ends, last});
                }
            },
            effect.what);
    }
    return lasting;
}

namespace {

constexpr std::int32_t weather_reach = 4;  ///< from the weather's centre to a formation (A-ST-47)

// Which formations a card affects.

/// Did it use its radar in the turn before, whether or not it could find anybody (A-ST-47)? Always
/// true if `radar off` only means searching at close range.
bool was_using_radar(const Resolution& turn, FormationId id) {
    const auto units = turn.units(id);
    const bool has_radar =
        std::any_of(units.begin(), units.end(), [](const Unit& unit) { return unit.has_radar; });
    const bool is_never_silent = turn.switches().radar_close == RadarClose::player_choice;
    const TurnNumber last = turn.state().turn - TurnNumber{1};
    return has_radar && (is_never_silent || turn.formation(id).used_radar == last);
}

/// Fought, attacked or used its radar in the turn before.
bool was_active(const Resolution& turn, FormationId id) {
    const TurnNumber last = turn.state().turn - TurnNumber{1};
    return turn.formation(id).engaged >= last || was_using_radar(turn, id);
}

bool may_be_struck(const Resolution& turn, FormationId id) {
    const bool is_own = turn.side(id) == head(turn).side;
    const bool is_enemy = turn.definition().are_hostile(head(turn).side, turn.side(id));
    switch (card(turn).on) {
        case CardTarget::owner_picks:
        case CardTarget::own_at_sea:
            return is_own;
        case CardTarget::enemy_at_sea:
            return is_enemy;
        case CardTarget::enemy_active:
            return is_enemy && was_active(turn, id);
        case CardTarget::radius:
        case CardTarget::side:
            break;  // no formation is drawn for them
    }
    return false;
}

std::optional<FormationId> formation_by_lot(Resolution& turn) {
    std::vector<FormationId> candidates;
    for (const FormationId id : turn.on_chart()) {
        if (is_at_sea(turn, id) && may_be_struck(turn, id)) candidates.push_back(id);
    }
    if (candidates.empty()) return std::nullopt;
    const CardDice dice = dice_of(head(turn));
    return turn.draw_formation(dice.side.number, lot_index(dice, Lot::formation), candidates);
}

/// A sea square with any formation near it: the card must not reveal where one is (A-ST-47).
std::optional<Square> centre_by_lot(Resolution& turn) {
    std::vector<Square> squares;
    for (const FormationId id : turn.on_chart()) {
        const auto near =
            sea_round(turn.definition().chart, turn.formation(id).square, weather_reach, true);
        squares.insert(squares.end(), near.begin(), near.end());
    }
    return square_by_lot(turn, dice_of(head(turn)), Lot::square, squares);
}

// Whether it has an effect.

/// The quality of the best enemy aircraft that have a formation in range; none if nobody has.
std::optional<std::int32_t> enemy_air_over(const Resolution& turn, FormationId id) {
    const Square square = turn.formation(id).square;
    std::optional<std::int32_t> best;
    for (const SideId enemy : turn.definition().side(turn.side(id)).hostile_to) {
        const SeatId seat = seat_of(enemy);
        const auto& assets = turn.book(seat).assets;
        for (std::uint32_t own = 0; own < assets.size(); ++own) {
            const BookAsset& asset = assets[own];
            if (asset.watches || best >= asset.quality) continue;  // finding its base is slow
            const auto base = base_of(turn.book(seat), turn.view(seat), {own});
            if (base && chebyshev(*base, square) <= asset.range) best = asset.quality;
        }
    }
    return best;
}

CardSituation situation_of(const Resolution& turn, std::optional<FormationId> on) {
    CardSituation situation;
    situation.light = turn.light();
    if (!on) return situation;
    const auto& spotted = turn.state().spotted;
    situation.is_coastal = turn.definition().chart.is_coastal(turn.formation(*on).square);
    situation.is_spotted = std::any_of(spotted.begin(), spotted.end(),
                                       [&](const SpottedPair& pair) { return pair.target == *on; });
    situation.enemy_air_quality = enemy_air_over(turn, *on);
    for (const Unit& unit : turn.units(*on)) {
        situation.auxiliaries += unit.kind == Kind::auxiliary ? 1 : 0;
        situation.destroyers += unit.type == ShipType::DD ? 1 : 0;
    }
    return situation;
}

bool passes_test(Resolution& turn, std::optional<FormationId> on, const CardSituation& situation) {
    if (!card(turn).test) return true;
    const Attempt attempt = card_attempt(*card(turn).test, situation);
    if (attempt.needed < 1) return false;
    const std::uint32_t object = on ? turn.die_number(*on) : 0;
    return roll_for_card(turn, dice_of(head(turn)), object, 0, sighting_die, attempt) <=
           attempt.needed;
}

/// The card could not take effect there: it has none, or another is drawn instead.
void miss(Resolution& turn) {
    const CardResolution missed = head(turn);
    if (!card(turn).is_redrawn || !missed.is_drawn) return finish(turn, false);
    const std::int32_t serial = turn.state().progress.card_resolutions.back().serial + 1;
    turn.fact(CardResolved{false});
    draw_again(turn, missed.side, missed.card, serial);
}

/// Does the effect change something about the formation it affects?
bool touches(const CardEffect& effect) {
    return std::visit(
        [](const auto& what) {
            using What = std::remove_cvref_t<decltype(what)>;
            return std::is_constructible_v<Lasting, What> || std::is_same_v<What, Damage> ||
                   std::is_same_v<What, SendTo> || std::is_same_v<What, SetFree>;
        },
        effect.what);
}

bool touches_its_formation(const Card& card) {
    return std::any_of(card.effects.begin(), card.effects.end(), [](const CardStep& step) {
        const auto any_touches = [](const std::vector<CardEffect>& effects) {
            return std::any_of(effects.begin(), effects.end(), touches);
        };
        return std::visit(Overloaded{
                              [](const CardEffect& effect) { return touches(effect); },
                              [](const Choice&) { return true; },
                              [&](const UmpireBranch& branch) {
                                  return any_touches(branch.yes) || any_touches(branch.no);
                              },
                          },
                          step);
    });
}

/// Does the card send its formation to a port that it cannot reach?
bool sends_nowhere(Resolution& turn, std::optional<FormationId> on) {
    if (!on || card(turn).effects.size() != 1) return false;
    const auto* plain = std::get_if<CardEffect>(&card(turn).effects.front());
    const auto* order = plain != nullptr ? std::get_if<SendTo>(&plain->what) : nullptr;
    return order != nullptr && !way_to(turn, *on, order->square);
}

}  // namespace

void tell_affected(Resolution& turn, const std::vector<ActiveEffect>& effects) {
    for (const FormationId id : formations_affected(turn)) {
        const bool is_own = turn.side(id) == head(turn).side;
        if (!is_own && !touches_its_formation(card(turn))) continue;
        turn.tell(turn.owner(id), OwnStruck{turn.own_number(id), {card(turn).seen}, effects});
    }
}

void aim(Resolution& turn) {
    std::optional<FormationId> on = head(turn).on;
    std::optional<Square> at = head(turn).at;
    if (card(turn).on == CardTarget::radius) {
        if (!at) at = card(turn).at ? card(turn).at : centre_by_lot(turn);
    } else if (card(turn).on != CardTarget::side && !on) {
        on = formation_by_lot(turn);
    }
    const bool is_aimed = card(turn).on == CardTarget::side || on || at;
    if (!is_aimed || (on && !turn.is_on_chart(*on))) return finish(turn, false);
    const CardSituation situation = situation_of(turn, on);
    if (!can_strike(card(turn), situation) || sends_nowhere(turn, on)) {
        return miss(turn);
    }
    if (!passes_test(turn, on, situation)) return finish(turn, false);
    turn.fact(CardAimed{on, at});
    std::vector<CardEffect> certain;
    for (const CardStep& step : card(turn).effects) {
        const auto* plain = std::get_if<CardEffect>(&step);
        if (plain == nullptr) return;  // told when the choice is made
        certain.push_back(*plain);
    }
    tell_affected(turn, lasting_of(turn, certain));
}

}  // namespace flagplot::turn
