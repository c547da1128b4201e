#include "desk/campaign/campaign_page.h"

#include <imgui.h>
#include <SFML/Graphics/RectangleShape.hpp>
#include <SFML/Graphics/View.hpp>

#include <cmath>

#include "desk/campaign/permission.h"
#include "desk/window/surface_colour.h"
#include "present/desk/map/square_marks.h"
#include "present/desk/side/side_panels.h"
#include "present/picture/palette.h"

namespace flagplot::desk {

CampaignPage::CampaignPage(Desktop& desktop, Session& session)
    : SessionPage(desktop, session), canvas_(desktop.window.fonts()) {}

bool CampaignPage::is_busy() const {
    return SessionPage::is_busy() || canvas_.is_busy() ||
           (beside_canvas_ && beside_canvas_->is_busy());
}

void CampaignPage::lay_out() {
    SessionPage::lay_out();
    split_ = split_chart(places_.chart, session_.shown().beside.has_value());
    places_.chart = split_.truth;
    session_.put_chart_in(places_.chart);
    pointed_ = pointed_at(split_, pointer_);
    if (!session_.state().is_fitted) session_.carry_out(Fit{});
}

UnderHand CampaignPage::under_pointer() const {
    const Shown& shown = session_.shown();
    return {session_.state(), session_.scene(), plot_under(pointed_, shown.plot, shown.beside),
            pointed_.pixel};
}

void CampaignPage::press(const sf::Event::MouseButtonEvent& button) {
    pointed_ = pointed_at(split_, pointer_);
    carry_out(hand_.press(button.button, under_pointer()));
}

void CampaignPage::release(const sf::Event::MouseButtonEvent& button) {
    pointed_ = pointed_at(split_, pointer_);
    carry_out(hand_.release(button.button, under_pointer()));
}

void CampaignPage::move(Point pixel) {
    pointed_ = pointed_at(split_, pixel);
    carry_out(hand_.move(pointed_.pixel));
    if (hand_.box_from()) desktop_.window.want_frames();
}

void CampaignPage::turn_wheel(Point pixel, float steps) {
    constexpr double step = 1.2;
    pointed_ = pointed_at(split_, pixel);
    session_.carry_out(Zoom{pointed_.pixel, std::pow(step, steps)});
}

LayerOptions CampaignPage::layers() const {
    constexpr double chart_letters = 1.25;  // those of a printed plot are read from nearer
    return {SymbolTheme::counters, desktop_.window.scale() * chart_letters,
            session_.state().overlays, session_.coast()};
}

void CampaignPage::paint() {
    if (session_.state().curtain) return;
    const Shown& shown = session_.shown();
    canvas_.draw(desktop_.window.surface(), shown.plot, shown.age, session_.state().camera,
                 places_.chart, layers());
    paint_over();
    paint_beside();
}

/// What is chosen, a box being drawn, and where a marker would come.
void CampaignPage::paint_over() {
    const DeskState& state = session_.state();
    const Plot& plot = session_.shown().plot;
    std::vector<Square> chosen = session_.shown().group;
    if (const auto square = place_of(state.selection, plot)) chosen.push_back(*square);
    std::vector<Primitive> over = square_marks(chosen, state.camera, places_.chart,
                                               {brass_ink, 2.5 * desktop_.window.scale()});
    if (hand_.box_from() && !pointed_.is_beside) {
        const Point from = *hand_.box_from(), to = pointed_.pixel;
        const Line box{{from, {to.x, from.y}, to, {from.x, to.y}, from}, {brass_ink, 1.5}};
        over.push_back({Feature::legend, "", box, false});
    }
    const auto under = square_under(state.camera, places_.chart, pointed_.pixel, plot.chart);
    if (under && (state.plots_route || hand_.drags_marker())) {
        const auto mark =
            square_marks({*under}, state.camera, places_.chart, {brass_ink.faded(0.7), 1.5});
        over.insert(over.end(), mark.begin(), mark.end());
    }
    canvas_.draw_over(desktop_.window.surface(), over);
}

void CampaignPage::paint_beside() {
    const Shown& shown = session_.shown();
    if (!split_.beside || !shown.beside) return;
    if (!beside_canvas_) beside_canvas_ = std::make_unique<PlotCanvas>(desktop_.window.fonts());
    sf::RenderWindow& surface = desktop_.window.surface();
    const Box& room = *split_.beside;
    const sf::View whole = surface.getView();
    const sf::Vector2f size(surface.getSize());
    const sf::FloatRect part(static_cast<float>(room.left), static_cast<float>(room.top),
                             static_cast<float>(room.width()), static_cast<float>(room.height()));
    sf::View half(part);  // nothing is drawn beyond it
    half.setViewport(
        {part.left / size.x, part.top / size.y, part.width / size.x, part.height / size.y});
    surface.setView(half);
    sf::RectangleShape under({part.width, part.height});  // over what of the truth reaches beyond
    under.setPosition(part.left, part.top);
    under.setFillColor(surface_colour(field_ink));
    surface.draw(under);
    beside_canvas_->draw(surface, *shown.beside, shown.beside_age, session_.state().camera, room,
                         layers());
    surface.setView(whole);
}

screens::Intents CampaignPage::drawn_panels() {
    screens::Intents all;
    const auto add = [&](const screens::Intents& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    const screens::Theme& theme = desktop_.window.theme();
    const Shown& shown = session_.shown();
    const OpenDocument& document = session_.document();
    const DeskState& state = session_.state();
    const Viewer viewer = viewer_of(document);
    add(screens::draw_top_bar(theme, places_.bar, shown.bar, session_.working()));
    add(screens::draw_forces(theme, places_.forces, shown.forces, shown.contacts, state));
    add(screens::draw_inspector(theme, places_.inspector, shown.inspector,
                                shown.pending ? &*shown.pending : nullptr));
    add(screens::draw_log(theme, places_.log, document.log, document.turns, state,
                          why_not(RunOn{}, document, state).empty()));
    if (viewer != Viewer::side || shown.pending || !shown.forms.empty()) {
        add(screens::draw_forms(theme, places_.chart, shown.forms, state, viewer));
    }
    draw_hover();
    return all;
}

void CampaignPage::draw_hover() const {
    const Plot& plot = session_.shown().plot;
    const auto under =
        square_under(session_.state().camera, places_.chart, pointed_.pixel, plot.chart);
    if (!under || ImGui::GetIO().WantCaptureMouse || hand_.drags_chart()) return;
    screens::draw_hover(desktop_.window.theme(), hover_facts(under_pointer().plot, *under));
}

}  // namespace flagplot::desk
