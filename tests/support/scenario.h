#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/advance.h"
#include "support/drawn_chart.h"

/// \file
/// A campaign drawn in characters, for adjudication cases: capital letters are formations of Blue,
/// small ones of Red, numbered in the order of the alphabet, unless sides are named.
///
///     Scenario scenario(". A b .");
///     scenario.ships('A', {battleship}).ships('b', {light_cruiser});
///     scenario.die('A', 'b', 6).die('b', 'A', 7);
///     const Turn turn = scenario.resolve();
///     CHECK(turn.told<Seen>(blue_seat).size() == 1);

namespace flagplot::test {

inline constexpr SeatId blue_seat{0};
inline constexpr SeatId red_seat{1};

/// A ship as cases need it: type, speed in knots, radar.
struct CaseShip {
    ShipType type = ShipType::DD;
    std::int32_t knots = 36;
    bool has_radar = false;
    std::optional<StructurePoints> size = std::nullopt;
    std::int32_t tenths = 0;  ///< of a knot, on top of the knots
    bool has_fighters = false;
    std::string name = {};  ///< empty: "A1", "A2", ...
};

/// A side and the letters of its formations.
struct CaseSide {
    std::string id;
    std::string name;
    std::string letters;
    std::vector<std::string> allies = {};  ///< ids; everybody else is hostile
};

/// A formation that is not drawn, or comes later.
struct CaseEntry {
    char letter = ' ';
    Square square;
    TurnNumber turn{1};
};

/// Who is on the chart: by default Blue with the capital letters and Red with the small ones.
struct CaseForces {
    std::vector<CaseSide> sides = {};
    std::vector<CaseEntry> entries = {};
};

inline const CaseShip battleship{ShipType::BB, 30};
inline const CaseShip light_cruiser{ShipType::CL, 32};
inline const CaseShip heavy_cruiser{ShipType::CA, 32};
inline const CaseShip radar_cruiser{ShipType::CL, 32, true};
inline const CaseShip destroyer{ShipType::DD, 36};
inline const CaseShip merchant{ShipType::AUX, 9};

/// All that happened in one turn, up to its end or its next stop.
struct Turn {
    std::vector<Fact> facts;
    std::vector<Told> reports;
    CampaignState after;

    template <class R>
    [[nodiscard]] std::vector<R> told(SeatId seat) const {
        std::vector<R> found;
        for (const Told& each : reports) {
            const auto* report = std::get_if<R>(&each.report);
            if (each.seat == seat && report != nullptr) found.push_back(*report);
        }
        return found;
    }
    template <class F>
    [[nodiscard]] std::vector<F> all() const {
        std::vector<F> found;
        for (const Fact& each : facts) {
            if (const auto* fact = std::get_if<F>(&each)) found.push_back(*fact);
        }
        return found;
    }
};

class Scenario {
  public:
    explicit Scenario(std::string_view drawing, CaseForces forces = {});

    // before the first turn
    Scenario& ships(char formation, const std::vector<CaseShip>& ships);
    Scenario& with(std::string_view key, std::string_view value);
    Scenario& profile(Profile profile);
    Scenario& port(char at, SeatId of);
    Scenario& barrier(char a, char b, Closes closes = Closes::both);
    Scenario& starts_at_hour(std::string_view moment);
    /// So many turns are resolved.
    Scenario& turns(std::int32_t number);
    /// Everything else of the campaign.
    [[nodiscard]] Definition& draft();
    /// This number on this very die.
    Scenario& force(const DieKey& key, std::int32_t value);

    /// Any number on any of this pair's sighting dice, in every turn.
    Scenario& die(char searcher, char target, std::int32_t value);
    /// In every turn.
    Scenario& initiative(SeatId side, std::int32_t value);

    /// "F1 route C1 to E1": lines for the next turn; formations by letter: "A route C1 to E1".
    Scenario& orders(SeatId seat, const std::vector<std::string>& lines);
    /// Why the next sheet would be refused, if it would.
    [[nodiscard]] std::optional<Error> refusal(SeatId seat, const std::vector<std::string>& lines);

    /// To the end of the turn, or the next stop.
    Turn resolve();
    /// Carries out a command, if it may be; else nothing has happened.
    Result<Turn> attempt(const Command& command);
    /// The captain who is asked steams on, or does this ("route C1 to E1").
    Turn answer(std::optional<std::string> action = std::nullopt);
    /// The open battle costs nothing but what is said.
    Turn battle(const std::vector<ShipOutcome>& ships = {});

    [[nodiscard]] FormationId id(char formation) const;
    [[nodiscard]] Square at(char letter) const { return drawn_.at(letter); }
    [[nodiscard]] Square square(char formation);
    [[nodiscard]] const CampaignState& state();
    [[nodiscard]] const SideView& view(SeatId seat) { return state().view(seat); }
    [[nodiscard]] const Definition& definition() const { return definition_; }
    [[nodiscard]] const Rules& rules();

  private:
    Turn carry_out(const Command& command);
    [[nodiscard]] Sheet sheet(SeatId seat, const std::vector<std::string>& lines);
    [[nodiscard]] SideId side_of_letter(char letter) const;
    void place_sides();
    void build_ships(FormationId formation, const std::vector<CaseShip>& ships);
    void place_formations(const std::vector<CaseEntry>& entries);

    DrawnChart drawn_;
    std::vector<CaseSide> sides_;
    std::map<char, FormationId> letters_;
    std::map<FormationId, std::vector<CaseShip>> fleet_;
    Definition definition_;
    ForcedDice dice_;
    std::optional<Rules> rules_;
    CampaignState state_;
};

/// A, a battleship and a destroyer, steams into the square of b in turn 1, has sighted her and is
/// not seen: the turn waits for their battle in B1.
[[nodiscard]] Scenario in_battle(std::string_view drawing = "A b . . . .",
                                 const std::vector<CaseShip>& enemy = {heavy_cruiser});

/// Squares sailed by this formation in the turn: "NE E".
[[nodiscard]] std::string steps_of(const Turn& turn, FormationId formation);

}  // namespace flagplot::test
