#pragma once

#include "screens/front.h"
#include "screens/screens.h"

/// \file
/// The parts of the page on which forces are set up.

namespace flagplot::screens {

inline void edit_forces(FrontIntents& intents, desk::ForceIntent intent) {
    intents.emplace_back(std::move(intent));
}

/// The place of a side in the list; none of them: one behind the last.
[[nodiscard]] std::size_t side_named(const desk::ForceEditor& editor, const std::string& id);

/// The chart with the formations where they begin, and the reach of the aircraft that are picked.
void draw_force_chart(const Theme& theme, const desk::ForceDesk& forces, FrontIntents& intents);
/// What is picked, to be filled in.
void draw_force_forms(const Theme& theme, const desk::ForceDesk& forces, FrontIntents& intents);

}  // namespace flagplot::screens
