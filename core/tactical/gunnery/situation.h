#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/light.h"
#include "tactical/gunnery/odds.h"
#include "tactical/gunnery/order.h"
#include "tactical/gunnery/tables.h"
#include "tactical/gunnery/wishes.h"
#include "tactical/kit/plane.h"
#include "tactical/terms.h"

/// \file
/// What a captain decides by (GU-70): all of it made of his view.

namespace flagplot::tactical::gunnery {

/// Once a line.
struct Situation {
    const View& view;
    const Tables& tables;
    Light light;
    std::vector<Foe> foes;
    Odds odds;
    const Division* convoy = nullptr;  ///< the first own one with a ship that is there

    Situation(const View& the_view, const Tables& the_tables);

    [[nodiscard]] const Side& own() const { return view.own; }
    [[nodiscard]] bool is_night() const { return light.lit == Lit::night; }
    [[nodiscard]] const Ship& ship(std::int32_t place) const {
        return view.own.ships[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] const Design& design(const Ship& ship) const {
        return view.own.designs[static_cast<std::size_t>(ship.design)];
    }
    /// Is any enemy warship held?
    [[nodiscard]] bool has_warships() const;
    /// The warship that is held nearest to a place; null: there is none.
    [[nodiscard]] const Foe* nearest_warship(kit::Point from) const;
};

/// One of the side's divisions, and what is wished of it.
struct Command {
    const Situation& situation;
    const Division& division;
    std::vector<std::int32_t> ships;  ///< that are there, the guide first
    const Ship& guide;
    const Design& design;  ///< the guide's
    Wishes wishes;
    Task task{};

    /// \pre the division has a ship that is there
    Command(const Situation& the_situation, const Division& the_division, const Doctrine& doctrine);

    template <class Test>
    [[nodiscard]] bool any_ship(const Test& is_so) const {
        for (const std::int32_t place : ships) {
            if (is_so(situation.ship(place), situation.design(situation.ship(place)))) return true;
        }
        return false;
    }
    template <class Test>
    [[nodiscard]] bool all_ships(const Test& is_so) const {
        return !any_ship([&](const Ship& ship, const Design& its) { return !is_so(ship, its); });
    }
    /// Radar that fire can be aimed with (GU-30), switched on.
    [[nodiscard]] bool has_gunnery_radar() const;
    /// Has its guide a set that shows the fall of shot: she need not come near by night (GU-71)?
    [[nodiscard]] bool sees_by_radar() const { return division.is_radar_on && design.radar >= 3; }
    /// Does it fight blindly by night: an untrained guide without radar (GU-72)?
    [[nodiscard]] bool is_blind_by_night() const;
    /// Does it cover blindly by night: such a guide in a formation that came in later (GU-72)?
    [[nodiscard]] bool is_blind_cover() const {
        return division.formation > 0 && is_blind_by_night();
    }
};

/// An enemy division as a captain's division sees it.
struct EnemyDivision {
    std::int32_t number = 0;        ///< 3 is E3
    std::vector<const Foe*> ships;  ///< that are held, its guide first
    const Foe* nearest = nullptr;
    std::int32_t range = 0;  ///< to the nearest, hundreds of yards
    std::int64_t score = 0;

    [[nodiscard]] const Foe& guide() const { return *ships.front(); }
    [[nodiscard]] bool is_alert() const { return ships.front()->is_alert; }
    [[nodiscard]] bool has_merchants() const;
};

/// The line that is being made.
class Line {
  public:
    /// Unless it stands so already.
    void add(const Division& division, Verb verb, std::int32_t number = 0, std::int32_t enemy = 0,
             const std::string& name = {});
    [[nodiscard]] std::vector<Clause> clauses() && { return std::move(clauses_); }

  private:
    std::vector<Clause> clauses_;
};

// --- choice_of_target.cpp ------------------------------------------------------------------------

/// The enemy division that a division makes for (GU-70, 1); none: no enemy is held.
[[nodiscard]] std::optional<EnemyDivision> chosen_enemy(const Command& command);

// --- choice_of_range.cpp -------------------------------------------------------------------------

/// How far a blind cover stays off what it does not know (GU-72), hundreds of yards.
inline constexpr std::int32_t off_the_unknown = 80;
/// The best range from an enemy division, hundreds of yards (GU-70, 2).
[[nodiscard]] std::int32_t best_range(const Command& command, const EnemyDivision& enemy);

// --- choice_of_course.cpp ------------------------------------------------------------------------

/// Orders the course that brings a division to a range of an enemy division and keeps it there
/// (GU-70, 3).
void steer_for(const Command& command, const EnemyDivision& enemy, std::int32_t range, Line& line);
/// Away from the enemy for good (GU-59).
void break_off(const Command& command, Line& line);
/// To where an enemy was last seen, as long as the doctrine allows.
void search(const Command& command, Line& line);
/// Does an enemy ship show a ship her stern?
[[nodiscard]] bool is_running_from(const Ship& ship, const Contact& enemy);
/// Is this enemy not worth following, as the doctrine has it?
[[nodiscard]] bool is_let_go(const Command& command, const EnemyDivision& enemy);

// --- escorts.cpp ---------------------------------------------------------------------------------

/// What a convoy does (GU-72).
void lead_convoy(const Command& command, Line& line);
/// Has it to cover a convoy, with an enemy warship held?
[[nodiscard]] bool is_escort(const Command& command);
/// \pre `is_escort`
void lead_escort(const Command& command, Line& line);

// --- torpedo_attack.cpp --------------------------------------------------------------------------

/// Do torpedo tracks make for one of its ships?
[[nodiscard]] bool is_threatened(const Command& command);
/// All ships at once away from where the torpedoes come from (GU-71).
void turn_away(const Command& command, Line& line);
/// Has it torpedoes left to attack with?
[[nodiscard]] bool can_attack(const Command& command);
/// From which it attacks with them, hundreds of yards.
inline constexpr std::int32_t torpedo_range = 30;
/// Orders when torpedoes are launched.
void order_torpedoes(const Command& command, const EnemyDivision& enemy, Line& line);

// --- choice_of_fire.cpp --------------------------------------------------------------------------

/// Is the enemy still to be stalked: he is taken to be unaware (GU-25, GU-71)?
[[nodiscard]] bool is_stalking(const Command& command, const EnemyDivision& enemy);
/// Orders guns, lights, evasion.
void order_guns(const Command& command, const EnemyDivision& enemy, Line& line);

}  // namespace flagplot::tactical::gunnery
