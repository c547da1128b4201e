#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/quantity.h"
#include "present/desk/state/panel_rows.h"

/// \file
/// The recently opened saves, as the start screen lists them.

namespace flagplot::desk {

/// What a save says about its campaign, as far as its player may know.
struct SaveHead {
    std::string title;  ///< "Convoy Beta, 7-9 November 1941"
    TurnNumber turn;
    TurnNumber last_turn;
    std::string date = {};  ///< "8 Nov 1941 18:00"
    bool is_over = false;
    bool is_half_way = false;           ///< a turn is being resolved and waits for a decision
    std::string led = {};               ///< the side of a solo player; empty: there is an umpire
    std::vector<OrdersIn> orders = {};  ///< for a solo player: only of their own side
};

struct RecentSave {
    std::string path;
    bool is_read = false;
    std::string played = {};  ///< when the file was last written: "yesterday 23:40"
    std::optional<SaveHead> head = {};
    std::string problem = {};  ///< why the save has no head
};

/// A save in the list.
struct SaveLine {
    std::string title;        ///< of the campaign, or the file if it is not known
    std::string where = {};   ///< "Turn 5 of 8, 8 Nov 1941 18:00"
    std::string orders = {};  ///< whose orders are in and whose are missing
    std::string file = {};    ///< "beta.save, yesterday 23:40"
    std::string problem = {};
};

[[nodiscard]] SaveLine line_of(const RecentSave& save);

/// The saves at these paths. Those that were listed before keep what was read until they are read
/// again.
[[nodiscard]] std::vector<RecentSave> listed(const std::vector<std::string>& paths,
                                             const std::vector<RecentSave>& before);

/// The list with what was read of a save; unchanged if the save is no longer listed.
[[nodiscard]] std::vector<RecentSave> with_read(std::vector<RecentSave> saves,
                                                const RecentSave& read);

/// The next one to read; none if all are read.
[[nodiscard]] const RecentSave* first_unread(const std::vector<RecentSave>& saves);

}  // namespace flagplot::desk
