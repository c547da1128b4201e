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
/// What the panels show: rows of words, ready to be drawn. A side's rows are made from its book and
/// view, the umpire's in the files `umpire_*`; screens cannot tell them apart.

namespace flagplot::desk {

/// A button, and why it cannot be pressed, if so.
struct Button {
    std::string label;
    Intent intent;
    std::string why_not;  ///< empty: it can be pressed
    bool is_lit = false;  ///< what it starts is in progress
};

/// A side whose orders are in or missing, as far as the viewer may know.
struct OrdersIn {
    std::string side;
    bool are_in = false;
    Ink colour;
};

/// Somebody whose view can be shown.
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
    std::vector<Viewpoint> viewpoints;  ///< if there are several, the viewer may choose
    std::vector<Button> actions;        ///< the main one first
    bool is_hot_seat = false;           ///< a curtain is shown between the sides
};

/// Whether the rows below a row are listed, if it has any.
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
    bool is_quiet = false;  ///< not entered yet, or gone
    Fold fold{};
    std::optional<OwnShip> ship = {};  ///< if it can be ticked
    bool is_ticked = false;
    double share = -1;  ///< of a ship, how much is left of her, 0 to 1; below 0: no bar
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
    std::optional<Square> square;  ///< if it names one
    Ink colour;
    bool is_step = false;  ///< how the turn was carried out, not its results
};

/// Everything in a turn, in order.
struct LogTurn {
    std::string title;  ///< "Turn 5, Sat 8 Nov 1941, 18:00 to 24:00"
    std::vector<LogRow> rows;
};

/// One for each `LogTab`, the newest turn first.
using LogTabs = std::array<std::vector<LogTurn>, 5>;

/// A moment that can be shown again.
struct TurnDot {
    TurnNumber turn;
    std::string date;
    bool is_open = false;   ///< the newest
    bool is_shown = false;  ///< the one on the desk
};

/// A line of the inspector. The parts it has decide how it is drawn.
struct InspectorLine {
    enum class Kind : std::uint8_t { plain, heading, permission, refusal, route, ship };
    Kind kind{};
    std::string left = {};
    std::string right = {};
    std::string why = {};  ///< how the number is made up, shown on hover
    double share = -1;     ///< a bar of how much is left, 0 to 1; below 0: none
};

struct Inspector {
    std::string title;
    std::string place;  ///< "square D6"
    std::vector<InspectorLine> lines;
    std::vector<Button> buttons;
};

/// A field of a form, for text or a choice.
struct FormField {
    enum class Kind : std::uint8_t { text, long_text, choice, tick };
    std::string name;  ///< "rule.why"
    std::string label;
    std::string value;
    Kind kind{};
    std::vector<std::string> choices = {};
    std::string hint = {};  ///< shown while it is empty
    /// Shown to people instead of the choices; empty: the choices.
    std::vector<std::string> words = {};

    /// The text shown for a choice.
    [[nodiscard]] std::string word_for(const std::string& choice) const {
        for (std::size_t i = 0; i < words.size() && i < choices.size(); ++i) {
            if (choices[i] == choice) return words[i];
        }
        return choice;
    }
};

/// A line that can be added to the orders, and the button for it.
struct OfferedLine {
    FormField field;
    Button add;
};

/// The contact card: what has happened, and what may be done about it.
struct CardRows {
    /// A number, and what it is made of, shown on hover.
    struct Number {
        std::string about;
        std::string chance;
        std::string made_of;
    };
    struct Event {
        std::string hour;
        std::string text;
    };
    struct Enemy {
        Button title;  ///< shows it on the chart
        std::string changed;
        std::vector<std::string> known;
    };
    struct Option {
        Button button;
        std::string group;  ///< whose options begin here: "Force K (UK-K)"; empty: the same
        std::string key;    ///< of the first few; empty: none
        std::string hint;   ///< what is still missing, if it was not said of the one before
        std::vector<Number> numbers;
    };
    std::string title;
    std::string when;
    std::vector<Event> events;
    std::vector<Enemy> enemies;
    std::vector<Option> options;
    Button go_on;                 ///< the main one; without a label there is none
    Ink colour;                   ///< of the side
    std::optional<Square> where;  ///< the square that it is about
};

/// The orders that have not been sent.
struct Pending {
    std::vector<DraftLine> lines;
    std::string standing;  ///< "sent", "not sent yet", "nothing ordered"
    bool can_undo = false;
    bool can_redo = false;
    std::vector<Button> buttons;
    std::optional<OfferedLine> word = {};  ///< for the dice; none: the orders have one already
};

}  // namespace flagplot::desk
