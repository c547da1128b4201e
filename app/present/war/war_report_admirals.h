#pragma once

#include "base/markdown.h"
#include "present/war/war_report.h"

namespace flagplot {

/// Which plans the computer admirals carried out, and why they ordered what they ordered, turn by
/// turn, in Markdown. Empty if people led all sides.
[[nodiscard]] Markdown admirals_section(const War& war);

}  // namespace flagplot
