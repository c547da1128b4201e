#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "base/result.h"
#include "rules/card.h"

/// \file
/// The words of a deck: effects, targets, tests and durations, from text (5.4). Each is a closed
/// list of forms, whose lower-case words are fixed and whose other words are placeholders.

namespace flagplot::file_schema {

/// What is wrong with a text in the words of a deck.
struct WordsWrong {
    ErrorCode code{};
    std::vector<std::string> details;
    std::string word;                     ///< the wrong one
    std::vector<std::string> candidates;  ///< words that would be right there
};

template <class T>
using Said = tl::expected<T, WordsWrong>;

/// An effect, before it is known how long the card lasts.
struct SaidEffect {
    PlainEffect what;
    std::optional<Ends> ends;  ///< if the words themselves say so
};

/// "speed x 3/4", "damage 1 biggest", "tell TEXT".
[[nodiscard]] Said<SaidEffect> read_effect(std::string_view text);

/// Whom a card affects.
struct CardAim {
    CardTarget on{};
    Squares radius;
    std::optional<Square> at = {};  ///< the centre of the radius; none: by lot
};

/// "owner picks", "radius 1", "radius 2 at D5".
[[nodiscard]] Said<CardAim> read_aim(std::string_view text);

/// "d12 <= 3, +2 with auxiliaries, -1 per 3 destroyers".
[[nodiscard]] Said<CardTest> read_test(std::string_view text);

/// How long a card's effect lasts.
struct CardLasts {
    Ends ends{};
    TurnNumber turns{1};
};

/// "2 turns", "next attempt", "in port".
[[nodiscard]] Said<CardLasts> read_lasts(std::string_view text);

/// One form, and the range of its placeholder N.
struct FormShown {
    std::string form;
    std::string numbers;  ///< "1 to 20"; empty: it has no N
};

/// Every form of each list, for the data reference.
[[nodiscard]] std::vector<FormShown> effect_forms();
[[nodiscard]] std::vector<FormShown> aim_forms();
[[nodiscard]] std::vector<FormShown> test_forms();
[[nodiscard]] std::vector<FormShown> lasts_forms();

}  // namespace flagplot::file_schema
