#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "files/draft.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// Which formations a card can affect, as seen by the side that draws it.
enum class Concerns : std::uint8_t { own, enemy, any, none };

Concerns concerns(CardTarget target) {
    switch (target) {
        case CardTarget::owner_picks:
        case CardTarget::own_at_sea:
            return Concerns::own;
        case CardTarget::enemy_at_sea:
        case CardTarget::enemy_active:
            return Concerns::enemy;
        case CardTarget::radius:
            return Concerns::any;
        case CardTarget::side:
            return Concerns::none;
    }
    return Concerns::none;
}

/// Are these points for the enemy's ships or formations?
bool is_for_enemies(VictoryFor what) {
    return what == VictoryFor::sinks || what == VictoryFor::spots;
}

/// Reads weather, scripted cards and points.
class Course {
  public:
    Course(const Source& source, Draft& draft) : source_(source), draft_(draft) {}

    void take(const CampaignTable& table) {
        for (const WeatherTable& each : table.weather) take(each);
        for (const ScriptTable& each : table.script) take(each);
        for (const VictoryTable& each : table.victory) take(each);
        auto& script = draft_.definition.script;
        std::stable_sort(
            script.begin(), script.end(),
            [](const ScriptedCard& a, const ScriptedCard& b) { return a.turn < b.turn; });
    }

  private:
    void take(const WeatherTable& table) {
        WeatherSpell spell;
        spell.from = {table.from_turn.value};
        spell.to = {table.to_turn.is_given() ? table.to_turn.value : table.from_turn.value};
        spell.zone.weather = table.kind.value;
        is_turn("from_turn", table.from_turn);
        is_turn("to_turn", table.to_turn);
        if (table.from_turn.is_given() && spell.to < spell.from) {
            out_of_range(table.to_turn.spot, "to_turn", fmt::format("{}", spell.to.count),
                         fmt::format("{} or later", spell.from.count));
        }
        if (draft_.is_on_chart(source_, table.square)) spell.zone.centre = table.square.value;
        spell.zone.radius = {table.radius.value};
        if (table.radius.is_written() && !table.square.is_written()) {
            out_of_range(table.radius.spot, "radius", "given without a middle",
                         "it beside `square`");
        }
        draft_.definition.weather.push_back(spell);
    }

    void take(const ScriptTable& table) {
        ScriptedCard scripted;
        scripted.turn = {table.turn.value};
        is_turn("turn", table.turn);
        const auto side = draft_.sides.find(source_, table.side);
        const auto card =
            draft_.card_of(source_, side ? std::optional(SideId{*side}) : std::nullopt, table.card);
        const auto formation = draft_.formations.find(source_, table.on);
        if (side) scripted.side = {*side};
        if (card) scripted.card = *card;
        if (formation) scripted.on = FormationId{*formation};
        if (side && card) check_drawer(table, scripted);
        if (side && card && formation) check_target(table, scripted);
        draft_.definition.script.push_back(scripted);
    }

    void check_drawer(const ScriptTable& table, const ScriptedCard& scripted) {
        const Card& card = draft_.definition.deck.cards[scripted.card.index()];
        if (is_in_deck_of(card, scripted.side)) return;
        out_of_range(table.card.spot, "card", fmt::format("\"{}\"", table.card.value),
                     fmt::format("a card in the deck of \"{}\"", table.side.value));
    }

    void check_target(const ScriptTable& table, const ScriptedCard& scripted) {
        const Card& card = draft_.definition.deck.cards[scripted.card.index()];
        const SideId owner = draft_.definition.formation(*scripted.on).side;
        const auto refuse = [&](std::string_view expected) {
            out_of_range(table.on.spot, "on", fmt::format("\"{}\"", table.on.value), expected);
        };
        switch (concerns(card.on)) {
            case Concerns::own:
                if (owner != scripted.side) refuse("a formation of the side that draws the card");
                return;
            case Concerns::enemy:
                if (!draft_.definition.are_hostile(owner, scripted.side)) {
                    refuse("an enemy formation, which this card concerns");
                }
                return;
            case Concerns::none:
                refuse("no formation, for the card concerns the side");
                return;
            case Concerns::any:
                return;
        }
    }

    void take(const VictoryTable& table) {
        VictoryRow row;
        const auto side = draft_.sides.find(source_, table.side);
        if (side) row.side = {*side};
        row.what = table.what.value;
        row.points = table.points.value;
        row.is_by_size = table.by_size.value;
        row.text = table.text.value;
        if (table.what.is_given()) take_arrival(table, row);
        ships_.clear();
        formations_.clear();
        if (side && table.what.is_given()) take_whom(table, row);
        draft_.definition.victory.push_back(std::move(row));
    }

    void take_arrival(const VictoryTable& table, VictoryRow& row) {
        const bool arrives = row.what == VictoryFor::arrives;
        const std::string shown = fmt::format("given for \"{}\"", word_of(row.what));
        constexpr std::string_view expected = "it for \"arrives\" alone";
        if (!arrives && table.at.is_written()) {
            out_of_range(table.at.spot, "at", shown, expected);
        }
        if (!arrives && table.by_turn.is_written()) {
            out_of_range(table.by_turn.spot, "by_turn", shown, expected);
        }
        if (arrives && !table.at.is_written()) {
            source_.problem(table.spot, ErrorCode::missing_key,
                            {"at", "a place of the chart or a square"});
        }
        if (arrives) row.at = draft_.place(source_, table.at);
        if (row.at && !draft_.definition.chart.is_navigable(*row.at)) {
            source_.problem(table.at.spot, ErrorCode::not_sea, {name_of(*row.at)});
        }
        is_turn("by_turn", table.by_turn);
        if (table.by_turn.is_given()) row.by = TurnNumber{table.by_turn.value};
    }

    void take_whom(const VictoryTable& table, VictoryRow& row) {
        for (const auto& name : table.ships.values) take_ship(name, row);
        for (const auto& name : table.formations.values) {
            const auto number = draft_.formations.find(source_, name);
            if (!number) continue;
            check_owner(name.spot, "formations", name.value, {*number}, row);
            take_formation({*number}, row);
        }
        for (const auto& name : table.sides.values) take_side(name, row);
        row.ships.assign(ships_.begin(), ships_.end());
        row.formations.assign(formations_.begin(), formations_.end());
        const bool names_some =
            table.ships.is_written() || table.formations.is_written() || table.sides.is_written();
        if (!names_some) {
            source_.problem(table.spot, ErrorCode::missing_key,
                            {"ships", "ships, formations or sides"});
        }
    }

    void take_ship(const Given<CallName>& name, const VictoryRow& row) {
        if (row.what == VictoryFor::spots) {
            out_of_range(name.spot, "ships", "given for \"spots\"", "formations or sides");
            return;
        }
        const auto number = draft_.ships.find(source_, name);
        if (!number) return;
        check_owner(name.spot, "ships", name.value, draft_.formation_of_ship[*number], row);
        if (!ships_.insert({*number}).second) {
            source_.problem(name.spot, ErrorCode::duplicate, {"ship", name.value});
        }
    }

    void take_formation(FormationId formation, const VictoryRow& row) {
        if (row.what == VictoryFor::spots) {
            formations_.insert(formation);
        } else {
            const auto& ships = draft_.definition.formation(formation).ships;
            ships_.insert(ships.begin(), ships.end());
        }
    }

    void take_side(const Given<Word>& name, const VictoryRow& row) {
        const auto number = draft_.sides.find(source_, name);
        if (!number) return;
        const SideId side{*number};
        if (is_for_enemies(row.what) != draft_.definition.are_hostile(side, row.side)) {
            refuse_owner(name.spot, "sides", name.value, row);
        }
        const auto& formations = draft_.definition.formations;
        for (std::uint32_t i = 0; i < formations.size(); ++i) {
            if (formations[i].side == side) take_formation({i}, row);
        }
    }

    void check_owner(Spot spot, std::string_view key, const std::string& name,
                     FormationId formation, const VictoryRow& row) {
        const SideId owner = draft_.definition.formation(formation).side;
        if (is_for_enemies(row.what) != draft_.definition.are_hostile(owner, row.side)) {
            refuse_owner(spot, key, name, row);
        }
    }

    void refuse_owner(Spot spot, std::string_view key, const std::string& name,
                      const VictoryRow& row) {
        out_of_range(spot, key, fmt::format("\"{}\"", name),
                     is_for_enemies(row.what) ? "an enemy's" : "no enemy's");
    }

    template <class ValueType>
    void is_turn(std::string_view key, const Given<ValueType>& turn) {
        if (!turn.is_given()) return;
        draft_.is_turn(source_, key, turn.value, turn.spot, draft_.definition.calendar.last_turn());
    }

    void out_of_range(Spot spot, std::string_view what, std::string shown,
                      std::string_view expected) {
        source_.problem(spot, ErrorCode::out_of_range,
                        {std::string(what), std::move(shown), std::string(expected)});
    }

    const Source& source_;
    Draft& draft_;
    // of the row being read
    std::set<ShipId> ships_;
    std::set<FormationId> formations_;
};

}  // namespace

void take_course(const Source& source, const CampaignTable& table, Draft& draft) {
    Course(source, draft).take(table);
}

}  // namespace flagplot
