#include <catch2/catch.hpp>

#include "files/card_words.h"
#include "files/file_kind.h"
#include "sources.h"

namespace flagplot::test {

using namespace file_schema;

TEST_CASE("the page of the data reference is what the reader's tables say", "[reference]") {
    CHECK(data_reference() == text_of_file("docs/data-reference.md"));
}

TEST_CASE("the data reference names tables within tables by the keys that lead there",
          "[reference]") {
    const std::string page = data_reference();
    for (const char* heading : {"\n## Deck\n", "\n### Deck: card, effects\n",
                                "\n### Campaign: switches\n", "\n### Forces: formation, ships\n"}) {
        INFO(heading);
        CHECK(page.find(heading) != std::string::npos);
    }
    CHECK(page.find("| `movement.diagonal` | no | alternating, after_first, escalating | ruling "
                    "A-ST-05 |\n") != std::string::npos);
    CHECK(page.find("| `turn_starts` | yes | a whole number from 2 to 10000 | ") !=
          std::string::npos);
}

TEST_CASE("the page on data files has every word of a deck with its numbers", "[reference]") {
    const std::string page = text_of_file("docs/data.md");
    for (const auto& forms : {effect_forms(), aim_forms(), test_forms(), lasts_forms()}) {
        for (const FormShown& each : forms) {
            INFO(each.form);
            CHECK(page.find("| `" + each.form + "` | " + each.numbers + " | ") !=
                  std::string::npos);
        }
    }
    for (const std::string_view condition : words_of<CardIf>) {
        CHECK(page.find("`" + std::string(condition) + "`") != std::string::npos);
    }
}

}  // namespace flagplot::test
