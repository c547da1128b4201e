#include "desk/event_injector.h"

#include <utility>

#include "desk/input/key_name.h"

namespace flagplot::desk {

namespace {

sf::Event event_of(sf::Event::EventType type) {
    sf::Event event{};
    event.type = type;
    return event;
}

}  // namespace

EventInjector::EventInjector(const std::filesystem::path& log) {
    if (!log.empty()) log_.open(log);
}

void EventInjector::move(sf::Vector2i to) {
    pointer_ = to;
    sf::Event event = event_of(sf::Event::MouseMoved);
    event.mouseMove = {to.x, to.y};
    events_.push_back(event);
    say("moves to " + std::to_string(to.x) + ' ' + std::to_string(to.y));
}

void EventInjector::press(sf::Mouse::Button button, bool is_down) {
    sf::Event event =
        event_of(is_down ? sf::Event::MouseButtonPressed : sf::Event::MouseButtonReleased);
    event.mouseButton = {button, pointer_.x, pointer_.y};
    events_.push_back(event);
    say((is_down ? "presses button " : "lets go of button ") + std::to_string(button));
}

void EventInjector::click(sf::Mouse::Button button) {
    press(button, true);
    press(button, false);
}

void EventInjector::drag(sf::Mouse::Button button, sf::Vector2i to) {
    const sf::Vector2i from = pointer_;
    press(button, true);
    move((from + to) / 2);
    move(to);
    press(button, false);
}

void EventInjector::key(const sf::Event::KeyEvent& key) {
    say("key " + name_of(key) + ", code " + std::to_string(key.code));
    sf::Event down = event_of(sf::Event::KeyPressed), up = event_of(sf::Event::KeyReleased);
    down.key = key;
    up.key.code = key.code;
    events_.push_back(down);
    const bool is_letter =
        !key.control && !key.alt && key.code >= sf::Keyboard::A && key.code <= sf::Keyboard::Z;
    if (is_letter) letters(std::string(1, static_cast<char>('a' + key.code - sf::Keyboard::A)));
    events_.push_back(up);
}

void EventInjector::key(const std::string& name) {
    if (const auto found = key_named(name)) key(*found);
}

void EventInjector::letters(const std::string& text) {
    say("types " + text);
    for (const sf::Uint32 letter : sf::String::fromUtf8(text.begin(), text.end())) {
        sf::Event event = event_of(sf::Event::TextEntered);
        event.text.unicode = letter;
        events_.push_back(event);
    }
}

void EventInjector::turn_wheel(float steps) {
    sf::Event event = event_of(sf::Event::MouseWheelScrolled);
    event.mouseWheelScroll = {sf::Mouse::VerticalWheel, steps, pointer_.x, pointer_.y};
    events_.push_back(event);
    say("wheel");
}

void EventInjector::lose_focus() {
    say("loses the focus");
    events_.push_back(event_of(sf::Event::LostFocus));
    events_.push_back(event_of(sf::Event::GainedFocus));
}

void EventInjector::close_window() { events_.push_back(event_of(sf::Event::Closed)); }

void EventInjector::say(const std::string& line) {
    if (log_.is_open()) log_ << line << '\n' << std::flush;
}

std::vector<sf::Event> EventInjector::take() { return std::exchange(events_, {}); }

}  // namespace flagplot::desk
