#include "adjudication/case_dice.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "adjudication/words.h"

namespace flagplot::book {

namespace {

// The keys of the dice, as core/campaign makes them.
constexpr std::uint32_t dice_per_card = 8;
constexpr std::uint32_t dice_per_report = 4;
constexpr std::uint32_t card_flights = 0x8000'0000;
constexpr std::uint32_t most_cards = 10;   ///< of a turn
constexpr std::uint32_t most_sorties = 6;  ///< of an asset in a turn
constexpr std::uint32_t most_founded = 6;  ///< formations formed in play

/// Which lot of a card is drawn for what; which die of a card says what.
enum class CardLot : std::uint32_t { formation, square, ship, false_near, false_square };
struct CardDie {
    std::string_view word;
    std::uint32_t which;
};
constexpr std::array card_dice{CardDie{"test", 0}, CardDie{"type", 1}, CardDie{"units", 2},
                               CardDie{"distance", 3}, CardDie{"block", 4}};

/// Numbers from the first to the last, both counted.
struct Span {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

/// Reads one line of a `dice` block.
class DiceLine {
  public:
    DiceLine(const Definition& definition, const std::string& file, const TextLine& line)
        : definition_(definition), line_(line), words_(file, line) {
        turns_ = {1, static_cast<std::uint32_t>(definition.calendar.last_turn().count)};
    }

    std::vector<ForcedDie> dice() {
        take_turns();
        take_rest();
        words_.ends();
        return std::move(dice_);
    }

  private:
    void take_turns() {
        if (!words_.takes("turn")) return;
        std::string number = words_.next("a turn");
        const bool is_one = number.ends_with(':');
        if (is_one) number.pop_back();
        const auto first = static_cast<std::uint32_t>(words_.whole(number));
        turns_ = {first, first};
        if (is_one) return;
        words_.expects("to");
        number = words_.next("a turn and a colon");
        if (!number.ends_with(':')) words_.fail("expected a colon behind the turn");
        number.pop_back();
        turns_.last = static_cast<std::uint32_t>(words_.whole(number));
    }

    void take_rest() {
        if (words_.takes("initiative")) return take_initiative();
        if (words_.takes("die")) return take_any_die();
        if (words_.takes("card")) return take_card_search();
        if (const auto formation = words_.takes_formation(definition_)) {
            return take_formation_die(*formation);
        }
        for (std::uint32_t i = 0; i < definition_.assets.size(); ++i) {
            if (words_.takes(definition_.assets[i].id)) return take_asset_die(i);
        }
        take_side_die(words_.side(definition_).number);
    }

    std::int32_t value() { return words_.number("the number the die shows"); }

    /// The same number on all of these.
    void force(Purpose purpose, Span subjects, Span objects, Span indices, std::int32_t shows) {
        ForcedDie die{line_.number, line_.text, {}, shows};
        for (std::uint32_t turn = turns_.first; turn <= turns_.last; ++turn) {
            for (std::uint32_t subject = subjects.first; subject <= subjects.last; ++subject) {
                for (std::uint32_t object = objects.first; object <= objects.last; ++object) {
                    for (std::uint32_t index = indices.first; index <= indices.last; ++index) {
                        die.keys.push_back(
                            {purpose, 0, static_cast<std::uint16_t>(turn), subject, object, index});
                    }
                }
            }
        }
        dice_.push_back(std::move(die));
    }

    /// "initiative blue 9 9 3": rolled again while there is a tie.
    void take_initiative() {
        const std::uint32_t side = words_.side(definition_).number;
        for (std::uint32_t again = 0; again == 0 || !words_.at_end(); ++again) {
            force(Purpose::initiative, {side, side}, {0, 0}, {again, again}, value());
        }
    }

    /// "A sights b 6", "A sights b far 6", "a slips from A 9 9 3".
    void take_formation_die(FormationId id) {
        const Span subject{id.number, id.number};
        if (words_.takes("slips")) {
            words_.expects("from");
            const std::uint32_t enemy = words_.formation(definition_).number;
            for (std::uint32_t again = 0; again == 0 || !words_.at_end(); ++again) {
                force(Purpose::refusal, subject, {enemy, enemy}, {again, again}, value());
            }
            return;
        }
        words_.expects("sights");
        const std::uint32_t target = words_.formation(definition_).number;
        const Span reaches = words_.takes("close") ? Span{0, 0}
                             : words_.takes("far") ? Span{1, 1}
                                                   : Span{0, 1};
        force(Purpose::sighting, subject, {target, target}, reaches, value());
    }

    /// "SUNDERLAND finds b 5", "SUNDERLAND sortie 2 finds b 5",
    /// "SUNDERLAND reports b 10 by 2 up beside 3".
    void take_asset_die(std::uint32_t asset) {
        Span sorties{0, most_sorties - 1};
        if (words_.takes("sortie")) {
            const auto number = static_cast<std::uint32_t>(words_.number("the number of a sortie"));
            sorties = {number - 1, number - 1};
        }
        take_search({asset, asset}, sorties);
    }

    /// "card finds b 5", "card reports b 9 by 1 down".
    void take_card_search() { take_search({card_flights, card_flights + most_cards}, {0, 0}); }

    void take_search(Span subjects, Span sorties) {
        const bool is_report = words_.takes("reports");
        if (!is_report) words_.expects("finds");
        const std::uint32_t target = words_.formation(definition_).number;
        if (!is_report) {
            return force(Purpose::air_search, subjects, {target, target}, sorties, value());
        }
        const auto die = [&](std::uint32_t which, std::int32_t shows) {
            for (std::uint32_t sortie = sorties.first; sortie <= sorties.last; ++sortie) {
                const std::uint32_t index = sortie * dice_per_report + which;
                force(Purpose::misreport, subjects, {target, target}, {index, index}, shows);
            }
            merge_last(sorties.last - sorties.first);
        };
        die(0, value());
        if (words_.takes("by")) {
            die(1, value());
            const bool is_up = words_.takes("up");
            if (!is_up) words_.expects("down");
            die(2, is_up ? 1 : 2);
        }
        if (words_.takes("beside")) die(3, value());
    }

    /// The last dice are one: it is enough that one of their keys is rolled.
    void merge_last(std::uint32_t more) {
        for (; more > 0; --more) {
            ForcedDie last = std::move(dice_.back());
            dice_.pop_back();
            auto& keys = dice_.back().keys;
            keys.insert(keys.end(), last.keys.begin(), last.keys.end());
        }
    }

    void take_side_die(std::uint32_t side) {
        if (words_.takes("draws")) {
            return force(Purpose::draw, {side, side}, {0, 0}, {0, 0}, value());
        }
        if (words_.takes("deck")) return take_deck(side);
        if (words_.takes("lot")) return take_lot(side);
        words_.expects("card");
        take_card_die(side);
    }

    /// The cards of one serial number, or of all.
    Span serials() {
        const auto number = words_.takes_number();
        if (!number) return {0, most_cards - 1};
        return {static_cast<std::uint32_t>(*number - 1), static_cast<std::uint32_t>(*number - 1)};
    }

    void force_for_cards(Purpose purpose, std::uint32_t side, Span objects, Span cards,
                         const std::vector<std::uint32_t>& which, std::int32_t shows) {
        const std::size_t before = dice_.size();
        for (std::uint32_t serial = cards.first; serial <= cards.last; ++serial) {
            for (const std::uint32_t each : which) {
                const std::uint32_t index = serial * dice_per_card + each;
                force(purpose, {side, side}, objects, {index, index}, shows);
            }
        }
        merge_last(static_cast<std::uint32_t>(dice_.size() - before - 1));
    }

    /// "blue card test 3", "blue card 2 type 5".
    void take_card_die(std::uint32_t side) {
        const Span cards = serials();
        for (const CardDie& die : card_dice) {
            if (!words_.takes(die.word)) continue;
            const auto formations = static_cast<std::uint32_t>(definition_.formations.size());
            return force_for_cards(Purpose::card, side, {0, formations + most_founded}, cards,
                                   {die.which}, value());
        }
        words_.fail("expected \"test\", \"type\", \"units\", \"distance\" or \"block\"");
    }

    /// "blue lot b", "blue lot C3", "blue lot A2": whoever's die is lowest is drawn.
    void take_lot(std::uint32_t side) {
        constexpr std::int32_t lowest = 1;
        using L = CardLot;
        std::uint32_t object = 0;
        std::vector<L> lots;
        if (const auto formation = words_.takes_formation(definition_)) {
            object = formation->number;
            lots = {L::formation, L::false_near};
        } else if (const auto ship = words_.takes_ship(definition_)) {
            object = ship->number;
            lots = {L::ship};
        } else {
            const Square square = words_.square();
            if (!definition_.chart.contains(square)) words_.fail("the square is not on the chart");
            object = static_cast<std::uint32_t>(definition_.chart.index(square));
            lots = {L::square, L::false_square};
        }
        const Span cards = words_.takes("card") ? serials() : Span{0, most_cards - 1};
        std::vector<std::uint32_t> which;
        for (const L lot : lots) which.push_back(static_cast<std::uint32_t>(lot));
        force_for_cards(Purpose::lot, side, {object, object}, cards, which, lowest);
    }

    /// "blue deck "Fog bank", "Mines"": the cards that lie on top after the first shuffle.
    void take_deck(std::uint32_t side) {
        std::vector<CardId> wanted;
        while (!words_.at_end()) wanted.push_back(words_.card(definition_));
        std::vector<CardId> cards;
        for (std::uint32_t card = 0; card < definition_.deck.cards.size(); ++card) {
            const auto copies = static_cast<std::size_t>(definition_.deck.cards[card].copies);
            cards.insert(cards.end(), copies, CardId{card});
        }
        std::vector<CardId> rest = cards;
        for (const CardId card : wanted) {
            const auto found = std::find(rest.begin(), rest.end(), card);
            if (found == rest.end()) words_.fail("there are not so many copies of that card");
            rest.erase(found);
        }
        wanted.insert(wanted.end(), rest.begin(), rest.end());
        turns_ = {0, 0};  // a shuffle is counted by its own number
        const std::size_t before = dice_.size();
        for (std::size_t left = cards.size(); left > 1; --left) {
            const auto found = std::find(
                cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(left), wanted[left - 1]);
            const auto chosen = static_cast<std::int32_t>(found - cards.begin()) + 1;
            std::swap(cards[left - 1], *found);
            const auto index = static_cast<std::uint32_t>(left);
            force(Purpose::shuffle, {side, side}, {0, 0}, {index, index}, chosen);
        }
        if (dice_.size() == before) words_.fail("a deck of one card is not shuffled");
    }

    /// "die sighting subject 0 object 1 index 0 shows 6"
    void take_any_die() {
        const auto purpose = words_.takes_word_of<Purpose>();
        if (!purpose) words_.fail("expected what the die is rolled for");
        const auto part = [&](std::string_view word) {
            words_.expects(word);
            const auto number = static_cast<std::uint32_t>(words_.number("a number"));
            return Span{number, number};
        };
        const Span subject = part("subject");
        const Span object = part("object");
        const Span index = part("index");
        words_.expects("shows");
        if (*purpose == Purpose::shuffle) turns_ = {0, 0};
        force(*purpose, subject, object, index, value());
    }

    const Definition& definition_;
    const TextLine& line_;
    Words words_;
    Span turns_;
    std::vector<ForcedDie> dice_;
};

}  // namespace

std::vector<ForcedDie> dice_of(const Definition& definition, const std::string& file,
                               const Block& block) {
    std::vector<ForcedDie> dice;
    for (const TextLine& line : block.lines) {
        auto more = DiceLine(definition, file, line).dice();
        std::move(more.begin(), more.end(), std::back_inserter(dice));
    }
    return dice;
}

std::optional<std::int32_t> unnamed_die(const DieKey& key, std::int32_t faces) {
    constexpr std::int32_t nothing_happens = 12;
    switch (key.purpose) {
        case Purpose::initiative:
            return nothing_happens - static_cast<std::int32_t>(key.subject);
        case Purpose::sighting:
        case Purpose::air_search:
        case Purpose::draw:
            return nothing_happens;
        case Purpose::shuffle:
            return faces;
        case Purpose::misreport:
            return key.index % dice_per_report == 0 ? std::optional(1) : std::nullopt;
        case Purpose::card:
            return key.index % dice_per_card == 0 ? std::optional(nothing_happens) : std::nullopt;
        case Purpose::lot:
        case Purpose::refusal:
        case Purpose::battle:
            return std::nullopt;
    }
    return std::nullopt;
}

std::string text_of(const DieKey& key) {
    return fmt::format("{} subject {} object {} index {} in turn {}", word_of(key.purpose),
                       key.subject, key.object, key.index, key.turn);
}

}  // namespace flagplot::book
