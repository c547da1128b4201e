#include "base/result.h"

#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "base/plain_text.h"

using namespace flagplot;

namespace {

constexpr auto last_code = ErrorCode::save_busy;

Error error(ErrorCode code, std::vector<std::string> details, Place where = {},
            std::string nearest = {}) {
    return {code, std::move(details), std::move(where), std::move(nearest)};
}

}  // namespace

TEST_CASE("every code has a row of its own with a name and a sentence", "[result]") {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(last_code); ++i) {
        const auto code = static_cast<ErrorCode>(i);
        CAPTURE(name_of(code));
        CHECK(names.insert(name_of(code)).second);
        CHECK(name_of(code).find('.') != std::string_view::npos);
        const std::string sentence =
            sentence_of(error(code, {"one", "two", "three", "four", "five", "six"}));
        CHECK_FALSE(sentence.empty());
        CHECK(sentence.find('{') == std::string::npos);
    }
}

TEST_CASE("an error says where, what, and the way out", "[result]") {
    CHECK(describe(error(ErrorCode::unknown_formation, {"UK-L"}, {"sheet.txt", 4, 1}, "UK-K")) ==
          "sheet.txt:4:1: you have no formation \"UK-L\"; did you mean \"UK-K\"? "
          "(orders.unknown-formation)");
}

TEST_CASE("a place says as much as is known of it", "[result]") {
    const auto [where, text] = GENERATE(table<Place, std::string>({
        {{"", 0, 0}, ""},
        {{"a.toml", 0, 0}, "a.toml: "},
        {{"a.toml", 3, 0}, "a.toml:3: "},
        {{"a.toml", 3, 7}, "a.toml:3:7: "},
        {{"", 3, 7}, "3:7: "},
        {{"a.toml", 0, 7}, "a.toml: "},
    }));
    CHECK(describe(error(ErrorCode::not_sea, {"E6"}, where)) ==
          text + "E6 is land (chart.not-sea)");
}

TEST_CASE("a sentence takes its details in order", "[result]") {
    CHECK(sentence_of(error(ErrorCode::no_way_by_sea, {"A1", "B2"})) ==
          "there is no route by sea from A1 to B2");
}

TEST_CASE("a detail with braces is text", "[result]") {
    CHECK(sentence_of(error(ErrorCode::syntax, {"expected {}"})) == "expected {}");
}

TEST_CASE("a message quotes no more than a thousand bytes of what it refuses", "[result]") {
    std::string whole(10'000'000, 'x');
    const auto said = [](const std::string& detail) {
        return sentence_of({ErrorCode::unreadable, {"a file", detail}, {}, {}});
    };
    CHECK(said(whole).size() < 1'200);
    CHECK(said(whole).find("... (10000000 bytes)") != std::string::npos);
    CHECK(said(whole.substr(0, 1'000)).find("...") == std::string::npos);

    std::string letters = "x";  // of two bytes each, so that one lies across the thousandth
    while (letters.size() < 2'000) letters += "\xc3\xa4";
    CHECK_FALSE(first_bad_byte(said(letters)));
    CHECK(said(std::string(2'000, '\x80')).size() < 1'200);
}

TEST_CASE("a failed result holds its error", "[result]") {
    const Result<int> failed = failure(ErrorCode::not_sea, {"E6"}, {"", 2, 3}, "E7");
    REQUIRE_FALSE(failed);
    CHECK(failed.error() == error(ErrorCode::not_sea, {"E6"}, {"", 2, 3}, "E7"));
}

TEST_CASE("problems are sorted by place, equals as they came", "[result]") {
    Diagnostics problems{error(ErrorCode::not_sea, {"1"}, {"b", 1, 1}),
                         error(ErrorCode::not_sea, {"2"}, {"a", 2, 1}),
                         error(ErrorCode::not_sea, {"3"}, {"a", 1, 5}),
                         error(ErrorCode::not_sea, {"4"}, {"a", 1, 5}),
                         error(ErrorCode::not_sea, {"5"}, {"a", 1, 2})};
    sort_by_place(problems);
    std::string order;
    for (const Error& problem : problems) order += problem.details.front();
    CHECK(order == "53421");
}

TEST_CASE("the nearest word is found by insertions, deletions, changes and swaps", "[result]") {
    const std::vector<std::string> known{"route", "place", "initiative", "stance", "hold", "when"};
    const auto [typed, meant] = GENERATE(table<std::string, std::string>({
        {"route", "route"},
        {"rout", "route"},
        {"roude", "route"},
        {"rotue", "route"},
        {"routee", "route"},
        {"ROUTE", "route"},
        {"intiative", "initiative"},
        {"hodl", "hold"},
        {"xhen", "when"},
        {"", ""},
        {"zzz", ""},
        {"ab", ""},
        {"steam", ""},
    }));
    CHECK(nearest_word(typed, known) == meant);
}

TEST_CASE("a third of the letters may be wrong, one in a short word", "[result]") {
    CHECK(nearest_word("abcdxy", {"abcdef"}) == "abcdef");
    CHECK(nearest_word("abcxyz", {"abcdef"}).empty());
    CHECK(nearest_word("ax", {"ab"}) == "ab");
    CHECK(nearest_word("xy", {"ab"}).empty());
}

TEST_CASE("of equally near words the first is meant", "[result]") {
    CHECK(nearest_word("cat", {"bat", "rat"}) == "bat");
    CHECK(nearest_word("cat", {"bat", "car", "cat"}) == "cat");
}

TEST_CASE("nobody means a word of a hundred letters", "[result]") {
    CHECK(nearest_word(std::string(65, 'a'), {std::string(65, 'a')}).empty());
    CHECK(nearest_word(std::string(64, 'a'), {std::string(64, 'a')}) == std::string(64, 'a'));
    CHECK(nearest_word(std::string(64, 'a'), {std::string(65, 'a')}).empty());
}

TEST_CASE("a word without candidates has none near", "[result]") {
    CHECK(nearest_word("route", {}).empty());
}

TEST_CASE("no message commands a terminal") {
    const Error error{ErrorCode::unknown_file, {"\x1b[2J\x7f\u009b"}, {"a\nb.txt", 1, 2}, {}};
    CHECK(describe(error).substr(0, 14) == "a?b.txt:1:2: t");
    CHECK(describe(error).find("?[2J??") != std::string::npos);
    CHECK(describe({ErrorCode::unknown_file, {"x"}, {"K\u00f6ln.txt", 0, 0}, {}}).substr(0, 10) ==
          "K\u00f6ln.txt:");
    CHECK(describe({ErrorCode::unknown_file, {"x"}, {"a\u202eb\u200bc\xff.txt", 0, 0}, {}})
              .substr(0, 12) == "a?b?c?.txt: ");
}
