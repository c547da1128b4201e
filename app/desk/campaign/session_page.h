#pragma once

#include <optional>
#include <string>

#include "desk/campaign/session.h"
#include "desk/window/page.h"
#include "screens/layout.h"
#include "screens/screens.h"

/// \file
/// What the pages of a campaign have in common: the session, panels with movable edges round a room
/// in the middle, and keys that can be chosen.

namespace flagplot::desk {

class SessionPage : public Page {
  public:
    SessionPage(Desktop& desktop, Session& session) : desktop_(desktop), session_(session) {}

    void arrive(const std::string& /*path*/) override { desktop_.window.want_frames(); }
    void look_round() override { session_.look_round(); }
    [[nodiscard]] bool is_busy() const override { return session_.is_busy(); }
    [[nodiscard]] bool must_be_seen() const override {
        return session_.state().curtain.has_value();
    }
    void lay_out() override;
    void take(const sf::Event& event) final;
    void draw_panels() final;
    void refuse(const Error& why, const std::filesystem::path& /*file*/) override {
        session_.say(describe(why), true);
    }

  protected:
    /// What a key means on this page.
    [[nodiscard]] virtual Intent meant(Intent intent) const { return intent; }
    virtual void press(const sf::Event::MouseButtonEvent& button) = 0;
    virtual void release(const sf::Event::MouseButtonEvent& /*button*/) {}
    virtual void move(Point /*pixel*/) {}
    virtual void turn_wheel(Point pixel, float steps) = 0;
    virtual void let_go() {}
    /// The parts round the room that only some pages have.
    [[nodiscard]] virtual screens::PartsShown parts() const { return {}; }
    /// The panels round the room.
    virtual screens::Intents drawn_panels() = 0;

    void carry_out(const screens::Intents& intents);

    Desktop& desktop_;
    Session& session_;
    screens::Places places_;
    Point pointer_;

  private:
    void take_key(const sf::Event::KeyEvent& key);
    /// An intent from a key, as this page means it.
    [[nodiscard]] Intent as_meant(Intent intent) const;
    void draw_curtain();
    [[nodiscard]] screens::Intents drawn_tutorial() const;

    std::optional<screens::Edge> dragged_edge_;
};

[[nodiscard]] inline Point point_of(int x, int y) {
    return {static_cast<double>(x), static_cast<double>(y)};
}

}  // namespace flagplot::desk
