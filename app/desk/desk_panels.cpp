#include "desk/desk.h"

#include <imgui.h>

#include <string>
#include <vector>

#include "present/desk/side_panels.h"
#include "present/desk/square_marks.h"
#include "present/picture/palette.h"
#include "screens/screens.h"

/// \file
/// What the shell draws round the chart and over it.

namespace flagplot::desk {

void Desk::draw_selection() {
    std::vector<Square> chosen = shown_.group;
    if (const auto square = place_of(state_.selection, shown_.plot)) chosen.push_back(*square);
    std::vector<Primitive> over =
        square_marks(chosen, state_.camera, places_.chart, {brass_ink, 2.5 * theme_scale_});
    if (box_from_ && !is_beside_) {
        const Point from = *box_from_, to = pointer_;
        const Line box{{from, {to.x, from.y}, to, {from.x, to.y}, from}, {brass_ink, 1.5}};
        over.push_back({Feature::legend, "", box, false});
    }
    const auto under = square_under(state_.camera, places_.chart, pointer_, shown_.plot.chart);
    if (under && (state_.plots_route || dragged_marker_)) {
        const auto mark =
            square_marks({*under}, state_.camera, places_.chart, {brass_ink.faded(0.7), 1.5});
        over.insert(over.end(), mark.begin(), mark.end());
    }
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
    if (document_->battle) return draw_battle_panels();
    run(screens::draw_forces(theme_, places_.forces, shown_.forces, shown_.contacts, state_));
    const auto pending = shown_.pending;
    run(screens::draw_inspector(theme_, places_.inspector, shown_.inspector,
                                pending ? &*pending : nullptr));
    run(screens::draw_log(theme_, places_.log, document_->log, document_->turns, state_,
                          document_->is_umpire && document_->is_now));
    if (document_->is_umpire && document_->seat() == nullptr) {
        run(screens::draw_forms(theme_, places_.chart, shown_.forms, state_, false));
    } else if (shown_.pending) {
        run(screens::draw_forms(theme_, places_.chart, shown_.forms, state_, true));
    }
    run(screens::draw_message(theme_, places_.chart, state_));
    if (state_.shows_help) {
        run(screens::draw_help(theme_, places_.chart, key_lines(settings_.keys)));
    }
    const auto under = square_under(state_.camera, places_.chart, pointer_, shown_.plot.chart);
    if (under && !ImGui::GetIO().WantCaptureMouse && !dragged_from_) {
        screens::draw_hover(theme_, hover_facts(scene_under_pointer().plot, *under));
    }
}

void Desk::draw_hanging_curtain() {
    const sf::Vector2u size = window_.getSize();
    Viewpoint who{"UMPIRE", {}, brass_ink};
    for (const Viewpoint& each : document_->bar.viewpoints) {
        if (each.side == state_.curtain->side) who = each;
    }
    const auto intents = screens::draw_curtain(
        theme_, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)}, who.name,
        who.colour, !reading_.is_busy());
    for (const Intent& intent : intents) carry_out(intent);
}

}  // namespace flagplot::desk
