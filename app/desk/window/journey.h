#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "base/id.h"
#include "base/quantity.h"
#include "present/desk/start/page_name.h"

/// \file
/// Where the desk is to go next: what a page asks of the shell.

namespace flagplot::desk {

/// A campaign, and what of it is to be looked at.
struct DocumentWanted {
    std::filesystem::path file;
    bool is_view_file = false;
    std::string bound_side;          ///< the only side whose view may be shown; empty: the umpire
    std::optional<SideId> whose;     ///< none: the truth, or the bound side
    std::optional<TurnNumber> turn;  ///< none: now
    std::optional<BattleId> battle = {};  ///< the battle on its board; none: the chart
    std::string battle_module = {};       ///< that is to begin it; empty: the one that has begun
};

struct ToCampaign {
    DocumentWanted wanted;
};
struct ToPage {
    PageName page{};
    std::string path = {};  ///< opened there; empty: the page as it was left
};
/// A file of any kind, where it belongs.
struct ToFile {
    std::filesystem::path file;
};
/// The program ends.
struct ToEnd {};

using Journey = std::variant<ToCampaign, ToPage, ToFile, ToEnd>;

}  // namespace flagplot::desk
