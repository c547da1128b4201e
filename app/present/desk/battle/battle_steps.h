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
/// The steps of a battle as one side may know them: the result of each in the campaign's words,
/// and, folded, the ledger, which is the module's own log. Nothing here knows a module: who fires
/// at whom is derived from the names in its lines.

namespace flagplot::desk {

/// A line of the module's log.
struct LedgerLine {
    std::string text;
    std::string why = {};  ///< the rule, and how the number is made up
};

/// A token that moved from one place to another.
struct TokenMove {
    std::string token;  ///< its id
    tactical::BoardPlace from;
    tactical::BoardPlace to;
};

/// A shot at something.
struct Shot {
    std::string token;  ///< the id of the token that fired
    tactical::BoardPlace from;
    tactical::BoardPlace to;
};

/// One order, and its results.
struct BattleStep {
    std::string order;              ///< empty: another side's, which must not be read
    std::int32_t turn = 0;          ///< of the module
    std::vector<std::string> told;  ///< one sentence each
    std::vector<LedgerLine> ledger;
    std::vector<TokenMove> moves = {};
    std::vector<Shot> shots = {};
    std::vector<std::string> gone = {};  ///< ids of tokens that left the board in it
    std::vector<std::string> seen = {};  ///< ids of tokens that were not on the board before
};

/// A text of the module with names instead of ids; tokens with the same name have both.
[[nodiscard]] std::string in_names(const tactical::BattleScene& scene, std::string_view text);

/// The results of a step: who hit whom how often, with what the ships have left, then everything
/// else that all were told. `before` and `after` are the ships whose state the reader may know.
[[nodiscard]] std::vector<std::string> told_of(const tactical::BattleScene& scene,
                                               const std::vector<tactical::LogLine>& lines,
                                               const std::vector<tactical::UnitResult>& before,
                                               const std::vector<tactical::UnitResult>& after);

/// What was seen of a step on the board: who moved, fired, left and appeared.
void put_seen(BattleStep& step, const tactical::BattleScene& before,
              const tactical::BattleScene& after, const std::vector<tactical::LogLine>& lines);

/// Was nothing of it seen or told?
[[nodiscard]] bool is_empty(const BattleStep& step);

/// A row in the list of what happened.
struct StepRow {
    enum class Kind : std::uint8_t { order, told, fold, ledger };
    Kind kind{};
    std::size_t step = 0;
    std::string text;
    std::string why = {};
    bool is_unfolded = false;  ///< of a fold
};

/// The last step last. The ledger of a step is included only if it is unfolded.
[[nodiscard]] std::vector<StepRow> step_rows(const std::vector<BattleStep>& steps,
                                             const BattlePick& pick);

/// The board as it was after a step, as far as it was seen.
[[nodiscard]] tactical::BattleScene scene_after(const tactical::BattleScene& now,
                                                const std::vector<BattleStep>& steps,
                                                std::size_t step);

/// The first step of the last turn, where playing back begins. \pre there is a step
[[nodiscard]] std::size_t begin_of_last_turn(const std::vector<BattleStep>& steps);

/// How long a step is shown when it is played back, in milliseconds: a turn takes three seconds,
/// but no step is too short to be seen.
[[nodiscard]] std::int32_t milliseconds_a_step(const std::vector<BattleStep>& steps);

}  // namespace flagplot::desk
