#include "desk/monkey.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "present/desk/keys.h"

namespace flagplot::desk {

namespace {

/// Keys of the windows that are in no table: of the start screen, of the fields to type into.
constexpr std::array other_keys{"1",      "2",    "3",      "4",   "5",      "6",   "Ctrl+S",
                                "Ctrl+A", "Home", "Delete", "Tab", "Ctrl+V", "F12", "Shift+Tab"};

constexpr std::array usual_words{"1",     "7",  "24", "999",  "-3",
                                 "Malta", "K7", "uk", "hold", "\u00e9"};

/// What a key is for SFML, by the desk's name for it; none: there is no such key.
std::optional<sf::Event::KeyEvent> key_named(const std::string& name) {
    for (int code = 0; code < sf::Keyboard::KeyCount; ++code) {
        for (int held = 0; held < 8; ++held) {
            sf::Event::KeyEvent key{};
            key.code = static_cast<sf::Keyboard::Key>(code);
            key.control = (held & 1) != 0;
            key.shift = (held & 2) != 0;
            key.alt = (held & 4) != 0;
            if (name_of(key) == name) return key;
        }
    }
    return std::nullopt;
}

sf::Event event_of(sf::Event::EventType type) {
    sf::Event event{};
    event.type = type;
    return event;
}

/// Windows of Dear ImGui in which something can be pressed now.
std::vector<const ImGuiWindow*> panels() {
    std::vector<const ImGuiWindow*> found;
    for (const ImGuiWindow* each : ImGui::GetCurrentContext()->Windows) {
        const bool is_met = each->WasActive && !each->Hidden &&
                            (each->Flags & ImGuiWindowFlags_NoMouseInputs) == 0 &&
                            each->DrawList->VtxBuffer.Size > 0;
        if (is_met) found.push_back(each);
    }
    return found;
}

sf::Vector2i pixel_of(const ImVec2& place) {
    return {static_cast<int>(std::lround(place.x)), static_cast<int>(std::lround(place.y))};
}

}  // namespace

Monkey::Monkey(std::uint64_t seed, std::int64_t acts, const std::filesystem::path& log)
    : dice_(seed), acts_(acts), words_(usual_words.begin(), usual_words.end()) {
    if (!log.empty()) log_.open(log);
    for (const KeyRow& row : key_table()) {
        if (row.name != "quit") keys_.emplace_back(row.usual);
    }
    keys_.insert(keys_.end(), other_keys.begin(), other_keys.end());
    for (const auto& each : std::filesystem::directory_iterator(".")) {
        words_.push_back(each.path().filename().string());
    }
    std::sort(words_.begin(), words_.end());  // a folder lists its files in any order
}

void Monkey::play(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy) {
    if (bridge.has_waiting()) return;
    constexpr std::int32_t patience = 600;
    constexpr std::size_t impatient_one_in = 12;
    if (is_busy && !was_busy_) is_patient_ = !is_lucky(impatient_one_in);
    was_busy_ = is_busy;
    if (is_busy && is_patient_ && ++waits_ < patience) return;
    waits_ = 0;
    size_ = sf::Vector2i(window.getSize());
    constexpr std::size_t resized_one_in = 300;
    note_thing();
    if (acts_ <= 0) {
        leave();
    } else if (is_lucky(resized_one_in)) {
        resize(window);
    } else {
        --acts_;
        do_next();
    }
    for (const sf::Event& event : std::exchange(events_, {})) bridge.take(event);
}

void Monkey::do_next() {
    if (aim_) return do_to_aim();
    if (ImGui::GetIO().WantTextInput && !is_lucky(4)) return type();
    if (was_busy_ && !is_patient_ && !is_lucky(3)) return aim_at_gone();
    if (stays_ > 0 && !is_lucky(8)) {
        --stays_;
        return is_lucky(2) ? aim_at_thing() : aim_at_drawn();
    }
    using Act = void (Monkey::*)();
    static constexpr std::array<std::pair<std::size_t, Act>, 8> acts{{
        {26, &Monkey::aim_at_thing},
        {24, &Monkey::aim_at_drawn},
        {10, &Monkey::aim_at_chart},
        {14, &Monkey::press_any_key},
        {4, &Monkey::plot_route},
        {4, &Monkey::turn_wheel},
        {2, &Monkey::type},
        {1, &Monkey::lose_focus},
    }};
    std::size_t all = 0;
    for (const auto& [weight, act] : acts) all += weight;
    std::size_t drawn = below(all);
    for (const auto& [weight, act] : acts) {
        if (drawn < weight) return (this->*act)();
        drawn -= weight;
    }
}

void Monkey::note_thing() {
    const unsigned id = ImGui::GetHoveredID();
    const ImGuiWindow* const panel = ImGui::GetCurrentContext()->HoveredWindow;
    if (id == 0 || panel == nullptr) return;
    things_[id].at = pointer_;
    things_[id].panel = panel->ID;
}

void Monkey::leave() {
    say("leaves");
    const bool is_by_key = leaves_++ % 2 == 0;
    if (is_by_key) return key("Ctrl+Q");
    events_.push_back(event_of(sf::Event::Closed));
}

void Monkey::do_to_aim() {
    const Aim aim = *std::exchange(aim_, std::nullopt);
    const unsigned id = ImGui::GetHoveredID();
    if (aim.id != 0 && aim.id != id && things_.erase(aim.id) != 0) gone_.push_back(aim.at);
    if (id != 0) ++things_[id].presses;
    switch (below(12)) {
        case 0:
            return click(sf::Mouse::Right);
        case 1:
            click(sf::Mouse::Left);
            return click(sf::Mouse::Left);
        case 2:
            return drag(sf::Mouse::Left, near(aim.at, 120));
        case 3:
            return drag(sf::Mouse::Left, near(aim.at, 12));
        case 4:
            return is_lucky(2) ? drag(sf::Mouse::Middle, near(aim.at, 200))
                               : drag(sf::Mouse::Right, near(aim.at, 60));
        default:
            return click(sf::Mouse::Left);
    }
}

/// While he stays with a panel, of its things alone.
void Monkey::aim_at_thing() {
    constexpr std::int32_t looks = 5;
    std::vector<std::pair<unsigned, Thing>> met;
    for (const auto& each : things_) {
        if (stays_ == 0 || each.second.panel == panel_) met.emplace_back(each);
    }
    if (met.empty()) return aim_at_drawn();
    const auto* least = &met[below(met.size())];
    for (std::int32_t i = 1; i < looks; ++i) {
        const auto& other = met[below(met.size())];
        if (other.second.presses < least->second.presses) least = &other;
    }
    aim({least->first, least->second.at});
}

/// What was there for a while comes again: a button that gives up what is being done.
void Monkey::aim_at_gone() {
    if (gone_.empty()) return aim_at_drawn();
    constexpr std::size_t latest = 40;
    const std::size_t back = below(std::min(gone_.size(), latest));
    aim({0, gone_[gone_.size() - 1 - back]});
}

/// Where he stays, if it is there still; what was opened last lies on top, and nothing else can be
/// had before it is closed.
const ImGuiWindow* Monkey::panel_among(const std::vector<const ImGuiWindow*>& all) {
    const bool is_open = ImGui::GetCurrentContext()->OpenPopupStack.Size > 0;
    if (is_open && !is_lucky(4)) return all.back();
    for (const ImGuiWindow* each : all) {
        if (stays_ > 0 && each->ID == panel_) return each;
    }
    const ImGuiWindow* const other = is_lucky(3) ? all.back() : all[below(all.size())];
    constexpr std::size_t longest_stay = 80;
    panel_ = other->ID;
    stays_ = is_lucky(4) ? below(longest_stay) : 0;
    return other;
}

void Monkey::aim_at_drawn() {
    const auto all = panels();
    if (all.empty()) return aim_at_chart();
    const ImGuiWindow& panel = *panel_among(all);
    const ImVec2 place = panel.DrawList
                             ->VtxBuffer[static_cast<int>(
                                 below(static_cast<std::size_t>(panel.DrawList->VtxBuffer.Size)))]
                             .pos;
    const ImRect& clip = panel.InnerClipRect;
    const ImVec2 size = clip.GetSize();
    const auto along = [&](float length) {
        return static_cast<float>(below(static_cast<std::size_t>(std::max(length, 1.F))));
    };
    const bool is_blind = is_lucky(4) || !clip.Contains(place);
    aim({0, is_blind ? pixel_of({clip.Min.x + along(size.x), clip.Min.y + along(size.y)})
                     : near(pixel_of(place), 3)});
}

void Monkey::aim_at_chart() { aim({0, open_place()}); }

void Monkey::type() {
    if (is_lucky(3)) {
        key("Ctrl+A");
        key("Delete");
    }
    constexpr std::array<const char*, 4> ends{"Return", "Tab", "Escape", "Back"};
    letters(is_lucky(3) ? std::string(1, static_cast<char>('a' + below(26)))
                        : words_[below(words_.size())]);
    if (is_lucky(2)) key(ends[below(ends.size())]);
}

void Monkey::press_any_key() {
    if (!is_lucky(12)) return key(keys_[below(keys_.size())]);
    sf::Event::KeyEvent any{};
    any.code = static_cast<sf::Keyboard::Key>(below(sf::Keyboard::KeyCount));
    any.control = is_lucky(3) && any.code != sf::Keyboard::Q;
    any.shift = is_lucky(3);
    key(any);
}

/// Blind presses seldom meet a marker: he places one, and knows where it is.
void Monkey::plot_route() {
    if (is_lucky(2)) key("F");
    if (is_lucky(2)) key("N");
    key("R");
    const sf::Vector2i place = open_place();
    move(place);
    click(is_lucky(3) ? sf::Mouse::Right : sf::Mouse::Left);
    if (is_lucky(2)) {
        drag(sf::Mouse::Left, near(place, 90));
    }
    if (is_lucky(2)) {
        move(place);
        click(sf::Mouse::Right);
    }
}

void Monkey::turn_wheel() {
    const sf::Vector2i place = is_lucky(2) ? somewhere() : open_place();
    sf::Event event = event_of(sf::Event::MouseWheelScrolled);
    constexpr std::array<float, 4> turns{-3, -1, 1, 3};
    event.mouseWheelScroll = {sf::Mouse::VerticalWheel, turns[below(turns.size())], place.x,
                              place.y};
    move(place);
    say("wheel");
    events_.push_back(event);
}

void Monkey::lose_focus() {
    say("loses the focus");
    events_.push_back(event_of(sf::Event::LostFocus));
    events_.push_back(event_of(sf::Event::GainedFocus));
}

void Monkey::resize(sf::RenderWindow& window) {
    constexpr std::array<std::pair<unsigned, unsigned>, 4> sizes{
        {{1280, 800}, {320, 200}, {700, 420}, {1280, 720}}};
    const bool is_odd = size_ != sf::Vector2i(1280, 800);
    const auto [width, height] = sizes.at(is_odd ? 0 : below(sizes.size()));
    say("size " + std::to_string(width) + " x " + std::to_string(height));
    window.setSize({width, height});
}

sf::Vector2i Monkey::somewhere() {
    return {static_cast<int>(below(static_cast<std::size_t>(std::max(size_.x, 1)))),
            static_cast<int>(below(static_cast<std::size_t>(std::max(size_.y, 1))))};
}

/// Where no panel is, if there is such a place.
sf::Vector2i Monkey::open_place() {
    const auto all = panels();
    constexpr std::int32_t tries = 12;
    sf::Vector2i place;
    for (std::int32_t i = 0; i < tries; ++i) {
        place = somewhere();
        const ImVec2 at(static_cast<float>(place.x), static_cast<float>(place.y));
        const bool is_open = std::none_of(all.begin(), all.end(), [&](const ImGuiWindow* each) {
            return each->Rect().Contains(at);
        });
        if (is_open) break;
    }
    return place;
}

sf::Vector2i Monkey::near(sf::Vector2i place, int reach) {
    const auto wide = static_cast<std::size_t>(2 * reach + 1);
    return {place.x + static_cast<int>(below(wide)) - reach,
            place.y + static_cast<int>(below(wide)) - reach};
}

void Monkey::aim(Aim aim) {
    aim_ = aim;
    move(aim.at);
}

void Monkey::move(sf::Vector2i to) {
    pointer_ = to;
    sf::Event event = event_of(sf::Event::MouseMoved);
    event.mouseMove = {to.x, to.y};
    events_.push_back(event);
    say("moves to " + std::to_string(to.x) + ' ' + std::to_string(to.y));
}

void Monkey::press(sf::Mouse::Button button, bool is_down) {
    sf::Event event =
        event_of(is_down ? sf::Event::MouseButtonPressed : sf::Event::MouseButtonReleased);
    event.mouseButton = {button, pointer_.x, pointer_.y};
    events_.push_back(event);
    say((is_down ? "presses button " : "lets go of button ") + std::to_string(button));
}

void Monkey::click(sf::Mouse::Button button) {
    press(button, true);
    press(button, false);
}

void Monkey::drag(sf::Mouse::Button button, sf::Vector2i to) {
    const sf::Vector2i from = pointer_;
    press(button, true);
    move((from + to) / 2);
    move(to);
    press(button, false);
}

void Monkey::key(const sf::Event::KeyEvent& key) {
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

void Monkey::key(const std::string& name) {
    if (const auto found = key_named(name)) key(*found);
}

void Monkey::letters(const std::string& text) {
    say("types " + text);
    for (const sf::Uint32 letter : sf::String::fromUtf8(text.begin(), text.end())) {
        sf::Event event = event_of(sf::Event::TextEntered);
        event.text.unicode = letter;
        events_.push_back(event);
    }
}

std::size_t Monkey::below(std::size_t count) { return static_cast<std::size_t>(dice_() % count); }

void Monkey::say(const std::string& line) {
    if (log_.is_open()) log_ << line << std::endl;
}

}  // namespace flagplot::desk
