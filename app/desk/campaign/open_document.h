#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "desk/window/file_stamp.h"
#include "desk/window/journey.h"
#include "present/desk/battle/battle_panel.h"
#include "present/desk/state/panel_rows.h"
#include "present/desk/state/standing.h"
#include "present/desk/umpire/umpire_forms.h"
#include "present/desk/umpire/umpire_orders.h"
#include "present/plot/plot.h"
#include "view/book.h"
#include "view/order.h"
#include "view/pending_decision.h"
#include "view/side_view.h"

/// \file
/// What lies on the desk: read from a save or from a view file at once, beside the frame loop, and
/// then values alone. Only a document that was asked for by the umpire holds the truth.

namespace flagplot {
class Save;
}

namespace flagplot::desk {

struct Seat {
    Book book;
    SideView view;
    SideView ordered_by;  ///< what its orders are judged by: what it has been shown
    /// Its orders that are in, with the numbers of formations that `ordered_by` has; none: a view
    /// file does not say.
    std::optional<std::vector<Order>> sent = {};
    bool is_in = false;       ///< a sheet of it is in the save
    std::string ending = {};  ///< of its printed briefing: its receipt; of the one who looks alone
};

struct OpenDocument {
    DocumentWanted wanted;
    FileStamp stamp;
    bool is_umpire = false;
    bool plays_alone = false;     ///< the one who looks plays alone, and there is no umpire
    bool is_now = true;           ///< nothing later can be looked at
    bool wants_orders = true;     ///< no turn is under way, and there is one to come
    std::vector<Seat> seats;      ///< all sides for the umpire, else the one
    std::optional<SideId> whose;  ///< none: the truth
    Plot plot;                    ///< as told, or in truth; nothing that is not sent
    TopBar bar;
    SeenTurn standing;
    LogTabs log;
    std::vector<SheetIn> sheets;      ///< with the truth: what is ordered for the turn to come
    std::vector<TruthMark> marks;     ///< with the truth: what differs from it in the briefings
    std::optional<BattleId> awaited;  ///< the battle that the turn waits for
    std::optional<PendingDecision> pending;  ///< what the turn waits for, if who looks decides it
    std::optional<BattleShown> battle;       ///< on its board
    std::vector<TurnDot> turns;              ///< empty: only now can be looked at
    std::shared_ptr<const Save> save;  ///< the umpire's, by which forms are judged; none: then
    RecordTail tail;                   ///< for the forms

    /// The side whose view it is; none: the truth.
    [[nodiscard]] const Seat* seat() const;
};

[[nodiscard]] Viewer viewer_of(const OpenDocument& document);

/// Reads and checks the file and makes the panels of it.
[[nodiscard]] Result<OpenDocument> read_document(const DocumentWanted& wanted);

}  // namespace flagplot::desk
