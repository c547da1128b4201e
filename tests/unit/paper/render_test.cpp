#include "paper/render.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "present/plot/plot_picture.h"
#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

Picture small_picture() {
    PictureOptions options;
    options.width = 640;
    options.height = 480;
    return plot_picture(plot_of(small_book(), view_with_contact()), options);
}

}  // namespace

TEST_CASE("each kind of file begins as its kind does", "[render]") {
    const Picture picture = small_picture();
    CHECK(paper::png_of(picture).starts_with("\x89PNG"));
    CHECK(paper::svg_of(picture).starts_with("<?xml"));
    CHECK(paper::pdf_of(picture).starts_with("%PDF"));
}

TEST_CASE("the same picture gives the same bytes", "[render]") {
    const Picture picture = small_picture();
    CHECK(paper::png_of(picture) == paper::png_of(picture));
    CHECK(paper::svg_of(picture) == paper::svg_of(picture));
    CHECK(paper::pdf_of(picture) == paper::pdf_of(picture));
}

TEST_CASE("words are as wide as the layout takes them to be", "[render]") {
    for (const char* text : {"Force K", "2 ships, 21 kn, 2 MP", "8 Nov 1941 18:00", "36°N",
                             "Königsberg", "C1: unknown"}) {
        for (const Face face : {Face::sans, Face::sans_bold}) {
            const Words words{{}, text, Align::left, face, 20};
            CAPTURE(text);
            CHECK(std::abs(paper::drawn_width(words) - text_width(text, 20)) < 0.5);
        }
    }
}
