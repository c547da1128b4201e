#include <chrono>
#include <filesystem>

#include "campaign/engagement.h"
#include "cli/battle_result.h"
#include "cli/battle_ways.h"
#include "cli/command_context.h"
#include "files/battle_contract.h"
#include "store/disk.h"
#include "store/outside_program.h"

namespace flagplot::cli {

namespace {

constexpr std::uint64_t usual_seconds = 60;
constexpr std::uint64_t most_seconds = 86'400;

std::chrono::seconds limit_of(const Arguments& given) {
    const std::uint64_t seconds = given.number("--seconds").value_or(usual_seconds);
    if (seconds < 1 || seconds > most_seconds) {
        throw WrongUsage("--seconds is a number from 1 to 86400");
    }
    return std::chrono::seconds(seconds);
}

}  // namespace

Result<int> fight_elsewhere(const Arguments& given, Console& console) {
    const std::chrono::seconds limit = limit_of(given);
    auto save = open_save(given, given.has("--dry") ? Save::Access::read : Save::Access::write);
    if (!save) return Failure(save.error());
    const auto battle = open_battle(save->state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    const TemporaryFolder folder;
    const std::filesystem::path contract = folder.path() / "contract.json";
    const std::filesystem::path result = folder.path() / "result.toml";
    const auto request = request_of(save->definition(), save->state(), *battle);
    replace_file(contract, contract_json(request));
    const auto ran = run_outside(given.text("--with"), {contract.string(), result.string()}, limit);
    if (!ran) return Failure(ran.error());
    auto handed = result_from(*save, *battle, result.string(), console);
    if (!handed) return Failure(handed.error());
    return take(given, *save, *std::move(handed), Difference::shown, console);
}

}  // namespace flagplot::cli
