#include "actions/verdict.h"

#include <algorithm>

#include "actions/counting.h"

namespace flagplot::actions {

namespace {

constexpr std::int64_t tenths = 10;
constexpr std::int64_t hundred = 100;

/// The nearest whole number, halves up. \pre neither is negative, and `whole` is not 0
std::int64_t rounded(std::int64_t part, std::int64_t whole) { return (part + whole / 2) / whole; }

bool is_within_limits(std::optional<std::int64_t> count, const Statement& statement) {
    return count && (!statement.at_least || *count >= *statement.at_least) &&
           (!statement.at_most || *count <= *statement.at_most);
}

/// Compared as fractions: what is printed is rounded.
bool is_within_bounds(std::int64_t part, std::int64_t whole, std::int64_t scale,
                      const Statement& statement) {
    return whole > 0 && part * scale >= statement.least * whole &&
           part * scale <= statement.most * whole;
}

}  // namespace

Found found_in(const Counts& counts, const Statement& statement) {
    std::vector<std::int64_t> came;
    for (const auto& count : counts) {
        if (count) came.push_back(*count);
    }
    std::sort(came.begin(), came.end());
    const bool is_of_these = statement.is_if_ever || statement.bound_of == BoundOf::mean;
    Found found;
    found.battles = is_of_these ? came.size() : counts.size();
    const auto whole = static_cast<std::int64_t>(found.battles);
    if (whole == 0) return found;
    std::int64_t sum = 0;
    for (const std::int64_t count : came) sum += count;
    if (!came.empty()) {
        found.mean = rounded(sum * tenths, static_cast<std::int64_t>(came.size()));
        found.low = came[came.size() / 10];
        found.high = came[came.size() - 1 - came.size() / 10];
    }
    const std::int64_t within = std::count_if(counts.begin(), counts.end(), [&](const auto& each) {
        return is_within_limits(each, statement);
    });
    found.percent = static_cast<std::int32_t>(rounded(within * hundred, whole));
    found.holds = statement.bound_of == BoundOf::mean
                      ? is_within_bounds(sum, whole, tenths, statement)
                      : is_within_bounds(within, whole, hundred, statement);
    return found;
}

void ActionCount::add(const Fought& fought) {
    ++battles_;
    minutes_ += fought.result.minutes.value_or(0);
    has_turns_ = has_turns_ && !fought.turns.empty();
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        counts_[i].push_back(counted_in(fought, action_.statements[i]));
    }
}

void ActionCount::add(const ActionCount& other) {
    battles_ += other.battles_;
    minutes_ += other.minutes_;
    has_turns_ = has_turns_ && other.has_turns_;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        counts_[i].insert(counts_[i].end(), other.counts_[i].begin(), other.counts_[i].end());
    }
}

ActionFound ActionCount::found() const {
    ActionFound all{action_.title, action_.variation, battles_, 0, action_.statements, {}};
    if (battles_ > 0) all.minutes = rounded(minutes_, static_cast<std::int64_t>(battles_));
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const Statement& statement = action_.statements[i];
        const bool is_told = has_turns_ || !needs_turns(statement);
        all.found.push_back(is_told ? std::optional(found_in(counts_[i], statement))
                                    : std::nullopt);
    }
    return all;
}

}  // namespace flagplot::actions
