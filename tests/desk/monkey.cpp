#include "desk/monkey.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "present/desk/state/keys.h"

namespace flagplot::desk {

namespace {

/// Keys of the windows that are in no table: of the start screen, of the fields to type into.
constexpr std::array other_keys{"1",      "2",    "3",      "4",   "5",      "6",   "Ctrl+S",
                                "Ctrl+A", "Home", "Delete", "Tab", "Ctrl+V", "F12", "Shift+Tab"};

const sf::Vector2i usual_size(1280, 800);

constexpr std::array usual_words{"1",     "7",  "24", "999",  "-3",
                                 "Malta", "K7", "uk", "hold", "\u00e9"};

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
      injector_(habits.log),
      words_(usual_words.begin(), usual_words.end()),
      counts_(std::move(counts)) {
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
    constexpr std::size_t impatient_one_in = 2;
    if (is_busy && !was_busy_) is_patient_ = !is_lucky(impatient_one_in);
    was_busy_ = is_busy;
    const bool waits = is_patient_ || !first_keys_.empty();
    if (is_busy && waits && ++waits_ < patience) return;
    waits_ = 0;
    size_ = sf::Vector2i(window.getSize());
    const std::size_t resized_one_in = size_ == usual_size ? 300 : 30;
    note_thing(is_busy);
    note_what_came();
    note_panels();
    if (drawn_.empty()) return;
    if (acts_ <= 0) {
        leave();
    } else if (is_lucky(resized_one_in)) {
        resize(window);
    } else if (!first_keys_.empty()) {
        injector_.key(first_keys_.front());
        first_keys_.pop_front();
    } else {
        --acts_;
        do_next();
    }
    for (const sf::Event& event : injector_.take()) bridge.take(event);
}

void Monkey::do_next() {
    if (aim_) return do_to_aim();
    if (!to_fill_.empty()) return fill_next();
    if (ImGui::GetIO().WantTextInput && is_lucky(2)) return type();
    if (hurries() && !is_lucky(4)) return aim_at_passing();
    if (attention_.panel() && !is_lucky(20)) {
        attention_.spend();
        if (const auto share = attention_.look()) return look_round(*share);
        if (is_lucky(8)) return fill_in();
        if (is_lucky(16)) return turn_wheel();
        if (is_lucky(3)) return aim_at_rare();
        return is_lucky(4) ? aim_at_drawn() : aim_at_thing();
    }
    using Act = void (Monkey::*)();
    static constexpr std::array<std::pair<std::size_t, Act>, 10> acts{{
        {24, &Monkey::aim_at_rare},
        {18, &Monkey::aim_at_thing},
        {18, &Monkey::aim_at_drawn},
        {10, &Monkey::aim_at_chart},
        {14, &Monkey::press_any_key},
        {6, &Monkey::plot_route},
        {3, &Monkey::fill_in},
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
    injector_.say("  " + counts_->latest());
    if (pressed_ != 0) things_.give(std::exchange(pressed_, 0), counts_->latest());
}

void Monkey::note_thing(bool is_busy) {
    const unsigned id = ImGui::GetHoveredID();
    const ImGuiWindow* const panel = ImGui::GetCurrentContext()->HoveredWindow;
    if (id != 0 && panel != nullptr) things_.meet(id, panel->ID, injector_.pointer(), is_busy);
    const unsigned active = ImGui::GetActiveID();
    if (active != 0 && ImGui::GetInputTextState(active) != nullptr) things_.note_text(active);
}

/// What has not been there before he has a look at, and at what has changed.
void Monkey::note_panels() {
    constexpr std::size_t long_stay = 300, short_stay = 30;
    constexpr std::int32_t much = 8;  // one corner in so many
    const bool is_first = drawn_.empty();
    std::vector<unsigned> there;
    for (const ImGuiWindow* each : panels()) {
        there.push_back(each->ID);
        const std::int32_t now = each->DrawList->VtxBuffer.Size;
        const auto [found, is_new] = drawn_.try_emplace(each->ID, now);
        const bool has_changed = std::abs(now - std::exchange(found->second, now)) > now / much;
        const bool is_passing = (each->Flags & ImGuiWindowFlags_Popup) != 0;
        if (is_new && !is_first) {
            turn_to(each->ID, is_passing ? short_stay : long_stay);
        } else if (has_changed && attention_.panel() == each->ID) {
            attention_.look_again();
        } else if (has_changed && (hurries() || !attention_.panel()) && is_lucky(2)) {
            turn_to(each->ID, short_stay);
        }
    }
    attention_.keep_to(there);
}

void Monkey::turn_to(unsigned panel, std::size_t longest) {
    attention_.turn_to(panel, longest / 3 + below(longest));
}

void Monkey::leave() {
    injector_.say("leaves");
    const bool is_by_key = leaves_++ % 2 == 0;
    is_by_key ? injector_.key("Ctrl+Q") : injector_.close_window();
}

void Monkey::do_to_aim() {
    const Aim aim = *std::exchange(aim_, std::nullopt);
    const unsigned id = ImGui::GetHoveredID();
    if (aim.id != 0 && aim.id != id) things_.miss(aim.id);
    if (id != 0) things_.press(id);
    pressed_ = id;
    if (id == 0) attention_.tire();
    switch (below(12)) {
        case 0:
            return injector_.click(sf::Mouse::Right);
        case 1:
            injector_.click(sf::Mouse::Left);
            return injector_.click(sf::Mouse::Left);
        case 2:
            return injector_.drag(sf::Mouse::Left, near(aim.at, 120));
        case 3:
            return injector_.drag(sf::Mouse::Left, near(aim.at, 12));
        case 4:
            return is_lucky(2) ? injector_.drag(sf::Mouse::Middle, near(aim.at, 200))
                               : injector_.drag(sf::Mouse::Right, near(aim.at, 60));
        default:
            return injector_.click(sf::Mouse::Left);
    }
}

std::vector<unsigned> Monkey::panels_at_hand() const {
    std::vector<unsigned> all;
    for (const ImGuiWindow* each : panels()) {
        if (attention_.panel() == each->ID) return {each->ID};
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

/// What is there as long as something is worked at: a button that gives it up.
void Monkey::aim_at_passing() {
    ThingsMet::Entries passing;
    for (const ImGuiWindow* each : panels()) {
        for (const ThingsMet::Entry* thing : things_.in(each->ID)) {
            if (thing->second.is_of_work) passing.push_back(thing);
        }
    }
    if (passing.empty() || is_lucky(2)) {
        const auto share = attention_.look();
        return share ? look_round(*share) : injector_.move(drawn_place());
    }
    const auto* const least =
        *std::min_element(passing.begin(), passing.end(),
                          [](const ThingsMet::Entry* one, const ThingsMet::Entry* other) {
                              return one->second.tries() < other->second.tries();
                          });
    aim({least->first, least->second.at});
}

/// Buttons of a form are of use when all of it says something.
void Monkey::fill_in() {
    for (const unsigned panel : panels_at_hand()) {
        for (const ThingsMet::Entry* thing : things_.in(panel)) {
            if (thing->second.takes_text) to_fill_.push_back({thing->first, thing->second.at});
        }
    }
    if (to_fill_.empty()) aim_at_thing();
}

void Monkey::fill_next() {
    const Aim line = to_fill_.front();
    is_at_line_ = !is_at_line_;
    if (is_at_line_) {
        pressed_ = line.id;
        injector_.move(line.at);
        return injector_.click(sf::Mouse::Left);
    }
    to_fill_.pop_front();
    if (ImGui::GetActiveID() != line.id) return;
    injector_.key("Ctrl+A");
    injector_.letters(words_[below(words_.size())]);
}

/// Where he stays, if it is there still; what was opened last lies on top, and nothing else can be
/// had before it is closed.
const ImGuiWindow* Monkey::panel_among(const std::vector<const ImGuiWindow*>& all) {
    const bool is_open = ImGui::GetCurrentContext()->OpenPopupStack.Size > 0;
    if (is_open && !is_lucky(4)) return all.back();
    for (const ImGuiWindow* each : all) {
        if (attention_.panel() == each->ID) return each;
    }
    const ImGuiWindow* const other = is_lucky(10) ? all.back() : all[below(all.size())];
    constexpr std::size_t usual_stay = 90;
    if (is_lucky(3)) turn_to(other->ID, usual_stay);
    return other;
}

void Monkey::aim_at_drawn() { aim({0, drawn_place()}); }

/// Nothing is pressed: he learns what is there, from what was drawn first to what was drawn last.
void Monkey::look_round(double share) {
    const auto all = panels();
    if (all.empty()) return;
    const ImGuiWindow& panel = *panel_among(all);
    const auto corner = share * panel.DrawList->VtxBuffer.Size;
    injector_.move(place_of_corner(panel, static_cast<std::size_t>(corner)));
}

/// Where something is drawn, or anywhere in a panel.
sf::Vector2i Monkey::drawn_place() {
    const auto all = panels();
    if (all.empty()) return open_place();
    const ImGuiWindow& panel = *panel_among(all);
    if (!is_lucky(4)) {
        return place_of_corner(panel,
                               below(static_cast<std::size_t>(panel.DrawList->VtxBuffer.Size)));
    }
    return anywhere_in(panel);
}

sf::Vector2i Monkey::place_of_corner(const ImGuiWindow& panel, std::size_t corner) {
    const auto& corners = panel.DrawList->VtxBuffer;
    const ImVec2 place =
        corners[static_cast<int>(std::min(corner, static_cast<std::size_t>(corners.Size) - 1))].pos;
    return panel.InnerClipRect.Contains(place) ? near(pixel_of(place), 3) : anywhere_in(panel);
}

sf::Vector2i Monkey::anywhere_in(const ImGuiWindow& panel) {
    const ImRect& clip = panel.InnerClipRect;
    const ImVec2 size = clip.GetSize();
    const auto along = [&](float length) {
        return static_cast<float>(below(static_cast<std::size_t>(std::max(length, 1.F))));
    };
    return pixel_of({clip.Min.x + along(size.x), clip.Min.y + along(size.y)});
}

void Monkey::aim_at_chart() { aim({0, open_place()}); }

void Monkey::type() {
    if (is_lucky(3)) {
        injector_.key("Ctrl+A");
        injector_.key("Delete");
    }
    constexpr std::array<const char*, 6> ends{"Return", "Tab", "Return", "Tab", "Escape", "Back"};
    injector_.letters(is_lucky(3) ? std::string(1, static_cast<char>('a' + below(26)))
                                  : words_[below(words_.size())]);
    if (is_lucky(2)) injector_.key(ends[below(ends.size())]);
}

void Monkey::press_any_key() {
    pressed_ = 0;
    if (!is_lucky(12)) return injector_.key(keys_[below(keys_.size())]);
    sf::Event::KeyEvent any{};
    any.code = static_cast<sf::Keyboard::Key>(below(sf::Keyboard::KeyCount));
    any.control = is_lucky(3) && any.code != sf::Keyboard::Q;
    any.shift = is_lucky(3);
    injector_.key(any);
}

/// Blind presses seldom meet a marker: he places one, and knows where it is.
void Monkey::plot_route() {
    pressed_ = 0;
    if (is_lucky(2)) injector_.key("F");
    injector_.key(is_lucky(4) ? "Ctrl+A" : "N");
    injector_.key("R");
    const sf::Vector2i place = open_place();
    injector_.move(place);
    injector_.click(is_lucky(3) ? sf::Mouse::Right : sf::Mouse::Left);
    if (is_lucky(2)) return injector_.drag(sf::Mouse::Left, near(place, 90));
    injector_.click(sf::Mouse::Right);
}

void Monkey::turn_wheel() {
    constexpr std::array<float, 4> turns{-3, -1, 1, 3};
    injector_.move(is_lucky(2) ? drawn_place() : open_place());
    injector_.turn_wheel(turns[below(turns.size())]);
}

void Monkey::lose_focus() { injector_.lose_focus(); }

void Monkey::resize(sf::RenderWindow& window) {
    constexpr std::array<std::pair<unsigned, unsigned>, 4> sizes{
        {{1280, 800}, {320, 200}, {700, 420}, {1280, 720}}};
    const bool is_odd = size_ != usual_size;
    const auto [width, height] = sizes.at(is_odd ? 0 : below(sizes.size()));
    injector_.say("size " + std::to_string(width) + " x " + std::to_string(height));
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
    injector_.move(aim.at);
}

std::size_t Monkey::below(std::size_t count) { return static_cast<std::size_t>(dice_() % count); }

}  // namespace flagplot::desk
