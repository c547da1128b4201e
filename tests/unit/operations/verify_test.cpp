#include <sys/wait.h>
#include <catch2/catch.hpp>
#include <csignal>

#include <algorithm>
#include <map>

#include "campaign/receipts.h"
#include "operations/verdict.h"
#include "random_war.h"
#include "store/revision.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A record as somebody would leave it who alters it and makes all digests anew.
std::vector<Entry> with_digests_anew(std::vector<Entry> entries, const Digest& root) {
    for (Entry& entry : entries) {
        entry.chain = chain_digest(parent_chain(entries, entry.parent, root), entry);
    }
    return entries;
}

Verdict verdict_of(const Save& save, const std::vector<Entry>& entries,
                   const std::string& revision = program_revision()) {
    return verify(save.written_rules(), entries, save.root(), revision);
}

Verdict verdict_anew(const Save& save, const std::vector<Entry>& entries) {
    return verdict_of(save, with_digests_anew(entries, save.root()));
}

/// The same command with one thing of it changed, one overload for each kind.
struct Mutation {
    Command operator()(Begin command) const {
        command.solo = command.solo ? std::nullopt : std::optional(side_of(blue));
        return command;
    }
    Command operator()(SubmitOrders command) const {
        command.overruled += "because";
        return command;
    }
    Command operator()(const Resolve& command) const {
        return Resolve{command.at_most ? std::nullopt : std::optional(1)};
    }
    Command operator()(Answer command) const {
        command.action = command.action ? std::nullopt : std::optional<Action>(UseRadar{false});
        return command;
    }
    Command operator()(ReportBattle command) const {
        command.outcome.remarks += "otherwise";
        return command;
    }
    Command operator()(Withdraw command) const {
        command.why += "!";
        return command;
    }
    Command operator()(Choose command) const {
        command.is_second = !command.is_second;
        return command;
    }
    Command operator()(GiveRuling command) const {
        command.text += "!";
        return command;
    }
    Command operator()(LayCard command) const {
        command.side = {1 - command.side.number};
        return command;
    }
    Command operator()(const Release& /*command*/) const {
        return PassMessage{{}, side_of(red), "instead of a release"};
    }
    Command operator()(Rule command) const {
        command.why += "!";
        return command;
    }
    Command operator()(PassMessage command) const {
        command.text += "!";
        return command;
    }
    Command operator()(Amend command) const {
        command.why += "!";
        return command;
    }
    template <class Other>  // a new kind: altered as a whole
    Command operator()(const Other& /*command*/) const {
        return PassMessage{{}, side_of(red), "instead of it"};
    }
};

constexpr std::uint64_t most_wars = 40;
constexpr std::size_t kinds_of_wars = std::variant_size_v<Command>;

}  // namespace

TEST_CASE("every kind of command, altered with its digests or without, is named", "[verify]") {
    std::set<std::size_t> kinds;
    for (std::uint64_t seed = 1; seed <= most_wars && kinds.size() < kinds_of_wars; ++seed) {
        const Folder folder;
        const Save save = war_in(folder / "war", seed, 3);
        REQUIRE(verdict_of(save, save.entries()).kind == Verdict::Kind::identical);
        const std::vector<Command> commands = commands_of(save);
        for (std::size_t i = 0; i < commands.size(); ++i) {
            if (!kinds.insert(commands[i].index()).second) continue;
            const auto number = static_cast<std::int32_t>(i) + 1;
            const CampaignState after = save.state_after(number);
            const RulesInForce in_force = save.rules_in(after);
            std::vector<Entry> entries = save.entries();
            entries[i].command =
                text_of(in_force.definition(), after, std::visit(Mutation{}, commands[i]));
            INFO(save.entries()[i].command << " -> " << entries[i].command);
            REQUIRE(entries[i].command != save.entries()[i].command);

            const Verdict plain = verdict_of(save, entries);
            CHECK(plain.kind == Verdict::Kind::altered);
            CHECK(plain.entry == number);
            const Verdict anew = verdict_anew(save, entries);
            INFO(anew.explanation);
            CHECK(anew.kind != Verdict::Kind::identical);
            CHECK(anew.entry == number);
        }
    }
    INFO("kinds of command that did not come up:" << kinds_missing(kinds));
    CHECK(kinds.size() == kinds_of_wars);
}

TEST_CASE("every line of every kind of order, taken out, is named", "[verify]") {
    std::map<std::string, int> altered;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Folder folder;
        const Save save = war_in(folder / "war", seed, 2);
        for (std::size_t i = 0; i < save.entries().size(); ++i) {
            const std::string& command = save.entries()[i].command;
            if (!command.starts_with("orders ")) continue;
            const std::size_t first = command.find('\n', command.find('\n') + 1) + 1;
            if (command.compare(first, 3, "END") == 0) continue;
            std::vector<Entry> entries = save.entries();
            const std::size_t end = command.find('\n', first) + 1;
            const std::string line = command.substr(first, end - first);
            entries[i].command.erase(first, line.size());
            const Verdict verdict = verdict_anew(save, entries);
            INFO(line << verdict.explanation);
            CHECK(verdict.entry == static_cast<std::int32_t>(i) + 1);
            CHECK(verdict.kind != Verdict::Kind::identical);
            ++altered[line.substr(0, line.find(' '))];
        }
    }
    CHECK(altered.size() >= 3);
}

namespace {

/// Alters the first die of each purpose that has not been altered yet.
void alter_dice(const Save& save, std::set<Purpose>& purposes) {
    for (std::size_t i = 0; i < save.entries().size(); ++i) {
        const auto happened = decoded<Happened>(save.entries()[i].happened);
        REQUIRE(happened);
        for (std::size_t f = 0; f < happened->facts.size(); ++f) {
            const auto* die = std::get_if<DieRolled>(&happened->facts[f]);
            if (die == nullptr || save.state().rulings.dice.contains(die->key)) continue;
            if (die->faces < 2 || !purposes.insert(die->key.purpose).second) continue;
            Happened changed = *happened;
            DieRolled other = *die;
            other.result = other.result % other.faces + 1;
            changed.facts[f] = other;
            std::vector<Entry> entries = save.entries();
            entries[i].happened = encoded(changed);
            CHECK(verdict_of(save, entries).kind == Verdict::Kind::altered);
            const Verdict anew = verdict_anew(save, entries);
            INFO(anew.explanation);
            CHECK(anew.kind == Verdict::Kind::altered);
            CHECK(anew.entry == static_cast<std::int32_t>(i) + 1);
            CHECK(has(anew.explanation, "by the secret"));
        }
    }
}

}  // namespace

TEST_CASE("a die that is not that of its key was altered, and is named, digests or not",
          "[verify]") {
    std::set<Purpose> purposes;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Folder folder;
        alter_dice(war_in(folder / "war", seed, 3), purposes);
    }
    CHECK(purposes.size() >= 6);
}

TEST_CASE("each part of an entry that was altered is named", "[verify]") {
    const Folder folder;
    const Save save = war_in(folder / "war", 3, 2);
    const auto altered = [&](auto alter, bool is_anew) {
        std::vector<Entry> entries = save.entries();
        alter(entries[3]);
        return is_anew ? verdict_anew(save, entries) : verdict_of(save, entries);
    };
    const auto state = [](Entry& entry) { entry.state[0] ^= 1U; };
    const auto happened = [](Entry& entry) { entry.happened = encoded(Happened{}); };
    const auto unreadable = [](Entry& entry) { entry.happened += 'x'; };
    const auto chain = [](Entry& entry) { entry.chain[0] ^= 1U; };
    const auto parent = [](Entry& entry) { entry.parent = 1; };
    const auto number = [](Entry& entry) { entry.number = 9; };
    const auto revision = [](Entry& entry) { entry.revision = "0.0.0"; };
    const auto is_of_four = [](const Verdict& verdict) {
        INFO(verdict.explanation);
        CHECK(verdict.kind == Verdict::Kind::altered);
        CHECK(verdict.entry == 4);
    };
    is_of_four(altered(state, false));
    is_of_four(altered(happened, false));
    is_of_four(altered(chain, false));
    is_of_four(altered(parent, false));
    is_of_four(altered(number, false));
    is_of_four(altered(revision, false));
    is_of_four(altered(state, true));
    is_of_four(altered(happened, true));
    is_of_four(altered(unreadable, true));
    is_of_four(altered(parent, true));
}

TEST_CASE("another revision that decides otherwise is no alteration, the very one a defect",
          "[verify]") {
    const Folder folder;
    const Save save = war_in(folder / "war", 1, 2);
    // what decides now is not what decided then
    Definition definition = save.written_rules().definition;
    definition.calendar.light.assign(definition.calendar.light.size(), Light::night);
    const Rules others(definition, save.amendments(), save.written_rules().dice);
    const Verdict same = verify(others, save.entries(), save.root(), program_revision());
    INFO(same.explanation);
    CHECK(same.kind == Verdict::Kind::program_defect);
    CHECK(same.entry > 0);
    const Verdict other = verify(others, save.entries(), save.root(), "9.9.9-other");
    CHECK(other.kind == Verdict::Kind::different_rules);
    CHECK(other.entry == same.entry);
    CHECK(has(other.explanation, program_revision()));
    CHECK(has(other.explanation, "9.9.9-other"));
}

TEST_CASE("texts that mean something else are different data, named by what differs", "[verify]") {
    const Folder folder;
    const Save save = war_in(folder / "war", 2, 1);
    CHECK(verdict_on(save, compile_war).kind == Verdict::Kind::identical);
    const Verdict renamed = verdict_on(save, [](const std::vector<SourceText>& sources) {
        auto definition = compile_war(sources);
        definition->ships[0].ship.name = "Nobody";
        return definition;
    });
    CHECK(renamed.kind == Verdict::Kind::different_rules);
    CHECK(has(renamed.explanation, "Nobody"));
    const Verdict refused = verdict_on(save, no_compile);
    CHECK(refused.kind == Verdict::Kind::different_rules);
    CHECK(has(refused.explanation, "the texts were read again"));
}

TEST_CASE("a record made anew with all its digests is found out by the receipts alone",
          "[verify]") {
    const Folder folder;
    const std::uint64_t seed = 2;
    KeptReceipts kept;
    const auto keep = [&](const Save& save) {
        for (const SeatId seat : {blue, red}) {
            const Definition& definition = save.definition();
            kept.briefings.push_back({definition.side(side_of(seat)).id, save.state().turn,
                                      receipt_of(save.line(), seat)});
        }
    };
    const World world = world_of_war(seed);
    REQUIRE(create_save(folder / "war", campaign_of_war(seed)));
    {
        auto save = Save::open(folder / "war", Save::Access::write, compile_war);
        REQUIRE(save);
        for (int turn = 0; turn < 3; ++turn) {
            play_turns(*save, world, 1);
            keep(*save);
        }
        CHECK(compare_receipts(save->written_rules(), save->entries(), kept).kind ==
              Verdict::Kind::identical);
        // taken back and played otherwise: what was shown is still in the tree
        REQUIRE(save->withdraw(save->head() - 1, "to try again"));
        CHECK(compare_receipts(save->written_rules(), save->entries(), kept).kind ==
              Verdict::Kind::identical);
    }
    // The same war, but for what Red is said to have ordered in its third turn.
    REQUIRE(create_save(folder / "forged", campaign_of_war(seed)));
    auto forged = Save::open(folder / "forged", Save::Access::write, compile_war);
    REQUIRE(forged);
    play_turns(*forged, world, 2);
    for (const Played& played : play_turn(world, forged->rules(), forged->state())) {
        const auto* orders = std::get_if<SubmitOrders>(&played.command);
        if (orders != nullptr && orders->seat == red) {
            REQUIRE(forged->carry_out(SubmitOrders{red, {orders->sheet.turn, {}}, {}}));
        } else {
            (void)forged->carry_out(played.command);
        }
    }
    CHECK(verdict_on(*forged, compile_war).kind == Verdict::Kind::identical);
    const Verdict found = compare_receipts(forged->written_rules(), forged->entries(), kept);
    INFO(found.explanation);
    CHECK(found.kind == Verdict::Kind::altered);
    CHECK(has(found.explanation, "up to the briefing for turn 4"));
    CHECK(has(found.explanation, "up to the briefing for turn 3 it is"));
}

namespace {

/// What a seat was told but for the fingerprints of the record: they are random numbers to it.
std::vector<Report> told_without_prints(const Save& save, SeatId seat) {
    std::vector<Report> reports;
    for (const Entry* entry : save.line()) {
        for (const Told& told : what_happened(*entry).reports) {
            if (told.seat != seat) continue;
            const auto* released = std::get_if<Released>(&told.report);
            reports.push_back(released != nullptr ? Report{Released{released->turn, {}}}
                                                  : told.report);
        }
    }
    return reports;
}

}  // namespace

TEST_CASE("a receipt depends only on what its side was told, however the turn was cut",
          "[verify]") {
    for (const std::uint64_t seed : {2U, 7U, 11U}) {
        CAPTURE(seed);
        const World world = world_of_war(seed);
        const Folder folder;
        const auto war = [&](const std::string& name, const Command& resolve) {
            REQUIRE(create_save(folder / name, campaign_of_war(seed)));
            auto save = Save::open(folder / name, Save::Access::write, compile_war);
            REQUIRE(save);
            for (const SeatId seat : {blue, red}) {
                REQUIRE(save->carry_out(
                    SubmitOrders{seat, sheet_of(world, save->rules(), save->state(), seat), {}}));
            }
            while (save->state().turn == TurnNumber{1}) {
                const bool waits = save->state().stop.has_value();
                REQUIRE(save->carry_out(waits ? answer_to(world, save->state()) : resolve));
            }
            return *std::move(save);
        };
        const Save whole = war("whole", Resolve{});
        const Save cut = war("cut", Resolve{1});
        REQUIRE(cut.entries().size() > whole.entries().size());
        // A release tells a fingerprint of the record, in which the pieces of a turn stand.
        const bool is_print_told = world.definition.table.release == Releasing::at_once;
        for (const SeatId seat : {blue, red}) {
            CHECK(told_without_prints(whole, seat) == told_without_prints(cut, seat));
            CHECK((receipt_of(whole.line(), seat) == receipt_of(cut.line(), seat)) !=
                  is_print_told);
        }
    }
}

TEST_CASE("another secret than the one that was committed to is found out", "[verify]") {
    const Folder folder;
    const Save save = war_in(folder / "war", 2, 1);
    KeptReceipts kept;
    kept.commitments = {commitment_of(save.dice().secret)};
    CHECK(compare_receipts(save.written_rules(), save.entries(), kept).kind ==
          Verdict::Kind::identical);
    kept.commitments = {commitment_of(Secret{})};
    const Verdict found = compare_receipts(save.written_rules(), save.entries(), kept);
    CHECK(found.kind == Verdict::Kind::altered);
    CHECK(has(found.explanation, "another secret"));
}

#ifndef NDEBUG
TEST_CASE("a debug build raises an alarm when something but a command changed the state",
          "[verify]") {
    const Folder folder;
    Save save = war_in(folder / "war", 2, 1);
    std::fflush(nullptr);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        std::signal(SIGABRT, SIG_DFL);
        (void)std::freopen("/dev/null", "w", stderr);
        const_cast<CampaignState&>(save.state()).formations[0].carried += MovePoints{1};
        (void)save.carry_out(PassMessage{{}, side_of(blue), "Fog."});
        std::_Exit(0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGABRT);
    CHECK(save.carry_out(PassMessage{{}, side_of(blue), "Fog."}));
}
#endif
