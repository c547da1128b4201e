#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/quantity.h"
#include "rules/effect.h"
#include "rules/forces.h"
#include "rules/sighting.h"
#include "rules/speed.h"
#include "rules/weather.h"
#include "view/book.h"
#include "view/order.h"
#include "view/report.h"
#include "view/side_view.h"

/// \file
/// Phrases that both briefings and the umpire's log use.

namespace flagplot {

/// "Force K" of "Force K, Capt. Agnew": a formation's name up to its commander.
[[nodiscard]] std::string short_name(std::string_view full_name);

/// What the side calls its formation in a sentence: the short name, or the full one if two of its
/// formations have the same short name.
[[nodiscard]] std::string called(const SideView& view, OwnNumber number);

/// "UK-K, Force K, Capt. Agnew"; without the id if the name begins with it.
[[nodiscard]] std::string title_of(std::string_view id, std::string_view name);

/// "D6, C6 and C7". Empty for no words.
[[nodiscard]] std::string enumeration(const std::vector<std::string>& words);
[[nodiscard]] std::string enumeration(const std::vector<Square>& squares);

/// "unit" of one, "units" of any other number.
[[nodiscard]] std::string noun_for(std::int64_t count, std::string_view what);
/// "1 unit", "6 units".
[[nodiscard]] std::string counted(std::int64_t count, std::string_view what);

/// "21.3 knots", "9 knots": to the nearest tenth, without ".0".
[[nodiscard]] std::string knots_text(KnotTenths speed);
[[nodiscard]] std::string knots_text(KnotThirtieths speed);

/// "6 units, the biggest a heavy cruiser"; "1 unit, a heavy cruiser".
[[nodiscard]] std::string phrase_of(const Declaration& declared);

/// "Maria, an auxiliary".
[[nodiscard]] std::string phrase_of(const Prize& prize);

/// "by eye", "by radar", "from the air".
[[nodiscard]] std::string_view phrase_of(SightMode mode);

/// The same for any source of a contact: "by report", "in battle".
[[nodiscard]] std::string_view phrase_of(SightSource source);

/// "biggest searching unit 2, biggest target unit 3": the parts of a number needed.
[[nodiscard]] std::string made_of_text(const std::vector<Modifier>& modifiers);

/// "by D6 and C6 to C7"; "to C7".
[[nodiscard]] std::string phrase_of(const PlotRoute& route);

/// "follows Force K", "shadows contact C1 until turn 7", "waits until turn 7".
[[nodiscard]] std::string phrase_of(const SideView& view, const Task& task);

/// "steams at 12 knots", "steams at full speed".
[[nodiscard]] std::string phrase_of(const KeepSpeed& speed);

/// "sunk", "unharmed", or what is left: "1 of 2 SP, 16 knots".
[[nodiscard]] std::string state_text(const BookShip& ship, Hundredths hull, Hundredths speed);

/// The same for an own ship: "captured", "derelict, 1 of 2 SP, 0 knots". If told, also the state of
/// her crew, fire and ammunition, and lasting damage.
[[nodiscard]] std::string state_text(const BookShip& ship, const ShipState& left);

/// "sunk" or "captured". \pre it is lost
[[nodiscard]] std::string_view loss_word(const ShipState& left);

/// The corners of the nine squares round a square, without those off the chart.
struct Block {
    Square first;  ///< the north-west corner
    Square last;   ///< the south-east corner

    friend bool operator==(const Block&, const Block&) = default;
    [[nodiscard]] std::int32_t squares() const {
        return (last.column - first.column + 1) * (last.row - first.row + 1);
    }
    [[nodiscard]] bool contains(Square square) const {
        return square.column >= first.column && square.row >= first.row &&
               square.column <= last.column && square.row <= last.row;
    }
};

/// \pre the square or one beside it is on the chart
[[nodiscard]] Block block_round(const Chart& chart, Square centre);

/// "the nine squares C4 to E6"; at the edge of the chart "the 4 squares A1 to B2".
[[nodiscard]] std::string block_text(const Chart& chart, Square centre);

/// "the nine squares round D6"; at the edge of the chart "the 4 squares round A1".
[[nodiscard]] std::string round_text(const Chart& chart, Square centre);

/// What an effect does, in a half sentence about its formation: "1 movement point less".
[[nodiscard]] std::string effect_text(const Lasting& effect);

/// How long an effect lasts: "to the end of turn 5", "until it has spent a turn in a port of its
/// own".
[[nodiscard]] std::string until_text(const ActiveEffect& effect);

/// "1 movement point less, to the end of turn 5".
[[nodiscard]] std::string effect_text(const ActiveEffect& effect);
/// The same for a ship: "at 3/4 of her speed to the end of turn 7".
[[nodiscard]] std::string slowed_text(const ActiveEffect& effect);
/// "1 hour 20 minutes"
[[nodiscard]] std::string duration_text(Minutes length);

/// "fog", "a storm": what a formation runs into.
[[nodiscard]] std::string_view phrase_of(Weather weather);

/// "fog in D6", "poor weather everywhere", "a storm within 2 squares of D6".
[[nodiscard]] std::string phrase_of(const WeatherZone& zone);

/// The weather of a turn: every zone, or "clear weather everywhere".
[[nodiscard]] std::string weather_text(const std::vector<WeatherZone>& zones);

/// "E6", with the name of the place if the chart has one: "C7 (Malta)".
[[nodiscard]] std::string place_text(const Chart& chart, Square square);

}  // namespace flagplot
