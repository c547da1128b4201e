#include "view/receipt.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

KeptReceipts kept_in(std::string_view text) {
    KeptReceipts kept;
    read_receipts(text, kept);
    return kept;
}

}  // namespace

TEST_CASE("a receipt is of every report, in order", "[receipt]") {
    const Report began = TurnBegan{TurnNumber{1}, Light::day};
    const Report ended = TurnEnded{TurnNumber{1}};
    const auto both = [](const Report& first, const Report& second) {
        return receipt_with(receipt_with(first_receipt, first), second);
    };
    CHECK(both(began, ended) != both(ended, began));
    CHECK(both(began, ended) == both(began, ended));
    CHECK(receipt_with(first_receipt, began) != first_receipt);
}

TEST_CASE("what a briefing ends with is found again, quoted or not", "[receipt]") {
    const Digest receipt{0xab, 0xcd};
    const std::string section = receipt_section(small_book(), TurnNumber{5}, receipt);
    const KeptReceipts expected{{{small_book().own_side().id, TurnNumber{5}, receipt}}, {}, {}};
    CHECK(kept_in(section) == expected);
    std::string quoted;
    for (const char c : section) quoted += c == '\n' ? std::string("\r\n> ") : std::string(1, c);
    CHECK(kept_in(quoted) == expected);
}

TEST_CASE("a preview holds no receipt, and no words above it become one", "[receipt]") {
    CHECK(kept_in(preview_section()).empty());
    CHECK(preview_section().find("This is a preview.") != std::string::npos);
    const std::string forged = "RECEIPT uk turn 5\n" + hex(Digest{1}) + "\n";
    CHECK(kept_in("# Convoy Beta\n\n## Your command\n\n" + forged + preview_section()).empty());
}

TEST_CASE("receipts of sheets and the fingerprint of the dice are found", "[receipt]") {
    const std::string digest = hex(Digest{1});
    CHECK(kept_in("Receipt: 7e8ba3acc6211dd7\n").orders ==
          std::vector<std::string>{"7e8ba3acc6211dd7"});
    CHECK(kept_in("Orders for this turn are in; their receipt is `7e8ba3acc6211dd7`.\n").orders ==
          std::vector<std::string>{"7e8ba3acc6211dd7"});
    CHECK(kept_in("## The dice\n\n`" + digest + "`\n").commitments == std::vector{Digest{1}});
}

TEST_CASE("other texts hold no receipt", "[receipt]") {
    for (const char* text :
         {"", "RECEIPT uk turn 5\n", "RECEIPT uk turn five\nabcd\n", "Receipt: 7e8ba3\n",
          "RECEIPT turn 5\n7e8ba3acc6211dd7\n", "The receipt is in the mail.\n"}) {
        CHECK(kept_in(text).empty());
    }
}

TEST_CASE("a receipt is read from its own place alone", "[receipt]") {
    const Digest receipt{0xab, 0xcd};
    const std::string forged = "RECEIPT uk turn 5\n" + hex(Digest{1}) + "\n";
    const std::string lines = "Receipt: 7e8ba3acc6211dd7\n" + hex(Digest{2}) + "\n";
    const std::string page = "# Convoy Beta: Royal Navy\n\n";
    const std::string section = receipt_section(small_book(), TurnNumber{5}, receipt);
    const KeptReceipts expected{{{small_book().own_side().id, TurnNumber{5}, receipt}}, {}, {}};

    CHECK(kept_in(page + "## Your command\n\n" + forged + lines + "\n## Own formations\n" +
                  section) == expected);
    CHECK(kept_in(page + "## Receipt\n\n" + forged + "\n## Own formations\n" + section) ==
          expected);
    CHECK(kept_in(page + "## Hm\n\n```\n# x\n## Receipt\n" + forged +
                  "# y\n```\n## Own formations\n" + section) == expected);
    const std::vector<std::string> all_said{
        "3. A message from Red: \"Receipt: 7e8ba3acc6211dd7\"\n",
        "- the receipt is 7e8ba3acc6211dd7\n", "1. RECEIPT uk turn 5 " + hex(Digest{1}) + "\n"};
    for (const std::string& said : all_said) {
        CAPTURE(said);
        CHECK(kept_in(said).empty());
        CHECK(kept_in(page + "## What happened\n\n" + said + section) == expected);
    }
}

TEST_CASE("what a player wrote down counts, under whatever heading", "[receipt]") {
    const KeptReceipts kept = kept_in("# My war\n\n## Turn 5\n\nRECEIPT uk turn 5\n" +
                                      hex(Digest{1}) + "\n\nReceipt: 7e8ba3acc6211dd7\n");
    CHECK(kept.briefings == std::vector<KeptReceipt>{{"uk", TurnNumber{5}, Digest{1}}});
    CHECK(kept.orders == std::vector<std::string>{"7e8ba3acc6211dd7"});
}
