#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <catch2/catch.hpp>
#include <memory>

#include "base/markdown.h"
#include "base/plain_text.h"
#include "paper/document.h"
#include "paper/svg_lines.h"
#include "view/receipt.h"
#include "words/attacks.h"
#include "words/played_war.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

template <auto release>
struct Releases {
    template <class T>
    void operator()(T* held) const {
        release(held);
    }
};

bool is_words(cmark_node_type type) {
    return type == CMARK_NODE_TEXT || type == CMARK_NODE_DOCUMENT;
}

/// What a page is made of, without its words: headings, lists, tables, emphasis, links, tags. Read
/// with all that readers of Markdown elsewhere know too.
std::vector<std::string> structure_of(const std::string& markdown) {
    cmark_gfm_core_extensions_ensure_registered();
    const std::unique_ptr<cmark_parser, Releases<cmark_parser_free>> parser(
        cmark_parser_new(CMARK_OPT_VALIDATE_UTF8));
    for (const char* extension : {"table", "autolink", "strikethrough", "tasklist"}) {
        cmark_parser_attach_syntax_extension(parser.get(), cmark_find_syntax_extension(extension));
    }
    cmark_parser_feed(parser.get(), markdown.data(), markdown.size());
    const std::unique_ptr<cmark_node, Releases<cmark_node_free>> root(
        cmark_parser_finish(parser.get()));
    const std::unique_ptr<cmark_iter, Releases<cmark_iter_free>> each(cmark_iter_new(root.get()));
    std::vector<std::string> parts;
    for (auto event = cmark_iter_next(each.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(each.get())) {
        cmark_node* const node = cmark_iter_get_node(each.get());
        if (is_words(cmark_node_get_type(node))) continue;
        std::string part = event == CMARK_EVENT_ENTER ? "+" : "-";
        part += cmark_node_get_type_string(node);
        part += std::to_string(cmark_node_get_heading_level(node));
        if (cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK) {
            const std::string_view lines = cmark_node_get_literal(node);
            part += " " + std::to_string(std::count(lines.begin(), lines.end(), '\n'));
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

std::ptrdiff_t lines_in(std::string_view text) {
    return std::count(text.begin(), text.end(), '\n');
}

std::ptrdiff_t tags_in(std::string_view html) { return std::count(html.begin(), html.end(), '<'); }

/// A byte or a character in a text that nobody sees or that commands a screen, but line ends.
bool has_unseen(std::string_view text) {
    while (!text.empty()) {
        const Character character = first_character(text);
        if (!character.is_valid || (is_unseen(character.code) && character.code != '\n'))
            return true;
        text.remove_prefix(character.bytes);
    }
    return false;
}

KeptReceipts receipts_in(const std::string& text) {
    KeptReceipts kept;
    read_receipts(text, kept);
    return kept;
}

Document document_of(const std::string& markdown) {
    Document document;
    document.markdown = markdown;
    return document;
}

const SpokenWar& harmless_war() {
    static const SpokenWar war = war_with(harmless);
    return war;
}

}  // namespace

TEST_CASE("whatever somebody writes, a page has the same parts and the same receipts", "[words]") {
    const auto expected = pages_of(harmless_war());
    for (const std::string& attack : attacks) {
        CAPTURE(attack.substr(0, 80));
        const auto found = pages_of(war_with(attack));
        REQUIRE(found.size() == expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            CAPTURE(found[i].name);
            CHECK(structure_of(found[i].text) == structure_of(expected[i].text));
            CHECK_FALSE(has_unseen(found[i].text));
            CHECK(receipts_in(found[i].text) == receipts_in(expected[i].text));
        }
    }
}

TEST_CASE("the words are in the pages that are looked at", "[words]") {
    std::size_t with_words = 0;
    for (const Output& page : pages_of(harmless_war())) {
        with_words += page.text.find(harmless) != std::string::npos ? 1U : 0U;
        CHECK(structure_of(page.text).size() > 10);
    }
    CHECK(with_words == pages_of(harmless_war()).size());
    std::string told;
    for (const Output& text : texts_of(harmless_war())) told += text.text;
    for (const char* what : {"A message from", "The umpire", "has standing orders"}) {
        CAPTURE(what);
        CHECK(told.find(what) != std::string::npos);
    }
}

TEST_CASE("whatever somebody writes, logs have the same lines and no text commands a screen",
          "[words]") {
    const auto expected = texts_of(harmless_war());
    for (const std::string& attack : attacks) {
        CAPTURE(attack.substr(0, 80));
        const auto found = texts_of(war_with(attack));
        REQUIRE(found.size() == expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            CAPTURE(found[i].name);
            CHECK_FALSE(has_unseen(found[i].text));
            if (found[i].name.starts_with("the log")) {
                CHECK(lines_in(found[i].text) == lines_in(expected[i].text));
            }
        }
    }
}

TEST_CASE(
    "whatever somebody writes, a page for a screen has the same tags and one for a printer is made",
    "[words]") {
    const std::string name = "briefing of ";
    for (const std::string& attack : attacks) {
        CAPTURE(attack.substr(0, 80));
        const SpokenWar war = war_with(attack);
        const auto expected = pages_of(harmless_war());
        const auto found = pages_of(war);
        for (std::size_t i = 0; i < found.size(); i += 7) {
            CAPTURE(found[i].name);
            const std::string html = paper::html_of(document_of(found[i].text));
            CHECK(tags_in(html) == tags_in(paper::html_of(document_of(expected[i].text))));
            CHECK_FALSE(has_unseen(html));
        }
        const auto briefing = std::find_if(found.begin(), found.end(), [&](const Output& page) {
            return page.name.starts_with(name);
        });
        REQUIRE(briefing != found.end());
        CHECK(paper::pdf_of(document_of(briefing->text), paper::PageSize::a4).starts_with("%PDF"));
        Picture picture;
        picture.width = picture.height = 100;
        picture.title = attack;
        picture.primitives = {{Feature::heading, attack, Words{{5, 5}, attack}, false}};
        const std::string svg = paper::svg_in_page(picture, "plot");
        picture.title = harmless;
        picture.primitives = {{Feature::heading, harmless, Words{{5, 5}, harmless}, false}};
        CHECK(tags_in(svg) == tags_in(paper::svg_in_page(picture, "plot")));
        CHECK_FALSE(has_unseen(svg));
    }
}

TEST_CASE("an author's introduction keeps its headings and its lists, and ends where it ends",
          "[words]") {
    const std::string text =
        "## Your command\n\nYou **lead** *Hood*.\n\n1. Find her.\n2. Sink\n   her.\n\n"
        "```\nORDERS uk turn 1\n  END\n```\n";
    CHECK(authors_markdown(text).text() == text);
    for (const std::string& attack : attacks) {
        CAPTURE(attack.substr(0, 80));
        const std::string page = authors_markdown(attack).text() + "\n# The end\n";
        CHECK_FALSE(has_unseen(page));
        const auto parts = structure_of(page);
        REQUIRE(parts.size() >= 2);
        CHECK(parts[parts.size() - 2] == "+heading1");
        CHECK(std::count(parts.begin(), parts.end(), "+heading1") == 1);
        for (const std::string& part : parts) {
            CHECK(part.find("html") == std::string::npos);
            CHECK(part.find("link") == std::string::npos);
            CHECK(part.find("image") == std::string::npos);
        }
    }
}

TEST_CASE("words are read as they were written", "[words]") {
    for (const char* words : {"Force_K (2nd), *really*", "a|b", "5. December", "100 % & more",
                              "C:\\> dir", "- 3", "u_boat", "[sic]", "x < y > z", "a `b` c"}) {
        CAPTURE(words);
        const std::string html = paper::html_of(document_of(markdown("{}\n", words).text()));
        CHECK(html.find(paper::html_escaped(words)) != std::string::npos);
        const std::string row =
            paper::html_of(document_of((table_head({"t"}) + table_row({words})).text()));
        CHECK(row.find("<td>" + paper::html_escaped(words) + "</td>") != std::string::npos);
        const std::string typed =
            paper::html_of(document_of((table_head({"t"}) + table_row({code(words)})).text()));
        CHECK(typed.find("<code>" + paper::html_escaped(words) + "</code>") != std::string::npos);
    }
}
