#include "store/kept_record.h"

#include <system_error>

#include "store/save_reading.h"

namespace flagplot {

Result<KeptRecord> read_kept_record(const std::filesystem::path& path) {
    return SaveReading::kept_record(path);
}

}  // namespace flagplot
