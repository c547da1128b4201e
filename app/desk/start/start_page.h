#pragma once

#include <vector>

#include "desk/start/tab_page.h"
#include "desk/window/background.h"

/// \file
/// The page the desk opens with: campaigns to begin, saves to open.

namespace flagplot::desk {

class StartPage final : public TabPage {
  public:
    explicit StartPage(Desktop& desktop);

    void arrive(const std::string& path) override;
    void look_round() override;
    [[nodiscard]] bool is_busy() const override { return reading_.is_busy(); }

  private:
    void run(const FrontIntent& intent) override;
    void draw_body(screens::FrontIntents& intents) override;
    [[nodiscard]] const std::vector<TabKey>& keys() const override;

    void begin();

    StartState state_;
    Background<std::vector<CampaignOffer>> reading_;
};

}  // namespace flagplot::desk
