#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// The words of the game.

namespace flagplot::tactical::galley {

/// The level a ship keeps for a turn (WG-1 D).
enum class Speed : std::uint8_t { cruise, maximum };

enum class Whereabouts : std::uint8_t { on_board, left, sunk };

/// What holds two ships together.
enum class HoldKind : std::uint8_t { grappled, fouled };

/// One step of a movement (3.4.2). `spin` is the change of facing without moving; `about` the Turn
/// Around.
enum class Step : std::uint8_t { ahead, port, starboard, back, about, spin_port, spin_starboard };

/// What the side that is asked decides now.
enum class Phase : std::uint8_t {
    deployment,
    who_first,    ///< C: the winner of the initiative chooses
    speed,        ///< D
    squadrons,    ///< E: which command squadron acts
    individuals,  ///< F: which individual ship acts
    movement,     ///< of the active group
    answer,       ///< to an attempt: avoid, fire
    boarding,     ///< by the active group
    over
};

/// What a ship tries against another.
enum class AttemptKind : std::uint8_t { missiles, grapple, ram, rake };

/// What a ship that is attacked fires back.
enum class Reply : std::uint8_t { none, missiles, flames };

/// How ships are deployed.
enum class Line : std::uint8_t { abreast, ahead };

/// The side of the target from which an anastrophe rams.
enum class Hand : std::uint8_t { port, starboard };

enum class TraceKind : std::uint8_t { moved, fired, grappled, rammed, raked, boarded };

}  // namespace flagplot::tactical::galley

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::Speed>{"cruise",
                                                                                   "maximum"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::galley::Whereabouts>{
    "on board", "left", "sunk"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::HoldKind>{"grappled",
                                                                                      "fouled"};
template <>
inline constexpr std::array<std::string_view, 7> words_of<tactical::galley::Step>{
    "ahead", "port", "starboard", "back", "about", "spin-port", "spin-starboard"};
template <>
inline constexpr std::array<std::string_view, 9> words_of<tactical::galley::Phase>{
    "deployment", "who goes first", "speed levels", "squadrons", "individual ships",
    "movement",   "an answer",      "boarding",     "over"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::galley::AttemptKind>{
    "missile fire", "grapple", "ram", "rake"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::galley::Reply>{
    "none", "missiles", "flames"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::Line>{"abreast",
                                                                                  "ahead"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::Hand>{"port",
                                                                                  "starboard"};
template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::galley::TraceKind>{
    "moved", "fired at", "grappled", "rammed", "raked", "boarded"};

}  // namespace flagplot
