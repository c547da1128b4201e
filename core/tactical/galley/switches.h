#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// What a campaign may choose: the readings of rules that can be read in more than one way, in the
/// table `[galley]` of its `campaign.toml`. Page: docs/rules/galley.md#switches

namespace flagplot::tactical::galley {

/// When the losses of reaction fire count (WG-14, WG-A3).
enum class ReactionTiming : std::uint8_t { simultaneous, before };
/// Which hexes a shot at two hexes may pass (WG-A5): those of any shortest path, or all that the
/// straight line touches.
enum class MissilePath : std::uint8_t { any, line };
/// Whose size lets a rake go from any flank hex to the next (WG-A8).
enum class SmallOne : std::uint8_t { target, raker };
/// How often a ship may rake one target in a turn (WG-A9).
enum class Rakes : std::uint8_t { once, any };
/// Which targets are easier to ram for not having moved (WG-B3).
enum class StillTarget : std::uint8_t { activated, any };
/// Where reaction fire finds the ship that made the attempt (WG-B11).
enum class ReactionPoint : std::uint8_t { path, contact };
/// Whose flank hexside two ships must share to grapple (WG-B12).
enum class GrappleHexside : std::uint8_t { both, either };
/// When an anastrophe tires the crew (WG-A15).
enum class AnastropheFatigue : std::uint8_t { always, after_success };

/// Every switch with its standard value.
struct Switches {
    ReactionTiming reaction_timing = ReactionTiming::simultaneous;
    MissilePath missile_path = MissilePath::any;
    SmallOne rake_small_refers_to = SmallOne::target;
    Rakes rakes_per_target = Rakes::once;
    bool rake_and_ram_same_target = false;  ///< WG-A10
    std::int32_t ram_min_mp = 1;            ///< of a ship that starts in contact (WG-A11)
    std::int32_t abreast_gap = 1;           ///< empty hexes in a line abreast (WG-A13)
    AnastropheFatigue anastrophe_fatigue = AnastropheFatigue::always;
    bool anastrophe_any_ship = false;  ///< WG-A17
    std::int32_t avoid_penalty = 1;    ///< for each earlier avoidance (WG-A21)
    std::int32_t rammed_sinks_on = 4;  ///< of 1D6 at the end; 7: never (WG-A25)
    bool firepot_needs_hit = false;    ///< WG-A26
    std::int32_t tower_missile = 0;    ///< to the missile rating without towers (WG-A27)
    StillTarget ram_still_target = StillTarget::activated;
    bool missile_by_manpower = true;  ///< WG-B10
    ReactionPoint reaction_point = ReactionPoint::path;
    GrappleHexside grapple_hexside = GrappleHexside::both;
    bool ram_final_turn = true;       ///< WG-B14
    bool fire_before_move = false;    ///< WG-B23
    bool grapple_drags_down = true;   ///< WG-23, WG-B27
    std::int32_t board_columns = 40;  ///< `board.size` (WG-B1)
    std::int32_t board_rows = 30;
    std::int32_t deploy_depth = 6;  ///< `board.deploy_depth`, hexes

    friend bool operator==(const Switches&, const Switches&) = default;
};

}  // namespace flagplot::tactical::galley

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::ReactionTiming>{
    "simultaneous", "before"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::MissilePath>{"any",
                                                                                         "line"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::SmallOne>{"target",
                                                                                      "raker"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::Rakes>{"1", "n"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::StillTarget>{
    "activated", "any"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::ReactionPoint>{
    "path", "contact"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::GrappleHexside>{
    "both", "either"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::AnastropheFatigue>{
    "always", "after_success"};

}  // namespace flagplot
