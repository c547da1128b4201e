#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "present/chart/chart_findings.h"
#include "present/desk/editors/chart_editor.h"
#include "present/desk/editors/chart_offer.h"
#include "present/desk/map/camera.h"

/// \file
/// The page on which a chart is drawn: the editor, and what lies round it.

namespace flagplot::desk {

/// A chart that is to be made, as it is being filled in.
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
    std::vector<ChartOffer> charts = {};  ///< that can be opened by their pictures
    std::string file = {};                ///< where it is opened from and saved to
    MakingForm making = {};
    Camera camera = {};
    bool is_fitted = false;
    std::vector<ChartFinding> findings = {};
    std::string place_name = {};  ///< being typed
    bool is_port = true;
    bool asks_to_replace = false;  ///< the file exists
    bool asks_to_open = false;     ///< what is drawn is not saved, and another was wanted
    bool asks_to_make = false;     ///< the same, and a new one was wanted
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
/// All of the chart in the room for it; none: in whatever room it is drawn next.
struct FitChart {
    std::optional<Box> room = {};
};

// Requests.
struct OpenChart {
    bool gives_up = false;  ///< what is drawn and not saved
};
struct MakeChart {
    bool gives_up = false;
};
struct SaveChart {
    bool replaces = false;  ///< a file that exists
};
struct CancelMaking {};

using ChartDeskIntent = std::variant<NameChartFile, FillMaking, FillPlace, LookAtChart, FitChart,
                                     EditIntent, OpenChart, MakeChart, SaveChart, CancelMaking>;

/// The page after an intent; requests change nothing here.
[[nodiscard]] ChartDesk chart_desk_after(ChartDesk desk, const ChartDeskIntent& intent);

/// Nothing is asked any more.
[[nodiscard]] ChartDesk without_questions(ChartDesk desk);

}  // namespace flagplot::desk
