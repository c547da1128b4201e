#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "present/basemap/basemap.h"
#include "present/chart/chart_findings.h"
#include "present/desk/editors/chart_editor.h"
#include "present/desk/editors/chart_offer.h"
#include "present/desk/map/camera.h"

/// \file
/// The page for drawing a chart: the editor and its file.

namespace flagplot::desk {

/// A form for a new chart.
struct MakingForm {
    bool is_blank = false;
    std::string middle = "Malta";  ///< a port, or degrees
    std::string columns = "24";
    std::string rows = "18";
    std::string side = "60";  ///< nautical miles
    std::string day = "1941-11-07";

    friend bool operator==(const MakingForm&, const MakingForm&) = default;
};

struct ChartDesk {
    ChartEditor editor = {};
    std::vector<ChartOffer> charts = {};        ///< that can be opened by their pictures
    std::shared_ptr<const Basemap> coast = {};  ///< that really lies under the chart that is open
    std::string file = {};                      ///< where it is opened from and saved to
    MakingForm making = {};
    Camera camera = {};
    bool is_fitted = false;
    std::vector<ChartFinding> findings = {};
    std::string place_name = {};  ///< being typed
    bool is_port = true;
    bool asks_to_replace = false;  ///< the file exists
    bool asks_to_open = false;     ///< there are unsaved changes, and another file is to be opened
    bool asks_to_make = false;     ///< the same, and a new one is to be made
};

struct NameChartFile {
    std::string path;
};
struct FillMaking {
    MakingForm form;
};
struct FillPlace {
    std::string name;
    bool is_port = false;
};
struct LookAtChart {
    Camera camera;
};
/// Fits the whole chart into the room; none: into the room where it is drawn next.
struct FitChart {
    std::optional<Box> room = {};
};

// Requests.
struct OpenChart {
    bool gives_up = false;  ///< discard unsaved changes
};
struct MakeChart {
    bool gives_up = false;
};
struct SaveChart {
    bool replaces = false;  ///< replace an existing file
};
struct CancelMaking {};

using ChartDeskIntent = std::variant<NameChartFile, FillMaking, FillPlace, LookAtChart, FitChart,
                                     EditIntent, OpenChart, MakeChart, SaveChart, CancelMaking>;

/// The page after an intent; requests change nothing here.
[[nodiscard]] ChartDesk chart_desk_after(ChartDesk desk, const ChartDeskIntent& intent);

/// The page without its open questions.
[[nodiscard]] ChartDesk without_questions(ChartDesk desk);

}  // namespace flagplot::desk
