#include "desk/intent_counts.h"

#include <catch2/catch.hpp>

#include "present/desk/start/front_intent.h"

using namespace flagplot::desk;

TEST_CASE("intents are counted by their names, those within others by their own",
          "[present_desk]") {
    IntentCounts counts;
    counts.expect<FrontIntent>();
    counts.note(FrontIntent(CheckFiles{}));
    counts.note(FrontIntent(EditIntent(UndoEdit{})));
    counts.note(FrontIntent(EditIntent(UndoEdit{})));
    counts.note(FrontIntent(ForceIntent(AssetIntent(AddAsset{}))));
    const std::string text = "\n" + counts.text();
    CHECK(text.find("\nCheckFiles 1\n") != std::string::npos);
    CHECK(text.find("\nUndoEdit 2\n") != std::string::npos);
    CHECK(text.find("\nRedoEdit 0\n") != std::string::npos);
    CHECK(text.find("\nAddAsset 1\n") != std::string::npos);
    CHECK(text.find("\nMoveEffect 0\n") != std::string::npos);
    CHECK(text.find("EditIntent") == std::string::npos);
    CHECK(text.find("AssetIntent") == std::string::npos);
    CHECK(text.find("variant") == std::string::npos);
}
