#include "random_war.h"

#include <charconv>

#include "support/random_ruling.h"

namespace flagplot::test {

namespace {

class War {
  public:
    War(Save& save, std::uint64_t seed) : save_(save), seed_(seed), world_(world_of_war(seed)) {}

    void play_turn() {
        Draw draw(seed_ * 1000 + save_.entries().size());
        prepare(draw);
        for (const SeatId seat : {blue, red}) {
            attempt(SubmitOrders{seat, sheet_of(world_, save_.rules(), state(), seat), {}});
        }
        const TurnNumber turn = state().turn;
        while (state().turn == turn && state().progress.phase != Phase::over) {
            if (draw.one_in(2)) fight_on(draw);
            const Command next = state().stop ? answer_to(world_, state())
                                 : draw.one_in(3)
                                     ? Command{Resolve{1 + std::int32_t(draw.below(4))}}
                                     : Command{Resolve{}};
            REQUIRE(save_.carry_out(next));
            if (state().stop && draw.one_in(3)) rule(draw);
        }
        if (is_held_back(save_.definition(), state())) REQUIRE(save_.carry_out(Release{}));
        if (draw.one_in(3)) withdraw(draw);
    }

  private:
    [[nodiscard]] const CampaignState& state() const { return save_.state(); }

    void attempt(const Command& command) { (void)save_.carry_out(command); }

    /// The program begins to fight the battle that waits, or goes on with it.
    void fight_on(Draw& draw) {
        const auto* open = state().stop ? std::get_if<OpenBattle>(&*state().stop) : nullptr;
        if (open == nullptr) return;
        Fight more{"battle_board", {}};
        for (const auto& [side, number] : state().battles[open->battle.index()].numbers) {
            if (draw.one_in(2)) more.orders.push_back({side, "close \"the enemy\""});
        }
        attempt(OrderBattle{open->battle, std::move(more)});
    }

    void rule(Draw& draw) {
        attempt(random_rule(world_, state(), draw.below(std::variant_size_v<Ruling>), draw));
    }

    void prepare(Draw& draw) {
        if (draw.one_in(2)) attempt(RefuseOrders{blue, "line 2: \"E5\" is land."});
        for (int n = 0; n < 2; ++n) rule(draw);
        if (draw.one_in(2)) {
            attempt(PassMessage{{}, side_of(draw.one_in(2) ? blue : red), "Fog \"off\" the cape."});
        }
        if (draw.one_in(4)) attempt(PassMessage{{}, {}, "To all: \"steady\"."});
        if (draw.one_in(4)) attempt(Note{"Red is late\nagain."});
        if (draw.one_in(3)) attempt(PassMessage{side_of(red), side_of(blue), "We\nsurrender."});
        if (draw.one_in(2)) {
            const auto card =
                draw.below(static_cast<std::uint32_t>(world_.definition.deck.cards.size()));
            attempt(LayCard{side_of(draw.one_in(2) ? blue : red), {card}, {}, {}});
        }
        if (draw.one_in(3)) amend("Force " + std::to_string(draw.below(3)));
    }

    void amend(const std::string& name) {
        auto texts = texts_of_war(seed_, name);
        auto definition = compile_war(texts);
        REQUIRE(definition);
        (void)save_.amend({*std::move(definition), std::move(texts)},
                          Amend{{}, "a \"better\" name", {}, ""});
    }

    void withdraw(Draw& draw) {
        const auto line = save_.line();
        const auto which = 1 + draw.below(static_cast<std::uint32_t>(line.size()) - 1);
        REQUIRE(save_.withdraw(line[which]->number, "it was\na mistake"));
    }

    Save& save_;
    std::uint64_t seed_;
    World world_;
};

}  // namespace

World world_of_war(std::uint64_t seed) {
    World world = random_world(seed);
    if (seed % 2 == 1) world.definition.table.release = Releasing::by_hand;
    if (seed % 4 == 0) world.definition.switches.decisions = Decisions::at_activation;
    return world;
}

std::vector<SourceText> texts_of_war(std::uint64_t seed, const std::string& name) {
    return {{"campaign", "campaigns/war/campaign.toml", "seed " + std::to_string(seed) + "\n"},
            {"forces", "campaigns/war/forces.toml", name},
            {"chart", "maps/war.toml", ""},
            {"briefing", "briefing-blue.md", "You are Blue.\n"}};
}

Result<Definition> compile_war(const std::vector<SourceText>& sources) {
    const std::string& text = sources.at(0).text;
    std::uint64_t seed = 0;
    const auto [end, code] = std::from_chars(text.data() + 5, text.data() + text.size(), seed);
    if (!text.starts_with("seed ") || code != std::errc{} || *end != '\n') {
        return failure(ErrorCode::syntax, {"no seed"}, {sources.at(0).name, 1, 6});
    }
    Definition definition = world_of_war(seed).definition;
    if (!sources.at(1).text.empty()) definition.formations[0].name = sources.at(1).text;
    return definition;
}

NewCampaign campaign_of_war(std::uint64_t seed) {
    const auto texts = texts_of_war(seed, "");
    NewCampaign campaign{compile_war(texts).value(), texts, seeded_dice(seed), {}};
    if (seed % 3 != 0) campaign.dice.public_seed.reset();
    if (seed % 5 == 0) campaign.solo = side_of(blue);
    return campaign;
}

void play_war(Save& save, std::uint64_t seed, int turns) {
    War war(save, seed);
    for (int turn = 0; turn < turns && save.state().progress.phase != Phase::over; ++turn) {
        war.play_turn();
    }
}

Save war_in(const std::filesystem::path& path, std::uint64_t seed, int turns) {
    REQUIRE(create_save(path, campaign_of_war(seed)));
    auto save = Save::open(path, Save::Access::write, compile_war);
    REQUIRE(save);
    play_war(*save, seed, turns);
    return *std::move(save);
}

std::vector<Command> commands_of(const Save& save) {
    std::vector<Command> commands;
    for (const Entry& entry : save.entries()) {
        const CampaignState before = save.state_after(entry.parent);
        const RulesInForce in_force = save.rules_in(before);
        const auto command = read_command(in_force.definition(), before, entry.command);
        REQUIRE(command);
        commands.push_back(*command);
    }
    return commands;
}

std::string kinds_missing(const std::set<std::size_t>& seen) {
    std::string missing;
    for (std::size_t kind = 0; kind < std::variant_size_v<Command>; ++kind) {
        if (!seen.contains(kind)) missing += " " + std::to_string(kind);
    }
    return missing;
}

}  // namespace flagplot::test
