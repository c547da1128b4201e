#pragma once

#include <SFML/Window/Event.hpp>
#include <optional>
#include <string>
#include <variant>

#include "base/result.h"
#include "desk/window/event_source.h"
#include "desk/window/journey.h"
#include "desk/window/settings.h"
#include "desk/window/window.h"

/// \file
/// The interface between the shell and every page, and what the pages share.

namespace flagplot::desk {

/// What the pages share.
struct Desktop {
    Settings settings;
    EventSource& source;
    Window window;
    std::optional<Journey> journey = {};  ///< where a page asks to go; the shell does it

    /// To be called when an intent is about to be carried out.
    template <class... Kinds>
    void note(const std::variant<Kinds...>& intent) {
        std::visit([this](const auto& kind) { this->note(kind); }, intent);
    }
    template <class Kind>
    void note(const Kind& /*intent*/) {
        source.note(typeid(Kind));
    }
};

/// One page: its state, what it draws, its keys. It lives as long as the shell, or the campaign it
/// shows.
class Page {
  public:
    Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    /// The page is shown from now on, with the file at `path` opened, unless that is empty.
    virtual void arrive(const std::string& path) = 0;
    /// Takes results of background work, and checks whether files were changed.
    virtual void look_round() = 0;
    /// Is background work running?
    [[nodiscard]] virtual bool is_busy() const = 0;
    /// Must the next frame be painted, even if nobody sees it?
    [[nodiscard]] virtual bool must_be_seen() const { return false; }
    /// Before the events of a frame: computes the layout.
    virtual void lay_out() {}
    virtual void take(const sf::Event& event) = 0;
    /// Paints what is below the panels.
    virtual void paint() {}
    virtual void draw_panels() = 0;
    /// A file that was to be shown instead cannot be opened.
    virtual void refuse(const Error& why, const std::filesystem::path& file) = 0;
};

}  // namespace flagplot::desk
