#include "campaign/command.h"

#include <algorithm>
#include <array>

#include "base/ensure.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"
#include "support/random_ruling.h"

namespace flagplot::fuzz {

namespace {

/// States in which the texts are read: before the first command, in mid-campaign, at its end.
std::array<const CampaignState*, 3> states() {
    const auto& steps = played_world().steps;
    return {&steps.front().before, &steps[steps.size() / 2].before, &steps.back().step.after};
}

/// Whatever a command does, it is what its facts and reports say.
void check_step(const CampaignState& before, const Command& command) {
    const auto step = advance(played_world().rules, before, command);
    if (!step) return;
    FLAGPLOT_ENSURE(folded(before, step->facts, step->reports) == step->after);
}

void check(const CampaignState& state, std::string_view text) {
    const Definition& definition = played_world().world.definition;
    const auto command = read_command(definition, state, text);
    if (!command) {
        check_said(command.error());
        return;
    }
    const auto again = read_command(definition, state, text_of(definition, state, *command));
    FLAGPLOT_ENSURE(again.has_value() && *again == *command);
    check_step(state, *command);
}

}  // namespace

void fuzz_command(std::string_view input) {
    for (const CampaignState* state : states()) check(*state, input);
}

void fuzz_ruling(std::string_view input) { fuzz_command("rule " + std::string(input)); }

Seeds seeds_of_commands() {
    constexpr std::size_t most_seeds = 60;
    Seeds seeds;
    for (const test::Played& each : played_world().steps) {
        const auto text = text_of(played_world().world.definition, each.before, each.command);
        const bool is_new = std::find(seeds.begin(), seeds.end(), text) == seeds.end();
        if (is_new && seeds.size() < most_seeds) seeds.push_back(text);
    }
    const std::string side = played_world().world.definition.sides.front().id;
    for (const char* text : {"begin solo ", "choose ", "message to ", "card ", "answer "}) {
        seeds.push_back(text + side + " \"a text\\x1b\" a");
    }
    seeds.insert(seeds.end(), {"resolve at most 3", "release", "ruling yes tell \"so\"",
                               "withdraw 3 why \"a slip\"",
                               "amend " + std::string(64, 'a') + " why \"a slip\""});
    return seeds;
}

Seeds seeds_of_rulings() {
    constexpr std::string_view rule = "rule ";
    const PlayedWorld& played = played_world();
    const CampaignState& state = *states()[1];
    Seeds seeds;
    test::Draw draw(1);
    for (std::size_t verb = 0; verb < std::variant_size_v<Ruling>; ++verb) {
        const Rule ruling = test::random_rule(played.world, state, verb, draw);
        seeds.push_back(
            text_of(played.world.definition, state, Command{ruling}).substr(rule.size()));
    }
    return seeds;
}

}  // namespace flagplot::fuzz
