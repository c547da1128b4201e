#pragma once

#include <SFML/System/Vector2.hpp>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// \file
/// What the monkey knows of the things in panels, from one sitting to the next. A thing and its
/// panel have the numbers that Dear ImGui knows them by; they are the same in every sitting.

namespace flagplot::desk {

struct ThingMet {
    sf::Vector2i at;
    unsigned panel = 0;
    std::int64_t presses = 0;  ///< ever
    std::int64_t misses = 0;   ///< it was not there, in this sitting
    std::int64_t in_vain = 0;  ///< presses since it gave an intent last, in this sitting
    bool takes_text = false;
    bool is_of_work = false;  ///< was there only while something was being worked at
    std::string gives = {};   ///< the intent that came of a press; empty: none ever did
    std::int64_t gave = 0;    ///< so often

    [[nodiscard]] std::int64_t tries() const { return presses + misses; }
};

class ThingsMet {
  public:
    using Entry = std::pair<const unsigned, ThingMet>;
    using Entries = std::vector<const Entry*>;

    /// What an earlier sitting wrote there; where there is no file nothing is known.
    void read(const std::filesystem::path& file);
    void write(const std::filesystem::path& file) const;

    void meet(unsigned thing, unsigned panel, sf::Vector2i at, bool is_busy);
    void press(unsigned thing);
    void miss(unsigned thing) { ++things_[thing].misses; }
    void note_text(unsigned thing) { things_[thing].takes_text = true; }
    void give(unsigned thing, const std::string& intent);

    [[nodiscard]] Entries in(unsigned panel) const;
    /// Those in these panels that give what came most seldom, none that is often there no more or
    /// does nothing; empty: all came often.
    [[nodiscard]] Entries rarest(const std::vector<unsigned>& panels) const;

  private:
    std::map<unsigned, ThingMet> things_;
};

}  // namespace flagplot::desk
