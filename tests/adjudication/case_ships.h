#pragma once

#include <string>
#include <vector>

#include "adjudication/case_file.h"
#include "support/scenario.h"

namespace flagplot::book {

/// Adds what one entry of a formation's line says: "destroyer 36 kn x2".
void add_ships(const std::string& file, const TextLine& line, std::string text,
               std::vector<test::CaseShip>& ships);

}  // namespace flagplot::book
