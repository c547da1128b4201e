#include "tactical/weather.h"

namespace flagplot::tactical {

bool has_weather(const Scene& scene, std::string_view kind) {
    return !kind.empty() && scene.weather.find(kind) != std::string::npos;
}

}  // namespace flagplot::tactical
