#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "rules/sighting.h"
#include "rules/switches.h"
#include "view/report.h"

/// \file
/// An enemy formation as a seat knows it: the sightings it is made of, and how far each detail can
/// be trusted.

namespace flagplot {

/// How a seat knows something of an enemy.
enum class SightSource : std::uint8_t { eye, radar, air, report, battle };
template <>
inline constexpr std::array<std::string_view, 5> words_of<SightSource>{"eye", "radar", "air",
                                                                       "report", "battle"};

[[nodiscard]] SightSource source_of(SightMode mode);

/// As conditions ask for it: a report counts as "from the air", a battle as "by eye".
[[nodiscard]] SightMode mode_of(SightSource source);

/// One sighting, report or battle of a contact.
struct Sighted {
    TurnNumber turn;
    Pulse at;
    Square square;
    SightSource source{};
    std::optional<OwnNumber> by;  ///< of a sighting by eye or radar
    Reach reach{};
    std::optional<Declaration> declared;

    friend bool operator==(const Sighted&, const Sighted&) = default;
};
FLAGPLOT_FIELDS(Sighted, turn, at, square, source, by, reach, declared)

/// Which own formation saw a contact, and from how far.
struct Observer {
    OwnNumber formation;
    Reach reach{};

    friend bool operator==(const Observer&, const Observer&) = default;
};

/// An enemy formation as this seat knows it: as last reported, and ageing (A-ST-18). Its place is
/// the last one that was reported; its composition may be known from an earlier sighting.
struct Contact {
    Square square;
    TurnNumber turn;  ///< in which it was last seen
    Pulse at;
    SightSource source{};               ///< of this place
    std::vector<Sighted> sightings;     ///< all of them, by hour
    std::optional<Square> next_marker;  ///< learned in `turn`
    std::string name;                   ///< given by its side, or empty
    std::optional<ContactId> same_as;   ///< the contact that its side says it is
    bool is_struck = false;             ///< its side has said that it does not exist

    friend bool operator==(const Contact&, const Contact&) = default;
    /// Does its side count it as a separate, real enemy?
    [[nodiscard]] bool stands() const { return !same_as && !is_struck; }
};
FLAGPLOT_FIELDS(Contact, square, turn, at, source, sightings, next_marker, name, same_as, is_struck)

/// Adds the latest sighting, and places the contact there.
void note(Contact& contact, const Sighted& sighted);

/// Adds the sightings of another contact, each at its hour.
void take_in(Contact& contact, const Contact& other);

/// Removes these sightings. \pre at least one stays
void take_out(Contact& contact, const std::vector<Sighted>& sightings);

/// The last turn in which this formation sighted it by itself, by eye or radar.
[[nodiscard]] std::optional<TurnNumber> last_sighted_by(const Contact& contact,
                                                        OwnNumber formation);

/// How far something that is known of an enemy can be trusted.
enum class Grade : std::uint8_t { certain, assumed, may_be_wrong, may_be_false, unknown };
template <>
inline constexpr std::array<std::string_view, 5> words_of<Grade>{
    "certain", "assumed", "may be wrong", "may be false", "unknown"};

/// How far its last place can be trusted: aircraft may be wrong if the campaign allows it (AR-7),
/// and reports may be false.
[[nodiscard]] Grade place_grade(const Switches& switches, const Contact& contact);

/// The sighting that gives its composition: the last one that declared it for certain, else the
/// last one that declared it at all. It has a declaration.
[[nodiscard]] std::optional<Sighted> composition_of(const Switches& switches,
                                                    const Contact& contact);

/// How far its composition can be trusted. `assumed`: it was certain when it was declared, but the
/// contact was placed again later without a certain declaration.
[[nodiscard]] Grade composition_grade(const Switches& switches, const Contact& contact);

}  // namespace flagplot
