#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "files/file_kind.h"
#include "present/chart/chart_findings.h"
#include "present/desk/camera.h"
#include "present/desk/card_editor.h"
#include "present/desk/chart_editor.h"
#include "present/desk/edited_file.h"
#include "present/desk/force_editor.h"

/// \file
/// The desk before a campaign lies on it: campaigns to begin, saves to open, files to check, charts
/// to draw, forces to set up, cards to write. Values alone; requests are run by
/// `desk/start_screen.h`.

namespace flagplot::desk {

enum class FrontPage : std::uint8_t { campaigns, check, chart, forces, cards };

/// A side that can be led.
struct LedSide {
    std::string id;
    std::string name;
};

/// What is said of a campaign before it is begun.
struct CampaignPage {
    std::string name;   ///< "convoy-beta", the folder's
    std::string title;  ///< "Convoy Beta, 7-9 November 1941"
    std::string dates;
    std::string about;                     ///< what its file says at its head
    std::vector<std::string> forces = {};  ///< a line a side
    std::vector<LedSide> sides = {};
    Chart chart = {};
    std::vector<std::string> problems = {};  ///< why it cannot be begun
};

/// A new game as it is being filled in.
struct GameForm {
    std::string save;
    std::optional<std::size_t> led = {};  ///< of the campaign's sides; none: umpired
    bool has_public_dice = false;
    std::string seed = "1";

    friend bool operator==(const GameForm&, const GameForm&) = default;
};

/// What `lint` says of a place in a file.
struct ProblemRow {
    std::string file;
    std::int32_t line = 0;  ///< from 1; 0: of no line
    std::int32_t column = 0;
    std::string sentence;  ///< what is wrong and what was expected
    std::string nearest;   ///< the nearest right word, or empty

    friend bool operator==(const ProblemRow&, const ProblemRow&) = default;
};

/// A line of a text, with its number.
struct TextLine {
    std::int32_t number = 0;
    std::string text;
    bool is_marked = false;
};

struct CheckPage {
    std::string path;  ///< a file, or a campaign's folder
    std::vector<ProblemRow> problems = {};
    std::string standing = {};  ///< "6 files, no problems"
    std::optional<std::size_t> picked = {};
    std::vector<TextLine> lines = {};  ///< round the problem that is picked
};

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

/// What lies round the chart that is being drawn.
struct ChartDesk {
    ChartEditor editor = {};
    std::string file = {};  ///< where it is opened from and saved to
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

/// What lies round the forces that are being set up.
struct ForceDesk {
    ForceEditor editor = {};
    EditedFile file = {};  ///< the folder of the campaign
    Chart chart = {};
    Camera camera = {};
    bool is_fitted = false;
    std::string filter = {};  ///< of the classes, being typed
};

/// What lies round the deck that is being edited.
struct CardDesk {
    CardEditor editor = {};
    EditedFile file = {};
};

struct FrontState {
    FrontPage page = FrontPage::campaigns;
    std::vector<CampaignPage> campaigns = {};
    std::size_t chosen = 0;
    GameForm form = {};
    std::vector<std::string> recent = {};  ///< saves, the newest first
    std::string other_file = {};           ///< a file of any kind, being typed
    CheckPage check = {};
    ChartDesk chart = {};
    ForceDesk forces = {};
    CardDesk cards = {};
    std::string message = {};
    bool is_refusal = false;

    [[nodiscard]] const CampaignPage* campaign() const;
    [[nodiscard]] EditedFile& file(EditedKind kind) {
        return kind == EditedKind::forces ? forces.file : cards.file;
    }
    [[nodiscard]] OutlineEdits& edits(EditedKind kind) {
        return kind == EditedKind::forces ? forces.editor.edits : cards.editor.edits;
    }
};

struct ShowPage {
    FrontPage page{};
};
struct ChooseCampaign {
    std::size_t number = 0;
};
struct FillGame {
    GameForm form;
};
struct NameOtherFile {
    std::string path;
};
struct NameChecked {
    std::string path;
};
struct PickProblem {
    std::size_t number = 0;
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
struct FilterClasses {
    std::string filter;
};
struct LookAtForces {
    Camera camera;
};
/// As `FitChart`.
struct FitForces {
    std::optional<Box> room = {};
};
struct CloseMessage {};

// Errands.
struct BeginGame {};
struct OpenSave {
    std::string path;
};
/// A file of any kind: on the desk, or on the page it is edited or checked on.
struct OpenOther {};
struct CheckFiles {};
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
struct LeaveFront {};

using FrontIntent =
    std::variant<ShowPage, ChooseCampaign, FillGame, NameOtherFile, NameChecked, PickProblem,
                 NameChartFile, FillMaking, FillPlace, LookAtChart, FitChart, NameEdited,
                 NameTarget, FilterClasses, LookAtForces, FitForces, CloseMessage, EditIntent,
                 ForceIntent, CardIntent, BeginGame, OpenSave, OpenOther, CheckFiles, OpenChart,
                 MakeChart, SaveChart, OpenEdited, SaveEdited, CancelMaking, LeaveFront>;

/// What every editor of a file is asked for (`UndoStep`, `RedoStep`, `PickPlace`), of this one.
template <class Step>
[[nodiscard]] FrontIntent step_in(EditedKind kind, Step step) {
    if (kind == EditedKind::forces) return ForceIntent(std::move(step));
    return CardIntent(std::move(step));
}

/// The desk after an intent; requests change nothing here.
[[nodiscard]] FrontState front_after(FrontState state, const FrontIntent& intent);

/// What opens a file at the page it is edited on, or else checked on. A campaign is edited as a
/// whole: of one of its files the folder is opened. Precondition: no view file, that goes on the
/// desk.
[[nodiscard]] std::vector<FrontIntent> steps_to_open(std::optional<FileKind> kind,
                                                     const std::filesystem::path& path);

/// Why the game cannot be begun as the form is filled in; empty: it can.
[[nodiscard]] std::string why_not_begun(const FrontState& state);

/// So many lines before and after this one of a text, and it.
[[nodiscard]] std::vector<TextLine> lines_round(const std::string& text, std::int32_t line);

/// Nothing but digits, and no more than a number can hold.
[[nodiscard]] std::optional<std::uint64_t> whole_number(const std::string& text);

}  // namespace flagplot::desk
