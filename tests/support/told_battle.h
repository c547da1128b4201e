#pragma once

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "support/file_of_tree.h"
#include "tactical/terms.h"

namespace flagplot::test {

/// A battle as everybody may read it, order by order, for a file of tests/playthroughs.
class ToldBattle {
  public:
    explicit ToldBattle(std::string title) : text_("# " + std::move(title) + "\n") {}

    void heading(std::string_view words) { text_ += "\n# " + std::string(words) + "\n"; }
    void order(std::string_view line) { text_ += "> " + std::string(line) + "\n"; }
    void lines(std::span<const tactical::LogLine> lines) {
        for (const tactical::LogLine& line : lines) {
            text_ += "  " + line.text;
            for (const std::string& part : line.parts) text_ += "; " + part;
            text_ += line.rule.empty() ? "\n" : " (" + line.rule + ")\n";
        }
    }

    /// Is it the text that is kept? FLAGPLOT_APPROVE_PLAYTHROUGHS=1 keeps the one of now.
    void check(const std::string& kept) const {
        if (std::getenv("FLAGPLOT_APPROVE_PLAYTHROUGHS") != nullptr) {
            std::ofstream(std::string(FLAGPLOT_SOURCE_DIR) + "/" + kept) << text_;
        }
        CHECK(text_ == file_of_tree(kept).text);
    }

  private:
    std::string text_;
};

}  // namespace flagplot::test
