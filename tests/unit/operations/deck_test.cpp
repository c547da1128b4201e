#include "operations/deck.h"

#include <catch2/catch.hpp>

#include "support/saved_world.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

Deck ten_cards_of_fog() {
    Deck deck;
    deck.id = "small";
    deck.cards.emplace_back();
    deck.cards.back().name = "Fog";
    deck.cards.back().copies = 10;
    return deck;
}

}  // namespace

TEST_CASE("a deck is printed nine cards a page, each page with its backs", "[deck]") {
    const PrintedDeck cards = printed(ten_cards_of_fog(), a4_paper);
    CHECK(cards.pages == 4);
    CHECK(has(cards.pdf.substr(0, 5), "%PDF"));
}

TEST_CASE("a deck is written into a file, which has what is printed", "[deck]") {
    const Folder folder;
    const std::filesystem::path file = folder / "cards.pdf";
    CHECK(write_deck(ten_cards_of_fog(), a4_paper, file) == 4);
    CHECK(folder.names() == std::vector<std::string>{"cards.pdf"});
    CHECK(has(bytes_of(file).substr(0, 5), "%PDF"));
}

TEST_CASE("a deck that is no file may be one of a data folder", "[deck]") {
    const Folder folder;
    put_bytes(folder / "mine.toml", "");
    const std::string mine = (folder / "mine.toml").string();
    CHECK(file_of_deck(mine) == mine);
    CHECK(file_of_deck("default24").filename() == "default24.toml");
    CHECK(file_of_deck("no such deck") == "no such deck");
}
