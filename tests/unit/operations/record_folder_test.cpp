#include "operations/record_folder.h"

#include <catch2/catch.hpp>

#include <map>

#include "campaign/receipts.h"
#include "random_war.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace fs = std::filesystem;

namespace {

/// All files below a folder, by path.
std::map<std::string, std::string> files_in(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            files[fs::relative(entry.path(), folder).string()] = bytes_of(entry.path());
        }
    }
    return files;
}

void put(std::string& text, const std::string& what, const std::string& instead) {
    const std::size_t place = text.find(what);
    REQUIRE(place != std::string::npos);
    text.replace(place, what.size(), instead);
}

/// An export of a short war, in which one thing is altered before it is imported.
class Altered {
  public:
    Altered() {
        const Save save = war_in(folder_ / "war", 2, 2);
        REQUIRE(export_save(save, folder_ / "text", SecretOfDice::written));
    }

    [[nodiscard]] fs::path operator/(const std::string& name) const {
        return folder_ / ("text/" + name);
    }
    void in_record(const std::string& what, const std::string& instead) const {
        std::string text = bytes_of(*this / "record.txt");
        put(text, what, instead);
        put_bytes(*this / "record.txt", text);
    }
    /// What is said of it, the folder left out; nothing was written.
    [[nodiscard]] std::string refused(const std::string& save = "new") const {
        const auto imported = import_save(folder_ / "text", folder_ / save, compile_war);
        REQUIRE_FALSE(imported);
        CHECK_FALSE(fs::exists(folder_ / "new"));
        std::string text = describe(imported.error());
        const std::string folder = (folder_ / "text/").string();
        while (text.find(folder) != std::string::npos) put(text, folder, "");
        return text;
    }

  private:
    Folder folder_;
};

}  // namespace

TEST_CASE("a war that was exported is imported to the same digests, and exported to the same texts",
          "[record]") {
    std::set<std::size_t> kinds;
    std::set<bool> solo;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        INFO("seed " << seed);
        const Folder folder;
        const Save save = war_in(folder / "war", seed, 4);
        for (const Command& command : commands_of(save)) kinds.insert(command.index());
        solo.insert(save.state().solo.has_value());
        REQUIRE(export_save(save, folder / "text", SecretOfDice::written));
        const auto count = import_save(folder / "text", folder / "again", compile_war);
        INFO((count ? "" : describe(count.error())));
        REQUIRE(count);
        CHECK(*count == save.entries().size());

        const auto again = Save::open(folder / "again", Save::Access::read, compile_war);
        REQUIRE(again);
        CHECK(again->entries() == save.entries());
        CHECK(again->state() == save.state());
        CHECK(again->dice() == save.dice());
        CHECK(again->sources() == save.sources());
        CHECK(again->amendments() == save.amendments());
        REQUIRE(export_save(*again, folder / "text again", SecretOfDice::written));
        CHECK(files_in(folder / "text again") == files_in(folder / "text"));
    }
    INFO("kinds of command that did not come up:" << kinds_missing(kinds));
    CHECK(kinds.size() == std::variant_size_v<Command>);
    CHECK(solo.size() == 2);
}

TEST_CASE("a record can be read by people", "[record]") {
    RecordText record;
    record.seed = 7;
    record.texts = {{"campaign", "campaigns/war/campaign.toml", Digest{1}}};
    record.commands = {
        {1, 0, TurnNumber{1}, "0.1.0-a", "begin\n", {}, Digest{2}, Digest{3}},
        {2, 1, TurnNumber{1}, "0.1.0-a", "orders uk\nORDERS uk turn 1\nEND\n", {}, {}, {}},
        {3, 1, TurnNumber{1}, "0.2.0-b", "withdraw 2 why \"late\"\n", {}, {}, {}}};
    const std::string none(64, '0');
    const std::string text = text_of(record);
    CHECK(text == "FLAGPLOT RECORD 1\ncampaign " + none + "\ndice seed 7\n" +
                      "text campaign \"campaigns/war/campaign.toml\" 01" + std::string(62, '0') +
                      "\n\nrevision 0.1.0-a\ncommand 1 after 0 in turn 1\n    begin\nstate 02" +
                      std::string(62, '0') + "\nchain 03" + std::string(62, '0') +
                      "\n\ncommand 2 after 1 in turn 1\n    orders uk\n    ORDERS uk turn 1\n"
                      "    END\nstate " +
                      none + "\nchain " + none +
                      "\n\nrevision 0.2.0-b\ncommand 3 after 1 in turn 1\n    withdraw 2 why "
                      "\"late\"\nstate " +
                      none + "\nchain " + none + "\n");
    const auto read = read_record(text, "record.txt");
    REQUIRE(read);
    CHECK(read->record == record);
    CHECK(read->places.commands[1].first_line == 13);
}

TEST_CASE(
    "an older export of the same save is brought up to date, and nothing else is written over",
    "[record]") {
    const Folder folder;
    Save save = war_in(folder / "war", 2, 1);
    REQUIRE(export_save(save, folder / "text", SecretOfDice::left_out));
    const std::string before = bytes_of(folder / "text/record.txt");
    play_war(save, 2, 1);
    REQUIRE(export_save(save, folder / "text", SecretOfDice::left_out));
    CHECK(bytes_of(folder / "text/record.txt").starts_with(before));
    CHECK(bytes_of(folder / "text/record.txt").size() > before.size());

    const Save other = war_in(folder / "other", 4, 1);
    CHECK(export_save(other, folder / "text", SecretOfDice::left_out).error().code ==
          ErrorCode::folder_in_use);
    fs::create_directory(folder / "mine");
    put_bytes(folder / "mine/notes.txt", "mine");
    CHECK(export_save(save, folder / "mine", SecretOfDice::left_out).error().code ==
          ErrorCode::folder_in_use);
    CHECK(files_in(folder / "mine").size() == 1);
}

TEST_CASE("no link leads what is exported out of the folder", "[record]") {
    const Folder folder;
    const Save save = war_in(folder / "war", 2, 1);
    REQUIRE(export_save(save, folder / "text", SecretOfDice::left_out));
    fs::rename(folder / "text/texts", folder / "elsewhere");
    fs::create_directory_symlink(folder / "elsewhere", folder / "text/texts");
    CHECK(export_save(save, folder / "text", SecretOfDice::left_out).error().code ==
          ErrorCode::outside_folder);
}

TEST_CASE("without the secret a campaign of secret dice is exported and not imported", "[record]") {
    const Folder folder;
    const Save save = war_in(folder / "war", 2, 1);
    REQUIRE(export_save(save, folder / "text", SecretOfDice::left_out));
    CHECK_FALSE(fs::exists(folder / "text/secret.txt"));
    for (const auto& [name, text] : files_in(folder / "text")) {
        CHECK(text.find(hex(save.dice().secret)) == std::string::npos);
    }
    const auto refused = import_save(folder / "text", folder / "again", compile_war);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::no_secret);
    CHECK_FALSE(fs::exists(folder / "again"));

    const Save open = war_in(folder / "open", 3, 1);  // public dice
    REQUIRE(export_save(open, folder / "open text", SecretOfDice::left_out));
    CHECK(import_save(folder / "open text", folder / "open again", compile_war));
}

TEST_CASE("what does not fit is refused with its place, and nothing is written", "[record]") {
    SECTION("a save that is there") {
        const Altered altered;
        CHECK(has(altered.refused("war"), "exists already"));
    }
    SECTION("the first line") {
        const Altered altered;
        altered.in_record("RECORD 1", "RECORD 2");
        CHECK(altered.refused() == "record.txt:1:1: expected \"FLAGPLOT RECORD 1\" (record.bad)");
    }
    SECTION("the campaign's digest") {
        const Altered altered;
        std::string text = bytes_of(altered / "record.txt");
        text[text.find("campaign ") + 9] ^= 1;
        put_bytes(altered / "record.txt", text);
        CHECK(has(altered.refused(), "record.txt:2:1: by this revision"));
    }
    SECTION("a text") {
        const Altered altered;
        put_bytes(altered / "texts/campaigns/war/campaign.toml", "seed 3\n");
        CHECK(has(altered.refused(),
                  "record.txt:4:1: texts/campaigns/war/campaign.toml is not the text"));
    }
    SECTION("a text that is not there") {
        const Altered altered;
        fs::remove(altered / "texts/maps/war.toml");
        CHECK(has(altered.refused(), "record.txt:6:1: cannot read texts/maps/war.toml"));
    }
    SECTION("a text that lies elsewhere, by any name") {
        for (const char* name :
             {"../war.toml", "/etc/passwd", "maps/../../war.toml", "maps//war.toml", "./war.toml",
              ".git/config", "", "maps\\\\war.toml"}) {
            const Altered altered;
            altered.in_record("maps/war.toml", name);
            CHECK(has(altered.refused(), "record.txt:6:12: \""));
            CHECK(has(altered.refused(), "is not inside the folder"));
        }
    }
    SECTION("a text that is a link to elsewhere") {
        const Altered altered;
        fs::remove(altered / "texts/maps/war.toml");
        fs::create_symlink("/dev/null", altered / "texts/maps/war.toml");
        CHECK(has(altered.refused(), "is not inside the folder"));
    }
    SECTION("another secret") {
        const Altered altered;
        std::string text = bytes_of(altered / "secret.txt");
        text[30] = text[30] == '0' ? '1' : '0';
        put_bytes(altered / "secret.txt", text);
        CHECK(has(altered.refused(), "secret.txt:2:1: this is not the secret"));
        put_bytes(altered / "secret.txt", "1234\n");
        CHECK(has(altered.refused(), "secret.txt:1:1: expected"));
    }
    SECTION("a command that is none, one that is refused, and one that never was") {
        const Altered altered;
        const std::string whole = bytes_of(altered / "record.txt");
        const auto with = [&](const std::string& instead) {
            const std::size_t line = whole.find("\n    resolve") + 1;
            std::string text = whole;
            text.replace(line, whole.find('\n', line) - line, "    " + instead);
            put_bytes(altered / "record.txt", text);
            return altered.refused();
        };
        CHECK(has(with("resovle"), ":5: \"resovle\" is not one of"));
        CHECK(has(with("begin"), "begins the campaign a second time"));
        CHECK(has(with("message to red \"Never said.\""), "leads to another state"));
        CHECK(has(with("answer red \"RD-1\" steam on"), "record.txt:"));
        put_bytes(altered / "record.txt", whole);
        altered.in_record("command 2 after 1", "command 2 after 0");
        CHECK(has(altered.refused(), "command 2 follows command 0"));
    }
    SECTION("digests and numbers") {
        const Altered altered;
        const std::string whole = bytes_of(altered / "record.txt");
        const auto with = [&](const std::string& what, const std::string& instead) {
            put_bytes(altered / "record.txt", whole);
            altered.in_record(what, instead);
            return altered.refused();
        };
        CHECK(has(with("\nchain ", "\nchain 0"), "expected a digest of 64 characters"));
        CHECK(has(with("\nstate ", "\nstat "), "expected \"state\""));
        CHECK(has(with("command 2 ", "command 3 "), "command is 3; expected 2"));
        CHECK(has(with("command 2 after 1", "command 2 after 2"), "expected 0 to 1"));
        CHECK(has(with("in turn 1", "in turn 9"), "the turn of command 1 is 9; expected 1"));
        CHECK(has(with("\nrevision ", "\nrevision x"), "did something else"));
        CHECK(has(with("revision ", "version "), "expected \"revision\""));
    }
}

TEST_CASE("no cut of a record is taken for the whole, unless it is one of an earlier time",
          "[record]") {
    const Folder folder;
    const Save save = war_in(folder / "war", 3, 1);
    const std::string text = text_of(record_of(save));
    for (std::size_t size = 0; size < text.size(); size += 7) {
        const auto read = read_record(std::string_view(text).substr(0, size), "record.txt");
        if (!read) continue;
        CHECK(read->record.commands.size() <= save.entries().size());
        CHECK(text.starts_with(text_of(read->record).substr(0, size)));
    }
}
