#include "present/desk/state/desk_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <span>
#include <utility>

#include "present/desk/map/part_to_fit.h"
#include "present/desk/map/zoom_level.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/state/ruled_route.h"
#include "view/check_orders.h"
#include "view/notation.h"

namespace flagplot::desk {

namespace {

struct Refused {
    OwnNumber formation;
    Error why;
};

Viewer viewer_of(const DeskScene& scene) {
    if (scene.book == nullptr) return Viewer::umpire;
    return scene.plays_alone ? Viewer::solo : Viewer::side;
}

/// Carries out changes, one after another.
class Change {
  public:
    Change(DeskState& state, const DeskScene& scene) : state_(state), scene_(scene) {}

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
            say({}, false);
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

    void operator()(const ToggleRouteTool&) {
        if (rules_route(state_, scene_)) {
            state_.plots_route = !state_.plots_route;
            return;
        }
        if (!may_order()) return;
        if (state_.group.empty() && !own_formation()) {
            return say("Select a formation of your own first.", true);
        }
        state_.plots_route = !state_.plots_route;
    }
    void operator()(const PlotRouteOf& plot) {
        (*this)(Select{plot.formation});
        if (!state_.plots_route) (*this)(ToggleRouteTool{});
    }
    void operator()(const PlaceMarker& place) {
        if (rules_route(state_, scene_)) return rule(prolonged(ruled_route(state_), place.square));
        order_each([&](OwnNumber formation) {
            const auto route = route_of(formation);
            const bool is_fixed =
                route && is_refused_for(ErrorCode::destination_fixed,
                                        {formation, prolonged(route, place.square)});
            return FormationOrder{formation, is_fixed ? with_checkpoint(*route, place.square)
                                                      : prolonged(route, place.square)};
        });
    }
    void operator()(const PlaceDestination& place) {
        if (rules_route(state_, scene_)) return rule(prolonged(ruled_route(state_), place.square));
        order_each([&](OwnNumber formation) {
            PlotRoute route = route_of(formation).value_or(PlotRoute{});
            route.destination = place.square;
            return FormationOrder{formation, std::move(route)};
        });
    }
    void operator()(const MoveMarker& move) {
        const auto ruled = rules_route(state_, scene_) ? ruled_route(state_) : std::nullopt;
        if (ruled) return rule(with_marker_moved(*ruled, move.marker, move.to));
        const auto formation = own_formation();
        if (!formation || !may_order()) return;
        const auto route = route_of(*formation);
        if (route) order(*formation, with_marker_moved(*route, move.marker, move.to));
    }
    void operator()(const DeleteMarker& deleted) {
        const auto ruled = rules_route(state_, scene_) ? ruled_route(state_) : std::nullopt;
        if (ruled) return rule(without_marker(*ruled, deleted.marker));
        const auto formation = own_formation();
        const bool has_route = formation && may_order();
        const auto route = has_route ? route_of(*formation) : std::nullopt;
        if (!route) return;
        const auto left = without_marker(*route, deleted.marker);
        if (!left) return say("A route keeps its destination; let the formation hold.", true);
        order(*formation, *left);
    }
    void operator()(const WriteOrder& written) {
        if (!may_order()) return;
        auto orders = with_line(*scene_.book, *scene_.view, draft().orders, written.line);
        const bool is_taken = orders.has_value();
        take(std::move(orders));
        if (!is_taken) return;
        forget_order_fields();
        state_.ticked.clear();
    }
    void operator()(const OrderSeveral& several) {
        if (!may_order()) return;
        const auto action = read_action(roster_of(*scene_.book, *scene_.view), several.what);
        if (!action) return refuse(action.error());
        order_each([&](OwnNumber formation) {
            FormationOrder order{formation, Hold{}};
            std::visit([&](const auto& what) { order.what = what; }, *action);
            return order;
        });
    }
    void operator()(const StrikeOrder& struck) {
        if (may_order()) draft() = without_line(std::move(draft()), struck.line);
    }
    void operator()(const Undo&) {
        const auto ruled = rules_route(state_, scene_) ? ruled_route(state_) : std::nullopt;
        if (ruled) return rule(without_marker(*ruled, ruled->checkpoints.size()));
        if (may_order()) draft() = undone(std::move(draft()));
    }
    void operator()(const Redo&) {
        if (may_order()) draft() = redone(std::move(draft()));
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
        forget_order_fields();
        if (state_.is_hot_seat) return hand_over(look.side);
        say({}, false);  // the message was for the previous viewer
        state_.plots_route = false;
        const Viewer viewer = look.side ? Viewer::side : Viewer::umpire;
        // Briefings lie over the chart that was asked for.
        const bool is_covered = state_.page == FormPage::release;
        if (is_covered || (state_.page && !has_page(viewer, *state_.page))) state_.page.reset();
    }
    void operator()(const LiftCurtain&) {
        state_.curtain.reset();
        say({}, false);
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
        say({}, false);
    }

    /// Forgets what was typed for an order: once it is written, or another side looks.
    void forget_order_fields() {
        std::erase_if(state_.filled,
                      [](const auto& field) { return field.first.starts_with(order_fields); });
    }

    OrderDraft& draft() { return state_.drafts[scene_.book->side]; }

    /// Can orders be written here now? If not, says why.
    bool may_order() {
        const std::string why_not =
            scene_.book == nullptr
                ? "Orders are given in a side's view: choose the side in the plate on the left."
                : scene_.why_no_orders;
        if (why_not.empty()) return true;
        say(why_not, true);
        return false;
    }

    void say(std::string text, bool is_refusal) {
        state_.message = std::move(text);
        state_.is_refusal = is_refusal;
    }
    void refuse(Error error) {
        error.where = {};
        say(describe(error), true);
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

    /// The selected formation, if it belongs to the side whose orders are written here.
    std::optional<OwnNumber> own_formation() {
        const auto* picked = std::get_if<FormationPick>(&state_.selection);
        const bool is_own =
            picked != nullptr && scene_.book != nullptr && picked->side == scene_.book->side;
        return is_own ? std::optional(picked->number) : std::nullopt;
    }
    std::optional<PlotRoute> route_of(OwnNumber formation) {
        return route_by(*scene_.view, draft().orders, formation);
    }

    /// The selected formations, or the one formation, of the side whose orders are written here.
    std::vector<OwnNumber> own_formations() {
        std::vector<OwnNumber> own;
        if (scene_.book == nullptr) return own;
        for (const FormationPick& each : state_.group) {
            if (each.side == scene_.book->side) own.push_back(each.number);
        }
        if (const auto picked = own_formation(); picked && own.empty()) own.push_back(*picked);
        return own;
    }
    /// Orders each formation in one step. A formation that may not keeps its order, and the reason
    /// is said.
    void order_each(const std::function<FormationOrder(OwnNumber)>& order_for) {
        if (!may_order()) return;
        std::vector<FormationOrder> wanted;
        for (const OwnNumber each : own_formations()) wanted.push_back(order_for(each));
        if (wanted.empty()) return;
        std::vector<Order> orders = draft().orders;
        std::vector<Refused> refused;
        add_what_may(wanted, orders, refused);
        say(text_of(refused, wanted.size() > 1), !refused.empty());
        draft() = changed(std::move(draft()), std::move(orders));
    }
    /// Adds all at once if they are allowed; otherwise each half in the same way. Of thousands only
    /// a few are refused, and a check takes time in proportion to the number of orders.
    void add_what_may(std::span<const FormationOrder> wanted, std::vector<Order>& orders,
                      std::vector<Refused>& refused) {
        std::vector<Order> all = orders;
        for (const FormationOrder& each : wanted) all = with_order(std::move(all), each);
        auto error = problem_with(*scene_.book, *scene_.view, {scene_.view->turn, all});
        if (!error) {
            orders = std::move(all);
        } else if (wanted.size() == 1) {
            error->where = {};  // it was not a line of a sheet
            refused.push_back({wanted.front().formation, *std::move(error)});
        } else {
            const std::size_t half = wanted.size() / 2;
            add_what_may(wanted.first(half), orders, refused);
            add_what_may(wanted.subspan(half), orders, refused);
        }
    }
    /// Also of a formation that only unsent orders form, or formed.
    [[nodiscard]] std::string name_of_own(OwnNumber formation) const {
        const auto& told = scene_.view->formations;
        if (formation.number <= told.size()) return told[formation.number - 1].name;
        const FormationPick pick{scene_.book->side, formation};
        for (const PlotFormation& each : scene_.plot.formations) {
            if (FormationPick{each.side, each.number} == pick) return each.name;
        }
        return fmt::format("formation {}", formation.number);
    }
    [[nodiscard]] std::string text_of(const std::vector<Refused>& refused, bool names_them) const {
        constexpr std::size_t most = 8;
        std::vector<std::string> lines;
        for (const Refused& each : refused) {
            if (lines.size() == most) {
                lines.push_back(fmt::format("and {} more", refused.size() - most));
                break;
            }
            const std::string name = names_them ? name_of_own(each.formation) + ": " : "";
            lines.push_back(name + describe(each.why));
        }
        return fmt::format("{}", fmt::join(lines, "\n"));
    }

    void rule(const std::optional<PlotRoute>& route) {
        state_ = with_ruled_route(std::move(state_), route);
    }
    /// The umpire plots no other routes than that of a ruling.
    void stop_ruling_route() {
        if (scene_.book == nullptr && !rules_route(state_, scene_)) state_.plots_route = false;
    }

    void order(OwnNumber formation, const PlotRoute& route) {
        take(with_checked(*scene_.book, *scene_.view, draft().orders,
                          FormationOrder{formation, route}));
    }
    bool is_refused_for(ErrorCode why, const FormationOrder& order) {
        const Sheet sheet{scene_.view->turn, with_order(draft().orders, order)};
        const auto error = problem_with(*scene_.book, *scene_.view, sheet);
        return error && error->code == why;
    }

    /// Puts the orders into the draft if all of it could then be sent; otherwise says why not.
    void take(Result<std::vector<Order>> orders) {
        if (!orders) return refuse(orders.error());
        say({}, false);
        draft() = changed(std::move(draft()), *std::move(orders));
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

Selection picked_at(const DeskState& state, const DeskScene& scene, Point pixel) {
    const auto square = square_under(state.camera, scene.room, pixel, scene.plot.chart);
    return square ? picked_in(state, scene.plot, *square) : Selection{};
}

Selection picked_in(const DeskState& state, const Plot& plot, Square square) {
    std::vector<Selection> there;
    for (const PlotFormation& each : plot.formations) {
        if (each.square == square) there.emplace_back(FormationPick{each.side, each.number});
    }
    for (const PlotContact& each : plot.contacts) {
        if (each.square == square) there.emplace_back(ContactPick{each.seen_by, each.number});
    }
    if (there.empty()) return SquarePick{square};
    const auto picked = std::find(there.begin(), there.end(), state.selection);
    if (picked == there.end() || picked + 1 == there.end()) return there.front();
    return *(picked + 1);
}

std::optional<Square> place_of(const Selection& selection, const Plot& plot) {
    if (const auto* square = std::get_if<SquarePick>(&selection)) return square->square;
    for (const PlotFormation& each : plot.formations) {
        if (selection == Selection(FormationPick{each.side, each.number})) return each.square;
    }
    for (const PlotContact& each : plot.contacts) {
        if (selection == Selection(ContactPick{each.seen_by, each.number})) return each.square;
    }
    return std::nullopt;
}

namespace {

/// The route whose markers can be dragged.
std::optional<PlotRoute> route_under_hand(const DeskState& state, const DeskScene& scene) {
    if (state.plots_route && rules_route(state, scene)) return ruled_route(state);
    const auto* picked = std::get_if<FormationPick>(&state.selection);
    const bool is_own =
        picked != nullptr && scene.book != nullptr && picked->side == scene.book->side;
    if (!is_own || !scene.why_no_orders.empty()) return std::nullopt;
    return route_by(*scene.view, state.draft_of(picked->side).orders, picked->number);
}

}  // namespace

std::optional<std::size_t> marker_at(const DeskState& state, const DeskScene& scene,
                                     Square square) {
    const auto route = route_under_hand(state, scene);
    if (!route) return {};
    if (route->destination == square) return route->checkpoints.size();
    const auto& markers = route->checkpoints;
    const auto found = std::find(markers.begin(), markers.end(), square);
    if (found == markers.end()) return {};
    return static_cast<std::size_t>(found - markers.begin());
}

}  // namespace flagplot::desk
