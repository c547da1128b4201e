#include "files/deck_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <type_traits>
#include <variant>

#include "files/schema_deck.h"

namespace flagplot {

namespace {

using namespace file_schema;

constexpr std::size_t most_cards = 200;
constexpr std::size_t most_effects = 10;
constexpr std::string_view asks_formation = "it on a card that concerns one formation";

/// What an effect needs from its card.
enum class Needs : std::uint8_t {
    nothing,
    formation,  ///< that it affects, as seen from the bridge
    enemy,      ///< about which something is learned
    side,       ///< only its side
    search      ///< a square named by the order that plays it
};

/// How an effect can end.
enum class Lasts : std::uint8_t { not_at_all, any_end, turns_or_port, turns };

/// What an effect requires of its card.
struct Asks {
    Needs needs;
    Lasts lasts = Lasts::not_at_all;
};

Asks asked_by(const PlainEffect& effect) {
    return std::visit(
        Overloaded{
            [](const SpeedTimes&) { return Asks{Needs::formation, Lasts::turns_or_port}; },
            [](const PointsBy&) { return Asks{Needs::formation, Lasts::turns_or_port}; },
            [](const PointsAtMost&) { return Asks{Needs::formation, Lasts::turns_or_port}; },
            [](const SightBy&) { return Asks{Needs::formation, Lasts::any_end}; },
            [](const NoSight&) { return Asks{Needs::formation, Lasts::any_end}; },
            [](const MakeWeather&) { return Asks{Needs::formation, Lasts::turns}; },
            [](const Damage&) { return Asks{Needs::formation}; },
            [](const SendTo&) { return Asks{Needs::formation}; },
            [](const FalseContact&) { return Asks{Needs::side}; },
            [](const Reveal&) { return Asks{Needs::enemy}; },
            [](const FreeSearch&) { return Asks{Needs::search}; },
            [](const Arrive&) { return Asks{Needs::nothing}; },
            [](const SetFree&) { return Asks{Needs::formation}; },
            [](const TellText&) { return Asks{Needs::nothing}; },
            [](const AskUmpire&) { return Asks{Needs::nothing}; },
        },
        effect);
}

bool is_of_enemy(CardTarget target) {
    return target == CardTarget::enemy_at_sea || target == CardTarget::enemy_active;
}

/// One affected formation, to which conditions and tests can apply.
bool has_formation(CardTarget target) {
    return target != CardTarget::radius && target != CardTarget::side;
}

bool is_of_turn(CardIf condition) { return condition == CardIf::day || condition == CardIf::night; }

bool is_met(Needs needs, const Card& card) {
    switch (needs) {
        case Needs::nothing:
            return true;
        case Needs::formation:
            return card.on != CardTarget::side;
        case Needs::enemy:
            return is_of_enemy(card.on);
        case Needs::side:
            return card.on == CardTarget::side;
        case Needs::search:
            return card.on == CardTarget::side && card.kind == CardKind::hand;
    }
    return false;
}

std::string_view expected_for(Needs needs) {
    switch (needs) {
        case Needs::nothing:
            break;
        case Needs::formation:
            return "it on a card that concerns formations";
        case Needs::enemy:
            return "it on a card that concerns an enemy's formation";
        case Needs::side:
            return "it on a card that concerns the side";
        case Needs::search:
            return "it on a card of the hand that concerns the side";
    }
    return {};
}

bool can_end(Lasts lasts, Ends ends) {
    switch (ends) {
        case Ends::with_turn:
            return true;
        case Ends::next_attempt:
            return lasts == Lasts::any_end;
        case Ends::in_port:
            return lasts != Lasts::turns;
    }
    return false;
}

/// The sides that draw from a deck, sorted, if known; an empty list means all.
using Drawers = std::optional<std::vector<SideId>>;

/// Reads the cards of a deck.
class Cards {
  public:
    Cards(const Source& source, Draft& draft, const Drawers& drawers)
        : source_(source), draft_(draft), drawers_(drawers) {}

    Card take(const CardTable& table) {
        draft_.cards.add(source_, table.name);
        card_ = {};
        lasting_ = 0;
        affects_ = false;
        card_.name = table.name.value;
        card_.copies = table.copies.is_given() ? table.copies.value : 1;
        card_.kind = table.kind.value;
        take_aim(table);
        take_sides(table);
        take_conditions(table);
        take_test(table);
        ends_ = read(table.lasts, read_lasts).value_or(CardLasts{});
        is_aimed_ = table.kind.is_given() && table.on.is_given() && is_aimed_;
        take_effects(table);
        check_lasts(table);
        take_texts(table);
        return std::move(card_);
    }

  private:
    template <class ValueType, class T>
    std::optional<T> read(const Given<ValueType>& words, Said<T> (*say)(std::string_view)) {
        if (!words.is_given()) return std::nullopt;
        auto said = say(words.value);
        if (said) return *std::move(said);
        WordsWrong& wrong = said.error();
        source_.problem(words.spot, wrong.code, std::move(wrong.details),
                        source_.problems.nearest(wrong.word, wrong.candidates));
        return std::nullopt;
    }

    void out_of_range(Spot spot, std::string what, std::string shown, std::string_view expected) {
        source_.problem(spot, ErrorCode::out_of_range,
                        {std::move(what), std::move(shown), std::string(expected)});
    }

    void take_aim(const CardTable& table) {
        const auto aim = read(table.on, read_aim);
        is_aimed_ = aim.has_value();
        if (!aim) return;
        card_.on = aim->on;
        card_.radius = aim->radius;
        if (aim->at && draft_.is_on_chart(source_, {*aim->at, table.on.spot, true})) {
            card_.at = aim->at;
        }
        if (card_.on == CardTarget::owner_picks && table.kind.is_given() &&
            card_.kind == CardKind::blow) {
            out_of_range(table.on.spot, "on", fmt::format("\"{}\"", table.on.value),
                         "a lot for a blow, which nobody plays");
        }
    }

    /// Which decks contain it: those of the sides it names, among those that draw from its deck.
    void take_sides(const CardTable& table) {
        are_sides_known_ = drawers_.has_value();
        if (drawers_ && !table.sides.is_written()) card_.sides = *drawers_;
        if (table.sides.is_given() && table.sides.values.empty()) {
            out_of_range(table.sides.spot, "sides", "an empty list", "at least one side");
        }
        for (const auto& name : table.sides.values) {
            const auto number = draft_.sides.find(source_, name);
            are_sides_known_ = are_sides_known_ && number;
            if (!number) continue;
            const SideId side{*number};
            if (drawers_ && !drawers_->empty() &&
                std::find(drawers_->begin(), drawers_->end(), side) == drawers_->end()) {
                out_of_range(name.spot, "sides", fmt::format("\"{}\"", name.value),
                             "sides that draw from this deck");
            }
            card_.sides.push_back(side);
        }
        std::sort(card_.sides.begin(), card_.sides.end());
        const auto last = std::unique(card_.sides.begin(), card_.sides.end());
        if (last != card_.sides.end()) {
            source_.problem(table.sides.spot, ErrorCode::duplicate, {"side", "in the list"});
        }
        card_.sides.erase(last, card_.sides.end());
    }

    void take_conditions(const CardTable& table) {
        std::set<CardIf> seen;
        for (const auto& condition : table.only_if.values) {
            if (!condition.is_given()) continue;
            if (!seen.insert(condition.value).second) {
                source_.problem(condition.spot, ErrorCode::duplicate,
                                {"condition", std::string(word_of(condition.value))});
            }
            card_.only_if.push_back(condition.value);
            if (is_aimed_ && !has_formation(card_.on) && !is_of_turn(condition.value)) {
                out_of_range(condition.spot, "if", fmt::format("\"{}\"", word_of(condition.value)),
                             asks_formation);
            }
        }
        card_.is_redrawn = table.otherwise.value == Otherwise::redraw;
        if (table.otherwise.is_given() && !table.only_if.is_written()) {
            out_of_range(table.otherwise.spot, "otherwise", "given without conditions",
                         "it beside `if`");
        }
    }

    void take_test(const CardTable& table) {
        card_.test = read(table.test, read_test);
        const bool asks = card_.test && !card_.test->modifiers.empty();
        if (asks && is_aimed_ && !has_formation(card_.on)) {
            out_of_range(table.test.spot, "test", fmt::format("\"{}\"", table.test.value),
                         asks_formation);
        }
    }

    void take_effects(const CardTable& table) {
        const auto& entries = table.effects.values;
        if (table.effects.is_given() && (entries.empty() || entries.size() > most_effects)) {
            out_of_range(table.effects.spot, "effects", fmt::format("a list of {}", entries.size()),
                         fmt::format("1 to {} effects", most_effects));
        }
        for (const EffectEntry& entry : entries) {
            if (entry.is_choice()) {
                take_choice(entry.choice);
            } else if (entry.is_branch()) {
                take_branch(entry.branch);
            } else if (auto effect = effect_of(entry.effect)) {
                card_.effects.emplace_back(*std::move(effect));
            }
        }
    }

    void take_choice(const ChoiceTable& table) {
        const auto& halves = table.choose.values;
        if (table.choose.is_given() && halves.size() != 2) {
            out_of_range(table.choose.spot, "choose", fmt::format("a list of {}", halves.size()),
                         "two effects");
            return;
        }
        if (!table.choose.is_given()) return;
        auto a = effect_of(halves[0]);
        auto b = effect_of(halves[1]);
        if (a && b) card_.effects.emplace_back(Choice{*std::move(a), *std::move(b)});
    }

    void take_branch(const BranchTable& table) {
        UmpireBranch branch{table.ask.value, {}, {}};
        if (table.yes.is_given() && table.yes.values.empty()) {
            out_of_range(table.yes.spot, "yes", "an empty list", "at least one effect");
        }
        const bool is_yes_known = take_answer(table.yes.values, branch.yes);
        const bool is_no_known = take_answer(table.no.values, branch.no);
        if (table.ask.is_given() && is_yes_known && is_no_known) {
            card_.effects.emplace_back(std::move(branch));
        }
    }

    /// Reads the effects of one answer; false if some cannot be read.
    bool take_answer(const std::vector<Given<EffectWords>>& written,
                     std::vector<CardEffect>& effects) {
        for (const auto& words : written) {
            auto effect = effect_of(words);
            if (!effect) continue;
            if (std::holds_alternative<AskUmpire>(effect->what)) {
                out_of_range(words.spot, fmt::format("\"{}\"", words.value), "behind a question",
                             "one question at a time");
            }
            effects.push_back(*std::move(effect));
        }
        return effects.size() == written.size();
    }

    std::optional<CardEffect> effect_of(const Given<EffectWords>& words) {
        auto said = read(words, read_effect);
        if (!said) return std::nullopt;
        CardEffect effect{std::move(said->what), {}, {1}};
        check_names(words.spot, effect.what);
        const auto [need, lasts] = asked_by(effect.what);
        affects_ = affects_ || need == Needs::formation;
        if (is_aimed_ && !is_met(need, card_)) {
            out_of_range(words.spot, fmt::format("\"{}\"", words.value), "out of place",
                         expected_for(need));
        }
        if (said->ends) {
            effect.ends = *said->ends;
        } else if (lasts != Lasts::not_at_all) {
            take_end(words, lasts, effect);
        }
        return effect;
    }

    void take_end(const Given<EffectWords>& words, Lasts lasts, CardEffect& effect) {
        ++lasting_;
        effect.ends = ends_.ends;
        effect.turns = ends_.turns;
        if (can_end(lasts, ends_.ends)) return;
        out_of_range(words.spot, fmt::format("\"{}\"", words.value), "on a card with another end",
                     lasts == Lasts::turns ? "it to last a number of turns"
                                           : "it to last some turns, or until in port");
    }

    /// Squares must be on the chart, formations in the campaign.
    void check_names(Spot spot, const PlainEffect& effect) {
        if (const auto* send = std::get_if<SendTo>(&effect); send != nullptr && send->square) {
            draft_.is_sea(source_, {*send->square, spot, true});
        }
        if (const auto* arrive = std::get_if<Arrive>(&effect)) {
            draft_.is_sea(source_, {arrive->square, spot, true});
            const auto formation =
                draft_.formations.find(source_, Given<Word>{arrive->formation, spot, true});
            if (formation && are_sides_known_) check_owner(spot, {*formation}, *arrive);
        }
    }

    /// Reinforcements come by a card of their own side, so no other side may draw it.
    void check_owner(Spot spot, FormationId formation, const Arrive& arrive) {
        const Definition& definition = draft_.definition;
        const SideId owner = definition.formation(formation).side;
        const auto drawn_by = [&](SideId side) { return is_in_deck_of(card_, side); };
        const std::string& id = definition.side(owner).id;
        const std::string shown = fmt::format("\"arrive {}\"", arrive.formation);
        if (!drawn_by(owner)) {
            return out_of_range(spot, shown, fmt::format("on a card that \"{}\" cannot draw", id),
                                fmt::format("it in a deck of \"{}\"", id));
        }
        for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
            if (SideId{side} == owner || !drawn_by({side})) continue;
            return out_of_range(
                spot, shown,
                fmt::format("on a card that \"{}\" draws, too", definition.sides[side].id),
                fmt::format("sides = [\"{}\"] beside it", id));
        }
    }

    [[nodiscard]] bool are_effects_known(const CardTable& table) const {
        return table.effects.is_given() && card_.effects.size() == table.effects.values.size();
    }

    void check_lasts(const CardTable& table) {
        if (!table.lasts.is_given() || lasting_ > 0 || !are_effects_known(table)) return;
        out_of_range(table.lasts.spot, "lasts", "given where nothing lasts",
                     "it on a card whose effects last and do not say how long");
    }

    void take_texts(const CardTable& table) {
        card_.seen = table.seen.value;
        card_.text = table.text.value;
        if (table.kind.is_given()) check(table, "text", table.text, card_.kind == CardKind::hand);
        if (are_effects_known(table) && is_aimed_) check(table, "seen", table.seen, is_seen());
    }

    /// Does any captain see something of it?
    [[nodiscard]] bool is_seen() const {
        return card_.on != CardTarget::side && (!is_of_enemy(card_.on) || affects_);
    }

    /// A text that somebody reads must be there; one that nobody reads must not.
    void check(const CardTable& table, const std::string& key, const Given<Sentence>& text,
               bool is_read) {
        if (is_read && !text.is_written()) {
            source_.problem(table.spot, ErrorCode::missing_key,
                            {key, Sentence::expected() + " for a card like this"});
        } else if (!is_read && text.is_written()) {
            out_of_range(text.spot, key, "given where nobody reads it", "no such text here");
        }
    }

    const Source& source_;
    Draft& draft_;
    const Drawers& drawers_;
    // of the card being read
    bool are_sides_known_ = false;  ///< which sides have it in their deck
    Card card_;
    CardLasts ends_;
    bool is_aimed_ = false;    ///< its kind and target are known
    bool affects_ = false;     ///< an effect of it affects a formation
    std::size_t lasting_ = 0;  ///< how many effects last as long as the card
};

/// The file of a deck: the campaign's own is preferred to that of all campaigns.
const SourceFile* file_of(const std::vector<SourceFile>& decks, const std::string& name) {
    const std::string file = name + ".toml";
    const auto found = std::find_if(decks.begin(), decks.end(), [&](const SourceFile& each) {
        return each.name == file || each.name.ends_with("/" + file);
    });
    return found == decks.end() ? nullptr : &*found;
}

Spot spot_of_deck(const CampaignTable& table) {
    Spot spot;
    for (const SwitchWord& each : table.switches.words) {
        if (each.key == deck_switch) spot = each.word_spot;
    }
    return spot;
}

}  // namespace

namespace {

std::vector<Card> cards_from(const SourceFile& file, Draft& draft, const Drawers& drawers) {
    const Source source{file.name, draft.problems};
    const auto root = parsed(file, draft.problems);
    DeckFile written;
    if (root) read_table(source, *root, written);
    const auto& tables = written.cards.values;
    if (!written.cards.is_given()) {
        draft.cards.mark_incomplete();
    } else if (tables.empty() || tables.size() > most_cards) {
        source.problem(written.cards.spot, ErrorCode::out_of_range,
                       {"card", fmt::format("a list of {}", tables.size()),
                        fmt::format("1 to {} cards", most_cards)});
    }
    Cards reading(source, draft, drawers);
    std::vector<Card> cards;
    for (const CardTable& table : tables) cards.push_back(reading.take(table));
    return cards;
}

/// The file of a deck named by a campaign; an invalid name, or a missing file, is reported.
const SourceFile* deck_file_named(const Source& source, std::string_view key,
                                  const std::string& name, Spot spot,
                                  const std::vector<SourceFile>& decks) {
    if (!is_word(name)) {
        source.problem(spot, ErrorCode::out_of_range,
                       {std::string(key), fmt::format("\"{}\"", quotable(name)), Word::expected()});
        return nullptr;
    }
    const SourceFile* file = file_of(decks, name);
    if (file == nullptr) {
        source.problem(spot, ErrorCode::unknown_reference,
                       {"file", fmt::format("assets/decks/{}.toml", name)});
    }
    return file;
}

/// The sides that draw from the common deck: those without one of their own. None: all sides.
std::vector<SideId> sides_of_common_deck(const std::vector<SideTable>& tables) {
    std::vector<SideId> sides;
    for (std::uint32_t i = 0; i < tables.size(); ++i) {
        if (!tables[i].deck.is_written()) sides.push_back({i});
    }
    return sides.size() == tables.size() ? std::vector<SideId>{} : sides;
}

/// Adds the sides' own decks after the common one.
void take_side_decks(const Source& source, const CampaignTable& table,
                     const std::vector<SourceFile>& decks, Draft& draft) {
    NameIndex common = std::move(draft.cards);
    auto& cards = draft.definition.deck.cards;
    for (std::uint32_t i = 0; i < table.side.values.size(); ++i) {
        const auto& name = table.side.values[i].deck;
        if (!name.is_given()) continue;
        const SourceFile* file = deck_file_named(source, "deck", name.value, name.spot, decks);
        draft.cards = NameIndex("card");
        const std::size_t first = cards.size();
        if (file == nullptr) {
            draft.cards.mark_incomplete();
        } else {
            const auto own = cards_from(*file, draft, std::vector{SideId{i}});
            cards.insert(cards.end(), own.begin(), own.end());
        }
        draft.side_decks.push_back({{i}, first, std::move(draft.cards)});
    }
    draft.cards = std::move(common);
}

}  // namespace

Deck deck_from(const SourceFile& file, std::string id, Draft& draft) {
    return {std::move(id), cards_from(file, draft, std::nullopt)};
}

Diagnostics problems_of_deck(const SourceFile& file) {
    const auto deck = read_deck(file, {});
    return deck ? Diagnostics{} : deck.error();
}

tl::expected<Deck, Diagnostics> read_deck(const SourceFile& file, std::string id) {
    Draft draft;
    draft.formations.mark_incomplete();
    draft.sides.mark_incomplete();
    Deck deck = deck_from(file, std::move(id), draft);
    if (!draft.problems.empty()) return tl::unexpected(draft.problems.sorted());
    return deck;
}

void take_deck(const Source& source, const CampaignTable& table,
               const std::vector<SourceFile>& decks, Draft& draft) {
    const std::string& name = draft.definition.switches.event_deck;
    const Spot spot = spot_of_deck(table);
    const auto sides = sides_of_common_deck(table.side.values);
    const bool is_drawn_from =
        table.side.values.empty() || !sides.empty() || !table.side.values.front().deck.is_written();
    draft.cards.mark_incomplete();
    draft.definition.deck.id = name;
    if (is_drawn_from) {
        const SourceFile* file = deck_file_named(source, deck_switch, name, spot, decks);
        if (file == nullptr) return;
        draft.cards = NameIndex("card");
        draft.definition.deck.cards = cards_from(*file, draft, sides);
        // another one may have been meant
        if (table.switches.is_wrong) draft.cards.mark_incomplete();
    }
    take_side_decks(source, table, decks, draft);
}

}  // namespace flagplot
