#include <fmt/format.h>
#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <iostream>
#include <string_view>

#include "desk/desk.h"

namespace flagplot::desk {

namespace {

/// Times of frames in milliseconds as a line: mean, what 95 of 100 stay below, the longest.
std::string line_of(std::string_view what, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double time : times) sum += time;
    const double mean = sum / static_cast<double>(times.size());
    constexpr double second = 1000;
    return fmt::format("{:<10} {:>6} {:>9.2f} {:>9.2f} {:>9.2f} {:>8.0f}\n", what, times.size(),
                       mean, times[times.size() * 95 / 100], times.back(), second / mean);
}

}  // namespace

void Desk::take_screenshot() {
    sf::Texture shown;
    const sf::Vector2u size = window_.getSize();
    const bool is_made = shown.create(size.x, size.y);
    if (is_made) shown.update(window_);
    failed_ = !is_made || !shown.copyToImage().saveToFile(hooks_.screenshot.string());
    if (failed_) {
        std::cerr << "flagplot: cannot write the picture " << hooks_.screenshot.string() << '\n';
    }
    window_.close();
}

int Desk::measure() {
    constexpr std::int32_t frames = 240, turns_round = 60;
    constexpr double nearer = 1.01;
    struct Phase {
        std::string_view name;
        std::function<void(std::int32_t)> act;  ///< before each frame, in the time of the frame
    };
    const auto is_back = [](std::int32_t i) { return i / turns_round % 2 == 1; };
    const std::array phases{
        Phase{"at rest", [](std::int32_t) {}},
        Phase{"panning",
              [&](std::int32_t i) { carry_out(Pan{is_back(i) ? Point{8, 5} : Point{-8, -5}}); }},
        Phase{"zooming",
              [&](std::int32_t i) {
                  carry_out(Zoom{places_.chart.centre(), is_back(i) ? 1 / nearer : nearer});
              }},
        Phase{"all chosen",
              [&](std::int32_t i) {
                  if (i == 0) carry_out(SelectAll{});
              }},
    };
    window_.setFramerateLimit(0);
    const auto one_frame = [&](const std::function<void()>& act) {
        sf::Event event{};
        while (window_.pollEvent(event)) bridge_->take(event);
        take_results();
        sf::Clock clock;
        act();
        frame();
        constexpr double thousand = 1000;
        return static_cast<double>(clock.getElapsedTime().asMicroseconds()) / thousand;
    };
    while (window_.isOpen() && wants_frame()) (void)one_frame([] {});
    std::cout << fmt::format("{} x {} squares, {} formations, window {} x {}\n",
                             shown_.plot.chart.columns, shown_.plot.chart.rows,
                             shown_.plot.formations.size(), window_.getSize().x,
                             window_.getSize().y)
              << fmt::format("{:<10} {:>6} {:>9} {:>9} {:>9} {:>8}\n", "", "frames", "mean ms",
                             "95 % ms", "worst ms", "a second");
    for (const Phase& phase : phases) {
        std::vector<double> times;
        for (std::int32_t i = 0; i < frames && window_.isOpen(); ++i) {
            times.push_back(one_frame([&] { phase.act(i); }));
        }
        if (!times.empty()) std::cout << line_of(phase.name, std::move(times));
    }
    return 0;
}

}  // namespace flagplot::desk
