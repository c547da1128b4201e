#include "imagine/known_state.h"

#include <algorithm>

namespace flagplot {

namespace {

class Building {
  public:
    Building(const Rules& rules, SeatId seat, const SideView& view)
        : rules_(rules),
          definition_(rules.definition),
          seat_(seat),
          side_(side_of(seat)),
          view_(view),
          state_(first_state(definition_)) {}

    CampaignState build() {
        state_.turn = view_.turn;
        const bool is_over = definition_.calendar.is_over(view_.turn);
        state_.progress.phase = is_over ? Phase::over : Phase::orders;
        state_.solo = side_;  // so that nothing waits for a release
        take_ships();
        for (std::uint32_t number = 1; number <= view_.formations.size(); ++number) {
            take_formation({number});
        }
        take_battles();
        take_cards();
        take_weather();
        take_rulings();
        state_.views.at(seat_.index()) = view_;
        pay();
        return std::move(state_);
    }

  private:
    [[nodiscard]] ShipId ship(OwnShip own) const {
        return rules_.ships.at(seat_.index()).at(own.index());
    }

    void take_ships() {
        for (std::uint32_t own = 0; own < view_.ships.size(); ++own) {
            state_.ships.at(ship({own}).index()) = view_.ships[own];
        }
    }

    [[nodiscard]] std::vector<ShipId> ships_of(const OwnFormation& own) const {
        std::vector<ShipId> ships;
        for (const OwnShip each : own.ships) ships.push_back(ship(each));
        std::sort(ships.begin(), ships.end());
        return ships;
    }

    /// The formation of the definition with this number, or the next that was formed in play.
    FormationState& formation(OwnNumber number, const OwnFormation& own) {
        if (const auto found = find_formation(definition_, state_, side_, number)) {
            return state_.formations.at(found->index());
        }
        FormationRow row{own.id,     own.name,   side_,         number,
                         view_.turn, own.square, ships_of(own), own.at_destination};
        if (!own.track.empty()) {
            row.enters = own.track.front().turn;
            row.enters_at = own.track.front().square;
        }
        if (row.ships.empty()) row.ships.push_back(ship({0}));  // it is gone, and rolls no dice
        const bool is_between_turns = row.enters == view_.turn;
        state_.founded.push_back({row, row.enters, {}, is_between_turns});
        return state_.formations.emplace_back();
    }

    void take_formation(OwnNumber number) {
        const OwnFormation& own = view_.formation(number);
        FormationState& formation = this->formation(number, own);
        formation.ships = ships_of(own);
        formation.presence = own.presence;
        formation.square = own.square;
        formation.route = own.route;
        formation.run = own.run;
        formation.carried = own.carried;
        formation.stance = own.stance;
        formation.radar_on = own.radar_on;
        formation.conditions = own.conditions;
        formation.task = own.task;
        formation.speed = own.speed;
        formation.engaged = own.engaged;
        formation.effects = own.effects;
        formation.has_arrived = own.has_arrived;
        if (own.track.size() > 1) formation.came_from = own.track[own.track.size() - 2].square;
        for (const Prize& prize : own.prizes) take_prize(formation, prize);
        std::sort(formation.prizes.begin(), formation.prizes.end());
    }

    void take_prize(FormationState& formation, const Prize& prize) {
        for (std::uint32_t i = 0; i < definition_.ships.size(); ++i) {
            if (definition_.ships[i].ship.name != prize.name.text) continue;
            state_.ships[i].fate = Fate::captured;
            state_.ships[i].captor = side_;
            formation.prizes.push_back({i});
        }
    }

    void take_battles() {
        for (std::uint32_t i = 0; i < view_.battles.size(); ++i) {
            const KnownBattle& known = view_.battles[i];
            Battle battle{known.square, known.turn,     {}, {}, {{side_, {i + 1}}},
                          {},           BattleOutcome{}};
            for (const OwnNumber number : known.own) {
                battle.formations.push_back(formation_of(definition_, state_, side_, number));
            }
            std::sort(battle.formations.begin(), battle.formations.end());
            while (battle.last_turn() < known.last) battle.outcome->minutes += minutes_per_turn;
            state_.battles.push_back(std::move(battle));
        }
    }

    /// What is neither in the hand nor away comes again in any order.
    void take_cards() {
        CardPiles& piles = state_.cards.at(side_.index());
        const auto& deck = definition_.deck.cards;
        for (std::uint32_t card = 0; card < deck.size(); ++card) {
            const auto held = std::count_if(
                view_.hand.begin(), view_.hand.end(),
                [&](const HandCard& each) { return each.name.text == deck[card].name; });
            piles.hand.insert(piles.hand.end(), static_cast<std::size_t>(held), CardId{card});
            if (!is_in_deck_of(deck[card], side_)) continue;
            const auto others = std::max<std::int64_t>(0, deck[card].copies - held);
            piles.discards.insert(piles.discards.end(), static_cast<std::size_t>(others),
                                  CardId{card});
        }
        piles.shuffles = 1;
    }

    void take_weather() {
        const auto foretold = forecast(definition_, view_.turn);
        for (const WeatherZone& zone : weather_in(view_, view_.turn)) {
            const bool is_foretold =
                std::find(foretold.begin(), foretold.end(), zone) != foretold.end();
            if (!is_foretold) state_.weather.push_back({zone, view_.turn});
        }
    }

    void take_rulings() {
        state_.rulings.amended = rules_.amended;
        const Switches& data = rules_.data_by(state_.rulings).switches;
        for (const SwitchRow& row : switch_table()) {
            const std::string now = row.get(definition_.switches);
            if (now != row.get(data)) {
                state_.rulings.switches.push_back({std::string(row.key), now});
            }
        }
        for (const LightTold& told : view_.lights) state_.rulings.lights[told.turn] = told.light;
    }

    /// Points that its ships have earned by now, as far as it knows.
    void pay() {
        for (std::size_t i = 0; i < definition_.victory.size(); ++i) {
            const VictoryRow& row = definition_.victory[i];
            for (const ShipId each : row.ships) {
                if (!is_earned(row, each)) continue;
                state_.paid.push_back(
                    {static_cast<std::int32_t>(i), each.number, worth(definition_, row, each)});
            }
        }
        std::sort(state_.paid.begin(), state_.paid.end());
    }

    [[nodiscard]] bool is_earned(const VictoryRow& row, ShipId each) const {
        const bool is_lost = state_.ships.at(each.index()).is_lost();
        if (row.what == VictoryFor::sinks) return is_lost;
        const auto owner = formation_with(state_, each);
        if (row.what != VictoryFor::arrives || is_lost || !row.at ||
            owner.index() >= state_.formations.size()) {
            return false;
        }
        return row.side == side_ && state_.formation(owner).presence != Presence::due &&
               state_.formation(owner).square == *row.at;
    }

    static constexpr std::int32_t minutes_per_turn = 360;

    const Rules& rules_;
    const Definition& definition_;
    SeatId seat_;
    SideId side_;
    const SideView& view_;
    CampaignState state_;
};

}  // namespace

CampaignState known_state(const Rules& rules, SeatId seat, const SideView& view) {
    return Building(rules, seat, view).build();
}

}  // namespace flagplot
