#include <catch2/catch.hpp>

#include <array>
#include <iostream>
#include <random>

#include "desk/intent_counts.h"
#include "present/desk/map/zoom_level.h"
#include "present/desk/side/group_panel.h"
#include "present/desk/side/order_forms.h"
#include "present/desk/side/side_forces.h"
#include "present/desk/side/side_panels.h"
#include "present/desk/state/desk_state.h"
#include "support/small_book.h"
#include "view/check_orders.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

constexpr Box monkey_room{0, 0, 700, 500};

/// The kinds of several groups of intents in one list.
template <class... Groups>
struct Joined;
template <class... Kinds>
struct Joined<std::variant<Kinds...>> {
    using Kind = std::variant<Kinds...>;
};
template <class... One, class... Other, class... More>
struct Joined<std::variant<One...>, std::variant<Other...>, More...> {
    using Kind = typename Joined<std::variant<One..., Other...>, More...>::Kind;
};
using AnyKind = Joined<ViewChange, Navigation, Request>::Kind;
constexpr std::size_t intent_kinds = std::variant_size_v<AnyKind>;

template <std::size_t... kinds>
std::array<std::string, intent_kinds> names_of(std::index_sequence<kinds...>) {
    return {word_for(typeid(std::variant_alternative_t<kinds, AnyKind>))...};
}
std::string intent_name(std::size_t kind) {
    static const auto names = names_of(std::make_index_sequence<intent_kinds>());
    return names.at(kind);
}

/// Whatever comes to its mind, half of it wrong. Equal seeds, equal monkeys.
class Monkey {
  public:
    explicit Monkey(std::uint32_t seed) : random_(seed) {}

    Intent intent(std::size_t kind) { return made(kind, std::make_index_sequence<intent_kinds>()); }
    std::uint32_t below(std::uint32_t limit) {
        return static_cast<std::uint32_t>(random_() % limit);
    }

  private:
    template <std::size_t... kinds>
    Intent made(std::size_t kind, std::index_sequence<kinds...>) {
        Intent intent;
        (void)((kinds == kind
                    ? (intent = filled(std::variant_alternative_t<kinds, AnyKind>{}), true)
                    : false) ||
               ...);
        return intent;
    }

    template <class T>
    T filled(T intent) {
        return intent;
    }
    Pan filled(Pan) { return {pixel() - Point{350, 250}}; }
    ZoomTo filled(ZoomTo) { return {1 + static_cast<std::int32_t>(below(zoom_levels))}; }
    MoveCursor filled(MoveCursor) {
        return {static_cast<std::int32_t>(below(5)) - 2, static_cast<std::int32_t>(below(5)) - 2};
    }
    Zoom filled(Zoom) { return {pixel(), std::array{0.1, 0.8, 1.25, 20.0}.at(below(4))}; }
    CentreOn filled(CentreOn) { return {square()}; }
    Select filled(Select) { return {selection()}; }
    SelectSeveral filled(SelectSeveral) {
        SelectSeveral several;
        for (std::uint32_t left = below(4); left > 0; --left) {
            several.what.push_back({{below(2)}, {1 + below(3)}});
        }
        return several;
    }
    OrderSeveral filled(OrderSeveral) {
        return {
            std::array{"hold", "stance avoid", "radar off", "route to G5", "xyzzy"}.at(below(5))};
    }
    OpenForms filled(OpenForms) { return {static_cast<FormPage>(below(7))}; }
    CloseCampaign filled(CloseCampaign) { return {below(2) == 0}; }
    SelectNext filled(SelectNext) { return {static_cast<std::int32_t>(below(7)) - 3}; }
    SieveForces filled(SieveForces) { return {static_cast<ForceSieve>(below(3))}; }
    FoldForce filled(FoldForce) { return {{{below(2)}, {1 + below(3)}}}; }
    TickShip filled(TickShip) { return {{{below(2)}, {1 + below(3)}}, {below(3)}}; }
    KeepGroup filled(KeepGroup) { return {static_cast<std::int32_t>(below(10))}; }
    CallGroup filled(CallGroup) { return {static_cast<std::int32_t>(below(10))}; }
    ToggleOverlay filled(ToggleOverlay) {
        return {overlay_table.at(below(overlay_table.size())).overlay};
    }
    ShowTab filled(ShowTab) { return {static_cast<LogTab>(below(5))}; }
    FilterForces filled(FilterForces) { return {word()}; }
    ToggleStop filled(ToggleStop) { return {run_stop_table.at(below(4)).stop}; }
    GrowText filled(GrowText) { return {static_cast<std::int32_t>(below(41)) - 20}; }
    PlotRouteOf filled(PlotRouteOf) { return {{{below(2)}, {1 + below(3)}}}; }
    PlaceMarker filled(PlaceMarker) { return {square()}; }
    PlaceDestination filled(PlaceDestination) { return {square()}; }
    MoveMarker filled(MoveMarker) { return {below(6), square()}; }
    DeleteMarker filled(DeleteMarker) { return {below(6)}; }
    WriteOrder filled(WriteOrder) { return {word()}; }
    StrikeOrder filled(StrikeOrder) { return {below(6)}; }

    Point pixel() {
        return {static_cast<double>(below(900)) - 100, static_cast<double>(below(700)) - 100};
    }
    /// Of the chart: screens have no others to ask for.
    Square square() {
        return {static_cast<std::int16_t>(below(7)), static_cast<std::int16_t>(below(5))};
    }
    Selection selection() {
        switch (below(4)) {
            case 0:
                return FormationPick{{below(2)}, {1 + below(3)}};
            case 1:
                return ContactPick{{below(2)}, {1 + below(3)}};
            case 2:
                return SquarePick{square()};
            default:
                return {};
        }
    }
    std::string word() {
        static const std::vector<std::string> words{"UK-K hold",
                                                    "uk-k radar off",
                                                    "UK-K route D4 to E5",
                                                    "UK-K detach Lively as UK-D",
                                                    "UK-T route to G5",
                                                    "END",
                                                    "",
                                                    "search KALAFRANA at D4",
                                                    "lively",
                                                    "\xff\xfe",
                                                    "UK-K when contact: hold"};
        return words[below(static_cast<std::uint32_t>(words.size()))];
    }

    std::minstd_rand random_;
};

/// Everything that the panels would ask of this state.
void draw_all(const Book& book, const SideView& told, const DeskState& state) {
    const OrderDraft& draft = state.draft_of(book.side);
    const SideView view = rehearsed(book, told, draft.orders);
    (void)side_top_bar(book, view);
    (void)side_forces(book, view, state.force_list());
    (void)side_contacts(book, view);
    (void)detach_button(book, view, state.force_list());
    (void)side_inspector(book, told, view, state.selection);
    (void)side_pending(book, told, draft);
    if (state.page) {
        (void)order_forms(*state.page, book, told, draft.orders, state.filled, state.selection);
    }
    (void)group_inspector(plot_of(book, view), state.group, &book);
}

void check_promises(const DeskState& state, const DeskScene& scene) {
    CHECK(state.camera.side >= farthest);
    CHECK(state.camera.side <= nearest);
    CHECK(state.camera.middle.x >= 0);
    CHECK(state.camera.middle.x <= scene.plot.chart.columns);
    CHECK(state.text_steps >= 0);
    CHECK(state.text_steps <= 8);
    if (state.cursor) CHECK(scene.plot.chart.contains(*state.cursor));
    CHECK((!state.is_refusal || !state.message.empty()));
}

}  // namespace

TEST_CASE("a monkey at the desk breaks no promise, and has had every intent in hand", "[desk]") {
    constexpr std::uint32_t seeds = 4, intents = 11 * intent_kinds, at_least = 20;
    std::array<std::uint32_t, intent_kinds> counts{};
    const Book book = small_book();
    for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
        SideView view = view_with_contact();
        if (seed % 2 == 0) view.formations[0].route.reset();
        Monkey monkey(seed);
        DeskState state;
        state.selection = FormationPick{{0}, force_k};
        for (std::uint32_t i = 0; i < intents; ++i) {
            const std::size_t kind = monkey.below(intent_kinds);
            const Intent intent = monkey.intent(kind);
            ++counts.at(kind);
            const bool is_side = seed != seeds;  // the last sits at the umpire's desk
            const Plot plot =
                plot_of(book, rehearsed(book, view, state.draft_of(book.side).orders));
            const DeskScene scene{monkey_room, plot, is_side ? &book : nullptr,
                                  is_side ? &view : nullptr};
            INFO("seed " << seed << ", intent " << i << ", " << intent_name(kind));
            state = desk_after(std::move(state), intent, scene);
            check_promises(state, scene);
            const Point pixel{static_cast<double>(monkey.below(700)),
                              static_cast<double>(monkey.below(500))};
            (void)picked_at(state, scene, pixel);
            (void)place_of(state.selection, plot);
            (void)marker_at(state, scene, {3, 3});
            draw_all(book, view, state);
        }
    }
    std::cout << "intents at the desk:";
    for (std::size_t kind = 0; kind < intent_kinds; ++kind) {
        std::cout << ' ' << intent_name(kind) << ' ' << counts.at(kind);
        CHECK(counts.at(kind) >= at_least);
    }
    std::cout << '\n';
}
