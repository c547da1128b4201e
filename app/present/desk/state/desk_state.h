#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "present/desk/map/camera.h"
#include "present/desk/state/battle_pick.h"
#include "present/desk/state/draft.h"
#include "present/desk/state/force_list.h"
#include "present/desk/state/intent.h"
#include "present/picture/panel_theme.h"
#include "present/plot/plot.h"
#include "view/side_view.h"

/// \file
/// What is shown at the desk and prepared there, and the only way from one state to the next.

namespace flagplot::desk {

/// Hides everything until the next viewer confirms that they are alone.
struct Curtain {
    std::optional<SideId> side;  ///< none: the umpire

    friend bool operator==(const Curtain&, const Curtain&) = default;
};

/// Where to go when unsent orders are being left behind.
enum class Leaving : std::uint8_t { no, to_start, altogether };

/// How the camera got its position. A chart that nobody has moved is fitted again when its room
/// changes.
enum class Framing : std::uint8_t { none, fitted, moved };

struct DeskState {
    Camera camera;
    Framing framing{};
    std::optional<Square> cursor;  ///< of the keyboard; none: not used yet
    Selection selection;
    std::optional<FormationPick> formation_before;  ///< picked ahead of the square that is selected
    std::vector<FormationPick> group;               ///< several formations instead of one thing
    Overlays overlays = usual_overlays;
    LogTab tab = LogTab::events;
    bool shows_steps = false;      ///< of the turns, in the log
    RunStops stops = usual_stops;  ///< where a run of several turns stops
    bool plays_film = false;       ///< earlier turns are shown one after another
    std::string filter;            ///< of the order of battle
    ForceSieve sieve{};
    ForceSort sort{};
    std::set<FormationPick> unfolded;                           ///< whose ships are listed
    std::set<ShipPick> ticked;                                  ///< ships to be detached
    std::map<std::int32_t, std::vector<FormationPick>> groups;  ///< by digit
    bool shows_overlays = false;  ///< the list of overlays on the chart is unfolded
    bool hides_card = false;      ///< the contact card is put away until something else happens
    bool shows_help = false;
    std::string rebound;  ///< the row of the table of keys that is to get another key
    bool shows_commands = false;
    std::string command_text;  ///< what the listed commands must contain
    PanelTheme theme{};
    bool plots_route = false;     ///< clicks on the chart set markers of the selected formation
    std::int32_t text_steps = 0;  ///< how many sizes larger than usual letters are
    std::string message;          ///< why something was refused, or that it was done
    bool is_refusal = false;      ///< whether the message is a refusal
    std::map<SideId, OrderDraft> drafts;        ///< orders not sent, by side
    std::optional<FormPage> page;               ///< of forms, over the chart
    std::map<std::string, std::string> filled;  ///< what was typed into forms, by field
    std::vector<std::string> held;              ///< commands that are queued on the desk
    std::optional<SideId> beside;         ///< the side whose picture is shown beside the truth
    bool is_hot_seat = false;             ///< sides share this desk
    std::optional<Curtain> curtain;       ///< while it is shown, everything else waits
    Leaving asks_to_leave = Leaving::no;  ///< although orders have not been sent
    BattlePick battle;                    ///< on the board of the battle being fought

    [[nodiscard]] const OrderDraft& draft_of(SideId side) const;
    /// Shows why something was refused, or that it was done; nothing, if the text is empty.
    void say(std::string text, bool is_refused) {
        message = std::move(text);
        is_refusal = is_refused;
    }
    /// How the order of battle is filtered and sorted.
    [[nodiscard]] ForceList force_list() const {
        return {filter, sieve, sort, unfolded, selection, ticked};
    }
};

/// What changes are judged by: what is on the desk now.
struct DeskScene {
    Box room;  ///< of the chart, in the window
    const Plot& plot;
    const Book* book = nullptr;      ///< of the side whose view it is; none: the umpire's
    const SideView* view = nullptr;  ///< with everything the side was told
    std::string why_no_orders = {};  ///< why the side can order nothing now; empty: it can
    bool plays_alone = false;        ///< the side has no umpire
    double scale = 1;                ///< of letters
};

/// The desk after an intent. Requests change nothing here. Never fails: the reason for a refusal,
/// from the same check as in the turn, is in `message`.
[[nodiscard]] DeskState desk_after(DeskState state, const Intent& intent, const DeskScene& scene);

/// Does a side have orders that were not sent?
[[nodiscard]] bool has_unsent(const DeskState& state);
/// Must the user be asked before leaving? Not behind a curtain, where they may read nothing.
[[nodiscard]] bool asks_first(const DeskState& state, const CloseCampaign& close);
[[nodiscard]] bool asks_first(const DeskState& state, const Quit& quit);

/// Does this work while a curtain is shown? Everything else is ignored then.
[[nodiscard]] bool passes_curtain(const Intent& intent);

/// What a click on this pixel picks: the formation, else the contact, else the square. If several
/// are in one square, the one after the one already picked.
[[nodiscard]] Selection picked_at(const DeskState& state, const DeskScene& scene, Point pixel);

/// The same for a square.
[[nodiscard]] Selection picked_in(const DeskState& state, const Plot& plot, Square square);

/// Where the picked thing is; none if it is not on the chart.
[[nodiscard]] std::optional<Square> place_of(const Selection& selection, const Plot& plot);

/// The marker of the selected formation's route in this square: checkpoints from 0, the destination
/// last.
[[nodiscard]] std::optional<std::size_t> marker_at(const DeskState& state, const DeskScene& scene,
                                                   Square square);

}  // namespace flagplot::desk
