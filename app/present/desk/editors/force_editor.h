#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chart/chart.h"
#include "present/desk/editors/force_assets.h"
#include "present/desk/editors/force_ships.h"
#include "present/desk/editors/key_form.h"
#include "present/desk/editors/outline_edits.h"
#include "rules/speed.h"

/// \file
/// The forces of a campaign while they are set up: a value, and the only way from one to the next.
/// It knows no file.

namespace flagplot::desk {

struct FormationLine {
    std::string id;
    std::string name;
    std::string side;    ///< its id
    std::string enters;  ///< as it is written; empty: in turn 1
    std::string at;
    std::optional<Square> square = {};  ///< the square of `at`
    std::vector<ShipLine> ships = {};
    std::string facts = {};  ///< "MP 1 by Maria, 9 knots; 13 ships, 20 points"
};

struct ForceSide {
    std::string id;
    std::string name;
};

/// What the forces are set up with.
struct ForceSurroundings {
    std::vector<ForceSide> sides = {};
    std::vector<ClassLine> classes = {};
    SpeedSwitches speed = {};
    std::vector<NamedPlace> places = {};  ///< of the chart
};

/// \invariant `formations` and `assets` agree with `edits.now`; what is picked exists, and is
/// either a formation or an asset
struct ForceEditor {
    OutlineEdits edits = {};
    ForceSurroundings round = {};
    std::vector<FormationLine> formations = {};  ///< in the order of the file
    std::vector<AssetLine> assets = {};          ///< in the order of the file
    std::optional<std::size_t> formation = {};   ///< picked
    std::optional<std::size_t> ship = {};        ///< picked, of its ships
    std::optional<std::size_t> asset = {};       ///< picked
    std::string message = {};                    ///< why something was refused

    [[nodiscard]] const FormationLine* picked() const {
        return formation ? &formations[*formation] : nullptr;
    }
    [[nodiscard]] const AssetLine* picked_asset() const {
        return asset ? &assets[*asset] : nullptr;
    }
};

struct PickFormation {
    std::optional<std::size_t> formation;
    std::optional<std::size_t> ship = {};
};
/// A formation after the others of this side, in the square of the last one.
struct AddFormation {
    std::size_t side = 0;
};
struct RemoveFormation {
    std::size_t formation = 0;
};
/// Exchanges it with the one of its side before or after it.
struct MoveFormation {
    std::size_t formation = 0;
    bool is_up = false;
};
enum class FormationKey : std::uint8_t { id, name, side, enters, at };
/// The form of the picked formation. \pre one is picked
[[nodiscard]] std::vector<KeyField<FormationKey>> formation_fields(const ForceEditor& editor);
/// Consecutive typing into one line is one step of undo.
struct WriteFormation {
    std::size_t formation = 0;
    FormationKey key{};
    std::string text;  ///< empty removes the value, if it may be left out
};
/// Moves the picked formation to this square.
struct PlaceFormation {
    Square square;
};
/// A ship of this class after the others of the formation.
struct AddShip {
    std::size_t formation = 0;
    std::string class_name;
};
struct RemoveShip {
    std::size_t formation = 0;
    std::size_t ship = 0;
};
struct MoveShip {
    std::size_t formation = 0;
    std::size_t ship = 0;
    bool is_up = false;
};
struct WriteShip {
    std::size_t formation = 0;
    std::size_t ship = 0;
    ShipKey key{};
    std::string text;
};
using ForceIntent = std::variant<PickFormation, AddFormation, RemoveFormation, MoveFormation,
                                 WriteFormation, PlaceFormation, AddShip, RemoveShip, MoveShip,
                                 WriteShip, AssetIntent, PickPlace, UndoStep, RedoStep>;

/// The editor after an intent. Never fails: the reason for a refusal is in `message`.
[[nodiscard]] ForceEditor forces_after(ForceEditor editor, const ForceIntent& intent);

/// An editor with these forces, without steps to undo.
[[nodiscard]] ForceEditor forces_editor(Outline forces, ForceSurroundings round);

}  // namespace flagplot::desk
