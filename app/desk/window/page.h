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
/// What every page of the desk is to the shell, and what the pages share.

namespace flagplot::desk {

/// What the pages share.
struct Desktop {
    Settings settings;
    EventSource& source;
    Window window;
    std::optional<Journey> journey = {};  ///< where a page wants to go; the shell sets out

    /// An intent is about to be carried out.
    template <class... Kinds>
    void note(const std::variant<Kinds...>& intent) {
        std::visit([this](const auto& kind) { this->note(kind); }, intent);
    }
    template <class Kind>
    void note(const Kind& /*intent*/) {
        source.note(typeid(Kind));
    }
};

/// One page: its state, what it draws, its keys. It lives as long as the shell, or as the campaign
/// it shows.
class Page {
  public:
    Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    /// It is shown from now on; `path`: with this opened, unless it is empty.
    virtual void arrive(const std::string& path) = 0;
    /// Takes what was done beside the loop, and looks whether files were changed.
    virtual void look_round() = 0;
    /// Is work going on beside the loop?
    [[nodiscard]] virtual bool is_busy() const = 0;
    /// Must the next frame be painted, whether or not somebody looks?
    [[nodiscard]] virtual bool must_be_seen() const { return false; }
    /// Before the events of a frame: what lies where in the window.
    virtual void lay_out() {}
    virtual void take(const sf::Event& event) = 0;
    /// What lies under the panels.
    virtual void paint() {}
    virtual void draw_panels() = 0;
    /// A file that was to be shown instead cannot be opened.
    virtual void refuse(const Error& why, const std::filesystem::path& file) = 0;
};

}  // namespace flagplot::desk
