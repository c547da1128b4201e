#include "present/desk/editors/card_forms.h"
#include "base/lexer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <string_view>

namespace flagplot::desk {

namespace {

constexpr std::int32_t largest_change = 12;
constexpr std::int32_t largest_part = 12;
constexpr std::string_view between_clauses = ", ";

std::vector<std::string> split(const std::string& text, std::string_view by) {
    std::vector<std::string> parts;
    std::size_t at = 0;
    while (true) {
        const std::size_t next = text.find(by, at);
        parts.push_back(text.substr(at, next - at));
        if (next == std::string::npos) return parts;
        at = next + by.size();
    }
}

/// Placeholders are in capital letters, or begin with a sign.
bool is_place(const std::string& word) {
    return word == "+-N" || word == "A/B" ||
           (!word.empty() && word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == word.npos);
}

std::optional<FilledForm> fitted_form(const CardForms& forms, std::size_t number,
                                      const std::string& text) {
    const auto words = split(text, " ");
    FilledForm filled{number};
    std::size_t at = 0;
    for (const std::string& name : split(forms[number].form, " ")) {
        if (at >= words.size()) return std::nullopt;
        if (name == "TEXT") {
            const std::vector<std::string> rest(words.begin() + static_cast<std::ptrdiff_t>(at),
                                                words.end());
            filled.places.push_back(fmt::format("{}", fmt::join(rest, " ")));
            return filled;
        }
        if (is_place(name)) {
            filled.places.push_back(words[at]);
        } else if (words[at] != name) {
            return std::nullopt;
        }
        ++at;
    }
    return at == words.size() ? std::optional(filled) : std::nullopt;
}

std::vector<std::string> whole_numbers(const std::string& range) {
    std::int32_t least = 0, most = 0;
    const auto to = range.find(" to ");
    if (to == std::string::npos) return {};
    (void)std::from_chars(range.data(), range.data() + to, least);
    (void)std::from_chars(range.data() + to + 4, range.data() + range.size(), most);
    std::vector<std::string> numbers;
    for (std::int32_t i = least; i <= most; ++i) numbers.push_back(std::to_string(i));
    return numbers;
}

std::vector<std::string> signed_numbers() {
    std::vector<std::string> numbers;
    for (std::int32_t i = -largest_change; i <= largest_change; ++i) {
        if (i != 0) numbers.push_back(fmt::format("{:+}", i));
    }
    return numbers;
}

std::vector<std::string> fractions() {
    std::vector<std::string> all;
    for (std::int32_t below = 2; below <= largest_part; ++below) {
        for (std::int32_t above = 1; above < below; ++above) {
            if (std::gcd(above, below) == 1) all.push_back(fmt::format("{}/{}", above, below));
        }
    }
    return all;
}

}  // namespace

std::optional<FilledForm> filled_form(const CardForms& forms, const std::string& text) {
    for (std::size_t i = 0; i < forms.size(); ++i) {
        if (auto filled = fitted_form(forms, i, text)) return filled;
    }
    return std::nullopt;
}

std::string text_of(const CardForms& forms, const FilledForm& filled) {
    std::vector<std::string> words;
    std::size_t place = 0;
    for (std::string& word : split(forms.at(filled.form).form, " ")) {
        const bool is_filled = is_place(word) && place < filled.places.size();
        words.push_back(is_filled ? filled.places[place++] : word);
    }
    return fmt::format("{}", fmt::join(words, " "));
}

std::vector<std::string> places_of(const file_schema::FormShown& form) {
    std::vector<std::string> places;
    for (std::string& word : split(form.form, " ")) {
        if (is_place(word)) places.push_back(std::move(word));
    }
    return places;
}

std::vector<std::string> choices_for(const file_schema::FormShown& form, const std::string& place,
                                     const std::vector<std::string>& formations) {
    if (place == "N") return whole_numbers(form.numbers);
    if (place == "+-N") return signed_numbers();
    if (place == "A/B") return fractions();
    if (place == "UNIT") return word_list<Pick>();
    if (place == "WHAT") return word_list<Reveals>();
    if (place == "KIND") return word_list<Weather>();
    if (place == "FORMATION") return formations;
    return {};
}

FilledForm proposed(const CardForms& forms, std::size_t form,
                    const std::vector<std::string>& formations) {
    FilledForm filled{form};
    for (const std::string& place : places_of(forms.at(form))) {
        const auto choices = choices_for(forms[form], place, formations);
        if (place == "+-N") {
            filled.places.emplace_back("+1");
        } else if (!choices.empty()) {
            const bool is_zero = choices.front() == "0" && choices.size() > 1;
            filled.places.push_back(choices[is_zero ? 1 : 0]);
        } else {
            filled.places.emplace_back(place == "TEXT" ? "..." : "A1");
        }
    }
    return filled;
}

std::vector<std::string> clauses_of(const std::string& test) {
    if (test.empty()) return {};
    return split(test, between_clauses);
}

std::string test_of(const std::vector<std::string>& clauses) {
    return fmt::format("{}", fmt::join(clauses, between_clauses));
}

}  // namespace flagplot::desk
