#include "files/record_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/lines.h"
#include "campaign/scanner.h"
#include "toml/clean_text.h"

namespace flagplot {

namespace {

constexpr std::string_view first_words = "FLAGPLOT RECORD 1";
constexpr std::string_view indent = "    ";

// --- writing -------------------------------------------------------------------------------------

std::string line_of(const RecordedText& text) {
    return fmt::format("text {} {} {}\n", text.kind, in_quotes(text.name), hex(text.digest));
}

std::string indented(std::string_view text) {
    std::string block;
    for (const std::string_view line : split_lines(text)) {
        block += fmt::format("{}{}\n", indent, line);
    }
    return block;
}

std::string block_of(const RecordedCommand& command) {
    std::string block = fmt::format("command {} after {} in turn {}\n", command.number,
                                    command.parent, command.turn.count);
    block += indented(command.text);
    for (const RecordedText& text : command.amended_to) block += line_of(text);
    return block + fmt::format("state {}\nchain {}\n", hex(command.state), hex(command.chain));
}

// --- reading -------------------------------------------------------------------------------------

/// Goes through the lines of a record, one after another.
class RecordReading {
  public:
    RecordReading(std::string_view text, const std::string& file) : rest_(text), file_(file) {
        next();
    }

    Result<ReadRecord> read() {
        read_head();
        while (!error_ && !is_at_end_) read_entry();
        if (!error_ && record().commands.empty()) fail_here(1, "expected a command");
        if (error_) return Failure(*error_);
        return std::move(read_);
    }

  private:
    [[nodiscard]] RecordText& record() { return read_.record; }
    [[nodiscard]] Place here(std::int32_t column = 1) const { return {file_, number_, column}; }

    void fail(Error error) {
        if (!error_) error_ = std::move(error);
    }
    void fail_here(std::int32_t column, const std::string& what) {
        fail({ErrorCode::bad_record, {what}, here(column), {}});
    }

    /// The next line that is not blank.
    void next() {
        do {
            is_at_end_ = rest_.empty();
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            line_ = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            ++number_;
        } while (!is_at_end_ && line_.empty());
    }

    [[nodiscard]] bool begins_with(std::string_view word) const {
        return !is_at_end_ && Scanner(line_).sees(word) && !line_.starts_with(' ');
    }

    /// Reads the line with this function, to its end.
    template <class Read>
    void take_line(std::string_view word, Read read) {
        if (error_) return;
        if (!begins_with(word)) return fail_here(1, fmt::format("expected \"{}\"", word));
        Scanner in(line_);
        in.expects(word);
        read(in);
        in.ends_line();
        if (!in.ok()) {
            Error error = in.error();
            error.where = here(error.where.column);
            return fail(std::move(error));
        }
        next();
    }

    Digest read_digest(Scanner& in) {
        const auto digest = digest_from(in.word("a digest"));
        if (!digest) {
            in.fail(
                {ErrorCode::bad_record, {"expected a digest of 64 characters 0-9 a-f"}, {}, {}});
        }
        return digest.value_or(Digest{});
    }

    Digest digest_line(std::string_view word, Place& place) {
        Digest digest{};
        place = here();
        take_line(word, [&](Scanner& in) { digest = read_digest(in); });
        return digest;
    }

    void read_head() {
        if (line_ != first_words) {
            return fail_here(1, fmt::format("expected \"{}\"", first_words));
        }
        next();
        record().campaign = digest_line("campaign", read_.places.campaign);
        take_line("dice", [&](Scanner& in) {
            if (in.takes("seed")) {
                record().seed = in.whole_number("a seed");
            } else {
                in.expects("secret");
                record().commitment = read_digest(in);
            }
        });
        read_texts(record().texts, read_.places.texts);
    }

    void read_texts(std::vector<RecordedText>& texts, std::vector<Place>& places) {
        while (!error_ && begins_with("text")) {
            places.push_back(here());
            RecordedText& text = texts.emplace_back();
            take_line("text", [&](Scanner& in) {
                text.kind = std::string(in.word("a kind of text"));
                text.name = in.quoted("a name in quotation marks");
                if (in.ok() && !is_plain_path(text.name)) {
                    in.fail({ErrorCode::outside_folder, {text.name}, {}, {}});
                }
                text.digest = read_digest(in);
            });
        }
    }

    void read_entry() {
        if (begins_with("revision")) {
            take_line("revision", [&](Scanner& in) {
                revision_ = std::string(in.word("a revision"));
                if (in.ok() && !is_one_line(revision_)) {
                    in.fail({ErrorCode::not_text, {"the revision"}, {}, {}});
                }
            });
        }
        if (revision_.empty()) return fail_here(1, "expected \"revision\"");
        RecordedCommand command;
        RecordPlaces::OfCommand places;
        command.revision = revision_;
        read_command_line(command, places);
        places.first_line = number_;
        command.text = read_block();
        read_texts(command.amended_to, places.amended_to);
        command.state = digest_line("state", places.state);
        command.chain = digest_line("chain", places.chain);
        record().commands.push_back(std::move(command));
        read_.places.commands.push_back(std::move(places));
    }

    void read_command_line(RecordedCommand& command, RecordPlaces::OfCommand& places) {
        const auto expected = static_cast<std::int32_t>(record().commands.size()) + 1;
        places.head = here();
        take_line("command", [&](Scanner& in) {
            command.number = in.number("the number of a command");
            if (in.ok() && command.number != expected) {
                const std::string found = std::to_string(command.number);
                in.fail({ErrorCode::out_of_range,
                         {"command", found, std::to_string(expected)},
                         {},
                         {}});
            }
            in.expects("after");
            command.parent = in.number("the number of the command before");
            if (in.ok() && (command.parent < 0 || command.parent >= expected)) {
                const std::string found = std::to_string(command.parent);
                in.fail({ErrorCode::out_of_range,
                         {"the command before", found, fmt::format("0 to {}", command.number - 1)},
                         {},
                         {}});
            }
            in.expects("in");
            in.expects("turn");
            command.turn = TurnNumber{in.number("a turn")};
        });
    }

    /// The lines indented by four blanks.
    std::string read_block() {
        std::string text;
        while (!error_ && !is_at_end_ && line_.starts_with(indent)) {
            text += line_.substr(indent.size());
            text += '\n';
            next();
        }
        if (text.empty()) fail_here(1, "expected the command, set in by four blanks");
        return text;
    }

    std::string_view rest_;
    const std::string& file_;
    std::string_view line_;
    std::int32_t number_ = 0;
    bool is_at_end_ = false;
    std::string revision_;
    ReadRecord read_;
    std::optional<Error> error_;
};

}  // namespace

std::string text_of(const RecordText& record) {
    std::string text = fmt::format("{}\ncampaign {}\n", first_words, hex(record.campaign));
    text += record.seed ? fmt::format("dice seed {}\n", *record.seed)
                        : fmt::format("dice secret {}\n", hex(record.commitment));
    for (const RecordedText& each : record.texts) text += line_of(each);
    std::string revision;
    for (const RecordedCommand& command : record.commands) {
        text += '\n';
        if (command.revision != revision) {
            revision = command.revision;
            text += fmt::format("revision {}\n", revision);
        }
        text += block_of(command);
    }
    return text;
}

Result<ReadRecord> read_record(std::string_view text, const std::string& file) {
    return RecordReading(text, file).read();
}

bool is_plain_path(std::string_view name) {
    while (true) {
        const std::size_t end = std::min(name.find('/'), name.size());
        const std::string_view part = name.substr(0, end);
        const bool is_printable = std::none_of(part.begin(), part.end(), [](char c) {
            return static_cast<unsigned char>(c) < 0x20 || c == 0x7f || c == '\\';
        });
        if (part.empty() || part.front() == '.' || !is_printable) return false;
        if (end == name.size()) return true;
        name.remove_prefix(end + 1);
    }
}

}  // namespace flagplot
