#include <catch2/catch.hpp>

#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr std::size_t page = 4096;

const World& world() {
    static const World world = random_world(1);
    return world;
}

Result<Happened> any_command(Save& save) {
    return save.carry_out(SubmitOrders{blue, {save.state().turn, {}}});
}

/// A save that was played, with its copy, to be damaged in one way after the other.
class Patient {
  public:
    Patient() {
        REQUIRE(create_save(folder_ / "war", campaign_of(world())));
        auto save = opened(folder_ / "war", Save::Access::write);
        REQUIRE(save);
        play_turns(*save, world(), 2);
        whole_ = bytes_of(folder_ / "war");
        REQUIRE(any_command(*save));
        std::filesystem::copy_file(folder_ / "war~", folder_ / "damaged~");
    }

    [[nodiscard]] const std::string& whole() const { return whole_; }

    /// Is this damage noticed, and named with the way out?
    bool notices(const std::string& bytes) {
        put_bytes(folder_ / "damaged", bytes);
        const auto save = opened(folder_ / "damaged", Save::Access::write);
        return !save && is_named(save.error());
    }

    bool notices_flip(std::size_t place, std::size_t bit) {
        INFO("bit " << bit % 8 << " of byte " << place);
        std::string flipped = whole_;
        flipped[place] = static_cast<char>(flipped[place] ^ (1 << bit % 8));
        return notices(flipped);
    }

  private:
    static bool is_named(const Error& error) {
        if (error.code == ErrorCode::save_of_newer_program ||
            error.code == ErrorCode::save_of_other_program) {
            return true;  // the bit was one of the number that says so
        }
        CHECK(error.code == ErrorCode::save_damaged);
        CHECK_THAT(describe(error), Catch::Contains("; flagplot restore "));
        CHECK_THAT(describe(error), !Catch::Contains("disk image is malformed"));
        return true;
    }

    Folder folder_;
    std::string whole_;
};

}  // namespace

TEST_CASE("a save that was cut is refused wherever it was cut") {
    Patient patient;
    for (std::size_t size = 0; size < patient.whole().size(); size += page / 2) {
        INFO(size << " bytes are left");
        CHECK(patient.notices(patient.whole().substr(0, size)));
    }
    CHECK(patient.notices(patient.whole() + std::string(page, '\0')));
}

TEST_CASE("a page of another save, or of zeros, is noticed wherever it lies") {
    Patient patient;
    for (std::size_t place = 0; place < patient.whole().size(); place += page) {
        INFO("page " << place / page + 1);
        std::string lost = patient.whole();
        CHECK(patient.notices(lost.replace(place, page, page, '\0')));
    }
}

TEST_CASE("every flipped bit in the head of a save's file is noticed") {
    Patient patient;
    for (std::size_t place = 0; place < 100; ++place) {
        CHECK(patient.notices_flip(place, place));
        CHECK(patient.notices_flip(place, place + 5));
    }
}

TEST_CASE("every flipped bit in the head of a page, and in its sum, is noticed") {
    Patient patient;
    for (std::size_t start = 0; start < patient.whole().size(); start += page) {
        for (std::size_t byte = 0; byte < 12; ++byte) {
            CHECK(patient.notices_flip((start == 0 ? 100 : start) + byte, byte + start / page));
        }
        CHECK(patient.notices_flip(start + page - 8 + start / page % 8, start / page));
    }
}

TEST_CASE("a flipped bit is noticed wherever it lies in a save") {
    Patient patient;
    for (std::size_t place = 0; place < patient.whole().size(); place += 125) {
        CHECK(patient.notices_flip(place, place));
    }
}

TEST_CASE("a save is whole after every command, whatever pages it wrote") {
    Patient patient;
    const Folder folder;
    put_bytes(folder / "war", patient.whole());
    for (int command = 0; command < 3; ++command) {
        auto save = opened(folder / "war", Save::Access::write);
        REQUIRE(save);
        REQUIRE(any_command(*save));
    }
    CHECK(opened(folder / "war"));
}
