import Foundation
@testable import SwiftRunning
import Testing

extension ReadSource {
  /// What the compiler's parser sees in some texts, which are written to a folder; `nil` for those
  /// that it doesn't accept.
  static func compiled(_ texts: [String], in folder: String) throws -> [ReadSource?] {
    guard !texts.isEmpty else { return [] }
    let names = texts.indices.map { "f\($0).swift" }
    for (name, text) in zip(names, texts) { try write(text, as: name, in: folder) }
    try write(names.map { $0 + "\n" }.joined(), as: "sources", in: folder)
    try write(names.map { $0 + ".dump\n" }.joined(), as: "dumps", in: folder)
    // The first says what is in the code, and the second which imports under conditions hold.
    let all = ["-filelist", "sources"]
    let dumps = ["-primary-filelist", "sources", "-output-filelist", "dumps"]
    guard let parsed = try errors(["-dump-parse"] + all + dumps, in: folder),
      let imported = try errors(["-emit-imported-modules", "-o", "modules"] + all, in: folder)
    else {
      // A file that the parser dies of, or never ends over, isn't compiled.
      guard texts.count > 1 else { return [nil] }
      let half = texts.count / 2
      return try compiled(Array(texts[..<half]), in: folder)
        + compiled(Array(texts[half...]), in: folder)
    }
    let refused = parsed.union(imported)
    let modules = try #require(FileManager.default.contents(atPath: folder + "/modules"))
    let marks = Dictionary(grouping: Self.marks(in: Array(modules)[...]).map(\.mark)) {
      OddSource.file(of: $0)
    }
    return try zip(names, texts).map { name, text in
      guard !refused.contains(name) else { return nil }
      let dump = try #require(FileManager.default.contents(atPath: "\(folder)/\(name).dump"))
      let number = Self.marks(in: Array(text.utf8)[...]).first.map { OddSource.file(of: $0.mark) }
      return ReadSource(dump: Array(dump), modules: number.flatMap { marks[$0] } ?? [])
    }
  }

  /// The files that the compiler finds errors in; `nil` if it doesn't come to an end.
  private static func errors(_ arguments: [String], in folder: String) throws -> Set<String>? {
    let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
    let result = try ChildProcess.run(
      ChildCommand(
        toolchain.frontend,
        ["-frontend"] + arguments + [
          "-swift-version", "5", "-parse-as-library", "-module-name", "Answer",
          "-diagnostic-style", "llvm", "-no-color-diagnostics",
        ],
        environment: SwiftTools.environment, folder: folder,
        limits: Limits(wallClockSeconds: 60, output: 64 << 20)))
    guard case .exited(0...1) = result.ending, result.stop == nil else { return nil }
    return refused(in: result.errors)
  }

  private static func write(_ text: String, as name: String, in folder: String) throws {
    try #require(SmallFile.write(text, to: "\(folder)/\(name)"))
  }

  /// The files of which the compiler says that there is an error in them.
  private static func refused(in errors: [UInt8]) -> Set<String> {
    var refused: Set<String> = []
    for line in errors.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "f") {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 3)
      if parts.count == 4, parts[3].hasPrefix(" error:") { refused.insert(String(parts[0])) }
    }
    return refused
  }

  /// Reads what the compiler prints of what it has parsed, a part of the code to a line, and the
  /// marks of the modules that it would import.
  private init(dump: [UInt8], modules: [String]) {
    for mark in modules { roles[mark] = .module }
    for bytes in dump.split(separator: UInt8(ascii: "\n")) {
      let marks = Self.marks(in: bytes)
      let line = String(decoding: bytes, as: UTF8.self)
      let kind = line.drop { $0 == " " }.prefix { $0 != " " }
      let role: Role =
        if kind.hasSuffix("_attr") {
          .attribute
        } else if kind.hasSuffix("string_literal_expr") {
          .text
        } else if kind.contains("macro_expansion") {
          .macro
        } else {
          .code
        }
      for (mark, _) in marks where roles[mark] == nil { roles[mark] = role }
      if role != .text, Self.guarded.contains(where: { line.contains($0) }) { isGuarded = true }
    }
  }
}
