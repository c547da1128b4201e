#include "campaign/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <iterator>
#include <map>
#include <set>

#include "base/ensure.h"
#include "campaign/command_kind.h"
#include "campaign/record_print.h"

namespace flagplot {

namespace {

/// Keeps only the states that later entries still need, so that checking a long record takes no
/// more memory than its branches. An entry starts from its parent's state; a withdrawal also needs
/// the newest one.
class StatesInUse {
  public:
    StatesInUse(const std::vector<Entry>& entries, CampaignState first) {
        for (const Entry& entry : entries) {
            last_use_[entry.parent] = entry.number;
            if (is_withdrawal(entry)) last_use_[entry.number - 1] = entry.number;
        }
        states_.emplace(0, std::move(first));
    }

    /// The dice that a withdrawal has to remember.
    [[nodiscard]] std::vector<SeenDice> dice_taken_back(const Entry& withdrawal) {
        const auto newest = states_.find(withdrawal.number - 1);
        auto seen = dice_seen_since(states_.at(withdrawal.parent), newest->second);
        if (last_use_.at(newest->first) == withdrawal.number) states_.erase(newest);
        return seen;
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

    [[nodiscard]] static bool is_withdrawal(const Entry& entry) {
        return kind_of(entry.command) == CommandKind::withdraw;
    }

  private:
    std::map<std::int32_t, std::int32_t> last_use_;
    std::map<std::int32_t, CampaignState> states_;
};

/// The canonical bytes of a step's `Happened`, without copying it.
std::string happened_in(const Step& step) {
    ByteWriter out;
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

/// A die in this entry that is not the one made from its key and the secret, in words.
std::optional<std::string> wrong_die(const Dice& campaign, const CampaignState& before,
                                     const Happened& happened) {
    const Dice dice = dice_of_turn(campaign, before);
    std::int32_t number = 0;
    for (const Fact& fact : happened.facts) {
        const auto* die = std::get_if<DieRolled>(&fact);
        if (die == nullptr) continue;
        ++number;
        if (before.rulings.dice.contains(die->key) || die->faces < 1) continue;
        const std::int32_t right = roll(dice, die->key, die->faces);
        if (die->result == right) continue;
        return fmt::format("its die {} shows {}, and {} by the secret", number, die->result, right);
    }
    return std::nullopt;
}

/// Something in an entry that cannot be true, no matter who decided it. Asked for entries that
/// differ.
std::optional<std::string> contradiction(const Dice& dice, const CampaignState& before,
                                         const Entry& entry, const std::string& revision) {
    const auto happened = decoded<Happened>(entry.happened);
    if (!happened) return std::string("what it did cannot be read");
    if (auto die = wrong_die(dice, before, *happened)) return die;
    // Another revision may have applied its facts to the state differently.
    if (entry.revision != revision) return std::nullopt;
    const CampaignState after = folded(before, happened->facts, happened->reports);
    if (digest_of(after) == entry.state) return std::nullopt;
    return std::string("what it did does not lead to its state");
}

Verdict altered(const Entry& entry, const std::string& what) {
    return {Verdict::Kind::altered, entry.number,
            fmt::format("entry {} was altered: {}", entry.number, what)};
}

Verdict differing(const Entry& entry, const std::string& what, const std::string& revision) {
    if (entry.revision == revision) {
        return {Verdict::Kind::program_defect, entry.number,
                fmt::format("command {} {}, by the very revision of the program that decided it; "
                            "or somebody has rewritten it with all digests, which the receipts of "
                            "the sides would show",
                            entry.number, what)};
    }
    return {Verdict::Kind::different_rules, entry.number,
            fmt::format("command {} {}; it was decided by revision {} of the program, this is "
                        "revision {}",
                        entry.number, what, entry.revision, revision)};
}

/// Decides entry after entry again, each by the rules that were in force.
class DecidedAgain {
  public:
    DecidedAgain(const Rules& rules, const std::vector<Entry>& entries, const std::string& revision)
        : rules_(rules),
          entries_(entries),
          revision_(revision),
          states_(entries, first_state(*rules.written)),
          print_(record_key_of(std::get<OfficialDice>(rules.dice).secret)) {}

    /// What is wrong with an entry, if anything. Entries come in order.
    [[nodiscard]] std::optional<Verdict> operator()(const Entry& entry) {
        std::vector<SeenDice> taken_back;
        if (StatesInUse::is_withdrawal(entry)) taken_back = states_.dice_taken_back(entry);
        const CampaignState before = states_.before(entry);
        if (!in_force_ || !in_force_->hold_in(before)) in_force_.emplace(rules_, before);
        const auto command = read_command(in_force_->definition(), before, entry.command);
        if (command) {
            if (auto what = misplaced(entry, *command, taken_back)) {
                return altered(entry, "it " + *what);
            }
        }
        print_.add(entry);
        auto step = command ? advance(in_force_->rules(), before, *command)
                            : Result<Step>(Failure(command.error()));
        if (const auto what = difference(entry, step)) {
            const auto impossible = contradiction(rules_.dice, before, entry, revision_);
            return impossible ? altered(entry, *impossible) : differing(entry, *what, revision_);
        }
        states_.keep(entry, std::move(step->after));
        return std::nullopt;
    }

  private:
    [[nodiscard]] std::optional<std::string> misplaced(
        const Entry& entry, const Command& command, const std::vector<SeenDice>& taken_back) const {
        if (auto what = problem_with_place(entries_, entry.number, entry.parent, command)) {
            return what;
        }
        if (const auto print = record_in(command); print && *print != print_.digest()) {
            return std::string("does not tell the fingerprint of the record before it");
        }
        const auto* withdrawal = std::get_if<Withdraw>(&command);
        if (withdrawal == nullptr || withdrawal->seen == taken_back) return std::nullopt;
        return std::string("does not remember the dice that were seen");
    }

    const Rules& rules_;
    const std::vector<Entry>& entries_;
    const std::string& revision_;
    StatesInUse states_;
    RecordPrint print_;  // of the entries before this one
    std::optional<RulesInForce> in_force_;
};

/// How many words say what a command decides. A later command with the same words replaces the
/// decision.
struct Matter {
    CommandKind kind;
    int words;
};
constexpr std::array matters{Matter{CommandKind::orders, 2}, Matter{CommandKind::battle, 2},
                             Matter{CommandKind::answer, 3}, Matter{CommandKind::choose, 2},
                             Matter{CommandKind::ruling, 1}, Matter{CommandKind::resolve, 1},
                             Matter{CommandKind::amend, 1}};

/// A release decides to which sides; the fingerprint of the record in it is another each time.
std::string_view without_record(std::string_view release) {
    return release.substr(0, release.rfind(" record "));
}

/// The words that say what a command decides; for other commands, the whole text.
std::string_view matter_of(std::string_view command) {
    if (kind_of(command) == CommandKind::release) return without_record(command);
    const auto matter = std::find_if(matters.begin(), matters.end(), [&](const Matter& each) {
        return kind_of(command) == each.kind;
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

/// Goes through a record and collects what has to be carried out again.
class TakenBackSoFar {
  public:
    explicit TakenBackSoFar(const std::vector<Entry>& entries) : entries_(entries) {
        for (const Entry& entry : entries) add(entry);
    }

    [[nodiscard]] std::vector<TakenBack> list() && { return std::move(list_); }

  private:
    void add(const Entry& entry) {
        const auto happened = what_happened(entry);
        const TurnNumber turn = turns_.at(static_cast<std::size_t>(entry.parent));
        if (const auto* withdrawn = find_fact<CommandWithdrawn>(happened)) {
            take_back(entry.number, withdrawn->command);
        } else {
            decide_anew(entry, turn);
        }
        const auto* closed = find_fact<TurnClosed>(happened);
        turns_.push_back(closed != nullptr ? closed->next : turn);
        std::erase_if(list_, [&](const TakenBack& each) { return each.turn < turns_.back(); });
    }

    /// Before a withdrawal, the head is always the newest entry.
    void take_back(std::int32_t withdrawal, std::int32_t command) {
        std::vector<TakenBack> taken;
        for (const Entry* entry : line_to(entries_, withdrawal - 1)) {
            const auto kind = kind_of(entry->command);
            const bool is_not_again = kind == CommandKind::withdraw || kind == CommandKind::refuse;
            if (entry->number <= command || is_not_again) continue;
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

void append(Happened& happened, Happened more) {
    std::move(more.facts.begin(), more.facts.end(), std::back_inserter(happened.facts));
    std::move(more.reports.begin(), more.reports.end(), std::back_inserter(happened.reports));
}

Digest chain_digest(const Digest& parent_chain, const Entry& entry) {
    DigestWriter out;
    encode(out, parent_chain);
    encode(out, entry.number);
    encode(out, entry.parent);
    encode(out, entry.revision);
    encode(out, entry.command);
    encode(out, entry.happened);
    encode(out, entry.state);
    return out.digest();
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

std::optional<std::string> problem_with_place(const std::vector<Entry>& entries,
                                              std::int32_t number, std::int32_t parent,
                                              const Command& command) {
    const bool is_first = number == 1;
    if (std::holds_alternative<Begin>(command) != is_first) {
        return std::string(is_first ? "is the first and does not begin the campaign"
                                    : "begins the campaign a second time");
    }
    const auto* withdrawal = std::get_if<Withdraw>(&command);
    if (withdrawal == nullptr) {
        if (parent == number - 1) return std::nullopt;
        return fmt::format("follows command {} instead of command {}", parent, number - 1);
    }
    const auto line = line_to(entries, number - 1);
    const auto taken = std::find_if(line.begin(), line.end(), [&](const Entry* each) {
        return each->number == withdrawal->command;
    });
    if (taken == line.end() || (*taken)->parent == 0) {
        return fmt::format("takes back command {}, which is not one that it could",
                           withdrawal->command);
    }
    if ((*taken)->parent == parent) return std::nullopt;
    return fmt::format("takes back command {}, and goes back to command {} instead of {}",
                       withdrawal->command, parent, (*taken)->parent);
}

std::vector<TurnNumber> turns_after(const std::vector<Entry>& entries) {
    std::vector<TurnNumber> turns{TurnNumber{1}};
    for (const Entry& entry : entries) {
        const auto happened = what_happened(entry);
        const auto* closed = find_fact<TurnClosed>(happened);
        turns.push_back(closed != nullptr ? closed->next
                                          : turns.at(static_cast<std::size_t>(entry.parent)));
    }
    return turns;
}

EntryUnreadable::EntryUnreadable(std::int32_t entry)
    : std::runtime_error(fmt::format(
          "entry {} of the save tells of something that cannot be; the save was not made by this "
          "program",
          entry)) {}

Happened what_happened(const Entry& entry) {
    auto happened = decoded<Happened>(entry.happened);
    if (!happened) throw EntryUnreadable(entry.number);
    return *std::move(happened);
}

CampaignState state_with(CampaignState before, const Entry& entry) {
    auto after = folded(std::move(before), entry);
    if (!after) throw EntryUnreadable(entry.number);
    return *std::move(after);
}

std::optional<CampaignState> folded(CampaignState before, const Entry& entry) {
    const auto happened = decoded<Happened>(entry.happened);
    if (!happened) return std::nullopt;
    try {
        return folded(std::move(before), happened->facts, happened->reports);
    } catch (const std::exception&) {  // it names what does not exist
        return std::nullopt;
    }
}

std::vector<SeenDice> dice_seen_since(const CampaignState& before, const CampaignState& after) {
    std::vector<SeenDice> seen;
    std::set_difference(after.seen_dice.begin(), after.seen_dice.end(), before.seen_dice.begin(),
                        before.seen_dice.end(), std::back_inserter(seen));
    return seen;
}

std::vector<TakenBack> taken_back(const std::vector<Entry>& entries) {
    return TakenBackSoFar(entries).list();
}

namespace {

/// "; made by version 0.1.0, same rules", if other revisions decided entries.
std::string other_versions(const std::vector<Entry>& entries, const std::string& revision) {
    std::string versions;
    std::set<std::string> named;
    for (const Entry& entry : entries) {
        const std::string version = entry.revision.substr(0, entry.revision.find('+'));
        if (entry.revision == revision || !named.insert(version).second) continue;
        versions += (versions.empty() ? "" : ", ") + version;
    }
    return versions.empty() ? "" : fmt::format("; made by version {}, same rules", versions);
}

}  // namespace

Verdict verify(const Rules& rules, const std::vector<Entry>& entries, const Digest& root,
               const std::string& revision) {
    if (const auto found = first_break(entries, root)) {
        return {Verdict::Kind::altered, found->entry, found->explanation};
    }
    DecidedAgain decided_again(rules, entries, revision);
    for (const Entry& entry : entries) {
        if (auto found = decided_again(entry)) return *std::move(found);
    }
    return {Verdict::Kind::identical, 0,
            fmt::format("{} commands, decided again, did the same{}", entries.size(),
                        other_versions(entries, revision))};
}

}  // namespace flagplot
