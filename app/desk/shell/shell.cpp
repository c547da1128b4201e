#include "desk/shell/shell.h"

#include <imgui.h>
#include <SFML/System/Sleep.hpp>
#include <SFML/Window/Event.hpp>

#include <utility>

#include "desk/shell/page_table.h"
#include "desk/start/opened_file.h"
#include "desk/start/recent.h"
#include "desk/window/surface_colour.h"
#include "present/desk/start/opening.h"
#include "present/picture/palette.h"

namespace flagplot::desk {

namespace {

Desktop desktop_with(EventSource& source) {
    const Settings settings = read_settings(settings_file());
    return {settings, source, Window(settings.width, settings.height)};
}

}  // namespace

Shell::Shell(EventSource& source) : desktop_(desktop_with(source)) {}

Result<void> Shell::begin_with(const DocumentWanted& wanted) { return open(wanted); }

void Shell::begin_with(const std::filesystem::path& file) {
    go(ToPage{PageName::start});
    if (!file.empty()) go(ToFile{file});
}

void Shell::run() {
    while (desktop_.window.surface().isOpen() && !is_over_) turn_once();
    write_settings(settings_file(), desktop_.settings);
}

void Shell::turn_once() {
    Window& window = desktop_.window;
    desktop_.source.give(window.bridge(), window.surface(), page().is_busy());
    page().look_round();
    travel();
    if (is_over_) return;
    const bool is_at_rest = !window.wants_frame() && !page().is_busy();
    if (is_at_rest && !desktop_.source.wants_frame()) {
        desktop_.source.rest(window.surface());
        sf::sleep(sf::milliseconds(10));
        return;
    }
    frame();
    travel();
}

void Shell::frame() {
    Window& window = desktop_.window;
    window.count_frame();
    Page& shown = page();
    shown.lay_out();
    for (const sf::Event& event : window.bridge().begin_frame()) take(event);
    if (desktop_.journey) return ImGui::EndFrame();
    const bool is_seen = is_painted();
    if (is_seen) {
        window.surface().clear(surface_colour(field_ink));
        shown.paint();
    }
    shown.draw_panels();
    if (!is_seen) return ImGui::EndFrame();
    window.bridge().draw_frame();
    window.surface().display();
}

/// The panels must handle every press, but not every frame has to be painted while more events are
/// waiting.
bool Shell::is_painted() {
    constexpr std::int32_t longest_unseen = 100;  // milliseconds
    const bool is_looked_at = desktop_.source.looks();
    const bool has_more = desktop_.window.bridge().has_waiting() &&
                          since_painted_.getElapsedTime().asMilliseconds() < longest_unseen;
    const bool is_seen = page().must_be_seen() || (is_looked_at && !has_more);
    if (is_seen) since_painted_.restart();
    return is_seen;
}

void Shell::take(const sf::Event& event) {
    if (event.type == sf::Event::Resized) {
        desktop_.window.surface().setView(sf::View(
            {0, 0, static_cast<float>(event.size.width), static_cast<float>(event.size.height)}));
        desktop_.settings.width = event.size.width;
        desktop_.settings.height = event.size.height;
        return;
    }
    page().take(event);
}

Page& Shell::page() {
    if (session_ && (shown_ == PageName::campaign || shown_ == PageName::battle)) {
        shown_ = session_->document().battle ? PageName::battle : PageName::campaign;
    }
    return page_named(shown_);
}

Page& Shell::page_named(PageName name) {
    auto& page = pages_[name];
    if (!page) page = make_page(name, desktop_, session_.get());
    return *page;
}

void Shell::travel() {
    while (const auto journey = std::exchange(desktop_.journey, std::nullopt)) {
        std::visit([this](const auto& to) { go(to); }, *journey);
    }
}

void Shell::go(const ToCampaign& to) {
    const auto opened = open(to.wanted);
    if (!opened) page().refuse(opened.error(), to.wanted.file);
}

void Shell::go(const ToPage& to) {
    close_campaign();
    shown_ = to.page;
    desktop_.window.want_frames();
    page().arrive(to.path);
}

void Shell::go(const ToFile& to) {
    if (const auto wanted = campaign_in(to.file)) return go(ToCampaign{*wanted});
    const Opening opening = opening_of(kind_of_file(to.file), to.file);
    go(ToPage{opening.page, opening.path});
}

void Shell::go(const ToEnd&) { is_over_ = true; }

Result<void> Shell::open(const DocumentWanted& wanted) {
    auto session = Session::open(desktop_, wanted);
    if (!session) return Failure(session.error());
    close_campaign();
    session_ = *std::move(session);
    shown_ = PageName::campaign;
    if (!wanted.is_view_file) note_recent(wanted.file);
    page().arrive({});
    return {};
}

void Shell::close_campaign() {
    pages_.erase(PageName::campaign);
    pages_.erase(PageName::battle);
    session_.reset();
}

}  // namespace flagplot::desk
