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
/// What is shown at the desk and what was prepared there, and the one way from one to the next.

namespace flagplot::desk {

/// Nothing is shown until he for whom it is says that he looks alone.
struct Curtain {
    std::optional<SideId> side;  ///< none: the umpire

    friend bool operator==(const Curtain&, const Curtain&) = default;
};

/// Where to go when unsent orders are being left behind.
enum class Leaving : std::uint8_t { no, to_start, altogether };

/// How the camera came to be where it is: a chart that nobody moved is fitted again where its room
/// becomes another.
enum class Framing : std::uint8_t { none, fitted, moved };

struct DeskState {
    Camera camera;
    Framing framing{};
    std::optional<Square> cursor;  ///< of the keyboard; none: it was not used yet
    Selection selection;
    std::optional<FormationPick> formation_before;  ///< picked ahead of the square that is selected
    std::vector<FormationPick> group;               ///< several formations instead of one thing
    Overlays overlays = usual_overlays;
    LogTab tab = LogTab::events;
    bool shows_steps = false;      ///< of the turns, in the log
    RunStops stops = usual_stops;  ///< of turns that are run on with
    bool plays_film = false;       ///< one turn after another is shown
    std::string filter;            ///< of the order of battle
    ForceSieve sieve{};
    ForceSort sort{};
    std::set<FormationPick> unfolded;                           ///< whose ships are listed there
    std::set<ShipPick> ticked;                                  ///< ships to be detached
    std::map<std::int32_t, std::vector<FormationPick>> groups;  ///< kept by digit
    bool shows_overlays = false;  ///< the list of them on the chart is unfolded
    bool shows_help = false;
    std::string rebound;  ///< the row of the table of keys that waits for another key
    bool shows_commands = false;
    std::string command_text;  ///< what they hold
    PanelTheme theme{};
    bool plots_route = false;     ///< clicks on the chart are markers of the selected formation
    std::int32_t text_steps = 0;  ///< sizes of letters above the usual
    std::string message;          ///< why something was refused, or that it was done
    bool is_refusal = false;      ///< what the message is
    std::map<SideId, OrderDraft> drafts;        ///< orders not sent, by side
    std::optional<FormPage> page;               ///< of the umpire's forms, over the chart
    std::map<std::string, std::string> filled;  ///< what was typed into forms, by field
    std::vector<std::string> held;              ///< commands that wait on the desk
    std::optional<SideId> beside;               ///< whose picture lies beside the truth
    bool is_hot_seat = false;                   ///< sides share this desk
    std::optional<Curtain> curtain;             ///< it hangs, and all else waits behind it
    Leaving asks_to_leave = Leaving::no;        ///< although orders have not been sent
    BattlePick battle;                          ///< on the board of the battle that is fought

    [[nodiscard]] const OrderDraft& draft_of(SideId side) const;
    /// How the order of battle is looked through.
    [[nodiscard]] ForceList force_list() const {
        return {filter, sieve, sort, unfolded, selection, ticked};
    }
};

/// What a change is judged by: what lies on the desk now.
struct DeskScene {
    Box room;  ///< of the window, for the chart
    const Plot& plot;
    const Book* book = nullptr;      ///< of the side whose view it is; none: the umpire's
    const SideView* view = nullptr;  ///< as it was told
    std::string why_no_orders = {};  ///< why the side can order nothing now; empty: it can
    bool plays_alone = false;        ///< that side has no umpire
    double scale = 1;                ///< of letters
};

/// The desk after an intent. Requests change nothing here. Never fails: what is refused is said in
/// `message`, by the check that the turn itself asks.
[[nodiscard]] DeskState desk_after(DeskState state, const Intent& intent, const DeskScene& scene);

/// Has a side orders in the making that were not sent?
[[nodiscard]] bool has_unsent(const DeskState& state);
/// Is this one who wants to leave asked first? Not behind a curtain, where he may read nothing.
[[nodiscard]] bool asks_first(const DeskState& state, const CloseCampaign& close);
[[nodiscard]] bool asks_first(const DeskState& state, const Quit& quit);

/// Does it mean anything while a curtain hangs? All else is ignored then.
[[nodiscard]] bool passes_curtain(const Intent& intent);

/// What is under a pixel, to be picked by a click: the formation, else the contact, else the
/// square. Where several lie in one square the one behind the one already picked.
[[nodiscard]] Selection picked_at(const DeskState& state, const DeskScene& scene, Point pixel);

/// The same for a square.
[[nodiscard]] Selection picked_in(const DeskState& state, const Plot& plot, Square square);

/// Where the picked thing is; none: it is nowhere on the chart.
[[nodiscard]] std::optional<Square> place_of(const Selection& selection, const Plot& plot);

/// The marker of the selected formation's route in this square: checkpoints from 0, the destination
/// last.
[[nodiscard]] std::optional<std::size_t> marker_at(const DeskState& state, const DeskScene& scene,
                                                   Square square);

}  // namespace flagplot::desk
