#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <map>
#include <span>

/// \file
/// The exact probabilities of dice: every chance is a fraction in lowest terms. For tables, for
/// captains that weigh options, and for tests of rules with dice.

namespace flagplot::tactical::kit {

/// A chance from 0 to 1, or a mean.
using Fraction = boost::multiprecision::cpp_rational;

/// The chance of each possible total. They add up to 1.
using Spread = std::map<std::int32_t, Fraction>;

/// A fixed number, without dice.
[[nodiscard]] Spread sure(std::int32_t total);

/// A die with `faces` sides, 1 to `faces`. \pre `faces` is 1 or more
[[nodiscard]] Spread die(std::int32_t faces);

/// A die whose faces count differently: `scores[0]` for a 1, and so on.
[[nodiscard]] Spread die_scoring(std::span<const std::int32_t> scores);

/// A die with these scores that is rolled again and added each time its highest face comes up.
/// Totals of `most` and more are counted together as `most`. \pre the highest face scores above 0
[[nodiscard]] Spread open_die_scoring(std::span<const std::int32_t> scores, std::int32_t most);

/// 1 with this chance, else 0.
[[nodiscard]] Spread hit_with(const Fraction& chance);

/// The sum of two independent totals.
[[nodiscard]] Spread sum_of(const Spread& one, const Spread& other);

/// The sum of `count` independent totals of the same kind. \pre `count` is not negative
[[nodiscard]] Spread times(const Spread& one, std::int32_t count);

/// Totals of `most` and more counted together as `most`.
[[nodiscard]] Spread capped(const Spread& spread, std::int32_t most);

/// The results of a table for these totals. Totals with the same result are counted together.
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
