#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "present/basemap/basemap.h"
#include "present/desk/editors/edited_file.h"
#include "present/desk/editors/force_editor.h"
#include "present/desk/map/camera.h"

/// \file
/// The page for setting up forces: the editor and its file.

namespace flagplot::desk {

struct ForceDesk {
    ForceEditor editor = {};
    EditedFile file = {};  ///< the folder of the campaign
    Chart chart = {};
    std::shared_ptr<const Basemap> coast = {};  ///< that really lies under it
    Camera camera = {};
    bool is_fitted = false;
    std::string filter = {};  ///< of the classes
};

struct FilterClasses {
    std::string filter;
};
struct LookAtForces {
    Camera camera;
};
/// Fits the whole chart into the room; none: into the room where it is drawn next.
struct FitForces {
    std::optional<Box> room = {};
};

using ForceDeskIntent = std::variant<FilterClasses, LookAtForces, FitForces, ForceIntent>;

/// The page after an intent. Nothing is edited if no file is open.
[[nodiscard]] ForceDesk force_desk_after(ForceDesk desk, const ForceDeskIntent& intent);

}  // namespace flagplot::desk
