#pragma once

#include <imgui.h>

#include "screens/theme.h"

/// \file
/// Screens drawn without a window.

namespace flagplot::screens {

/// ImGui with its letters in memory, and a mouse. What is drawn is a function that gives intents.
struct NoWindow {
    NoWindow() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {1280, 800};
        theme = make_theme({}, 1);
        unsigned char* pixels = nullptr;
        int width = 0, height = 0;
        io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
    }
    ~NoWindow() { ImGui::DestroyContext(); }
    NoWindow(const NoWindow&) = delete;
    NoWindow& operator=(const NoWindow&) = delete;

    template <class Draw>
    auto frame(Draw&& draw) {
        ImGui::GetIO().DeltaTime = 0.02F;
        ImGui::NewFrame();
        auto intents = draw();
        ImGui::Render();
        return intents;
    }
    /// All that comes of moving to a place and clicking there.
    template <class Draw>
    auto click(float x, float y, Draw&& draw) {
        ImGuiIO& io = ImGui::GetIO();
        io.MousePos = {x, y};
        decltype(draw()) all;
        for (const bool is_down : {false, false, true, false, false}) {
            io.MouseDown[0] = is_down;
            for (const auto& intent : frame(draw)) all.push_back(intent);
        }
        return all;
    }

    Theme theme;
};

}  // namespace flagplot::screens
