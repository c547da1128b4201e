#pragma once

#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/plain_text.h"

/// \file
/// Texts that a seat may be told.

namespace flagplot {

/// A text that may be told: names and sentences somebody chose to tell this seat. What people write
/// comes in by `said`, so that no view is refused for what somebody else wrote.
struct ToldText {
    std::string text;

    friend bool operator==(const ToldText&, const ToldText&) = default;
};
FLAGPLOT_FIELDS(ToldText, text)

/// What somebody said, without control characters and what is no UTF-8.
[[nodiscard]] inline ToldText said(std::string_view words) { return {without_controls(words)}; }

}  // namespace flagplot
