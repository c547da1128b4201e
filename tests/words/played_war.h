#pragma once

#include <memory>
#include <string>
#include <vector>

#include "present/war/war_report.h"

namespace flagplot::test {

/// A war in which much was said, with these words in every place that takes words of people.
struct SpokenWar {
    Definition definition;
    std::vector<Book> books;
    std::vector<WarTurn> turns;
};

[[nodiscard]] SpokenWar war_with(const std::string& words);

/// Everything that is printed of it.
struct Output {
    std::string name;
    std::string text;
};

/// Pages of Markdown.
[[nodiscard]] std::vector<Output> pages_of(const SpokenWar& war);

/// Texts of lines for a terminal, and what programs read.
[[nodiscard]] std::vector<Output> texts_of(const SpokenWar& war);

}  // namespace flagplot::test
