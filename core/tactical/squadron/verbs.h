#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "base/lexer.h"
#include "tactical/kit/order_words.h"
#include "tactical/squadron/order.h"

/// \file
/// The table of verbs: of which words an order consists. Its reader, its writer and the forms all
/// go through it.

namespace flagplot::tactical::squadron {

using kit::flag;
using kit::HeadingWord;
using kit::ListWord;
using kit::many;
using kit::maybe;
using kit::NumberWord;
using kit::slot;
using kit::verb;
using kit::Word;

// --- how values are written ----------------------------------------------------------------------

struct ShipWord : kit::Lettered<'T', ShipNumber, 0> {
    static constexpr std::string_view expected = "a ship, like T3";
};
struct SquadronWord : kit::Lettered<'S', SquadronNumber, 0> {
    static constexpr std::string_view expected = "a squadron, like S2";
};
struct CardWord {
    using Number = kit::Lettered<'C', std::uint32_t, 0>;
    static constexpr std::string_view expected = "a card, like C5";
    static std::string write(kit::Card card) { return Number::write(card.number); }
    static std::optional<kit::Card> read(std::string_view word) {
        const auto number = Number::read(word);
        return number ? std::optional(kit::Card{*number}) : std::nullopt;
    }
};
struct PlaceWord : kit::PlaceNotation {
    static constexpr std::string_view expected = "a place of the table, like 71,112";
    static std::optional<BoardPlace> read(std::string_view word) {
        constexpr std::int32_t furthest = 9'999;
        const auto place = PlaceNotation::read(word);
        if (!place || place->column < 0 || place->row < 0) return std::nullopt;
        return place->column <= furthest && place->row <= furthest ? place : std::nullopt;
    }
};

using PatternWord = ListWord<Pattern, words_of<Pattern>>;
using TurningWord = ListWord<Turning, words_of<Turning>>;
using ArcWord = ListWord<WeaponArc, words_of<WeaponArc>>;
using LastingWord = ListWord<Lasting, words_of<Lasting>>;

/// `T3 port`.
struct GunsWords : kit::TwoWords<Guns, ShipWord, &Guns::ship, ArcWord, &Guns::arc> {
    static constexpr std::string_view expected = "guns, like T3 port";
};

/// `T7 4`.
struct ShareWords : kit::TwoWords<Share, ShipWord, &Share::ship, NumberWord, &Share::dice> {
    static constexpr std::string_view expected = "a ship and a number, like T7 4";
};

/// `C5`, `C11 on T3`, `C8 on T3 mast`.
struct PlayedWords {
    static constexpr std::string_view expected = "a card, like C5 or C11 on T3";
    static std::string write(const PlayedCard& played) {
        std::string text = CardWord::write(played.card);
        if (played.ship) text += " on " + ShipWord::write(*played.ship);
        if (played.lasting) text += " " + LastingWord::write(*played.lasting);
        return text;
    }
    static std::optional<PlayedCard> read(WordReader& words) {
        const auto card = kit::read_value<CardWord>(words);
        if (!card) return std::nullopt;
        PlayedCard played{*card, {}, {}};
        if (!words.take_if("on")) return played;
        played.ship = kit::read_value<ShipWord>(words);
        if (!played.ship) return std::nullopt;
        played.lasting = kit::read_value<LastingWord>(words);
        return played;
    }
};

/// A leg: `ahead 300`, `port 45`. What a leg runs and turns is written one after the other.
inline constexpr std::array<std::string_view, 3> leg_words{"ahead", "port", "starboard"};
struct LegWords {
    static constexpr std::string_view expected = "a leg, like ahead 300 or port 45";
    static std::string write(const Leg& leg) {
        std::string text;
        if (leg.ahead > 0 || leg.turn == 0) text = fmt::format("ahead {}", leg.ahead);
        if (leg.turn == 0) return text;
        const bool is_port = leg.turn < 0;
        text += fmt::format("{}{} {}", text.empty() ? "" : " ", is_port ? "port" : "starboard",
                            is_port ? -leg.turn : leg.turn);
        return text;
    }
    static std::optional<Leg> read(WordReader& words) {
        Leg leg;
        if (words.take_if("ahead")) {
            const auto ahead = kit::read_value<NumberWord>(words);
            if (!ahead) return std::nullopt;
            leg.ahead = *ahead;
            if (words.is_at_end() || !(words.is_next("port") || words.is_next("starboard"))) {
                return leg;
            }
        }
        const bool is_port = words.take_if("port");
        if (!is_port && !words.take_if("starboard")) return std::nullopt;
        const auto turn = kit::read_value<NumberWord>(words);
        if (!turn || *turn == 0) return std::nullopt;
        leg.turn = is_port ? -*turn : *turn;
        return leg;
    }
};

// --- the table -----------------------------------------------------------------------------------

inline constexpr auto verbs = std::tuple{
    verb<Ready>("ready"),
    verb<Deploy>("deploy", slot<SquadronWord>("squadron", &Deploy::squadron), Word{"at"},
                 slot<PlaceWord>("place", &Deploy::at), Word{"heading"},
                 slot<HeadingWord>("heading", &Deploy::heading),
                 slot<PatternWord>("pattern", &Deploy::pattern)),
    verb<Lay>("lay", slot<CardWord>("card", &Lay::card), maybe<TurningWord>("shift", &Lay::shift)),
    verb<Reroll>("reroll"),
    verb<Begin>("begin"),
    verb<Activate>("activate", slot<SquadronWord>("squadron", &Activate::squadron),
                   maybe<PlayedWords>("card", &Activate::card, "with")),
    verb<Element>("element", many<ShipWord>("ships", &Element::ships)),
    verb<Break>("break", slot<ShipWord>("ship", &Break::ship)),
    verb<Assign>("assign", slot<ShipWord>("ship", &Assign::ship), flag("pool", &Assign::is_pool),
                 many<ShareWords>("shares", &Assign::shares)),
    verb<Losses>("losses", many<ShareWords>("shares", &Losses::shares)),
    verb<Move>("move", slot<ShipWord>("ship", &Move::ship), many<LegWords>("legs", &Move::legs),
               flag("ram", &Move::is_ram), flag("anchor", &Move::anchors)),
    verb<Steer>("steer", slot<ShipWord>("ship", &Steer::ship), Word{"to"},
                slot<PlaceWord>("place", &Steer::to), flag("ram", &Steer::is_ram),
                flag("anchor", &Steer::anchors)),
    verb<Back>("back", slot<ShipWord>("ship", &Back::ship)),
    verb<Swing>("swing", slot<ShipWord>("ship", &Swing::ship),
                slot<TurningWord>("side", &Swing::way),
                slot<NumberWord>("degrees", &Swing::degrees)),
    verb<Stay>("stay", slot<ShipWord>("ship", &Stay::ship)),
    verb<Weigh>("weigh", slot<ShipWord>("ship", &Weigh::ship)),
    verb<Fire>("fire", slot<GunsWords>("guns", &Fire::leader), Word{"at"},
               slot<ShipWord>("target", &Fire::target),
               many<GunsWords>("joiners", &Fire::joiners, "with")),
    verb<Split>("split", slot<GunsWords>("guns", &Split::guns),
                many<ShareWords>("targets", &Split::targets)),
    verb<Board>("board", slot<ShipWord>("ship", &Board::ship),
                slot<ShipWord>("target", &Board::target)),
    verb<Play>("play", slot<PlayedWords>("card", &Play::card)),
    verb<Exchange>("exchange", many<CardWord>("cards", &Exchange::cards)),
    verb<Pass>("pass"),
};

}  // namespace flagplot::tactical::squadron
