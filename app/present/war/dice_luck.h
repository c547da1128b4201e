#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// \file
/// How lucky somebody was with their dice: the successes they got, compared with those they could
/// expect. Only whole numbers, so that every machine gets the same.

namespace flagplot {

/// One roll that could succeed: `needed` or less on a die with this many faces.
struct LuckRoll {
    std::int32_t faces = 0;  ///< 1 or more
    std::int32_t needed = 0;
    std::int32_t result = 0;

    friend bool operator==(const LuckRoll&, const LuckRoll&) = default;
};

/// A fraction in lowest terms. Its parts are decimal digits, because they are too large for any
/// number type.
struct ExactShare {
    std::string part = "0";
    std::string whole = "1";

    friend bool operator==(const ExactShare&, const ExactShare&) = default;
};

/// How often one would have such luck, or more of it, with these rolls.
enum class Rarity : std::uint8_t {
    ordinary,  ///< one time in five, or more often
    uncommon,  ///< less than one in five
    rare,      ///< less than one in twenty
    freak      ///< less than one in a hundred
};

struct Luck {
    std::int32_t rolls = 0;
    std::int32_t got = 0;       ///< successes
    std::int32_t expected = 0;  ///< hundredths of a success, to the nearest
    bool is_above = true;       ///< as many successes as expected, or more
    ExactShare tail;  ///< the chance of this many or more; if below, of this many or fewer
    std::int32_t tail_permille = 0;  ///< the same, rounded down
    Rarity rarity{};

    friend bool operator==(const Luck&, const Luck&) = default;
};

/// The luck of these rolls. A number needed below 1 is impossible, one above the faces is certain.
[[nodiscard]] Luck luck_of(std::span<const LuckRoll> rolls);

/// "4.33".
[[nodiscard]] std::string expected_text(const Luck& luck);

/// "12.3 %"; "under 0.1 %".
[[nodiscard]] std::string tail_text(const Luck& luck);

/// "fewer than expected, rare"; "as may be expected".
[[nodiscard]] std::string luck_text(const Luck& luck);

}  // namespace flagplot
