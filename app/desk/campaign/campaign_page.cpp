#include "desk/campaign/campaign_page.h"

#include <imgui.h>
#include <SFML/Graphics/RectangleShape.hpp>
#include <SFML/Graphics/View.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <exception>
#include <string>
#include <utility>

#include "desk/campaign/permission.h"
#include "desk/window/surface_colour.h"
#include "operations/release.h"
#include "present/desk/map/beside_card.h"
#include "present/desk/map/chart_edges.h"
#include "present/desk/map/square_marks.h"
#include "present/desk/side/card_rows.h"
#include "present/desk/side/side_panels.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/state/preview_room.h"
#include "present/desk/umpire/umpire_forms.h"
#include "present/picture/navy_style.h"
#include "present/picture/palette.h"
#include "screens/contact_card.h"

namespace flagplot::desk {

namespace {

/// The briefing of the side that looks; of the umpire those of all, as they wait for a release.
PrintedPapers::Making papers_of(const OpenDocument& document) {
    if (const Seat* const seat = document.seat()) {
        return [book = seat->book, view = seat->view, ending = seat->ending]() {
            return std::vector<Document>{briefing_paper(book, view, ending)};
        };
    }
    return [save = document.save]() { return papers_to_read(*save); };
}

/// What runs several turns; none if they cannot be run now.
std::optional<Intent> run_button(const OpenDocument& document, const DeskState& state) {
    for (const Request& each : {Request(RunOn{}), Request(GoOn{})}) {
        if (why_not(each, document, state).empty()) return each;
    }
    return std::nullopt;
}

}  // namespace

CampaignPage::CampaignPage(Desktop& desktop, Session& session)
    : SessionPage(desktop, session), canvas_(desktop.window.fonts()) {}

CampaignPage::~CampaignPage() { desktop_.window.show_cross(false); }

bool CampaignPage::is_busy() const {
    return SessionPage::is_busy() || canvas_.is_busy() ||
           (beside_canvas_ && beside_canvas_->is_busy()) || printed_.is_busy();
}

void CampaignPage::look_round() {
    SessionPage::look_round();
    try {
        if (printed_.take()) desktop_.window.want_frames();
    } catch (const std::exception& trouble) {
        session_.say(std::string("The briefings cannot be shown: ") + trouble.what(), true);
    }
}

void CampaignPage::lay_out() {
    SessionPage::lay_out();
    split_ = split_chart(places_.chart, session_.shown().beside.has_value());
    places_.chart = split_.truth;
    pointed_ = pointed_at(split_, pointer_);
    const bool is_other_room = session_.put_chart_in(places_.chart);
    const Framing framing = session_.state().framing;
    if (framing == Framing::none || (is_other_room && framing == Framing::fitted)) {
        session_.carry_out(Fit{});
    } else if (is_other_room) {
        session_.carry_out(Pan{});  // to keep it on the chart
    }
    make_room_for_card();
    take_cursor();
}

/// Once, when the card comes: afterwards the chart is where the player moves it.
void CampaignPage::make_room_for_card() {
    if (std::exchange(moment_, session_.moment()) == session_.moment()) return;
    card_is_right_ = false;
    const auto& card = session_.shown().card;
    if (!shows_card() || !card->where) return;
    const double width = screens::contact_card_width(places_.chart, desktop_.window.scale());
    const BesideCard beside = beside_card(session_.state().camera, places_.chart, width,
                                          *card->where, session_.shown().plot.chart);
    card_is_right_ = beside.is_right;
    if (!(beside.pan == Point{})) session_.carry_out(Pan{beside.pan});
}

/// Shows a cross while a click places a point of a route.
void CampaignPage::take_cursor() {
    const bool is_cross = session_.state().plots_route && !session_.state().curtain &&
                          places_.chart.contains(pointer_) && !ImGui::GetIO().WantCaptureMouse;
    desktop_.window.show_cross(is_cross);
}

Intent CampaignPage::meant(Intent intent) const {
    if (shows_card()) {
        intent = card_meaning(*session_.shown().card, session_.state(), std::move(intent));
    }
    const bool takes = asks_for<GiveBattleOrder>(intent) != nullptr && session_.state().cursor;
    return takes ? Intent(UseCursor{}) : intent;
}

screens::PartsShown CampaignPage::parts() const {
    const bool is_umpires = viewer_of(session_.document()) == Viewer::umpire;
    return {true, is_umpires, session_.state().page.has_value()};
}

bool CampaignPage::previews() const {
    const DeskState& state = session_.state();
    if (state.page != FormPage::release) return false;
    if (session_.document().seat() != nullptr) return true;
    return viewer_of(session_.document()) == Viewer::umpire && !state.beside &&
           session_.document().save != nullptr;
}

/// Whose briefings lie there: that of the side that looks, else those of all.
std::vector<const Seat*> CampaignPage::readers() const {
    if (const Seat* const seat = session_.document().seat()) return {seat};
    std::vector<const Seat*> all;
    for (const Seat& seat : session_.document().seats) all.push_back(&seat);
    return all;
}

/// A panel reaches down to the foot of the window where no log is.
Box CampaignPage::beside_preview(const Box& panel) const {
    return {panel.left, panel.top, panel.right, previews() ? places_.log.bottom : panel.bottom};
}

/// The pages of each side, beginning with the side that the form is about.
std::vector<screens::PaperImages> CampaignPage::papers_shown() const {
    std::vector<screens::PaperImages> shown;
    const auto seats = readers();
    const auto& papers = printed_.papers(session_.document().whose);
    const std::string chosen = filled_in(session_.state().filled, "release.side");
    for (std::size_t i = 0; i < std::min(papers.size(), seats.size()); ++i) {
        const auto& side = seats[i]->book.own_side();
        screens::PaperImages images{
            side.name, style_of_navy(side.name, seats[i]->book.side).colour, {}};
        std::vector<std::vector<LineOnPage>> lines;
        for (const PrintedPage& page : papers[i]) lines.push_back(page.lines);
        // Only a document of the truth has marks.
        auto marks = margin_marks(lines, seats[i]->book.side, session_.document().marks);
        for (std::size_t page = 0; page < papers[i].size(); ++page) {
            const sf::Texture& texture = *papers[i][page].texture;
            const auto handle = static_cast<std::uintptr_t>(texture.getNativeHandle());
            const sf::Vector2f size(texture.getSize());
            // NOLINTNEXTLINE(performance-no-int-to-ptr): ImGui names a texture by a pointer
            images.pages.push_back(
                {{reinterpret_cast<ImTextureID>(handle), size.x, size.y}, std::move(marks[page])});
        }
        if (session_.document().is_umpire && session_.document().seat() == nullptr) {
            const bool waits =
                session_.document().standing.is_held_back && !seats[i]->view.waiting.empty();
            images.buttons = paper_buttons(side.id, session_.state().filled, waits);
        }
        shown.insert(side.id == chosen ? shown.begin() : shown.end(), std::move(images));
    }
    return shown;
}

/// Covers the panels at the left, the chart and the log: only the forms stay beside it.
screens::Intents CampaignPage::draw_preview() {
    const OpenDocument& document = session_.document();
    const Box place{places_.forces.left, places_.chart.top, places_.chart.right,
                    places_.log.bottom};
    const PreviewRoom room = preview_room(place, readers().size(), desktop_.window.scale());
    printed_.want({document.stamp, document.whose, document.wanted.turn, room.scale},
                  [&]() { return papers_of(document); });
    return screens::draw_preview(desktop_.window.theme(), place, room, papers_shown());
}

UnderHand CampaignPage::under_pointer() const {
    const Shown& shown = session_.shown();
    return {session_.state(), session_.scene(), plot_under(pointed_, shown.plot, shown.beside),
            pointed_.pixel};
}

void CampaignPage::press(const sf::Event::MouseButtonEvent& button) {
    pointed_ = pointed_at(split_, pointer_);
    if (const EdgePointer* const to = pointer_under()) {
        return session_.carry_out(CentreOn{to->square});
    }
    carry_out(hand_.press(button.button, under_pointer()));
}

const EdgePointer* CampaignPage::pointer_under() const {
    const auto found = std::find_if(pointers_.begin(), pointers_.end(), [&](const auto& each) {
        return each.plate.contains(pointer_);
    });
    return found == pointers_.end() ? nullptr : &*found;
}

void CampaignPage::release(const sf::Event::MouseButtonEvent& button) {
    pointed_ = pointed_at(split_, pointer_);
    carry_out(hand_.release(button.button, under_pointer()));
}

void CampaignPage::move(Point pixel) {
    pointed_ = pointed_at(split_, pixel);
    carry_out(hand_.move(pointed_.pixel));
    if (hand_.box_from() || hand_.drags_formation()) desktop_.window.want_frames();
}

void CampaignPage::turn_wheel(Point pixel, float steps) {
    constexpr double step = 1.2;
    pointed_ = pointed_at(split_, pixel);
    session_.carry_out(Zoom{pointed_.pixel, std::pow(step, steps)});
}

LayerOptions CampaignPage::layers() const {
    return {SymbolTheme::counters, desktop_.window.scale(), session_.state().overlays, is_red(),
            session_.coast()};
}

void CampaignPage::paint() {
    if (session_.state().curtain) return;
    const Shown& shown = session_.shown();
    canvas_.draw(desktop_.window.surface(), shown.plot, shown.age, session_.state().camera,
                 places_.chart, layers());
    paint_over();
    paint_beside();
}

/// Names at the edges, and, on a split chart, the title of each half.
void CampaignPage::paint_edges(const Box& room, const Viewpoint& whose) {
    const double scale = desktop_.window.scale();
    const Camera& camera = session_.state().camera;
    const Chart& chart = session_.shown().plot.chart;
    std::vector<Primitive> edges = edge_names(camera, room, chart, scale);
    const auto add = [&](const std::vector<Primitive>& more) {
        edges.insert(edges.end(), more.begin(), more.end());
    };
    if (room == places_.chart) {
        add(scale_bar(camera, room, chart, scale));
        pointers_ = edge_pointers(camera, room, session_.shown().plot, scale);
        add(drawn_pointers(pointers_, scale));
    }
    if (split_.beside) add(half_title(room, whose.name, whose.colour, scale));
    canvas_.draw_over(desktop_.window.surface(), is_red() ? by_red_light(edges) : edges);
}

/// The selection, a box being drawn, and where a marker would be placed.
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
    if (under && (state.plots_route || hand_.drags_marker() || hand_.drags_formation())) {
        const auto mark =
            square_marks({*under}, state.camera, places_.chart, {brass_ink.faded(0.7), 1.5});
        over.insert(over.end(), mark.begin(), mark.end());
    }
    if (state.cursor) {
        const auto mark = square_marks({*state.cursor}, state.camera, places_.chart,
                                       {text_ink, 1.5 * desktop_.window.scale()});
        over.insert(over.end(), mark.begin(), mark.end());
    }
    if (const RoutePreview* const preview = previewed()) {
        std::vector<Point> way;
        for (const Square square : preview->way) {
            way.push_back(box_of(state.camera, places_.chart, square).centre());
        }
        const Stroke stroke{brass_ink, 2.4 * desktop_.window.scale(), Dash::dashed};
        over.push_back({Feature::legend, "", Line{std::move(way), stroke}, false});
    }
    canvas_.draw_over(desktop_.window.surface(), is_red() ? by_red_light(over) : over);
    paint_edges(places_.chart, {"The truth", {}, brass_ink});
}

/// The route as a click here, or letting go of a formation, would make it; nothing where none is
/// plotted.
const RoutePreview* CampaignPage::previewed() {
    const DeskState& state = session_.state();
    const DeskScene scene = session_.scene();
    const auto under = square_under(state.camera, scene.room, pointed_.pixel, scene.plot.chart);
    const bool is_plotted = state.plots_route || hand_.drags_formation();
    if (!under || !is_plotted || pointed_.is_beside) return nullptr;
    const PreviewKey key{*under, state.selection, session_.shown().age.markers};
    if (!preview_ || !(preview_key_ == key)) {
        const Intent placed = hand_.drags_formation() ? Intent(PlaceDestination{*under})
                                                      : Intent(PlaceMarker{*under});
        preview_ = route_preview(state, scene, *under, placed);
        preview_key_ = key;
    }
    return preview_ ? &*preview_ : nullptr;
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
    // hides parts of the truth that reach into this half
    sf::RectangleShape under({part.width, part.height});
    under.setPosition(part.left, part.top);
    under.setFillColor(surface_colour(field_ink));
    surface.draw(under);
    beside_canvas_->draw(surface, *shown.beside, shown.beside_age, session_.state().camera, room,
                         layers());
    for (const Viewpoint& each : session_.document().bar.viewpoints) {
        if (each.side == session_.state().beside) {
            paint_edges(room, {"As told: " + each.name, each.side, each.colour});
        }
    }
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
    add(screens::draw_top_bar(theme, places_.bar, shown.bar, session_.working()));
    if (previews()) {
        add(draw_preview());
    } else {
        add(draw_round_chart());
    }
    StatusLine status = shown.status;
    status.hints = hints_with(status.hints, desktop_.settings.keys);
    add(screens::draw_status_line(theme, places_.status, status, shown.orders));
    if (state.page) {
        add(screens::draw_forms(theme, beside_preview(places_.inspector), shown.forms, *state.page,
                                viewer_of(document)));
    } else {
        add(screens::draw_inspector(theme, places_.inspector, shown.inspector,
                                    shown.pending ? &*shown.pending : nullptr));
    }
    if (viewer_of(document) == Viewer::umpire) {
        const auto lines = rail_lines(desktop_.settings.keys, shown.waiting);
        add(screens::draw_rail(theme, beside_preview(places_.rail), lines, state.page));
    }
    return all;
}

/// The order of battle, the log and what is on the chart.
screens::Intents CampaignPage::draw_round_chart() {
    const screens::Theme& theme = desktop_.window.theme();
    const Shown& shown = session_.shown();
    const OpenDocument& document = session_.document();
    const DeskState& state = session_.state();
    const ChosenKeys& keys = desktop_.settings.keys;
    screens::Intents all =
        screens::draw_forces(theme, places_.forces, shown.forces, shown.contacts, state);
    const auto add = [&](const screens::Intents& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    add(screens::draw_log(theme, places_.log, document.log, document.turns, state,
                          run_button(document, state)));
    const Box whole = split_.beside ? *split_.beside : places_.chart;
    add(screens::draw_overlay_list(theme, whole, overlay_lines(keys, state.overlays),
                                   key_for<FoldOverlays>(keys), state.shows_overlays));
    if (shows_card()) {
        add(screens::draw_contact_card(theme, places_.chart, *shown.card, card_is_right_,
                                       key_for<FoldCard>(keys)));
    }
    draw_hover();
    return all;
}

/// The tutorial says the same in its own words.
bool CampaignPage::shows_card() const {
    return session_.shown().card && !session_.tutorial() && !session_.state().plots_route;
}

void CampaignPage::draw_hover() {
    const Plot& plot = session_.shown().plot;
    const auto under =
        square_under(session_.state().camera, places_.chart, pointed_.pixel, plot.chart);
    if (!under || ImGui::GetIO().WantCaptureMouse || hand_.drags_chart()) return;
    std::vector<std::string> facts = hover_facts(under_pointer().plot, *under);
    if (const RoutePreview* const preview = previewed()) facts.push_back(preview->text);
    screens::draw_hover(desktop_.window.theme(), facts);
}

}  // namespace flagplot::desk
