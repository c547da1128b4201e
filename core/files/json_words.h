#pragma once

#include <array>
#include <string_view>

#include "files/json_form.h"
#include "view/book.h"
#include "view/order.h"
#include "view/report.h"

/// \file
/// The "kind" words of all orders and reports, in the order of the variants.

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 11> variant_words<Action>{
    "route",  "hold",   "stance", "radar",          "detach", "merge",
    "follow", "escort", "shadow", "return_to_port", "speed"};

template <>
inline constexpr std::array<std::string_view, 4> variant_words<Task>{"hold", "follow", "escort",
                                                                     "shadow"};

template <>
inline constexpr std::array<std::string_view, 8> variant_words<Condition>{
    "contact", "sighted", "battle", "card", "at", "turn", "own_damaged", "friend_at"};

using FormationOrderKind = decltype(FormationOrder::what);
template <>
inline constexpr std::array<std::string_view, 14> variant_words<FormationOrderKind>{
    "route",  "hold",   "stance",         "radar", "detach", "merge", "follow",
    "escort", "shadow", "return_to_port", "speed", "place",  "when",  "drop_conditions"};

template <>
inline constexpr std::array<std::string_view, 6> variant_words<Order>{
    "formation", "initiative", "search", "play", "contact", "word"};

using RevisionKind = decltype(ContactOrder::what);
template <>
inline constexpr std::array<std::string_view, 5> variant_words<RevisionKind>{"is", "apart", "named",
                                                                             "struck", "restored"};

using SideOrderKind = decltype(SideOrderLapsed::order);
template <>
inline constexpr std::array<std::string_view, 3> variant_words<SideOrderKind>{"search", "play",
                                                                              "contact"};

template <>
inline constexpr std::array<std::string_view, 5> variant_words<Lasting>{
    "speed", "points", "points_at_most", "sight", "no_sight"};

using AssetBase = decltype(BookAsset::base);
template <>
inline constexpr std::array<std::string_view, 2> variant_words<AssetBase>{"square", "ship"};

template <>
inline constexpr std::array<std::string_view, 56> variant_words<ReportKinds>{
    "dice_committed",
    "turn_began",
    "turn_ended",
    "orders_received",
    "own_entered",
    "own_route_set",
    "own_stance_taken",
    "own_radar_used",
    "own_conditions_set",
    "own_condition_met",
    "own_order_lapsed",
    "own_allowance",
    "own_moved",
    "own_reached",
    "own_turn_over",
    "own_spotted",
    "seen",
    "initiative_told",
    "battle_joined",
    "own_ships_left",
    "battle_over",
    "side_order_lapsed",
    "own_founded",
    "own_merged",
    "own_slipped",
    "own_broke_off",
    "air_report",
    "contact_reported",
    "block_learned",
    "weather_told",
    "card_dealt",
    "card_played",
    "own_struck",
    "own_weathered",
    "own_refreshed",
    "text_told",
    "own_placed",
    "own_freed",
    "own_left",
    "card_taken_away",
    "light_told",
    "switch_told",
    "message_told",
    "own_prizes",
    "own_renamed",
    "own_attacks",
    "own_attack_missed",
    "contact_revised",
    "released",
    "battle_ended",
    "own_task_set",
    "own_task_over",
    "own_speed_set",
    "own_condition_expired",
    "word_taken",
    "taken_back_told"};

}  // namespace flagplot
