#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/plain_text.h"
#include "campaign/turn.h"
#include "view/contact_orders.h"

namespace flagplot::turn {

namespace {

using Problem = std::optional<Error>;

Problem refused(std::string sentence) {
    return Error{ErrorCode::bad_ruling, {std::move(sentence)}, {}, {}};
}

const ShipState& left_of(const Resolution& turn, ShipId ship) {
    return turn.state().ships.at(ship.index());
}

ContactOrder struck(ContactId contact) { return {contact, ContactStruck{}}; }

bool awaits_battle(const Resolution& turn, FormationId id) {
    const auto& battles = turn.state().battles;
    return std::any_of(battles.begin(), battles.end(), [&](const Battle& battle) {
        const auto& in = battle.formations;
        return !battle.outcome && std::binary_search(in.begin(), in.end(), id);
    });
}

/// What prevents a ruling. Only what is physically impossible does, because the rules do not bind
/// an umpire.
class Objection {
  public:
    explicit Objection(const Resolution& turn) : turn_(turn) {}

    Problem operator()(const ruling::Place& verb) const {
        if (auto problem = off_chart(verb.formation)) return problem;
        return no_water(verb.to);
    }
    Problem operator()(const ruling::Route& verb) const {
        if (auto problem = off_chart(verb.formation)) return problem;
        if (!verb.route) return std::nullopt;
        RoutePlanner planner(turn_.definition().chart, turn_.switches().movement());
        Square from = turn_.formation(verb.formation).square;
        std::vector<Square> markers = verb.route->checkpoints;
        markers.push_back(verb.route->destination);
        for (const Square marker : markers) {
            if (!planner.plan(from, {0}, marker)) {
                return refused(fmt::format("there is no route by sea from {} to {}", name_of(from),
                                           name_of(marker)));
            }
            from = marker;
        }
        return std::nullopt;
    }
    Problem operator()(const ruling::Free& verb) const { return off_chart(verb.formation); }
    Problem operator()(const ruling::Stance& verb) const { return off_chart(verb.formation); }
    Problem operator()(const ruling::Cancel& verb) const {
        const auto why = obstacle(turn_.view(seat_of(verb.side)), struck(verb.contact));
        if (!why) return std::nullopt;
        return refused(
            fmt::format("C{} of {}: {}", verb.contact.number, side(verb.side), word_of(*why)));
    }
    Problem operator()(const ruling::Arrive& verb) const {
        if (turn_.formation(verb.formation).presence != Presence::due) {
            return refused(fmt::format("{} is not still to come", id(verb.formation)));
        }
        return no_water(verb.at);
    }
    Problem operator()(const ruling::Leave& verb) const {
        if (auto problem = off_chart(verb.formation)) return problem;
        if (!awaits_battle(turn_, verb.formation)) return std::nullopt;
        return refused(
            fmt::format("{} is in a battle whose result is not in yet", id(verb.formation)));
    }
    Problem operator()(const ruling::Split& verb) const {
        if (auto problem = off_chart(verb.formation)) return problem;
        const auto& own = turn_.formation(verb.formation).ships;
        for (const ShipId ship : verb.ships) {
            const bool is_in = std::find(own.begin(), own.end(), ship) != own.end();
            if (!is_in || left_of(turn_, ship).is_lost()) {
                return refused(
                    fmt::format("{} is not afloat in {}", name(ship), id(verb.formation)));
            }
        }
        if (verb.ships.empty() || verb.ships.size() == turn_.units(verb.formation).size()) {
            return refused(fmt::format("of {} one ship at least must leave, and one stay",
                                       id(verb.formation)));
        }
        return bad_name(turn_.owner(verb.formation), verb.name);
    }
    Problem operator()(const ruling::Merge& verb) const {
        if (auto problem = off_chart(verb.from)) return problem;
        if (auto problem = off_chart(verb.into)) return problem;
        if (verb.from != verb.into && turn_.side(verb.from) == turn_.side(verb.into)) {
            return std::nullopt;
        }
        return refused(fmt::format("{} and {} are not two formations of one side", id(verb.from),
                                   id(verb.into)));
    }
    Problem operator()(const ruling::Damage& verb) const {
        if (auto problem = lost(verb.ship)) return problem;
        if (verb.points > StructurePoints{0}) return std::nullopt;
        return refused("damage is one structure point or more; repair takes some away");
    }
    Problem operator()(const ruling::Repair& verb) const {
        if (auto problem = lost(verb.ship)) return problem;
        const ShipState& left = left_of(turn_, verb.ship);
        const bool is_better = verb.hull >= left.hull && verb.speed >= left.speed;
        if (is_better && verb.hull <= Hundredths{100} && verb.speed <= Hundredths{100}) {
            return std::nullopt;
        }
        return refused(fmt::format(
            "{} has hull {} and speed {} percent; expected as much or more, at most 100",
            name(verb.ship), left.hull.count, left.speed.count));
    }
    Problem operator()(const ruling::Sink& verb) const { return lost(verb.ship); }
    Problem operator()(const ruling::Speed& verb) const {
        if (auto problem = lost(verb.ship)) return problem;
        if (verb.speed >= Hundredths{0} && verb.speed <= Hundredths{100}) return std::nullopt;
        return refused("the speed left to a ship is 0 to 100 percent");
    }
    Problem operator()(const ruling::Reveal& verb) const {
        if (auto problem = off_chart(verb.formation)) return problem;
        return own(verb.formation, verb.to);
    }
    Problem operator()(const ruling::Hide& verb) const {
        if (has_spotted(turn_.state(), verb.from, verb.formation)) return std::nullopt;
        return refused(fmt::format("{} has not spotted {}", side(verb.from), id(verb.formation)));
    }
    Problem operator()(const ruling::Contact& verb) const {
        if (verb.declared && verb.declared->units < ShipCount{1}) {
            return refused("a force has one unit or more");
        }
        if (!verb.of) return std::nullopt;
        if (auto problem = off_chart(*verb.of)) return problem;
        return own(*verb.of, verb.to);
    }
    Problem operator()(const ruling::Tell& verb) const {
        if (!verb.text.empty()) return std::nullopt;
        return refused("there is nothing to tell");
    }
    Problem operator()(const ruling::Weather& verb) const {
        if (verb.turns >= TurnNumber{1} && verb.zone.radius >= Squares{0}) return std::nullopt;
        return refused("weather lasts one turn or more, within 0 squares or more");
    }
    Problem operator()(const ruling::Light& verb) const {
        const TurnNumber last = turn_.definition().calendar.last_turn();
        if (verb.turn >= turn_.state().turn && verb.turn <= last) return std::nullopt;
        return refused(fmt::format("expected a turn from {} to {}, found {}",
                                   turn_.state().turn.count, last.count, verb.turn.count));
    }
    Problem operator()(const ruling::Switch& verb) const {
        if (turn_.state().progress.phase != Phase::orders) {
            return refused("a switch is set between turns; this one is not over");
        }
        constexpr std::array<std::string_view, 2> of_data{"events.deck", "map.square_side_nm"};
        if (std::find(of_data.begin(), of_data.end(), verb.key) != of_data.end()) {
            return refused(fmt::format("{} belongs to the campaign's data", verb.key));
        }
        const auto set = with_switch(turn_.switches(), verb.key, verb.value);
        return set ? Problem() : Problem(set.error());
    }
    Problem operator()(const ruling::Card& verb) const {
        const flagplot::Card& card = turn_.definition().card(verb.card);
        const auto& hand = turn_.state().cards.at(verb.side.index()).hand;
        const bool is_held = std::find(hand.begin(), hand.end(), verb.card) != hand.end();
        if (verb.is_taken && !is_held) {
            return refused(
                fmt::format("{} does not hold the card \"{}\"", side(verb.side), card.name));
        }
        if (verb.is_taken || card.kind == CardKind::hand) return std::nullopt;
        return refused(fmt::format(
            "\"{}\" strikes at once and is never kept; expected a card of the hand", card.name));
    }
    Problem operator()(const ruling::Die& verb) const {
        return verb.shows >= 1 ? Problem() : refused("a die shows 1 or more");
    }
    Problem operator()(const ruling::Victory& verb) const {
        return verb.points != 0 ? Problem() : refused("expected points to give or to take");
    }

  private:
    [[nodiscard]] const std::string& id(FormationId formation) const {
        return turn_.row(formation).id;
    }
    [[nodiscard]] const std::string& name(ShipId ship) const {
        return turn_.definition().ship(ship).ship.name;
    }
    [[nodiscard]] const std::string& side(SideId which) const {
        return turn_.definition().side(which).name;
    }
    [[nodiscard]] Problem off_chart(FormationId formation) const {
        if (turn_.is_on_chart(formation)) return std::nullopt;
        return refused(fmt::format("{} is not on the chart", id(formation)));
    }
    [[nodiscard]] Problem no_water(Square square) const {
        if (turn_.definition().chart.is_navigable(square)) return std::nullopt;
        return refused(fmt::format("{} is not water", name_of(square)));
    }
    [[nodiscard]] Problem lost(ShipId ship) const {
        if (!left_of(turn_, ship).is_lost()) return std::nullopt;
        return refused(fmt::format("{} is lost to her side", name(ship)));
    }
    [[nodiscard]] Problem own(FormationId formation, SideId which) const {
        if (turn_.side(formation) != which) return std::nullopt;
        return refused(fmt::format("{} is a formation of {} itself", id(formation), side(which)));
    }
    [[nodiscard]] Problem bad_name(SeatId seat, const std::string& wanted) const {
        const auto& known = turn_.view(seat).formations;
        const bool is_taken =
            std::any_of(known.begin(), known.end(),
                        [&](const OwnFormation& each) { return is_same_word(each.id, wanted); });
        if (is_taken) return Error{ErrorCode::name_taken, {wanted}, {}, {}};
        if (!wanted.empty() && plain(wanted) == wanted) return std::nullopt;
        return refused(fmt::format("\"{}\" cannot be the name of a formation", wanted));
    }

    const Resolution& turn_;
};

// Carrying it out.

void lose_points(Resolution& turn, ShipId ship, StructurePoints points) {
    const StructurePoints size = turn.definition().ship(ship).ship.size;
    ShipLeft left{left_of(turn, ship).hull, left_of(turn, ship).speed};
    for (std::int32_t n = 0; n < points.count && left.hull > Hundredths{0}; ++n) {
        left = with_a_point_lost(size, left);
    }
    turn.fact(ShipHit{ship, left});
    const FormationId formation = formation_with(turn.state(), ship);
    if (turn.units(formation).empty()) turn.fact(FormationLost{formation});
}

void reveal(Resolution& turn, SideId to, Square square, std::optional<Declaration> declared) {
    report_contact(turn, seat_of(to), square, declared, std::nullopt);
}

struct Deed {
    Resolution& turn;

    void operator()(const ruling::Place& verb) const {
        const Pulse at = hour_of(turn, verb.formation);
        pass_markers(turn, verb.formation, at);
    }
    void operator()(const ruling::Route& verb) const {
        turn.fact(RouteSet{verb.formation, verb.route});
    }
    void operator()(const ruling::Free& verb) const {
        turn.tell(turn.owner(verb.formation), OwnFreed{turn.own_number(verb.formation)});
    }
    void operator()(const ruling::Arrive& verb) const {
        turn.fact(FormationEntered{verb.formation, verb.at});
        turn.tell(turn.owner(verb.formation), OwnEntered{turn.own_number(verb.formation), verb.at});
    }
    void operator()(const ruling::Split& verb) const {
        Detach order{{}, verb.name, {}};
        for (const ShipId ship : verb.ships) order.ships.push_back(turn.own_ship(ship));
        std::sort(order.ships.begin(), order.ships.end());
        detach(turn, verb.formation, order, {});
    }
    void operator()(const ruling::Merge& verb) const {
        merge(turn, verb.from, flagplot::Merge{turn.own_number(verb.into)});
    }
    void operator()(const ruling::Damage& verb) const { lose_points(turn, verb.ship, verb.points); }
    void operator()(const ruling::Sink& verb) const {
        lose_points(turn, verb.ship, turn.definition().ship(verb.ship).ship.size);
    }
    void operator()(const ruling::Reveal& verb) const {
        std::optional<Declaration> declared;
        const Strength strength = strength_of(turn.units(verb.formation), SpBasis::nominal);
        if (verb.with_composition) declared = Declaration{strength.biggest, strength.units};
        reveal(turn, verb.to, turn.formation(verb.formation).square, declared);
    }
    void operator()(const ruling::Contact& verb) const {
        reveal(turn, verb.to, verb.at, verb.declared);
    }
    void operator()(const ruling::Cancel& verb) const {
        const SeatId seat = seat_of(verb.side);
        turn.tell(seat, revision_of(turn.view(seat), struck(verb.contact)));
    }
    void operator()(const ruling::Tell& verb) const {
        turn.tell(seat_of(verb.side), TextTold{said(verb.text)});
    }
    void operator()(const ruling::Weather& verb) const {
        weather_comes(turn, {verb.zone, turn.state().turn + verb.turns - TurnNumber{1}});
    }
    void operator()(const ruling::Switch& verb) const {
        for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
            turn.tell({seat}, SwitchTold{{verb.key}, {verb.value}});
        }
    }
    void operator()(const ruling::Card& verb) const {
        if (!verb.is_taken) return deal(turn, verb.side, verb.card, Pile::away);
        turn.fact(CardMoved{verb.side, verb.card, Pile::hand, Pile::discards});
        turn.tell(seat_of(verb.side), CardTakenAway{{turn.definition().card(verb.card).name}});
    }
    template <class Other>
    void operator()(const Other& /*verb*/) const {}  // the ruling's own fact says everything
};

// Telling of it.

std::optional<Report> report_of_ship(const Resolution& turn, SideId side, ShipId ship) {
    const FormationId formation = formation_with(turn.state(), ship);
    if (turn.side(formation) != side) return std::nullopt;
    const ShipState& left = left_of(turn, ship);
    return OwnShipsLeft{turn.own_number(formation), {{turn.own_ship(ship), left}}};
}

/// What a side reads of a ruling when the umpire tells it: about its own forces, as they are now.
struct Told {
    const Resolution& turn;
    SideId side;

    using Maybe = std::optional<Report>;

    Maybe operator()(const ruling::Place& verb) const {
        return own(verb.formation) ? Maybe(OwnPlaced{number(verb.formation), verb.to}) : Maybe();
    }
    Maybe operator()(const ruling::Route& verb) const {
        return own(verb.formation) ? Maybe(OwnRouteSet{number(verb.formation), verb.route})
                                   : Maybe();
    }
    Maybe operator()(const ruling::Stance& verb) const {
        return own(verb.formation) ? Maybe(OwnStanceTaken{number(verb.formation), verb.stance})
                                   : Maybe();
    }
    Maybe operator()(const ruling::Leave& verb) const {
        return own(verb.formation) ? Maybe(OwnLeft{number(verb.formation)}) : Maybe();
    }
    Maybe operator()(const ruling::Damage& verb) const {
        return report_of_ship(turn, side, verb.ship);
    }
    Maybe operator()(const ruling::Repair& verb) const {
        return report_of_ship(turn, side, verb.ship);
    }
    Maybe operator()(const ruling::Sink& verb) const {
        return report_of_ship(turn, side, verb.ship);
    }
    Maybe operator()(const ruling::Speed& verb) const {
        return report_of_ship(turn, side, verb.ship);
    }
    Maybe operator()(const ruling::Light& verb) const { return LightTold{verb.turn, verb.light}; }
    template <class Other>
    Maybe operator()(const Other& /*verb*/) const {
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool own(FormationId formation) const { return turn.side(formation) == side; }
    [[nodiscard]] OwnNumber number(FormationId formation) const {
        return turn.own_number(formation);
    }
};

std::optional<Report> report_for(const Resolution& turn, SideId side, const Ruling& ruling) {
    return std::visit(Told{turn, side}, ruling);
}

}  // namespace

std::optional<Error> problem_with(const Resolution& turn, const Rule& rule) {
    if (rule.why.empty()) return refused("a ruling needs its reason");
    if (auto problem = std::visit(Objection{turn}, rule.what)) return problem;
    if (rule.told.empty() && !rule.say.empty()) return refused(said_to_nobody);
    for (const SideId side : rule.told) {
        if (!rule.say.empty() || report_for(turn, side, rule.what)) continue;
        return refused(fmt::format("{} would be told nothing; say in which words",
                                   turn.definition().side(side).name));
    }
    return std::nullopt;
}

void take_ruling(Resolution& turn, const Rule& rule) {
    turn.fact(UmpireRuled{rule.what, rule.why, rule.told});
    std::visit(Deed{turn}, rule.what);
    for (const SideId side : rule.told) {
        if (auto report = report_for(turn, side, rule.what)) {
            turn.tell(seat_of(side), *std::move(report));
        }
        if (!rule.say.empty()) turn.tell(seat_of(side), TextTold{said(rule.say)});
    }
}

}  // namespace flagplot::turn
