#include "tactical/gunnery/gunnery_scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/light.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/odds.h"
#include "tactical/gunnery/phrases.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/units.h"
#include "tactical/gunnery/window.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t yards_in_thousand = 1'000;
constexpr std::int32_t smoke_reach = 500;

/// Where torpedoes bear, from the bow, and where the whole battery does (GU-33, GU-45).
struct Bearings {
    std::int32_t first = 0;
    std::int32_t last = 0;
};
constexpr Bearings beam_of_guns{50, 130};
constexpr Bearings beam_of_torpedoes{60, 120};
constexpr Bearings wide_of_torpedoes{30, 150};

/// Makes the scene of one view.
class Drawing {
  public:
    Drawing(const View& view, const Tables& tables)
        : view_(view),
          tables_(tables),
          window_(view),
          light_(light_in(view.conditions, view.conditions.turn, tables)),
          ship_ids_(ids_of_ships(view)),
          contact_ids_(ids_of_contacts(view)) {}

    BattleScene scene() {
        const Conditions& conditions = view_.conditions;
        scene_.title = title();
        scene_.sides = conditions.sides;
        scene_.board = {Grid::plane, window_.columns(), window_.rows(),
                        fmt::format("{} yards", yards_in_step)};
        scene_.turn = conditions.turn;
        scene_.asked.why = AskedFor::simultaneous;
        scene_.visibility = in_steps(light_.visibility * yards_in_range);
        scene_.light = board_light();
        for (std::size_t i = 0; i < view_.own.ships.size(); ++i) add_ship(i);
        for (std::size_t i = 0; i < view_.own.contacts.size(); ++i) add_contact(i);
        for (const Salvo& salvo : view_.own.salvoes) add_salvo(salvo);
        for (const Division& division : view_.own.divisions) add_division(division);
        add_legend();
        return std::move(scene_);
    }

  private:
    [[nodiscard]] BoardLight board_light() const {
        switch (light_.lit) {
            case Lit::day:
                return BoardLight::day;
            case Lit::twilight:
                return BoardLight::twilight;
            case Lit::night:
                break;
        }
        return BoardLight::night;
    }

    [[nodiscard]] const Design& design_of(const Ship& ship) const {
        return view_.own.designs[static_cast<std::size_t>(ship.design)];
    }
    [[nodiscard]] const GunClass& gun_of(const BatteryDesign& battery) const {
        return tables_.guns[static_cast<std::size_t>(battery.gun)];
    }

    [[nodiscard]] std::string title() const {
        const Conditions& conditions = view_.conditions;
        const std::string clock = clock_text(conditions, conditions.turn);
        if (conditions.stage == Stage::over) {
            return fmt::format("Over after turn {}, {}, by {}", conditions.turn, clock,
                               phrase_of(conditions.ended_by));
        }
        return fmt::format("Orders for turn {} of {}, {}", conditions.turn + 1, conditions.turns,
                           clock);
    }

    // --- own ships -------------------------------------------------------------------------------

    void add_ship(std::size_t place) {
        const Ship& ship = view_.own.ships[place];
        Token token;
        token.id = ship_ids_[place];
        token.label = ship.name;
        token.side = view_.side;
        token.place = window_.place(ship.at);
        token.heading = ship.heading;
        token.badges = badges_of(ship, place);
        token.is_gone = !ship.is_in_sight();
        if (ship.is_there()) add_arcs(ship, token);
        scene_.tokens.push_back(std::move(token));
        add_shots(ship);
    }

    [[nodiscard]] std::vector<std::string> badges_of(const Ship& ship, std::size_t place) const {
        if (ship.fate != Fate::afloat) return {"lost"};
        if (ship.has_left) return {"has left"};
        if (ship.is_wreck()) return {"wreck"};
        const Design& design = design_of(ship);
        std::vector<std::string> badges{
            design.type, fmt::format("hull {}", hull_percent(ship)),
            fmt::format("{} of {} knots", ship.knots, knots_left(ship, design))};
        for (std::size_t i = 0; i < ship.batteries.size(); ++i) {
            const BatteryDesign& battery = design.batteries[i];
            badges.push_back(fmt::format("{} of {} x {} inch, {} rounds", ship.batteries[i].guns,
                                         battery.guns, gun_of(battery).name,
                                         ship.batteries[i].rounds));
        }
        if (design.tubes > 0) badges.push_back(fmt::format("torpedoes {}", ship.tubes));
        const auto add = [&](bool is_so, std::string text) {
            if (is_so) badges.push_back(std::move(text));
        };
        add(ship.fires > 0, fmt::format("fires {}", ship.fires));
        add(ship.flood > 0,
            fmt::format("flooded {}", hundred * ship.flood / std::max(1, ship.hull_new)));
        add(ship.control_out, "fire control out");
        add(ship.rudder_jammed, "rudder jammed");
        const auto& tracks = view_.own.tracks_at;
        add(std::find(tracks.begin(), tracks.end(), static_cast<std::int32_t>(place)) !=
                tracks.end(),
            "torpedo tracks");
        return badges;
    }

    void add_arcs(const Ship& ship, Token& token) const {
        const Design& design = design_of(ship);
        const std::int32_t main = main_battery_of(design, tables_);
        if (main >= 0 && ship.batteries[static_cast<std::size_t>(main)].guns > 0) {
            const GunClass& gun = gun_of(design.batteries[static_cast<std::size_t>(main)]);
            add_beams(ship, beam_of_guns, gun.reach * yards_in_thousand,
                      fmt::format("{} inch", gun.name), token);
        }
        if (ship.tubes > 0) {
            const bool is_wide = design.handling == Handling::destroyer;
            const auto& torpedo = tables_.torpedoes[static_cast<std::size_t>(design.torpedo)];
            add_beams(ship, is_wide ? wide_of_torpedoes : beam_of_torpedoes,
                      torpedo.reach * yards_in_range, "torpedoes", token);
        }
    }
    static void add_beams(const Ship& ship, Bearings beam, std::int32_t reach,
                          const std::string& name, Token& token) {
        const auto on_board = [&](std::int32_t relative) {
            return kit::in_circle(ship.heading + relative);
        };
        token.arcs.push_back({on_board(beam.first), on_board(beam.last), in_steps(reach), name});
        token.arcs.push_back({on_board(-beam.last), on_board(-beam.first), in_steps(reach), name});
    }

    void add_shots(const Ship& ship) {
        if (!ship.fired_last_turn || ship.last_target < 0) return;
        const Contact& target = view_.own.contacts[static_cast<std::size_t>(ship.last_target)];
        scene_.traces.push_back({window_.place(ship.at), window_.place(target.at), "fired"});
    }

    // --- what is known of others -----------------------------------------------------------------

    void add_contact(std::size_t place) {
        const Contact& contact = view_.own.contacts[place];
        Token token;
        token.id = contact_ids_[place];
        token.label = label_of(contact);
        token.side = contact.side;
        token.place = window_.place(contact.at);
        token.heading = contact.heading;
        token.badges = badges_of(contact);
        token.is_gone = contact.is_gone;
        scene_.tokens.push_back(std::move(token));
    }

    static std::string label_of(const Contact& contact) {
        if (!contact.name.empty()) return contact.name;
        if (!contact.type.empty()) return contact.type;
        return contact.is_large ? "a large ship" : "a small ship";
    }

    [[nodiscard]] std::vector<std::string> badges_of(const Contact& contact) const {
        std::vector<std::string> badges;
        const auto add = [&](bool is_so, std::string text) {
            if (is_so) badges.push_back(std::move(text));
        };
        add(!contact.name.empty(), contact.type);
        add(contact.is_gone, "gone");
        const bool is_lost = contact.now == Knowing::lost && !contact.is_gone;
        add(is_lost, "last seen " + clock_text(view_.conditions, contact.turn));
        add(contact.now == Knowing::flash, "flashes only");
        add(contact.is_by_radar, "by radar");
        add(!is_lost && contact.knots >= 0, fmt::format("{} knots", contact.knots));
        add(contact.is_wreck, "wreck");
        add(contact.is_burning, "on fire");
        add(contact.has_fired, "fires");
        add(contact.is_weaving, "weaves");
        return badges;
    }

    void add_salvo(const Salvo& salvo) {
        scene_.links.push_back({ship_ids_.at(static_cast<std::size_t>(salvo.ship)),
                                contact_ids_.at(static_cast<std::size_t>(salvo.target)),
                                fmt::format("{} torpedoes, there at {}", salvo.count,
                                            clock_text(view_.conditions, salvo.arrives))});
    }

    // --- divisions -------------------------------------------------------------------------------

    void add_division(const Division& division) {
        const std::int32_t guide = guide_of(view_.own, division);
        if (guide < 0) return;
        const auto place = static_cast<std::size_t>(guide);
        add_track(division, ship_ids_[place]);
        add_rings(division, view_.own.ships[place]);
        if (division.makes_smoke || division.made_smoke) add_smoke(division);
        scene_.legend.push_back(fmt::format("{} ({}): {}.", division.name, names_of(division),
                                            standing_text(division)));
    }

    /// The last place of a track is that of the last turn which has one.
    void add_track(const Division& division, const std::string& id) {
        const std::int32_t turn = view_.conditions.turn;
        const std::int32_t last = turn - turn % turns_of_track;
        const auto size = static_cast<std::int32_t>(division.track.size());
        Track track{id, {}};
        for (std::int32_t i = 0; i < size; ++i) {
            const kit::Point point = division.track[static_cast<std::size_t>(i)];
            const std::int32_t when = std::max(0, last - (size - 1 - i) * turns_of_track);
            track.points.push_back(
                {window_.place({point.x * yards_of_hundred, point.y * yards_of_hundred}),
                 clock_text(view_.conditions, when)});
        }
        if (!track.points.empty()) scene_.tracks.push_back(std::move(track));
    }

    /// How far its guns and its radar reach, round its guide.
    void add_rings(const Division& division, const Ship& guide) {
        std::int32_t guns = 0, radar = 0;
        for (const std::int32_t place : ships_there(view_.own, division)) {
            const Ship& ship = view_.own.ships[static_cast<std::size_t>(place)];
            const Design& design = design_of(ship);
            for (std::size_t i = 0; i < ship.batteries.size(); ++i) {
                if (ship.batteries[i].guns > 0) {
                    guns = std::max(guns, gun_of(design.batteries[i]).reach);
                }
            }
            radar = std::max(radar, tables_.radar.at(static_cast<std::size_t>(design.radar)).range);
        }
        const auto ring = [&](std::int32_t yards, ShapeStyle style, std::string_view what) {
            if (yards == 0) return;
            scene_.shapes.push_back({Circle{in_steps(yards)},
                                     {window_.place(guide.at)},
                                     style,
                                     fmt::format("{} of {}", what, division.name)});
        };
        ring(guns * yards_in_thousand, ShapeStyle::command_radius, "guns");
        if (division.is_radar_on) ring(radar * yards_in_range, ShapeStyle::radar_ring, "radar");
    }

    void add_smoke(const Division& division) {
        for (const std::int32_t place : ships_there(view_.own, division)) {
            const Ship& ship = view_.own.ships[static_cast<std::size_t>(place)];
            scene_.shapes.push_back({Circle{in_steps(smoke_reach)},
                                     {window_.place(ship.at)},
                                     ShapeStyle::smoke,
                                     "smoke of " + ship.name});
        }
    }

    [[nodiscard]] std::string names_of(const Division& division) const {
        std::vector<std::string> names;
        for (const std::int32_t place : ships_there(view_.own, division)) {
            names.push_back(view_.own.ships[static_cast<std::size_t>(place)].name);
        }
        return fmt::format("{}", fmt::join(names, ", "));
    }

    void add_legend() {
        scene_.legend.push_back(light_text(view_.conditions, tables_));
        add_odds();
        const bool is_asked = view_.conditions.stage == Stage::orders;
        if (!view_.own.is_aware) {
            scene_.legend.emplace_back("Your side is unaware of the enemy: it can only carry on.");
        } else if (is_asked && view_.own.interrupt != Interrupt::none) {
            scene_.legend.push_back(
                fmt::format("You are asked because {}.", phrase_of(view_.own.interrupt)));
        }
    }

    /// As the captain weighs them (GU-73).
    void add_odds() {
        const Odds odds = odds_of(view_, foes_of(view_, tables_), light_, tables_);
        if (odds.enemy == 0) return;
        scene_.legend.push_back(fmt::format(
            "The side's strength is {} per cent of the enemy's that it holds; a captain breaks "
            "off under {}.",
            odds.percent(), bad_odds));
    }

    const View& view_;
    const Tables& tables_;
    Window window_;
    Light light_;
    std::vector<std::string> ship_ids_;
    std::vector<std::string> contact_ids_;
    BattleScene scene_;
};

}  // namespace

BattleScene scene_of(const View& view, const Tables& tables) {
    return Drawing(view, tables).scene();
}

}  // namespace flagplot::tactical::gunnery
