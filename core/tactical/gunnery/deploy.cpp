#include "tactical/gunnery/deploy.h"

#include <algorithm>
#include <array>
#include <limits>

#include "tactical/gunnery/light.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/sighting.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t quarter_circle = 90;
constexpr std::int32_t east = 90;

std::int32_t heading_of(Direction direction) {
    constexpr std::int32_t eighth = 45;
    return static_cast<std::int32_t>(direction) * eighth;
}

std::optional<std::int32_t> course_of(const Formation& formation) {
    if (!formation.course) return std::nullopt;
    return heading_of(*formation.course);
}

/// Who met whom: the formation that spotted, and the one that was spotted.
struct Meeting {
    DivisionRef spotter;
    DivisionRef spotted;
};

/// The first hostile formations there are: where nothing was spotted.
Meeting first_meeting(const BattleRequest& request) {
    for (std::uint32_t one = 0; one < request.parties.size(); ++one) {
        for (std::uint32_t other = one + 1; other < request.parties.size(); ++other) {
            if (attitude_of(request, {one}, {other}) != Attitude::hostile) continue;
            return {{{one}, 0}, {{other}, 0}};
        }
    }
    return {{{0}, 0}, {{request.parties.size() > 1 ? 1U : 0U}, 0}};
}

Meeting meeting_of(const BattleRequest& request) {
    for (const Spotting& spotting : request.spottings) {
        const auto side = side_called(request, spotting.side);
        const auto spotted = formation_called(request, spotting.target);
        if (!side || !spotted || spotted->side == *side) continue;
        const auto spotter = formation_called(request, spotting.searcher);
        const bool is_own = spotter && spotter->side == *side;
        return {is_own ? *spotter : DivisionRef{*side, 0}, *spotted};
    }
    return first_meeting(request);
}

const Formation* formation_of(const BattleRequest& request, DivisionRef ref) {
    const auto& formations = request.parties[ref.side.index()].formations;
    const auto place = static_cast<std::size_t>(ref.division);
    return place < formations.size() ? &formations[place] : nullptr;
}

/// Everything about where one battle's ships are put.
class Deployment {
  public:
    Deployment(const BattleRequest& request, const Tables& tables, Battle& battle)
        : request_(request),
          tables_(tables),
          battle_(battle),
          light_(light_in(battle.conditions, 0, tables)),
          meeting_(meeting_of(request)),
          axis_(axis()) {}

    void place_all() {
        const std::int32_t range = opening_range();
        // Further sides stand round the spotter, as far from him as the spotted is.
        constexpr std::array<std::int32_t, 5> off{60, -60, 120, -120, 180};
        std::size_t further = 0;
        for (std::uint32_t side = 0; side < battle_.sides.size(); ++side) {
            if (SideIndex{side} == meeting_.spotter.side) {
                place_side(side, meeting_.spotter.division, {0, 0}, axis_, axis_ + half_circle);
                continue;
            }
            const bool is_spotted = SideIndex{side} == meeting_.spotted.side;
            const std::int32_t bearing =
                is_spotted ? axis_ : kit::in_circle(axis_ + off[further++ % off.size()]);
            place_side(side, is_spotted ? meeting_.spotted.division : 0,
                       kit::ahead({0, 0}, bearing, range), bearing + half_circle, bearing);
        }
    }

  private:
    /// GU-23: from the spotter to the spotted, along which they close.
    [[nodiscard]] std::int32_t axis() const {
        const auto course = [&](DivisionRef of) {
            const Formation* formation = formation_of(request_, of);
            return formation != nullptr ? course_of(*formation) : std::nullopt;
        };
        const auto own = course(meeting_.spotter), other = course(meeting_.spotted);
        if (own == other) return other.value_or(east);
        const auto run = [&](DivisionRef of, std::optional<std::int32_t> along) {
            if (!along) return kit::Point{};
            const std::int32_t knots =
                knots_of(battle_.sides[of.side.index()], of.division, *formation_of(request_, of));
            return kit::Point{kit::sine_of(*along) * knots, kit::cosine_of(*along) * knots};
        };
        return kit::bearing(run(meeting_.spotted, other), run(meeting_.spotter, own));
    }

    /// The greatest distance at which either detects any ship of the other, 3 to 30 thousand yards.
    [[nodiscard]] std::int32_t opening_range() const {
        constexpr std::int32_t least = 3'000, most = 30'000;
        std::int32_t range = std::max(
            detection(meeting_.spotter, meeting_.spotted, axis_),
            detection(meeting_.spotted, meeting_.spotter, kit::in_circle(axis_ + half_circle)));
        range = range * contact_percent() / hundred;
        return std::clamp(range, least, most);
    }

    [[nodiscard]] std::int32_t contact_percent() const {
        for (const DivisionRef ref : {meeting_.spotted, meeting_.spotter}) {
            const Formation* formation = formation_of(request_, ref);
            if (formation != nullptr && formation->contact_range) {
                return formation->contact_range->count;
            }
        }
        return hundred;
    }

    /// How far off a formation detects a ship of another that bears so.
    [[nodiscard]] std::int32_t detection(DivisionRef by, DivisionRef of,
                                         std::int32_t bearing) const {
        std::int32_t range = 0;
        const Side& own = battle_.sides[by.side.index()];
        const Side& other = battle_.sides[of.side.index()];
        for (const Ship& observer : own.ships) {
            if (observer.formation != by.division || !observer.is_there()) continue;
            const Design& eyes = own.designs[static_cast<std::size_t>(observer.design)];
            for (const Ship& target : other.ships) {
                if (target.formation != of.division) continue;
                const Design& seen = other.designs[static_cast<std::size_t>(target.design)];
                const Looking looking{seen.tons, bearing, true, eyes.night, false, false, false};
                range =
                    std::max({range, visibility(light_, looking, tables_).plain * yards_of_hundred,
                              radar_range(eyes.radar, seen.tons, tables_)});
            }
        }
        return range;
    }

    /// A side's first formation at a place, the others behind it (GU-24).
    void place_side(std::uint32_t side, std::int32_t first, kit::Point at,
                    std::int32_t towards_enemy, std::int32_t away) {
        constexpr std::int32_t further = 2'000;
        const auto& formations = request_.parties[side].formations;
        std::int32_t course = kit::in_circle(towards_enemy);
        if (static_cast<std::size_t>(first) < formations.size()) {
            course = course_of(formations[static_cast<std::size_t>(first)]).value_or(course);
        }
        std::int32_t behind = 0;
        for (std::size_t each = 0; each < formations.size(); ++each) {
            kit::Point place = at;
            if (static_cast<std::int32_t>(each) != first) {
                const std::int32_t percent =
                    formations[each].contact_range.value_or(Hundredths{hundred}).count;
                const std::int32_t distance =
                    (tables_.switches.cover_distance + further * ++behind) * percent / hundred;
                place = kit::ahead(at, kit::in_circle(away), distance);
            }
            place_formation(side, static_cast<std::int32_t>(each), place, course);
        }
    }

    /// Knots of a formation: its own, else two thirds of what it can make; a convoy all it can.
    [[nodiscard]] std::int32_t knots_of(const Side& side, std::int32_t formation,
                                        const Formation& of) const {
        constexpr std::int32_t tenths = 10;
        std::int32_t slowest = full_speed;
        bool is_convoy = false;
        for (const Ship& ship : side.ships) {
            if (ship.formation != formation || !ship.is_there()) continue;
            const Design& design = side.designs[static_cast<std::size_t>(ship.design)];
            const std::int32_t knots = knots_left(ship, design);
            if (knots > 0) slowest = std::min(slowest, knots);
            is_convoy |= design.is_merchant;
        }
        if (slowest == full_speed) return 0;
        if (of.speed.count > 0) return std::min(slowest, of.speed.count / tenths);
        return is_convoy ? slowest : slowest * 2 / 3;
    }

    void place_formation(std::uint32_t number, std::int32_t formation, kit::Point at,
                         std::int32_t course) {
        Side& side = battle_.sides[number];
        const Formation& of =
            request_.parties[number].formations[static_cast<std::size_t>(formation)];
        const std::int32_t knots = knots_of(side, formation, of);
        std::vector<Division*> lines;
        Division* convoy = nullptr;
        for (Division& division : side.divisions) {
            if (division.formation != formation) continue;
            division.heading = course;
            division.motion = {Verb::steer, course, 0, {}};
            division.speed = division.knots = knots;
            if (division.is_convoy) {
                convoy = &division;
            } else {
                lines.push_back(&division);
            }
        }
        if (convoy != nullptr) {
            place_convoy(side, *convoy, at);
            place_escorts(side, *convoy, lines, at);
        } else {
            constexpr std::int32_t apart = 1'000;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                place_line(side, *lines[i],
                           astern(at, course, apart * static_cast<std::int32_t>(i)));
            }
        }
        for (Division& division : side.divisions) {
            if (division.formation == formation) begin_track(side, division);
        }
    }

    [[nodiscard]] static kit::Point astern(kit::Point at, std::int32_t course, std::int32_t run) {
        return kit::ahead(at, kit::in_circle(course + half_circle), run);
    }

    static void put(Side& side, const Division& division, std::int32_t ship, kit::Point at) {
        Ship& placed = side.ships[static_cast<std::size_t>(ship)];
        placed.at = at;
        placed.heading = division.heading;
        placed.knots =
            std::min(division.knots,
                     knots_left(placed, side.designs[static_cast<std::size_t>(placed.design)]));
    }

    /// A line, as far apart as is run in half a minute.
    static void place_line(Side& side, const Division& division, kit::Point guide) {
        constexpr std::int32_t steps = 6, stopped = 200;
        const std::int32_t gap =
            division.knots > 0 ? division.knots * yards_of_hundred / steps : stopped;
        std::int32_t run = 0;
        for (const std::int32_t ship : division.ships) {
            put(side, division, ship, astern(guide, division.heading, run));
            run += gap;
        }
    }

    static std::int32_t columns_of(const Division& convoy) {
        constexpr std::int32_t in_column = 4;
        return (static_cast<std::int32_t>(convoy.ships.size()) + in_column - 1) / in_column;
    }

    /// Columns 800 yards apart, 600 between ships; the place is the middle of the first row.
    static void place_convoy(Side& side, const Division& convoy, kit::Point middle) {
        constexpr std::int32_t half_gap = 400, row_gap = 600;
        const std::int32_t columns = columns_of(convoy);
        for (std::size_t i = 0; i < convoy.ships.size(); ++i) {
            const auto number = static_cast<std::int32_t>(i);
            const std::int32_t column = number % columns, row = number / columns;
            const kit::Point in_row =
                kit::ahead(middle, kit::in_circle(convoy.heading + quarter_circle),
                           (2 * column - (columns - 1)) * half_gap);
            put(side, convoy, convoy.ships[i], astern(in_row, convoy.heading, row * row_gap));
        }
    }

    /// Ahead, astern, to starboard, to port; further ones behind each other.
    static void place_escorts(Side& side, const Division& convoy,
                              const std::vector<Division*>& escorts, kit::Point middle) {
        constexpr std::int32_t off = 2'000, row_gap = 600, apart = 1'000;
        const std::int32_t columns = columns_of(convoy);
        const auto ships = static_cast<std::int32_t>(convoy.ships.size());
        const std::int32_t rows = (ships + columns - 1) / columns;
        const kit::Point last = astern(middle, convoy.heading, (rows - 1) * row_gap);
        for (std::size_t i = 0; i < escorts.size(); ++i) {
            const auto extra = static_cast<std::int32_t>(i) - 3;
            const kit::Point post =
                i == 0   ? kit::ahead(middle, convoy.heading, off)
                : i == 1 ? astern(last, convoy.heading, off)
                : i == 2 ? kit::ahead(middle, kit::in_circle(convoy.heading + quarter_circle), off)
                : i == 3 ? kit::ahead(middle, kit::in_circle(convoy.heading - quarter_circle), off)
                         : astern(last, convoy.heading, off + apart * extra);
            place_line(side, *escorts[i], post);
        }
    }

    static void begin_track(const Side& side, Division& division) {
        const kit::Point at = side.ships[static_cast<std::size_t>(division.ships.front())].at;
        division.track = {{at.x / yards_of_hundred, at.y / yards_of_hundred}};
    }

    const BattleRequest& request_;
    const Tables& tables_;
    Battle& battle_;
    Light light_;
    Meeting meeting_;
    std::int32_t axis_;
};

}  // namespace

std::optional<SideIndex> side_called(const BattleRequest& request, std::string_view id) {
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        if (request.parties[side].id == id) return SideIndex{side};
    }
    return std::nullopt;
}

std::optional<DivisionRef> formation_called(const BattleRequest& request, std::string_view id) {
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        const auto& formations = request.parties[side].formations;
        for (std::size_t each = 0; each < formations.size(); ++each) {
            if (formations[each].id == id) {
                return DivisionRef{{side}, static_cast<std::int32_t>(each)};
            }
        }
    }
    return std::nullopt;
}

void deploy(const BattleRequest& request, const Tables& tables, Battle& battle) {
    if (battle.sides.empty()) return;
    Deployment(request, tables, battle).place_all();
}

}  // namespace flagplot::tactical::gunnery
