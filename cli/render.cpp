// Pictures of puzzles. One puzzle is one file. Many are numbered files, where the name has a %d, or pages of one PDF,
// or one sheet.

#include "cli/answer_puzzles.hpp"
#include "cli/output/message.hpp"
#include "cli/output/numbered_files.hpp"
#include "gridwright/answers/draw.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/render/layout.hpp"
#include "host/interrupt.hpp"
#include "paper/picture_file.hpp"

#include <fmt/format.h>

#include <map>
#include <mutex>

namespace gridwright::cli {
namespace {

/// The pictures of all puzzles, by number: kept until they go into one file, or written at once to files of their own.
class Pictures {
  public:
    Pictures(const Options& options, const std::optional<NumberedFiles>& files) : options_(options), files_(files) {}

    void add_refused(std::uint64_t) {}

    /// An error says why the picture cannot be written.
    base::Result<bool> add(std::uint64_t number, paper::SizedPicture picture) {
        if (!files_) {
            const std::lock_guard lock(mutex_);
            kept_.insert_or_assign(number, std::move(picture));
            return true;
        }
        const auto bytes = options_.drawing.format->write({&picture, 1}, options_.drawing.wishes.theme);
        if (!bytes) return bytes.error();
        if (const auto problem = files_->write(number, *bytes)) return base::Error{*problem, {}};
        return true;
    }

    std::vector<paper::SizedPicture> in_order() {
        std::vector<paper::SizedPicture> pictures;
        for (auto& [number, picture] : kept_) pictures.push_back(std::move(picture));
        return pictures;
    }

  private:
    const Options& options_;
    const std::optional<NumberedFiles>& files_;
    std::mutex mutex_;
    std::map<std::uint64_t, paper::SizedPicture> kept_;
};

class RenderWorker {
  public:
    RenderWorker(const Options& options, const OutputStyle&, Pictures& pictures)
        : options_(options), pictures_(pictures), engine_(engines::make_engine(options.engine)), workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        const answers::DrawWishes& wishes = options_.drawing.wishes;
        const auto scene = answers::scene_to_draw(workspace_, task.puzzle, wishes, std::move(search));
        if (host::interrupt::stop()) {
            reply.be_cut_short(false);
            return Answered{3};
        }
        if (!scene) return scene.error();
        const auto added =
            pictures_.add(task.about.number, {render::lay_out(*scene), answers::width_of_picture(*scene, wishes)});
        if (!added) return added.error();
        return Answered{};
    }

  private:
    const Options& options_;
    Pictures& pictures_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

}  // namespace

int render(const Options& options, Output& output) {
    const paper::PictureFormat& format = *options.drawing.format;
    const auto files = options.output ? NumberedFiles::of(*options.output) : std::nullopt;
    if (options.output && !files) output.open(*options.output, options.files);
    if (!output.works()) return 2;
    if (!format.text && !options.output && output.terminal()) {
        tell(fmt::format("a terminal cannot show {}; use -o FILE.{}", format.name, format.name));
        return 2;
    }
    Pictures pictures(options, files);
    const int code = answer_puzzles<RenderWorker>(options, output, pictures);
    std::vector<paper::SizedPicture> all = pictures.in_order();
    if (all.empty() || host::interrupt::stop() || !output.works()) {
        if (!files && options.output) output.leave_unfinished();
        return code;
    }
    if (all.size() > 1 && !format.has_pages) all = {paper::sheet_of(all)};
    const auto bytes = format.write(all, options.drawing.wishes.theme);
    if (!bytes) {
        tell(bytes.error().message);
        if (options.output) output.leave_unfinished();
        return 2;
    }
    output.write(*bytes);
    return code;
}

}  // namespace gridwright::cli
