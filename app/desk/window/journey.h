#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "base/id.h"
#include "base/quantity.h"
#include "present/desk/start/page_name.h"

/// \file
/// Where a page asks the shell to go next.

namespace flagplot::desk {

/// A campaign, and what to show of it.
struct DocumentWanted {
    std::filesystem::path file;
    bool is_view_file = false;
    std::string bound_side;          ///< the only side whose view may be shown; empty: the umpire
    std::optional<SideId> whose;     ///< none: the truth, or the bound side
    std::optional<TurnNumber> turn;  ///< none: now
    std::optional<BattleId> battle = {};  ///< the battle on its board; none: the chart
    std::string battle_module = {};       ///< to begin it with; empty: the one that has begun it
};

struct ToCampaign {
    DocumentWanted wanted;
};
struct ToPage {
    PageName page{};
    std::string path = {};  ///< to open there; empty: the page as it was left
};
/// To a file of any kind, on its page.
struct ToFile {
    std::filesystem::path file;
};
/// To the end of the program.
struct ToEnd {};

using Journey = std::variant<ToCampaign, ToPage, ToFile, ToEnd>;

}  // namespace flagplot::desk
