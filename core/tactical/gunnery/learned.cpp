#include "tactical/gunnery/learned.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace flagplot::tactical::gunnery {

namespace {

std::string what_is_known(const Side& side, const Contact& contact) {
    if (contact.best == Knowing::known) {
        const Design& design = side.designs[static_cast<std::size_t>(contact.design)];
        return fmt::format("{} ({})", contact.name, design.name);
    }
    if (!contact.type.empty()) return fmt::format("a {}", contact.type);
    return contact.is_large ? "a large ship" : "a small ship";
}

std::string how_she_was(const Contact& contact) {
    if (contact.is_sunk) return ", sunk";
    if (contact.is_wreck) return ", a wreck";
    return contact.is_burning ? ", burning" : "";
}

}  // namespace

std::string learned_by(const Side& side) {
    if (side.contacts.empty()) return "Met nobody.";
    std::vector<std::string> met;
    for (const Contact& contact : side.contacts) {
        met.push_back(what_is_known(side, contact) + how_she_was(contact));
    }
    return fmt::format("Met {}.", fmt::join(met, "; "));
}

}  // namespace flagplot::tactical::gunnery
