#pragma once

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
    std::vector<tactical::OrderForm> forms = {};  ///< for orders that are too many to list
    std::vector<std::optional<ShipType>> types;   ///< of the scene's tokens, as far as known
    std::vector<BattleStep> steps;                ///< the last one last
    std::string no_step_back;  ///< why the last order cannot be taken back; empty: it can
    std::string result;        ///< its effect on the campaign, once it is over
};

/// What an order will do, in one line; empty if the module does not say.
[[nodiscard]] std::string effect_of(const tactical::OrderForecast& forecast);

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
};

/// An order that can be given.
struct OrderRow {
    std::string text;
    std::string effect;  ///< what it will do; empty: the module does not say
    std::string group;   ///< for the first of a group, its title; for others, empty
};

struct BattlePanel {
    std::vector<std::vector<TokenRow>> tokens;  ///< side by side
    std::vector<std::string> facts;             ///< of the picked token, its name first
    std::string standing;                       ///< "Royal Navy is to act"
    std::vector<OrderRow> orders;               ///< those of the picked token first
    std::optional<std::size_t> listed;          ///< the marked one; none: none is marked
    std::vector<SlotOffer> forms;   ///< for the picked token and for all: what they do, their words
    std::string wanted;             ///< what the next slot of the line accepts; empty: none is open
    std::vector<SlotOffer> offers;  ///< for that slot
    std::vector<StepRow> rows;      ///< of what happened
    std::size_t moment = 0;         ///< the step that is shown
    BattleMarks marks;
};

/// Does the program decide next, without anybody at the desk: a captain, or the usual answer if
/// there is no umpire?
[[nodiscard]] bool is_captains_turn(const BattleShown& battle, const BattlePick& pick);

/// `line`: the order being typed or put together with a form.
[[nodiscard]] BattlePanel battle_panel(const BattleShown& battle, const BattlePick& pick,
                                       std::string_view line = {});

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
/// back.
[[nodiscard]] Intent battle_meaning(const BattleShown& battle, const BattlePick& pick,
                                    Intent intent);

/// Short facts about what is under the pointer.
[[nodiscard]] std::vector<std::string> battle_hover(const BattleShown& battle,
                                                    const BattleFrame& frame, double scale,
                                                    Point pixel);

}  // namespace flagplot::desk
