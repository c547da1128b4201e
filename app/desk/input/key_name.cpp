#include "desk/input/key_name.h"

#include <array>
#include <utility>

namespace flagplot::desk {

std::string name_of(const sf::Event::KeyEvent& key) {
    using Key = sf::Keyboard;
    static constexpr std::array<std::pair<Key::Key, const char*>, 24> named{{
        {Key::Escape, "Escape"},     {Key::Space, "Space"},   {Key::Enter, "Return"},
        {Key::BackSpace, "Back"},    {Key::Tab, "Tab"},       {Key::PageUp, "PageUp"},
        {Key::PageDown, "PageDown"}, {Key::End, "End"},       {Key::Home, "Home"},
        {Key::Insert, "Insert"},     {Key::Delete, "Delete"}, {Key::Left, "Left"},
        {Key::Right, "Right"},       {Key::Up, "Up"},         {Key::Down, "Down"},
        {Key::Equal, "="},           {Key::Add, "="},         {Key::Hyphen, "-"},
        {Key::Subtract, "-"},        {Key::Comma, ","},       {Key::Period, "."},
        {Key::Slash, "/"},           {Key::LBracket, "["},    {Key::RBracket, "]"},
    }};
    std::string name;
    if (key.code >= Key::A && key.code <= Key::Z) {
        name = static_cast<char>('A' + (key.code - Key::A));
    } else if (key.code >= Key::Num0 && key.code <= Key::Num9) {
        name = static_cast<char>('0' + (key.code - Key::Num0));
    } else if (key.code >= Key::F1 && key.code <= Key::F12) {
        name = "F" + std::to_string(key.code - Key::F1 + 1);
    } else {
        for (const auto& [code, word] : named) {
            if (code == key.code) name = word;
        }
    }
    if (name.empty()) return {};
    const bool is_plus = key.code == Key::Equal;  // "+" is the same key with Shift
    const std::string alt = key.alt ? "Alt+" : "", shift = key.shift && !is_plus ? "Shift+" : "";
    return (key.control ? "Ctrl+" : "") + alt + shift + name;
}

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

}  // namespace flagplot::desk
