#include "base/limits.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <string>

#include "base/codec.h"
#include "files/chart_file.h"
#include "files/file_kind.h"
#include "files/json.h"
#include "files/result_file.h"
#include "sources.h"
#include "toml/toml_shape.h"
#include "toml/toml_text.h"
#include "toml/value_types.h"
#include "view/sheet_grammar.h"

using namespace flagplot;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    all.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

/// What is said of a text of TOML, "" if it can be parsed.
std::string problem_with(const std::string& text) {
    Problems problems;
    const auto table = parsed({"x.toml", text}, problems);
    return table ? "" : describe(problems.sorted().front());
}

std::string problem_with_sheet(const std::string& text) {
    const auto sheet = read_sheet_by_grammar(text, "x.txt");
    if (!sheet) return describe(sheet.error());
    for (const SheetLine& line : sheet->lines) {
        if (!line.order) return describe(line.order.error());
    }
    return "";
}

std::string sheet_of(const std::string& lines) { return "ORDERS uk turn 1\n" + lines + "END\n"; }

/// What is said of a campaign of so many formations, ships in them and assets; the first formation
/// has all ships that the others have not.
std::string said_of(std::size_t formations, std::size_t ships, std::size_t assets) {
    std::string text;
    std::size_t named = 0;
    for (std::size_t i = 0; i < formations; ++i) {
        text += fmt::format(
            "[[formation]]\nid = \"R{0}\"\nname = \"{0}\"\nside = \"red\"\nat = \"A1\"\nships = [",
            i);
        const std::size_t own = i == 0 ? ships - formations + 1 : 1;
        for (std::size_t ship = 0; ship < own; ++ship) {
            text += fmt::format("{{name=\"S{}\",class=\"cruiser\"}},", named++);
        }
        text += "]\n";
    }
    for (std::size_t i = 0; i < assets; ++i) {
        text += fmt::format(
            "[[asset]]\nid = \"A{0}\"\nname = \"{0}\"\nside = \"red\"\nbase = \"A1\"\n"
            "quality = 1\nrange = 1\nsorties = 1\n",
            i);
    }
    CampaignSources sources = test::small_sources();
    sources.forces.text = text;
    sources.history.text.clear();
    const auto read = read_campaign(sources);
    return read ? "" : test::described(read.error());
}

}  // namespace

TEST_CASE("a key of too many parts is refused before it can take the stack", "[limits]") {
    const std::string most = repeated("a.", limits::key_parts - 1) + "a";
    CHECK(problem_with(most + " = 1").empty());
    CHECK(problem_with("[" + most + "]\nb = 1").empty());
    CHECK(problem_with(most + ".a = 1") ==
          "x.toml:1:20: the parts of a key is 11; expected at most 10 (text.out-of-range)");
    for (const char* frame : {"%", "[%]", "[[%]]", "b = {% = 1}", "b = [{% = 1}]", "[x]\n%"}) {
        std::string text = frame;
        text.replace(text.find('%'), 1, repeated("a.", 200'000) + "a");
        CHECK(problem_with(text).find("the parts of a key is 11") != std::string::npos);
    }
}

TEST_CASE("lists and tables within each other are refused when they are too deep", "[limits]") {
    const auto nested = [](std::size_t depth) {
        return "a = " + repeated("[", depth) + repeated("]", depth);
    };
    CHECK(problem_with(nested(limits::text_depth)).empty());
    CHECK(problem_with(nested(limits::text_depth + 1)).find("is 51; expected at most 50") !=
          std::string::npos);
    CHECK_FALSE(problem_with(nested(100'000)).empty());
    CHECK_FALSE(problem_with("a = " + repeated("{a = ", 100'000)).empty());
}

TEST_CASE("full stops and brackets in texts and remarks are no depth", "[limits]") {
    const std::string dots = repeated(". [", 1'000);
    for (const std::string quote : {"\"", "'", "\"\"\"", "'''"}) {
        CHECK_FALSE(too_much_in("a = " + quote + dots + quote + "\nb = 1"));
    }
    CHECK_FALSE(too_much_in("a = \"\"\"x\n" + dots + "\n\\\"\"\" " + dots + "\"\"\""));
    CHECK_FALSE(too_much_in("# " + dots + "\na = 1"));
    CHECK_FALSE(too_much_in("a = \"\\\\\"\nb = '\\'\n# " + dots));
}

TEST_CASE("no text hides depth behind it", "[limits]") {
    const std::string deep = "\n" + repeated("a.", 200'000) + "a = 1";
    for (const std::string front :
         {"a = \"\"", "a = ''", "a = \"\"\"\"\"\"", "a = ''''''", "a = \"\"\"\"\"\"\"\"",
          "a = ''''''''", "a = \"\\\"\"", "a = '\\'", "a = \"\"\"\\\"\"\"\"", "# \"\"\"",
          "a = \"#\" # '''", "a = \"\"\"\"a\"\"\"\"\"", "a = '''x''''' # '"}) {
        INFO(front);
        CHECK(problem_with(front).empty());
        CHECK(problem_with(front + deep).find("the parts of a key") != std::string::npos);
    }
}

TEST_CASE("a text of too many values is refused before they take memory", "[limits]") {
    CHECK(problem_with("a = [" + repeated("[],", limits::text_marks / 2 - 1) + "]").empty());
    CHECK(problem_with("a = [" + repeated("[],", limits::text_marks / 2) + "]")
              .find("the number of values is 1000001") != std::string::npos);
}

TEST_CASE("a text that is too long is not looked at", "[limits]") {
    CHECK(problem_with(std::string(limits::text_bytes, '\n')).empty());
    CHECK(problem_with(std::string(limits::text_bytes + 1, '\n')) ==
          "x.toml: the length of the text is 16777217 bytes; expected at most 16777216 "
          "(text.out-of-range)");
    CHECK_FALSE(parsed_json(std::string(limits::file_bytes + 1, ' '), "x.json"));
}

TEST_CASE("a list of too many entries is refused as one", "[limits]") {
    const auto said = [](std::size_t entries) {
        const auto notes = repeated("'x',", entries);
        return describe(
            problems_of_result({"r.toml", "[[ship]]\nnotes = [" + notes + "]"}).front());
    };
    CHECK(said(limits::list_entries).find("a list of") == std::string::npos);
    CHECK(describe(
              problems_of_result({"r.toml", "[[ship]]\nname = 'x'\nnotes = [" +
                                                repeated("'x',", limits::list_entries + 1) + "]"})
                  .back())
              .find("notes is a list of 100001; expected at most 100000 entries") !=
          std::string::npos);
}

TEST_CASE("a view file holds no more than any view has", "[limits]") {
    const auto nested = [](std::size_t depth) {
        return repeated("[", depth) + repeated("]", depth);
    };
    CHECK(parsed_json(nested(limits::json_depth), "x.json"));
    CHECK_FALSE(parsed_json(nested(limits::json_depth + 1), "x.json"));
    CHECK_FALSE(parsed_json(nested(100'000), "x.json"));
    const auto keyed = [](std::size_t keys) {
        std::string text = "{\"k\":0";
        for (std::size_t key = 1; key < keys; ++key) text += ",\"" + std::to_string(key) + "\":0";
        return text + "}";
    };
    CHECK(parsed_json(keyed(limits::json_keys), "x.json"));
    CHECK_FALSE(parsed_json(keyed(limits::json_keys + 1), "x.json"));
}

TEST_CASE("what is told at length ends somewhere", "[limits]") {
    std::string value;
    const auto of_length = [](std::size_t length) {
        return toml::value<std::string>(std::string(length, 'x'));
    };
    CHECK_FALSE(file_schema::Prose::read(of_length(limits::prose_bytes), value));
    CHECK(file_schema::Prose::read(of_length(limits::prose_bytes + 1), value) ==
          ErrorCode::out_of_range);
}

TEST_CASE("a mail that is too long is refused before it is read", "[limits]") {
    const std::string sheet = sheet_of("UK-K hold\n");
    const auto with_bytes = [&](std::size_t bytes) {
        return sheet + std::string(bytes - sheet.size(), 'x');
    };
    CHECK(problem_with_sheet(with_bytes(limits::mail_bytes)).empty());
    CHECK(problem_with_sheet(with_bytes(limits::mail_bytes + 1)) ==
          "x.txt: the number of bytes of a mail is 1048577; expected at most 1048576 "
          "(text.out-of-range)");
    for (const std::string end : {"\n", "\r", "\r\n"}) {
        CHECK(problem_with_sheet(sheet + repeated(end, limits::mail_lines - 3)).empty());
        CHECK(problem_with_sheet(sheet + repeated(end, limits::mail_lines + 1))
                  .find("the number of lines of a mail is") != std::string::npos);
    }
}

TEST_CASE("a sheet of too many lines is refused at its head", "[limits]") {
    CHECK(problem_with_sheet(sheet_of(repeated("UK-K hold\n", limits::sheet_lines))).empty());
    CHECK(problem_with_sheet("\n" + sheet_of(repeated("UK-K hold\n", limits::sheet_lines + 1))) ==
          "x.txt:2:1: the number of lines of a sheet is 5001; expected at most 5000 "
          "(text.out-of-range)");
}

TEST_CASE("an order holds no more than a captain can mean", "[limits]") {
    const auto route = [](std::size_t checkpoints) {
        return sheet_of("UK-K route " + repeated("A1 ", checkpoints) + "to B1\n");
    };
    CHECK(problem_with_sheet(route(limits::route_checkpoints)).empty());
    CHECK(problem_with_sheet(route(limits::route_checkpoints + 1)) ==
          "x.txt:2:612: the number of checkpoints of a route is 201; expected at most 200 "
          "(text.out-of-range)");

    const auto when = [](std::size_t conditions) {
        return sheet_of("UK-K when " + repeated("card and ", conditions - 1) + "card then hold\n");
    };
    CHECK(problem_with_sheet(when(limits::joined_conditions)).empty());
    CHECK(problem_with_sheet(when(limits::joined_conditions + 1))
              .find("the number of conditions is 21; expected at most 20") != std::string::npos);

    const auto play = [](std::size_t length) {
        return sheet_of("play " + std::string(length, 'x') + "\n");
    };
    CHECK(problem_with_sheet(play(limits::given_name_bytes)).empty());
    CHECK(problem_with_sheet(play(limits::given_name_bytes + 1))
              .find("the length of a name is 121; expected at most 120") != std::string::npos);
    CHECK(problem_with_sheet(sheet_of("UK-K detach Lively as " + std::string(121, 'x') + "\n"))
              .find("the length of a name is 121") != std::string::npos);
}

TEST_CASE("a campaign of more forces than can be played within seconds is refused", "[limits]") {
    CHECK(said_of(limits::formations, limits::formations, 1).find("at most") == std::string::npos);
    CHECK(said_of(limits::formations + 1, limits::formations + 1, 1)
              .find("the number of formations is 1001; expected at most 1000") !=
          std::string::npos);
    CHECK(said_of(1, limits::ships + 1, 1).find("the number of ships is 20001; expected at most") !=
          std::string::npos);
    CHECK(said_of(1, 1, limits::assets + 1)
              .find("the number of aircraft and watchers is 2001; expected at most 2000") !=
          std::string::npos);
}

TEST_CASE("a length that no bytes stand behind asks for no memory", "[limits]") {
    std::string bytes;
    {
        ByteWriter out;
        out.number(600'000);
        bytes = out.take() + std::string(600'000, '\0');
    }
    std::vector<std::array<std::int64_t, 1'000>> wide;
    Reader in(bytes);
    CHECK_FALSE(decode(in, wide));
    CHECK(wide.capacity() < 10'000);
}

TEST_CASE("every limit stands in the data reference", "[limits]") {
    const std::string reference = data_reference();
    for (const limits::LimitRow& row : limits::table) {
        const std::string shown = "| " + std::string(row.of) + " | " + std::string(row.what) +
                                  " | " + std::to_string(row.most) + " |";
        CHECK(reference.find(shown) != std::string::npos);
    }
}
