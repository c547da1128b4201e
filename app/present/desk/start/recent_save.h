#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/quantity.h"
#include "present/desk/state/panel_rows.h"

/// \file
/// The saves that were open before, as the start screen lists them.

namespace flagplot::desk {

/// What a save says of its campaign, as far as the one who plays it may know.
struct SaveHead {
    std::string title;  ///< "Convoy Beta, 7-9 November 1941"
    TurnNumber turn;
    TurnNumber last_turn;
    std::string date = {};  ///< "8 Nov 1941 18:00"
    bool is_over = false;
    bool is_half_way = false;           ///< the turn is being resolved and waits for a decision
    std::string led = {};               ///< the side of a solo player; empty: there is an umpire
    std::vector<OrdersIn> orders = {};  ///< of a solo player: of their own side alone
};

struct RecentSave {
    std::string path;
    bool is_read = false;
    std::string played = {};  ///< when the file was last written: "yesterday 23:40"
    std::optional<SaveHead> head = {};
    std::string problem = {};  ///< why it has no head
};

/// A save in the list.
struct SaveLine {
    std::string title;        ///< the campaign's, or the file's where it is not known
    std::string where = {};   ///< "Turn 5 of 8, 8 Nov 1941 18:00"
    std::string orders = {};  ///< whose orders are in and whose are missing
    std::string file = {};    ///< "beta.save, yesterday 23:40"
    std::string problem = {};
};

[[nodiscard]] SaveLine line_of(const RecentSave& save);

/// The saves at these paths; of those that were listed before, what was read is shown until it has
/// been read again.
[[nodiscard]] std::vector<RecentSave> listed(const std::vector<std::string>& paths,
                                             const std::vector<RecentSave>& before);

/// With what was read of a save in its place; nothing changes if it is no longer listed.
[[nodiscard]] std::vector<RecentSave> with_read(std::vector<RecentSave> saves,
                                                const RecentSave& read);

/// The next to be read; none: all are.
[[nodiscard]] const RecentSave* first_unread(const std::vector<RecentSave>& saves);

}  // namespace flagplot::desk
