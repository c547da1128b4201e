#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chart/gazetteer.h"
#include "desk/start/chart_pictures.h"
#include "desk/start/chart_requests.h"
#include "desk/start/coast_under.h"
#include "desk/start/tab_page.h"
#include "desk/window/background.h"
#include "operations/new_campaign.h"
#include "present/desk/start/setup.h"

/// \file
/// The page on which a campaign is set up from nothing.

namespace flagplot::desk {

class SetupPage final : public TabPage {
  public:
    explicit SetupPage(Desktop& desktop);

    void arrive(const std::string& path) override;
    void look_round() override;
    [[nodiscard]] bool is_busy() const override {
        return reading_.is_busy() || making_.is_busy() || pictures_.is_busy() || coast_.is_busy();
    }

  private:
    /// What there is to choose from.
    struct Offered {
        std::vector<ChartOffer> charts;
        std::vector<ClassLine> classes;
        Gazetteer gazetteer;
    };
    struct Made {
        MakingForm form;
        Result<std::optional<ChartDocument>> document;
    };

    [[nodiscard]] static Offered offered();
    void run(const FrontIntent& intent) override;
    void draw_body(screens::FrontIntents& intents) override;
    [[nodiscard]] const std::vector<TabKey>& keys() const override;
    [[nodiscard]] std::string working() const override;

    void change(const SetupIntent& intent);
    void finish_step();
    void find_middle();
    void make();
    void take_made(Made made);
    void take_offered(Offered offered);
    void want_pictures();
    [[nodiscard]] CampaignToWrite to_write() const;
    void check();
    void write();

    Setup setup_;
    Gazetteer gazetteer_;
    ChartDocument made_;      ///< the chart that was made, as its file is to hold it
    ChartPictures pictures_;  ///< of the world, and of the charts
    CoastUnder coast_;
    Background<Offered> reading_;
    Background<Made> making_;
    std::shared_ptr<std::atomic<std::int32_t>> percent_ =
        std::make_shared<std::atomic<std::int32_t>>(0);
};

}  // namespace flagplot::desk
