#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tactical/module.h"
#include "tactical/terms.h"

/// \file
/// What a track chart shows of a battle that is over: made of the turns that its module logged, the
/// first of which is that before all.

namespace flagplot {

/// A place of a chart, in yards.
struct Fix {
    std::int32_t east = 0;
    std::int32_t north = 0;

    friend bool operator==(const Fix&, const Fix&) = default;
};

struct TimedFix {
    std::int32_t minutes = 0;  ///< since the battle began
    Fix at;

    friend bool operator==(const TimedFix&, const TimedFix&) = default;
};

/// What a ship steamed, as long as she was there.
struct ShipTrack {
    std::string ship;
    tactical::SideIndex side;
    std::vector<TimedFix> fixes;
    bool is_timed = false;  ///< times stand beside it: of ships in company beside one alone
    std::vector<std::string> company = {};  ///< of a timed one: who set out with her, she first
};

/// How far two timed tracks were from each other.
struct RangeLine {
    std::int32_t minutes = 0;
    Fix from;
    Fix to;
    std::int32_t yards = 0;
};

/// Shells or torpedoes that hit a ship in one turn.
struct HitMark {
    TimedFix at;
    std::int32_t hits = 0;
    bool is_torpedo = false;
};

/// A salvo from where it was launched to where its target was when it came.
struct TorpedoRun {
    tactical::SideIndex side;
    Fix from;
    Fix to;
};

/// Where a ship became a wreck, or went down.
struct LossMark {
    std::string ship;
    tactical::SideIndex side;
    TimedFix at;
    bool is_sunk = false;  ///< else she was left a wreck
};

/// What a ship fired and was hit by, guns and torpedoes.
struct ShipFired {
    std::string ship;
    tactical::SideIndex side;
    std::int32_t rounds = 0;
    std::int32_t hits = 0;
    std::int32_t torpedoes = 0;
    std::int32_t torpedo_hits = 0;
    std::int32_t taken = 0;  ///< hits of any kind on her
};

struct TrackPlan {
    std::int32_t first_minute = 0;  ///< of the day, when the battle began
    std::int32_t last = 0;          ///< minutes since then that are drawn
    std::int32_t tick = 3;          ///< minutes from one time on a track to the next
    std::vector<ShipTrack> tracks;  ///< in the order of the request
    std::vector<RangeLine> ranges;
    std::vector<HitMark> hits;
    std::vector<TorpedoRun> torpedoes;
    std::vector<LossMark> losses;
    std::vector<ShipFired> counts;  ///< in the order of the request
    Fix least;                      ///< the corner of all places in the south-west,
    Fix most;                       ///< and that in the north-east
};

/// \pre `turns` is not empty, and is of this request
[[nodiscard]] TrackPlan track_plan(const tactical::BattleRequest& request,
                                   const std::vector<tactical::LoggedTurn>& turns);

/// "0552".
[[nodiscard]] std::string naval_time(const TrackPlan& plan, std::int32_t minutes);

}  // namespace flagplot
