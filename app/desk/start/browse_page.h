#pragma once

#include <string>
#include <vector>

#include "desk/start/tab_page.h"
#include "desk/window/background.h"

/// \file
/// The page on which a file is looked for in any folder, and opened.

namespace flagplot::desk {

class BrowsePage final : public TabPage {
  public:
    explicit BrowsePage(Desktop& desktop);

    /// `path`: a folder to begin with.
    void arrive(const std::string& path) override;
    void look_round() override;
    [[nodiscard]] bool is_busy() const override { return reading_.is_busy(); }

  private:
    struct Listed {
        std::string folder;
        Result<std::vector<FoundFile>> found;
    };

    void run(const FrontIntent& intent) override;
    void draw_body(screens::FrontIntents& intents) override;
    [[nodiscard]] const std::vector<TabKey>& keys() const override;

    void enter(const std::string& folder);
    void open();

    FileBrowser browser_;
    Background<Listed> reading_;
};

}  // namespace flagplot::desk
