#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chart/chart.h"
#include "present/picture/palette.h"
#include "tactical/module.h"
#include "view/book.h"

/// \file
/// The contents of the papers for a battle at a table, for the umpire or for a side.

namespace flagplot {

/// A party, with the style of its side.
struct TableParty {
    tactical::Party party;
    SideStyle style;
};

struct BattleTable {
    std::string title;   ///< of the campaign
    std::string battle;  ///< "battle 1"; as a side counts its battles, "battle B1"
    std::string whose;   ///< "for the umpire alone"; "Royal Navy"
    Chart chart;
    tactical::Scene scene;
    std::vector<TableParty> parties;
    /// Only for the umpire.
    struct Umpires {
        std::string fingerprint;
        std::int32_t limit_minutes = 0;
        std::vector<std::string> surprised;
        std::vector<tactical::Spotting> spottings;
    };
    std::optional<Umpires> umpires;

    [[nodiscard]] std::string heading() const { return title + ": " + battle; }
};

/// All of it. The book, of any seat, gives the campaign's chart and sides.
[[nodiscard]] BattleTable battle_table(const Book& book, const tactical::BattleRequest& request);

/// What a side may have of it.
[[nodiscard]] BattleTable battle_table(const Book& book, const tactical::SideSheet& sheet);

}  // namespace flagplot
