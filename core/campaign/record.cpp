#include "campaign/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

#include "base/ensure.h"

namespace flagplot {

namespace {

/// The states that later entries still start from, and no other: a long record is decided again in
/// the memory of its branches.
class StatesInUse {
  public:
    StatesInUse(const std::vector<Entry>& entries, CampaignState first) {
        for (const Entry& entry : entries) last_use_[entry.parent] = entry.number;
        states_.emplace(0, std::move(first));
    }

    [[nodiscard]] CampaignState before(const Entry& entry) {
        const auto found = states_.find(entry.parent);
        if (last_use_.at(entry.parent) != entry.number) return found->second;
        CampaignState state = std::move(found->second);
        states_.erase(found);
        return state;
    }

    void keep(const Entry& entry, CampaignState after) {
        if (last_use_.contains(entry.number)) states_.emplace(entry.number, std::move(after));
    }

  private:
    std::map<std::int32_t, std::int32_t> last_use_;
    std::map<std::int32_t, CampaignState> states_;
};

/// The canonical bytes of the `Happened` of a step, without a copy of it.
std::string happened_in(const Step& step) {
    Writer out;
    encode(out, step.facts);
    encode(out, step.reports);
    return out.take();
}

/// What differs when an entry is decided again, in words.
std::optional<std::string> difference(const Entry& entry, const Result<Step>& step) {
    if (!step) return fmt::format("is refused now: {}", sentence_of(step.error()));
    if (happened_in(*step) != entry.happened) {
        return std::string("does something else now");
    }
    if (digest_of(step->after) != entry.state) return std::string("leads to another state now");
    return std::nullopt;
}

/// Decides entry after entry by the rules in force where each was decided.
class DecidedAgain {
  public:
    explicit DecidedAgain(const Rules& rules) : rules_(rules) {}

    [[nodiscard]] Result<Step> operator()(const Entry& entry, CampaignState before) {
        if (!in_force_ || !in_force_->hold_in(before)) in_force_.emplace(rules_, before);
        const auto command = read_command(in_force_->definition(), before, entry.command);
        if (!command) return Failure(command.error());
        return advance(in_force_->rules(), std::move(before), *command);
    }

  private:
    const Rules& rules_;
    std::optional<RulesInForce> in_force_;
};

Verdict differing(const Entry& entry, const std::string& what, const std::string& revision) {
    if (entry.revision == revision) {
        return {Verdict::Kind::program_defect, entry.number,
                fmt::format("command {} {}, by the very revision of the program that decided it",
                            entry.number, what)};
    }
    return {Verdict::Kind::different_rules, entry.number,
            fmt::format("command {} {}; it was decided by revision {} of the program, this is "
                        "revision {}",
                        entry.number, what, entry.revision, revision)};
}

/// How many words say what a command decides; a second one that begins so decides it anew.
struct Matter {
    std::string_view verb;
    int words;
};
constexpr std::array matters{Matter{"orders", 2}, Matter{"battle", 2}, Matter{"answer", 3},
                             Matter{"choose", 2}, Matter{"ruling", 1}, Matter{"resolve", 1},
                             Matter{"amend", 1}};

/// What a command decides; of other commands than these the whole text.
std::string_view matter_of(std::string_view command) {
    const auto matter = std::find_if(matters.begin(), matters.end(), [&](const Matter& each) {
        return command.starts_with(each.verb);
    });
    if (matter == matters.end()) return command;
    std::size_t end = 0;
    for (int word = 0; word < matter->words && end != std::string_view::npos; ++word) {
        end = command.find_first_of(" \n", end + 1);
    }
    return command.substr(0, end);
}

template <class F>
const F* find_fact(const Happened& happened) {
    for (const Fact& fact : happened.facts) {
        if (const auto* found = std::get_if<F>(&fact)) return found;
    }
    return nullptr;
}

/// Goes through a record and keeps what is to be carried out again.
class TakenBackSoFar {
  public:
    explicit TakenBackSoFar(const std::vector<Entry>& entries) : entries_(entries) {
        for (const Entry& entry : entries) add(entry);
    }

    [[nodiscard]] std::vector<TakenBack> list() && { return std::move(list_); }

  private:
    void add(const Entry& entry) {
        const auto happened = decoded<Happened>(entry.happened);
        FLAGPLOT_ENSURE(happened);
        const TurnNumber turn = turns_.at(static_cast<std::size_t>(entry.parent));
        if (const auto* withdrawn = find_fact<CommandWithdrawn>(*happened)) {
            take_back(entry.number, withdrawn->command);
        } else {
            decide_anew(entry, turn);
        }
        const auto* closed = find_fact<TurnClosed>(*happened);
        turns_.push_back(closed != nullptr ? closed->next : turn);
        std::erase_if(list_, [&](const TakenBack& each) { return each.turn < turns_.back(); });
    }

    /// Before a withdrawal the head was the newest entry, as it always is.
    void take_back(std::int32_t withdrawal, std::int32_t command) {
        std::vector<TakenBack> taken;
        for (const Entry* entry : line_to(entries_, withdrawal - 1)) {
            if (entry->number <= command || entry->command.starts_with("withdraw ")) continue;
            taken.push_back({entry->number, turns_[static_cast<std::size_t>(entry->parent)]});
        }
        list_.insert(list_.begin(), taken.begin(), taken.end());
    }

    void decide_anew(const Entry& entry, TurnNumber turn) {
        const auto matter = matter_of(entry.command);
        const auto same = std::find_if(list_.begin(), list_.end(), [&](const TakenBack& each) {
            const auto place = static_cast<std::size_t>(each.entry) - 1;
            return each.turn == turn && matter_of(entries_[place].command) == matter;
        });
        if (same != list_.end()) list_.erase(same);
    }

    const std::vector<Entry>& entries_;
    std::vector<TurnNumber> turns_{TurnNumber{1}};  ///< after each entry, by number
    std::vector<TakenBack> list_;
};

}  // namespace

Digest chain_digest(const Digest& parent_chain, const Entry& entry) {
    Writer out;
    encode(out, parent_chain);
    encode(out, entry.number);
    encode(out, entry.parent);
    encode(out, entry.revision);
    encode(out, entry.command);
    encode(out, entry.happened);
    encode(out, entry.state);
    return digest_of_bytes(out.bytes());
}

const Digest& parent_chain(const std::vector<Entry>& entries, std::int32_t parent,
                           const Digest& root) {
    return parent == 0 ? root : entries.at(static_cast<std::size_t>(parent) - 1).chain;
}

Entry make_entry(Hook hook, const Definition& definition, const Command& command, const Step& step,
                 std::string_view state) {
    Entry entry;
    entry.number = hook.number;
    entry.parent = hook.parent;
    entry.revision = std::move(hook.revision);
    entry.command = text_of(definition, step.after, command);
    entry.happened = happened_in(step);
    entry.state = digest_of_bytes(state);
    entry.chain = chain_digest(hook.parent_chain, entry);
    return entry;
}

std::optional<Break> first_break(const std::vector<Entry>& entries, const Digest& root) {
    std::int32_t expected = 0;
    for (const Entry& entry : entries) {
        ++expected;
        if (entry.number != expected) {
            return Break{expected, fmt::format("entry {} is missing", expected)};
        }
        const bool has_parent = entry.parent >= 0 && entry.parent < entry.number;
        if (!has_parent ||
            entry.chain != chain_digest(parent_chain(entries, entry.parent, root), entry)) {
            return Break{expected, fmt::format("entry {} was altered", expected)};
        }
    }
    return std::nullopt;
}

std::vector<const Entry*> line_to(const std::vector<Entry>& entries, std::int32_t head) {
    std::vector<const Entry*> line;
    for (std::int32_t number = head; number != 0; number = line.back()->parent) {
        line.push_back(&entries.at(static_cast<std::size_t>(number) - 1));
    }
    std::reverse(line.begin(), line.end());
    return line;
}

std::optional<CampaignState> folded(CampaignState before, const Entry& entry) {
    const auto happened = decoded<Happened>(entry.happened);
    if (!happened) return std::nullopt;
    return folded(std::move(before), happened->facts, happened->reports);
}

std::vector<SeenDice> dice_seen_since(const CampaignState& before, const CampaignState& after) {
    std::vector<SeenDice> seen;
    std::set_difference(after.seen_dice.begin(), after.seen_dice.end(), before.seen_dice.begin(),
                        before.seen_dice.end(), std::back_inserter(seen));
    return seen;
}

bool is_held_back(const Definition& definition, const CampaignState& state) {
    const bool is_by_hand = definition.table.release == Releasing::by_hand && !state.solo;
    return is_by_hand && state.has_unreleased;
}

std::vector<TakenBack> taken_back(const std::vector<Entry>& entries) {
    return TakenBackSoFar(entries).list();
}

Verdict verify(const Rules& rules, const std::vector<Entry>& entries, const Digest& root,
               const std::string& revision) {
    if (const auto found = first_break(entries, root)) {
        return {Verdict::Kind::altered, found->entry, found->explanation};
    }
    StatesInUse states(entries, first_state(*rules.written));
    DecidedAgain decided_again(rules);
    for (const Entry& entry : entries) {
        auto step = decided_again(entry, states.before(entry));
        if (const auto what = difference(entry, step)) return differing(entry, *what, revision);
        states.keep(entry, std::move(step->after));
    }
    return {Verdict::Kind::identical, 0,
            fmt::format("{} commands, decided again, did the same", entries.size())};
}

}  // namespace flagplot
