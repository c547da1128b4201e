#include "paper/film.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "paper/render.h"

using namespace flagplot;

namespace {

struct Chunk {
    std::string type;
    std::string data;
    std::string checksum;
};

std::uint32_t number_at(const std::string& bytes, std::size_t place) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        value = value << 8U | static_cast<std::uint8_t>(bytes.at(place + i));
    }
    return value;
}

std::vector<Chunk> chunks_of(const std::string& png) {
    std::vector<Chunk> chunks;
    for (std::size_t place = 8; place < png.size();) {
        const std::size_t length = number_at(png, place);
        chunks.push_back({png.substr(place + 4, 4), png.substr(place + 8, length),
                          png.substr(place + 8 + length, 4)});
        place += length + 12;
    }
    return chunks;
}

/// A page of one colour.
std::string page_of(Ink colour) {
    Picture picture{40, 30, {0, 0, 40, 30}, "page", {}};
    picture.primitives.push_back(
        {Feature::paper, "", Area{{{{0, 0}, {40, 0}, {40, 30}, {0, 30}}}, colour}, false});
    return paper::png_of(picture);
}

std::string pixels_of(const std::string& png) {
    std::string pixels;
    for (const Chunk& chunk : chunks_of(png)) {
        if (chunk.type == "IDAT") pixels += chunk.data;
    }
    return pixels;
}

const std::vector<std::string>& pages() {
    static const std::vector<std::string> pngs{page_of(ink(0xff0000)), page_of(ink(0x00ff00)),
                                               page_of(ink(0x0000ff))};
    return pngs;
}

/// The pixels of each picture of a film, one after another.
std::vector<std::string> pictures_of(const std::string& film) {
    std::vector<std::string> pictures;
    for (const Chunk& chunk : chunks_of(film)) {
        if (chunk.type == "fcTL") pictures.emplace_back();
        if (chunk.type == "IDAT") pictures.back() += chunk.data;
        if (chunk.type == "fdAT") pictures.back() += chunk.data.substr(4);
    }
    return pictures;
}

}  // namespace

TEST_CASE("a film holds its pictures unchanged and in order", "[film]") {
    const auto pictures = pictures_of(paper::film_of(pages(), 500));
    REQUIRE(pictures.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) CHECK(pictures[i] == pixels_of(pages()[i]));
}

TEST_CASE("who cannot play a film is shown its first picture", "[film]") {
    CHECK(pixels_of(paper::film_of(pages(), 500)) == pixels_of(pages().front()));
}

TEST_CASE("a film says how many pictures it has and plays them without end", "[film]") {
    const auto chunks = chunks_of(paper::film_of(pages(), 500));
    REQUIRE(chunks.at(1).type == "acTL");
    CHECK(number_at(chunks[1].data, 0) == 3);
    CHECK(number_at(chunks[1].data, 4) == 0);
}

TEST_CASE("the pieces of a film are numbered without a gap", "[film]") {
    std::uint32_t next = 0;
    for (const Chunk& chunk : chunks_of(paper::film_of(pages(), 500))) {
        if (chunk.type == "fcTL" || chunk.type == "fdAT") CHECK(number_at(chunk.data, 0) == next++);
    }
    CHECK(next >= 5);
}

TEST_CASE("each picture stays as long as was asked, the last three times as long", "[film]") {
    std::vector<std::uint32_t> stays;
    for (const Chunk& chunk : chunks_of(paper::film_of(pages(), 500))) {
        if (chunk.type == "fcTL") stays.push_back(number_at(chunk.data, 20) >> 16U);
    }
    CHECK(stays == std::vector<std::uint32_t>{500, 500, 1500});
}

TEST_CASE("the checksums of a film are those of the pictures it is made of", "[film]") {
    const auto made = chunks_of(paper::film_of(pages(), 500));
    const auto drawn = chunks_of(pages().front());
    CHECK(made.front().checksum == drawn.front().checksum);  // the same head
    CHECK(made.back().checksum == std::string("\xAE\x42\x60\x82"));
}

TEST_CASE("the same pictures make the same film", "[film]") {
    CHECK(paper::film_of(pages(), 500) == paper::film_of(pages(), 500));
    CHECK(paper::film_of(pages(), 500) != paper::film_of(pages(), 501));
}
