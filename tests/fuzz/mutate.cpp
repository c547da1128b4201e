#include "fuzz/mutate.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flagplot::fuzz {

namespace {

using namespace std::string_view_literals;

/// What readers trip over.
constexpr std::array awkward{"0"sv,
                             "-1"sv,
                             "2147483647"sv,
                             "2147483648"sv,
                             "-9223372036854775808"sv,
                             "1e400"sv,
                             "nan"sv,
                             "0x7f"sv,
                             "\xff\xfe"sv,
                             "\xe2\x80\xae"sv,
                             "\x00"sv,
                             "\x1b[2J"sv,
                             "\""sv,
                             "\"\"\"\n"sv,
                             "\\"sv,
                             "\n"sv,
                             "\r\n"sv,
                             "#"sv,
                             "="sv,
                             "a.b.c = 1\n"sv,
                             "[[ship]]\n"sv,
                             "ZZZ99999"sv,
                             "A1"sv,
                             "turn 99999"sv,
                             "../../etc/passwd"sv,
                             ","sv,
                             "END\n"sv,
                             "> "sv,
                             "{"sv,
                             "}"sv,
                             "null"sv,
                             "\xf0\x9f\x9a\xa2"sv,
                             "1941-02-30 18:00"sv};

std::size_t place_in(const std::string& text, test::Draw& draw) {
    return draw.below(static_cast<std::uint32_t>(text.size() + 1));
}

std::size_t length_from(const std::string& text, std::size_t place, test::Draw& draw) {
    constexpr std::size_t longest = 40;
    const std::size_t most = std::min(longest, text.size() - place);
    return draw.below(static_cast<std::uint32_t>(most + 1));
}

void turn_byte(std::string& text, test::Draw& draw) {
    if (text.empty()) return;
    const std::size_t place = place_in(text, draw) % text.size();
    text[place] = static_cast<char>(text[place] ^ static_cast<char>(1U << draw.below(8)));
}

void cut_out(std::string& text, test::Draw& draw) {
    const std::size_t place = place_in(text, draw);
    text.erase(place, length_from(text, place, draw));
}

void cut_short(std::string& text, test::Draw& draw) { text.resize(place_in(text, draw)); }

void say_twice(std::string& text, test::Draw& draw) {
    const std::size_t place = place_in(text, draw);
    text.insert(place, text.substr(place, length_from(text, place, draw)));
}

void put_awkward(std::string& text, test::Draw& draw) {
    const auto which = draw.below(static_cast<std::uint32_t>(awkward.size()));
    text.insert(place_in(text, draw), awkward[which]);
}

void replace_number(std::string& text, test::Draw& draw) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t begin = text.find_first_of(digits, place_in(text, draw));
    if (begin == std::string::npos) return;
    const std::size_t end = std::min(text.find_first_not_of(digits, begin), text.size());
    text.replace(begin, end - begin, awkward[draw.below(6)]);
}

void go_deep(std::string& text, test::Draw& draw) {
    constexpr std::array steps{"["sv, "{\"a\":"sv, "a."sv, "> "sv, "("sv, "[[a]]\n"sv, "{a="sv};
    const std::string_view step = steps[draw.below(static_cast<std::uint32_t>(steps.size()))];
    std::string deep;
    for (std::uint32_t i = draw.below(2'000); i > 0; --i) deep += step;
    text.insert(place_in(text, draw), deep);
}

void splice(std::string& text, const std::string& other, test::Draw& draw) {
    text.resize(place_in(text, draw));
    text += other.substr(place_in(other, draw));
}

}  // namespace

std::string mutated(std::string text, const std::string& other, test::Draw& draw) {
    constexpr std::array ways{turn_byte, turn_byte,   cut_out,     say_twice,
                              say_twice, put_awkward, put_awkward, replace_number};
    if (draw.one_in(20)) splice(text, other, draw);
    if (draw.one_in(20)) go_deep(text, draw);
    if (draw.one_in(20)) cut_short(text, draw);
    for (std::uint32_t i = 1 + draw.below(4); i > 0; --i) {
        ways[draw.below(static_cast<std::uint32_t>(ways.size()))](text, draw);
    }
    return text;
}

}  // namespace flagplot::fuzz
