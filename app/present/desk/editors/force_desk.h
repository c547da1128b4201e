#pragma once

#include <optional>
#include <string>
#include <variant>

#include "present/desk/editors/edited_file.h"
#include "present/desk/editors/force_editor.h"
#include "present/desk/map/camera.h"

/// \file
/// The page on which forces are set up: the editor, and what lies round it.

namespace flagplot::desk {

struct ForceDesk {
    ForceEditor editor = {};
    EditedFile file = {};  ///< the folder of the campaign
    Chart chart = {};
    Camera camera = {};
    bool is_fitted = false;
    std::string filter = {};  ///< of the classes, being typed
};

struct FilterClasses {
    std::string filter;
};
struct LookAtForces {
    Camera camera;
};
/// All of the chart in the room for it; none: in whatever room it is drawn next.
struct FitForces {
    std::optional<Box> room = {};
};

using ForceDeskIntent = std::variant<FilterClasses, LookAtForces, FitForces, ForceIntent>;

/// The page after an intent. Nothing is edited where no file is open.
[[nodiscard]] ForceDesk force_desk_after(ForceDesk desk, const ForceDeskIntent& intent);

}  // namespace flagplot::desk
