#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "campaign/turn.h"
#include "rules/contact.h"
#include "view/contact_numbers.h"

namespace flagplot::turn {

namespace {

bool has_spotted(const Resolution& turn, FormationId searcher, FormationId target) {
    const auto kind = [](const SpottedPair& pair) {
        return std::tie(pair.side, pair.searcher, pair.target);
    };
    // sorted; there can be as many as pairs of two fleets
    const auto& pairs = turn.state().spotted;
    const SpottedPair asked{turn.side(searcher), searcher, target, {}};
    const auto at = std::lower_bound(
        pairs.begin(), pairs.end(), asked,
        [&](const SpottedPair& a, const SpottedPair& b) { return kind(a) < kind(b); });
    return at != pairs.end() && kind(*at) == kind(asked);
}

/// Did they fight each other last turn? They may separate before they fight again.
bool have_just_fought(const Resolution& turn, FormationId a, FormationId b) {
    const TurnNumber last = turn.state().turn - TurnNumber{1};
    return std::any_of(turn.state().battles.begin(), turn.state().battles.end(),
                       [&](const Battle& battle) {
                           const auto& in = battle.formations;
                           const bool ended_last = battle.outcome && battle.last_turn() == last;
                           return ended_last && std::binary_search(in.begin(), in.end(), a) &&
                                  std::binary_search(in.begin(), in.end(), b);
                       });
}

Pace pace_of(Resolution& turn, FormationId id) {
    KnotTenths slowest{INT32_MAX};
    for (const Unit& unit : turn.units(id)) {
        slowest = std::min(slowest, speed_left(unit.maximum, unit.speed));
    }
    return {points_of(turn, id), slowest};
}

/// What they want and know of each other; whether a battle is due depends only on this.
Meeting intent_of(const Resolution& turn, FormationId own, FormationId enemy) {
    return {stance_of(turn, own),
            stance_of(turn, enemy),
            has_spotted(turn, own, enemy),
            has_spotted(turn, enemy, own),
            turn.formation(own).has_refused,
            {},
            {}};
}

Meeting meeting_of(Resolution& turn, FormationId own, FormationId enemy) {
    Meeting meeting = intent_of(turn, own, enemy);
    meeting.own_pace = pace_of(turn, own);
    meeting.enemy_pace = pace_of(turn, enemy);
    return meeting;
}

/// Are they close enough to fight: in one square, or in neighbouring squares if that is enough for
/// one that seeks battle and knows of the other (A-ST-22)?
bool are_at_hand(const Resolution& turn, FormationId a, FormationId b) {
    const Square one = turn.formation(a).square;
    const Square other = turn.formation(b).square;
    if (one == other) return true;
    if (turn.switches().battle_contact != BattleContact::adjacent_ok) return false;
    const auto attacks = [&](FormationId seeker, FormationId prey) {
        return stance_of(turn, seeker) == Stance::seek && has_spotted(turn, seeker, prey);
    };
    const auto direction = direction_between(one, other);
    return direction && turn.definition().chart.may_step(one, *direction) &&
           (attacks(a, b) || attacks(b, a));
}

/// Must these two fight, if neither slips away (3.6)?
bool are_in_contact(Resolution& turn, FormationId a, FormationId b) {
    if (!turn.are_hostile(a, b) || turn.is_engaged(a) || turn.is_engaged(b)) return false;
    const bool is_parting =
        have_just_fought(turn, a, b) && turn.state().progress.phase != Phase::late;
    return !is_parting && is_battle_due(intent_of(turn, a, b));
}

bool is_fought_over(const Resolution& turn, Square square) {
    return std::any_of(
        turn.state().battles.begin(), turn.state().battles.end(), [&](const Battle& battle) {
            return battle.last_turn() >= turn.state().turn && battle.square == square;
        });
}

// Marking a battle and telling of it.

Declaration declaration_of(const Resolution& turn, FormationId id) {
    const Strength strength = strength_of(turn.units(id), SpBasis::nominal);
    return {strength.biggest, strength.units};
}

/// The enemies in a battle as a side numbers them, with what each must declare, largest first.
std::vector<EnemyMet> met_by(const Resolution& turn, SideId side, const BattleMarked& battle) {
    std::vector<Declaration> declared;
    for (const FormationId id : battle.formations) {
        if (turn.definition().are_hostile(side, turn.side(id))) {
            declared.push_back(declaration_of(turn, id));
        }
    }
    std::sort(declared.begin(), declared.end(), [](const Declaration& a, const Declaration& b) {
        return std::pair(a.biggest, b.units) < std::pair(b.biggest, a.units);
    });
    std::vector<EnemyMet> met;
    std::vector<ContactId> taken;
    for (const Declaration& each : declared) {
        const Sighting sighting{{},       SightSource::battle, Reach::close, battle.square, each,
                                battle.at};
        taken.push_back(contact_of(turn.view(seat_of(side)), turn.switches(), sighting, taken));
        met.push_back({taken.back(), each});
    }
    return met;
}

/// What one side is told: its own formations, and what each enemy must declare.
BattleJoined report_for(const Resolution& turn, SideId side, OwnBattleNumber number,
                        const BattleMarked& battle) {
    BattleJoined joined{number, battle.square, {}, met_by(turn, side, battle), battle.at};
    for (const FormationId id : battle.turned_back) {
        if (turn.side(id) == side) joined.turned_back.push_back(turn.own_number(id));
    }
    for (const FormationId id : battle.formations) {
        if (turn.side(id) == side) joined.own.push_back(turn.own_number(id));
    }
    std::sort(joined.own.begin(), joined.own.end());
    return joined;
}

/// The sides of which nobody had spotted an enemy that is in the battle (3.6.4).
std::vector<SideId> surprised_in(const Resolution& turn, const std::set<FormationId>& formations) {
    std::set<SideId> sides;
    std::set<SideId> aware;
    for (const FormationId id : formations) {
        sides.insert(turn.side(id));
        const bool has_seen =
            std::any_of(formations.begin(), formations.end(),
                        [&](FormationId other) { return has_spotted(turn, id, other); });
        if (has_seen) aware.insert(turn.side(id));
    }
    std::vector<SideId> surprised;
    std::set_difference(sides.begin(), sides.end(), aware.begin(), aware.end(),
                        std::back_inserter(surprised));
    return surprised;
}

/// A formation that escorts one of these, is with it and fights nowhere else, fights with it
/// (A-ST-71).
std::set<FormationId> with_escorts(const Resolution& turn, std::set<FormationId> formations) {
    for (const FormationId id : turn.on_chart()) {
        const FormationState& formation = turn.formation(id);
        const auto* escort = formation.task ? std::get_if<Escort>(&*formation.task) : nullptr;
        if (escort == nullptr || turn.is_engaged(id)) continue;
        const FormationId ward = turn.formation_of(turn.owner(id), escort->ward);
        const bool is_with_it = turn.formation(ward).square == formation.square;
        if (is_with_it && formations.contains(ward)) formations.insert(id);
    }
    return formations;
}

void mark(Resolution& turn, Square square, const std::set<FormationId>& fighters, Pulse at,
          const std::vector<FormationId>& turned_back = {}) {
    const std::set<FormationId> formations = with_escorts(turn, fighters);
    for (const FormationId id : formations) {
        const bool is_back =
            std::find(turned_back.begin(), turned_back.end(), id) != turned_back.end();
        if (!is_back) pass_markers(turn, id, at);
    }
    BattleMarked battle{{static_cast<std::uint32_t>(turn.state().battles.size())},
                        square,
                        {formations.begin(), formations.end()},
                        {},
                        surprised_in(turn, formations),
                        at,
                        turned_back};
    for (const FormationId id : formations) {
        const SideId side = turn.side(id);
        const auto known = static_cast<std::uint32_t>(turn.view(seat_of(side)).battles.size());
        battle.numbers[side] = {known + 1};
    }
    turn.fact(battle);
    for (const auto& [side, number] : battle.numbers) {
        turn.tell(seat_of(side), report_for(turn, side, number, battle));
    }
}

// Refusing a battle.

/// One roll against another; the higher wins, ties are rolled again.
bool wins_roll(Resolution& turn, FormationId own, FormationId enemy) {
    for (std::uint32_t again = 0;; ++again) {
        const std::int32_t mine = turn.roll(
            turn.key(Purpose::refusal, turn.die_number(own), turn.die_number(enemy), again),
            sighting_die, {}, 0);
        const std::int32_t theirs = turn.roll(
            turn.key(Purpose::refusal, turn.die_number(enemy), turn.die_number(own), again),
            sighting_die, {}, 0);
        if (mine != theirs) return mine > theirs;
    }
}

/// Would it step into the square of an enemy: of one that it has to avoid, or of one that its side
/// knows to be there?
bool is_barred(const Resolution& turn, FormationId id, Square to,
               const std::vector<FormationId>& enemies) {
    const SideView& view = turn.view(turn.owner(id));
    return std::any_of(enemies.begin(), enemies.end(),
                       [&](FormationId enemy) { return turn.formation(enemy).square == to; }) ||
           std::any_of(view.contacts.begin(), view.contacts.end(), [&](const Contact& contact) {
               return contact.stands() && contact.square == to &&
                      is_current(contact.turn, view.turn, turn.switches().contact_current_turns);
           });
}

/// One square toward its next marker, else back to its last square (3.6.3); none if an enemy is in
/// them.
std::optional<Square> way_out(Resolution& turn, FormationId id,
                              const std::vector<FormationId>& enemies) {
    const FormationState& formation = turn.formation(id);
    if (const auto direction = next_direction(turn, id)) {
        const Square to = neighbour(turn.formation(id).square, *direction);
        if (!is_barred(turn, id, to, enemies)) return to;
    }
    if (!formation.came_from || is_barred(turn, id, *formation.came_from, enemies)) {
        return std::nullopt;
    }
    const auto back = direction_between(formation.square, *formation.came_from);
    const bool is_near = back && turn.definition().chart.may_step(formation.square, *back);
    return is_near ? formation.came_from : std::nullopt;
}

/// Whether it can avoid a battle with any of these.
Evasion evasion_against(Resolution& turn, FormationId id, const std::vector<FormationId>& enemies) {
    Evasion evasion = Evasion::slips_away;
    for (const FormationId enemy : enemies) {
        const Evasion each =
            evasion_of(meeting_of(turn, id, enemy), turn.switches().battle_refusal);
        if (each == Evasion::none || each == Evasion::held) return each;
        if (each == Evasion::umpire) evasion = Evasion::umpire;
        if (each == Evasion::rolls && !wins_roll(turn, id, enemy)) return Evasion::held;
    }
    return evasion;
}

void slip_away(Resolution& turn, FormationId id, Square to, Pulse at) {
    turn.fact(BattleRefused{id, to, at});
    turn.tell(turn.owner(id), OwnSlipped{turn.own_number(id), to, at});
    pass_markers(turn, id, at);
}

UmpireAsked question_about(const Resolution& turn, FormationId id,
                           std::optional<FormationId> crossed) {
    return {"may " + turn.row(id).id + " slip away from the battle?", id, crossed};
}

/// What happens to a formation that tries to avoid a battle.
enum class WayOut : std::uint8_t { fights, held, slipped, asked };

/// `crossed` is an enemy that it met on the way; after slipping away it has already passed that
/// enemy.
WayOut try_to_slip(Resolution& turn, FormationId id, const std::vector<FormationId>& enemies,
                   std::optional<FormationId> crossed, Pulse at) {
    if (stance_of(turn, id) != Stance::avoid) return WayOut::fights;
    if (!crossed) pass_markers(turn, id, at);  // decides where it goes from here
    const auto to = crossed ? std::optional(turn.formation(id).square) : way_out(turn, id, enemies);
    const Evasion evasion = to ? evasion_against(turn, id, enemies) : Evasion::held;
    if (evasion == Evasion::slips_away) {
        slip_away(turn, id, *to, at);
        return WayOut::slipped;
    }
    if (evasion == Evasion::umpire) {  // one question at a time: the rest are asked after it
        if (!turn.state().stop) turn.fact(RulingAwaited{question_about(turn, id, crossed)});
        return WayOut::asked;
    }
    return WayOut::held;
}

/// The same, and tells that a formation has to fight, unless that was told before the umpire was
/// asked (`told`, sorted).
WayOut try_and_say(Resolution& turn, FormationId id, const std::vector<FormationId>& enemies,
                   std::optional<FormationId> crossed, Pulse at,
                   const std::vector<FormationId>& told) {
    const WayOut way = try_to_slip(turn, id, enemies, crossed, at);
    const bool is_told = std::binary_search(told.begin(), told.end(), id);
    if (way == WayOut::held && !is_told) turn.fact(RefusalFailed{id});
    return way;
}

/// The formations in the square, or fighting into it from beside it.
std::vector<FormationId> at_hand(Resolution& turn, Square square) {
    const bool from_beside = turn.switches().battle_contact == BattleContact::adjacent_ok;
    std::vector<FormationId> here = turn.occupancy().around(square, from_beside ? 1 : 0);
    std::sort(here.begin(), here.end(), [&](FormationId a, FormationId b) {
        return std::pair(turn.side(a), turn.own_number(a)) <
               std::pair(turn.side(b), turn.own_number(b));
    });
    return here;
}

/// The enemies each formation would have to fight in this square.
std::map<FormationId, std::vector<FormationId>> contacts_in(Resolution& turn, Square square,
                                                            const std::vector<FormationId>& here) {
    std::map<FormationId, std::vector<FormationId>> contacts;
    for (const FormationId a : here) {
        for (const FormationId b : here) {
            const bool is_there =
                turn.formation(a).square == square || turn.formation(b).square == square;
            if (!is_there || !are_at_hand(turn, a, b) || !are_in_contact(turn, a, b)) continue;
            contacts[a].push_back(b);
        }
    }
    return contacts;
}

/// Those that it has to fight where it is, unless it slips away.
std::vector<FormationId> enemies_of(Resolution& turn, FormationId id) {
    const Square square = turn.formation(id).square;
    auto contacts = contacts_in(turn, square, at_hand(turn, square));
    return std::move(contacts[id]);
}

/// Sorted, without repeats.
template <class T>
std::vector<T> without_doubles(std::vector<T> values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// Marks a battle of all formations in the square that have spotted an enemy there or were spotted;
/// the others pass by (A-ST-40). One of `movers`, sorted, must be among them, so that others do not
/// fight at a time that depends on who passes.
void mark_in(Resolution& turn, Square square, const std::vector<FormationId>& movers, Pulse at,
             const std::vector<FormationId>& told) {
    if (is_fought_over(turn, square)) return;
    const std::vector<FormationId> here = at_hand(turn, square);
    if (here.size() < 2) return;  // alone, as most formations are
    const auto is_of_movers = [&](const auto& contact) {
        return std::binary_search(movers.begin(), movers.end(), contact.first);
    };
    auto contacts = contacts_in(turn, square, here);
    for (const FormationId id : here) {
        if (std::none_of(contacts.begin(), contacts.end(), is_of_movers)) return;
        const auto enemies = contacts.find(id);
        if (enemies == contacts.end() || stance_of(turn, id) != Stance::avoid) continue;
        if (try_and_say(turn, id, enemies->second, {}, at, told) == WayOut::asked) return;
        contacts = contacts_in(turn, square, here);  // it has gone, or can no longer refuse
    }
    if (std::none_of(contacts.begin(), contacts.end(), is_of_movers)) return;
    std::set<FormationId> in_battle;
    for (const auto& [id, enemies] : contacts) in_battle.insert(id);
    mark(turn, square, in_battle, at);
}

/// Where two that met on the way fight: decided by place, since numbers must reveal nothing.
Square meeting_square(const Resolution& turn, FormationId a, FormationId b) {
    return std::max(turn.formation(a).square, turn.formation(b).square);
}

/// They exchanged squares, and count as having been in the same one (A-ST-35): the one that has
/// just left the battle's square is put back.
void mark_crossing(Resolution& turn, FormationId a, FormationId b, Pulse at,
                   const std::vector<FormationId>& told) {
    const Square square = meeting_square(turn, a, b);
    if (!are_in_contact(turn, a, b) || is_fought_over(turn, square)) return;
    for (const auto& [own, enemy] : {std::pair(a, b), std::pair(b, a)}) {
        const WayOut way = try_and_say(turn, own, {enemy}, enemy, at, told);
        if (way == WayOut::slipped || way == WayOut::asked) return;
    }
    const FormationId outside = turn.formation(a).square == square ? b : a;
    mark(turn, square, {a, b}, at, {outside});
}

/// One after another. After a question to the umpire, the rest wait for the answer.
void mark_crossings(Resolution& turn, const std::vector<Crossing>& crossings, Pulse at,
                    const std::vector<FormationId>& told) {
    std::vector<Crossing> rest = crossings;
    while (!rest.empty() && !turn.state().stop) {
        const Crossing next = rest.front();
        rest.erase(rest.begin());
        mark_crossing(turn, next.a, next.b, at, told);
    }
    if (rest != turn.state().progress.crossings) turn.fact(CrossingsWait{std::move(rest)});
}

void mark_all(Resolution& turn, const std::vector<FormationId>& whose, Pulse at,
              const std::vector<Crossing>& crossings, const std::vector<FormationId>& told) {
    mark_crossings(turn, crossings, at, told);
    if (!turn.state().progress.crossings.empty()) return;  // those that met on the way come first
    const std::vector<FormationId> movers = without_doubles(whose);
    std::vector<Square> squares;
    for (const FormationId id : movers) {
        const Square square = turn.formation(id).square;
        squares.push_back(square);
        if (turn.switches().battle_contact != BattleContact::adjacent_ok) continue;
        for (const Direction direction : clockwise) squares.push_back(neighbour(square, direction));
    }
    squares = without_doubles(std::move(squares));
    for (const Square square : squares) {
        if (turn.definition().chart.contains(square)) mark_in(turn, square, movers, at, told);
    }
}

/// The formations that were already told to have to fight: the one that the umpire was asked about,
/// and those of its square that were handled before it.
std::vector<FormationId> told_before(Resolution& turn, const UmpireAsked& asked) {
    const FormationId id = asked.formation.value();
    std::vector<FormationId> told{id};
    if (asked.crossed) return told;
    for (const FormationId other : at_hand(turn, turn.formation(id).square)) {
        if (other == id) break;
        if (turn.formation(other).has_refused) told.push_back(other);
    }
    return without_doubles(std::move(told));
}

}  // namespace

void mark_battles(Resolution& turn, const std::vector<FormationId>& whose, Pulse at,
                  const std::vector<Crossing>& crossings) {
    mark_all(turn, whose, at, crossings, {});
}

void take_refusal_ruling(Resolution& turn, const UmpireAsked& asked, bool may_slip) {
    const FormationId id = asked.formation.value();
    const Pulse at = turn.state().progress.phase == Phase::pulses ? turn.state().progress.pulse
                     : turn.state().progress.phase == Phase::late ? Pulse{half_hours_per_turn}
                                                                  : hour_of(turn, id);
    const std::vector<FormationId> here = turn.occupancy().around(turn.formation(id).square, 0);
    const auto to = asked.crossed ? std::optional(turn.formation(id).square)
                                  : way_out(turn, id, enemies_of(turn, id));
    std::vector<Crossing> crossings = turn.state().progress.crossings;
    const std::vector<FormationId> told = told_before(turn, asked);
    if (may_slip && to) {
        slip_away(turn, id, *to, at);
    } else {
        turn.fact(RefusalFailed{id});
        if (asked.crossed) crossings.insert(crossings.begin(), {id, *asked.crossed});
    }
    mark_all(turn, here, at, crossings, told);
    if (!turn.state().stop) go_on_after_ruling(turn);
}

}  // namespace flagplot::turn
