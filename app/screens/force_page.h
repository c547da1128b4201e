#pragma once

#include "screens/front.h"
#include "screens/screens.h"

/// \file
/// The parts of the page for setting up forces.

namespace flagplot::screens {

inline void edit_forces(FrontIntents& intents, desk::ForceIntent intent) {
    intents.emplace_back(std::move(intent));
}

/// The index of a side in the list; the number of sides if it is not in it.
[[nodiscard]] std::size_t side_named(const desk::ForceEditor& editor, const std::string& id);

/// The chart with the formations where they begin, and the range of the picked aircraft.
void draw_force_chart(const Theme& theme, const desk::ForceDesk& forces, FrontIntents& intents);
/// The form for what is picked.
void draw_force_forms(const Theme& theme, const desk::ForceDesk& forces, FrontIntents& intents);

}  // namespace flagplot::screens
