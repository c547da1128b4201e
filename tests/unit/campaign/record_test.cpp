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

TEST_CASE("a result the rules do not give is a defect, or another revision's work") {
    Kept kept(3);
    Entry& entry = kept.entries[kept.entries.size() / 2];
    entry.state[0] ^= 1;
    forge_chains(kept);

    const Verdict same = verify(kept.rules, kept.entries, kept.root, revision);
    CHECK(same.kind == Verdict::Kind::program_defect);
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
