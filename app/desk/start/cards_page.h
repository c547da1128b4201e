#pragma once

#include <string>
#include <vector>

#include "desk/start/edited_page.h"
#include "present/desk/editors/card_desk.h"

/// \file
/// The page for editing a deck.

namespace flagplot::desk {

class CardsPage final : public EditedPage {
  public:
    explicit CardsPage(Desktop& desktop) : EditedPage(desktop, PageName::cards, EditedKind::deck) {}

  private:
    void run(const FrontIntent& intent) override;
    void draw_body(screens::FrontIntents& intents) override;
    [[nodiscard]] const std::vector<TabKey>& keys() const override;
    [[nodiscard]] EditedFile& file() override { return desk_.file; }
    [[nodiscard]] const EditedFile& file() const override { return desk_.file; }
    [[nodiscard]] OutlineEdits& edits() override { return desk_.editor.edits; }
    [[nodiscard]] Result<EditedDocument> lay_open(const std::string& name) override;

    CardDesk desk_;
};

}  // namespace flagplot::desk
