#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "desk/campaign/chart_hand.h"
#include "desk/campaign/plot_canvas.h"
#include "desk/campaign/printed_papers.h"
#include "desk/campaign/session_page.h"
#include "present/desk/map/edge_pointers.h"
#include "present/desk/map/split_chart.h"
#include "present/desk/state/route_preview.h"
#include "screens/preview.h"

/// \file
/// The page of a campaign: its chart, and the panels round it.

namespace flagplot::desk {

class CampaignPage final : public SessionPage {
  public:
    CampaignPage(Desktop& desktop, Session& session);
    ~CampaignPage() override;
    CampaignPage(const CampaignPage&) = delete;
    CampaignPage& operator=(const CampaignPage&) = delete;

    [[nodiscard]] bool is_busy() const override;
    void look_round() override;
    void lay_out() override;
    void paint() override;

  private:
    void press(const sf::Event::MouseButtonEvent& button) override;
    void release(const sf::Event::MouseButtonEvent& button) override;
    void move(Point pixel) override;
    void turn_wheel(Point pixel, float steps) override;
    void let_go() override { hand_.let_go(); }
    screens::Intents drawn_panels() override;
    [[nodiscard]] Intent meant(Intent intent) const override;
    [[nodiscard]] screens::PartsShown parts() const override;

    /// What a preview of a route depends on.
    struct PreviewKey {
        Square square;
        Selection selection;
        std::uint64_t plot = 0;
        friend bool operator==(const PreviewKey&, const PreviewKey&) = default;
    };

    /// Do the printed briefings lie where the chart is?
    [[nodiscard]] bool previews() const;
    [[nodiscard]] std::vector<const Seat*> readers() const;
    [[nodiscard]] screens::Intents draw_preview();
    [[nodiscard]] Box beside_preview(const Box& panel) const;
    screens::Intents draw_round_chart();
    [[nodiscard]] bool shows_card() const;
    void make_room_for_card();
    [[nodiscard]] std::vector<screens::PaperImages> papers_shown() const;
    [[nodiscard]] bool is_red() const { return session_.state().theme == PanelTheme::red; }
    [[nodiscard]] const RoutePreview* previewed();
    [[nodiscard]] const EdgePointer* pointer_under() const;
    void take_cursor();
    void paint_edges(const Box& room, const Viewpoint& whose);
    [[nodiscard]] LayerOptions layers() const;
    [[nodiscard]] UnderHand under_pointer() const;
    void paint_over();
    void paint_beside();
    void draw_hover();

    PlotCanvas canvas_;
    std::unique_ptr<PlotCanvas> beside_canvas_;
    SplitChart split_;
    Pointed pointed_;
    ChartHand hand_;
    std::vector<EdgePointer> pointers_;  ///< as last drawn
    std::optional<RoutePreview> preview_;
    PreviewKey preview_key_{};
    PrintedPapers printed_;
    std::int32_t moment_ = 0;  ///< of the session, that the card was placed for
    bool card_is_right_ = false;
};

}  // namespace flagplot::desk
