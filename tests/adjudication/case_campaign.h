#pragma once

#include "adjudication/case_file.h"
#include "support/scenario.h"

namespace flagplot::book {

/// The campaign that a case's `chart`, `campaign` and `deck` blocks and its switches describe, with
/// `with` for the switch that has several values. `root` is the folder that holds `assets`.
[[nodiscard]] test::Scenario scenario_of(const Case& each, const Setting* with,
                                         const std::string& root);

}  // namespace flagplot::book
