#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "present/desk/battle_panel.h"
#include "present/desk/panel_rows.h"
#include "present/desk/umpire_forms.h"
#include "present/plot/plot.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// What lies on the desk: read from a save or from a view file at once, beside the frame loop, and
/// then values alone. Only a document that was asked for by the umpire holds the truth.

namespace flagplot {
class Save;
}

namespace flagplot::desk {

/// What is to be looked at.
struct DocumentWanted {
    std::filesystem::path file;
    bool is_view_file = false;
    std::string bound_side;          ///< the only side whose view may be shown; empty: the umpire
    std::optional<SideId> whose;     ///< none: the truth, or the bound side
    std::optional<TurnNumber> turn;  ///< none: now
    std::optional<BattleId> battle = {};  ///< the battle on its board; none: the chart
    std::string battle_module = {};       ///< which is to begin it; empty: that which has
};

/// When a file was last written, as far as the disk says.
struct FileStamp {
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
[[nodiscard]] FileStamp stamp_of(const std::filesystem::path& file);

struct Seat {
    Book book;
    SideView view;
    SideView ordered_by;           ///< what its orders are judged by: what it has been shown
    std::vector<Order> sent = {};  ///< its orders that are in, where the save says so
};

struct OpenDocument {
    DocumentWanted wanted;
    FileStamp stamp;
    bool is_umpire = false;
    bool is_now = true;           ///< nothing later can be looked at
    std::vector<Seat> seats;      ///< all sides for the umpire, else the one
    std::optional<SideId> whose;  ///< none: the truth
    Plot plot;                    ///< as told, or in truth; nothing that is not sent
    TopBar bar;
    LogTabs log;
    std::optional<BattleId> awaited;    ///< the battle that the turn waits for
    std::optional<BattleShown> battle;  ///< on its board
    std::vector<TurnDot> turns;         ///< empty: only now can be looked at
    std::shared_ptr<const Save> save;   ///< the umpire's, by which his forms are judged; none: then
    RecordTail tail;                    ///< for them

    /// The side whose view it is; none: the truth.
    [[nodiscard]] const Seat* seat() const;
};

/// Reads and checks the file and makes the panels of it.
[[nodiscard]] Result<OpenDocument> read_document(const DocumentWanted& wanted);

}  // namespace flagplot::desk
