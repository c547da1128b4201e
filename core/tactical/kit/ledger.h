#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/fields.h"
#include "base/quantity.h"

/// \file
/// What ships have left: rounds of a gun, hull, crew, cards to play. One ledger holds them all, so
/// that what was spent and what was lost can be told at the end.

namespace flagplot::tactical::kit {

/// What one unit has of one thing.
struct Account {
    std::uint32_t unit = 0;  ///< by the game's own number
    std::string what;        ///< "hull", "torpedoes"
    std::int32_t full = 0;   ///< when it is new
    std::int32_t left = 0;   ///< 0 to `full`

    friend bool operator==(const Account&, const Account&) = default;
};
FLAGPLOT_FIELDS(Account, unit, what, full, left)

/// All accounts, by unit, then by what they are of.
struct Ledger {
    std::vector<Account> accounts;

    friend bool operator==(const Ledger&, const Ledger&) = default;
};
FLAGPLOT_FIELDS(Ledger, accounts)

/// How much of `full` a share leaves, to the nearest, halves up. A share above 0 leaves at least 1
/// and one below 100 takes at least 1, as far as both can be. \pre `full` is not negative
[[nodiscard]] std::int32_t part_left(std::int32_t full, Hundredths share);

/// Opens an account, or closes and opens it anew. \pre 0 <= left <= full
void open(Ledger& ledger, std::uint32_t unit, const std::string& what, std::int32_t full,
          std::int32_t left);

/// What is left of it; 0 where there is no such account.
[[nodiscard]] std::int32_t left_of(const Ledger& ledger, std::uint32_t unit,
                                   const std::string& what);

/// Takes at most `amount`: gives what was really taken, which is never more than was left.
/// \pre `amount` is not negative
std::int32_t take(Ledger& ledger, std::uint32_t unit, const std::string& what, std::int32_t amount);

/// Gives back at most `amount`, never beyond what it was new: gives what was really given.
/// \pre `amount` is not negative
std::int32_t give(Ledger& ledger, std::uint32_t unit, const std::string& what, std::int32_t amount);

/// The share that is left, floored, but at least 1 while anything is. 100 where there is no such
/// account, and of one that holds nothing when new.
[[nodiscard]] Hundredths share_of(const Ledger& ledger, std::uint32_t unit,
                                  const std::string& what);

/// What a unit has spent or lost of one thing.
struct Gone {
    std::string what;
    std::int32_t amount = 0;

    friend bool operator==(const Gone&, const Gone&) = default;
};
FLAGPLOT_FIELDS(Gone, what, amount)

/// What is gone of every account of a unit, those that are whole left out: for its report.
[[nodiscard]] std::vector<Gone> gone_of(const Ledger& ledger, std::uint32_t unit);

}  // namespace flagplot::tactical::kit
