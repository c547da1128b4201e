#pragma once

#include <string>
#include <vector>

#include "desk/start/coast_under.h"
#include "desk/start/edited_page.h"
#include "present/desk/editors/force_desk.h"

/// \file
/// The page for setting up the forces of a campaign.

namespace flagplot::desk {

class ForcesPage final : public EditedPage {
  public:
    explicit ForcesPage(Desktop& desktop);

    void look_round() override;
    [[nodiscard]] bool is_busy() const override {
        return EditedPage::is_busy() || coast_.is_busy();
    }

  private:
    void run(const FrontIntent& intent) override;
    void draw_body(screens::FrontIntents& intents) override;
    [[nodiscard]] const std::vector<TabKey>& keys() const override;
    [[nodiscard]] EditedFile& file() override { return desk_.file; }
    [[nodiscard]] const EditedFile& file() const override { return desk_.file; }
    [[nodiscard]] OutlineEdits& edits() override { return desk_.editor.edits; }
    [[nodiscard]] Result<EditedDocument> lay_open(const std::string& name) override;

    ForceDesk desk_;
    CoastUnder coast_;
    std::vector<std::string> campaigns_;  ///< names to choose from
};

}  // namespace flagplot::desk
