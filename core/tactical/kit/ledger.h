#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/fields.h"
#include "base/quantity.h"

/// \file
/// What ships have left: rounds of a gun, hull, crew, cards to play. One ledger holds them all, so
/// that the end report can say what was spent and lost.

namespace flagplot::tactical::kit {

/// What one unit has left of one thing.
struct Account {
    std::uint32_t unit = 0;  ///< by the game's own number
    std::string what;        ///< "hull", "torpedoes"
    std::int32_t full = 0;   ///< when new
    std::int32_t left = 0;   ///< 0 to `full`

    friend bool operator==(const Account&, const Account&) = default;
};
FLAGPLOT_FIELDS(Account, unit, what, full, left)

/// All accounts, by unit, then by what they count.
struct Ledger {
    std::vector<Account> accounts;

    friend bool operator==(const Ledger&, const Ledger&) = default;
};
FLAGPLOT_FIELDS(Ledger, accounts)

/// What a percentage of `full` leaves, to the nearest, halves up. More than 0 leaves at least 1,
/// and less than 100 takes at least 1, if both are possible. \pre `full` is not negative
[[nodiscard]] std::int32_t part_left(std::int32_t full, Hundredths share);

/// Opens an account, or replaces it. \pre 0 <= left <= full
void open(Ledger& ledger, std::uint32_t unit, const std::string& what, std::int32_t full,
          std::int32_t left);

/// What is left of it; 0 if there is no such account.
[[nodiscard]] std::int32_t left_of(const Ledger& ledger, std::uint32_t unit,
                                   const std::string& what);

/// Takes at most `amount`. Returns what was taken, which is never more than was left.
/// \pre `amount` is not negative
std::int32_t take(Ledger& ledger, std::uint32_t unit, const std::string& what, std::int32_t amount);

/// Gives back at most `amount`, never more than when new. Returns what was given.
/// \pre `amount` is not negative
std::int32_t give(Ledger& ledger, std::uint32_t unit, const std::string& what, std::int32_t amount);

/// The percentage that is left, rounded down, but at least 1 if there is any. 100 if there is no
/// such account, or if it was 0 when new.
[[nodiscard]] Hundredths share_of(const Ledger& ledger, std::uint32_t unit,
                                  const std::string& what);

/// What a unit has spent or lost of one thing.
struct Gone {
    std::string what;
    std::int32_t amount = 0;

    friend bool operator==(const Gone&, const Gone&) = default;
};
FLAGPLOT_FIELDS(Gone, what, amount)

/// What is gone from every account of a unit, except those that are full, for its report.
[[nodiscard]] std::vector<Gone> gone_of(const Ledger& ledger, std::uint32_t unit);

}  // namespace flagplot::tactical::kit
