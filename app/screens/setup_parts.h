#pragma once

#include <string>

#include "screens/front.h"

/// \file
/// The steps of the page on which a campaign is set up. Each draws its own; `form` is what is
/// filled in there.

namespace flagplot::screens {

/// A label, and behind it a line to type into.
void setup_line(const Theme& theme, const char* label, std::string& text, float wide,
                const char* hint = "");

void draw_setup_sea(const Theme& theme, const desk::Setup& setup, bool is_making,
                    const PageImages& pictures, const PageImage& world, desk::SetupForm& form,
                    FrontIntents& intents);
void draw_setup_forces(const Theme& theme, const desk::Setup& setup, desk::SetupForm& form,
                       FrontIntents& intents);

}  // namespace flagplot::screens
