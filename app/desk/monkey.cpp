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

const sf::Vector2i usual_size(1280, 800);

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

Monkey::Monkey(const Habits& habits, std::shared_ptr<const IntentCounts> counts)
    : dice_(habits.seed),
      acts_(habits.acts),
      first_keys_(habits.first_keys.begin(), habits.first_keys.end()),
      memory_(habits.memory),
      words_(usual_words.begin(), usual_words.end()),
      counts_(std::move(counts)) {
    if (!habits.log.empty()) log_.open(habits.log);
    things_.read(memory_);
    for (const KeyRow& row : key_table()) {
        if (row.name != "quit") keys_.emplace_back(row.usual);
    }
    keys_.insert(keys_.end(), other_keys.begin(), other_keys.end());
    for (const auto& each : std::filesystem::directory_iterator(".")) {
        words_.push_back(each.path().filename().string());
    }
    std::sort(words_.begin(), words_.end());  // a folder lists its files in any order
}

Monkey::~Monkey() {
    if (!memory_.empty()) things_.write(memory_);
}

void Monkey::play(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy) {
    if (bridge.has_waiting()) return;
    constexpr std::int32_t patience = 600;
    constexpr std::size_t impatient_one_in = 3;
    if (is_busy && !was_busy_) is_patient_ = !is_lucky(impatient_one_in);
    was_busy_ = is_busy;
    if (is_busy && is_patient_ && ++waits_ < patience) return;
    waits_ = 0;
    size_ = sf::Vector2i(window.getSize());
    const std::size_t resized_one_in = size_ == usual_size ? 300 : 30;
    note_what_came();
    note_thing();
    note_panels();
    if (acts_ <= 0) {
        leave();
    } else if (is_lucky(resized_one_in)) {
        resize(window);
    } else if (!first_keys_.empty()) {
        key(first_keys_.front());
        first_keys_.pop_front();
    } else {
        --acts_;
        do_next();
    }
    for (const sf::Event& event : std::exchange(events_, {})) bridge.take(event);
}

void Monkey::do_next() {
    if (aim_) return do_to_aim();
    if (ImGui::GetIO().WantTextInput && is_lucky(2)) return type();
    if (was_busy_ && !is_patient_ && !is_lucky(3)) return aim_at_gone();
    if (stays_ > 0 && !is_lucky(12)) {
        --stays_;
        if (looks_round_ > 0) return look_round();
        if (is_lucky(3)) return aim_at_rare();
        return is_lucky(4) ? aim_at_drawn() : aim_at_thing();
    }
    using Act = void (Monkey::*)();
    static constexpr std::array<std::pair<std::size_t, Act>, 9> acts{{
        {24, &Monkey::aim_at_rare},
        {18, &Monkey::aim_at_thing},
        {18, &Monkey::aim_at_drawn},
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

/// Since he pressed something last.
void Monkey::note_what_came() {
    if (counts_->noted() == noted_) return;
    noted_ = counts_->noted();
    if (pressed_ != 0) things_.give(std::exchange(pressed_, 0), counts_->latest());
}

void Monkey::note_thing() {
    const unsigned id = ImGui::GetHoveredID();
    const ImGuiWindow* const panel = ImGui::GetCurrentContext()->HoveredWindow;
    if (id != 0 && panel != nullptr) things_.meet(id, panel->ID, pointer_);
}

/// What has not been there before he has a look at.
void Monkey::note_panels() {
    const bool is_first = panels_.empty();
    for (const ImGuiWindow* each : panels()) {
        constexpr std::size_t long_stay = 300;
        if (panels_.insert(each->ID).second && !is_first) stay_with(each->ID, long_stay);
    }
}

void Monkey::stay_with(unsigned panel, std::size_t longest) {
    constexpr std::size_t longest_look = 40;
    panel_ = panel;
    stays_ = longest / 3 + below(longest);
    looks_round_ = std::min(stays_ / 3, longest_look);
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
    if (aim.id != 0 && aim.id != id) {
        things_.miss(aim.id);
        gone_.push_back(aim.at);
    }
    if (id != 0) things_.press(id);
    pressed_ = id;
    if (id == 0) stays_ = stays_ * 2 / 3;  // where nothing is to be had he grows weary
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

std::vector<unsigned> Monkey::panels_at_hand() const {
    std::vector<unsigned> all;
    for (const ImGuiWindow* each : panels()) {
        if (stays_ > 0 && each->ID == panel_) return {panel_};
        all.push_back(each->ID);
    }
    return all;
}

/// A long list has no more of him than two buttons: first he chooses a panel.
void Monkey::aim_at_thing() {
    std::vector<ThingsMet::Entries> met;
    for (const unsigned panel : panels_at_hand()) {
        auto things = things_.in(panel);
        if (!things.empty()) met.push_back(std::move(things));
    }
    if (met.empty()) return aim_at_drawn();
    const ThingsMet::Entries& things = met[below(met.size())];
    constexpr std::int32_t looks = 9;
    const ThingsMet::Entry* least = things[below(things.size())];
    for (std::int32_t i = 1; i < looks; ++i) {
        const ThingsMet::Entry* const other = things[below(things.size())];
        if (other->second.tries() < least->second.tries()) least = other;
    }
    aim({least->first, least->second.at});
}

void Monkey::aim_at_rare() {
    const auto rarest = things_.rarest(panels_at_hand());
    if (rarest.empty()) return aim_at_thing();
    const ThingsMet::Entry& thing = *rarest[below(rarest.size())];
    aim({thing.first, thing.second.at});
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
    const ImGuiWindow* const other = is_lucky(10) ? all.back() : all[below(all.size())];
    constexpr std::size_t usual_stay = 90;
    if (is_lucky(3)) stay_with(other->ID, usual_stay);
    return other;
}

void Monkey::aim_at_drawn() { aim({0, drawn_place()}); }

/// Nothing is pressed: he learns what is there.
void Monkey::look_round() {
    --looks_round_;
    move(drawn_place());
}

/// Where something is drawn, or anywhere in a panel.
sf::Vector2i Monkey::drawn_place() {
    const auto all = panels();
    if (all.empty()) return open_place();
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
    if (!is_blind) return near(pixel_of(place), 3);
    return pixel_of({clip.Min.x + along(size.x), clip.Min.y + along(size.y)});
}

void Monkey::aim_at_chart() { aim({0, open_place()}); }

void Monkey::type() {
    if (is_lucky(3)) {
        key("Ctrl+A");
        key("Delete");
    }
    constexpr std::array<const char*, 6> ends{"Return", "Tab", "Return", "Tab", "Escape", "Back"};
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
    const bool is_odd = size_ != usual_size;
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
