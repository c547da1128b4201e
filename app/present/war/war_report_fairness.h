#pragma once

#include "base/markdown.h"
#include "present/war/war_report.h"

namespace flagplot {

/// What a game can be checked for fairness by, in Markdown: fingerprint and key, who sent words for
/// the dice, which results of battles were entered by hand, what was taken back and why
/// (docs/dice.md).
[[nodiscard]] Markdown fairness_section(const War& war);

}  // namespace flagplot
