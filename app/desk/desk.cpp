#include "desk/desk.h"

#include <imgui.h>
#include <SFML/System/Sleep.hpp>
#include <SFML/Window/Clipboard.hpp>
#include <SFML/Window/Event.hpp>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <utility>

#include "desk/errands.h"
#include "desk/run_on.h"
#include "present/desk/side_panels.h"
#include "present/palette.h"
#include "present/plot_page.h"
#include "screens/screens.h"
#include "store/coast_file.h"

namespace flagplot::desk {

namespace {

Point point_of(int x, int y) { return {static_cast<double>(x), static_cast<double>(y)}; }

/// Letters grow with the window, so that a large screen can be read from as far.
double scale_of(const sf::Vector2u& size, std::int32_t steps) {
    constexpr double width = 1280, height = 800, step = 0.125, least = 0.75;
    const double ratio = std::min(size.x / width, size.y / height);
    const double grown = ratio > 1.4 ? std::round(ratio * 4) / 4 : 1.0;
    return std::max(grown + steps * step, least);
}

}  // namespace

Desk::Desk(TableWanted wanted, Trial trial)
    : settings_(read_settings(settings_file())),
      wanted_(std::move(wanted)),
      trial_(std::move(trial)) {
    state_.overlays = settings_.overlays;
    state_.text_steps = settings_.text_steps;
}

int Desk::run() {
    auto first = read_table(wanted_);
    if (!first) {
        std::cerr << "flagplot: " << describe(first.error()) << '\n';
        return 1;
    }
    fonts_ = found_fonts();
    open_window();
    put(*std::move(first));
    if (fonts_.sans.empty()) {
        state_.message = "No font was found, so the chart has no names: fonts-b612 is usual.";
        state_.is_refusal = true;
    }
    if (trial_.measures) return measure();
    while (window_.isOpen()) {
        sf::Event event{};
        while (window_.pollEvent(event)) bridge_->take(event);
        take_results();
        watch();
        run_film();
        if (!wants_frame()) {
            if (!trial_.screenshot.empty()) take_screenshot();
            sf::sleep(sf::milliseconds(10));
            continue;
        }
        frame();
    }
    keep_settings();
    keep_counts();
    return failed_ ? 1 : 0;
}

void Desk::open_window() {
    window_.create(sf::VideoMode(settings_.width, settings_.height), "Flagplot",
                   sf::Style::Default);
    window_.setPosition({0, 0});  // SFML 2.5 puts it below the middle, half off a small screen
    window_.setFramerateLimit(60);
    bridge_ = std::make_unique<ImguiBridge>(window_);
    canvas_ = std::make_unique<PlotCanvas>(fonts_);
    set_theme();
}

void Desk::set_theme() {
    const double scale = scale_of(window_.getSize(), state_.text_steps);
    if (scale == theme_scale_) return;
    theme_scale_ = scale;
    theme_ = screens::make_theme({fonts_.sans, fonts_.sans_bold, fonts_.others},
                                 static_cast<float>(scale));
    bridge_->renew_fonts();
}

bool Desk::wants_frame() const {
    return frames_wanted_ > 0 || bridge_->has_waiting() || canvas_->is_busy() ||
           (beside_canvas_ && beside_canvas_->is_busy()) || working_.is_busy() ||
           reading_.is_busy();
}

DeskScene Desk::scene() const {
    const Seat* const seat = table_->seat();
    return {places_.chart, shown_.plot, seat == nullptr ? nullptr : &seat->book,
            seat == nullptr ? nullptr : &seat->view};
}

void Desk::frame() {
    if (bridge_->has_waiting()) frames_wanted_ = frames_to_settle;
    frames_wanted_ = std::max(frames_wanted_ - 1, 0);
    set_theme();
    const sf::Vector2u size = window_.getSize();
    places_ = screens::places_on(settings_.layout, size.x, size.y, theme_scale_);
    split_chart();
    if (!state_.is_fitted) carry_out(Fit{});
    const std::vector<sf::Event> events = bridge_->begin_frame();
    take_events(events);
    if (!window_.isOpen()) {
        ImGui::EndFrame();
        return;
    }
    constexpr std::int32_t longest_unseen = 100;  // milliseconds
    const bool is_behind = bridge_->has_waiting() && !state_.curtain &&
                           since_seen_.getElapsedTime().asMilliseconds() < longest_unseen;
    if (is_behind) {  // the panels must meet every press, but nobody has to see each
        draw_panels();
        ImGui::EndFrame();
        return;
    }
    since_seen_.restart();
    window_.clear(sf::Color(0x12, 0x17, 0x1a));
    if (state_.curtain) {
        draw_hanging_curtain();
        bridge_->draw_frame();
        window_.display();
        return;
    }
    if (table_->battle) {
        draw_board();
    } else {
        canvas_->draw(window_, shown_.plot, shown_.age, state_.camera, places_.chart, layers());
        draw_selection();
        draw_beside();
    }
    draw_panels();
    bridge_->draw_frame();
    window_.display();
}

LayerOptions Desk::layers() const {
    return {SymbolTheme::counters, theme_scale_ * chart_letters, state_.overlays, coast_};
}

void Desk::find_coast() {
    const Chart& chart = shown_.plot.chart;
    coast_.reset();
    if (!chart.geography) return;
    const auto coast = read_coast();
    const auto gazetteer = read_gazetteer_files();
    if (!coast || !gazetteer) return;
    coast_ = std::make_shared<const RealGround>(real_ground(chart, *coast, *gazetteer));
}

void Desk::draw_selection() {
    const auto square = place_of(state_.selection, shown_.plot);
    std::vector<Primitive> over;
    const auto ring = [&](Square at, Ink ink, double width) {
        const Point corner =
            pixel_of(state_.camera, places_.chart,
                     {static_cast<double>(at.column), static_cast<double>(at.row)});
        const double side = state_.camera.side;
        over.push_back({Feature::legend, "",
                        Line{{corner, corner + Point{side, 0}, corner + Point{side, side},
                              corner + Point{0, side}, corner},
                             {ink, width}},
                        false});
    };
    constexpr Ink brass = ink(0xd0a94c);
    if (square) ring(*square, brass, 2.5 * theme_scale_);
    const auto under = square_under(state_.camera, places_.chart, pointer_, shown_.plot.chart);
    if (under && (state_.plots_route || dragged_marker_)) ring(*under, brass.faded(0.7), 1.5);
    canvas_->draw_over(window_, over);
}

void Desk::draw_panels() {
    const auto run = [&](const screens::Intents& intents) {
        for (const Intent& intent : intents) carry_out(intent);
    };
    std::string working = work_;
    if (working_.is_busy() && pieces_->load() > 0) working += " \u2026";
    const TopBar bar = shown_.bar;
    run(screens::draw_top_bar(theme_, places_.bar, bar, working_.is_busy() ? working : ""));
    if (table_->battle) return draw_battle_panels();
    run(screens::draw_forces(theme_, places_.forces, shown_.forces, shown_.contacts, state_));
    const auto pending = shown_.pending;
    run(screens::draw_inspector(theme_, places_.inspector, shown_.inspector,
                                pending ? &*pending : nullptr));
    run(screens::draw_log(theme_, places_.log, table_->log, table_->turns, state_,
                          table_->is_umpire && table_->is_now));
    if (table_->is_umpire && table_->seat() == nullptr) {
        run(screens::draw_forms(theme_, places_.chart, shown_.forms, state_));
    }
    run(screens::draw_message(theme_, places_.chart, state_));
    if (state_.shows_help) {
        run(screens::draw_help(theme_, places_.chart, key_lines(settings_.keys)));
    }
    const auto under = square_under(state_.camera, places_.chart, pointer_, shown_.plot.chart);
    if (under && !ImGui::GetIO().WantCaptureMouse && !dragged_from_) {
        screens::draw_hover(theme_, hover_facts(shown_.plot, *under));
    }
}

void Desk::take_events(const std::vector<sf::Event>& events) {
    for (const sf::Event& event : events) take_event(event);
}

void Desk::take_event(const sf::Event& event) {
    const ImGuiIO& io = ImGui::GetIO();
    switch (event.type) {
        case sf::Event::Closed:
            return carry_out(Quit{});
        case sf::Event::Resized:
            window_.setView(sf::View({0, 0, static_cast<float>(event.size.width),
                                      static_cast<float>(event.size.height)}));
            settings_.width = event.size.width;
            settings_.height = event.size.height;
            return;
        case sf::Event::LostFocus:
            dragged_from_.reset();
            dragged_marker_.reset();
            dragged_edge_.reset();
            return;
        case sf::Event::KeyPressed: {
            if (io.WantTextInput) return;
            if (const auto intent = intent_of(settings_.keys, name_of(event.key))) {
                Intent wanted = *intent;
                if (auto* zoom = std::get_if<Zoom>(&wanted)) zoom->cursor = places_.chart.centre();
                carry_out(meant_on_board(std::move(wanted)));
            }
            return;
        }
        case sf::Event::MouseMoved:
            return take_move(on_chart(point_of(event.mouseMove.x, event.mouseMove.y)));
        case sf::Event::MouseButtonPressed:
            if (!io.WantCaptureMouse) take_press(event.mouseButton);
            return;
        case sf::Event::MouseButtonReleased:
            return take_release(event.mouseButton);
        case sf::Event::MouseWheelScrolled: {
            constexpr double step = 1.2;
            if (io.WantCaptureMouse) return;
            return carry_out(
                Zoom{on_chart(point_of(event.mouseWheelScroll.x, event.mouseWheelScroll.y)),
                     std::pow(step, event.mouseWheelScroll.delta)});
        }
        default:
            return;
    }
}

void Desk::take_press(const sf::Event::MouseButtonEvent& button) {
    const Point pixel = on_chart(point_of(button.x, button.y));
    pointer_ = pixel;
    if (button.button == sf::Mouse::Left) {
        dragged_edge_ = screens::edge_at(places_, point_of(button.x, button.y));
        if (dragged_edge_) return;
    }
    if (table_->battle) return press_on_board(button);
    const auto square = square_under(state_.camera, places_.chart, pixel, shown_.plot.chart);
    if (button.button == sf::Mouse::Middle) {
        dragged_from_ = pixel;
        return;
    }
    if (!square) return;
    const auto marker = marker_at(state_, scene(), *square);
    if (button.button == sf::Mouse::Right) {
        if (marker) return carry_out(DeleteMarker{*marker});
        if (state_.plots_route) return carry_out(PlaceDestination{*square});
        return;
    }
    if (button.button != sf::Mouse::Left) return;
    if (marker && (state_.plots_route || place_of(state_.selection, shown_.plot) != square)) {
        dragged_marker_ = marker;
        return;
    }
    if (state_.plots_route) return carry_out(PlaceMarker{*square});
    constexpr std::int32_t double_click = 350;  // milliseconds
    constexpr double still = 6;
    const Point moved = pixel - clicked_at_;
    const bool is_double = since_click_.restart().asMilliseconds() < double_click &&
                           std::hypot(moved.x, moved.y) < still;
    clicked_at_ = pixel;
    if (is_double) return carry_out(CentreOn{*square});
    carry_out(Select{picked_at(state_, scene(), pixel)});
}

void Desk::take_release(const sf::Event::MouseButtonEvent& button) {
    if (button.button == sf::Mouse::Middle) dragged_from_.reset();
    if (button.button == sf::Mouse::Left && dragged_edge_) return dragged_edge_.reset();
    if (button.button != sf::Mouse::Left || !dragged_marker_) return;
    const std::size_t marker = *dragged_marker_;
    dragged_marker_.reset();
    const auto square =
        square_under(state_.camera, places_.chart, point_of(button.x, button.y), shown_.plot.chart);
    if (square && marker_at(state_, scene(), *square) != marker) {
        carry_out(MoveMarker{marker, *square});
    }
}

void Desk::take_move(Point pixel) {
    if (dragged_edge_) {
        settings_.layout =
            screens::dragged(settings_.layout, *dragged_edge_, places_, pixel, theme_scale_);
    }
    if (dragged_from_) {
        carry_out(Pan{pixel - *dragged_from_});
        dragged_from_ = pixel;
    }
    pointer_ = pixel;
}

void Desk::draw_hanging_curtain() {
    const sf::Vector2u size = window_.getSize();
    Viewpoint who{"UMPIRE", {}, ink(0xd0a94c)};
    for (const Viewpoint& each : table_->bar.viewpoints) {
        if (each.side == state_.curtain->side) who = each;
    }
    const auto intents = screens::draw_curtain(
        theme_, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)}, who.name,
        who.colour, !reading_.is_busy());
    for (const Intent& intent : intents) carry_out(intent);
}

void Desk::carry_out(const Intent& intent) {
    if (state_.curtain && !passes_curtain(intent)) return;
    ++counts_[intent.index()];
    frames_wanted_ = frames_to_settle;
    if (run_errand(intent)) return;
    const DeskState before = state_;
    state_ = desk_after(std::move(state_), intent, scene());
    const bool is_other = before.selection != state_.selection || before.drafts != state_.drafts ||
                          before.filter != state_.filter || before.page != state_.page ||
                          before.filled != state_.filled || before.held != state_.held ||
                          before.beside != state_.beside ||
                          before.is_hot_seat != state_.is_hot_seat;
    if (is_other) show();
}

bool Desk::run_errand(const Intent& intent) {
    if (run_battle_errand(intent)) return true;
    if (run_umpire_errand(intent)) return true;
    if (std::holds_alternative<Quit>(intent)) {
        window_.close();
    } else if (const auto* whose = std::get_if<LookAs>(&intent)) {
        if (reading_.is_busy() || (state_.is_hot_seat && working_.is_busy())) return true;
        state_ = desk_after(std::move(state_), intent, scene());
        TableWanted wanted = table_->wanted;
        wanted.whose = whose->side;
        if (state_.curtain) wanted.battle.reset();
        look(std::move(wanted));
    } else if (std::holds_alternative<ToggleHotSeat>(intent)) {
        if (!table_->is_umpire) {
            state_.message = "A hot seat needs a save with all its sides.";
            state_.is_refusal = true;
            return true;
        }
        if (state_.is_hot_seat) carry_out(LookAs{});
        return state_.is_hot_seat && !state_.curtain;
    } else if (std::holds_alternative<LiftCurtain>(intent)) {
        if (!state_.curtain || reading_.is_busy()) return true;
        if (table_->whose == state_.curtain->side) return false;
        carry_out(LookAs{state_.curtain->side});  // reading it failed: once more
    } else if (const auto* at = std::get_if<LookAtTurn>(&intent)) {
        TableWanted wanted = table_->wanted;
        wanted.turn = at->turn;
        look(std::move(wanted));
    } else if (const auto* step = std::get_if<StepTurn>(&intent)) {
        step_turn(step->turns);
    } else if (std::holds_alternative<ReadAgain>(intent)) {
        look(table_->wanted);
    } else if (std::holds_alternative<CancelWork>(intent)) {
        working_.cancel();
    } else if (std::holds_alternative<SendOrders>(intent)) {
        const Seat* const seat = table_->seat();
        if (seat == nullptr || !table_->is_now) return true;
        const SideId side = seat->book.side;
        const std::string sheet = sheet_text(seat->book, seat->view, state_.draft_of(side).orders);
        if (table_->wanted.is_view_file) {
            sf::Clipboard::setString(sf::String::fromUtf8(sheet.begin(), sheet.end()));
            start("writing the orders",
                  [file = wanted_.file, turn = seat->view.turn, sheet](std::stop_token) {
                      return write_sheet(file, turn, sheet);
                  });
            return true;
        }
        start("sending the orders", [file = wanted_.file, side, sheet](std::stop_token) {
            return send_orders(file, side, sheet);
        });
    } else if (std::holds_alternative<ResolveTurn>(intent)) {
        if (!table_->is_umpire) return true;
        start("resolving the turn", [file = wanted_.file, pieces = pieces_](std::stop_token stop) {
            return resolve_turn(file, stop, *pieces);
        });
    } else if (std::holds_alternative<RunOn>(intent)) {
        if (!table_->is_umpire) return true;
        start("running on",
              [file = wanted_.file, stops = state_.stops, pieces = pieces_](std::stop_token stop) {
                  return run_on(file, stops, stop, *pieces);
              });
    } else if (std::holds_alternative<ReleaseTurn>(intent)) {
        if (!table_->is_umpire) return true;
        start("releasing the turn",
              [file = wanted_.file](std::stop_token) { return release_turn(file); });
    } else {
        return false;
    }
    return true;
}

void Desk::step_turn(std::int32_t turns) {
    const auto& dots = table_->turns;
    const auto shown =
        std::find_if(dots.begin(), dots.end(), [](const TurnDot& each) { return each.is_shown; });
    if (shown == dots.end()) return;
    const auto place = std::clamp<std::ptrdiff_t>(shown - dots.begin() + turns, 0,
                                                  static_cast<std::ptrdiff_t>(dots.size()) - 1);
    const TurnDot& to = dots[static_cast<std::size_t>(place)];
    if (!to.is_shown) {
        carry_out(LookAtTurn{to.is_open ? std::nullopt : std::optional<TurnNumber>(to.turn)});
    }
}

void Desk::look(TableWanted wanted) {
    if (reading_.is_busy()) return;
    reading_.start([wanted = std::move(wanted)](std::stop_token) { return read_table(wanted); });
}

void Desk::start(std::string what, Background<Result<std::string>>::Work work) {
    if (working_.is_busy()) return;
    work_ = std::move(what);
    *pieces_ = 0;
    working_.start(std::move(work));
}

void Desk::take_results() {
    try {
        if (auto table = reading_.take()) {
            frames_wanted_ = frames_to_settle;
            if (*table) {
                put(*std::move(*table));
            } else {
                state_.message = describe(table->error());
                state_.is_refusal = true;
            }
        }
        if (auto said = working_.take()) {
            frames_wanted_ = frames_to_settle;
            state_.message = *said ? **said : describe(said->error());
            state_.is_refusal = !*said;
            if (*said && std::exchange(empties_forms_, false)) empty_forms();
            if (*said && table_->seat() != nullptr) {
                Draft& draft = state_.drafts[*table_->whose];
                draft = {std::move(draft.orders), {}, {}, false};
            }
            look(table_->wanted);
        }
    } catch (const std::exception& trouble) {
        frames_wanted_ = frames_to_settle;
        state_.message = trouble.what();
        state_.is_refusal = true;
    }
}

void Desk::put(Table table) {
    // Orders of a turn that is over are no orders any more.
    if (table_) {
        for (const Seat& seat : table.seats) {
            for (const Seat& before : table_->seats) {
                const bool is_over = seat.book.side == before.book.side &&
                                     seat.view.turn != before.view.turn && table.is_now &&
                                     table_->is_now;
                if (is_over) state_.drafts.erase(seat.book.side);
            }
        }
    }
    table_ = std::move(table);
    for (const Seat& seat : table_->seats) {
        if (!table_->is_now || seat.sent.empty()) continue;
        state_.drafts.try_emplace(seat.book.side, Draft{seat.sent, {}, {}, false});
    }
    show();
    let_captains();
}

void Desk::show() {
    const Seat* const seat = table_->seat();
    const Plot before = std::move(shown_.plot);
    shown_.pending.reset();
    shown_.forces.clear();
    shown_.contacts.clear();
    shown_.bar = table_->bar;
    if (seat == nullptr) {
        shown_.plot = table_->plot;
        shown_.inspector = {};
        for (const Seat& each : table_->seats) {
            shown_.forces.push_back({0, {}, each.book.own_side().name, {}, {}, {}, {}, false});
            const auto forces = side_forces(each.book, each.view, state_.filter);
            shown_.forces.insert(shown_.forces.end(), forces.begin(), forces.end());
            const auto contacts = side_contacts(each.book, each.view);
            shown_.contacts.insert(shown_.contacts.end(), contacts.begin(), contacts.end());
            const Inspector inspector =
                side_inspector(each.book, each.view, each.view, state_.selection);
            if (!inspector.title.empty()) shown_.inspector = inspector;
        }
        shown_.inspector.buttons.clear();
    } else {
        const Draft& draft = state_.draft_of(seat->book.side);
        const bool can_order = table_->is_now && !seat->view.is_resolving;
        const SideView view =
            can_order ? rehearsed(seat->book, seat->view, draft.orders) : seat->view;
        shown_.plot = draft.orders.empty() ? table_->plot : plot_of(seat->book, view);
        shown_.forces = side_forces(seat->book, view, state_.filter);
        shown_.contacts = side_contacts(seat->book, view);
        shown_.inspector = side_inspector(seat->book, seat->view, view, state_.selection);
        if (can_order) {
            shown_.pending = side_pending(seat->book, seat->view, draft);
        } else {
            shown_.inspector.buttons.clear();
        }
    }
    shown_.bar.actions = actions();
    shown_.bar.is_hot_seat = state_.is_hot_seat;
    show_umpire();
    ++shown_.age.markers;
    const bool is_same_ground = before.light == shown_.plot.light &&
                                before.weather == shown_.plot.weather &&
                                before.chart == shown_.plot.chart;
    if (!is_same_ground) ++shown_.age.ground;
    if (before.chart != shown_.plot.chart) find_coast();
}

std::vector<Button> Desk::actions() const {
    std::vector<Button> buttons;
    const std::string earlier = table_->is_now ? "" : "An earlier turn is being looked at.";
    if (table_->awaited && !table_->battle) {
        buttons.push_back({"Fight the battle", ShowBattle{table_->awaited, {}}, {}});
    }
    if (table_->seat() != nullptr) {
        const Draft& draft = state_.draft_of(*table_->whose);
        const bool is_ready = draft.is_touched;
        const bool is_away = table_->wanted.is_view_file;
        buttons.push_back({is_away ? "Write order sheet" : "Send orders", SendOrders{},
                           earlier.empty() && !is_ready ? "Nothing has been changed." : earlier});
    }
    if (table_->is_umpire && table_->seat() == nullptr) {
        buttons.push_back({"Resolve turn", ResolveTurn{}, earlier});
        buttons.push_back({"Release", ReleaseTurn{}, earlier});
    }
    if (state_.is_hot_seat && table_->seat() != nullptr) {
        const auto& orders = table_->bar.orders;
        const bool are_in = std::all_of(orders.begin(), orders.end(),
                                        [](const OrdersIn& each) { return each.are_in; });
        buttons.push_back({"Resolve turn", ResolveTurn{},
                           are_in ? earlier : "Not every side has sent its orders."});
    }
    return buttons;
}

void Desk::watch() {
    constexpr std::int32_t often = 700;  // milliseconds
    if (since_watch_.getElapsedTime().asMilliseconds() < often) return;
    since_watch_.restart();
    if (working_.is_busy() || reading_.is_busy()) return;
    const FileStamp found = stamp_of(wanted_.file);
    if (found == table_->stamp || found == watched_) return;
    watched_ = found;  // a save that cannot be read is said once
    look(table_->wanted);
}

void Desk::run_film() {
    constexpr std::int32_t a_turn = 1200;  // milliseconds
    if (!state_.plays_film) {
        film_runs_ = false;
        return;
    }
    if (reading_.is_busy()) return;
    const auto& dots = table_->turns;
    const bool is_at_end = dots.empty() || dots.back().is_shown;
    if (!film_runs_) {
        film_runs_ = true;
        since_film_.restart();
        if (is_at_end && dots.size() > 1) carry_out(LookAtTurn{dots.front().turn});
        return;
    }
    if (since_film_.getElapsedTime().asMilliseconds() < a_turn) return;
    since_film_.restart();
    if (is_at_end) return carry_out(PlayFilm{});
    step_turn(1);
}

void Desk::keep_settings() {
    settings_.overlays = state_.overlays;
    settings_.text_steps = state_.text_steps;
    write_settings(settings_file(), settings_);
}

}  // namespace flagplot::desk
