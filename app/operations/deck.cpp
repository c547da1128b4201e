#include "operations/deck.h"

#include "paper/render.h"
#include "present/side/deck_cards.h"
#include "store/data_roots.h"
#include "store/disk.h"

namespace flagplot {

namespace fs = std::filesystem;

fs::path file_of_deck(const std::string& deck) {
    if (fs::exists(deck)) return deck;
    for (const fs::path& root : data_roots()) {
        const fs::path file = root / "assets" / "decks" / (deck + ".toml");
        if (fs::exists(file)) return file;
    }
    return deck;
}

PrintedDeck printed(const Deck& deck, PaperSize size) {
    const std::vector<Picture> pages = deck_cards(deck, size);
    return {paper::pdf_of(pages), pages.size()};
}

std::size_t write_deck(const Deck& deck, PaperSize size, const fs::path& file) {
    check_replaceable(file);
    const PrintedDeck cards = printed(deck, size);
    replace_file(file, cards.pdf);
    return cards.pages;
}

}  // namespace flagplot
