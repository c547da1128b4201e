#include "history/follower.h"

#include <cstdlib>
#include <optional>

#include "rules/speed.h"

namespace flagplot {

namespace {

/// The neighbour in this direction. \pre it is not the same square
Direction toward(std::int32_t columns, std::int32_t rows) {
    const auto sign = [](std::int32_t number) { return (number > 0) - (number < 0); };
    const Offset step{sign(columns), sign(rows)};
    for (const Direction direction : clockwise) {
        if (offset_of(direction) == step) return direction;
    }
    return Direction::north;
}

/// One turn of a follower.
class FollowedTurn {
  public:
    FollowedTurn(Follower start, Square aim, MovePoints points, const MovementSwitches& switches)
        : now_(start), aim_(aim), switches_(switches) {
        if (!switches_.run_persists) now_.run = {};
        const auto first = direct();
        left_ = points + usable_carry(now_.carried, points, first, switches_);
        allowance_ = points;
        now_.carried = {};
    }

    Follower steam() {
        bool has_moved = false;
        while (const auto direction = next_step()) {
            step(*direction);
            has_moved = true;
        }
        if (now_.square != aim_) now_.carried = carried_over(left_, direct(), now_.run, switches_);
        const bool waits = now_.carried > MovePoints{0};
        if (!has_moved && !waits) now_.run = {};  // a turn without movement ends it (A-ST-51)
        return now_;
    }

  private:
    /// Diagonally as long as both column and row differ.
    [[nodiscard]] std::optional<Direction> direct() const {
        if (now_.square == aim_) return std::nullopt;
        const auto [columns, rows] = offset(now_.square, aim_);
        return toward(columns, rows);
    }

    [[nodiscard]] std::optional<Direction> next_step() const {
        const auto direction = direct();
        if (!direction || left_ < MovePoints{1}) return std::nullopt;
        if (price_of(*direction).cost <= left_) return direction;
        const auto [columns, rows] = offset(now_.square, aim_);
        if (std::abs(columns) == std::abs(rows)) return std::nullopt;
        return std::abs(columns) > std::abs(rows) ? toward(columns, 0) : toward(0, rows);
    }

    [[nodiscard]] StepPrice price_of(Direction direction) const {
        return payable_price(now_.run, direction, allowance_, switches_);
    }

    void step(Direction direction) {
        const StepPrice price = price_of(direction);
        now_.square = neighbour(now_.square, direction);
        now_.run = price.run_after;
        left_ -= price.cost;
    }

    Follower now_;
    Square aim_;
    const MovementSwitches& switches_;
    MovePoints left_;
    MovePoints allowance_;
};

/// Points of a formation for the turn that begins now. If it is formed during the turn, those of
/// the ships it will have.
MovePoints points_of(const Definition& definition, HistoricId id, const HistoricTime& now) {
    const HistoricParting* parting = definition.parting_of(id);
    const bool is_to_be_formed = parting != nullptr && parting->time > now;
    const std::vector<Unit> units = sound_units(
        definition, is_to_be_formed ? parting->ships : companies_at(definition, now)[id.index()]);
    if (units.empty()) return {0};
    return formation_speed(units, definition.switches.speed()).points;
}

FormationFit followed_track(const Definition& definition, const HistoricTrack& track) {
    FormationFit fit{track.formation, {}, 0};
    if (track.squares.empty()) return fit;
    const MovementSwitches switches = definition.switches.movement();
    Follower follower{track.squares.front().square, {}, {}};
    for (std::size_t i = 1; i < track.squares.size(); ++i) {
        const Moment begins = definition.calendar.begin_of(track.squares[i - 1].turn);
        const MovePoints points = points_of(definition, track.formation, {begins, 0});
        const auto& [turn, historic] = track.squares[i];
        follower = followed(follower, historic, points, switches);
        fit.standings.push_back({turn, historic, follower.square});
    }
    return fit;
}

}  // namespace

Follower followed(Follower follower, Square aim, MovePoints points,
                  const MovementSwitches& switches) {
    return FollowedTurn(follower, aim, points, switches).steam();
}

std::vector<FormationFit> followed_tracks(const Definition& definition) {
    std::vector<FormationFit> fits;
    for (const HistoricTrack& track : definition.tracks) {
        fits.push_back(followed_track(definition, track));
    }
    return fits;
}

}  // namespace flagplot
