#include <catch2/catch.hpp>
#include <set>

#include "sources.h"

namespace flagplot::test {

namespace {

Deck deck_of(CampaignSources sources) {
    const auto read = read_campaign(sources);
    INFO((read ? std::string{} : described(read.error())));
    REQUIRE(read);
    return read->deck;
}

const Deck& default_deck() {
    static const Deck deck = deck_of(shipped_campaign("convoy-beta"));
    return deck;
}

/// The deck of ten that lies beside convoy Beta.
const Deck& umpires_deck() {
    static const Deck deck = [] {
        const std::string folder = "campaigns/convoy-beta/";
        CampaignSources sources = shipped_campaign("convoy-beta");
        change(sources.campaign.text, "events.draw = \"scripted\"", "events.deck = \"umpire10\"");
        change(sources.campaign.text, "[[script]]\nturn = 7\nside = \"axis\"\n", "");
        change(sources.campaign.text, "card = \"Submarine attack\"\non = \"AX-BETA\"\n", "");
        sources.decks = {shipped_deck(folder, files_needed(sources.campaign).deck)};
        return deck_of(std::move(sources));
    }();
    return deck;
}

const Card& card_named(const Deck& deck, std::string_view name) {
    for (const Card& card : deck.cards) {
        if (card.name == name) return card;
    }
    throw std::runtime_error("no such card");
}

using AnyEffect = CardStep;

std::vector<CardEffect> plain(const AnyEffect& effect) {
    if (const auto* choice = std::get_if<Choice>(&effect)) return {choice->a, choice->b};
    return {std::get<CardEffect>(effect)};
}

AnyEffect lasting(PlainEffect what, std::int32_t turns) {
    return CardEffect{std::move(what), Ends::with_turn, {turns}};
}
AnyEffect at_once(PlainEffect what) { return lasting(std::move(what), 1); }

/// Which verb an effect is, as 5.4 tells them apart.
std::string verb(const CardEffect& effect) {
    return std::visit(
        Overloaded{
            [](const SpeedTimes&) { return std::string("speed"); },
            [](const PointsBy&) { return std::string("points"); },
            [](const PointsAtMost&) { return std::string("points at most"); },
            [](const SightBy& by) { return "sight by " + std::string(word_of(by.mode)); },
            [](const NoSight& no) { return "no sight by " + std::string(word_of(no.mode)); },
            [](const Damage& hit) { return "damage " + std::string(word_of(hit.which)); },
            [](const SendTo& send) { return std::string(send.square ? "to a square" : "to port"); },
            [](const FalseContact&) { return std::string("contact false"); },
            [](const Reveal& what) { return "reveal " + std::string(word_of(what.what)); },
            [](const FreeSearch&) { return std::string("search free"); },
            [](const MakeWeather& make) { return "weather " + std::string(word_of(make.weather)); },
            [](const Arrive&) { return std::string("arrive"); },
            [](const SetFree&) { return std::string("free"); },
            [](const TellText&) { return std::string("tell"); },
            [](const AskUmpire&) { return std::string("ask umpire"); },
        },
        effect.what);
}

std::set<std::string> verbs_of(const Deck& deck) {
    std::set<std::string> verbs;
    for (const Card& card : deck.cards) {
        for (const AnyEffect& effect : card.effects) {
            for (const CardEffect& each : plain(effect)) verbs.insert(verb(each));
        }
    }
    return verbs;
}

/// What is said of the small campaign with its deck changed in one place.
std::string problems_of_deck(const std::string& part, const std::string& into) {
    CampaignSources sources = small_sources();
    change(sources.decks[0].text, part, into);
    const auto read = read_campaign(sources);
    return read ? "" : described(read.error());
}

struct WrongCard {
    std::string part, into, message;
};

void check_cards(const std::vector<WrongCard>& cases) {
    for (const WrongCard& each : cases) {
        INFO(each.part << " -> " << each.into);
        CHECK(problems_of_deck(each.part, each.into) ==
              "assets/decks/default24.toml:" + each.message + "\n");
    }
}

}  // namespace

TEST_CASE("the default deck has the twenty-four cards of its table", "[deck]") {
    struct Row {
        std::string name;
        std::int32_t copies;
        CardKind kind;
        CardTarget on;
        std::vector<AnyEffect> effects;
    };
    using enum CardKind;
    using enum CardTarget;
    const std::vector<Row> rows{
        {"Machinery defect", 2, blow, own_at_sea, {lasting(SpeedTimes{3, 4}, 2)}},
        {"Heavy weather", 2, blow, radius, {lasting(MakeWeather{Weather::heavy}, 1)}},
        {"Fog bank",
         2,
         blow,
         own_at_sea,
         {lasting(NoSight{SightMode::eye}, 1), lasting(NoSight{SightMode::air}, 1)}},
        {"Submarine attack", 3, blow, own_at_sea, {at_once(Damage{{1}, Pick::random})}},
        {"Mines", 1, blow, own_at_sea, {at_once(Damage{{1}, Pick::biggest})}},
        {"Air attack", 3, blow, own_at_sea, {at_once(Damage{{1}, Pick::biggest})}},
        {"Fuel state",
         1,
         blow,
         own_at_sea,
         {Choice{{PointsAtMost{{1}}, Ends::in_port, {1}}, {SendTo{}, Ends::with_turn, {1}}}}},
        {"Recalled", 1, blow, own_at_sea, {at_once(SendTo{})}},
        {"False report", 1, blow, side, {at_once(FalseContact{})}},
        {"Signals intelligence", 2, hand, enemy_at_sea, {at_once(Reveal{Reveals::marker})}},
        {"Direction-finding fix", 2, hand, enemy_active, {at_once(Reveal{Reveals::block})}},
        {"Extra reconnaissance", 2, hand, side, {at_once(FreeSearch{{2}})}},
        {"All boilers", 1, hand, owner_picks, {lasting(PointsBy{{1}}, 1)}},
        {"Radio silence",
         1,
         hand,
         owner_picks,
         {CardEffect{SightBy{SightMode::eye, {-2}}, Ends::next_attempt, {1}},
          CardEffect{SightBy{SightMode::radar, {-2}}, Ends::next_attempt, {1}},
          CardEffect{SightBy{SightMode::air, {-2}}, Ends::next_attempt, {1}}}},
    };
    REQUIRE(default_deck().id == "default24");
    REQUIRE(default_deck().cards.size() == rows.size());
    std::int32_t cards = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Card& card = default_deck().cards[i];
        INFO(rows[i].name);
        CHECK(card.name == rows[i].name);
        CHECK(card.copies == rows[i].copies);
        CHECK(card.kind == rows[i].kind);
        CHECK(card.on == rows[i].on);
        CHECK(card.effects == rows[i].effects);
        CHECK(card.text.empty() == (card.kind == blow));
        cards += card.copies;
    }
    CHECK(cards == 24);
}

TEST_CASE("the default deck has the conditions and the rolls of its table", "[deck]") {
    for (const Card& card : default_deck().cards) {
        INFO(card.name);
        const bool is_air = card.name == "Air attack";
        const bool is_mines = card.name == "Mines";
        CHECK(card.only_if ==
              (is_air     ? std::vector{CardIf::day, CardIf::spotted, CardIf::in_enemy_air_range}
               : is_mines ? std::vector{CardIf::coastal}
                          : std::vector<CardIf>{}));
        CHECK(card.is_redrawn == is_mines);
        CHECK(card.test.has_value() == (is_air || is_mines || card.name == "Submarine attack"));
    }
    CHECK(card_named(default_deck(), "Submarine attack").test ==
          CardTest{3, {{TestBy::auxiliaries, {2}, 1}, {TestBy::destroyers, {-1}, 3}}});
    CHECK(card_named(default_deck(), "Mines").test == CardTest{3, {}});
    CHECK(card_named(default_deck(), "Air attack").test ==
          CardTest{2, {{TestBy::air_quality, {1}, 1}}});
    CHECK(card_named(default_deck(), "Heavy weather").radius == Squares{1});
}

TEST_CASE("an umpire's deck of ten does what the default deck does not", "[deck]") {
    REQUIRE(umpires_deck().cards.size() == 10);
    for (const Card& card : umpires_deck().cards) {
        INFO(card.name);
        for (const Card& other : default_deck().cards) CHECK(card.name != other.name);
    }
    const auto usual = verbs_of(default_deck());
    std::set<std::string> unusual;
    for (const std::string& each : verbs_of(umpires_deck())) {
        if (!usual.contains(each)) unusual.insert(each);
    }
    CHECK(unusual == std::set<std::string>{"arrive", "ask umpire", "damage first", "free",
                                           "no sight by radar", "reveal square", "tell",
                                           "to a square", "weather fog", "weather storm"});
    CHECK(card_named(umpires_deck(), "Drifting mine").only_if ==
          std::vector{CardIf::night, CardIf::coastal});
    CHECK(card_named(umpires_deck(), "Drifting mine").test ==
          CardTest{4, {{TestBy::destroyers, {-1}, 1}}});
    CHECK(card_named(umpires_deck(), "Sailed before her time").effects[0] ==
          at_once(Arrive{"AX-3", *read_square("C4")}));
}

TEST_CASE("a campaign's own deck goes before the one all campaigns share", "[deck]") {
    CampaignSources sources = small_sources();
    change(sources.campaign.text, "[[side]]", "events.deck = \"mine\"\n[[side]]");
    const std::string own =
        "[[card]]\nname = \"Own\"\nkind = \"blow\"\non = \"side\"\n"
        "effects = [\"tell Own.\"]\n";
    sources.decks = {{"campaigns/small/mine.toml", own}, {"assets/decks/mine.toml", small_deck}};
    CHECK(files_needed(sources.campaign).deck == "mine.toml");
    CHECK(deck_of(sources).id == "mine");
    CHECK(deck_of(sources).cards.at(0).name == "Own");
    CHECK(deck_of(sources).cards.size() == 1);
}

TEST_CASE("a deck that is not there is named where the campaign names it", "[deck]") {
    CampaignSources sources = small_sources();
    sources.decks.clear();
    const auto unnamed = read_campaign(sources);
    REQUIRE_FALSE(unnamed);
    CHECK(described(unnamed.error()) ==
          "campaign.toml: there is no file \"assets/decks/default24.toml\" "
          "(campaign.unknown-reference)\n");

    change(sources.campaign.text, "[[side]]", "events.deck = \"../mine\"\n[[side]]");
    CHECK(files_needed(sources.campaign).deck.empty());
    const auto no_name = read_campaign(sources);
    REQUIRE_FALSE(no_name);
    CHECK(
        described(no_name.error()) ==
        "campaign.toml:10:15: events.deck is \"../mine\"; expected a name of letters, digits, - _ "
        "and dots that begins with a letter, up to 40 (text.out-of-range)\n");
}

TEST_CASE("each wrong key or value of a card gets its message", "[deck]") {
    check_cards({
        {"name = \"Gale\"", "name = 'a \"gale\"'",
         "2:8: name is \"a \"gale\"\"; expected a text of one line without quotation marks, up to "
         "120 bytes (text.out-of-range)"},
        {"name = \"Fix\"", "name = \"gale\"", "8:8: card \"gale\" is given twice (text.duplicate)"},
        {"copies = 3", "copies = 21",
         "15:10: copies is 21; expected a whole number from 1 to 20 (text.out-of-range)"},
        {"kind = \"hand\"", "kind = \"hands\"",
         "9:8: \"hands\" is not one of hand, blow; did you mean \"hand\"? (text.unknown-word)"},
        {"\"radius 1\"", "\"radus 1\"",
         "4:6: \"radus 1\" is not one of owner picks, random own at sea, random enemy at sea, "
         "random enemy active, radius N, radius N at SQUARE, side; did you mean \"radius\"? "
         "(text.unknown-word)"},
        {"\"radius 1\"", "\"radius 13\"",
         "4:6: in \"radius 13\" a whole number from 0 to 12 was expected instead of \"13\" "
         "(deck.bad-words)"},
        {"\"random own at sea\"", "\"random own in port\"",
         "17:6: in \"random own in port\" \"at\" was expected instead of \"in\" "
         "(deck.bad-words)"},
        {"\"random own at sea\"", "\"owner picks\"",
         "17:6: on is \"owner picks\"; expected a lot for a blow, which nobody plays "
         "(text.out-of-range)"},
        {"\"spotted\"]", "\"spoted\"]",
         "18:14: \"spoted\" is not one of day, night, coastal, spotted, in enemy air range, has "
         "auxiliaries; did you mean \"spotted\"? (text.unknown-word)"},
        {"\"spotted\"]", "\"day\"]", "18:14: condition \"day\" is given twice (text.duplicate)"},
        {"\"redraw\"", "\"redrawn\"",
         "19:13: \"redrawn\" is not one of no effect, redraw; did you mean \"redraw\"? "
         "(text.unknown-word)"},
        {"if = [\"day\", \"spotted\"]\n", "",
         "18:13: otherwise is given without conditions; expected it beside `if` "
         "(text.out-of-range)"},
        {"effects = [\"weather heavy\"]", "effects = []",
         "5:11: effects is a list of 0; expected 1 to 10 effects (text.out-of-range)"},
        {"\"radius 1\"", "\"radius 1\"\nif = [\"day\", \"spotted\"]",
         "5:14: if is \"spotted\"; expected it on a card that concerns one formation "
         "(text.out-of-range)"},
        {"\"radius 1\"", "\"radius 1\"\ntest = \"d12 <= 3, +1 per air quality\"",
         "5:8: test is \"d12 <= 3, +1 per air quality\"; expected it on a card that concerns one "
         "formation (text.out-of-range)"},
        {"effects = [\"weather heavy\"]", "effects = [3]",
         "5:12: \"effects\" must be an effect like \"damage 1 biggest\" or { choose = [ two of "
         "them ] } or { ask = \"QUESTION\", yes = [ some ], no = [ some ] } (text.wrong-type)"},
        {"lasts = \"2 turns\"", "lasts = \"two turns\"",
         "22:9: \"two turns\" is not one of 1 turn, N turns, next attempt, in port "
         "(text.unknown-word)"},
        {"lasts = \"2 turns\"", "lasts = \"100 turns\"",
         "22:9: \"100 turns\" is not one of 1 turn, N turns, next attempt, in port "
         "(text.unknown-word)"},
        {"lasts = \"2 turns\"", "lasts = \"next attempt\"",
         "21:32: \"speed x 3/4\" is on a card with another end; expected it to last some turns, or "
         "until in port (text.out-of-range)"},
        {"effects = [\"weather heavy\"]", "effects = [\"weather heavy\"]\nlasts = \"in port\"",
         "5:12: \"weather heavy\" is on a card with another end; expected it to last a number of "
         "turns (text.out-of-range)"},
        {"text = \"A bearing.\"", "text = \"A bearing.\"\nlasts = \"1 turn\"",
         "13:9: lasts is given where nothing lasts; expected it on a card whose effects last and "
         "do not say how long (text.out-of-range)"},
        {"seen = \"It blows.\"\n", "",
         "1:1: \"seen\" is missing; expected a text of one line, up to 500 bytes for a card like "
         "this (text.missing-key)"},
        {"text = \"A bearing.\"", "text = \"A bearing.\"\nseen = \"Nothing.\"",
         "13:8: seen is given where nobody reads it; expected no such text here "
         "(text.out-of-range)"},
        {"text = \"A bearing.\"\n", "",
         "7:1: \"text\" is missing; expected a text of one line, up to 500 bytes for a card like "
         "this (text.missing-key)"},
        {"seen = \"Bombs.\"", "seen = \"Bombs.\"\ntext = \"Bombs.\"",
         "24:8: text is given where nobody reads it; expected no such text here "
         "(text.out-of-range)"},
        {"seen = \"Bombs.\"", "seen = \"Bombs.\\nMore.\"",
         "23:8: seen is \"(12 bytes)\"; expected a text of one line, up to 500 bytes "
         "(text.out-of-range)"},
        {"copies = 3", "copis = 3",
         "15:1: \"copis\" is not known here; did you mean \"copies\"? (text.unknown-key)"},
    });
}

TEST_CASE("each wrong effect of a card gets its message", "[deck]") {
    const auto with = [](const std::string& effect) {
        return problems_of_deck("\"damage 1 biggest\"", effect);
    };
    const std::string place = "assets/decks/default24.toml:21:12: ";
    const std::vector<std::pair<std::string, std::string>> cases{
        {"\"dammage 1 biggest\"",
         "\"dammage 1 biggest\" is not one of speed x A/B, points +-N, points at most N until "
         "port, "
         "visual +-N, radar +-N, air +-N, no visual, no radar, no air, damage N UNIT, destination "
         "nearest port, destination SQUARE, contact false, reveal WHAT, search free +-N, weather "
         "KIND, arrive FORMATION at SQUARE, free, tell TEXT, ask umpire TEXT; did you mean "
         "\"damage\"? (text.unknown-word)"},
        {"\"damage 1 bigest\"",
         "in \"damage 1 bigest\" one of biggest, random, first was expected instead of \"bigest\"; "
         "did you mean \"biggest\"? (deck.bad-words)"},
        {"\"damage 1\"",
         "in \"damage 1\" one of biggest, random, first was expected at its end (deck.bad-words)"},
        {"\"damage 21 first\"",
         "in \"damage 21 first\" a whole number from 1 to 20 was expected instead "
         "of \"21\" (deck.bad-words)"},
        {"\"damage -1 first\"",
         "in \"damage -1 first\" a whole number from 1 to 20 was expected instead of \"-1\" "
         "(deck.bad-words)"},
        {"\"damage 99999999999 first\"",
         "in \"damage 99999999999 first\" a whole number from 1 to 20 was expected instead of "
         "\"99999999999\" (deck.bad-words)"},
        {"\"points 1\"",
         "in \"points 1\" a number with its sign, -12 to -1 or +1 to +12 or \"at\" was expected "
         "instead of \"1\" (deck.bad-words)"},
        {"\"points +13\"",
         "in \"points +13\" a number with its sign, -12 to -1 or +1 to +12 or \"at\" was expected "
         "instead "
         "of \"+13\" (deck.bad-words)"},
        {"\"points +0\"",
         "in \"points +0\" a number with its sign, -12 to -1 or +1 to +12 or \"at\" was expected "
         "instead "
         "of \"+0\" (deck.bad-words)"},
        {"\"speed x 4/3\"",
         "in \"speed x 4/3\" a fraction below 1 in numbers up to 12, like 3/4 was expected instead "
         "of \"4/3\" (deck.bad-words)"},
        {"\"speed x 0/0\"",
         "in \"speed x 0/0\" a fraction below 1 in numbers up to 12, like 3/4 was expected instead "
         "of \"0/0\" (deck.bad-words)"},
        {"\"speed x 3/\"",
         "in \"speed x 3/\" a fraction below 1 in numbers up to 12, like 3/4 was expected instead "
         "of \"3/\" (deck.bad-words)"},
        {"\"destination neerest port\"",
         "in \"destination neerest port\" \"nearest\" or a square like \"E6\" was expected instead "
         "of \"neerest\"; did you mean \"nearest\"? (deck.bad-words)"},
        {"\"destination D9\"",
         "there is no square \"D9\" on this chart; its squares are A1 to C3 (chart.bad-square)"},
        {"\"destination B2\"", "B2 is land (chart.not-sea)"},
        {"\"arrive B2 at C3\"",
         "there is no formation \"B2\"; did you mean \"B1\"? (campaign.unknown-reference)"},
        {"\"weather heavy rain\"",
         "in \"weather heavy rain\" nothing more was expected instead of \"rain\" "
         "(deck.bad-words)"},
        {"\"tell\"", "in \"tell\" a text was expected at its end (deck.bad-words)"},
        {"\"reveal block\"",
         "\"reveal block\" is out of place; expected it on a card that concerns an enemy's "
         "formation (text.out-of-range)"},
        {"\"contact false\"",
         "\"contact false\" is out of place; expected it on a card that concerns the side "
         "(text.out-of-range)"},
        {"\"search free +1\"",
         "\"search free +1\" is out of place; expected it on a card of the hand that concerns the "
         "side (text.out-of-range)"},
        {"\"\"",
         "effects is \"\"; expected an effect like \"damage 1 biggest\" (text.out-of-range)"},
    };
    for (const auto& [effect, message] : cases) {
        INFO(effect);
        CHECK(with(effect) == place + message + "\n");
    }
    CHECK(with("{ choose = [\"free\"] }") ==
          "assets/decks/default24.toml:21:23: choose is a list of 1; expected two effects "
          "(text.out-of-range)\n");
    CHECK(with("{ choose = [\"free\", \"fre\"] }")
              .starts_with("assets/decks/default24.toml:21:32: \"fre\" is not one of speed x A/B"));
    CHECK(
        with("{ chose = [] }") ==
        "assets/decks/default24.toml:21:12: \"choose\" is missing; expected a list, each entry an "
        "effect like \"damage 1 biggest\" (text.missing-key)\n"
        "assets/decks/default24.toml:21:14: \"chose\" is not known here; did you mean "
        "\"choose\"? (text.unknown-key)\n");
    CHECK(problems_of_deck("\"reveal block\"", "\"damage 1 first\"").find("\"seen\" is missing") !=
          std::string::npos);
}

TEST_CASE("each wrong roll of a card gets its message", "[deck]") {
    const std::string good = "\"d12 <= 3, +2 with auxiliaries\"";
    check_cards({
        {good, "\"d6 <= 3\"", "20:8: \"d6 <= 3\" is not one of d12 <= N (text.unknown-word)"},
        {good, "\"d12 <= 13\"",
         "20:8: in \"d12 <= 13\" a whole number from 0 to 12 was expected instead of \"13\" "
         "(deck.bad-words)"},
        {good, "\"d12 <= 3, +2 with auxilaries\"",
         "20:8: in \"+2 with auxilaries\" \"auxiliaries\" was expected instead of \"auxilaries\"; "
         "did you mean \"auxiliaries\"? (deck.bad-words)"},
        {good, "\"d12 <= 3, 2 with auxiliaries\"",
         "20:8: \"2 with auxiliaries\" is not one of +-N with auxiliaries, +-N per destroyer, +-N "
         "per N destroyers, +-N per air quality (text.unknown-word)"},
        {good, "\"d12 <= 3, -1 per 1 destroyers\"",
         "20:8: in \"-1 per 1 destroyers\" \"destroyer\" or a whole number from 2 to 99 or \"air\" "
         "was "
         "expected instead of \"1\" (deck.bad-words)"},
        {good, "\"d12 <= 3, -1 per destroyer, -1 per 3 destroyers\"",
         "20:8: a modifier of the test by \"destroyers\" is given twice "
         "(text.duplicate)"},
    });
}

TEST_CASE("a deck without cards is refused", "[deck]") {
    CampaignSources sources = small_sources();
    sources.decks[0].text = "card = []\n";
    const auto empty = read_campaign(sources);
    REQUIRE_FALSE(empty);
    CHECK(described(empty.error()) ==
          "assets/decks/default24.toml:1:8: card is a list of 0; expected 1 to 200 cards "
          "(text.out-of-range)\n");
    sources.decks[0].text = "\n";
    const auto none = read_campaign(sources);
    REQUIRE_FALSE(none);
    CHECK(described(none.error()) ==
          "assets/decks/default24.toml:1:1: \"card\" is missing; expected a list, each entry a "
          "table (text.missing-key)\n");
}

TEST_CASE("each half of a choice is read like an effect", "[deck]") {
    CampaignSources sources = small_sources();
    change(sources.decks[0].text, "\"damage 1 biggest\"",
           "{ choose = [\"points at most 1 until port\", \"visual -2\"] }");
    const Deck deck = deck_of(sources);
    CHECK(card_named(deck, "Raid").effects ==
          std::vector<AnyEffect>{Choice{{PointsAtMost{{1}}, Ends::in_port, {1}},
                                        {SightBy{SightMode::eye, {-2}}, Ends::with_turn, {2}}},
                                 lasting(SpeedTimes{3, 4}, 2)});
}

}  // namespace flagplot::test
