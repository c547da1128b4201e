#include "leak/ways.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "campaign/historic.h"
#include "leak/turn_again.h"
#include "support/test_deck.h"

namespace flagplot::test {

namespace {

bool is_same_war(const World& a, const Rules& rules_a, const World& b, const Rules& rules_b,
                 Leak leak) {
    if (encoded(rules_a.books.at(blue.index())) != encoded(rules_b.books.at(blue.index()))) {
        return false;
    }
    const auto one = turns_of(a, rules_a);
    const auto other = turns_of(b, rules_b);
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (output(a, rules_a, one[i], leak) != output(b, rules_b, other[i], leak)) return false;
    }
    return one.size() == other.size();
}

bool is_same_war(const World& a, const World& b, Leak leak) {
    return is_same_war(a, rules_of(a), b, rules_of(b), leak);
}

FormationId swapped(const World& world, FormationId id) {
    if (id == world.twin_a) return world.twin_b;
    return id == world.twin_b ? world.twin_a : id;
}

/// The same place in the other twin.
ShipId swapped(const World& world, ShipId ship) {
    const auto& a = world.definition.formations[world.twin_a.index()].ships;
    const auto& b = world.definition.formations[world.twin_b.index()].ships;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == ship) return b[i];
        if (b[i] == ship) return a[i];
    }
    return ship;
}

/// What a lot is drawn among: its key says so (campaign/card_resolution.h).
bool is_lot_of(const DieKey& key, std::uint32_t kind) {
    constexpr std::uint32_t lots_per_card = 8;
    return key.purpose == Purpose::lot && key.index % lots_per_card == kind;
}

DieKey swapped(const World& world, DieKey key) {
    const bool is_of_formation =
        key.purpose == Purpose::sighting || key.purpose == Purpose::air_search ||
        key.purpose == Purpose::misreport || key.purpose == Purpose::card ||
        key.purpose == Purpose::refusal || is_lot_of(key, 0) || is_lot_of(key, 3);
    if (is_of_formation) key.object = swapped(world, FormationId{key.object}).number;
    if (is_lot_of(key, 2)) key.object = swapped(world, ShipId{key.object}).number;
    if (key.purpose == Purpose::sighting || key.purpose == Purpose::refusal) {
        key.subject = swapped(world, FormationId{key.subject}).number;
    }
    return key;
}

/// The dice of a lot that twins, or the ships of one of them, may have rolled beside the winner.
std::vector<DieKey> keys_of_twins(const World& world, const DieKey& winner) {
    std::vector<DieKey> keys;
    const auto add = [&](std::uint32_t object) {
        keys.push_back(winner);
        keys.back().object = object;
    };
    const bool is_of_formation = is_lot_of(winner, 0) || is_lot_of(winner, 3);
    for (const FormationId twin : {world.twin_a, world.twin_b}) {
        if (is_of_formation) add(twin.number);
        const auto& ships = world.definition.formations[twin.index()].ships;
        const bool is_its_ship =
            std::find(ships.begin(), ships.end(), ShipId{winner.object}) != ships.end();
        if (!is_lot_of(winner, 2) || !is_its_ship) continue;
        for (const ShipId ship : ships) add(swapped(world, ship).number);
    }
    return keys;
}

Dice swapped_dice(const World& world, const std::vector<Turn>& turns) {
    constexpr std::int32_t loses = 1'000'000;
    ForcedDice forced{{}, OfficialDice{world.secret}};
    for (const auto& turn : turns) {
        for (const Played& played : turn) {
            for (const Fact& fact : played.step.facts) {
                const auto* die = std::get_if<DieRolled>(&fact);
                if (die == nullptr) continue;
                const DieKey key = swapped(world, die->key);
                // Of a lot only the winner is on record: nobody of his twin must win instead.
                for (DieKey other : keys_of_twins(world, die->key)) forced.values[other] = loses;
                forced.values[key] = die->result;
            }
        }
    }
    return forced;
}

/// Enemies of whom table 5.2 lets Blue hear in this turn.
class HeardOf {
  public:
    HeardOf(const World& world, const CampaignState& before) : world_(world), state_(before) {}

    void take(const Fact& fact) {
        std::visit([&](const auto& each) { note(each); }, fact);
        evolve(state_, fact);
    }
    [[nodiscard]] const std::set<FormationId>& formations() const { return heard_of_; }

  private:
    void note(const SightingTried& fact) {
        attempts_.push_back(fact);
        if (!fact.has_succeeded) return;
        if (fact.side == side_of(blue)) heard_of_.insert(fact.tried.target);
        if (fact.side != side_of(blue) && world_.definition.switches.notify_spotted) {
            heard_of_.insert(fact.tried.searcher);
        }
    }
    void note(const EffectsChanged& fact) {
        const auto of_attempt = [](const std::vector<ActiveEffect>& effects) {
            return std::count_if(effects.begin(), effects.end(), [](const ActiveEffect& effect) {
                return effect.ends == Ends::next_attempt;
            });
        };
        if (of_attempt(fact.effects) < of_attempt(state_.formation(fact.formation).effects)) {
            note_attempt_on(fact.formation);
        }
    }
    // From the air, too, it is used up, but then by nobody on the chart.
    void note(const DieRolled& fact) {
        if (fact.key.purpose != Purpose::sighting) attempts_.clear();
    }
    void note(const FoundFromAir& fact) {
        if (fact.side == side_of(blue)) heard_of_.insert(fact.target);
    }
    void note(const BattleMarked& fact) {
        heard_of_.insert(fact.formations.begin(), fact.formations.end());
    }
    // Who slips away, or tries to, knows before whom.
    void note(const BattleRefused& fact) { note_around(fact.formation); }
    void note(const RefusalFailed& fact) { note_around(fact.formation); }
    void note(const RulingAwaited& fact) {
        if (fact.asked.formation) note_around(*fact.asked.formation);
    }
    template <class Other>
    void note(const Other& /*fact*/) {}

    /// What lay on a formation for the next attempt was used up, for all others too, by those who
    /// tried together.
    void note_attempt_on(FormationId target) {
        const auto is_on_it = [&](const SightingTried& each) {
            return each.tried.target == target;
        };
        const auto last = std::find_if(attempts_.rbegin(), attempts_.rend(), is_on_it);
        for (const SightingTried& each : attempts_) {
            const bool is_together = is_on_it(each) && each.side == last->side &&
                                     each.from == last->from && each.at == last->at;
            if (is_together) heard_of_.insert(each.tried.searcher);
        }
    }

    void note_around(FormationId id) {
        for (std::uint32_t i = 0; i < state_.formations.size(); ++i) {
            const Square square = state_.formations[i].square;
            if (chebyshev(square, state_.formation(id).square) <= Squares{1}) heard_of_.insert({i});
        }
    }

    const World& world_;
    CampaignState state_;
    std::vector<SightingTried> attempts_;  ///< on the chart, since another kind of die
    std::set<FormationId> heard_of_;
};

std::set<FormationId> reported(const World& world, const Turn& turn) {
    HeardOf heard_of(world, turn.front().before);
    for (const Played& played : turn) {
        for (const Fact& fact : played.step.facts) heard_of.take(fact);
    }
    return heard_of.formations();
}

/// The prizes of a war: their captors know their names.
std::set<ShipId> taken_in(const World& world) {
    std::set<ShipId> taken;
    const Rules rules(world.definition, OfficialDice{world.secret});
    for (const Played& played : play(world, rules)) {
        for (const Fact& fact : played.step.facts) {
            const auto* held = std::get_if<PrizesHeld>(&fact);
            if (held != nullptr) taken.insert(held->ships.begin(), held->ships.end());
        }
    }
    return taken;
}

}  // namespace

World with_own_cards(World world) {
    Definition& definition = world.definition;
    const auto excluded = cards_of_the_enemy(definition.deck);
    std::vector<CardId> allowed;
    for (std::uint32_t card = 0; card < definition.deck.cards.size(); ++card) {
        if (std::find(excluded.begin(), excluded.end(), CardId{card}) == excluded.end()) {
            allowed.push_back({card});
        }
    }
    definition.switches.event_draw = EventDraw::scripted;
    std::erase_if(definition.script,
                  [](const ScriptedCard& card) { return card.side == side_of(red); });
    for (ScriptedCard& card : definition.script) {
        card.card = allowed[card.card.index() % allowed.size()];
        card.on.reset();
    }
    return world;
}

bool far_holds(const World& any_world, Leak leak) {
    const World world = with_own_cards(any_world);
    World other = world;
    for (const FormationId id : other.far) {
        FormationRow& row = other.definition.formations[id.index()];
        row.name = "somebody else";
        row.id = "X-" + row.id;
        row.enters_at.row = 5;
        other.minds[id.index()] += 64;  // other orders, the same place in the turn
        for (const ShipId ship : row.ships) {
            other.definition.ships[ship.index()].ship.size = {4};
        }
    }
    other.is_busier_in_secret = true;
    // A hidden formation more changes who moves when in alternating play, as at a table.
    const bool together = world.definition.switches.turn_mode == TurnMode::simultaneous_steps;
    if (together) add_far_formation(other, 1000);
    return is_same_war(world, other, leak);
}

bool swap_holds(const World& world, Leak leak) {
    World other = world;
    FormationRow& a = other.definition.formations[world.twin_a.index()];
    FormationRow& b = other.definition.formations[world.twin_b.index()];
    std::swap(a.enters, b.enters);
    std::swap(a.enters_at, b.enters_at);
    std::swap(other.minds[world.twin_a.index()], other.minds[world.twin_b.index()]);
    // A prize has one name, whichever of the two she belonged to.
    for (std::size_t i = 0; i < a.ships.size(); ++i) {
        std::swap(other.definition.ships[a.ships[i].index()].ship,
                  other.definition.ships[b.ships[i].index()].ship);
    }
    const Rules rules = rules_of(world);
    return is_same_war(world, rules, other,
                       Rules(other.definition, swapped_dice(world, turns_of(world, rules))), leak);
}

bool absent_holds(const World& any_world, Leak leak) {
    const World world = with_own_cards(any_world);
    const Rules rules = rules_of(world);
    for (const auto& turn : turns_of(world, rules)) {
        const CampaignState ready = without_reactions(world, before_resolving(turn));
        const auto as_it_was = resolved(world, rules, ready);
        const auto heard_of = reported(world, as_it_was);
        CampaignState emptied = ready;
        for (std::uint32_t i = 0; i < emptied.formations.size(); ++i) {
            FormationState& formation = emptied.formations[i];
            const bool is_red = row_of(world.definition, emptied, {i}).side == side_of(red);
            if (!is_red || heard_of.contains({i})) continue;
            formation.square = world.far_square;
            formation.route.reset();
            formation.leg.clear();
        }
        if (output(world, rules, as_it_was, leak) !=
            output(world, rules, resolved(world, rules, emptied), leak)) {
            return false;
        }
    }
    return true;
}

bool rename_holds(const World& world, Leak leak) {
    const std::set<ShipId> taken = taken_in(world);
    World other = world;
    other.definition.sides[red.index()].briefing = "Something quite different.";
    for (AssetRow& asset : other.definition.assets) {
        if (asset.side == side_of(red)) asset.name = asset.id += " by another name";
    }
    for (HistoricParting& parting : other.definition.partings) {
        if (historic_side(other.definition, parting.formation) != side_of(red)) continue;
        parting.id = "Z" + parting.id + "-long";
        parting.name = "Q";
    }
    for (FormationRow& row : other.definition.formations) {
        if (row.side != side_of(red)) continue;
        row.id = "Z" + row.id + "-long";
        row.name = "Q";
        for (const ShipId ship : row.ships) {
            if (taken.contains(ship)) continue;
            other.definition.ships[ship.index()].ship.name += " the Second";
            other.definition.ships[ship.index()].ship.class_name = "";
        }
    }
    return is_same_war(world, other, leak);
}

}  // namespace flagplot::test
