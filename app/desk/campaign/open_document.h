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
/// What is on the desk: read completely from a save or a view file, on another thread, and then
/// only values. Only a document for the umpire contains the truth.

namespace flagplot {
class Save;
}

namespace flagplot::desk {

struct Seat {
    Book book;
    SideView view;
    SideView ordered_by;  ///< what its orders are judged by: what it has been shown
    /// Its orders that are in, with the numbers of formations in `ordered_by`; none: a view file
    /// does not say.
    std::optional<std::vector<Order>> sent = {};
    bool is_in = false;       ///< a sheet of it is in the save
    std::string ending = {};  ///< of its printed briefing: its receipt; of the one who looks alone
};

struct OpenDocument {
    DocumentWanted wanted;
    FileStamp stamp;
    bool is_umpire = false;
    bool plays_alone = false;     ///< the viewer is a solo player: there is no umpire
    bool is_now = true;           ///< nothing later can be shown
    bool wants_orders = true;     ///< no turn is under way, and there is another one
    std::vector<Seat> seats;      ///< all sides for the umpire, else only one
    std::optional<SideId> whose;  ///< none: the truth
    Plot plot;                    ///< as told, or in truth; without unsent orders
    TopBar bar;
    SeenTurn standing;
    LogTabs log;
    std::vector<SheetIn> sheets;      ///< with the truth: what is ordered for the turn to come
    std::vector<TruthMark> marks;     ///< with the truth: what differs from it in the briefings
    std::optional<BattleId> awaited;  ///< the battle that the turn waits for
    std::optional<PendingDecision> pending;  ///< what the turn waits for, if who looks decides it
    std::optional<BattleShown> battle;       ///< on its board
    std::vector<TurnDot> turns;              ///< empty: only the present can be shown
    std::shared_ptr<const Save> save;  ///< the umpire's, for judging forms; none: an earlier turn
    RecordTail tail;                   ///< for the forms

    /// The side whose view it is; none: the truth.
    [[nodiscard]] const Seat* seat() const;
};

[[nodiscard]] Viewer viewer_of(const OpenDocument& document);

/// Reads and checks the file, and makes the panels.
[[nodiscard]] Result<OpenDocument> read_document(const DocumentWanted& wanted);

}  // namespace flagplot::desk
