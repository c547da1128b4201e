#pragma once

#include "campaign/definition.h"
#include "campaign/state.h"
#include "support/small_book.h"

/// \file
/// The truth behind support/small_book.h: what the umpire of the small campaign knows.

namespace flagplot::test {

inline constexpr FormationId true_force_k{0};
inline constexpr FormationId true_tanker{1};
inline constexpr FormationId true_convoy{2};
inline constexpr FormationId true_division{3};

inline void add_side(Definition& definition, const Book& book) {
    const SideId side = book.side;
    definition.sides.push_back(
        {book.own_side().id, book.own_side().name, {}, book.own_ports, book.briefing});
    for (const BookFormation& formation : book.formations) {
        FormationRow& row = definition.formations.emplace_back();
        row.id = formation.id;
        row.name = formation.name;
        row.side = side;
        row.enters = formation.enters;
        row.enters_at = formation.enters_at;
        row.number = {static_cast<std::uint32_t>(&formation - book.formations.data() + 1)};
        for (const OwnShip ship : formation.ships) {
            row.ships.push_back({static_cast<std::uint32_t>(definition.ships.size())});
            definition.ships.push_back({book.ship(ship), {}, {}});
        }
    }
}

[[nodiscard]] inline Definition small_campaign() {
    const Book uk = small_book();
    Definition definition;
    definition.id = uk.campaign;
    definition.title = uk.title;
    definition.calendar = uk.calendar;
    definition.profile = Profile::standard;
    definition.switches = uk.switches;
    definition.chart = uk.chart;
    add_side(definition, uk);
    add_side(definition, enemy_book());
    definition.sides[0].hostile_to = {{1}};
    definition.sides[1].hostile_to = {{0}};
    return definition;
}

/// The beginning of turn 2: the Royal Navy knows what `view_with_contact` says; the convoy is in E3
/// on its way to B4, the division at anchor.
[[nodiscard]] inline CampaignState small_state() {
    const Definition definition = small_campaign();
    CampaignState state = first_state(definition);
    state.turn = {2};
    state.views[0] = view_with_contact();
    SideView& enemy = state.views[1];
    enemy.turn = {2};
    const auto place = [&](FormationId id, Square square, std::optional<PlotRoute> route) {
        state.formations[id.index()].presence = Presence::on_chart;
        state.formations[id.index()].square = square;
        state.formations[id.index()].route = route;
    };
    place(true_force_k, at("C3"), state.views[0].formations[0].route);
    state.formations[0].run = {1};
    place(true_convoy, at("E3"), PlotRoute{{}, at("B4")});
    place(true_division, at("G5"), std::nullopt);
    for (std::size_t i = 0; i < 2; ++i) {
        const FormationState& truth = state.formations[true_convoy.index() + i];
        enemy.formations[i].presence = Presence::on_chart;
        enemy.formations[i].square = truth.square;
        enemy.formations[i].route = truth.route;
        enemy.formations[i].track = {{{1}, truth.square}};
    }
    return state;
}

}  // namespace flagplot::test
