#include "desk/start/tab_page.h"

#include <imgui.h>

#include <utility>

#include "desk/input/key_name.h"

namespace flagplot::desk {

namespace {

/// Keys that work on all these pages.
const std::vector<TabKey>& common_keys() {
    static const std::vector<TabKey> rows{
        {"Ctrl+Q", LeaveDesk{}, true},
        {"Escape", CloseMessage{}},
        {"Ctrl+N", ShowPage{PageName::setup}, true},
        {"Ctrl+O", ShowPage{PageName::browse}, true},
    };
    return rows;
}

}  // namespace

void TabPage::take(const sf::Event& event) {
    if (event.type == sf::Event::Closed) return carry_out(LeaveDesk{});
    if (event.type != sf::Event::KeyPressed) return;
    const bool is_typing = ImGui::GetIO().WantTextInput;
    const std::string key = name_of(event.key);
    for (const auto* rows : {&common_keys(), &keys()}) {
        for (const TabKey& row : *rows) {
            const bool is_meant = row.key == key && (row.is_for_typing || !is_typing);
            if (is_meant) return carry_out(row.intent);
        }
    }
}

void TabPage::draw_panels() {
    const screens::FrontFrame frame{name_, working(), {message_, is_refusal_, questions()}};
    const auto intents =
        screens::draw_front(desktop_.window.theme(), desktop_.window.room(), frame,
                            [this](screens::FrontIntents& asked) { draw_body(asked); });
    for (const FrontIntent& intent : intents) carry_out(intent);
}

void TabPage::carry_out(const FrontIntent& intent) {
    desktop_.note(intent);
    desktop_.window.want_frames();
    if (const auto* tab = std::get_if<TabIntent>(&intent)) return go(*tab);
    try {
        run(intent);
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
}

void TabPage::go(const TabIntent& intent) {
    if (const auto* shown = std::get_if<ShowPage>(&intent)) {
        desktop_.journey = ToPage{shown->page};
    } else if (const auto* check = std::get_if<CheckPath>(&intent)) {
        desktop_.journey = ToPage{PageName::check, check->path};
    } else if (std::holds_alternative<CloseMessage>(intent)) {
        close_message();
    } else {
        desktop_.journey = ToEnd{};
    }
}

void TabPage::say(std::string text, bool is_refusal) {
    desktop_.window.want_frames();
    message_ = std::move(text);
    is_refusal_ = is_refusal;
}

void TabPage::close_message() {
    message_.clear();
    forget_questions();
}

}  // namespace flagplot::desk
