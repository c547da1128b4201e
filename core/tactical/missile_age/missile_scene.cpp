#include "tactical/missile_age/missile_scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tactical/kit/plane.h"
#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/phrase.h"
#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

constexpr std::int32_t steps_of(std::int32_t length) { return length / mm_per_step; }

std::string title_of(const Progress& progress) {
    if (progress.phase == Phase::opening) return "Before the first turn";
    if (progress.phase == Phase::over) {
        return fmt::format("Over after turn {}, ended by {}", progress.turn,
                           phrase_of(progress.ended_by));
    }
    return fmt::format("Turn {} of {}, {}", progress.turn, progress.turns, word_of(progress.phase));
}

/// What of a unit stands beside it, a few words each.
class Badges {
  public:
    Badges(const Tables& tables, const Battle& battle, SideIndex side)
        : tables_(tables), battle_(battle), side_(side) {}

    std::vector<std::string> of(const Unit& unit) {
        badges_.clear();
        if (unit.is_civilian) add("civilian");
        if (is_others(unit)) add(word_of(unit.seen_by(side_)));
        if (is_known(unit)) known(unit);
        if (unit.fires > 0) add(fmt::format("fires {}", unit.fires));
        if (unit.is_aircraft() && unit.is_on_table()) add(word_of(unit.altitude));
        if (unit.side == side_) own(unit);
        return badges_;
    }

  private:
    void add(std::string_view badge) { badges_.emplace_back(badge); }
    [[nodiscard]] bool is_others(const Unit& unit) const {
        return unit.side != side_ && !unit.is_civilian;
    }
    [[nodiscard]] bool is_known(const Unit& unit) const {
        return !is_others(unit) || unit.seen_by(side_) == Sighting::model;
    }

    void known(const Unit& unit) {
        if (!unit.is_civilian) add(template_of(tables_, unit).name);
        if (unit.level != Level::intact) add(word_of(unit.level));
        if (unit.damage_markers > 0) add("damaged");
        if (!unit.is_aircraft() && unit.is_on_table()) add(fmt::format("speed {}", unit.markers));
    }

    void own(const Unit& unit) {
        if (unit.is_dummy) add("nothing");
        if (unit.is_prize) add("prize");
        if (unit.blackout > 0) add(fmt::format("blackout {}", unit.blackout));
        if (unit.is_aground) add("aground");
        if (unit.has_radar) add(is_radiating(tables_, unit) ? "radar on" : "radar off");
        if (unit.is_aircraft()) add(fmt::format("endurance {}", unit.endurance));
        for (std::size_t system = 0; system < systems; ++system) {
            if (unit.is_out[system]) {
                add(fmt::format("{} out", word_of(static_cast<System>(system))));
            }
        }
        weapons(unit);
        found(unit);
        if (!unit.is_on_table()) add(word_of(unit.where));
    }

    /// "W1 medium ASM 8", "W2 76 mm gun", "W3 CIWS out".
    void weapons(const Unit& unit) {
        for (std::size_t place = 0; place < unit.mounts.size(); ++place) {
            const Mount& mount = unit.mounts[place];
            const std::string left = mount.rounds < 0 ? "" : fmt::format(" {}", mount.rounds);
            add(fmt::format("{} {}{}", WeaponWord::write(static_cast<std::int32_t>(place)),
                            weapon_of(tables_, mount).name, mount.is_out ? " out" : left));
        }
    }

    /// How other sides know it.
    void found(const Unit& unit) {
        Sighting most = Sighting::marker;
        for (std::uint32_t other = 0; other < battle_.sides.size(); ++other) {
            if (SideIndex{other} != side_) most = std::max(most, unit.seen_by({other}));
        }
        if (most == Sighting::contact) add("found by radar");
        if (most == Sighting::model) add("identified");
    }

    const Tables& tables_;
    const Battle& battle_;
    SideIndex side_;
    std::vector<std::string> badges_;
};

/// Makes the drawing of what a side knows.
class Plotting {
  public:
    Plotting(const Tables& tables, const View& view)
        : tables_(tables),
          battle_(view.known),
          side_(view.side),
          badges_(tables, view.known, view.side) {}

    BattleScene scene() {
        frame();
        for (const Unit& unit : battle_.units) add(unit);
        for (const Missile& missile : battle_.missiles) add(missile);
        for (const Torpedo& torpedo : battle_.torpedoes) add(torpedo);
        for (const kit::Polygon& land : battle_.conditions.land) add(land);
        for (const missile_age::Trace& trace : battle_.traces) add(trace);
        return std::move(scene_);
    }

  private:
    [[nodiscard]] BoardPlace at(kit::Point point) const {
        return place_on_board(battle_.conditions, point);
    }

    // --- the board -------------------------------------------------------------------------------

    void frame() {
        const Conditions& conditions = battle_.conditions;
        const std::int32_t across = steps_across(conditions);
        scene_.title = title_of(battle_.progress);
        for (const SideState& side : battle_.sides) scene_.sides.push_back(side.name);
        scene_.turn = battle_.progress.turn;
        scene_.board = {Grid::plane, across, across, step_text()};
        if (conditions.is_night) scene_.light = BoardLight::night;
        if (conditions.visibility >= 0) scene_.visibility = steps_of(conditions.visibility);
        if (conditions.wind.from >= 0) scene_.wind = conditions.wind;
        ask();
        legend();
    }

    /// "1 cm, 0.25 nm".
    [[nodiscard]] std::string step_text() const {
        constexpr std::int32_t hundred = 100;
        const std::int32_t miles = tables_.switches.nm_hundredths_per_cm;
        return fmt::format("1 cm, {}.{:02} nm", miles / hundred, miles % hundred);
    }

    void ask() {
        const Progress& progress = battle_.progress;
        const bool is_owner = progress.asking == Asking::owner && progress.asked == side_;
        if (!is_owner || !progress.found) return;
        scene_.asked = {AskedFor::reaction,
                        fmt::format("{} was found by {}", UnitWord::write(progress.found->tag),
                                    word_of(progress.found->how))};
    }

    void legend() {
        const Conditions& conditions = battle_.conditions;
        auto& legend = scene_.legend;
        legend.emplace_back(
            "Places are named by column and row, in cm from the north-west corner.");
        if (conditions.sea_state >= 0) {
            legend.push_back(fmt::format("Sea state {}.", conditions.sea_state));
        }
        if (conditions.is_night) legend.emplace_back("It is night; fires light what is near them.");
        if (conditions.is_fog) legend.emplace_back("There is fog; everybody sees half as far.");
        if (battle_.civilians_hit > 0) {
            legend.push_back(fmt::format("Civilians hit: {}.", battle_.civilians_hit));
        }
        const Tag active = battle_.progress.active;
        if (active != 0) legend.push_back(UnitWord::write(active) + " is active.");
    }

    // --- units -----------------------------------------------------------------------------------

    /// Markers of one's own that are gone and were nothing are not worth a line.
    [[nodiscard]] static bool is_shown(const Unit& unit) {
        return unit.is_on_table() || !(unit.is_dummy || unit.is_civilian);
    }

    void add(const Unit& unit) {
        if (!is_shown(unit)) return;
        const bool is_placed = unit.is_on_table() && battle_.progress.phase != Phase::opening;
        Token token;
        token.id = id_of(unit);
        token.label = label_of(unit);
        if (unit.side.index() < battle_.sides.size()) token.side = unit.side;
        token.badges = badges_.of(unit);
        token.is_gone = !is_placed;
        if (is_placed) place(unit, token);
        scene_.tokens.push_back(std::move(token));
    }

    /// Aircraft aboard or away have a number of their own.
    [[nodiscard]] static std::string id_of(const Unit& unit) {
        const bool has_number = unit.is_aircraft() && unit.number > 0 && !unit.is_on_table();
        return has_number ? AircraftWord::write(unit.number) : UnitWord::write(unit.tag);
    }

    [[nodiscard]] bool is_known(const Unit& unit) const {
        return unit.side == side_ || unit.is_civilian || unit.seen_by(side_) == Sighting::model;
    }

    [[nodiscard]] std::string label_of(const Unit& unit) const {
        if (is_known(unit)) return unit.name;
        const std::string_view what = unit.is_aircraft() ? "air " : "";
        return fmt::format("{}{}", what, word_of(unit.seen_by(side_)));
    }

    void place(const Unit& unit, Token& token) {
        token.place = at(unit.place);
        if (is_known(unit)) {
            token.heading = unit.heading;
            token.footprint = footprint_of(unit);
        }
        if (unit.fires > 0 && battle_.conditions.is_night) light(unit, token);
        if (unit.side != side_) return;
        token.arcs = arcs_of(unit);
        if (is_radiating(tables_, unit) && is_fighting(unit)) ring(unit, token);
        track(unit, token);
    }

    /// Her way so far: where she was at the beginning of each turn, and where she is. The first
    /// turn, and every fifth, has its number.
    void track(const Unit& unit, const Token& token) {
        constexpr std::int32_t numbered = 5;
        Track track{token.id, {}};
        for (const Passed& passed : battle_.sides[side_.index()].passed) {
            if (passed.tag != unit.tag) continue;
            const bool has_number = track.points.empty() || passed.turn % numbered == 0;
            track.points.push_back(
                {at(passed.place), has_number ? fmt::format("turn {}", passed.turn) : ""});
        }
        if (track.points.empty()) return;
        if (track.points.back().place != token.place) track.points.push_back({token.place, ""});
        if (track.points.size() > 1) scene_.tracks.push_back(std::move(track));
    }

    [[nodiscard]] Footprint footprint_of(const Unit& unit) const {
        const auto up = [](std::int32_t length) {
            return (length + mm_per_step - 1) / mm_per_step;
        };
        if (unit.is_aircraft()) return {};
        const kit::Box base = base_of(tables_, unit);
        return {{}, up(base.length), up(base.breadth)};
    }

    /// All weapons fire all round; one arc for each kind that could still fire.
    [[nodiscard]] std::vector<FireArc> arcs_of(const Unit& unit) const {
        std::map<std::int32_t, FireArc> arcs;
        if (!is_fighting(unit)) return {};
        for (const Mount& mount : unit.mounts) {
            const Weapon& weapon = weapon_of(tables_, mount);
            if (mount.is_out || mount.rounds == 0 || weapon.range == 0) continue;
            arcs[mount.weapon] = {0, 0, weapon.range, weapon.name};
        }
        std::vector<FireArc> all;
        for (auto& [weapon, arc] : arcs) all.push_back(std::move(arc));
        return all;
    }

    void ring(const Unit& unit, const Token& token) {
        const std::int32_t reach = radar_reach(tables_, unit, false);
        scene_.shapes.push_back({Circle{steps_of(reach)},
                                 {token.place},
                                 ShapeStyle::radar_ring,
                                 "radar of " + token.id});
    }
    void light(const Unit& unit, const Token& token) {
        scene_.shapes.push_back(
            {Circle{tables_.sensors.fire_light},
             {token.place},
             ShapeStyle::smoke,
             fmt::format("light of {}", is_known(unit) ? unit.name : token.id)});
    }

    // --- missiles and torpedoes ------------------------------------------------------------------

    [[nodiscard]] const Weapon& weapon_at(std::int32_t weapon) const {
        return tables_.weapons[static_cast<std::size_t>(weapon)];
    }
    [[nodiscard]] const Unit* on_table(Tag tag) const {
        const Unit* unit = unit_with(battle_, tag);
        return unit != nullptr && unit->is_on_table() ? unit : nullptr;
    }

    /// Its rules place a missile at its target; it is drawn short of it, one behind another, on the
    /// side from which it comes if that is known.
    void add(const Missile& missile) {
        const Unit* target = on_table(missile.target);
        if (target == nullptr) return;
        constexpr std::int32_t first = 40, apart = 15, half_circle = 180;
        const Unit* firer = on_table(missile.firer);
        const std::int32_t from = firer == nullptr ? 0 : kit::bearing(target->place, firer->place);
        const std::int32_t short_of = first + apart * at_target_[missile.target]++;
        Token token;
        token.id = TargetWord::write({missile.tag, true});
        token.label = weapon_at(missile.weapon).name;
        if (missile.side.index() < battle_.sides.size()) token.side = missile.side;
        token.place = at(kit::ahead(target->place, from, short_of));
        token.heading = kit::in_circle(from + half_circle);
        if (!comes_in(battle_, missile)) token.badges.emplace_back("arrives next turn");
        scene_.links.push_back({token.id, UnitWord::write(missile.target), "bound for"});
        scene_.tokens.push_back(std::move(token));
    }

    void add(const Torpedo& torpedo) {
        Token token;
        token.id = UnitWord::write(torpedo.tag);
        token.label = weapon_at(torpedo.weapon).name;
        if (torpedo.side.index() < battle_.sides.size()) token.side = torpedo.side;
        token.place = at(torpedo.place);
        token.heading = torpedo.heading;
        token.badges.push_back(fmt::format("{} cm to run", steps_of(torpedo.left)));
        if (on_table(torpedo.target) != nullptr) {
            scene_.links.push_back({token.id, UnitWord::write(torpedo.target), "bound for"});
        }
        scene_.shapes.push_back({Ray{torpedo.heading, steps_of(torpedo.left)},
                                 {token.place},
                                 ShapeStyle::course,
                                 "run of " + token.id});
        scene_.tokens.push_back(std::move(token));
    }

    // --- land, and what happened -----------------------------------------------------------------

    void add(const kit::Polygon& land) {
        Shape shape{tactical::Polygon{}, {}, ShapeStyle::land, "land"};
        for (const kit::Point corner : land.corners) shape.points.push_back(at(corner));
        scene_.shapes.push_back(std::move(shape));
    }

    /// A radar that was heard is a bearing of the turn, all else a trace of the last order.
    void add(const missile_age::Trace& trace) {
        const BoardPlace from = at(trace.from);
        if (trace.kind == TraceKind::esm) {
            const std::int32_t bearing = kit::bearing(trace.from, trace.to);
            scene_.shapes.push_back({Ray{bearing, steps_of(kit::distance(trace.from, trace.to))},
                                     {from},
                                     ShapeStyle::course,
                                     fmt::format("radar heard on {:03}", bearing)});
            return;
        }
        scene_.traces.push_back(
            {from, at(trace.to),
             fmt::format("{}{}", word_of(trace.kind), trace.is_hit ? ", a hit" : "")});
    }

    const Tables& tables_;
    const Battle& battle_;
    SideIndex side_;
    Badges badges_;
    BattleScene scene_;
    std::map<Tag, std::int32_t> at_target_;  ///< missiles drawn so far
};

}  // namespace

BattleScene scene_of(const Tables& tables, const View& view) {
    return Plotting(tables, view).scene();
}

}  // namespace flagplot::tactical::missile_age
