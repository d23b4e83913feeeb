import Course
import Grading
import Platform

/// Finds lines of a learner's file for places in the compiled library.
struct Symbolizer {
  struct Place: Hashable, Sendable {
    /// The line of the learner's file, counted from 1.
    var line: Int?
    /// What the compiler checked there, for example `arithmetic overflow`.
    var words: String?
  }

  let toolchain: Toolchain
  let jail: AnswerJail
  let work: WorkFolder

  /// What the compiler calls the checks that it writes into a program.
  private static let failure = "Swift runtime failure: "

  /// The first of the places that stands in the learner's file, outside of a method of this name.
  ///
  /// Offsets are hexadecimal, the innermost call first. The place is empty if none is known.
  func place(
    of offsets: [String], in library: String, fileName: String, outside method: String
  ) throws(RunFailure) -> Place {
    let known = offsets.filter { UInt($0, radix: 16) != nil }.prefix(16)
    var place = Place()
    guard !known.isEmpty, FileFacts(toolchain.symbolizer) != nil else { return place }
    let command = ChildCommand(
      toolchain.symbolizer,
      ["--obj=" + library, "--functions=linkage", "--inlines"] + known.map { "0x" + $0 },
      folder: work.path,
      jail: jail.profile(.run, readable: [work.path, toolchain.root + "/lib"]))
    let result = try jail.run(command)
    // It takes little time and reads only what the compiler wrote.
    guard result.ending == .exited(0), result.stop == nil else {
      throw .doubtful(
        .unavailable(
          reason: .says("machine.symbolizerEnded", ["ending": .text("\(result.ending)")]),
          advice: SwiftFailure.seeDoctor))
    }
    // Swift's symbols have each name behind its length, and here no parameters behind that.
    let symbol = "\(method.utf8.count)\(method)yyF"
    var isInside = false
    for line in String(decoding: result.output, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("$s") { isInside = !method.isEmpty && line.contains(symbol) }
      if line.hasPrefix(Self.failure), place.words == nil {
        place.words = String(line.dropFirst(Self.failure.count))
      }
      let parts = line.split(separator: ":")
      guard !isInside, parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0,
        parts[parts.count - 3].split(separator: "/").last.map(String.init) == fileName
      else { continue }
      place.line = number
      return place
    }
    return place
  }
}
