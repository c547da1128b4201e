#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "present/desk/state/battle_pick.h"
#include "tactical/module.h"
#include "tactical/scene.h"
#include "tactical/terms.h"

/// \file
/// The steps of a battle as one side may know them: what each came to in the campaign's words, and
/// behind a fold the ledger, which is the module's own log. Nothing here knows a module: who fires
/// at whom is read off the names in its lines.

namespace flagplot::desk {

/// A line of the module's log.
struct LedgerLine {
    std::string text;
    std::string why = {};  ///< the rule and the parts of its number
};

/// A token that went from one place to another.
struct TokenMove {
    std::string token;  ///< its id
    tactical::BoardPlace from;
    tactical::BoardPlace to;
};

/// Something that was fired.
struct Shot {
    std::string token;  ///< the id of who fired
    tactical::BoardPlace from;
    tactical::BoardPlace to;
};

/// One order, and what came of it.
struct BattleStep {
    std::string order;              ///< empty: another side's, which is not to be read
    std::int32_t turn = 0;          ///< of the module's turns
    std::vector<std::string> told;  ///< a sentence each
    std::vector<LedgerLine> ledger;
    std::vector<TokenMove> moves = {};
    std::vector<Shot> shots = {};
    std::vector<std::string> gone = {};  ///< ids of those who left the board in it
    std::vector<std::string> seen = {};  ///< ids of those who were not on the board before
};

/// A text of the module's with names instead of what orders call tokens; two tokens of one name
/// keep both.
[[nodiscard]] std::string in_names(const tactical::BattleScene& scene, std::string_view text);

/// What a step came to: who hit whom how often, with what the ships have left, then what all were
/// told besides. `before` and `after`: the ships of which the reader may know that.
[[nodiscard]] std::vector<std::string> told_of(const tactical::BattleScene& scene,
                                               const std::vector<tactical::LogLine>& lines,
                                               const std::vector<tactical::UnitResult>& before,
                                               const std::vector<tactical::UnitResult>& after);

/// What was seen of a step on the board: who moved, fired, went and came.
void put_seen(BattleStep& step, const tactical::BattleScene& before,
              const tactical::BattleScene& after, const std::vector<tactical::LogLine>& lines);

/// Was anything of it seen or told?
[[nodiscard]] bool is_empty(const BattleStep& step);

/// A row of what happened.
struct StepRow {
    enum class Kind : std::uint8_t { order, told, fold, ledger };
    Kind kind{};
    std::size_t step = 0;
    std::string text;
    std::string why = {};
    bool is_unfolded = false;  ///< of a fold
};

/// The last step last; the ledger of a step only where it is unfolded.
[[nodiscard]] std::vector<StepRow> step_rows(const std::vector<BattleStep>& steps,
                                             const BattlePick& pick);

/// The board as it was after a step, as far as it was seen.
[[nodiscard]] tactical::BattleScene scene_after(const tactical::BattleScene& now,
                                                const std::vector<BattleStep>& steps,
                                                std::size_t step);

/// The step with which the last turn begins: where it is played back from. \pre there is a step
[[nodiscard]] std::size_t begin_of_last_turn(const std::vector<BattleStep>& steps);

/// How long a step is shown while it is played back, in milliseconds: a turn takes three seconds,
/// but none of its steps is too short to be seen.
[[nodiscard]] std::int32_t milliseconds_a_step(const std::vector<BattleStep>& steps);

}  // namespace flagplot::desk
