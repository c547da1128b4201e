#include "present/war/war_report_dice.h"

#include <fmt/format.h>

#include "base/markdown.h"

namespace flagplot {

namespace {

/// Finds out whose dice are rolled, as far as that depends on earlier facts.
class Roller {
  public:
    explicit Roller(const Definition& definition) : definition_(definition) {}

    /// Notes the flight that dice of the air phase belong to from now on.
    void note(const Fact& fact) {
        if (const auto* flown = std::get_if<SortieFlown>(&fact)) flying_ = flown->side;
    }

    /// \pre the die needed a number; `after` is a state after it
    [[nodiscard]] SideId side_of_die(const CampaignState& after, const DieKey& key) const {
        switch (key.purpose) {
            case Purpose::sighting:
            case Purpose::refusal:
                return row_of(definition_, after, formation_of_die(definition_, after, key.subject))
                    .side;
            case Purpose::air_search:
            case Purpose::misreport:
                return flying_;
            case Purpose::initiative:
            case Purpose::draw:
            case Purpose::shuffle:
            case Purpose::lot:
            case Purpose::card:
            case Purpose::battle:
                return {key.subject};
        }
        return {};
    }

  private:
    const Definition& definition_;
    SideId flying_;
};

/// "so many or more: 12.3 %".
std::string chance_text(const Luck& luck) {
    return fmt::format("{} or {}: {}", luck.got, luck.is_above ? "more" : "fewer", tail_text(luck));
}

constexpr char preface[] =
    "\n## The dice\n\nHow often a roll brought what its number needed, against what those numbers "
    "let expect, and how often one would do as well or as badly with the very same rolls. Rolls "
    "that need no number (initiative, lots, shuffles, how a find is reported, who may refuse "
    "battle), rolls within a battle and dice that the umpire set are left out. A roll for a card "
    "succeeds when a card comes.\n\n";

}  // namespace

LuckOfWar rolls_of(const War& war) {
    LuckOfWar rolls;
    Roller roller(war.definition);
    for (const WarTurn& turn : war.turns) {
        for (const Fact& fact : turn.facts) {
            roller.note(fact);
            const auto* die = std::get_if<DieRolled>(&fact);
            if (die == nullptr || die->needed == 0) continue;
            if (turn.after.rulings.dice.contains(die->key)) continue;
            const SideId side = roller.side_of_die(turn.after, die->key);
            rolls[{side, die->key.purpose}].push_back({die->faces, die->needed, die->result});
        }
    }
    return rolls;
}

Markdown dice_luck_section(const War& war) {
    Markdown rows;
    for (const auto& [whose, rolls] : rolls_of(war)) {
        const Luck luck = luck_of(rolls);
        rows +=
            table_row({war.definition.side(whose.first).name, std::string(word_of(whose.second)),
                       std::to_string(luck.rolls), expected_text(luck), std::to_string(luck.got),
                       chance_text(luck), luck_text(luck)});
    }
    if (rows.empty()) return Markdown(preface) + "No roll needed a number.\n";
    return Markdown(preface) +
           table_head({"Side", "Rolled for", "Rolls", "Expected", "Got", "Chance", "Which is"}) +
           rows;
}

}  // namespace flagplot
