#pragma once

// Everything a program needs that reads, solves, judges, writes and draws puzzles:
//
//   formats::SheetReader reader(formats::source_of(text), puzzles::notations());
//   auto puzzle = puzzles::make(*reader.next()->sheet);
//   kernel::Model model;
//   puzzle->model(model);
//   kernel::Outcome outcome = engines::make_engine("auto")->run(model, {});

#include "gridwright/engines/registry.hpp"
#include "gridwright/explain/conflict.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/puzzles/sentences.hpp"
#include "gridwright/render/drawing.hpp"
#include "gridwright/render/text.hpp"
