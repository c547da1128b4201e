#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// The readings of the rules that a campaign may choose between: the keys of its table
/// `[squadron]`, `command.mode` for the member `command_mode`. Page:
/// docs/rules/squadron.md#switches

namespace flagplot::tactical::squadron {

enum class CommandMode : std::uint8_t { chain, all_pairs };             ///< US-A7
enum class ElementMode : std::uint8_t { cluster, single_ship };         ///< US-A8
enum class ContactResolve : std::uint8_t { after_moves, immediately };  ///< US-A10
enum class PartialRounding : std::uint8_t {                             ///< US-A12
    reduce_halve_down,
    halve_reduce_down,
    reduce_halve_up
};
enum class Threshold : std::uint8_t { ge, gt };                       ///< US-A13
enum class LinkScope : std::uint8_t { squadron, fleet };              ///< US-A14
enum class RamDeclare : std::uint8_t { bow, any_contact };            ///< US-A17
enum class Casualties : std::uint8_t { assigned, owner, enemy };      ///< US-A20
enum class BreakOff : std::uint8_t { roll, free, never };             ///< US-A21
enum class Clearing : std::uint8_t { back_or_turn, none };            ///< US-B1
enum class MeleeTiming : std::uint8_t { before_moves, after_moves };  ///< US-B2
enum class SplitBasis : std::uint8_t { smallest, per_target };        ///< US-B4
enum class ArcStep : std::uint8_t { start, end };                     ///< US-B12
enum class FireOrder : std::uint8_t { card_last, card_first };        ///< US-B15
enum class FireDeclare : std::uint8_t { one_by_one, all_first };      ///< US-B25
enum class Fog : std::uint8_t { open, enemy_points_hidden };          ///< US-B33
enum class Edges : std::uint8_t { own_and_neutral, all };             ///< US-A34
enum class CrewMarked : std::uint8_t { step4, step2 };                ///< US-61
enum class TableTerrain : std::uint8_t { by_square, open, coast };    ///< US-B37

struct Switches {
    std::int32_t table_width = 7'200;  ///< hundredths of an inch (US-B3)
    std::int32_t table_height = 4'800;
    std::int32_t deploy_depth = 1'200;
    TableTerrain table_terrain = TableTerrain::by_square;
    std::int32_t turn_cards = 1;            ///< `cards.t_per_turn` (US-A2)
    bool card_limits = true;                ///< `cards.limits` (US-A22)
    bool count_initial = false;             ///< `cards.count_initial` (US-A23)
    bool shared_deck = false;               ///< `cards.shared_deck` (US-B6)
    bool winner_may_pass = false;           ///< `initiative.winner_may_pass` (US-A3)
    bool pass_tokens = false;               ///< `activation.pass_tokens` (US-A4)
    std::int32_t wind_points = 8;           ///< 4, 8, 12 or 16 (US-A5)
    std::int32_t headwind_half_angle = 45;  ///< degrees; 45, 90 or 0 (US-A6)
    ArcStep wind_arc_step = ArcStep::start;
    CommandMode command_mode = CommandMode::chain;
    ElementMode command_element = ElementMode::cluster;
    std::int32_t minimum_move = 200;  ///< hundredths, `move.minimum_inches` (US-A9)
    ContactResolve contact_resolve = ContactResolve::after_moves;
    Clearing contact_clear = Clearing::back_or_turn;
    bool anchor_half_move = false;  ///< `anchor.half_move_variant` (US-A11)
    bool to_hit_modifiers = false;  ///< `fire.to_hit_modifiers` (US-36)
    PartialRounding partial_rounding = PartialRounding::reduce_halve_down;
    Threshold fire_threshold = Threshold::ge;
    std::int32_t fire_minimum = 0;  ///< AD, `fire.min_ad`: 0 or 1 (US-A31)
    FireOrder fire_order = FireOrder::card_last;
    FireDeclare fire_declare = FireDeclare::one_by_one;
    bool fire_into_melee = true;  ///< `fire.into_melee` (US-B24)
    SplitBasis split_basis = SplitBasis::smallest;
    LinkScope link_scope = LinkScope::squadron;
    bool same_ship_full = false;  ///< `link.same_ship_full` (US-A15)
    bool zero_may_join = false;   ///< `link.zero_may_join` (US-A30)
    bool ships_block = false;     ///< `los.ships_block` (US-A35)
    RamDeclare ram_declare = RamDeclare::bow;
    bool red_multiples = true;  ///< `ram.red_multiples` (US-A16)
    bool reduces_ram = false;   ///< `damage.reduces_ram` (US-A32)
    CrewMarked crew_marked = CrewMarked::step4;
    Casualties melee_casualties = Casualties::assigned;
    BreakOff break_off = BreakOff::roll;
    MeleeTiming melee_timing = MeleeTiming::before_moves;
    bool melee_once_per_turn = false;  ///< `melee.once_per_turn` (US-A29)
    bool melee_optional = false;       ///< `melee.optional` (US-B5)
    std::int32_t hull_cost = 2;        ///< of a critical, `critical.hull_cost` (US-A25)
    bool repair = true;                ///< `repair.enabled` (US-A26)
    bool derelict_damage = false;      ///< `drift.derelict_damage` (US-A27)
    std::int32_t turns = 12;           ///< at most, `battle.max_turns` (US-A33)
    Edges edges = Edges::own_and_neutral;
    Fog fog = Fog::open;
    bool ammunition = true;  ///< do magazines run out? 40 shots of an arc when full

    friend bool operator==(const Switches&, const Switches&) = default;
};

/// The switches of the profile `strict_seed` (US-B44).
[[nodiscard]] inline Switches strict_seed() {
    Switches strict;
    strict.command_element = ElementMode::single_ship;
    strict.minimum_move = 0;
    strict.card_limits = false;
    strict.repair = false;
    return strict;
}

}  // namespace flagplot::tactical::squadron

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::CommandMode>{
    "chain", "all_pairs"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::ElementMode>{
    "cluster", "single_ship"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::ContactResolve>{
    "after_moves", "immediately"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::PartialRounding>{
    "reduce_halve_down", "halve_reduce_down", "reduce_halve_up"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::Threshold>{"ge",
                                                                                         "gt"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::LinkScope>{"squadron",
                                                                                         "fleet"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::RamDeclare>{
    "bow", "any_contact"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::Casualties>{
    "assigned", "owner", "enemy"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::BreakOff>{
    "roll", "free", "never"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::Clearing>{
    "back_or_turn", "none"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::MeleeTiming>{
    "before_moves", "after_moves"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::SplitBasis>{
    "smallest", "per_target"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::ArcStep>{"start",
                                                                                       "end"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::FireOrder>{
    "card_last", "card_first"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::FireDeclare>{
    "one_by_one", "all_first"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::Fog>{
    "open", "enemy_points_hidden"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::Edges>{
    "own_and_neutral", "all"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::CrewMarked>{"step4",
                                                                                          "step2"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::TableTerrain>{
    "by_square", "open", "coast"};

}  // namespace flagplot
