#include "files/card_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "base/lexer.h"
#include "base/lines.h"
#include "base/plain_text.h"
#include "toml/toml_text.h"
#include "toml/value_types.h"

namespace flagplot::file_schema {

namespace {

struct Limits {
    std::int32_t least = 0;
    std::int32_t most = 0;

    [[nodiscard]] bool hold(std::int32_t number) const { return number >= least && number <= most; }
};

constexpr Limits changes{-12, 12};
constexpr Limits parts{1, 12};

/// The values of a form's placeholders.
struct Filled {
    std::int32_t number = 0;  ///< N
    std::int32_t change = 0;  ///< +-N
    SpeedTimes part;          ///< A/B
    std::size_t choice = 0;   ///< which word, for a placeholder with a list of them
    Square square;
    std::string text;
};

/// One form for a `T`.
template <class T>
struct Phrase {
    std::string_view form;
    Limits n;  ///< for its placeholder N
    T (*make)(const Filled&);
};

// --- places ---

/// A placeholder of a form: how one word of the text is read for it.
struct PlaceRow {
    std::string_view name;
    std::string (*expected)(Limits n);
    std::vector<std::string> (*candidates)();
    bool (*read)(std::string_view word, Limits n, Filled& filled);  ///< false: it does not fit
};

/// The rest of the text, of any number of words.
constexpr std::string_view text_place = "TEXT";

std::vector<std::string> no_words() { return {}; }

/// Digits and nothing else.
std::optional<std::int32_t> digits(std::string_view word) {
    return word.starts_with('-') ? std::nullopt : whole_number<std::int32_t>(word);
}

bool read_number(std::string_view word, Limits n, Filled& filled) {
    const auto number = digits(word);
    if (number) filled.number = *number;
    return number && n.hold(*number);
}

bool read_change(std::string_view word, Limits /*of N*/, Filled& filled) {
    const bool has_sign = word.starts_with('+') || word.starts_with('-');
    const auto number = has_sign ? digits(word.substr(1)) : std::nullopt;
    if (!number) return false;
    filled.change = word.starts_with('-') ? -*number : *number;
    return changes.hold(filled.change) && filled.change != 0;
}

bool read_part(std::string_view word, Limits /*of N*/, Filled& filled) {
    const auto bar = word.find('/');
    if (bar == std::string_view::npos) return false;
    const auto numerator = digits(word.substr(0, bar));
    const auto denominator = digits(word.substr(bar + 1));
    if (!numerator || !denominator) return false;
    filled.part = {*numerator, *denominator};
    return parts.hold(*numerator) && parts.hold(*denominator) && *numerator < *denominator;
}

template <Worded E>
bool read_choice(std::string_view word, Limits /*of N*/, Filled& filled) {
    const auto found = std::find(words_of<E>.begin(), words_of<E>.end(), word);
    filled.choice = static_cast<std::size_t>(found - words_of<E>.begin());
    return found != words_of<E>.end();
}

bool read_square_name(std::string_view word, Limits /*of N*/, Filled& filled) {
    const auto square = read_square(word);
    if (square) filled.square = *square;
    return square.has_value();
}

bool read_name(std::string_view word, Limits /*of N*/, Filled& filled) {
    filled.text = word;
    return !word.empty();
}

std::string expected_number(Limits n) { return expected_whole(n.least, n.most); }
std::string expected_change(Limits /*of N*/) {
    return fmt::format("a number with its sign, {} to -1 or +1 to +{}", changes.least,
                       changes.most);
}
std::string expected_part(Limits /*of N*/) {
    return fmt::format("a fraction below 1 in numbers up to {}, like 3/4", parts.most);
}
std::string expected_square(Limits /*of N*/) { return SquareName::expected(); }
std::string expected_name(Limits /*of N*/) { return "the id of a formation"; }
std::string expected_text(Limits /*of N*/) { return "a text"; }
template <Worded E>
std::string expected_choice(Limits /*of N*/) {
    return OneOf<E>::expected();
}

constexpr std::array places{
    PlaceRow{"N", expected_number, no_words, read_number},
    PlaceRow{"+-N", expected_change, no_words, read_change},
    PlaceRow{"A/B", expected_part, no_words, read_part},
    PlaceRow{"UNIT", expected_choice<Pick>, OneOf<Pick>::candidates, read_choice<Pick>},
    PlaceRow{"WHAT", expected_choice<Reveals>, OneOf<Reveals>::candidates, read_choice<Reveals>},
    PlaceRow{"KIND", expected_choice<Weather>, OneOf<Weather>::candidates, read_choice<Weather>},
    PlaceRow{"SQUARE", expected_square, no_words, read_square_name},
    PlaceRow{"FORMATION", expected_name, no_words, read_name},
    PlaceRow{text_place, expected_text, no_words, read_name},
};

const PlaceRow* place_named(std::string_view name) {
    const auto row = std::find_if(places.begin(), places.end(),
                                  [&](const PlaceRow& each) { return each.name == name; });
    return row == places.end() ? nullptr : &*row;
}

// --- forms ---

constexpr Lexis card_words{.separators = " ", .is_exact = true};

/// A text and its words.
struct SaidText {
    explicit SaidText(std::string_view said) : text(said), words(words_of_line(said, card_words)) {}

    /// The word for this placeholder, or for a text all remaining words; empty if there is none.
    [[nodiscard]] std::string_view word_for(std::string_view place, std::size_t at) const {
        if (at >= words.size()) return {};
        return place == text_place ? text.substr(words[at].offset) : words[at].text;
    }

    std::string_view text;
    std::vector<LineWord> words;
};

/// How far a text fits a form, and what should have followed.
struct Fit {
    std::size_t words = 0;  ///< how many of them fit
    bool is_whole = false;
    std::string expected;
    std::vector<std::string> candidates;
};

Fit fit(std::string_view form, Limits n, const SaidText& said, Filled& filled) {
    Fit found;
    for (const LineWord& name : words_of_line(form, card_words)) {
        const std::string_view word = said.word_for(name.text, found.words);
        if (const PlaceRow* place = place_named(name.text)) {
            if (!place->read(word, n, filled)) {
                found.expected = place->expected(n);
                found.candidates = place->candidates();
                return found;
            }
        } else if (word != name.text) {
            found.expected = fmt::format("\"{}\"", name.text);
            found.candidates.push_back(name.text);
            return found;
        }
        found.words = name.text == text_place ? said.words.size() : found.words + 1;
    }
    found.is_whole = found.words == said.words.size();
    found.expected = "nothing more";
    return found;
}

template <class T>
std::vector<std::string> forms_of(std::span<const Phrase<T>> phrases) {
    std::vector<std::string> forms;
    for (const Phrase<T>& each : phrases) forms.emplace_back(each.form);
    return forms;
}

/// A text that does not even fit any form in its first word.
WordsWrong unknown(const SaidText& said, const std::vector<std::string>& forms) {
    WordsWrong wrong{ErrorCode::unknown_word, {quotable(said.text), list_of(forms)}, {}, {}};
    wrong.word = said.words.front().text;
    for (const std::string& form : forms) {
        const std::string first = words_of_line(form, card_words).front().text;
        if (place_named(first) == nullptr) wrong.candidates.push_back(first);
    }
    return wrong;
}

/// A text that fits some forms up to a certain word.
WordsWrong misfit(const SaidText& said, const std::vector<Fit>& furthest) {
    const std::size_t at = furthest.front().words;
    const std::string word = at < said.words.size() ? quotable(said.words[at].text) : std::string{};
    WordsWrong wrong{ErrorCode::bad_card_words, {}, word, {}};
    std::vector<std::string> expected;
    for (const Fit& each : furthest) {
        if (std::find(expected.begin(), expected.end(), each.expected) == expected.end()) {
            expected.push_back(each.expected);
        }
        wrong.candidates.insert(wrong.candidates.end(), each.candidates.begin(),
                                each.candidates.end());
    }
    const std::string place = word.empty() ? "at its end" : fmt::format("instead of \"{}\"", word);
    wrong.details = {quotable(said.text), fmt::format("{}", fmt::join(expected, " or ")), place};
    return wrong;
}

template <class T>
Said<T> say(std::span<const Phrase<T>> phrases, std::string_view text) {
    const SaidText said(text);
    std::vector<Fit> furthest;
    for (const Phrase<T>& phrase : phrases) {
        Filled filled;
        Fit found = fit(phrase.form, phrase.n, said, filled);
        if (found.is_whole) return phrase.make(filled);
        if (!furthest.empty() && found.words > furthest.front().words) furthest.clear();
        if (furthest.empty() || found.words == furthest.front().words) {
            furthest.push_back(std::move(found));
        }
    }
    const bool is_unknown = furthest.front().words == 0;
    return tl::unexpected(is_unknown ? unknown(said, forms_of(phrases)) : misfit(said, furthest));
}

template <class T>
std::vector<FormShown> shown_forms(std::span<const Phrase<T>> phrases) {
    std::vector<FormShown> shown;
    for (const Phrase<T>& each : phrases) {
        const bool has_number = each.n.most > 0;
        shown.push_back({std::string(each.form),
                         has_number ? fmt::format("{} to {}", each.n.least, each.n.most) : ""});
    }
    return shown;
}

// --- the lists ---

template <class Effect, SightMode Mode>
SaidEffect sight(const Filled& filled) {
    if constexpr (std::is_same_v<Effect, SightBy>) {
        return {SightBy{Mode, {filled.change}}, {}};
    } else {
        return {NoSight{Mode}, {}};
    }
}

constexpr Limits none{};

constexpr std::array<Phrase<SaidEffect>, 20> effect_phrases{{
    {"speed x A/B", none, [](const Filled& f) -> SaidEffect { return {f.part, {}}; }},
    {"points +-N", none, [](const Filled& f) -> SaidEffect { return {PointsBy{{f.change}}, {}}; }},
    {"points at most N until port",
     {0, 12},
     [](const Filled& f) -> SaidEffect { return {PointsAtMost{{f.number}}, Ends::in_port}; }},
    {"visual +-N", none, sight<SightBy, SightMode::eye>},
    {"radar +-N", none, sight<SightBy, SightMode::radar>},
    {"air +-N", none, sight<SightBy, SightMode::air>},
    {"no visual", none, sight<NoSight, SightMode::eye>},
    {"no radar", none, sight<NoSight, SightMode::radar>},
    {"no air", none, sight<NoSight, SightMode::air>},
    {"damage N UNIT",
     {1, 20},
     [](const Filled& f) -> SaidEffect {
         return {Damage{{f.number}, static_cast<Pick>(f.choice)}, {}};
     }},
    {"destination nearest port", none, [](const Filled&) -> SaidEffect { return {SendTo{}, {}}; }},
    {"destination SQUARE", none,
     [](const Filled& f) -> SaidEffect { return {SendTo{f.square}, {}}; }},
    {"contact false", none, [](const Filled&) -> SaidEffect { return {FalseContact{}, {}}; }},
    {"reveal WHAT", none,
     [](const Filled& f) -> SaidEffect { return {Reveal{static_cast<Reveals>(f.choice)}, {}}; }},
    {"search free +-N", none,
     [](const Filled& f) -> SaidEffect { return {FreeSearch{{f.change}}, {}}; }},
    {"weather KIND", none,
     [](const Filled& f) -> SaidEffect {
         return {MakeWeather{static_cast<Weather>(f.choice)}, {}};
     }},
    {"arrive FORMATION at SQUARE", none,
     [](const Filled& f) -> SaidEffect { return {Arrive{f.text, f.square}, {}}; }},
    {"free", none, [](const Filled&) -> SaidEffect { return {SetFree{}, {}}; }},
    {"tell TEXT", none, [](const Filled& f) -> SaidEffect { return {TellText{f.text}, {}}; }},
    {"ask umpire TEXT", none,
     [](const Filled& f) -> SaidEffect { return {AskUmpire{f.text}, {}}; }},
}};

template <CardTarget Target>
CardAim aim(const Filled& filled) {
    return {Target, {filled.number}, {}};
}

constexpr std::array<Phrase<CardAim>, 7> aim_phrases{{
    {word_of(CardTarget::owner_picks), none, aim<CardTarget::owner_picks>},
    {word_of(CardTarget::own_at_sea), none, aim<CardTarget::own_at_sea>},
    {word_of(CardTarget::enemy_at_sea), none, aim<CardTarget::enemy_at_sea>},
    {word_of(CardTarget::enemy_active), none, aim<CardTarget::enemy_active>},
    {"radius N", {0, 12}, aim<CardTarget::radius>},
    {"radius N at SQUARE",
     {0, 12},
     [](const Filled& f) { return CardAim{CardTarget::radius, {f.number}, f.square}; }},
    {word_of(CardTarget::side), none, aim<CardTarget::side>},
}};

constexpr std::array<Phrase<std::int32_t>, 1> needed_phrases{{
    {"d12 <= N", {0, 12}, [](const Filled& f) { return f.number; }},
}};

constexpr std::array<Phrase<TestModifier>, 4> modifier_phrases{{
    {"+-N with auxiliaries", none,
     [](const Filled& f) { return TestModifier{TestBy::auxiliaries, {f.change}, 1}; }},
    {"+-N per destroyer", none,
     [](const Filled& f) { return TestModifier{TestBy::destroyers, {f.change}, 1}; }},
    {"+-N per N destroyers",
     {2, 99},
     [](const Filled& f) { return TestModifier{TestBy::destroyers, {f.change}, f.number}; }},
    {"+-N per air quality", none,
     [](const Filled& f) { return TestModifier{TestBy::air_quality, {f.change}, 1}; }},
}};

constexpr std::array<Phrase<CardLasts>, 4> lasts_phrases{{
    {"1 turn", none, [](const Filled&) { return CardLasts{Ends::with_turn, {1}}; }},
    {"N turns", {2, 99}, [](const Filled& f) { return CardLasts{Ends::with_turn, {f.number}}; }},
    {"next attempt", none, [](const Filled&) { return CardLasts{Ends::next_attempt, {1}}; }},
    {"in port", none, [](const Filled&) { return CardLasts{Ends::in_port, {1}}; }},
}};

}  // namespace

Said<SaidEffect> read_effect(std::string_view text) {
    return say<SaidEffect>(effect_phrases, text);
}

Said<CardAim> read_aim(std::string_view text) { return say<CardAim>(aim_phrases, text); }

Said<CardTest> read_test(std::string_view text) {
    const auto clauses = parts_of(text, ", ");
    const auto needed = say<std::int32_t>(needed_phrases, clauses.front());
    if (!needed) return tl::unexpected(needed.error());
    CardTest test{*needed, {}};
    for (const std::string_view clause : std::span(clauses).subspan(1)) {
        const auto modifier = say<TestModifier>(modifier_phrases, clause);
        if (!modifier) return tl::unexpected(modifier.error());
        const bool is_repeated =
            std::any_of(test.modifiers.begin(), test.modifiers.end(),
                        [&](const TestModifier& each) { return each.by == modifier->by; });
        if (is_repeated) {
            return tl::unexpected(
                WordsWrong{ErrorCode::duplicate,
                           {"a modifier of the test by", std::string(word_of(modifier->by))},
                           {},
                           {}});
        }
        test.modifiers.push_back(*modifier);
    }
    return test;
}

Said<CardLasts> read_lasts(std::string_view text) { return say<CardLasts>(lasts_phrases, text); }

std::vector<FormShown> effect_forms() { return shown_forms<SaidEffect>(effect_phrases); }
std::vector<FormShown> aim_forms() { return shown_forms<CardAim>(aim_phrases); }
std::vector<FormShown> lasts_forms() { return shown_forms<CardLasts>(lasts_phrases); }

std::vector<FormShown> test_forms() {
    auto forms = shown_forms<std::int32_t>(needed_phrases);
    const auto modifiers = shown_forms<TestModifier>(modifier_phrases);
    forms.insert(forms.end(), modifiers.begin(), modifiers.end());
    return forms;
}

}  // namespace flagplot::file_schema
