#pragma once

#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/plain_text.h"

/// \file
/// Texts that a seat may be told.

namespace flagplot {

/// A text that may be told: names, and sentences that somebody chose to tell this seat. Words that
/// people write are made into one by `said`, so that they can never make a view unreadable.
struct ToldText {
    std::string text;

    friend bool operator==(const ToldText&, const ToldText&) = default;
};
FLAGPLOT_FIELDS(ToldText, text)

/// What somebody wrote, without control characters and invalid UTF-8.
[[nodiscard]] inline ToldText said(std::string_view words) { return {without_controls(words)}; }

}  // namespace flagplot
