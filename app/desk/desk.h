#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "desk/background.h"
#include "desk/input/imgui_bridge.h"
#include "desk/open_document.h"
#include "desk/plot_canvas.h"
#include "desk/settings.h"
#include "desk/test_hooks.h"
#include "present/desk/desk_state.h"
#include "present/desk/form_rows.h"
#include "present/desk/split_chart.h"
#include "screens/theme.h"

/// \file
/// The shell of the desk: window, frame loop, requests. What is shown follows from the document,
/// the state of the desk and the size of the window; what is done comes as intents.

namespace flagplot::desk {

class Desk {
  public:
    explicit Desk(DocumentWanted wanted, TestHooks hooks = {});
    /// Until the window is closed; the exit status.
    int run();
    /// Was it left for the start screen?
    [[nodiscard]] bool is_closed() const { return is_closed_; }

  private:
    /// The letters of a printed plot are read from nearer than a screen.
    static constexpr double chart_letters = 1.25;

    /// What is drawn of the document and the state; made anew when one of them changes.
    struct Shown {
        Plot plot;
        PlotAge age;
        std::vector<ForceRow> forces;
        std::vector<ContactRow> contacts;
        Inspector inspector;
        std::vector<Square> group;  ///< where several are that are chosen
        std::optional<Pending> pending;
        TopBar bar;
        Forms forms;                 ///< of the umpire's page that is open
        std::optional<Plot> beside;  ///< a side's, beside the truth
        PlotAge beside_age;
    };

    void open_window();
    void frame();
    void take_events(const std::vector<sf::Event>& events);
    void take_event(const sf::Event& event);
    void take_press(const sf::Event::MouseButtonEvent& button);
    void take_release(const sf::Event::MouseButtonEvent& button);
    void take_move(Point pixel);
    void draw_panels();
    void draw_hanging_curtain();
    [[nodiscard]] LayerOptions layers() const;
    /// The real coast of the chart that is shown, once for each.
    void find_coast();
    /// The word for the dice that a side is proposed for its turn.
    const std::string& proposed_word(const Seat& seat);
    void draw_selection();
    void draw_board();
    void draw_battle_panels();
    void press_on_board(const sf::Event::MouseButtonEvent& button);
    [[nodiscard]] Intent meant_on_board(Intent intent) const;
    bool run_battle_request(const Intent& intent);
    void let_captains();
    void carry_out(const Intent& intent);
    bool run_request(const Intent& intent);
    bool run_umpire_request(const Intent& intent);
    void show_umpire();
    void empty_forms();
    void draw_beside();
    /// Of the window: what of the chart it is on, with `pointer_` there from now on.
    Point point_at(Point pixel);
    void end_box(Point pixel);
    void keep_held_back();
    [[nodiscard]] DeskScene scene_under_pointer() const;
    void look(DocumentWanted wanted);
    void step_turn(std::int32_t turns);
    void start(std::string what, Background<Result<std::string>>::Work work);
    void take_results();
    void put(OpenDocument table);
    void show();
    void watch();
    void run_film();
    void take_screenshot();
    int measure();
    void set_theme();
    void keep_settings();
    [[nodiscard]] std::vector<Button> actions() const;
    [[nodiscard]] DeskScene scene() const;
    [[nodiscard]] double scale() const;
    [[nodiscard]] bool wants_frame() const;

    Settings settings_;
    DocumentWanted wanted_;
    TestHooks hooks_;
    sf::RenderWindow window_;
    std::unique_ptr<ImguiBridge> bridge_;
    std::unique_ptr<PlotCanvas> canvas_;
    std::unique_ptr<PlotCanvas> beside_canvas_;
    SplitChart split_;
    FontFiles fonts_;
    screens::Theme theme_;
    double theme_scale_ = 0;
    DeskState state_;
    std::optional<OpenDocument> document_;
    Shown shown_;
    std::map<std::pair<SideId, TurnNumber>, std::string> proposed_words_;
    std::shared_ptr<const Basemap> coast_;  ///< none: the chart does not say where it lies
    screens::Places places_;
    Point pointer_;                              ///< as if it were on the half of the truth
    bool is_beside_ = false;                     ///< it is on the half of a side
    std::optional<Point> box_from_;              ///< a box is being drawn round formations
    std::optional<Point> dragged_from_;          ///< the chart is being moved
    std::optional<std::size_t> dragged_marker_;  ///< of the selected formation's route
    std::optional<screens::Edge> dragged_edge_;  ///< of a panel
    sf::Clock since_click_;
    Point clicked_at_;
    Background<Result<OpenDocument>> reading_;
    Background<Result<std::string>> working_;
    std::string work_;            ///< what is being done
    bool empties_forms_ = false;  ///< once it is done
    std::string carried_out_;     ///< the umpire's last command
    std::shared_ptr<std::atomic<std::int32_t>> pieces_ =
        std::make_shared<std::atomic<std::int32_t>>(0);
    sf::Clock since_watch_;
    sf::Clock since_seen_;  ///< a frame was last drawn
    FileStamp watched_;     ///< of the save, as last looked at
    sf::Clock since_film_;
    bool film_runs_ = false;
    std::int32_t frames_wanted_ = 3;
    std::vector<std::string> kept_held_;  ///< as it lies beside the save
    bool is_closed_ = false;
    bool failed_ = false;
};

}  // namespace flagplot::desk
