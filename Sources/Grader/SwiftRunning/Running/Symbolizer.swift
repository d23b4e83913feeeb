/// Finds lines of a learner's file for places in the compiled library.
struct Symbolizer {
  let toolchain: Toolchain
  let jail: AnswerJail
  let work: WorkFolder

  /// The first of the places that stands in the learner's file; `nil` if none does or the
  /// toolchain has no program to tell.
  ///
  /// - Parameters:
  ///   - offsets: Offsets in the library, in hexadecimal digits, innermost call first.
  ///   - library: The compiled answer.
  ///   - fileName: The learner's file.
  /// - Returns: The line, counted from 1.
  func line(of offsets: [String], in library: String, fileName: String) -> Int? {
    let known = offsets.filter { UInt($0, radix: 16) != nil }.prefix(16)
    guard !known.isEmpty else { return nil }
    let command = ChildCommand(
      toolchain.symbolizer,
      ["--obj=" + library, "--functions=none", "--no-inlines"] + known.map { "0x" + $0 },
      folder: work.path,
      jail: jail.profile(.run, readable: [work.path, toolchain.root + "/lib"]))
    guard let result = try? jail.run(command) else { return nil }
    for line in String(decoding: result.output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0,
        parts[parts.count - 3].split(separator: "/").last.map(String.init) == fileName
      else { continue }
      return number
    }
    return nil
  }
}
