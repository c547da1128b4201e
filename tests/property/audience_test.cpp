#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

#include "support/random_ruling.h"
#include "support/random_world.h"

// Who is told what: table 5.2 of the rules written down once more, independently of the engine,
// from the facts alone. Every step of many random campaigns must tell exactly this.

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// Contact numbers and receipts are the seat's own business: left out of the comparison.
Report comparable(Report report) {
    if (auto* sighting = std::get_if<Seen>(&report)) sighting->contact = {0};
    if (auto* told = std::get_if<ContactReported>(&report)) told->contact = {0};
    if (auto* flown = std::get_if<AirReport>(&report)) {
        for (AirSighting& each : flown->found) each.contact = {0};
        std::sort(
            flown->found.begin(), flown->found.end(),
            [](const AirSighting& a, const AirSighting& b) { return encoded(a) < encoded(b); });
    }
    if (auto* receipt = std::get_if<OrdersReceived>(&report)) receipt->receipt = {};
    if (auto* joined = std::get_if<BattleJoined>(&report)) {
        for (EnemyMet& each : joined->enemy) each.contact = {0};
    }
    if (auto* attack = std::get_if<OwnAttacks>(&report)) attack->contact = {0};
    if (auto* missed = std::get_if<OwnAttackMissed>(&report)) missed->contact = {0};
    if (auto* revised = std::get_if<ContactRevised>(&report)) revised->made.reset();
    return report;
}

class Table52 {
  public:
    Table52(const Definition& definition, CampaignState before)
        : definition_(definition), state_(std::move(before)) {
        for (std::uint32_t i = 0; i < state_.formations.size(); ++i) {
            const FormationRow& own = row({i});
            const auto& known = state_.view(seat_of(own.side)).formation(own.number).attack;
            if (known) attacks_[{i}] = {known->square, hour_of_stop({i})};
        }
    }

    std::vector<Told> told_by(const std::vector<Fact>& facts) {
        for (const Fact& fact : facts) {
            std::visit([&](const auto& each) { (*this)(each); }, fact);
            evolve(state_, fact);
            was_strike_over_ = std::holds_alternative<CardResolved>(fact);
        }
        const auto& stop = state_.stop;
        const bool is_open = stop && std::holds_alternative<UmpireAsked>(*stop);
        // the turn goes on with the next command
        if (looks_at_each_step() && !is_open && !is_ruled_on_) end_attacks();
        for (Told& flight : flown_) told_.push_back(std::move(flight));
        if (ruled_) std::visit([&](const auto& verb) { tell_ruling(verb); }, ruled_->what);
        return told_;
    }

    // own order, step, points, carried point, arrival, damage: its owner, all; others nothing
    void operator()(const FormationEntered& f) { owner(f, OwnEntered{own(f), f.square}); }
    void operator()(const RouteSet& f) {
        if (!ruled_) owner(f, OwnRouteSet{own(f), f.route});
    }
    void operator()(const StanceTaken& f) { owner(f, OwnStanceTaken{own(f), f.stance}); }
    void operator()(const RadarUsed& f) { owner(f, OwnRadarUsed{own(f), f.on}); }
    void operator()(const ConditionsSet& f) { owner(f, OwnConditionsSet{own(f), f.conditions}); }
    void operator()(const ConditionMet& f) {
        const auto& standing = state_.formation(f.formation).conditions;
        owner(f, OwnConditionMet{own(f), standing.at(static_cast<std::size_t>(f.which)), f.at});
    }
    void operator()(const ConditionExpired& f) {
        const auto& standing = state_.formation(f.formation).conditions;
        owner(f, OwnConditionExpired{own(f), standing.at(static_cast<std::size_t>(f.which))});
    }
    void operator()(const TaskSet& f) { owner(f, OwnTaskSet{own(f), f.task}); }
    void operator()(const TaskOver& f) {
        owner(f, OwnTaskOver{own(f), state_.formation(f.formation).task.value(), f.why});
    }
    void operator()(const SpeedSet& f) { owner(f, OwnSpeedSet{own(f), f.speed}); }
    void operator()(const OrderLapsed& f) { owner(f, OwnOrderLapsed{own(f), f.order, f.why}); }
    void operator()(const AllowanceSet& f) {
        owner(f, OwnAllowance{own(f), f.points + f.carried, f.carried});
    }
    void operator()(const FormationMoved& f) {
        spotted_.clear();  // whoever looks about after this step is told anew
        if (looks_at_each_step() && is_alternating()) end_attacks();
        if (f.closes_on) {
            owner(f, OwnAttacks{own(f), {0}, f.to, f.at});
            attacks_[f.formation] = {f.to, f.at};
        }
        owner(f, OwnMoved{own(f), f.direction, f.to, f.cost, f.run, f.at});
    }
    void operator()(const MarkerReached& f) {
        owner(f, OwnReached{own(f), f.marker, f.is_destination, f.at});
    }
    void operator()(const FormationRested& f) { owner(f, OwnTurnOver{own(f), f.carried, f.run}); }
    void operator()(const SheetReceived& f) { told_.push_back({f.seat, OrdersReceived{}}); }

    // sighting: success tells the searcher; failure nobody, not even that a die fell
    void operator()(const DieRolled& /*f*/) {}
    void operator()(const SightingTried& f) {
        if (!f.has_succeeded) return;
        const SideId searching = row(f.tried.searcher).side;
        const OwnNumber by = row(f.tried.searcher).number;
        const auto attack = attacks_.find(f.tried.searcher);
        if (attack != attacks_.end() && attack->second.square == f.to) attacks_.erase(attack);
        told_.push_back(
            {seat_of(searching), Seen{{0}, by, f.mode, f.tried.reach, f.to, f.declared, f.at}});
        if (!definition_.switches.notify_spotted) return;
        const FormationRow& target = row(f.tried.target);
        const Told spotted{seat_of(target.side), OwnSpotted{target.number, f.at}};
        const auto key = std::pair(f.tried.target, f.at);
        if (spotted_.insert(key).second) told_.push_back(spotted);
    }

    // clock and light: everyone; initiative: everyone, but nobody where an umpire presides
    void operator()(const TurnOpened& f) {
        everyone(TurnBegan{f.turn, f.light});
        for (const auto& [seat, sheet] : state_.sheets) {
            for (const Order& order : sheet.orders) {
                const auto* word = std::get_if<SendWord>(&order);
                if (word != nullptr) told_.push_back({seat, WordTaken{{word->text}}});
            }
        }
        // a side's corrections of its own picture: that side, in its own words
        for (const auto& [seat, sheet] : state_.sheets) {
            for (const Order& order : sheet.orders) {
                const auto* revision = std::get_if<ContactOrder>(&order);
                if (revision != nullptr) told_.push_back({seat, ContactRevised{*revision, {}}});
            }
        }
    }
    void operator()(const TurnClosed& f) {
        everyone(TurnEnded{f.next - TurnNumber{1}});
        for (const Battle& battle : state_.battles) {  // one that took further turns is over
            const std::int32_t further = battle.outcome ? battle.outcome->minutes / 360 : 0;
            if (further == 0 || battle.turn.count + further != f.next.count - 1) continue;
            for (const auto& [side, number] : battle.numbers) {
                told_.push_back({seat_of(side), BattleEnded{number, battle.square}});
            }
        }
        std::vector<WeatherZone> zones;
        for (const WeatherSpell& spell : definition_.weather) {
            const bool is_on = spell.from <= f.next && f.next <= spell.to;
            if (is_on && definition_.switches.weather_enabled) zones.push_back(spell.zone);
        }
        if (!zones.empty()) everyone(WeatherTold{f.next, zones});
        if (definition_.table.release == Releasing::at_once) everyone(Released{f.next});
    }
    void operator()(const InitiativeDecided& f) {
        if (definition_.profile == Profile::umpired) return;
        everyone(InitiativeTold{f.won.front(), f.began.front()});
    }

    // battle joined: both; of the enemy type of biggest and number. Battle over: own units in full
    void operator()(const BattleMarked& f) {
        for (const auto& [side, number] : f.numbers) {
            BattleJoined joined{number, f.square, {}, {}, f.at};
            for (const FormationId id : f.formations) attacks_.erase(id);
            for (const FormationId id : f.turned_back) {
                if (row(id).side == side) joined.turned_back.push_back(row(id).number);
            }
            for (const FormationId id : f.formations) {
                if (row(id).side == side) {
                    joined.own.push_back(row(id).number);
                } else {
                    const Strength s =
                        strength_of(units_of(definition_, state_, id), SpBasis::nominal);
                    joined.enemy.push_back({{0}, {s.biggest, s.units}});
                }
            }
            std::sort(joined.own.begin(), joined.own.end());
            std::sort(joined.enemy.begin(), joined.enemy.end(),
                      [](const EnemyMet& one, const EnemyMet& other) {
                          const Declaration& a = one.declared;
                          const Declaration& b = other.declared;
                          if (a.biggest != b.biggest) return a.biggest < b.biggest;
                          return a.units > b.units;
                      });
            told_.push_back({seat_of(side), joined});
        }
    }
    void operator()(const BattleFought& f) {
        CampaignState after = state_;
        evolve(after, f);
        const Battle& battle = state_.battles.at(f.battle.index());
        for (const FormationId id : battle.formations) {
            OwnShipsLeft left{row(id).number, {}};
            for (const ShipId ship : state_.formation(id).ships) {
                left.ships.push_back(left_of(after, ship));
            }
            told_.push_back({seat_of(row(id).side), left});
        }
        for (const auto& [side, number] : battle.numbers) {
            const TurnNumber last{battle.turn.count + f.outcome.minutes / 360};
            const Minutes length{f.outcome.minutes};
            told_.push_back(
                {seat_of(side), BattleOver{number, battle.square, last, {}, length, f.from}});
        }
    }

    // a prize: the captor, her name, class and type
    void operator()(const PrizesHeld& f) {
        OwnPrizes told{own(f), {}};
        for (const ShipId id : f.ships) {
            const BookShip& ship = definition_.ship(id).ship;
            told.prizes.push_back({{ship.name}, {ship.class_name}, ship.type});
        }
        std::sort(told.prizes.begin(), told.prizes.end(),
                  [](const Prize& a, const Prize& b) { return a.name.text < b.name.text; });
        owner(f, told);
    }
    void operator()(const FormationBrokeOff& f) { owner(f, OwnBrokeOff{own(f), f.to}); }
    void operator()(const BattleRefused& f) { owner(f, OwnSlipped{own(f), f.to, f.at}); }

    // split, merge: its owner, all
    void operator()(const FormationFounded& f) {
        const FormationRow& part = f.founded.row;
        std::vector<OwnShip> ships;
        for (const ShipId ship : part.ships) ships.push_back(number_of(ship));
        std::sort(ships.begin(), ships.end());
        told_.push_back({seat_of(part.side), OwnFounded{part.number,
                                                        row(f.from).number,
                                                        {part.id},
                                                        {part.name},
                                                        ships,
                                                        state_.formation(f.from).square}});
    }
    void operator()(const FormationsMerged& f) {
        told_.push_back(
            {seat_of(row(f.from).side), OwnMerged{row(f.from).number, row(f.into).number}});
    }

    // air search: block of each sortie and what it reports, or nothing seen; the searched nothing
    void operator()(const SortieFlown& f) {
        is_watch_ = f.asset && definition_.assets[f.asset->index()].watches;
        if (is_watch_) return;
        std::optional<OwnAsset> asset;
        if (f.asset) {
            std::uint32_t before = 0;
            for (std::uint32_t i = 0; i < f.asset->number; ++i) {
                before += definition_.assets[i].side == f.side ? 1U : 0U;
            }
            asset = OwnAsset{before};
        }
        flown_.push_back({seat_of(f.side), AirReport{asset, f.centre, {}}});
    }
    void operator()(const FoundFromAir& f) {
        if (is_watch_) {  // watchers report as rumour does, or nothing
            told_.push_back({seat_of(f.side), ContactReported{{0}, f.told_square, f.told, {}}});
            return;
        }
        std::get<AirReport>(flown_.back().report).found.push_back({{0}, f.told_square, f.told});
    }
    void operator()(const SideLapsed& f) {
        if (const auto* revision = std::get_if<ContactOrder>(&f.order)) {
            const Told revised{seat_of(f.side), ContactRevised{*revision, {}}};
            told_.erase(std::find(told_.begin(), told_.end(), revised));
        }
        told_.push_back({seat_of(f.side), SideOrderLapsed{f.order, f.why}});
    }

    // card into the hand, card played: the card, to its owner
    void operator()(const CardMoved& f) {
        const Card& card = definition_.deck.cards[f.card.index()];
        const bool is_dealt = f.from == Pile::draw || (f.from == Pile::away && !was_strike_over_);
        const bool is_put_away = f.to == Pile::discards && is_dealt;
        if (f.to == Pile::hand || is_put_away) {
            told_.push_back({seat_of(f.side), CardDealt{{{card.name}, {card.text}, needs(card)},
                                                        f.to == Pile::hand}});
        }
        is_played_ = f.from == Pile::hand;
    }
    void operator()(const CardResolutionBegan& f) {
        if (is_played_) {
            std::optional<OwnNumber> on;
            if (f.card.on) on = row(*f.card.on).number;
            const std::string& name = definition_.deck.cards[f.card.card.index()].name;
            told_.push_back({seat_of(f.card.side), CardPlayed{{name}, on}});
        }
        is_played_ = false;
    }

    // blow with an effect: formation, effect, how long, cause as seen from the bridge
    void operator()(const CardAimed& f) {
        CardResolution resolution = state_.progress.card_resolutions.front();
        resolution.on = f.on;
        resolution.at = f.at;
        std::vector<ActiveEffect> lasting;
        for (const auto& each : card_of(resolution).effects) {
            const auto* effect = std::get_if<CardEffect>(&each);
            if (effect == nullptr) return;  // told when the choice is made
            add_lasting(*effect, lasting);
        }
        tell_affected(resolution, lasting);
    }
    void operator()(const ChoiceMade& f) {
        const CardResolution& resolution = state_.progress.card_resolutions.front();
        const auto& each =
            card_of(resolution).effects[static_cast<std::size_t>(resolution.next_effect)];
        std::vector<ActiveEffect> lasting;
        add_lasting(f.is_second ? std::get<Choice>(each).b : std::get<Choice>(each).a, lasting);
        tell_affected(resolution, lasting);
    }
    void operator()(const CardEffectApplied& /*f*/) {
        const CardResolution& resolution = state_.progress.card_resolutions.front();
        const auto& each =
            card_of(resolution).effects[static_cast<std::size_t>(resolution.next_effect)];
        const auto* effect = std::get_if<CardEffect>(&each);
        const auto* text = effect != nullptr ? std::get_if<TellText>(&effect->what) : nullptr;
        if (text != nullptr) told_.push_back({seat_of(resolution.side), TextTold{{text->text}}});
    }
    void operator()(const RulingGiven& f) {
        is_ruled_on_ = true;
        if (state_.progress.phase != Phase::events) return;
        const CardResolution& resolution = state_.progress.card_resolutions.front();
        const SeatId seat = seat_of(resolution.side);
        if (!f.why.empty()) told_.push_back({seat, TextTold{{f.why}}});
        const auto& each =
            card_of(resolution).effects[static_cast<std::size_t>(resolution.next_effect)];
        const auto* branch = std::get_if<UmpireBranch>(&each);
        if (branch == nullptr) return;
        const std::vector<CardEffect>& chosen = f.is_yes ? branch->yes : branch->no;
        std::vector<ActiveEffect> lasting;
        for (const CardEffect& effect : chosen) add_lasting(effect, lasting);
        if (!chosen.empty()) tell_affected(resolution, lasting);
        for (const CardEffect& effect : chosen) {
            const auto* text = std::get_if<TellText>(&effect.what);
            if (text != nullptr) told_.push_back({seat, TextTold{{text->text}}});
        }
    }
    void operator()(const EffectsChanged& f) {
        const auto in_port = [](const ActiveEffect& each) { return each.ends == Ends::in_port; };
        const auto& before = state_.formation(f.formation).effects;
        if (std::any_of(before.begin(), before.end(), in_port) &&
            std::none_of(f.effects.begin(), f.effects.end(), in_port)) {
            owner(f, OwnRefreshed{own(f)});
        }
    }
    // what slows a ship: her owner, which it is; when it ends he knows
    void operator()(const ShipEffectsChanged& f) {
        const auto& before = state_.ships[f.ship.index()].effects;
        if (f.effects.size() > before.size()) return tell_of_ship(f);
        const auto in_port = [](const ActiveEffect& each) { return each.ends == Ends::in_port; };
        if (std::any_of(before.begin(), before.end(), in_port) &&
            std::none_of(f.effects.begin(), f.effects.end(), in_port)) {
            const FormationId id = formation_with(state_, f.ship);
            const Told refreshed{seat_of(row(id).side), OwnRefreshed{row(id).number}};
            const bool is_told = std::find(told_.begin(), told_.end(), refreshed) != told_.end();
            if (!is_told) told_.push_back(refreshed);
        }
    }
    void operator()(const ShipHit& f) {
        if (ruled_) return;
        tell_of_ship(f);
    }
    template <class F>
    void tell_of_ship(const F& f) {
        CampaignState after = state_;
        evolve(after, f);
        for (std::uint32_t i = 0; i < after.formations.size(); ++i) {
            const auto& ships = after.formations[i].ships;
            if (!std::binary_search(ships.begin(), ships.end(), f.ship)) continue;
            told_.push_back(
                {seat_of(row({i}).side), OwnShipsLeft{row({i}).number, {left_of(after, f.ship)}}});
        }
    }
    // sides with formations in the area: the weather
    void operator()(const WeatherCame& f) {
        for (std::uint32_t i = 0; i < state_.formations.size(); ++i) {
            const FormationState& formation = state_.formations[i];
            if (formation.presence != Presence::on_chart) continue;
            if (!covers(f.weather.zone, formation.square)) continue;
            told_.push_back(
                {seat_of(row({i}).side), OwnWeathered{row({i}).number, f.weather.zone.weather}});
        }
    }

    // false report: a contact in the words of a true one; intelligence: a contact without
    // composition and its next marker; direction finding: the block
    void operator()(const ContactInvented& f) {
        if (is_watch_) {
            told_.push_back({seat_of(f.side), ContactReported{{0}, f.square, f.declared, {}}});
            return;
        }
        std::get<AirReport>(flown_.back().report).found.push_back({{0}, f.square, f.declared});
    }
    void operator()(const FalseReportDue& /*f*/) {}
    void operator()(const FalseReportDropped& /*f*/) {}
    void operator()(const EnemyRevealed& f) {
        if (f.what == Reveals::block) {
            told_.push_back({seat_of(f.side), BlockLearned{f.square}});
            return;
        }
        const auto& route = state_.formation(f.formation).route;
        std::optional<Square> marker;
        if (f.what == Reveals::marker && route) {
            marker = route->checkpoints.empty() ? route->destination : route->checkpoints.front();
        }
        told_.push_back({seat_of(f.side), ContactReported{{0}, f.square, {}, marker}});
    }

    // ruling: whom it names; default nobody. What is told of it is how things are behind it
    void operator()(const UmpireRuled& f) { ruled_ = f; }
    void tell_ruling(const ruling::Place& v) {
        if_owner_is_told(v.formation, OwnPlaced{row(v.formation).number, v.to});
    }
    void tell_ruling(const ruling::Route& v) {
        if_owner_is_told(v.formation, OwnRouteSet{row(v.formation).number, v.route});
    }
    void tell_ruling(const ruling::Stance& v) {
        if_owner_is_told(v.formation, OwnStanceTaken{row(v.formation).number, v.stance});
    }
    void tell_ruling(const ruling::Cancel& v) {
        told_.push_back({seat_of(v.side), ContactRevised{{v.contact, ContactStruck{}}, {}}});
    }
    void tell_ruling(const ruling::Leave& v) {
        if_owner_is_told(v.formation, OwnLeft{row(v.formation).number});
    }
    void tell_ruling(const ruling::Damage& v) { if_owner_is_told(v.ship); }
    void tell_ruling(const ruling::Repair& v) { if_owner_is_told(v.ship); }
    void tell_ruling(const ruling::Sink& v) { if_owner_is_told(v.ship); }
    void tell_ruling(const ruling::Speed& v) { if_owner_is_told(v.ship); }
    void tell_ruling(const ruling::Light& v) {
        for (const SideId side : ruled_->told) {
            told_.push_back({seat_of(side), LightTold{v.turn, v.light}});
        }
    }
    // his captain could not act on it otherwise; arrive, split and merge are facts of their own
    void tell_ruling(const ruling::Free& v) { owner(v, OwnFreed{own(v)}); }
    void tell_ruling(const ruling::Arrive& /*v*/) {}
    void tell_ruling(const ruling::Split& /*v*/) {}
    void tell_ruling(const ruling::Merge& /*v*/) {}
    // the side they name; weather and a card into the hand are facts of their own
    void tell_ruling(const ruling::Reveal& v) {
        const Strength s =
            strength_of(units_of(definition_, state_, v.formation), SpBasis::nominal);
        std::optional<Declaration> declared;
        if (v.with_composition) declared = Declaration{s.biggest, s.units};
        const Square square = state_.formation(v.formation).square;
        told_.push_back({seat_of(v.to), ContactReported{{0}, square, declared, {}}});
    }
    void tell_ruling(const ruling::Contact& v) {
        told_.push_back({seat_of(v.to), ContactReported{{0}, v.at, v.declared, {}}});
    }
    void tell_ruling(const ruling::Tell& v) {
        told_.push_back({seat_of(v.side), TextTold{{v.text}}});
    }
    void tell_ruling(const ruling::Card& v) {
        const Card& card = definition_.deck.cards[v.card.index()];
        if (v.is_taken) told_.push_back({seat_of(v.side), CardTakenAway{{card.name}}});
    }
    void tell_ruling(const ruling::Weather& /*v*/) {}
    // everybody: rules are no secret
    void tell_ruling(const ruling::Switch& v) { everyone(SwitchTold{{v.key}, {v.value}}); }
    // nobody
    void tell_ruling(const ruling::Hide& /*v*/) {}
    void tell_ruling(const ruling::Die& /*v*/) {}
    void tell_ruling(const ruling::Victory& /*v*/) {}

    // message: whom it is to
    void operator()(const MessagePassed& f) {
        for (std::uint32_t side = 0; side < definition_.sides.size(); ++side) {
            const bool is_meant = f.to ? *f.to == SideId{side} : f.from != SideId{side};
            if (is_meant) told_.push_back({seat_of({side}), MessageTold{f.from, {f.text}}});
        }
    }

    // a release: everybody, that what was told before it may be read now
    void operator()(const BriefingsReleased& f) { everyone(Released{f.next}); }
    // the sides that are not held back
    void operator()(const BriefingsReleasedTo& f) {
        for (const SideId side : f.sides) told_.push_back({seat_of(side), Released{f.next}});
    }

    // its owner: it left the game where it was bound
    void operator()(const FormationDeparted& f) { owner(f, OwnLeft{own(f)}); }

    // the umpire's own business
    void operator()(const SheetRefused& /*f*/) {}
    void operator()(const RefusalOverruled& /*f*/) {}
    void operator()(const NoteTaken& /*f*/) {}
    void operator()(const CampaignAmended& /*f*/) {}  // tests/property/amendment_test.cpp
    void operator()(const RefusalFailed& /*f*/) {}
    void operator()(const DeckShuffled& /*f*/) {}
    void operator()(const CardLaid& /*f*/) {}
    void operator()(const CardTaken& /*f*/) {}
    void operator()(const CardResolved& /*f*/) {}
    void operator()(const WeatherPassed& /*f*/) {}
    void operator()(const FlightGiven& /*f*/) {}
    void operator()(const ChoiceAwaited& /*f*/) {}
    void operator()(const RulingAwaited& /*f*/) {}
    void operator()(const SidePaid& /*f*/) {}
    void operator()(const DiceRemembered& /*f*/) {}
    void operator()(const CommandWithdrawn& /*f*/) {}
    void operator()(const DecisionCounted& /*f*/) {}
    void operator()(const SoloBegun& /*f*/) {}
    void operator()(const PhaseEntered& f) {
        spotted_.clear();
        if (looks_at_each_step() || f.phase == Phase::battles) end_attacks();
    }
    void operator()(const LegPlanned& /*f*/) {}
    void operator()(const PlaceTaken& /*f*/) {}
    void operator()(const HoldOrdered& /*f*/) {}
    void operator()(const QueueDrawnUp& /*f*/) {}
    void operator()(const FormationUnderWay& /*f*/) {}
    void operator()(const FormationDone& /*f*/) {
        spotted_.clear();
        if (looks_at_each_step()) end_attacks();
    }
    void operator()(const PulseBegan& /*f*/) {
        spotted_.clear();
        if (looks_at_each_step()) end_attacks();
    }
    void operator()(const CaptainAsked& /*f*/) {}
    void operator()(const CaptainAnswered& /*f*/) {}
    void operator()(const BattleAwaited& /*f*/) {}
    void operator()(const BattleOrderAdded& /*f*/) {}
    void operator()(const CrossingsWait& /*f*/) {}
    void operator()(const FormationLost& /*f*/) {}
    void operator()(const SpottingForgotten& /*f*/) {}

  private:
    // attack of a formation that seeks battle: its owner, that it left its course, and whether it
    // found nobody
    struct AttackOn {
        Square square;
        Pulse at;
    };
    [[nodiscard]] bool looks_at_each_step() const {
        return definition_.switches.timing == SightingTiming::on_step;
    }
    [[nodiscard]] bool is_alternating() const {
        return definition_.switches.turn_mode == TurnMode::alternating;
    }
    /// The hour of an attack of which an earlier command left open what it has found.
    [[nodiscard]] Pulse hour_of_stop(FormationId id) const {
        const FormationState& formation = state_.formation(id);
        const bool has_points = formation.allowance().count > 0;
        if (!is_alternating() || !has_points) return state_.progress.pulse;
        return pulse_of(formation.spent, formation.allowance());
    }
    void end_attacks() {
        for (const auto& [id, attack] : attacks_) {
            if (state_.formation(id).presence != Presence::on_chart) continue;
            std::optional<OwnBattleNumber> fought;
            for (const Battle& battle : state_.battles) {
                const auto number = battle.numbers.find(row(id).side);
                const bool is_there = battle.square == attack.square && battle.turn == state_.turn;
                if (is_there && number != battle.numbers.end()) fought = number->second;
            }
            const Pulse at = looks_at_each_step() ? attack.at : Pulse{half_hours_per_turn};
            told_.push_back({seat_of(row(id).side),
                             OwnAttackMissed{row(id).number, {0}, attack.square, fought, at}});
        }
        attacks_.clear();
    }
    [[nodiscard]] const FormationRow& row(FormationId id) const {
        return row_of(definition_, state_, id);
    }
    template <class F>
    OwnNumber own(const F& fact) const {
        return row(fact.formation).number;
    }
    template <class F>
    void owner(const F& fact, Report report) {
        told_.push_back({seat_of(row(fact.formation).side), std::move(report)});
    }
    [[nodiscard]] OwnShip number_of(ShipId ship) const {
        for (const FormationRow& formation : definition_.formations) {
            const auto& ships = formation.ships;
            if (std::find(ships.begin(), ships.end(), ship) == ships.end()) continue;
            std::uint32_t number = 0;
            for (const ShipId each : ships_of(definition_, formation.side)) {
                if (each == ship) return {number};
                ++number;
            }
        }
        return {};
    }
    [[nodiscard]] OwnShipLeft left_of(const CampaignState& after, ShipId ship) const {
        const ShipState& left = after.ships[ship.index()];
        return {number_of(ship), left};
    }
    static CardNeeds needs(const Card& card) {
        if (card.on == CardTarget::owner_picks) return CardNeeds::formation;
        for (const auto& each : card.effects) {
            const auto* effect = std::get_if<CardEffect>(&each);
            if (effect != nullptr && std::holds_alternative<FreeSearch>(effect->what)) {
                return CardNeeds::square;
            }
        }
        return CardNeeds::nothing;
    }
    [[nodiscard]] const Card& card_of(const CardResolution& resolution) const {
        return definition_.deck.cards[resolution.card.index()];
    }
    void add_lasting(const CardEffect& effect, std::vector<ActiveEffect>& lasting) const {
        const TurnNumber last = state_.turn + effect.turns - TurnNumber{1};
        std::visit(
            [&](const auto& what) {
                if constexpr (std::is_constructible_v<Lasting, decltype(what)>) {
                    lasting.push_back({what, effect.ends, last});
                }
            },
            effect.what);
    }
    /// Can an enemy see an effect of it on himself: on speed, points, sight, ships, orders?
    static bool is_felt(const Card& card) {
        for (const auto& each : card.effects) {
            const auto* effect = std::get_if<CardEffect>(&each);
            if (effect == nullptr) return true;
            const bool is_about_others = std::holds_alternative<FalseContact>(effect->what) ||
                                         std::holds_alternative<Reveal>(effect->what) ||
                                         std::holds_alternative<FreeSearch>(effect->what) ||
                                         std::holds_alternative<MakeWeather>(effect->what) ||
                                         std::holds_alternative<Arrive>(effect->what) ||
                                         std::holds_alternative<TellText>(effect->what) ||
                                         std::holds_alternative<AskUmpire>(effect->what);
            if (!is_about_others) return true;
        }
        return false;
    }
    /// The drawing side's formations that it befell; an enemy's only where he feels it.
    void tell_affected(const CardResolution& resolution, const std::vector<ActiveEffect>& lasting) {
        const Card& card = card_of(resolution);
        for (std::uint32_t i = 0; i < state_.formations.size(); ++i) {
            const FormationState& formation = state_.formations[i];
            const bool is_in_area = card.on == CardTarget::radius && resolution.at &&
                                    formation.presence == Presence::on_chart &&
                                    chebyshev(formation.square, *resolution.at) <= card.radius;
            const bool is_struck = resolution.on ? *resolution.on == FormationId{i} : is_in_area;
            if (!is_struck) continue;
            if (row({i}).side != resolution.side && !is_felt(card)) continue;
            told_.push_back(
                {seat_of(row({i}).side), OwnStruck{row({i}).number, {card.seen}, lasting}});
        }
    }
    void if_owner_is_told(FormationId formation, const Report& report) {
        const SideId side = row(formation).side;
        const bool is_told = std::count(ruled_->told.begin(), ruled_->told.end(), side) > 0;
        if (is_told) told_.push_back({seat_of(side), report});
    }
    /// Her state, as she is now.
    void if_owner_is_told(ShipId ship) {
        for (std::uint32_t i = 0; i < state_.formations.size(); ++i) {
            const auto& ships = state_.formations[i].ships;
            if (!std::binary_search(ships.begin(), ships.end(), ship)) continue;
            if_owner_is_told({i}, OwnShipsLeft{row({i}).number, {left_of(state_, ship)}});
        }
    }
    void everyone(const Report& report) {
        for (std::uint32_t seat = 0; seat < definition_.sides.size(); ++seat) {
            told_.push_back({{seat}, report});
        }
    }

    const Definition& definition_;
    CampaignState state_;
    std::vector<Told> told_;
    std::vector<Told> flown_;           // searches are told together, after all of them
    std::optional<UmpireRuled> ruled_;  // the command was his: nothing is told as a turn tells it
    bool is_ruled_on_ = false;
    bool is_watch_ = false;
    bool is_played_ = false;
    bool was_strike_over_ = false;
    std::set<std::pair<FormationId, Pulse>> spotted_;  // told of in this look-about
    std::map<FormationId, AttackOn> attacks_;          // of which nobody has been found yet
};

std::vector<std::string> sorted_bytes(const std::vector<Told>& told) {
    std::vector<std::string> bytes;
    for (const Told& each : told) {
        bytes.push_back(encoded(Told{each.seat, comparable(each.report)}));
    }
    std::sort(bytes.begin(), bytes.end());
    return bytes;
}

/// What the command must tell; the words of a ruling stand in no fact.
std::vector<Told> told_by(const Definition& definition, const CampaignState& before,
                          const Command& command, const std::vector<Fact>& facts) {
    std::vector<Told> told = Table52(definition, before).told_by(facts);
    const auto* rule = std::get_if<Rule>(&command);
    if (rule == nullptr || rule->say.empty()) return told;
    for (const SideId side : rule->told) told.push_back({seat_of(side), TextTold{{rule->say}}});
    return told;
}

/// Kinds of reports that no turn brings about by itself.
const std::set<std::size_t> by_hand{Report{OwnPlaced{}}.index(),  Report{OwnFreed{}}.index(),
                                    Report{OwnLeft{}}.index(),    Report{CardTakenAway{}}.index(),
                                    Report{LightTold{}}.index(),  Report{SwitchTold{}}.index(),
                                    Report{MessageTold{}}.index()};

}  // namespace

TEST_CASE("every step tells exactly what table 5.2 says, row by row", "[audience]") {
    std::map<std::size_t, int> rows_met;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        for (const Played& played : play(world, rules)) {
            if (std::holds_alternative<Begin>(played.command)) continue;
            Table52 table(world.definition, played.before);
            const auto expected = table.told_by(played.step.facts);
            INFO("world " << seed);
            REQUIRE(sorted_bytes(played.step.reports) == sorted_bytes(expected));
            for (const Told& told : played.step.reports) ++rows_met[told.report.index()];
        }
    }
    // every kind of report came up but the commitment of the first briefing, and what only the
    // umpire's own hand brings about
    std::set<std::size_t> never_met;
    for (std::size_t kind = 0; kind < std::variant_size_v<ReportKinds>; ++kind) {
        if (!rows_met.contains(kind)) never_met.insert(kind);
    }
    std::set<std::size_t> expected = by_hand;
    expected.erase(Report{OwnLeft{}}.index());  // told of those who leave the game, too (ST-29)
    expected.insert(Report{DiceCommitted{}}.index());
    expected.insert(Report{OwnRenamed{}}.index());
    expected.insert(Report{TakenBackTold{}}.index());
    CHECK(never_met == expected);
}

TEST_CASE("a ruling tells whom it names and a message whom it is to", "[audience]") {
    std::set<std::size_t> rows_met;
    std::set<std::size_t> verbs_met;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        Draw draw(seed);
        std::size_t verb = seed;
        for (const Played& played : play(world, rules)) {
            verb = (verb + 1) % std::variant_size_v<Ruling>;
            const CampaignState& before = played.step.after;
            Rule rule = random_rule(world, before, verb, draw);
            PassMessage message{std::nullopt, SideId{1}, "Be quick."};
            if (draw.one_in(2)) message.from = SideId{0};
            for (const Command& command : {Command{rule}, Command{message}}) {
                const auto step = advance(rules, before, command);
                if (!step) continue;
                INFO("world " << seed << ", verb " << verb);
                REQUIRE(sorted_bytes(step->reports) ==
                        sorted_bytes(told_by(world.definition, before, command, step->facts)));
                for (const Told& told : step->reports) rows_met.insert(told.report.index());
                if (std::holds_alternative<Rule>(command)) verbs_met.insert(verb);
            }
        }
    }
    CHECK(verbs_met.size() == std::variant_size_v<Ruling>);
    CHECK(std::includes(rows_met.begin(), rows_met.end(), by_hand.begin(), by_hand.end()));
}
