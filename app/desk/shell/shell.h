#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>

#include "desk/campaign/session.h"
#include "desk/window/page.h"

/// \file
/// The shell of the desk: one window, one loop, and the page shown in it.

namespace flagplot::desk {

class Shell {
  public:
    explicit Shell(EventSource& source);

    /// Begins with this campaign; the window shows only that until the start page is asked for.
    /// Errors: those of `read_document`.
    [[nodiscard]] Result<void> begin_with(const DocumentWanted& wanted);
    /// Begins with a file of any kind on its page; empty: with the start page.
    void begin_with(const std::filesystem::path& file);
    /// Runs until the desk is left.
    void run();

  private:
    [[nodiscard]] Page& page();
    /// The page with this name; made if it has not been shown yet.
    [[nodiscard]] Page& page_named(PageName name);
    void turn_once();
    void frame();
    void take(const sf::Event& event);
    /// Goes where a page asked to go.
    void travel();
    void go(const ToCampaign& to);
    void go(const ToPage& to);
    void go(const ToFile& to);
    void go(const ToEnd& to);
    [[nodiscard]] Result<void> open(const DocumentWanted& wanted);
    void close_campaign();
    [[nodiscard]] bool is_painted();

    Desktop desktop_;
    std::unique_ptr<Session> session_;  ///< none: no campaign is open
    std::map<PageName, std::unique_ptr<Page>> pages_;
    PageName shown_ = PageName::start;
    bool is_over_ = false;
    sf::Clock since_painted_;
};

}  // namespace flagplot::desk
