#pragma once

#include <vector>

#include "desk/start/chart_pictures.h"
#include "desk/start/save_head.h"
#include "desk/start/tab_page.h"
#include "desk/window/background.h"

/// \file
/// The desk's first page: campaigns to begin, saves to open.

namespace flagplot::desk {

class StartPage final : public TabPage {
  public:
    explicit StartPage(Desktop& desktop);

    /// `path`: the name of a campaign that is to be chosen.
    void arrive(const std::string& path) override;
    void look_round() override;
    [[nodiscard]] bool is_busy() const override {
        return reading_.is_busy() || mending_.is_busy() || heads_.is_busy() || pictures_.is_busy();
    }
    void refuse(const Error& why, const std::filesystem::path& file) override;

  private:
    void run(const FrontIntent& intent) override;
    void draw_body(screens::FrontIntents& intents) override;
    [[nodiscard]] const std::vector<TabKey>& keys() const override;
    [[nodiscard]] std::string working() const override;
    [[nodiscard]] std::vector<Question> questions() const override { return ways_; }
    void forget_questions() override { ways_.clear(); }

    void begin();
    void begin_tutorial();
    void mend(std::function<Result<Notice>(const std::stop_token&)> work);
    void take_mended();
    void take_offers(std::vector<CampaignOffer> offers);

    StartState state_;
    Background<std::vector<CampaignOffer>> reading_;
    std::string wished_;  ///< campaign to be chosen when they are read
    ChartPictures pictures_;
    SaveHeads heads_;
    Background<Result<Notice>> mending_;  ///< of a save that could not be opened
    std::vector<Question> ways_;          ///< what can be done about the message
};

}  // namespace flagplot::desk
