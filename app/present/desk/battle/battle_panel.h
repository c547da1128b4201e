#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "present/battle/battle_picture.h"
#include "present/desk/battle/battle_steps.h"
#include "present/desk/state/battle_pick.h"
#include "present/desk/state/intent.h"
#include "tactical/forms.h"

/// \file
/// A battle on the desk: what is shown of it, and what clicks and keys do. Nothing here knows a
/// module: orders are texts, and what they are about is derived from the names in them.

namespace flagplot::desk {

/// A side in it.
struct BattleSide {
    std::string name;
    SideStyle style;
    bool is_ours = true;       ///< the viewer may decide for it
    bool is_captains = false;  ///< its captain always decides: it is a solo player's enemy
};

/// An order and what it is about.
struct OrderAim {
    std::string text;
    std::optional<std::size_t> token = {};   ///< that is to do it
    std::optional<std::size_t> target = {};  ///< another token that it names
    std::optional<tactical::BoardPlace> place = {};
    std::string effect = {};                     ///< what it will do, as the module says
    std::vector<tactical::BoardPlace> way = {};  ///< that it would take
};

/// The field in which an order is typed.
inline constexpr std::string_view order_field = "battle.order";
/// What is typed to find one of many words or places for its next slot.
inline constexpr std::string_view offer_field = "battle.offer";

/// A battle that the program fights, as one side sees it.
struct BattleShown {
    BattleId id;
    std::string title;  ///< "Battle 1 in N15"
    std::string module;
    std::vector<std::string> modules;  ///< that could begin it; empty: it has begun
    tactical::BattleScene scene;
    std::vector<BattleSide> sides;  ///< by `SideIndex`
    tactical::SideIndex eyes;       ///< the side whose view the scene is
    std::optional<tactical::SideIndex> to_act;
    std::string question;  ///< to the umpire, if the umpire is to act and is the viewer
    bool is_solo = false;  ///< there is no umpire: the usual answers are given
    std::vector<OrderAim>
        orders;  ///< that can be given; empty: the viewer has nothing to order now
    std::vector<tactical::OrderForm> forms = {};  ///< of orders that are too many to list
    /// What would come of an order that is written; none: the viewer has nothing to order now.
    std::function<tactical::OrderForecast(const std::string& line)> foretold = {};
    std::vector<std::optional<ShipType>> types;  ///< of the scene's tokens, as far as known
    std::vector<BattleStep> steps;               ///< the last one last
    std::string no_step_back;  ///< why the last order cannot be taken back; empty: it can
    std::string result;        ///< its effect on the campaign, once it is over
};

/// What an order will do, in one line; empty if the module does not say.
[[nodiscard]] std::string effect_of(const tactical::OrderForecast& forecast);

/// "4,5" in an order, if it is a place on the board.
[[nodiscard]] std::optional<tactical::BoardPlace> place_in(const tactical::BattleScene& scene,
                                                           std::string_view text);

/// What the orders are about. The first token of the ordering side that an order names is to do it.
[[nodiscard]] std::vector<OrderAim> aims_of(const tactical::BattleScene& scene,
                                            tactical::SideIndex side,
                                            const std::vector<std::string>& options);

struct TokenRow {
    std::string id;
    std::string name;
    std::string detail;
    Ink colour;
    bool is_picked = false;
    bool is_gone = false;
};

/// A word for the next slot of a form, and the line with it.
struct SlotOffer {
    std::string word;
    std::string line;
    std::string meaning = {};  ///< of the word, for people; empty: it says it
};

/// An order that can be given.
struct OrderRow {
    std::string text;
    std::string effect;  ///< what it will do; empty: the module does not say
    std::string group;   ///< for the first of a group, its title; for others, empty
};

/// What the order that is written in the line for typing would do.
struct LineForecast {
    std::string effect;   ///< empty: nothing is foretold
    std::string why_not;  ///< empty: it can be given, or it is still being written
    std::vector<tactical::BoardPlace> way;

    friend bool operator==(const LineForecast&, const LineForecast&) = default;
};

/// Words for the next slot that can be clicked: a few of those that hold what was typed.
struct SlotOffers {
    std::vector<SlotOffer> shown;
    std::size_t more = 0;    ///< that are not shown
    bool is_sought = false;  ///< there are so many that a field for seeking them helps
};

struct BattlePanel {
    std::vector<std::vector<TokenRow>> tokens;  ///< side by side
    std::vector<std::string> facts;             ///< of the picked token, its name first
    std::string standing;                       ///< "Royal Navy is to act"
    std::vector<OrderRow> orders;               ///< those of the picked token first
    std::optional<std::size_t> listed;          ///< the marked one; none: nobody marked any
    std::vector<SlotOffer> forms;  ///< of the picked token and of all: what they do, their words
    std::string wanted;            ///< in the line, what its next slot takes; empty: none is open
    SlotOffers offers;             ///< for that slot
    LineForecast forecast;         ///< of the line, once every slot is filled
    std::vector<StepRow> rows;     ///< of what happened
    std::size_t moment = 0;        ///< the step that is looked at
    BattleMarks marks;
};

/// Does the program decide next, without anybody at the desk: a captain, or the usual answer if
/// there is no umpire?
[[nodiscard]] bool is_captains_turn(const BattleShown& battle, const BattlePick& pick);

/// `line`: the order that is being typed or put together by a form. `sought`: what was typed to
/// find a word for its next slot.
[[nodiscard]] BattlePanel battle_panel(const BattleShown& battle, const BattlePick& pick,
                                       std::string_view line = {}, std::string_view sought = {});

/// What a line would do; nothing while a slot of its form is open, and of what is typed freely
/// nothing before it is an order.
[[nodiscard]] LineForecast forecast_of_line(const BattleShown& battle, std::string_view line);

/// The room of the board in the room of the chart.
[[nodiscard]] BattleFrame desk_frame(const BattleShown& battle, const Box& room, double scale);

/// What a click there means: it fills the next slot of the line; else gives the only order for what
/// is highlighted there; else offers a choice of orders; else picks another token.
[[nodiscard]] Intent battle_click(const BattleShown& battle, const BattlePick& pick,
                                  const BattleFrame& frame, double scale, Point pixel,
                                  std::string_view line = {});

/// What to show next while the last turn is played back, or the end of it; none if nothing is
/// played.
[[nodiscard]] std::optional<Intent> played_on(const BattleShown& battle, const BattlePick& pick);

/// What a key of the chart means on a board: the next token, the next order of the list, one level
/// back. Return gives the order that is marked, else the one that is written in the line.
[[nodiscard]] Intent battle_meaning(const BattleShown& battle, const BattlePick& pick,
                                    Intent intent, std::string_view line = {});

/// Short facts about what is under the pointer.
[[nodiscard]] std::vector<std::string> battle_hover(const BattleShown& battle,
                                                    const BattleFrame& frame, double scale,
                                                    Point pixel);

}  // namespace flagplot::desk
