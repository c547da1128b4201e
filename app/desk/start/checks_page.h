#pragma once

#include <map>
#include <string>
#include <vector>

#include <SFML/System/Clock.hpp>

#include "desk/start/tab_page.h"
#include "desk/window/background.h"
#include "desk/window/file_stamp.h"

/// \file
/// The page for checking files, again whenever they are written.

namespace flagplot::desk {

class ChecksPage final : public TabPage {
  public:
    explicit ChecksPage(Desktop& desktop) : TabPage(desktop, PageName::check) {}

    void arrive(const std::string& path) override;
    void look_round() override;
    [[nodiscard]] bool is_busy() const override { return checking_.is_busy(); }

  private:
    /// The result of a check, and when its files were last written.
    struct Checked {
        CheckPage page;
        std::map<std::string, FileStamp> stamps;
    };

    void run(const FrontIntent& intent) override;
    void draw_body(screens::FrontIntents& intents) override;
    [[nodiscard]] const std::vector<TabKey>& keys() const override;

    void check();
    [[nodiscard]] static Checked checked(const std::string& path);
    void take_checked(Checked done);
    void show_problem();
    void watch();

    CheckPage page_;
    Background<Checked> checking_;
    std::map<std::string, FileStamp> stamps_;
    sf::Clock since_watch_;
};

}  // namespace flagplot::desk
