#include "present/battle/track_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

#include "base/plain_text.h"
#include "tactical/outcome.h"

namespace flagplot {

namespace {

using tactical::BattleRequest;
using tactical::Fired;
using tactical::LoggedTurn;
using tactical::ShipLogged;
using tactical::SideIndex;
using tactical::UnitOf;

constexpr std::int32_t minutes_of_hour = 60;
constexpr std::int32_t minutes_of_day = 1'440;
constexpr std::int32_t minutes_after_fire = 6;  ///< that are drawn behind the last shot
constexpr std::size_t most_ranges = 5;

Fix fix_of(const ShipLogged& ship) { return {ship.east, ship.north}; }

double distance(Fix one, Fix other) {
    return std::hypot(static_cast<double>(one.east) - other.east,
                      static_cast<double>(one.north) - other.north);
}

/// The minute of the day at the end of "24 May 1941 05:52".
std::int32_t minute_of_day(const std::string& date_hour) {
    const auto colon = date_hour.rfind(':');
    if (colon == std::string::npos || colon < 2) return 0;
    const std::string_view text(date_hour);
    const auto hour = whole_number<std::int32_t>(text.substr(colon - 2, 2));
    const auto minute = whole_number<std::int32_t>(text.substr(colon + 1));
    return hour.value_or(0) * minutes_of_hour + minute.value_or(0);
}

/// Makes a plan, one member for each of its parts.
class Planning {
  public:
    Planning(const BattleRequest& request, const std::vector<LoggedTurn>& turns)
        : request_(request), turns_(turns), units_(tactical::units_in(request)) {
        for (std::size_t ship = 0; ship < units_.size(); ++ship) {
            place_of_[units_[ship].unit->name] = ship;
        }
    }

    TrackPlan plan() {
        plan_.first_minute = minute_of_day(request_.scene.date_hour);
        plan_.last = last_minute();
        for (std::size_t ship = 0; ship < units_.size(); ++ship) steam(ship);
        bound();
        choose_timed();
        plan_.tick = tick();
        losses();
        for (std::size_t turn = 1; turn < turns_.size(); ++turn) fire(turn);
        ranges();
        return std::move(plan_);
    }

  private:
    [[nodiscard]] SideIndex side_of(std::size_t ship) const {
        const auto party = units_[ship].party - request_.parties.data();
        return {static_cast<std::uint32_t>(party)};
    }
    static bool is_there(const ShipLogged& ship) { return !ship.is_sunk && !ship.has_left; }

    /// What is fought last, and a little behind it, so that a long way home does not make all
    /// small.
    [[nodiscard]] std::int32_t last_minute() const {
        std::int32_t last = 0;
        for (const LoggedTurn& turn : turns_) {
            if (!turn.fired.empty()) last = turn.minutes + minutes_after_fire;
        }
        const std::int32_t end = turns_.back().minutes;
        return last == 0 ? end : std::min(last, end);
    }

    void steam(std::size_t ship) {
        ShipTrack track{units_[ship].unit->name, side_of(ship), {}};
        for (const LoggedTurn& turn : turns_) {
            const ShipLogged& logged = turn.ships[ship];
            if (turn.minutes > plan_.last || logged.has_left) break;
            track.fixes.push_back({turn.minutes, fix_of(logged)});
            if (logged.is_sunk) break;
        }
        plan_.tracks.push_back(std::move(track));
        plan_.counts.push_back({units_[ship].unit->name, side_of(ship)});
    }

    void bound() {
        constexpr std::int32_t far = std::numeric_limits<std::int32_t>::max();
        plan_.least = {far, far};
        plan_.most = {-far, -far};
        for (const ShipTrack& track : plan_.tracks) {
            for (const TimedFix& fix : track.fixes) {
                plan_.least.east = std::min(plan_.least.east, fix.at.east);
                plan_.least.north = std::min(plan_.least.north, fix.at.north);
                plan_.most.east = std::max(plan_.most.east, fix.at.east);
                plan_.most.north = std::max(plan_.most.north, fix.at.north);
            }
        }
    }

    // --- which tracks have times ---

    /// The larger first; of equals as in the request.
    [[nodiscard]] std::vector<std::size_t> by_size() const {
        std::vector<std::size_t> ships(units_.size());
        for (std::size_t ship = 0; ship < ships.size(); ++ship) ships[ship] = ship;
        std::sort(ships.begin(), ships.end(), [&](std::size_t one, std::size_t other) {
            const auto size = units_[one].unit->size, other_size = units_[other].unit->size;
            return size != other_size ? size > other_size : one < other;
        });
        return ships;
    }

    void choose_timed() {
        const double near = distance(plan_.least, plan_.most) / 11;
        for (const std::size_t ship : by_size()) {
            ShipTrack& track = plan_.tracks[ship];
            if (track.fixes.empty()) continue;
            ShipTrack* with = companion(track, near);
            (with == nullptr ? track : *with).company.push_back(track.ship);
            if (with == nullptr) track.is_timed = true;
        }
    }
    /// A timed track of her side beside which she was for most of the time.
    [[nodiscard]] ShipTrack* companion(const ShipTrack& track, double near) {
        for (ShipTrack& other : plan_.tracks) {
            if (!other.is_timed || other.side != track.side) continue;
            std::size_t together = 0;
            const std::size_t both = std::min(track.fixes.size(), other.fixes.size());
            for (std::size_t turn = 0; turn < both; ++turn) {
                together += distance(track.fixes[turn].at, other.fixes[turn].at) < near ? 1U : 0U;
            }
            if (4 * together >= 3 * track.fixes.size()) return &other;
        }
        return nullptr;
    }

    /// A round number of minutes of which a dozen or so make the battle.
    [[nodiscard]] std::int32_t tick() const {
        constexpr std::array<std::int32_t, 6> steps{3, 6, 12, 15, 30, 60};
        constexpr std::int32_t most_ticks = 12;
        for (const std::int32_t step : steps) {
            if (plan_.last <= step * most_ticks) return step;
        }
        return steps.back();
    }

    // --- what was fired and lost ---

    void losses() {
        for (std::size_t ship = 0; ship < units_.size(); ++ship) {
            std::optional<LossMark> loss;
            for (const LoggedTurn& turn : turns_) {
                const ShipLogged& logged = turn.ships[ship];
                if (turn.minutes > plan_.last || (loss && loss->is_sunk)) break;
                if (!logged.is_sunk && logged.hull > 0) continue;
                if (loss && !logged.is_sunk) continue;
                loss = LossMark{
                    logged.ship, side_of(ship), {turn.minutes, fix_of(logged)}, logged.is_sunk};
            }
            if (loss) plan_.losses.push_back(*std::move(loss));
        }
    }

    struct Launch {
        std::size_t by = 0;
        std::size_t at = 0;
        Fix from;
    };

    void fire(std::size_t turn) {
        const LoggedTurn& now = turns_[turn];
        std::map<std::pair<std::size_t, bool>, std::int32_t> hits;
        for (const Fired& fired : now.fired) {
            const std::size_t by = place_of_.at(fired.by), at = place_of_.at(fired.at);
            const bool is_torpedo = fired.weapon == tactical::torpedo_weapon;
            ShipFired& count = plan_.counts[by];
            (is_torpedo ? count.torpedoes : count.rounds) += fired.shots;
            (is_torpedo ? count.torpedo_hits : count.hits) += fired.hits;
            plan_.counts[at].taken += fired.hits;
            if (fired.hits > 0) hits[{at, is_torpedo}] += fired.hits;
            if (!is_torpedo) continue;
            if (fired.shots > 0) {
                launches_.push_back({by, at, fix_of(now.ships[by])});
            } else {
                arrive(by, at, fix_of(now.ships[at]));
            }
        }
        for (const auto& [on, many] : hits) {
            plan_.hits.push_back({{now.minutes, fix_of(now.ships[on.first])}, many, on.second});
        }
    }
    /// The salvo that she launched first at this target.
    void arrive(std::size_t by, std::size_t at, Fix where) {
        const auto launch =
            std::find_if(launches_.begin(), launches_.end(),
                         [&](const Launch& each) { return each.by == by && each.at == at; });
        if (launch == launches_.end()) return;
        plan_.torpedoes.push_back({side_of(by), launch->from, where});
        launches_.erase(launch);
    }

    // --- ranges ---

    /// At the first and the last turn of gunfire, and evenly in between.
    void ranges() {
        std::vector<std::size_t> firing;
        for (std::size_t turn = 1; turn < turns_.size(); ++turn) {
            if (!turns_[turn].fired.empty()) firing.push_back(turn);
        }
        const std::size_t wanted = std::min(most_ranges, firing.size());
        for (std::size_t i = 0; i < wanted; ++i) {
            const std::size_t at = wanted == 1 ? 0 : i * (firing.size() - 1) / (wanted - 1);
            range_at(firing[at]);
        }
    }
    /// Between the two nearest timed ships of two sides.
    void range_at(std::size_t turn) {
        std::optional<RangeLine> nearest;
        for (std::size_t one = 0; one < units_.size(); ++one) {
            for (std::size_t other = one + 1; other < units_.size(); ++other) {
                if (side_of(one) == side_of(other)) continue;
                const ShipLogged& from = turns_[turn].ships[one];
                const ShipLogged& to = turns_[turn].ships[other];
                const bool is_drawn = plan_.tracks[one].is_timed && plan_.tracks[other].is_timed;
                if (!is_drawn || !is_there(from) || !is_there(to)) continue;
                const auto yards =
                    static_cast<std::int32_t>(std::lround(distance(fix_of(from), fix_of(to))));
                if (nearest && nearest->yards <= yards) continue;
                nearest = RangeLine{turns_[turn].minutes, fix_of(from), fix_of(to), yards};
            }
        }
        if (nearest) plan_.ranges.push_back(*nearest);
    }

    const BattleRequest& request_;
    const std::vector<LoggedTurn>& turns_;
    std::vector<UnitOf> units_;
    std::map<std::string, std::size_t> place_of_;
    std::vector<Launch> launches_;
    TrackPlan plan_;
};

}  // namespace

TrackPlan track_plan(const BattleRequest& request, const std::vector<LoggedTurn>& turns) {
    return Planning(request, turns).plan();
}

std::string naval_time(const TrackPlan& plan, std::int32_t minutes) {
    const std::int32_t of_day = (plan.first_minute + minutes) % minutes_of_day;
    return fmt::format("{:02}{:02}", of_day / minutes_of_hour, of_day % minutes_of_hour);
}

}  // namespace flagplot
