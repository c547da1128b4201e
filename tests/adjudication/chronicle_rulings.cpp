#include <fmt/format.h>

#include "adjudication/chronicle_names.h"
#include "campaign/ruling_text.h"
#include "view/phrases.h"

namespace flagplot::book {

namespace {

struct Deeds : Names {
    using Names::Names;

    [[nodiscard]] std::string operator()(const ruling::Place& what) const {
        return fmt::format("puts {} in {}", id(what.formation), name_of(what.to));
    }
    [[nodiscard]] std::string operator()(const ruling::Route& what) const {
        if (!what.route) return fmt::format("gives {} no route", id(what.formation));
        return fmt::format("gives {} {}", id(what.formation), action(what.formation, *what.route));
    }
    [[nodiscard]] std::string operator()(const ruling::Free& what) const {
        return fmt::format("frees {}", id(what.formation));
    }
    [[nodiscard]] std::string operator()(const ruling::Arrive& what) const {
        return fmt::format("has {} arrive in {}", id(what.formation), name_of(what.at));
    }
    [[nodiscard]] std::string operator()(const ruling::Stance& what) const {
        return fmt::format("has {} {} battle", id(what.formation), word_of(what.stance));
    }
    [[nodiscard]] std::string operator()(const ruling::Cancel& what) const {
        return fmt::format("strikes C{} of {}", what.contact.number, side(what.side));
    }
    [[nodiscard]] std::string operator()(const ruling::Leave& what) const {
        return fmt::format("takes {} off the chart", id(what.formation));
    }
    [[nodiscard]] std::string operator()(const ruling::Split& what) const {
        return fmt::format("parts {} from {} as {}", ships(what.ships), id(what.formation),
                           what.name);
    }
    [[nodiscard]] std::string operator()(const ruling::Merge& what) const {
        return fmt::format("joins {} to {}", id(what.from), id(what.into));
    }
    [[nodiscard]] std::string operator()(const ruling::Damage& what) const {
        return fmt::format("damages {} by {}", ship(what.ship), what.points.count);
    }
    [[nodiscard]] std::string operator()(const ruling::Repair& what) const {
        return fmt::format("repairs {} to hull {} speed {}", ship(what.ship), what.hull.count,
                           what.speed.count);
    }
    [[nodiscard]] std::string operator()(const ruling::Sink& what) const {
        return fmt::format("sinks {}", ship(what.ship));
    }
    [[nodiscard]] std::string operator()(const ruling::Speed& what) const {
        return fmt::format("sets the speed of {} to {}", ship(what.ship), what.speed.count);
    }
    [[nodiscard]] std::string operator()(const ruling::Reveal& what) const {
        return fmt::format("reveals {} to {}{}", id(what.formation), side(what.to),
                           what.with_composition ? " with composition" : "");
    }
    [[nodiscard]] std::string operator()(const ruling::Hide& what) const {
        return fmt::format("hides {} from {}", id(what.formation), side(what.from));
    }
    [[nodiscard]] std::string operator()(const ruling::Contact& what) const {
        return fmt::format("reports {} in {} to {} : {}",
                           what.declared ? declared_text(*what.declared) : "a force",
                           name_of(what.at), side(what.to), what.of ? id(*what.of) : "nobody");
    }
    [[nodiscard]] std::string operator()(const ruling::Tell& what) const {
        return fmt::format("tells {} : {}", side(what.side), what.text);
    }
    [[nodiscard]] std::string operator()(const ruling::Weather& what) const {
        return fmt::format("brings {} for {}", phrase_of(what.zone),
                           counted(what.turns.count, "turn"));
    }
    [[nodiscard]] std::string operator()(const ruling::Light& what) const {
        return fmt::format("makes turn {} {}", what.turn.count, word_of(what.light));
    }
    [[nodiscard]] std::string operator()(const ruling::Switch& what) const {
        return fmt::format("sets {} to {}", what.key, what.value);
    }
    [[nodiscard]] std::string operator()(const ruling::Card& what) const {
        return fmt::format("{} the hand of {}",
                           what.is_taken ? fmt::format("takes card \"{}\" out of", card(what.card))
                                         : fmt::format("puts card \"{}\" into", card(what.card)),
                           side(what.side));
    }
    [[nodiscard]] std::string operator()(const ruling::Die& what) const {
        return fmt::format("makes a die show {} : {}", what.shows, key_text(what.key));
    }
    [[nodiscard]] std::string operator()(const ruling::Victory& what) const {
        return fmt::format("pays {} {} : {}", side(what.side), what.points, what.text);
    }
};

}  // namespace

std::string ruling_deed(const Definition& definition, const CampaignState& state,
                        const Ruling& what) {
    return std::visit(Deeds(definition, state), what);
}

}  // namespace flagplot::book
