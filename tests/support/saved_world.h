#pragma once

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "campaign/record_print.h"
#include "store/save.h"
#include "support/random_world.h"

/// \file
/// A random campaign in a save, in a folder that goes when the test ends.

namespace flagplot::test {

class Folder {
  public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "flagplot-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const {
        return path_ / name;
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(path_)) {
            names.push_back(entry.path().filename().string());
        }
        std::sort(names.begin(), names.end());
        return names;
    }

  private:
    std::filesystem::path path_;
};

inline std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void put_bytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

inline Result<Definition> no_compile(const std::vector<SourceText>& /*sources*/) {
    return failure(ErrorCode::syntax, {"the texts were read again"});
}

inline Result<Save> opened(const std::filesystem::path& path,
                           Save::Access access = Save::Access::read) {
    return Save::open(path, access, no_compile);
}

inline NewCampaign campaign_of(const World& world) {
    return {world.definition,
            {{"campaign", "campaign.toml", "id = \"world\"\n"}, {"forces", "forces.toml", ""}},
            {world.secret, std::nullopt}};
}

/// Everything of a save that matters, to compare two.
struct Content {
    Definition definition;
    std::vector<SourceText> sources;
    DiceSource dice;
    std::vector<Entry> entries;
    std::int32_t head = 0;
    CampaignState state;

    friend bool operator==(const Content&, const Content&) = default;
};

inline Content content_of(const Save& save) {
    return {save.definition(), save.sources(), save.dice(),
            save.entries(),    save.head(),    save.state()};
}

/// Plays so many turns in a save, as `play_turn` would, and releases none of them by hand.
inline void play_turns(Save& save, const World& world, int turns) {
    for (int turn = 0; turn < turns; ++turn) {
        for (const Played& played : play_turn(world, save.rules(), save.state())) {
            if (std::holds_alternative<Release>(played.command)) continue;
            const CampaignState before = save.state();
            const Command command = with_record(played.command, save.definition(), before,
                                                [&] { return save.record_print(); });
            REQUIRE(save.carry_out(played.command));
            REQUIRE(save.state() == must_advance(save.rules(), before, command).after);
        }
    }
}

}  // namespace flagplot::test
