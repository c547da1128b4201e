#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/start/edited_document.h"
#include "desk/start/tab_page.h"
#include "desk/window/background.h"

/// \file
/// What all pages for editing a data file have in common: it is opened, checked after every change,
/// and saved.

namespace flagplot::desk {

class EditedPage : public TabPage {
  public:
    EditedPage(Desktop& desktop, PageName name, EditedKind kind)
        : TabPage(desktop, name), kind_(kind) {}

    void arrive(const std::string& path) override;
    void look_round() override;
    [[nodiscard]] bool is_busy() const override { return checking_.is_busy(); }

  protected:
    [[nodiscard]] virtual EditedFile& file() = 0;
    [[nodiscard]] virtual const EditedFile& file() const = 0;
    [[nodiscard]] virtual OutlineEdits& edits() = 0;
    /// Opens what was named in the editor of the page.
    [[nodiscard]] virtual Result<EditedDocument> lay_open(const std::string& name) = 0;

    /// Handles intents of every edited file; false: the intent is for the editor.
    bool run_edited(const FrontIntent& intent);

  private:
    [[nodiscard]] std::vector<Question> questions() const final;
    void forget_questions() final { file() = without_questions(std::move(file())); }

    void open(bool gives_up);
    void save(bool replaces);
    void check();

    EditedKind kind_;
    EditedDocument document_;
    Outline checked_;  ///< as last checked
    Background<std::vector<EditProblem>> checking_;
};

}  // namespace flagplot::desk
