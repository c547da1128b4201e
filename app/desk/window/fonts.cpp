#include "desk/window/fonts.h"

#include <fontconfig/fontconfig.h>

#include <memory>

namespace flagplot::desk {

namespace {

struct Destroys {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using FontPattern = std::unique_ptr<FcPattern, Destroys>;

/// The file of the font that best matches a name like "B612:bold".
std::string file_of(const char* name) {
    const FontPattern asked(FcNameParse(reinterpret_cast<const FcChar8*>(name)));
    if (!asked) return {};
    FcConfigSubstitute(nullptr, asked.get(), FcMatchPattern);
    FcDefaultSubstitute(asked.get());
    FcResult result{};
    const FontPattern found(FcFontMatch(nullptr, asked.get(), &result));
    FcChar8* file = nullptr;
    if (!found || FcPatternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch) return {};
    return reinterpret_cast<const char*>(file);
}

}  // namespace

FontFiles found_fonts() {
    if (FcInit() == FcFalse) return {};
    return {file_of("B612,DejaVu Sans"), file_of("B612,DejaVu Sans:bold"),
            file_of("EB Garamond,DejaVu Serif:italic"), file_of("DejaVu Sans")};
}

}  // namespace flagplot::desk
