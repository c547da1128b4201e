#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/window/page.h"
#include "present/desk/start/notice.h"
#include "screens/front.h"

/// \file
/// What the pages without a campaign have in common: the tabs, the message over them, and keys.

namespace flagplot::desk {

/// A key of a page.
struct TabKey {
    const char* key;
    FrontIntent intent;
    bool is_for_typing = false;  ///< also while somebody types into a line
};

class TabPage : public Page {
  public:
    TabPage(Desktop& desktop, PageName name) : desktop_(desktop), name_(name) {}

    void lay_out() final {
        desktop_.window.fit_letters(desktop_.settings.text_steps, desktop_.settings.theme);
    }
    void take(const sf::Event& event) final;
    void draw_panels() final;
    void refuse(const Error& why, const std::filesystem::path& /*file*/) override {
        say(describe(why), true);
    }

  protected:
    /// Handles intents of this page alone.
    virtual void run(const FrontIntent& intent) = 0;
    virtual void draw_body(screens::FrontIntents& intents) = 0;
    [[nodiscard]] virtual const std::vector<TabKey>& keys() const = 0;
    /// What is being done, for the line of tabs.
    [[nodiscard]] virtual std::string working() const { return {}; }
    /// What can be done in spite of the message.
    [[nodiscard]] virtual std::vector<Question> questions() const { return {}; }
    virtual void forget_questions() {}

    void carry_out(const FrontIntent& intent);
    void say(std::string text, bool is_refusal);
    void close_message();

    Desktop& desktop_;

  private:
    void go(const TabIntent& intent);

    PageName name_;
    std::string message_;
    bool is_refusal_ = false;
};

}  // namespace flagplot::desk
