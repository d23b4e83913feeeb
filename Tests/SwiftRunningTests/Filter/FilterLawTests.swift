import Course
import Foundation
@testable import SwiftRunning
import TestRunners
import Testing

@Suite("The filter and the compiler's parser")
struct FilterLawTests {
  /// How many files are made up, and the first one's number, from which all follows; `Tests/Fuzz/run
  /// filter` sets both.
  private static let count = number("FILTER_SOURCES") ?? Sample.size(200, whole: 2000)
  private static let first = number("FILTER_FIRST") ?? 0
  /// How many files the compiler reads at once.
  private static let batch = 1000

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// What the compiler would import, run, or take for an attribute, a macro or a guarded word, the
  /// filter sees as well, in every file that the compiler accepts and the filter can read.
  ///
  /// The other way round they agree, too, but for members with the name `import`, and for what
  /// doesn't stand in code that is compiled for certain.
  @Test("agree on the contents of files: 200 of them from number 0 on, or 2,000")
  func agree() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "filter-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var tally = FilterTally()
    let numbers = Self.first..<(Self.first + Self.count)
    for start in stride(from: Self.first, to: numbers.upperBound, by: Self.batch) {
      let texts = (start..<min(start + Self.batch, numbers.upperBound)).map { number in
        let text = OddSource.text(number: number)
        // Every other file is read as it is compiled.
        return number.isMultiple(of: 2) ? text : SourceBlanking.compiled(text)
      }
      for (offset, read) in try ReadSource.compiled(texts, in: folder).enumerated() {
        let problem = tally.add(ReadSource(filtered: texts[offset]), read)
        #expect(problem == nil, "file \(start + offset):\n\(texts[offset])")
      }
    }
    if Self.number("FILTER_SOURCES") != nil { print(tally) }
    // The files are worth reading: neither reader refuses most of them, and they hold everything. A
    // few files say nothing about shares; they are read to look at a finding again.
    guard Self.count >= 500 else { return }
    #expect(tally.accepted > Self.count / 2)
    #expect(tally.unreadable < tally.accepted / 4)
    #expect(tally.members < tally.accepted / 50)
    #expect(ReadSource.Role.allCases.allSatisfy { tally.agreed[$0, default: 0] > Self.count / 50 })
  }
}

/// How many files were read, and what was in them.
struct FilterTally: CustomStringConvertible {
  /// Files that the compiler accepts, and those that it doesn't.
  private(set) var accepted = 0, refused = 0
  /// Accepted files in which the filter refuses what it doesn't read.
  private(set) var unreadable = 0
  /// Members with the name `import`, which the filter takes for an import.
  private(set) var members = 0
  /// How often both took a mark for the same.
  private(set) var agreed: [ReadSource.Role: Int] = [:]

  /// Counts a file, and gives what the readers disagree on.
  mutating func add(_ filter: ReadSource, _ compiler: ReadSource?) -> String? {
    guard let compiler else {
      refused += 1
      return nil
    }
    accepted += 1
    guard !filter.isUnreadable else {
      unreadable += 1
      return nil
    }
    if compiler.isGuarded, !filter.isGuarded { return "the filter doesn't see a guarded word" }
    let marks = Set(filter.roles.keys).union(compiler.roles.keys)
    for mark in marks.sorted() {
      let (seen, meant) = (filter.roles[mark], compiler.roles[mark])
      if mark.hasPrefix("n"), meant == nil { continue }
      if seen == .module, meant == .code {
        members += 1
        continue
      }
      guard seen == meant else {
        return "\(mark) is \(meant?.rawValue ?? "nothing"), not \(seen?.rawValue ?? "nothing")"
      }
      if let seen { agreed[seen, default: 0] += 1 }
    }
    return nil
  }

  var description: String {
    let roles = agreed.map { "\($0.rawValue) \($1)" }.sorted().joined(separator: ", ")
    return "accepted \(accepted) (unreadable for the filter \(unreadable)), refused \(refused); "
      + "agreed on \(roles); members named import \(members)"
  }
}

/// What a reader makes of a file.
struct ReadSource: Equatable {
  /// What a mark is taken for; one that stands in a comment is taken for nothing.
  enum Role: String, CaseIterable {
    case module, attribute, macro, text, code
  }

  var roles: [String: Role] = [:]
  /// Whether there is a word or a name of ``guarded`` in the code.
  var isGuarded = false
  /// Whether the file holds something that the reader refuses to read.
  var isUnreadable = false

  /// Words that no answer may hold, besides what is marked.
  static let guarded = ["unsafe", "lessonsAnswer", "AnswerStage"]

  /// The marks in some bytes, each with its place, written with a small letter.
  static func marks(in bytes: ArraySlice<UInt8>) -> [(mark: String, place: Int)] {
    var found: [(String, Int)] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let start = place
      place += 1
      guard "mnMN".utf8.contains(bytes[start]) else { continue }
      while place < bytes.endIndex, (0x30...0x39).contains(bytes[place]) { place += 1 }
      guard place > start + 1 else { continue }
      found.append((String(decoding: bytes[start..<place], as: UTF8.self).lowercased(), start))
    }
    return found
  }
}

extension ReadSource {
  /// What the filter sees in a text.
  init(filtered text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.contains(0), let tokens = SwiftScanner.tokens(of: bytes) else {
      isUnreadable = true
      return
    }
    var places: [Int: Role] = [:]
    let errors = SourceFilter.errors(in: tokens, of: bytes)
    // The code in a text comes before the text, and what is refused tells more than its words.
    for error in errors {
      switch error.reason.key.dropFirst("swift.refused.".count) {
      case "module": error.bytes.forEach { places[$0] = .module }
      case "backtick", "version", "directive.none", "zeroByte", "nested": isUnreadable = true
      case "directive":
        if error.reason.values["word"] == .text("sourceLocation") { isUnreadable = true }
      case "unsafe", "name": isGuarded = true
      case "attribute", "optional": break
      default: Issue.record("\(error.reason.key)")
      }
    }
    for (index, token) in tokens.enumerated() {
      guard let role = Self.role(at: index, in: tokens) else { continue }
      for place in token.bytes where places[place] == nil { places[place] = role }
    }
    for (mark, place) in Self.marks(in: bytes[...]) {
      if let role = places[place] { roles[mark] = role }
    }
  }

  private static func role(at index: Int, in tokens: [SwiftToken]) -> Role? {
    switch tokens[index].kind {
    case .word: .code
    case .directive: .macro
    case .text: isAttributes(index, tokens) ? .attribute : .text
    case .attributeSign, .number, .sign: nil
    }
  }

  /// Whether a text stands in the parentheses of an attribute that the filter refuses.
  private static func isAttributes(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
    index > 2 && tokens[index - 3].kind == .attributeSign && tokens[index - 1].isSign("(")
      && tokens[index - 2].word.map { !AllowedWords.isAttribute($0) } == true
  }
}

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
    let toolchain = try SwiftTools.toolchain
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
