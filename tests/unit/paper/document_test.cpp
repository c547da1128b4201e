#include "paper/document.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "paper/page_table.h"
#include "paper/pages.h"
#include "paper/pixels.h"
#include "paper/svg_lines.h"
#include "present/side/briefing_document.h"
#include "support/small_book.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::paper;
using namespace flagplot::test;

namespace {

std::size_t times(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

Document document_of(std::string markdown) {
    Document document;
    document.title = "A title";
    document.markdown = std::move(markdown);
    document.foot = "Royal Navy";
    return document;
}

Document small_briefing() {
    return briefing_document(small_book(), view_with_contact(), {}, nullptr);
}

std::string table_of(int rows) {
    std::string text = "| Ship | Hull |\n| --- | ---: |\n";
    for (int i = 1; i <= rows; ++i) text += "| Ship " + std::to_string(i) + " | 100 % |\n";
    return text;
}

std::string all_text(const Pages& pages) {
    std::string text;
    for (const Page& page : pages.pages) text += text_of(page);
    return text;
}

}  // namespace

TEST_CASE("what looks like HTML is text", "[document]") {
    const std::string html =
        html_of(document_of("A <b>mast</b> & <img src=\"http://x/y.png\">\n\n<script>x()</script>\n"
                            "\n![a hull](http://x/y.png) [a port](javascript:x)\n"));
    CHECK(has(html, "A &lt;b&gt;mast&lt;/b&gt; &amp; &lt;img"));
    CHECK(has(html, "&lt;script&gt;x()&lt;/script&gt;"));
    CHECK(has(html, "a hull"));
    CHECK_FALSE(has(html, "<img"));
    CHECK_FALSE(has(html, "<script"));
    CHECK_FALSE(has(html, "javascript:"));
    CHECK(has(html, "default-src 'none'"));
}

TEST_CASE("a title or a foot cannot break out of its place", "[document]") {
    Document document = document_of("x");
    document.title = "</title><script>";
    document.foot = "\"<b>";
    const std::string html = html_of(document);
    CHECK(has(html, "<title>&lt;/title&gt;&lt;script&gt;</title>"));
    CHECK(has(html, "<footer>&quot;&lt;b&gt;</footer>"));
}

TEST_CASE("tables are tables, with their alignment", "[document]") {
    const std::string html = html_of(document_of(table_of(2)));
    CHECK(has(html, "<th>Ship</th>\n<th align=\"right\">Hull</th>"));
    CHECK(has(html, "<td>Ship 2</td>\n<td align=\"right\">100 %</td>"));
}

TEST_CASE("a plate is drawn in the page, named apart from every other", "[document]") {
    const std::string html = html_of(small_briefing());
    CHECK(times(html, "<svg ") == 1);
    CHECK(has(html, "<figcaption>The plot: Royal Navy</figcaption>"));
    CHECK(has(html, "id=\"plot-chart\""));
    CHECK_FALSE(has(html, "://"));
}

TEST_CASE("a picture in a page keeps its letters, its patterns and its edges", "[document]") {
    Picture picture{100, 50, {10, 10, 90, 40}, "A <plot>", {}};
    Area area{{{{0, 0}, {10, 0}, {10.25, 10}}}, ink(0x1d4f91)};
    area.pattern = Pattern::hatch;
    area.pattern_colour = ink(0xffffff);
    area.pattern_step = 4;
    picture.primitives = {{Feature::heading, "", area, true},
                          {Feature::heading, "", Words{{5, 5}, "A & B", Align::right}, false}};
    const std::string svg = svg_in_page(picture, "p");
    CHECK(has(svg, "aria-label=\"A &lt;plot&gt;\""));
    CHECK(has(svg, "d=\"M0 0l10 0 .3 10Z\""));
    CHECK(has(svg, "<g clip-path=\"url(#p-chart)\">"));
    CHECK(has(svg, "fill=\"url(#p-pattern-1)\""));
    CHECK(has(svg, "text-anchor=\"end\""));
    CHECK(has(svg, ">A &amp; B</text>"));
}

TEST_CASE("the same document gives the same bytes", "[document]") {
    CHECK(html_of(small_briefing()) == html_of(small_briefing()));
    CHECK(pdf_of(small_briefing(), PageSize::a4) == pdf_of(small_briefing(), PageSize::a4));
    CHECK(pdf_of(small_briefing(), PageSize::a4) != pdf_of(small_briefing(), PageSize::letter));
}

TEST_CASE("a table that runs on repeats its head and loses no row", "[document]") {
    for (const PageSize size : {PageSize::a4, PageSize::letter}) {
        const Pages pages = pages_of(document_of(table_of(150)), size);
        REQUIRE(pages.pages.size() >= 3);
        for (const Page& page : pages.pages) CHECK(times(text_of(page), "Hull\n") == 1);
        CHECK(times(all_text(pages), "100 %\n") == 150);
    }
}

TEST_CASE("every page says which it is of how many, and whose", "[document]") {
    const Pages pages = pages_of(document_of(table_of(150)), PageSize::a4);
    for (std::size_t i = 0; i < pages.pages.size(); ++i) {
        const std::string text = text_of(pages.pages[i]);
        CHECK(has(text, "page " + std::to_string(i + 1) + " of " +
                            std::to_string(pages.pages.size()) + "\n"));
        CHECK(has(text, "Royal Navy\n"));
    }
}

TEST_CASE("nothing stands beyond the edges of a page, and nothing is lost", "[document]") {
    std::string markdown = "# Title\n\n" + std::string(400, 'w') + "\n\n";
    for (int i = 0; i < 60; ++i) markdown += "Some words that fill a line or two. ";
    markdown += "\n\n- one\n- two\n  1. " + std::string(200, 'x') + "\n\n```\n" +
                std::string(300, 'y') + "\n```\n\n> quoted\n\n---\n\n| " + std::string(300, 'z') +
                " | b |\n| --- | --- |\n| " + std::string(9000, 'Q') + " | c |\n\n## End\n";
    const Pages pages = pages_of(document_of(markdown), PageSize::letter);
    for (const Page& page : pages.pages) {
        for (const PlacedLine& line : page.lines) {
            CHECK(line.baseline.x >= 30);
            CHECK(line.baseline.y < page.height - 20);
            PangoRectangle ink{};
            pango_layout_line_get_extents(
                pango_layout_get_line_readonly(line.text.layout.get(), line.line), nullptr, &ink);
            CHECK(line.baseline.x + ink.width / double{PANGO_SCALE} <= page.width - 40);
        }
    }
    CHECK(times(all_text(pages), "Q") == 9000);
}

TEST_CASE("a heading is not left alone at the foot of a page", "[document]") {
    std::string markdown = "# Title\n\n";
    for (int i = 0; i < 80; ++i) {
        markdown += "## Section " + std::to_string(i) + "\n\nWords of it.\n\n";
    }
    for (const Page& page : pages_of(document_of(markdown), PageSize::a4).pages) {
        const std::string text = text_of(page);
        CHECK(times(text, "Section") == times(text, "Words of it."));
    }
}

TEST_CASE("a plate that is a page comes behind the text, on the side that suits it", "[document]") {
    Document document = document_of("![A wide one](wide)\n\nWords.\n");
    document.plates = {{"wide", {200, 100, {}, "", {}}, true}};
    const Pages pages = pages_of(document, PageSize::a4);
    REQUIRE(pages.pages.size() == 2);
    CHECK(pages.pages[1].width > pages.pages[1].height);
    CHECK(has(text_of(pages.pages[1]), "A wide one"));
    CHECK(has(text_of(pages.pages[0]), "Words."));
}

TEST_CASE("columns are as wide as they want, or give way where there is most to give",
          "[document]") {
    CHECK(column_widths({30, 10}, {10, 10}, 80) == std::vector<double>{60, 20});
    CHECK(column_widths({90, 10}, {30, 10}, 60) == std::vector<double>{50, 10});
    CHECK(column_widths({90, 90}, {60, 20}, 40) == std::vector<double>{30, 10});
}

TEST_CASE("the pages on a screen are those that are printed, so many pixels to a point",
          "[document]") {
    const Document briefing = small_briefing();
    const Pages printed = pages_of(briefing, PageSize::a4);
    const auto shown = pixels_of(briefing, PageSize::a4, 0.5);
    REQUIRE(shown.size() == printed.pages.size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        CHECK(shown[i].width == Approx(printed.pages[i].width / 2).margin(1));
        CHECK(shown[i].height == Approx(printed.pages[i].height / 2).margin(1));
        REQUIRE(shown[i].pixels.size() == std::size_t{4} * shown[i].width * shown[i].height);
        CHECK(shown[i].pixels.front() == 255);  // the margin is white
        const auto dark = [](std::uint8_t each) { return each < 128; };
        CHECK(std::any_of(shown[i].pixels.begin(), shown[i].pixels.end(), dark));
    }
}

TEST_CASE("a page on a screen says where each of its lines is", "[document]") {
    const auto pages = pixels_of(small_briefing(), PageSize::a4, 0.2);
    double heading = 0, contact = 0;  // pages and shares of one
    for (std::size_t page = 0; page < pages.size(); ++page) {
        for (const PixelLine& line : pages[page].lines) {
            CHECK(line.y > 0);
            CHECK(line.y < 1);
            const double down = static_cast<double>(page) + line.y;
            if (line.text == "Contacts") heading = down;
            if (line.text == "C1" && contact == 0) contact = down;
        }
    }
    CHECK(heading > 0);
    CHECK(contact > heading);
    CHECK(contact < heading + 1);
}
