#include "desk/watchers.h"

#include <fmt/format.h>
#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Window/Event.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <string_view>

namespace flagplot::desk {

namespace {

constexpr std::array<std::string_view, 4> phases{"at rest", "panning", "zooming", "all chosen"};
constexpr std::int32_t frames_in_phase = 240;

/// Times of frames: mean, what 95 of 100 stay below, the longest.
std::string line_of(std::string_view what, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double time : times) sum += time;
    const double mean = sum / static_cast<double>(times.size());
    constexpr double second = 1000;
    return fmt::format("{:<10} {:>6} {:>9.2f} {:>9.2f} {:>9.2f} {:>8.0f}\n", what, times.size(),
                       mean, times[times.size() * 95 / 100], times.back(), second / mean);
}

sf::Event moved_to(sf::Vector2i place) {
    sf::Event event{};
    event.type = sf::Event::MouseMoved;
    event.mouseMove = {place.x, place.y};
    return event;
}

sf::Event pressed(sf::Mouse::Button button, sf::Vector2i place) {
    sf::Event event{};
    event.type = sf::Event::MouseButtonPressed;
    event.mouseButton = {button, place.x, place.y};
    return event;
}

sf::Event wheel(float steps, sf::Vector2i place) {
    sf::Event event{};
    event.type = sf::Event::MouseWheelScrolled;
    event.mouseWheelScroll = {sf::Mouse::VerticalWheel, steps, place.x, place.y};
    return event;
}

sf::Event all_key() {
    sf::Event event{};
    event.type = sf::Event::KeyPressed;
    event.key.code = sf::Keyboard::A;
    event.key.control = true;
    return event;
}

}  // namespace

void PictureTaker::rest(sf::RenderWindow& window) {
    sf::Texture shown;
    const sf::Vector2u size = window.getSize();
    const bool is_made = shown.create(size.x, size.y);
    if (is_made) shown.update(window);
    has_failed_ = !is_made || !shown.copyToImage().saveToFile(picture_.string());
    if (has_failed_) {
        std::cerr << "flagplot: cannot write the picture " << picture_.string() << '\n';
    }
    window.close();
}

Player::Player(Watch watch, const Monkey::Habits& habits)
    : Watcher(watch), monkey_(habits, watch.counts) {}

void Player::give(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy) {
    Watcher::give(bridge, window, is_busy);
    monkey_.play(bridge, window, is_busy);
}

void Stopwatch::rest(sf::RenderWindow& window) {
    if (is_running_) return;
    is_running_ = true;
    window.setFramerateLimit(0);
    std::cout << fmt::format("window {} x {}\n", window.getSize().x, window.getSize().y)
              << fmt::format("{:<10} {:>6} {:>9} {:>9} {:>9} {:>8}\n", "", "frames", "mean ms",
                             "95 % ms", "worst ms", "a second");
}

void Stopwatch::give(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy) {
    Watcher::give(bridge, window, is_busy);
    if (!is_running_) return;
    constexpr double thousand = 1000;
    if (frame_ > 0) {
        times_.push_back(static_cast<double>(clock_.getElapsedTime().asMicroseconds()) / thousand);
    }
    if (frame_ == frames_in_phase) end_phase();
    if (phase_ == phases.size()) return window.close();
    clock_.restart();
    act(bridge, sf::Vector2i(window.getSize()) / 2);
    ++frame_;
}

void Stopwatch::end_phase() {
    std::cout << line_of(phases.at(phase_), std::move(times_));
    times_.clear();
    ++phase_;
    frame_ = 0;
}

/// To and fro, so that the chart is never left.
void Stopwatch::act(ImguiBridge& bridge, sf::Vector2i middle) {
    constexpr std::int32_t there = 60;
    constexpr float one_percent = 0.0546F;  // of a step of the wheel
    const bool is_back = frame_ / there % 2 == 1;
    const int way = is_back ? there - frame_ % there : frame_ % there;
    const std::string_view phase = phases.at(phase_);
    if (phase == "panning") {
        if (frame_ == 0) bridge.take(pressed(sf::Mouse::Middle, middle));
        bridge.take(moved_to(middle - sf::Vector2i(4 * way, 2 * way)));
    } else if (phase == "zooming") {
        bridge.take(wheel(is_back ? -one_percent : one_percent, middle));
    } else if (phase == "all chosen" && frame_ == 0) {
        bridge.take(all_key());
    }
}

}  // namespace flagplot::desk
