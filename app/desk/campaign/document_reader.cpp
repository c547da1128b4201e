#include "desk/campaign/document_reader.h"

namespace flagplot::desk {

void DocumentReader::read(const DocumentWanted& wanted) {
    if (is_busy()) return;
    reading_.start([wanted](const std::stop_token&) { return read_document(wanted); });
}

void DocumentReader::watch(const OpenDocument& shown) {
    constexpr std::int32_t often = 700;  // milliseconds
    if (is_busy() || since_watch_.getElapsedTime().asMilliseconds() < often) return;
    since_watch_.restart();
    const FileStamp found = stamp_of(shown.wanted.file);
    if (found == shown.stamp || found == watched_) return;
    watched_ = found;  // a save that cannot be read is reported once
    read(shown.wanted);
}

}  // namespace flagplot::desk
