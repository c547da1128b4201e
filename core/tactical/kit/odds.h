#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <map>
#include <span>

/// \file
/// What dice come to, counted exactly: every chance is a fraction in lowest terms. For tables, for
/// captains that weigh, and for tests of rules that roll.

namespace flagplot::tactical::kit {

/// A chance from 0 to 1, or a mean.
using Fraction = boost::multiprecision::cpp_rational;

/// The chance of each total that can come up. They add up to 1.
using Spread = std::map<std::int32_t, Fraction>;

/// A number that is no dice.
[[nodiscard]] Spread sure(std::int32_t total);

/// A die with `faces` sides, 1 to `faces`. \pre `faces` is 1 or more
[[nodiscard]] Spread die(std::int32_t faces);

/// A die whose faces score otherwise: `scores[0]` for a 1, and so on.
[[nodiscard]] Spread die_scoring(std::span<const std::int32_t> scores);

/// A die that scores so and is rolled again and added whenever its highest face comes up. Totals of
/// `most` and more are counted together as `most`. \pre the highest face scores above 0
[[nodiscard]] Spread open_die_scoring(std::span<const std::int32_t> scores, std::int32_t most);

/// One of two things: 1 with this chance, else 0.
[[nodiscard]] Spread hit_with(const Fraction& chance);

/// Two things that do not depend on each other, added.
[[nodiscard]] Spread sum_of(const Spread& one, const Spread& other);

/// The same `count` times, added. \pre `count` is not negative
[[nodiscard]] Spread times(const Spread& one, std::int32_t count);

/// Totals of `most` and more counted together as `most`.
[[nodiscard]] Spread capped(const Spread& spread, std::int32_t most);

/// What a table makes of a total: totals with the same result are counted together.
template <class Result>
[[nodiscard]] Spread looked_up(const Spread& spread, const Result& result_of) {
    Spread made;
    for (const auto& [total, chance] : spread) made[result_of(total)] += chance;
    return made;
}

[[nodiscard]] Fraction chance_of(const Spread& spread, std::int32_t total);
[[nodiscard]] Fraction chance_of_at_least(const Spread& spread, std::int32_t total);
[[nodiscard]] Fraction mean_of(const Spread& spread);

/// A chance in ten thousandths, to the nearest, halves up: 2500 is one in four.
/// \pre it is not negative
[[nodiscard]] std::int32_t in_ten_thousandths(const Fraction& chance);

}  // namespace flagplot::tactical::kit
