#include "base/lexer.h"

#include <catch2/catch.hpp>

#include "base/plain_text.h"

namespace flagplot::test {

namespace {

constexpr Lexis by_blanks{.separators = " \t"};
constexpr Lexis exactly{.separators = " ", .is_exact = true};
constexpr Lexis with_names{.separators = " ,", .has_quotes = true, .has_remarks = true};
constexpr Lexis by_mail{.separators = " ", .is_mailed = true};

std::string shown(std::string_view line, const Lexis& lexis) {
    std::string words;
    for (const LineWord& word : words_of_line(line, lexis)) {
        words += "[" + word.text + "]" + std::to_string(word.column);
    }
    return words;
}

}  // namespace

TEST_CASE("a line is cut at its separators, and each word knows its column", "[lexer]") {
    CHECK(shown("  one\t two ", by_blanks) == "[one]3[two]8");
    CHECK(shown("", by_blanks).empty());
    CHECK(shown("one,two, three", with_names) == "[one]1[two]5[three]10");
}

TEST_CASE("columns count characters, offsets bytes", "[lexer]") {
    const auto words = words_of_line("größer als", by_blanks);
    REQUIRE(words.size() == 2);
    CHECK(words[1].column == 8);
    CHECK(words[1].offset == 9);
}

TEST_CASE("what stands in quotation marks is one word and no word of the grammar", "[lexer]") {
    CHECK(shown(R"(to "Force H, west" now)", with_names) == "[to]1[Force H, west]4[now]20");
    WordReader line(R"("to" to)", with_names);
    CHECK_FALSE(line.is_next("to"));
    (void)line.take();
    CHECK(line.is_next("TO"));
    CHECK(shown(R"("to)", by_blanks) == R"(["to]1)");
}

TEST_CASE("a remark goes to the end of the line, and begins with a word", "[lexer]") {
    CHECK(shown("one # two", with_names) == "[one]1");
    CHECK(shown("o#ne", with_names) == "[o#ne]1");
}

TEST_CASE("where every separator counts, empty words stand between them", "[lexer]") {
    CHECK(shown("a  b ", exactly) == "[a]1[]3[b]4[]6");
    CHECK(shown("", exactly) == "[]1");
}

TEST_CASE("mail leaves bullets, odd dashes and full stops, which are no part of a word",
          "[lexer]") {
    CHECK(shown("- route\xe2\x80\x94"
                "d6. -",
                by_mail) == "[route-d6]3");
    CHECK(shown("- d6.", by_blanks) == "[-]1[d6.]3");
}

TEST_CASE("brackets round words are words of their own up to a word of the grammar", "[lexer]") {
    WordReader line("a ((b) or c()) then (d)", by_blanks);
    (void)line.take();
    line.part_brackets("then");
    std::string words;
    while (!line.is_at_end()) {
        const LineWord& word = line.take();
        words += "[" + word.text + "]" + std::to_string(word.column);
    }
    CHECK(words == "[(]3[(]4[b]5[)]6[or]8[c(]11[)]13[)]14[then]16[(d)]21");
}

TEST_CASE("an error names the place, what was expected and the nearest word", "[lexer]") {
    WordReader line("steam to nowhere", by_blanks);
    const auto wrong = line.require("stream");
    REQUIRE(wrong);
    CHECK(wrong->code == ErrorCode::unexpected_word);
    CHECK(wrong->where.column == 1);
    CHECK(wrong->nearest == "stream");
    line.skip(3);
    const Error ends = line.missing("a square").value();
    CHECK(ends.code == ErrorCode::incomplete_order);
    CHECK(ends.details == std::vector<std::string>{"a square", "nowhere"});
    CHECK(ends.where.column == 17);
}

TEST_CASE("a number is digits alone, and within its bounds", "[lexer]") {
    WordReader line("7 seven 12 99999999999", by_blanks);
    CHECK(line.take_number("the turn", 1, 9).value() == 7);
    CHECK(line.take_number("the turn", 1, 9).error().code == ErrorCode::unexpected_word);
    (void)line.take();
    CHECK(line.take_number("the turn", 1, 9).error().code == ErrorCode::out_of_range);
    (void)line.take();
    CHECK(line.take_number("the turn", 1, 9).error().code == ErrorCode::out_of_range);
}

TEST_CASE("a whole number is a text from its first character to its last", "[lexer]") {
    CHECK(whole_number<std::int32_t>("-12") == -12);
    CHECK(whole_number<std::uint64_t>("12") == 12U);
    for (const std::string_view text : {"", "-", "+1", " 1", "1 ", "1.0", "0x1", "4294967296"}) {
        CAPTURE(text);
        CHECK_FALSE(whole_number<std::uint32_t>(text));
    }
    CHECK_FALSE(whole_number<std::uint32_t>("-1"));
    CHECK(numbered<std::uint32_t>('C', "c3") == 3U);
    CHECK_FALSE(numbered<std::uint32_t>('C', "D3"));
    CHECK_FALSE(numbered<std::uint32_t>('C', "C"));
    CHECK_FALSE(numbered<std::uint32_t>('C', ""));
}

}  // namespace flagplot::test
