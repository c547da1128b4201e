#include "desk/input/imgui_bridge.h"

#include <backends/imgui_impl_opengl2.h>
#include <imgui.h>
#include <SFML/Window/Clipboard.hpp>

#include <array>
#include <utility>

namespace flagplot::desk {

namespace {

constexpr std::array<std::pair<ImGuiKey, sf::Keyboard::Key>, 22> keys{{
    {ImGuiKey_Tab, sf::Keyboard::Tab},
    {ImGuiKey_LeftArrow, sf::Keyboard::Left},
    {ImGuiKey_RightArrow, sf::Keyboard::Right},
    {ImGuiKey_UpArrow, sf::Keyboard::Up},
    {ImGuiKey_DownArrow, sf::Keyboard::Down},
    {ImGuiKey_PageUp, sf::Keyboard::PageUp},
    {ImGuiKey_PageDown, sf::Keyboard::PageDown},
    {ImGuiKey_Home, sf::Keyboard::Home},
    {ImGuiKey_End, sf::Keyboard::End},
    {ImGuiKey_Insert, sf::Keyboard::Insert},
    {ImGuiKey_Delete, sf::Keyboard::Delete},
    {ImGuiKey_Backspace, sf::Keyboard::BackSpace},
    {ImGuiKey_Space, sf::Keyboard::Space},
    {ImGuiKey_Enter, sf::Keyboard::Enter},
    {ImGuiKey_Escape, sf::Keyboard::Escape},
    {ImGuiKey_A, sf::Keyboard::A},
    {ImGuiKey_C, sf::Keyboard::C},
    {ImGuiKey_V, sf::Keyboard::V},
    {ImGuiKey_X, sf::Keyboard::X},
    {ImGuiKey_Y, sf::Keyboard::Y},
    {ImGuiKey_Z, sf::Keyboard::Z},
    {ImGuiKey_KeyPadEnter, sf::Keyboard::Enter},
}};

const char* clipboard_text(void* kept) {
    auto& text = *static_cast<std::string*>(kept);
    const auto bytes = sf::Clipboard::getString().toUtf8();
    text.assign(bytes.begin(), bytes.end());
    return text.c_str();
}

void set_clipboard_text(void*, const char* text) {
    const std::string bytes(text);
    sf::Clipboard::setString(sf::String::fromUtf8(bytes.begin(), bytes.end()));
}

/// An event that ImGui would miss if another one came in the same frame.
bool is_transition(const sf::Event& event) {
    switch (event.type) {
        case sf::Event::MouseButtonPressed:
        case sf::Event::MouseButtonReleased:
        case sf::Event::KeyPressed:
        case sf::Event::KeyReleased:
            return true;
        default:
            return false;
    }
}

void let_go_of_all(ImGuiIO& io) {
    for (bool& key : io.KeysDown) key = false;
    for (bool& button : io.MouseDown) button = false;
    io.KeyCtrl = io.KeyShift = io.KeyAlt = false;
}

void set_key(ImGuiIO& io, const sf::Event::KeyEvent& key, bool is_down) {
    if (key.code >= 0) io.KeysDown[key.code] = is_down;
    io.KeyCtrl = key.control;
    io.KeyShift = key.shift;
    io.KeyAlt = key.alt;
}

void move_mouse(ImGuiIO& io, int x, int y) {
    io.MousePos = {static_cast<float>(x), static_cast<float>(y)};
}

}  // namespace

ImguiBridge::ImguiBridge(sf::RenderWindow& window) : window_(window) {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;  // the desk keeps its own settings
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    for (const auto& [key, code] : keys) io.KeyMap[key] = code;
    io.ClipboardUserData = &clipboard_;
    io.GetClipboardTextFn = clipboard_text;
    io.SetClipboardTextFn = set_clipboard_text;
    (void)window_.setActive(true);
    ImGui_ImplOpenGL2_Init();
}

ImguiBridge::~ImguiBridge() {
    (void)window_.setActive(true);
    ImGui_ImplOpenGL2_Shutdown();
    ImGui::DestroyContext();
}

void ImguiBridge::apply(const sf::Event& event) {
    ImGuiIO& io = ImGui::GetIO();
    switch (event.type) {
        case sf::Event::MouseMoved:
            return move_mouse(io, event.mouseMove.x, event.mouseMove.y);
        case sf::Event::MouseButtonPressed:
        case sf::Event::MouseButtonReleased:
            move_mouse(io, event.mouseButton.x, event.mouseButton.y);
            if (event.mouseButton.button < 3) {
                io.MouseDown[event.mouseButton.button] =
                    event.type == sf::Event::MouseButtonPressed;
            }
            return;
        case sf::Event::MouseWheelScrolled:
            move_mouse(io, event.mouseWheelScroll.x, event.mouseWheelScroll.y);
            (event.mouseWheelScroll.wheel == sf::Mouse::VerticalWheel ? io.MouseWheel
                                                                      : io.MouseWheelH) +=
                event.mouseWheelScroll.delta;
            return;
        case sf::Event::KeyPressed:
            return set_key(io, event.key, true);
        case sf::Event::KeyReleased:
            return set_key(io, event.key, false);
        case sf::Event::TextEntered:
            if (event.text.unicode >= 32 && event.text.unicode != 127) {
                io.AddInputCharacter(event.text.unicode);
            }
            return;
        case sf::Event::LostFocus:
            return let_go_of_all(io);
        default:
            return;
    }
}

std::vector<sf::Event> ImguiBridge::begin_frame() {
    std::vector<sf::Event> taken;
    bool had_transition = false;
    while (!waiting_.empty()) {
        const sf::Event event = waiting_.front();
        // A text belongs to the key before it; everything else waits until after a press.
        if (had_transition && event.type != sf::Event::TextEntered) break;
        waiting_.pop_front();
        apply(event);
        had_transition = had_transition || is_transition(event);
        taken.push_back(event);
    }
    ImGuiIO& io = ImGui::GetIO();
    const sf::Vector2u size = window_.getSize();
    io.DisplaySize = {static_cast<float>(size.x), static_cast<float>(size.y)};
    constexpr float shortest = 1e-4F, longest = 0.1F;  // the loop sleeps while nothing changes
    io.DeltaTime = std::min(std::max(clock_.restart().asSeconds(), shortest), longest);
    ImGui_ImplOpenGL2_NewFrame();
    ImGui::NewFrame();
    return taken;
}

void ImguiBridge::draw_frame() {
    ImGui::Render();
    (void)window_.setActive(true);
    window_.resetGLStates();  // SFML measures textures in pixels, ImGui in shares
    ImGui_ImplOpenGL2_RenderDrawData(ImGui::GetDrawData());
    window_.resetGLStates();  // SFML does not know about state that others have changed
}

void ImguiBridge::renew_fonts() {
    (void)window_.setActive(true);
    ImGui_ImplOpenGL2_DestroyFontsTexture();
    ImGui_ImplOpenGL2_CreateFontsTexture();
    window_.resetGLStates();
}

}  // namespace flagplot::desk
