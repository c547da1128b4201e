#include "cli/picture_file.h"

#include <array>
#include <string_view>

#include "cli/output.h"
#include "paper/render.h"

namespace flagplot::cli {

namespace {

struct EndingRow {
    std::string_view ending;
    std::string (*bytes_of)(const Picture&);
};

constexpr std::array endings{EndingRow{".png", paper::png_of}, EndingRow{".svg", paper::svg_of},
                             EndingRow{".pdf", paper::pdf_of}};

}  // namespace

void put_picture(const std::string& path, const Picture& picture, Console& console) {
    if (is_standard_output(path)) return put_out(path, paper::png_of(picture), console);
    for (const EndingRow& row : endings) {
        if (path.ends_with(row.ending)) return put_out(path, row.bytes_of(picture), console);
    }
    throw WrongUsage("--picture takes a file whose name ends with .png, .svg or .pdf");
}

}  // namespace flagplot::cli
