#include "present/desk/state/desk_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "present/desk/map/part_to_fit.h"
#include "present/desk/map/zoom_level.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/state/order_change.h"
#include "present/desk/state/ruled_route.h"

namespace flagplot::desk {

namespace {

Viewer viewer_of(const DeskScene& scene) {
    if (scene.book == nullptr) return Viewer::umpire;
    return scene.plays_alone ? Viewer::solo : Viewer::side;
}

/// Carries out changes, one after another.
class Change : public OrderChange {
  public:
    using OrderChange::operator();

    Change(DeskState& state, const DeskScene& scene)
        : OrderChange(state, scene), state_(state), scene_(scene) {}

    void operator()(const Pan& pan) {
        move_to(panned(state_.camera, scene_.room, pan.pixels, scene_.plot.chart));
    }
    void operator()(const Zoom& zoom) {
        move_to(zoomed(state_.camera, scene_.room, zoom.cursor, zoom.factor, scene_.plot.chart));
    }
    void operator()(const Fit&) {
        const Camera camera = fitted(scene_.room, part_to_fit(scene_.plot));
        state_.camera = kept_on(camera, scene_.room, scene_.plot.chart);
        state_.framing = Framing::fitted;
    }
    void operator()(const ZoomTo& zoom) {
        move_to({state_.camera.middle, side_at(zoom.level, scene_.scale)});
    }
    void operator()(const CentreOn& centre) { move_to(centred(state_.camera, centre.square)); }
    void operator()(const MoveCursor& move) {
        const Chart& chart = scene_.plot.chart;
        const Square from = cursor_from();
        const Square to{moved_along(from.column, move.east, chart.columns),
                        moved_along(from.row, move.south, chart.rows)};
        state_.cursor = to;
        const Box seen = box_of(state_.camera, scene_.room, to);
        if (!scene_.room.contains(seen)) move_to(centred(state_.camera, to));
    }
    void operator()(const UseCursor&) {
        if (!state_.cursor) return;
        if (state_.plots_route) return (*this)(PlaceMarker{*state_.cursor});
        (*this)(Select{picked_in(state_, scene_.plot, *state_.cursor)});
    }
    void operator()(const FoldOverlays&) { state_.shows_overlays = !state_.shows_overlays; }
    void operator()(const FoldCard&) { state_.hides_card = !state_.hides_card; }
    void operator()(const Select& select) {
        state_.group.clear();
        if (select.what != state_.selection) {
            state_.ticked.clear();
            state_.plots_route = false;
            remember_formation(select.what);
            forget_what_follows_selection(select.what);
        }
        state_.selection = select.what;
    }
    void operator()(const SelectSeveral& several) {
        if (several.what.empty()) return (*this)(Select{});
        (*this)(Select{several.what.front()});
        if (several.what.size() == 1) return;
        (*this)(Select{});
        state_.group = several.what;
    }
    void operator()(const SelectAll&) {
        SelectSeveral all;
        for (const PlotFormation& each : scene_.plot.formations) {
            all.what.push_back({each.side, each.number});
        }
        (*this)(all);
    }
    void operator()(const SelectNext& next) { select_next(next.steps); }
    void operator()(const ToggleOverlay& toggle) { state_.overlays.flip(place_of(toggle.overlay)); }
    void operator()(const ShowTab& show) { state_.tab = show.tab; }
    void operator()(const ToggleSteps&) { state_.shows_steps = !state_.shows_steps; }
    void operator()(const FilterForces& filter) { state_.filter = filter.text; }
    void operator()(const SieveForces& sieve) { state_.sieve = sieve.sieve; }
    void operator()(const SortForces&) {
        constexpr int orders = 3;
        state_.sort = static_cast<ForceSort>((static_cast<int>(state_.sort) + 1) % orders);
    }
    void operator()(const FoldForce& fold) {
        if (state_.unfolded.erase(fold.formation) == 0) state_.unfolded.insert(fold.formation);
    }
    void operator()(const FoldAllForces&) {
        if (!state_.unfolded.empty()) return state_.unfolded.clear();
        for (const PlotFormation& each : scene_.plot.formations) {
            state_.unfolded.insert({each.side, each.number});
        }
    }
    void operator()(const TickShip& tick) {
        const ShipPick ship{tick.formation, tick.ship};
        if (state_.ticked.erase(ship) == 0) state_.ticked.insert(ship);
    }
    void operator()(const KeepGroup& keep) {
        std::vector<FormationPick> kept = state_.group;
        if (const auto* one = std::get_if<FormationPick>(&state_.selection)) kept = {*one};
        state_.groups[keep.digit] = std::move(kept);
    }
    void operator()(const CallGroup& call) {
        SelectSeveral several;
        for (const FormationPick& each : state_.groups[call.digit]) {
            if (place_of(each, scene_.plot)) several.what.push_back(each);
        }
        (*this)(several);
    }
    void operator()(const ToggleHelp&) {
        state_.shows_help = !state_.shows_help;
        state_.rebound.clear();
    }
    void operator()(const OpenCommands&) {
        state_.shows_commands = !state_.shows_commands;
        state_.command_text.clear();
    }
    void operator()(const FilterCommands& filter) { state_.command_text = filter.text; }
    void operator()(const RebindKey& rebind) { state_.rebound = rebind.row; }
    void operator()(const NextTheme&) {
        const auto next = static_cast<std::size_t>(state_.theme) + 1;
        state_.theme = static_cast<PanelTheme>(next % words_of<PanelTheme>.size());
    }
    void operator()(const StepBack&) {
        if (state_.asks_to_leave != Leaving::no) {
            state_.asks_to_leave = Leaving::no;
        } else if (state_.shows_commands) {
            (*this)(OpenCommands{});
        } else if (state_.shows_help) {
            (*this)(ToggleHelp{});
        } else if (!state_.message.empty()) {
            state_.say({}, false);
        } else if (state_.plots_route) {
            state_.plots_route = false;
        } else if (state_.page) {
            state_.page.reset();
        } else {
            state_.selection = {};
            state_.group.clear();
            state_.cursor.reset();
        }
    }
    void operator()(const GrowText& grow) {
        constexpr std::int32_t least = 0, most = 8;
        state_.text_steps = std::clamp(state_.text_steps + grow.steps, least, most);
    }

    void operator()(const ToggleStop& toggle) { state_.stops.flip(place_of(toggle.stop)); }
    void operator()(const PlayFilm&) { state_.plays_film = !state_.plays_film; }

    void operator()(const PlotRouteOf& plot) {
        (*this)(Select{plot.formation});
        if (!state_.plots_route) (*this)(ToggleRouteTool{});
    }

    void operator()(const OpenForms& open) {
        if (!has_page(viewer_of(scene_), open.page)) return;
        state_.page = state_.page == open.page ? std::nullopt : std::optional(open.page);
        stop_ruling_route();
    }
    void operator()(const FillIn& field) {
        state_.filled[field.field] = field.text;
        stop_ruling_route();
    }
    void operator()(const PrepareRuling& ruling) {
        if (viewer_of(scene_) != Viewer::umpire) return;
        state_.page = FormPage::rule;
        state_.filled[ruling_field] = ruling.verb;
        for (const auto& [place, value] : ruling.places) {
            state_.filled[fmt::format("rule.{}.{}", ruling.verb, place)] = value;
        }
        stop_ruling_route();
    }
    void operator()(const HoldBack& back) { state_.held.push_back(back.command); }
    void operator()(const ThrowAway& away) {
        if (away.held >= state_.held.size()) return;
        state_.held.erase(state_.held.begin() + static_cast<std::ptrdiff_t>(away.held));
    }
    void operator()(const LookBeside& look) {
        state_.beside = state_.beside == look.side ? std::nullopt : look.side;
    }

    void operator()(const PickToken& picked) { state_.battle.pick_anew(picked.token); }
    void operator()(const AimBattle& aim) {
        state_.battle.place = aim.place;
        state_.battle.target = aim.target;
        state_.battle.listed.reset();
    }
    void operator()(const MarkBattleOrder& marked) { state_.battle.listed = marked.listed; }
    void operator()(const FoldStep& fold) {
        auto& unfolded = state_.battle.unfolded;
        if (unfolded.erase(fold.step) == 0) unfolded.insert(fold.step);
    }
    void operator()(const LookAtStep& look) { state_.battle.moment = look.step; }
    /// Plays from the beginning of the turn, or jumps to its end.
    void operator()(const PlayBattle&) {
        state_.battle.plays = !state_.battle.plays;
        state_.battle.moment.reset();
    }
    void operator()(const SetCaptain& set) {
        if (set.decides) {
            state_.battle.captains.insert(set.side);
        } else {
            state_.battle.captains.erase(set.side);
        }
    }
    void operator()(const ToggleHotSeat&) {
        if (state_.is_hot_seat) hand_over(std::nullopt);
        state_.is_hot_seat = !state_.is_hot_seat;
    }

    // Changes of viewpoint, as far as they change what is shown.
    void operator()(const LookAs& look) {
        forget_order_fields(state_);
        if (state_.is_hot_seat) return hand_over(look.side);
        state_.say({}, false);  // the message was for the previous viewer
        state_.plots_route = false;
        const Viewer viewer = look.side ? Viewer::side : Viewer::umpire;
        // Briefings lie over the chart that was asked for.
        const bool is_covered = state_.page == FormPage::release;
        if (is_covered || (state_.page && !has_page(viewer, *state_.page))) state_.page.reset();
    }
    void operator()(const LiftCurtain&) {
        state_.curtain.reset();
        state_.say({}, false);
    }
    void operator()(const LeaveBattle&) { state_.battle = {}; }
    void operator()(const CloseCampaign& close) {
        state_.asks_to_leave = asks_first(state_, close) ? Leaving::to_start : Leaving::no;
    }
    void operator()(const Quit& quit) {
        state_.asks_to_leave = asks_first(state_, quit) ? Leaving::altogether : Leaving::no;
    }
    void operator()(const LookAtTurn&) {}
    void operator()(const StepTurn&) {}
    void operator()(const ShowBattle&) {}
    void operator()(const SkipStep&) {}
    void operator()(const LeaveTutorial&) {}
    void operator()(const CancelWork&) {}
    void operator()(const ReadAgain&) {}

  private:
    void move_to(const Camera& camera) {
        state_.camera = kept_on(camera, scene_.room, scene_.plot.chart);
        state_.framing = Framing::moved;
    }
    /// Where the cursor starts: at its place, else at the selection, else in the centre.
    [[nodiscard]] Square cursor_from() const {
        if (state_.cursor) return *state_.cursor;
        if (const auto selected = place_of(state_.selection, scene_.plot)) return *selected;
        return {static_cast<std::int16_t>(state_.camera.middle.x),
                static_cast<std::int16_t>(state_.camera.middle.y)};
    }
    static std::int16_t moved_along(std::int16_t from, std::int32_t by, std::int32_t length) {
        return static_cast<std::int16_t>(std::clamp(from + by, 0, length - 1));
    }

    /// Forgets everything one side picked or was told before the next side looks.
    void hand_over(std::optional<SideId> side) {
        state_.curtain = Curtain{side};
        state_.selection = {};
        state_.group.clear();
        state_.asks_to_leave = Leaving::no;
        state_.filter.clear();
        state_.unfolded.clear();
        state_.ticked.clear();
        state_.groups.clear();
        state_.page.reset();
        state_.beside.reset();
        state_.battle = {};
        state_.cursor.reset();
        state_.shows_help = state_.plots_route = state_.plays_film = false;
        state_.shows_commands = false;
        state_.tab = LogTab::events;
        state_.say({}, false);
    }

    /// A square that is picked after a formation is where it goes: a form is still about it.
    void remember_formation(const Selection& next) {
        const auto* before = std::get_if<FormationPick>(&state_.selection);
        if (!std::holds_alternative<SquarePick>(next)) {
            state_.formation_before.reset();
        } else if (before != nullptr) {
            state_.formation_before = *before;
        }
    }
    /// A form is about what is selected, until something else is chosen in it. A square that is
    /// picked leaves the formation and the ship.
    void forget_what_follows_selection(const Selection& next) {
        const bool is_square = std::holds_alternative<SquarePick>(next);
        std::erase_if(state_.filled, [&](const auto& field) {
            const std::string_view name = field.first;
            const bool is_of_chart = name.ends_with(".square");
            const bool is_of_formation = name.ends_with(".formation") || name.ends_with(".ship");
            const bool is_of_order = name.starts_with(order_fields);
            return (is_of_order && is_square && is_of_chart) ||
                   (name.starts_with("rule.") && (is_of_chart || (is_of_formation && !is_square)));
        });
    }

    /// The umpire plots no other routes than that of a ruling.
    void stop_ruling_route() {
        if (scene_.book == nullptr && !rules_route(state_, scene_)) state_.plots_route = false;
    }

    void select_next(std::int32_t steps) {
        const auto& formations = scene_.plot.formations;
        if (formations.empty()) return;
        const auto count = static_cast<std::int32_t>(formations.size());
        std::int32_t at = steps > 0 ? -1 : count;
        for (std::int32_t i = 0; i < count; ++i) {
            const PlotFormation& each = formations[static_cast<std::size_t>(i)];
            if (state_.selection == Selection(FormationPick{each.side, each.number})) at = i;
        }
        const auto next = static_cast<std::size_t>(((at + steps) % count + count) % count);
        state_.plots_route = false;
        state_.group.clear();
        state_.selection = FormationPick{formations[next].side, formations[next].number};
    }

    DeskState& state_;
    const DeskScene& scene_;
};

}  // namespace

const OrderDraft& DeskState::draft_of(SideId side) const {
    static const OrderDraft empty;
    const auto found = drafts.find(side);
    return found == drafts.end() ? empty : found->second;
}

DeskState desk_after(DeskState state, const Intent& intent, const DeskScene& scene) {
    Change change(state, scene);
    if (const auto* view = std::get_if<ViewChange>(&intent)) std::visit(change, *view);
    if (const auto* way = std::get_if<Navigation>(&intent)) std::visit(change, *way);
    return state;
}

bool has_unsent(const DeskState& state) {
    return std::any_of(state.drafts.begin(), state.drafts.end(),
                       [](const auto& each) { return each.second.is_touched; });
}

bool asks_first(const DeskState& state, const CloseCampaign& close) {
    return !close.gives_up && has_unsent(state);
}

bool asks_first(const DeskState& state, const Quit& quit) {
    const bool is_asked = state.asks_to_leave == Leaving::altogether;
    return !quit.gives_up && !is_asked && !state.curtain && has_unsent(state);
}

bool passes_curtain(const Intent& intent) {
    return asks_for<LookAs>(intent) != nullptr || asks_for<LiftCurtain>(intent) != nullptr ||
           asks_for<CancelWork>(intent) != nullptr || asks_for<GrowText>(intent) != nullptr ||
           asks_for<Quit>(intent) != nullptr;
}

}  // namespace flagplot::desk
