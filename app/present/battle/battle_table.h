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
/// A battle that is to be laid out on a table, as the umpire's pages or a side's are made of it.

namespace flagplot {

/// A party with what stands for its side.
struct TableParty {
    tactical::Party party;
    SideStyle style;
};

struct BattleTable {
    std::string title;   ///< of the campaign
    std::string battle;  ///< "battle 1"; as a side counts them "battle B1"
    std::string whose;   ///< "for the umpire alone"; "Royal Navy"
    Chart chart;
    tactical::Scene scene;
    std::vector<TableParty> parties;
    /// Of the umpire's alone.
    struct Umpires {
        std::string fingerprint;
        std::int32_t limit_minutes = 0;
        std::vector<std::string> surprised;
        std::vector<tactical::Spotting> spottings;
    };
    std::optional<Umpires> umpires;

    [[nodiscard]] std::string heading() const { return title + ": " + battle; }
};

/// All of it. The book says which chart and which sides the campaign has: any seat's.
[[nodiscard]] BattleTable battle_table(const Book& book, const tactical::BattleRequest& request);

/// What a side may have of it.
[[nodiscard]] BattleTable battle_table(const Book& book, const tactical::SideSheet& sheet);

}  // namespace flagplot
