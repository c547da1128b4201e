#pragma once

#include <SFML/System/Clock.hpp>
#include <string>

#include "desk/campaign/plot_canvas.h"
#include "desk/campaign/session_page.h"

/// \file
/// The page of a battle that the program fights: its board, in place of the chart, and its panels.

namespace flagplot::desk {

/// \pre for all functions: the session's document has a battle on its board
class BattlePage final : public SessionPage {
  public:
    BattlePage(Desktop& desktop, Session& session);

    void look_round() override;
    void paint() override;

  private:
    [[nodiscard]] Intent meant(Intent intent) const override;
    void press(const sf::Event::MouseButtonEvent& button) override;
    void turn_wheel(Point pixel, float steps) override;
    screens::Intents drawn_panels() override;

    [[nodiscard]] const BattleShown& battle() const { return *session_.document().battle; }
    [[nodiscard]] BattleFrame frame() const;
    /// The order being typed.
    [[nodiscard]] std::string line() const;
    /// The same as a click under the pointer would leave it.
    [[nodiscard]] std::string line_here() const;
    [[nodiscard]] BattlePanel panel() const;

    PlotCanvas canvas_;
    sf::Clock since_step_;  ///< for playing steps back
};

}  // namespace flagplot::desk
