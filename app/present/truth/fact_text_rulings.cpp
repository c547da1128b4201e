#include "present/truth/fact_text_rulings.h"

#include <fmt/format.h>

#include <cstdlib>
#include <type_traits>
#include <variant>

#include "base/plain_text.h"
#include "campaign/ruling_text.h"
#include "present/truth/fact_text_dice.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// What the umpire did: "put Force K [UK-K] in D6".
struct Deed {
    const FactNames& names;

    // where formations are
    std::string operator()(const ruling::Place& what) const {
        return fmt::format("put {} in {}", names.name(what.formation), place(what.to));
    }
    std::string operator()(const ruling::Route& what) const {
        const std::string formation = names.name(what.formation);
        if (!what.route) return fmt::format("took its route from {}", formation);
        return fmt::format("gave {} a course {}", formation, phrase_of(*what.route));
    }
    std::string operator()(const ruling::Free& what) const {
        return fmt::format("freed {} to change course", names.name(what.formation));
    }
    std::string operator()(const ruling::Arrive& what) const {
        return fmt::format("had {} arrive in {}", names.name(what.formation), place(what.at));
    }
    std::string operator()(const ruling::Stance& what) const {
        return fmt::format("had {} {} battle", names.name(what.formation), word_of(what.stance));
    }
    std::string operator()(const ruling::Cancel& what) const {
        return fmt::format("struck contact C{} of {}", what.contact.number, names.side(what.side));
    }
    std::string operator()(const ruling::Leave& what) const {
        return fmt::format("took {} off the chart", names.name(what.formation));
    }
    std::string operator()(const ruling::Split& what) const {
        return fmt::format("parted {} from {} as {}", names.ships(what.ships),
                           names.name(what.formation), what.name);
    }
    std::string operator()(const ruling::Merge& what) const {
        return fmt::format("joined {} to {}", names.name(what.from), names.name(what.into));
    }

    // ships
    std::string operator()(const ruling::Damage& what) const {
        return fmt::format("took {} off {}", counted(what.points.count, "structure point"),
                           names.ship(what.ship));
    }
    std::string operator()(const ruling::Repair& what) const {
        return fmt::format("had {} mended to hull {} and speed {}", names.ship(what.ship),
                           what.hull.count, what.speed.count);
    }
    std::string operator()(const ruling::Sink& what) const {
        return fmt::format("sank {}", names.ship(what.ship));
    }
    std::string operator()(const ruling::Speed& what) const {
        return fmt::format("set the speed of {} to {} of 100", names.ship(what.ship),
                           what.speed.count);
    }

    // what sides know
    std::string operator()(const ruling::Reveal& what) const {
        return fmt::format("revealed {}{} to {}", names.name(what.formation),
                           what.with_composition ? " with its composition" : "",
                           names.side(what.to));
    }
    std::string operator()(const ruling::Hide& what) const {
        return fmt::format("hid {} from {}", names.name(what.formation), names.side(what.from));
    }
    std::string operator()(const ruling::Contact& what) const {
        return fmt::format("reported {} in {} to {}, {}",
                           what.declared ? phrase_of(*what.declared) + "," : "a force",
                           place(what.at), names.side(what.to),
                           what.of ? "meaning " + names.name(*what.of) : "about no real formation");
    }
    std::string operator()(const ruling::Tell& what) const {
        return fmt::format("told {} {}", names.side(what.side), quotation(what.text));
    }

    // the campaign
    std::string operator()(const ruling::Weather& what) const {
        return fmt::format("brought {} for {}", phrase_of(what.zone),
                           counted(what.turns.count, "turn"));
    }
    std::string operator()(const ruling::Light& what) const {
        return fmt::format("had turn {} be by {}", what.turn.count, word_of(what.light));
    }
    std::string operator()(const ruling::Switch& what) const {
        return fmt::format("set {} to {}", what.key, what.value);
    }
    std::string operator()(const ruling::Card& what) const {
        return fmt::format("{} the hand of {}",
                           what.is_taken ? fmt::format("took {} out of", names.card(what.card))
                                         : fmt::format("put {} into", names.card(what.card)),
                           names.side(what.side));
    }
    std::string operator()(const ruling::Die& what) const {
        return fmt::format("had a die of turn {} show {} ({}; {})", what.key.turn, what.shows,
                           roll_text(names, what.key), key_text(what.key));
    }
    std::string operator()(const ruling::Victory& what) const {
        const std::string points = counted(std::abs(what.points), "point");
        const std::string side = names.side(what.side);
        return what.points < 0
                   ? fmt::format("took {} from {} for {}", points, side, quotation(what.text))
                   : fmt::format("gave {} {} for {}", side, points, quotation(what.text));
    }

  private:
    [[nodiscard]] std::string place(Square square) const {
        return place_text(names.definition.chart, square);
    }
};

template <class Verb, class... Verbs>
constexpr bool is_any_of = (std::is_same_v<Verb, Verbs> || ...);

/// Does the verb itself tell somebody, besides those the umpire names?
bool tells_somebody(const Ruling& ruling) {
    return std::visit(
        []<class Verb>(const Verb& /*what*/) {
            return is_any_of<Verb, ruling::Free, ruling::Arrive, ruling::Split, ruling::Merge,
                             ruling::Reveal, ruling::Contact, ruling::Cancel, ruling::Tell,
                             ruling::Weather, ruling::Switch, ruling::Card>;
        },
        ruling);
}

std::string told_text(const FactNames& names, const UmpireRuled& fact) {
    if (!fact.told.empty()) return "; told " + names.sides(fact.told);
    return tells_somebody(fact.what) ? "" : "; told nobody";
}

}  // namespace

std::string ruling_text(const FactNames& names, const UmpireRuled& fact) {
    return fmt::format("The umpire {}: {}{}.", std::visit(Deed{names}, fact.what),
                       without_full_stop(fact.why), told_text(names, fact));
}

std::string amendment_text(const FactNames& names, const CampaignAmended& fact) {
    std::string changes;
    for (const DataChange& change : fact.changes) {
        changes += (changes.empty() ? "" : "; ") + text_of(change);
    }
    return fmt::format("The umpire amended the campaign ({}): {}; told {}.", changes,
                       without_full_stop(fact.why),
                       fact.told.empty() ? "nobody" : names.sides(fact.told));
}

}  // namespace flagplot
