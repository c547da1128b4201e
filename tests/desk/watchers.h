#pragma once

#include <SFML/System/Clock.hpp>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "desk/intent_counts.h"
#include "desk/monkey.h"
#include "desk/window/event_source.h"

/// \file
/// Who sits at the desk in tests, in the place of a person.

namespace flagplot::desk {

/// What a test may say about every one of them.
struct Watch {
    std::shared_ptr<IntentCounts> counts;  ///< of the intents carried out
    std::string word;                      ///< proposed to every side for the dice; empty: none
};

/// A person, who is counted.
class Watcher : public EventSource {
  public:
    explicit Watcher(Watch watch) : watch_(std::move(watch)) {}

    void note(const std::type_info& intent) override { watch_.counts->note(intent); }
    [[nodiscard]] std::string word() const override { return watch_.word; }
    /// Has it done what it was asked for? The exit status: 0, or 1.
    [[nodiscard]] virtual int status() const { return 0; }

  private:
    Watch watch_;
};

/// Writes the first whole frame as a picture and leaves.
class PictureTaker final : public Watcher {
  public:
    PictureTaker(Watch watch, std::filesystem::path picture)
        : Watcher(std::move(watch)), picture_(std::move(picture)) {}

    void rest(sf::RenderWindow& window) override;
    [[nodiscard]] int status() const override { return has_failed_ ? 1 : 0; }

  private:
    std::filesystem::path picture_;
    bool has_failed_ = false;
};

/// Plays at random.
class Player final : public Watcher {
  public:
    Player(Watch watch, const Monkey::Habits& habits);

    void give(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy) override;
    [[nodiscard]] bool looks() override { return monkey_.looks(); }

  private:
    Monkey monkey_;
};

/// Has frames drawn as fast as they can be, at rest, panning, zooming and with all formations
/// chosen, says how long each took, and leaves.
class Stopwatch final : public Watcher {
  public:
    explicit Stopwatch(Watch watch) : Watcher(std::move(watch)) {}

    void give(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy) override;
    void rest(sf::RenderWindow& window) override;
    [[nodiscard]] bool wants_frame() const override { return is_running_; }

  private:
    void act(ImguiBridge& bridge, sf::Vector2i middle);
    void end_phase();

    bool is_running_ = false;  ///< the first whole frame has been drawn
    std::size_t phase_ = 0;
    std::int32_t frame_ = 0;
    sf::Clock clock_;
    std::vector<double> times_;  ///< of this phase, in milliseconds
};

}  // namespace flagplot::desk
