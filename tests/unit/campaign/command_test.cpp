#include "campaign/command.h"

#include <catch2/catch.hpp>

#include "campaign/scanner.h"
#include "support/random_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A command's text, read back and written again.
void check_round_trip(const Definition& definition, const CampaignState& state,
                      const Command& command) {
    const std::string text = text_of(definition, state, command);
    INFO(text);
    const auto again = read_command(definition, state, text);
    REQUIRE(again);
    CHECK(*again == command);
    CHECK(text_of(definition, state, *again) == text);
}

void check_round_trip(const Definition& definition, const Command& command) {
    check_round_trip(definition, first_state(definition), command);
}

std::string text_of(const Definition& definition, const Command& command) {
    return flagplot::text_of(definition, first_state(definition), command);
}

std::string problem(const Definition& definition, std::string_view text) {
    const auto command = read_command(definition, first_state(definition), text);
    REQUIRE_FALSE(command);
    return describe(command.error());
}

}  // namespace

TEST_CASE("every command of a whole random campaign reads back as it was written") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        for (const Played& played : play(world, rules)) {
            check_round_trip(world.definition, played.before, played.command);
            CHECK(flagplot::text_of(world.definition, played.before, played.command) ==
                  flagplot::text_of(world.definition, played.step.after, played.command));
        }
    }
}

TEST_CASE("each kind of command has its canonical text") {
    const World world = random_world(1);
    const Definition& definition = world.definition;
    const std::string side = definition.sides[0].id;
    const Roster roster = roster_of(definition, first_state(definition), blue);
    const std::string formation = "\"" + roster.formations.front() + "\"";

    CHECK(text_of(definition, Begin{}) == "begin");
    CHECK(text_of(definition, Begin{SideId{0}}) == "begin solo " + side);
    CHECK(text_of(definition, Begin{SideId{0}, PublicSeed{1941}}) ==
          "begin solo " + side + " seed 1941");
    CHECK(text_of(definition, Begin{SideId{0}, PublicSeed{1941}, AdmiralLevel::normal}) ==
          "begin solo " + side + " against normal seed 1941");
    const Digest print = digest_of_bytes("record");
    CHECK(text_of(definition, Release{print}) == "release record " + hex(print));
    CHECK(text_of(definition, Resolve{3, print}) == "resolve at most 3 record " + hex(print));
    const std::string other = definition.sides[1].id;
    CHECK(text_of(definition, Release{{}, {{0}, {1}}}) == "release to " + side + " to " + other);
    CHECK(text_of(definition, Resolve{{}, print, "she is ill"}) ==
          "resolve overrule \"she is ill\" record " + hex(print));
    CHECK(text_of(definition, Resolve{}) == "resolve");
    CHECK(text_of(definition, Resolve{3}) == "resolve at most 3");
    CHECK(text_of(definition, SubmitOrders{blue, {TurnNumber{2}, {}}}) ==
          "orders " + side + "\n" + flagplot::text_of(roster, Sheet{TurnNumber{2}, {}}));
    CHECK(text_of(definition, Answer{blue, {1}, std::nullopt}) ==
          "answer " + side + " " + formation + " steam on");
    CHECK(text_of(definition, Answer{blue, {1}, UseRadar{false}}) ==
          "answer " + side + " " + formation + " " +
              flagplot::text_of(roster, Action{UseRadar{false}}));

    CHECK(text_of(definition, Choose{blue, true}) == "choose " + side + " b");
    CHECK(text_of(definition, GiveRuling{true, "so"}) == "ruling yes tell \"so\"");
    CHECK(text_of(definition, LayCard{{0}, {0}, {}, Square{1, 1}}) ==
          "card " + side + " \"Defect\" at B2");

    for (const Command& command :
         {Command{Begin{}},
          Command{Begin{SideId{1}}},
          Command{Resolve{}},
          Command{Resolve{3}},
          Command{Begin{{}, PublicSeed{UINT64_MAX}}},
          Command{Release{}},
          Command{Release{print}},
          Command{Release{{}, {{1}}}},
          Command{Release{print, {{0}, {1}}}},
          Command{Resolve{3, print, "his mail is late"}},
          Command{Resolve{{}, print}},
          Command{Resolve{3, print}},
          Command{SubmitOrders{blue, {TurnNumber{2}, {}}}},
          Command{
              SubmitOrders{blue, {TurnNumber{2}, {}}, {}, {"Force \"K\" waits", "It is night"}}},
          Command{Begin{SideId{1}, {}, AdmiralLevel::plan_only}},
          Command{Answer{blue, {1}, std::nullopt}},
          Command{Answer{blue, {1}, PlotRoute{{{1, 1}}, {2, 2}}}},
          Command{Choose{red, true}},
          Command{Choose{blue, false}},
          Command{GiveRuling{true, "as \"you\" like"}},
          Command{GiveRuling{false, ""}},
          Command{RefuseOrders{red, "\"E5\" is land"}},
          Command{LayCard{{1}, {2}, {}, {}}},
          Command{LayCard{{0}, {3}, world.twin_a, Square{4, 5}}}}) {
        check_round_trip(definition, command);
    }
}

TEST_CASE("a battle's result keeps ships, shares and what was learned") {
    const World world = random_world(1);
    ReportBattle command{{0}, {80, {}, {}, {}}};
    command.outcome.ships.push_back({{0}, Hundredths{0}, Hundredths{0}});
    command.outcome.ships.push_back({{1}, Hundredths{55}, Hundredths{100}});
    command.outcome.left.push_back({world.twin_a, {3, 4}});
    command.outcome.learned.push_back({{0}, "two \"cruisers\"\nburning \\ sinking"});

    check_round_trip(world.definition, command);
    CHECK(text_of(world.definition, command).starts_with("battle 1 minutes 80\nship "));
    command.from = ResultFrom::fought;
    command.overruled = "so I say";
    check_round_trip(world.definition, command);
    CHECK(text_of(world.definition, command).starts_with("battle 1 minutes 80 fought "));
}

TEST_CASE("orders of a battle that the program fights keep side and words") {
    const World world = random_world(1);
    OrderBattle command{{1}, {"battle_board", {}}};
    CHECK(text_of(world.definition, command) == "fight 2 by \"battle_board\"");
    check_round_trip(world.definition, command);

    command.more.orders = {{{0}, "step T3 to 4,5"}, {{1}, "fire \"Hood\""}};
    check_round_trip(world.definition, command);
    CHECK(text_of(world.definition, command) ==
          "fight 2 by \"battle_board\"\n" + world.definition.sides[0].id + " \"step T3 to 4,5\"\n" +
              world.definition.sides[1].id + " " + in_quotes("fire \"Hood\""));
}

TEST_CASE("a withdrawal keeps its reason and the dice that were seen") {
    const World world = random_world(1);
    Withdraw command{12, "a slip of the pen", {}};
    check_round_trip(world.definition, command);

    command.seen.push_back({TurnNumber{5}, 2, digest_of_bytes("orders")});
    check_round_trip(world.definition, command);
    CHECK(text_of(world.definition, command) ==
          "withdraw 12 why \"a slip of the pen\"\nseen turn 5 line 2 orders " +
              hex(digest_of_bytes("orders")));
    command.seen.front().after = digest_of_bytes("before");
    check_round_trip(world.definition, command);
}

TEST_CASE("a text in quotation marks is one line, whatever bytes it holds") {
    std::string all;
    for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
    const std::string quoted = in_quotes(all);
    CHECK(quoted.find('\n') == std::string::npos);

    Scanner in(quoted);
    CHECK(in.quoted("a text") == all);
    CHECK(in.ok());
    CHECK(in.at_end());
}

TEST_CASE("a wrong command names place and what was expected") {
    const World world = random_world(1);
    const Definition& definition = world.definition;
    const std::string side = definition.sides[0].id;

    CHECK(problem(definition, "reslove").find("did you mean \"resolve\"?") != std::string::npos);
    CHECK(problem(definition, "resolve at once").find("expected \"most\", found \"once\"") !=
          std::string::npos);
    CHECK(problem(definition, "resolve at most x").find("expected a number") != std::string::npos);
    CHECK(problem(definition, "orders nobody\n").find("no side \"nobody\"") != std::string::npos);
    CHECK(problem(definition, "answer " + side + " \"ZZ\" steam on").find("ZZ") !=
          std::string::npos);
    CHECK(problem(definition, "battle 0 minutes 10").find("battle 0") != std::string::npos);
    CHECK(problem(definition, "battle 1 minutes 10\nship \"None\" hull 1 speed 1")
              .find("no ship \"None\"") != std::string::npos);
    CHECK(problem(definition, "withdraw 3 why \"open").find("closed by a quotation mark") !=
          std::string::npos);
    CHECK(problem(definition, "begin\nbegin").find("nothing more") != std::string::npos);
    const auto far = read_command(definition, first_state(definition),
                                  "battle 1 minutes 10\nship \"None\" hull 1 speed 1");
    CHECK(far.error().where == Place{"", 2, 6});
}

TEST_CASE("no text of a command makes the reader run on or fall over") {
    const World world = random_world(2);
    Draw draw(7);
    const Rules rules(world.definition, OfficialDice{world.secret});
    for (const Played& played : play(world, rules)) {
        const std::string text = flagplot::text_of(world.definition, played.before, played.command);
        for (int i = 0; i < 20; ++i) {
            std::string changed = text;
            const auto place = draw.below(static_cast<std::uint32_t>(changed.size()));
            if (draw.one_in(2)) {
                changed[place] = static_cast<char>(draw.below(256));
            } else {
                changed.resize(place);
            }
            const auto command = read_command(world.definition, played.before, changed);
            if (!command) continue;
            CHECK_FALSE(flagplot::text_of(world.definition, played.before, *command).empty());
        }
    }
}

TEST_CASE("no number of a command can take a sum out of range, and no word a screen", "[limits]") {
    const World world = random_world(1);
    CHECK(problem(world.definition, "resolve at most 1000001")
              .find("is 1000001; expected -1000000 to 1000000") != std::string::npos);
    CHECK(read_command(world.definition, first_state(world.definition), "resolve at most 1000000"));
    CHECK(problem(world.definition, "resolve \x1b[2J").find("found \"(4 bytes)\"") !=
          std::string::npos);
}
