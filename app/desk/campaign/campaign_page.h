#pragma once

#include <memory>

#include "desk/campaign/chart_hand.h"
#include "desk/campaign/plot_canvas.h"
#include "desk/campaign/session_page.h"
#include "present/desk/map/split_chart.h"

/// \file
/// The page of a campaign: its chart, and the panels round it.

namespace flagplot::desk {

class CampaignPage final : public SessionPage {
  public:
    CampaignPage(Desktop& desktop, Session& session);

    [[nodiscard]] bool is_busy() const override;
    void lay_out() override;
    void paint() override;

  private:
    void press(const sf::Event::MouseButtonEvent& button) override;
    void release(const sf::Event::MouseButtonEvent& button) override;
    void move(Point pixel) override;
    void turn_wheel(Point pixel, float steps) override;
    void let_go() override { hand_.let_go(); }
    screens::Intents drawn_panels() override;

    [[nodiscard]] LayerOptions layers() const;
    [[nodiscard]] UnderHand under_pointer() const;
    void paint_over();
    void paint_beside();
    void draw_hover() const;

    PlotCanvas canvas_;
    std::unique_ptr<PlotCanvas> beside_canvas_;
    SplitChart split_;
    Pointed pointed_;
    ChartHand hand_;
};

}  // namespace flagplot::desk
