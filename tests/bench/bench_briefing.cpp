#include <benchmark/benchmark.h>

#include <filesystem>

#include "paper/document.h"
#include "present/side/briefing_document.h"
#include "store/campaign_folder.h"
#include "store/save.h"

// A briefing of the Bismarck campaign from the picture of a side to the bytes of its files.

using namespace flagplot;

namespace {

namespace fs = std::filesystem;

/// The Royal Navy's seat as the campaign begins.
class Briefed {
  public:
    Briefed() : path_(fs::temp_directory_path() / "flagplot-bench-briefing.flag") {
        fs::remove(path_);
        const auto sources = read_campaign_folder("bismarck", data_roots()).value();
        const auto texts = texts_of(sources);
        (void)create_save(path_, {compiled(texts).value(), texts, seeded_dice(7)});
        const Save save = std::move(Save::open(path_, Save::Access::read, compiled).value());
        for (const Book& book : save.rules().books) {
            if (book.own_side().id == "uk") book_ = book;
        }
        view_ = save.state().view(seat_of(book_.side));
    }
    ~Briefed() { fs::remove(path_); }
    Briefed(const Briefed&) = delete;
    Briefed& operator=(const Briefed&) = delete;

    [[nodiscard]] Document document() const { return briefing_document(book_, view_, {}, nullptr); }

  private:
    fs::path path_;
    Book book_;
    SideView view_;
};

void briefing_pdf(benchmark::State& state) {
    const Briefed briefed;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const std::string pdf = paper::pdf_of(briefed.document(), paper::PageSize::a4);
        if (bytes != 0 && pdf.size() != bytes) state.SkipWithError("another file");
        bytes = pdf.size();
    }
}

void briefing_html(benchmark::State& state) {
    const Briefed briefed;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const std::string html = paper::html_of(briefed.document());
        if (bytes != 0 && html.size() != bytes) state.SkipWithError("another file");
        bytes = html.size();
    }
}

BENCHMARK(briefing_pdf)->Unit(benchmark::kMillisecond);
BENCHMARK(briefing_html)->Unit(benchmark::kMillisecond);

}  // namespace
