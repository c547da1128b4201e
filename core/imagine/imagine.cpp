#include "imagine/imagine.h"

#include <algorithm>

#include "imagine/courses.h"
#include "imagine/known_state.h"
#include "imagine/lookout.h"
#include "imagine/suspects.h"

namespace flagplot {

/// What is the same in all worlds.
struct Imagination::Parts {
    Parts(const Rules& with, SeatId whose, const SideView& known,
          std::vector<admiral::ExpectedForce> expectations)
        : rules(with),
          seat(whose),
          view(known),
          expected(std::move(expectations)),
          state(known_state(with, whose, known)),
          suspects(suspects_of(with, whose, known.turn)),
          sea(with.definition.chart),
          lookout(with, whose, view),
          matching(with, view, suspects, sea),
          courses(with, view, expected, lookout, sea) {}
    Parts(const Parts&) = delete;  // its parts refer to each other
    Parts& operator=(const Parts&) = delete;

    const Rules& rules;
    SeatId seat;
    SideView view;
    std::vector<admiral::ExpectedForce> expected;
    CampaignState state;
    std::vector<Suspect> suspects;
    SeaDistances sea;
    Lookout lookout;
    Matching matching;
    Courses courses;
};

namespace {

/// One world in the making.
class World {
  public:
    World(const Rules& rules, SeatId seat, const SideView& view, CampaignState state)
        : rules_(rules), side_(side_of(seat)), view_(view), state_(std::move(state)) {}

    void place(const Suspect& suspect, const Course& course) {
        FormationState& formation = state_.formations.at(suspect.formation.index());
        const bool is_lost =
            units_of(rules_.definition, state_, suspect.formation).empty();  // all are prizes
        formation.presence = course.has_left || is_lost ? Presence::gone : Presence::on_chart;
        formation.square = course.square;
        formation.came_from = course.came_from;
        formation.run = course.run;
        formation.carried = course.carried;
        formation.has_arrived = course.has_arrived;
        if (course.bound) formation.route = PlotRoute{{}, *course.bound};
        tell(suspect, formation);
    }

    /// Its own side has spotted it as often as it was seen lately, and has fought it.
    void identify(const Suspect& suspect, const Contact& contact) {
        for (const Sighted& sighted : contact.sightings) {
            if (is_remembered(sighted.turn)) {
                spot({side_, searcher_of(sighted), suspect.formation, sighted.turn});
            }
            if (sighted.source == SightSource::battle) join(suspect, sighted);
        }
    }

    /// What is known of the enemy's knowledge: which own formations were spotted.
    void spot_own_formations() {
        const auto& hostile = rules_.definition.side(side_).hostile_to;
        if (hostile.empty()) return;
        for (std::uint32_t number = 1; number <= view_.formations.size(); ++number) {
            const OwnFormation& own = view_.formation({number});
            if (!own.spotted || !is_remembered(*own.spotted)) continue;
            if (own.presence != Presence::on_chart) continue;
            spot({hostile.front(), std::nullopt, own_formation({number}), *own.spotted});
        }
    }

    CampaignState finish() {
        for (std::uint32_t seat = 0; seat < state_.views.size(); ++seat) {
            if (SideId{seat} != side_) tell_the_time(state_.views[seat]);
        }
        return std::move(state_);
    }

  private:
    [[nodiscard]] FormationId own_formation(OwnNumber number) const {
        return formation_of(rules_.definition, state_, side_, number);
    }
    [[nodiscard]] std::optional<FormationId> searcher_of(const Sighted& sighted) const {
        if (!sighted.by) return std::nullopt;
        return own_formation(*sighted.by);
    }
    [[nodiscard]] bool is_remembered(TurnNumber turn) const {
        const TurnNumber kept{rules_.definition.switches.contact_current_turns};
        return turn > view_.turn - TurnNumber{1} - kept;
    }

    /// A pair is kept once, with the last turn.
    void spot(const SpottedPair& pair) {
        for (SpottedPair& each : state_.spotted) {
            if (each.side != pair.side || each.searcher != pair.searcher ||
                each.target != pair.target) {
                continue;
            }
            each.turn = std::max(each.turn, pair.turn);
            return;
        }
        state_.spotted.insert(std::upper_bound(state_.spotted.begin(), state_.spotted.end(), pair),
                              pair);
    }

    void join(const Suspect& suspect, const Sighted& sighted) {
        for (Battle& battle : state_.battles) {
            if (battle.turn != sighted.turn || battle.square != sighted.square) continue;
            auto& in = battle.formations;
            const auto at = std::lower_bound(in.begin(), in.end(), suspect.formation);
            if (at == in.end() || *at != suspect.formation) in.insert(at, suspect.formation);
            SideView& enemy = state_.views.at(suspect.side.index());
            if (!battle.numbers.contains(suspect.side)) {
                const auto number = static_cast<std::uint32_t>(enemy.battles.size()) + 1;
                battle.numbers[suspect.side] = {number};
                const bool is_over = battle.is_over(view_.turn);
                enemy.battles.push_back(
                    {battle.square, battle.turn, battle.last_turn(), {}, is_over});
            }
            const OwnNumber own = rules_.definition.formation(suspect.formation).number;
            enemy.battles.at(battle.numbers.at(suspect.side).number - 1).own.push_back(own);
            state_.formations.at(suspect.formation.index()).engaged = battle.last_turn();
            enemy.formations.at(own.number - 1).engaged = battle.last_turn();
        }
    }

    /// Its own side knows where it is.
    void tell(const Suspect& suspect, const FormationState& formation) {
        const FormationRow& row = rules_.definition.formation(suspect.formation);
        OwnFormation& own =
            state_.views.at(suspect.side.index()).formations.at(row.number.number - 1);
        own.presence = formation.presence;
        own.square = formation.square;
        own.route = formation.route;
        own.run = formation.run;
        own.carried = formation.carried;
        own.has_arrived = formation.has_arrived;
        for (const ShipId ship : formation.ships) {
            state_.views.at(suspect.side.index())
                .ships.at(rules_.own_ships.at(ship.index()).index()) =
                state_.ships.at(ship.index());
        }
        own.track = {{row.enters, row.enters_at}};
        if (formation.square != row.enters_at) {
            own.track.push_back({view_.turn - TurnNumber{1}, formation.square});
        }
    }

    void tell_the_time(SideView& other) const {
        other.turn = view_.turn;
        other.light = view_.light;
        other.dice_commitment = view_.dice_commitment;
        other.public_seed = view_.public_seed;
        other.weather = view_.weather;
        other.lights = view_.lights;
    }

    const Rules& rules_;
    SideId side_;
    const SideView& view_;
    CampaignState state_;
};

}  // namespace

Imagination::Imagination(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Imagination::Imagination(Imagination&&) noexcept = default;
Imagination& Imagination::operator=(Imagination&&) noexcept = default;
Imagination::~Imagination() = default;

Result<Imagination> Imagination::of(const Rules& rules, SeatId seat, const SideView& view,
                                    std::vector<admiral::ExpectedForce> expected) {
    if (view.is_resolving) {
        return failure(ErrorCode::waiting_for, {"the rest of it to be resolved"});
    }
    std::erase_if(expected,
                  [&](const admiral::ExpectedForce& force) { return force.side != side_of(seat); });
    return Imagination(std::make_unique<Parts>(rules, seat, view, std::move(expected)));
}

CampaignState Imagination::draw(OddsDice dice) {
    World world(parts_->rules, parts_->seat, parts_->view, parts_->state);
    Lots matching(dice, 0);
    const auto anchors = parts_->matching.draw(matching);
    for (std::size_t i = 0; i < parts_->suspects.size(); ++i) {
        const Suspect& suspect = parts_->suspects[i];
        Lots lots(dice, suspect.formation.number + 1);
        const auto last = anchors[i].empty() ? std::nullopt : std::optional(anchors[i].back());
        world.place(suspect, parts_->courses.draw(suspect, last, lots));
        for (const Anchor& each : anchors[i]) {
            world.identify(suspect, parts_->view.contact(each.contact));
        }
    }
    world.spot_own_formations();
    return world.finish();
}

Result<CampaignState> imagine(const Rules& rules, SeatId seat, const SideView& view,
                              OddsDice dice) {
    auto imagination = Imagination::of(rules, seat, view);
    if (!imagination) return Failure(imagination.error());
    return imagination->draw(dice);
}

}  // namespace flagplot
