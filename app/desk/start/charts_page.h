#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/start/chart_pictures.h"
#include "desk/start/chart_requests.h"
#include "desk/start/coast_under.h"
#include "desk/start/tab_page.h"
#include "desk/window/background.h"

/// \file
/// The page for making and drawing charts.

namespace flagplot::desk {

class ChartsPage final : public TabPage {
  public:
    explicit ChartsPage(Desktop& desktop) : TabPage(desktop, PageName::chart) {}

    void arrive(const std::string& path) override;
    void look_round() override;
    [[nodiscard]] bool is_busy() const override {
        return making_.is_busy() || auditing_.is_busy() || listing_.is_busy() ||
               pictures_.is_busy() || coast_.is_busy();
    }

  private:
    void run(const FrontIntent& intent) override;
    void draw_body(screens::FrontIntents& intents) override;
    [[nodiscard]] const std::vector<TabKey>& keys() const override;
    [[nodiscard]] std::string working() const override;
    [[nodiscard]] std::vector<Question> questions() const override;
    void forget_questions() override { desk_ = without_questions(std::move(desk_)); }

    void change(const ChartDeskIntent& intent);
    void open(bool gives_up);
    void make(bool gives_up);
    void save(bool replaces);
    void take_chart(ChartDocument document);
    void take_made(Result<std::optional<ChartDocument>> made);
    void take_offers(std::vector<ChartOffer> offers);
    void check_drawing();

    ChartDesk desk_;
    Background<std::vector<ChartOffer>> listing_;
    ChartPictures pictures_;
    CoastUnder coast_;
    ChartDocument kept_;  ///< head and survey of the chart that is drawn
    bool was_drawn_ = false;
    Background<Result<std::optional<ChartDocument>>> making_;
    Background<std::vector<ChartFinding>> auditing_;
    std::shared_ptr<std::atomic<std::int32_t>> percent_ =
        std::make_shared<std::atomic<std::int32_t>>(0);
};

}  // namespace flagplot::desk
