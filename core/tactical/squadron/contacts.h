#pragma once

#include "tactical/squadron/ground.h"
#include "tactical/squadron/voyage.h"

/// \file
/// Contacts: where ships come to and what they run against, rams and collisions (US-21, US-24,
/// US-50 to US-59).

namespace flagplot::tactical::squadron {

/// Puts a ship where a voyage brought her: notes contacts, takes derelicts, crosses edges.
/// `is_ram`: a ram was declared.
void bring(Ground& ground, ShipNumber number, const Voyage& voyage, bool is_ram);

/// A squadron's ship that is not in the acting element (US-18).
void drift(Ground& ground, ShipNumber number);

/// A derelict in the end phase (US-43, US-B7).
void drift_derelict(Ground& ground, ShipNumber number);

/// Rolls the attacks of all contacts that were not resolved, all together (US-55 to US-57).
void resolve_contacts(Ground& ground);

}  // namespace flagplot::tactical::squadron
