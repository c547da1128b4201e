#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/definition.h"
#include "files/campaign_file.h"
#include "files/schema_campaign.h"
#include "toml/keys.h"
#include "toml/problems.h"

/// \file
/// A campaign while it is being read: what was read so far, what is known by name, what was wrong.

namespace flagplot {

/// Names of one kind of thing with their numbers, counted from 0 in the order of adding. Names that
/// only differ in upper and lower case are the same, because orders come by mail.
class NameIndex {
  public:
    explicit NameIndex(std::string kind) : kind_(std::move(kind)) {}

    /// Gives a name the next number. The same name a second time is a problem. A wrong name also
    /// takes a number, and makes the index incomplete.
    template <class ValueType>
    void add(const Source& source, const file_schema::Given<ValueType>& name) {
        add(source, name.value, name.spot, name.is_given());
    }

    /// The number of a name. An unknown one is a problem, unless the index is incomplete: then it
    /// may be the name that was written wrongly.
    template <class ValueType>
    [[nodiscard]] std::optional<std::uint32_t> find(
        const Source& source, const file_schema::Given<ValueType>& name) const {
        if (!name.is_given()) return std::nullopt;
        return find(source, name.value, name.spot);
    }

    void mark_incomplete() { is_complete_ = false; }

  private:
    void add(const Source& source, const std::string& name, Spot spot, bool is_given);
    [[nodiscard]] std::optional<std::uint32_t> find(const Source& source, const std::string& name,
                                                    Spot spot) const;

    std::string kind_;                                           ///< for messages: "formation"
    std::map<std::string, std::uint32_t, std::less<>> numbers_;  ///< by name in lower case
    std::vector<std::string> names_;
    bool is_complete_ = true;
};

/// A side's own deck.
struct SideDeck {
    SideId side;
    std::size_t first = 0;  ///< the index of its first card among all
    NameIndex cards;
};

struct Draft {
    Problems problems;
    Definition definition;
    bool has_chart = false;
    bool has_calendar = false;  ///< its first turn and the number of turns are correct
    bool has_classes = false;   ///< every file of classes named by the campaign was found
    NameIndex sides{"side"};
    NameIndex formations{"formation"};
    NameIndex ships{"ship"};
    NameIndex assets{"air asset"};
    NameIndex cards{"card"};  ///< of the common deck
    std::vector<SideDeck> side_decks;
    AtDestination at_destination{};  ///< for formations that do not give it
    std::vector<FormationId> formation_of_ship;

    /// The card of this name that a side draws.
    [[nodiscard]] std::optional<CardId> card_of(
        const Source& source, std::optional<SideId> side,
        const file_schema::Given<file_schema::CallName>& name);
    /// Is this square on the chart? False, without a report, if it is missing or there is no chart.
    bool is_on_chart(const Source& source,
                     const file_schema::Given<file_schema::SquareName>& square);
    /// Is it on the chart, and can ships be there?
    bool is_sea(const Source& source, const file_schema::Given<file_schema::SquareName>& square);
    /// The square of a place on the chart, or of a square's name; anything else is reported.
    [[nodiscard]] std::optional<Square> place(const Source& source,
                                              const file_schema::Given<file_schema::Label>& name);
    /// Is this time within the campaign, from the first beginning of a turn to the last?
    bool is_within(const Source& source, const file_schema::Given<file_schema::Minute>& time);
    /// Is this turn one that begins in this campaign?
    bool is_turn(const Source& source, std::string_view key, std::int32_t turn, Spot spot,
                 TurnNumber last);
};

/// Reads the classes and the forces into a draft that has its chart, calendar and sides.
void take_forces(const CampaignSources& sources, Draft& draft);

/// Reads aircraft and watchers into a draft that has its ships.
void take_assets(const Source& source, const std::vector<file_schema::AssetTable>& tables,
                 Draft& draft);

/// Reads the deck that the switches name into a draft that has its forces.
void take_deck(const Source& source, const file_schema::CampaignTable& table,
               const std::vector<SourceFile>& decks, Draft& draft);

/// Reads what happens during the campaign - weather, cards and points - into a draft that has its
/// forces and its deck.
void take_course(const Source& source, const file_schema::CampaignTable& table, Draft& draft);

/// Reads the history into a draft that has its forces.
void take_history(const SourceFile& history, Draft& draft);

}  // namespace flagplot
