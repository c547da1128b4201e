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
/// An enemy formation as a seat knows it: the sightings it is made of, and how far each part of
/// what they say may be trusted.

namespace flagplot {

/// What a seat knows something of an enemy by.
enum class SightSource : std::uint8_t { eye, radar, air, report, battle };
template <>
inline constexpr std::array<std::string_view, 5> words_of<SightSource>{"eye", "radar", "air",
                                                                       "report", "battle"};

[[nodiscard]] SightSource source_of(SightMode mode);

/// As conditions ask for it: a report counts as seen from the air, a battle as seen by eye.
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

/// An enemy formation as this seat knows it: as last reported, ageing (A-ST-18). Its place is the
/// last one that was told; its composition may be known from an earlier sighting.
struct Contact {
    Square square;
    TurnNumber turn;  ///< last seen in
    Pulse at;
    SightSource source{};               ///< of this place
    std::vector<Sighted> sightings;     ///< all of them, in the order of their hours
    std::optional<Square> next_marker;  ///< learned in `turn`
    std::string name;                   ///< that its side gave it, or empty
    std::optional<ContactId> same_as;   ///< its side takes it for that contact
    bool is_struck = false;             ///< its side does not believe in it

    friend bool operator==(const Contact&, const Contact&) = default;
    /// Does its side count it as an enemy of its own?
    [[nodiscard]] bool stands() const { return !same_as && !is_struck; }
};
FLAGPLOT_FIELDS(Contact, square, turn, at, source, sightings, next_marker, name, same_as, is_struck)

/// Adds a sighting that was made last, and makes its place that of the contact.
void note(Contact& contact, const Sighted& sighted);

/// Adds the sightings of another contact, each at its hour.
void take_in(Contact& contact, const Contact& other);

/// Takes these sightings out. \pre at least one stays
void take_out(Contact& contact, const std::vector<Sighted>& sightings);

/// The last turn in which this formation sighted it by itself, by eye or radar.
[[nodiscard]] std::optional<TurnNumber> last_sighted_by(const Contact& contact,
                                                        OwnNumber formation);

/// How far something that is known of an enemy may be trusted.
enum class Grade : std::uint8_t { certain, assumed, may_be_wrong, may_be_false, unknown };
template <>
inline constexpr std::array<std::string_view, 5> words_of<Grade>{
    "certain", "assumed", "may be wrong", "may be false", "unknown"};

/// How far its last place may be trusted: aircraft may err where the campaign lets them (AR-7), and
/// what somebody reports may be false.
[[nodiscard]] Grade place_grade(const Switches& switches, const Contact& contact);

/// The sighting that its composition is known from: the last in which it was declared for certain,
/// else the last in which it was declared at all. It has a declaration.
[[nodiscard]] std::optional<Sighted> composition_of(const Switches& switches,
                                                    const Contact& contact);

/// How far its composition may be trusted. `assumed`: it was certain when it was declared, but the
/// contact was placed again later by somebody who did not declare it for certain.
[[nodiscard]] Grade composition_grade(const Switches& switches, const Contact& contact);

}  // namespace flagplot
