#include "campaign/record.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "support/random_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr const char* revision = "this";

/// A campaign played to its end, as its record keeps it.
struct Kept {
    World world;
    Rules rules;
    Digest root;
    std::vector<Entry> entries;

    explicit Kept(std::uint64_t seed)
        : world(random_world(seed)),
          rules(world.definition, OfficialDice{world.secret}),
          root(digest_of(world.definition)) {
        for (const Played& played : play(world, rules)) add(played.command, played.step);
    }

    void add(const Command& command, const Step& step, std::optional<std::int32_t> from = {}) {
        const auto parent = from.value_or(static_cast<std::int32_t>(entries.size()));
        entries.push_back(make_entry({static_cast<std::int32_t>(entries.size()) + 1, parent,
                                      parent_chain(entries, parent, root), revision},
                                     world.definition, command, step, encoded(step.after)));
    }

    [[nodiscard]] CampaignState state_after(std::int32_t head) const {
        CampaignState state = first_state(world.definition);
        for (const Entry* entry : line_to(entries, head)) {
            auto after = folded(std::move(state), *entry);
            REQUIRE(after);
            state = *std::move(after);
        }
        return state;
    }
};

/// The first entry of a side's orders for a turn.
std::int32_t entry_of_orders(const Kept& kept, const std::string& side, int turn) {
    const std::string text =
        "orders " + side + "\nORDERS " + side + " turn " + std::to_string(turn) + "\n";
    const auto found =
        std::find_if(kept.entries.begin(), kept.entries.end(),
                     [&](const Entry& entry) { return entry.command.starts_with(text); });
    REQUIRE(found != kept.entries.end());
    return found->number;
}

/// Takes a command of the line of play back, as a save does it.
void withdraw(Kept& kept, std::int32_t command) {
    const auto head = static_cast<std::int32_t>(kept.entries.size());
    const std::int32_t parent = kept.entries[static_cast<std::size_t>(command) - 1].parent;
    const CampaignState before = kept.state_after(parent);
    const Withdraw withdrawal{command, "a mistake",
                              dice_seen_since(before, kept.state_after(head))};
    kept.add(withdrawal, must_advance(kept.rules, before, withdrawal), parent);
}

/// Carries one command more out.
void give(Kept& kept, const Command& command) {
    const auto before = kept.state_after(static_cast<std::int32_t>(kept.entries.size()));
    kept.add(command, must_advance(kept.rules, before, command));
}

std::vector<std::int32_t> numbers_of(const std::vector<TakenBack>& list) {
    std::vector<std::int32_t> numbers;
    for (const TakenBack& each : list) numbers.push_back(each.entry);
    return numbers;
}

/// From one number to another, that one too.
std::vector<std::int32_t> numbers(std::int32_t from, std::int32_t to) {
    std::vector<std::int32_t> all;
    for (std::int32_t number = from; number <= to; ++number) all.push_back(number);
    return all;
}

/// The chains of all entries from this one on, forged to fit.
void forge_chains(Kept& kept) {
    for (Entry& entry : kept.entries) {
        entry.chain = chain_digest(parent_chain(kept.entries, entry.parent, kept.root), entry);
    }
}

}  // namespace

TEST_CASE("folding the record leads through every state it names") {
    const Kept kept(3);
    for (const Entry& entry : kept.entries) {
        CHECK(digest_of(kept.state_after(entry.number)) == entry.state);
    }
}

TEST_CASE("a record decided again by the same program is identical") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Kept kept(seed);
        const Verdict verdict = verify(kept.rules, kept.entries, kept.root, revision);
        INFO(verdict.explanation);
        CHECK(verdict.kind == Verdict::Kind::identical);
    }
}

TEST_CASE("whatever is altered in an entry, verify names that entry") {
    const Kept kept(3);
    const auto place = kept.entries.size() / 2;
    const auto altered = [&](auto change) {
        std::vector<Entry> entries = kept.entries;
        change(entries[place]);
        const Verdict verdict = verify(kept.rules, entries, kept.root, revision);
        CHECK(verdict.kind == Verdict::Kind::altered);
        CHECK(verdict.entry == static_cast<std::int32_t>(place) + 1);
    };

    altered([](Entry& entry) { entry.command += ' '; });
    altered([](Entry& entry) { entry.happened.back() ^= 1; });
    altered([](Entry& entry) { entry.state[5] ^= 1; });
    altered([](Entry& entry) { entry.chain[31] ^= 0x80; });
    altered([](Entry& entry) { entry.parent -= 1; });
    altered([](Entry& entry) { entry.revision = "that"; });
    altered([](Entry& entry) { entry.number += 1; });
}

TEST_CASE("an entry taken out of the middle is missed") {
    Kept kept(3);
    kept.entries.erase(kept.entries.begin() + 2);
    const auto found = first_break(kept.entries, kept.root);
    REQUIRE(found);
    CHECK(found->explanation == "entry 3 is missing");
}

TEST_CASE("another definition breaks the record at its first entry") {
    const Kept kept(3);
    const auto found = first_break(kept.entries, digest_of_bytes("another"));
    REQUIRE(found);
    CHECK(found->entry == 1);
}

TEST_CASE("a state that its own facts do not lead to was altered, or is another revision's work") {
    Kept kept(3);
    Entry& entry = kept.entries[kept.entries.size() / 2];
    entry.state[0] ^= 1;
    forge_chains(kept);

    const Verdict same = verify(kept.rules, kept.entries, kept.root, revision);
    CHECK(same.kind == Verdict::Kind::altered);
    CHECK(same.entry == entry.number);

    const Verdict other = verify(kept.rules, kept.entries, kept.root, "that");
    CHECK(other.kind == Verdict::Kind::different_rules);
    CHECK(other.entry == entry.number);
    CHECK(other.explanation.find("revision this") != std::string::npos);
    CHECK(other.explanation.find("revision that") != std::string::npos);
}

TEST_CASE("other dice than the campaign's own are noticed") {
    const Kept kept(3);
    Secret other = kept.world.secret;
    other[0] ^= 1;
    const Rules rules(kept.world.definition, OfficialDice{other});
    CHECK(verify(rules, kept.entries, kept.root, revision).kind != Verdict::Kind::identical);
}

TEST_CASE("a withdrawal branches off before the command it takes back, and all of it stays") {
    Kept kept(3);
    const auto head = static_cast<std::int32_t>(kept.entries.size());
    const std::int32_t taken_back = head - 2;
    const std::int32_t parent = kept.entries[static_cast<std::size_t>(taken_back) - 1].parent;
    const CampaignState before = kept.state_after(parent);
    const CampaignState after = kept.state_after(head);
    const Withdraw command{taken_back, "a mistake", dice_seen_since(before, after)};

    kept.add(command, must_advance(kept.rules, before, command), parent);

    const auto line = line_to(kept.entries, head + 1);
    CHECK(line.size() == static_cast<std::size_t>(parent) + 1);
    CHECK(line.back()->number == head + 1);
    CampaignState expected = before;
    expected.seen_dice = kept.state_after(head + 1).seen_dice;
    CHECK(kept.state_after(head + 1) == expected);
    CHECK(std::includes(expected.seen_dice.begin(), expected.seen_dice.end(),
                        after.seen_dice.begin(), after.seen_dice.end()));
    CHECK(verify(kept.rules, kept.entries, kept.root, revision).kind == Verdict::Kind::identical);
}

TEST_CASE("nothing is to be carried out again where nothing was withdrawn") {
    CHECK(taken_back(Kept(3).entries).empty());
}

TEST_CASE("what came after a withdrawn command is to be carried out again, in its turn") {
    Kept kept(3);
    const auto head = static_cast<std::int32_t>(kept.entries.size());
    const std::int32_t command = entry_of_orders(kept, "blue", 2);

    withdraw(kept, command);

    const auto list = taken_back(kept.entries);
    CHECK(numbers_of(list) == numbers(command + 1, head));
    for (const TakenBack& each : list) {
        const Entry& entry = kept.entries[static_cast<std::size_t>(each.entry) - 1];
        CHECK(each.turn == kept.state_after(entry.parent).turn);
    }
}

TEST_CASE("what was decided anew since is not carried out again") {
    Kept kept(3);
    const auto head = static_cast<std::int32_t>(kept.entries.size());
    const std::int32_t command = entry_of_orders(kept, "blue", 2);
    REQUIRE(entry_of_orders(kept, "red", 2) == command + 1);

    withdraw(kept, command);
    give(kept, SubmitOrders{blue, {TurnNumber{2}, {}}, {}});
    CHECK(numbers_of(taken_back(kept.entries)) == numbers(command + 1, head));

    give(kept, SubmitOrders{red, {TurnNumber{2}, {}}, {}});
    CHECK(numbers_of(taken_back(kept.entries)) == numbers(command + 2, head));
}

TEST_CASE("a second withdrawal leaves what the first one took back to be carried out again") {
    Kept kept(3);
    const std::int32_t command = entry_of_orders(kept, "blue", 2);
    withdraw(kept, command);
    const auto before = taken_back(kept.entries);

    give(kept, SubmitOrders{blue, {TurnNumber{2}, {}}, {}});
    withdraw(kept, static_cast<std::int32_t>(kept.entries.size()));

    CHECK(taken_back(kept.entries) == before);
}

TEST_CASE("what belongs to a turn that is over by now is not carried out again") {
    Kept kept(3);
    const auto head = static_cast<std::int32_t>(kept.entries.size());
    withdraw(kept, entry_of_orders(kept, "blue", 2));
    const CampaignState state = kept.state_after(head + 1);

    for (const Played& played : play_turn(kept.world, kept.rules, state)) {
        kept.add(played.command, played.step);
    }

    CHECK(numbers_of(taken_back(kept.entries)) == numbers(entry_of_orders(kept, "blue", 3), head));
}

TEST_CASE("a turn is held back where it is released by hand, until it is released") {
    Definition definition;
    CampaignState state;
    state.shown.views[blue];
    CHECK_FALSE(is_held_back(definition, state));

    definition.table.release = Releasing::by_hand;
    CHECK(is_held_back(definition, state));

    state.shown.views.clear();
    CHECK_FALSE(is_held_back(definition, state));
}

TEST_CASE("nothing is held back from a solo player") {
    Definition definition;
    definition.table.release = Releasing::by_hand;
    CampaignState state;
    state.shown.views[blue];
    state.solo = SideId{0};

    CHECK_FALSE(is_held_back(definition, state));
}

TEST_CASE("an entry that speaks of what there is not cannot be folded") {
    const World world = random_world(1);
    const CampaignState before = first_state(world.definition);
    const FormationId nobody{1'000};
    const FormationId first{0};
    for (const Fact& fact :
         {Fact{HoldOrdered{nobody}}, Fact{ConditionMet{first, 3, {}}}, Fact{CardResolved{}},
          Fact{MarkerReached{first, Square{0, 0}, false, {}}}}) {
        Entry entry;
        entry.happened = encoded(Happened{{fact}, {}});
        CHECK_FALSE(folded(before, entry));
    }
    Entry empty;
    empty.happened = encoded(Happened{});
    CHECK(folded(before, empty) == before);
}
