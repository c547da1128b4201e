#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "desk/attention.h"
#include "desk/event_injector.h"
#include "desk/input/imgui_bridge.h"
#include "desk/intent_counts.h"
#include "desk/things_met.h"

/// \file
/// Somebody who presses, drags and types at random, for tests. What he does goes in where the
/// window's events go in. He knows nothing of the screens: he presses blindly, or what Dear ImGui
/// draws, and there what he has pressed least or what gives the rarest intent. The same seed does
/// the same, as far as his memory, work beside the frame loop and the clock let it.

struct ImGuiWindow;

namespace flagplot::desk {

class Monkey {
  public:
    struct Habits {
        std::uint64_t seed = 0;
        std::int64_t acts = 1000;           ///< does so many things and then closes the window
        std::filesystem::path log = {};     ///< a line for each before it is done; empty: none
        std::filesystem::path memory = {};  ///< what he has met, from one sitting to the next
        std::vector<std::string> first_keys = {};  ///< that lead to what he is to play with
    };
    /// `counts`: of what comes of it.
    Monkey(const Habits& habits, std::shared_ptr<const IntentCounts> counts);
    ~Monkey();
    Monkey(const Monkey&) = delete;
    Monkey& operator=(const Monkey&) = delete;

    /// The next of what he does, if the bridge has nothing waiting. Mostly he waits for work that
    /// is done beside the frame loop.
    void play(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy);

    /// Drawing takes longest, and he presses blindly: one frame in so many is drawn for him.
    [[nodiscard]] bool looks() { return ++frames_ % 64 == 0; }

  private:
    struct Aim {
        unsigned id = 0;  ///< 0: whatever is there
        sf::Vector2i at;
    };

    [[nodiscard]] std::size_t below(std::size_t count);
    [[nodiscard]] bool is_lucky(std::size_t one_in) { return below(one_in) == 0; }
    /// What is being worked at he wants to be rid of.
    [[nodiscard]] bool hurries() const { return was_busy_ && !is_patient_; }
    void do_next();
    void do_to_aim();
    void note_thing(bool is_busy);
    void note_what_came();
    void note_panels();
    void turn_to(unsigned panel, std::size_t longest);
    void leave();
    void aim_at_thing();
    void aim_at_rare();
    void aim_at_passing();
    void fill_in();
    void fill_next();
    /// The one he stays with, else all that are drawn.
    [[nodiscard]] std::vector<unsigned> panels_at_hand() const;
    [[nodiscard]] const ImGuiWindow* panel_among(const std::vector<const ImGuiWindow*>& all);
    void aim_at_drawn();
    void look_round(double share);
    [[nodiscard]] sf::Vector2i drawn_place();
    [[nodiscard]] sf::Vector2i place_of_corner(const ImGuiWindow& panel, std::size_t corner);
    [[nodiscard]] sf::Vector2i anywhere_in(const ImGuiWindow& panel);
    void aim_at_chart();
    void type();
    void press_any_key();
    void plot_route();
    void turn_wheel();
    void lose_focus();
    void resize(sf::RenderWindow& window);
    [[nodiscard]] sf::Vector2i somewhere();
    [[nodiscard]] sf::Vector2i open_place();
    [[nodiscard]] sf::Vector2i near(sf::Vector2i place, int reach);
    void aim(Aim aim);

    std::mt19937_64 dice_;
    std::int64_t acts_;
    std::deque<std::string> first_keys_;
    std::filesystem::path memory_;
    EventInjector injector_;
    std::int64_t noted_ = 0;  ///< intents when he last looked
    unsigned pressed_ = 0;    ///< the thing that he pressed last
    std::vector<std::string> keys_;
    std::vector<std::string> words_;
    std::shared_ptr<const IntentCounts> counts_;
    ThingsMet things_;
    std::optional<Aim> aim_;
    std::deque<Aim> to_fill_;  ///< lines to type into, one after the other
    bool is_at_line_ = false;
    std::map<unsigned, std::int32_t> drawn_;  ///< corners in each panel, by the window's number
    Attention attention_;
    sf::Vector2i size_;
    std::int32_t waits_ = 0;  ///< frames for what is being worked at
    bool is_patient_ = true;
    bool was_busy_ = false;
    std::int64_t leaves_ = 0;
    std::uint64_t frames_ = 0;
};

}  // namespace flagplot::desk
