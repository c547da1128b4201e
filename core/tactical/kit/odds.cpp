#include "tactical/kit/odds.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "base/ensure.h"

namespace flagplot::tactical::kit {

Spread sure(std::int32_t total) { return {{total, Fraction{1}}}; }

Spread die(std::int32_t faces) {
    FLAGPLOT_ENSURE(faces >= 1);
    std::vector<std::int32_t> scores(static_cast<std::size_t>(faces));
    std::iota(scores.begin(), scores.end(), 1);
    return die_scoring(scores);
}

Spread die_scoring(std::span<const std::int32_t> scores) {
    FLAGPLOT_ENSURE(!scores.empty());
    Spread spread;
    for (const std::int32_t score : scores) spread[score] += Fraction{1, scores.size()};
    return spread;
}

Spread open_die_scoring(std::span<const std::int32_t> scores, std::int32_t most) {
    FLAGPLOT_ENSURE(!scores.empty() && scores.back() > 0);
    const auto closed = scores.first(scores.size() - 1);
    const Fraction face{1, scores.size()};
    Spread spread;
    Fraction open{1};  // the chance that the die is rolled at all
    for (std::int32_t before = 0; before < most; before += scores.back()) {
        open *= face;
        for (const std::int32_t score : closed) spread[std::min(before + score, most)] += open;
    }
    Fraction counted{0};
    for (const auto& [total, chance] : spread) counted += chance;
    if (counted < 1) spread[most] += 1 - counted;
    return spread;
}

Spread hit_with(const Fraction& chance) {
    FLAGPLOT_ENSURE(chance >= 0 && chance <= 1);
    if (chance == 0) return sure(0);
    if (chance == 1) return sure(1);
    return {{0, 1 - chance}, {1, chance}};
}

Spread sum_of(const Spread& one, const Spread& other) {
    Spread made;
    for (const auto& [a, chance_of_a] : one) {
        for (const auto& [b, chance_of_b] : other) made[a + b] += chance_of_a * chance_of_b;
    }
    return made;
}

Spread times(const Spread& one, std::int32_t count) {
    FLAGPLOT_ENSURE(count >= 0);
    Spread made = sure(0);
    for (std::int32_t done = 0; done < count; ++done) made = sum_of(made, one);
    return made;
}

Spread capped(const Spread& spread, std::int32_t most) {
    return looked_up(spread, [most](std::int32_t total) { return std::min(total, most); });
}

Fraction chance_of(const Spread& spread, std::int32_t total) {
    const auto found = spread.find(total);
    return found == spread.end() ? Fraction{0} : found->second;
}

Fraction chance_of_at_least(const Spread& spread, std::int32_t total) {
    Fraction chance{0};
    for (auto at = spread.lower_bound(total); at != spread.end(); ++at) chance += at->second;
    return chance;
}

Fraction mean_of(const Spread& spread) {
    Fraction mean{0};
    for (const auto& [total, chance] : spread) mean += total * chance;
    return mean;
}

std::int32_t in_ten_thousandths(const Fraction& chance) {
    FLAGPLOT_ENSURE(chance >= 0);
    const Fraction nearest = chance * 10'000 + Fraction{1, 2};
    const boost::multiprecision::cpp_int whole = numerator(nearest) / denominator(nearest);
    return static_cast<std::int32_t>(whole);
}

}  // namespace flagplot::tactical::kit
