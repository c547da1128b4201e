#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "present/desk/state/draft.h"
#include "present/desk/state/intent.h"
#include "present/picture/picture.h"

/// \file
/// What the panels show: rows of words, ready to be drawn. A side's rows are made of its book and
/// view, the umpire's in the files `umpire_*`; screens cannot tell them apart.

namespace flagplot::desk {

/// Something that can be pressed, and why it cannot, if it cannot.
struct Button {
    std::string label;
    Intent intent;
    std::string why_not;  ///< empty: it can
    bool is_lit = false;  ///< what it begins is going on
};

/// Whose orders are in, as far as the viewer may know.
struct OrdersIn {
    std::string side;
    bool are_in = false;
    Ink colour;
};

/// Somebody whose view can be looked at.
struct Viewpoint {
    std::string name;
    std::optional<SideId> side;  ///< none: the truth
    Ink colour;
};

struct TopBar {
    std::string whose;  ///< "ROYAL NAVY", "UMPIRE"
    Ink colour;         ///< of the side
    std::string date;   ///< "Sat 8 Nov 1941"
    std::string hours;  ///< "18:00-24:00"
    std::string light;
    std::string turn;  ///< "turn 5 of 8"
    std::string weather;
    std::string phase;  ///< "waiting for orders"
    std::vector<OrdersIn> orders;
    std::vector<Viewpoint> viewpoints;  ///< more than one: the viewer may choose
    std::vector<Button> actions;        ///< the main one first
    bool is_hot_seat = false;           ///< a curtain falls between the sides
};

/// Whether the rows below a row are listed, if there are any.
enum class Fold : std::uint8_t { none, open, shut };

/// A row of the order of battle.
struct ForceRow {
    std::int32_t depth = 0;  ///< 0 a side, 1 a formation, 2 a ship
    Selection pick;          ///< a ship picks its formation
    std::string name;
    std::string detail;  ///< "2 CL 2 DD", "flag, radar"
    std::string right;   ///< "MP 2", "32 kn"
    std::optional<Square> square;
    Ink colour;
    bool is_quiet = false;  ///< still due, or gone
    Fold fold{};
    std::optional<OwnShip> ship = {};  ///< that can be ticked
    bool is_ticked = false;
    double share = -1;  ///< of a ship, what is left of her, 0 to 1; below 0: no bar
};

struct ContactRow {
    Selection pick;
    std::string name;    ///< "C1 2 units, the biggest a light cruiser"
    std::string detail;  ///< "by radar in E6"
    std::string age;     ///< "now", "8 h"
    Square square;
    double strength = 1;  ///< fades with age
    Ink colour;
};

struct LogRow {
    std::string time;
    std::string text;
    std::optional<Square> square;  ///< where, if it says
    Ink colour;
    bool is_step = false;  ///< of how a turn is carried out; what came of it is another row
};

/// All of a turn, in order.
struct LogTurn {
    std::string title;  ///< "Turn 5, Sat 8 Nov 1941, 18:00 to 24:00"
    std::vector<LogRow> rows;
};

/// The tabs in the order of `LogTab`, in each the newest turn first.
using LogTabs = std::array<std::vector<LogTurn>, 5>;

/// A moment that can be looked at again.
struct TurnDot {
    TurnNumber turn;
    std::string date;
    bool is_open = false;   ///< the newest
    bool is_shown = false;  ///< the one on the desk
};

/// A line of the inspector; which parts it has says how it is drawn.
struct InspectorLine {
    enum class Kind : std::uint8_t { plain, heading, permission, refusal, route, ship };
    Kind kind{};
    std::string left = {};
    std::string right = {};
    std::string why = {};  ///< where the number comes from, shown on hover
    double share = -1;     ///< a bar of what is left, 0 to 1; below 0: none
};

struct Inspector {
    std::string title;
    std::string place;  ///< "square D6"
    std::vector<InspectorLine> lines;
    std::vector<Button> buttons;
};

/// A place to type in, or to choose in.
struct FormField {
    enum class Kind : std::uint8_t { text, long_text, choice, tick };
    std::string name;  ///< "rule.why"
    std::string label;
    std::string value;
    Kind kind{};
    std::vector<std::string> choices = {};
    std::string hint = {};                ///< shown where nothing has been typed
    std::vector<std::string> words = {};  ///< for people, instead of each choice; empty: itself

    /// What is shown of a choice.
    [[nodiscard]] std::string word_for(const std::string& choice) const {
        for (std::size_t i = 0; i < words.size() && i < choices.size(); ++i) {
            if (choices[i] == choice) return words[i];
        }
        return choice;
    }
};

/// A line that can be added to the orders, and what adds it.
struct OfferedLine {
    FormField field;
    Button add;
};

/// The orders that are not sent yet.
struct Pending {
    std::vector<DraftLine> lines;
    std::string standing;  ///< "sent", "not sent yet", "nothing ordered"
    bool can_undo = false;
    bool can_redo = false;
    std::vector<Button> buttons;
    std::optional<OfferedLine> word = {};  ///< for the dice; none: the orders have one
};

}  // namespace flagplot::desk
