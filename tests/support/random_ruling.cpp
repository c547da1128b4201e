#include "support/random_ruling.h"

#include <algorithm>
#include <array>

namespace flagplot::test {

namespace {

/// Draws what verbs need. Most of it makes sense, so that most rulings are taken.
struct Umpire {
    const World& world;
    const CampaignState& state;
    Draw& draw;

    [[nodiscard]] std::int32_t number(std::int32_t least, std::int32_t most) const {
        return least +
               static_cast<std::int32_t>(draw.below(static_cast<std::uint32_t>(most - least + 1)));
    }
    [[nodiscard]] Square square() const {
        const auto size = static_cast<std::uint32_t>(state.formations.size());
        return state.formations[draw.below(size)].square;  // most of these are water
    }
    [[nodiscard]] FormationId formation(Presence presence = Presence::on_chart) const {
        std::vector<FormationId> found;
        for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
            if (state.formations[i].presence == presence) found.push_back({i});
        }
        return found.empty() ? FormationId{} : draw.of(found);
    }
    [[nodiscard]] SideId owner(FormationId id) const {
        return row_of(world.definition, state, id).side;
    }
    /// Of the same side, if it has another one.
    [[nodiscard]] FormationId comrade(FormationId id) const {
        std::vector<FormationId> found;
        for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
            const bool is_there = state.formations[i].presence == Presence::on_chart;
            if (is_there && id != FormationId{i} && owner({i}) == owner(id)) found.push_back({i});
        }
        return found.empty() ? id : draw.of(found);
    }
    [[nodiscard]] SideId side() const {
        return {draw.below(static_cast<std::uint32_t>(world.definition.sides.size()))};
    }
    [[nodiscard]] SideId enemy_of(FormationId id) const {
        return {owner(id).number == 0 ? 1U : 0U};
    }
    [[nodiscard]] ShipId ship() const {
        return {draw.below(static_cast<std::uint32_t>(world.definition.ships.size()))};
    }
    [[nodiscard]] Declaration declaration() const {
        return {static_cast<ShipType>(draw.below(words_of<ShipType>.size())), {number(1, 9)}};
    }
    [[nodiscard]] CardId card(SideId side, bool is_held) const {
        const auto& hand = state.cards.at(side.index()).hand;
        if (is_held && !hand.empty()) return draw.of(hand);
        return {draw.below(static_cast<std::uint32_t>(world.definition.deck.cards.size()))};
    }

    void fill(ruling::Place& verb) const { verb = {formation(), square()}; }
    void fill(ruling::Route& verb) const {
        verb.formation = formation();
        if (!draw.one_in(4)) verb.route = PlotRoute{{}, square()};
    }
    void fill(ruling::Free& verb) const { verb.formation = formation(); }
    void fill(ruling::Arrive& verb) const { verb = {formation(Presence::due), square()}; }
    void fill(ruling::Stance& verb) const {
        verb = {formation(), static_cast<Stance>(draw.below(words_of<Stance>.size()))};
    }
    void fill(ruling::Cancel& verb) const {
        verb.side = side();
        const auto known = state.view(seat_of(verb.side)).contacts.size();
        verb.contact = {draw.below(static_cast<std::uint32_t>(known) + 1) + 1};
    }
    void fill(ruling::Leave& verb) const { verb.formation = formation(); }
    void fill(ruling::Split& verb) const {
        verb.formation = formation();
        // with no formation at sea it is one that has left the game, perhaps without ships
        const std::vector<ShipId>& ships = state.formation(verb.formation).ships;
        verb.ships = {ships.empty() ? ship() : draw.of(ships)};
        verb.name = "HIS PART";
    }
    void fill(ruling::Merge& verb) const {
        verb.from = formation();
        verb.into = comrade(verb.from);
    }
    void fill(ruling::Damage& verb) const { verb = {ship(), {number(1, 3)}}; }
    void fill(ruling::Repair& verb) const { verb = {ship(), {100}, {100}}; }
    void fill(ruling::Sink& verb) const { verb.ship = ship(); }
    void fill(ruling::Speed& verb) const { verb = {ship(), {number(0, 100)}}; }
    void fill(ruling::Reveal& verb) const {
        verb.formation = formation();
        verb.to = enemy_of(verb.formation);
        verb.with_composition = draw.one_in(2);
    }
    void fill(ruling::Hide& verb) const {
        verb = {formation(), side()};
        if (!state.spotted.empty()) {
            const SpottedPair& pair = draw.of(state.spotted);
            verb = {pair.target, pair.side};
        }
    }
    void fill(ruling::Contact& verb) const {
        const FormationId of = formation();
        verb.to = enemy_of(of);
        verb.at = square();
        if (draw.one_in(2)) verb.declared = declaration();
        if (draw.one_in(2)) verb.of = of;
    }
    void fill(ruling::Tell& verb) const { verb = {side(), "Gunfire is heard."}; }
    void fill(ruling::Weather& verb) const {
        verb.zone = {
            static_cast<Weather>(draw.below(words_of<Weather>.size())), square(), {number(0, 2)}};
        if (draw.one_in(4)) verb.zone = {verb.zone.weather, {}, {}};
        verb.turns = {number(1, 3)};
    }
    void fill(ruling::Light& verb) const {
        verb = {state.turn + TurnNumber{number(0, 1)}, draw.one_in(2) ? Light::day : Light::night};
    }
    void fill(ruling::Switch& verb) const { verb = {"movement.diagonal", "after_first"}; }
    void fill(ruling::Card& verb) const {
        verb.side = side();
        verb.is_taken = draw.one_in(2);
        verb.card = card(verb.side, verb.is_taken);
    }
    void fill(ruling::Die& verb) const {
        verb.key.turn = static_cast<std::uint16_t>(state.turn.count);
        verb.key.subject = formation().number;
        verb.key.purpose = Purpose::sighting;
        verb.shows = number(1, 12);
    }
    void fill(ruling::Victory& verb) const { verb = {side(), 3, "bold play"}; }
};

template <std::size_t... Verbs>
Ruling verb_of(std::size_t which, std::index_sequence<Verbs...> /*all*/) {
    const std::array<Ruling, sizeof...(Verbs)> empty{Ruling(std::in_place_index<Verbs>)...};
    return empty.at(which);
}

}  // namespace

Rule random_rule(const World& world, const CampaignState& state, std::size_t verb, Draw& draw) {
    Rule rule;
    rule.what = verb_of(verb, std::make_index_sequence<std::variant_size_v<Ruling>>());
    std::visit([&](auto& what) { Umpire{world, state, draw}.fill(what); }, rule.what);
    rule.why = "it came to his mind";
    for (std::uint32_t side = 0; side < world.definition.sides.size(); ++side) {
        if (draw.one_in(3)) rule.told.push_back({side});
    }
    const bool speaks = draw.one_in(2);
    if (speaks && !rule.told.empty()) rule.say = "You will see.";
    return rule;
}

}  // namespace flagplot::test
