#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/quantity.h"
#include "rules/forces.h"
#include "rules/speed.h"
#include "view/book.h"
#include "view/order.h"
#include "view/report.h"

/// \file
/// The turns of phrase that a captain's briefing and the umpire's log have in common.

namespace flagplot {

/// "Force K" of "Force K, Capt. Agnew": a formation's name up to its commander.
[[nodiscard]] std::string short_name(std::string_view full_name);

/// What the side calls its formation in a sentence: the short name, or the full one where two of
/// its formations share the short one.
[[nodiscard]] std::string called(const Book& book, OwnNumber number);

/// "D6, C6 and C7". Empty for no words.
[[nodiscard]] std::string enumeration(const std::vector<std::string>& words);
[[nodiscard]] std::string enumeration(const std::vector<Square>& squares);

/// "1 unit", "6 units".
[[nodiscard]] std::string counted(std::int32_t count, std::string_view what);

/// "21.3 knots", "9 knots": to the nearest tenth, without a zero behind the point.
[[nodiscard]] std::string knots_text(KnotTenths speed);
[[nodiscard]] std::string knots_text(KnotThirtieths speed);

/// "6 units, the biggest a heavy cruiser"; "1 unit, a heavy cruiser".
[[nodiscard]] std::string phrase_of(const Declaration& declared);

/// "by eye", "by radar".
[[nodiscard]] std::string_view phrase_of(SightMode mode);

/// "by D6 and C6 to C7"; "to C7".
[[nodiscard]] std::string phrase_of(const PlotRoute& route);

/// "sunk", "unharmed", or what is left: "1 of 2 SP, 16 knots".
[[nodiscard]] std::string state_text(const BookShip& ship, Hundredths hull, Hundredths speed);

/// "E6", and the name of the place where the chart has one: "C7 (Malta)".
[[nodiscard]] std::string place_text(const Chart& chart, Square square);

}  // namespace flagplot
