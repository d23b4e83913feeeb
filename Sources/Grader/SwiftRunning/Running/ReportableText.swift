import Course
import Grading
import Platform

/// Makes texts of programs fit for a report: without this machine's folders and addresses.
///
/// A learner's page says nothing about where the teacher keeps things, and the same answer gives the
/// same page each time.
struct ReportableText: Hashable, Sendable {
  private static let mark = "…"

  /// Absolute paths, longest first.
  private let folders: [String]

  init(hiding paths: [String]) {
    folders = Set(paths.filter { $0.hasPrefix("/") && $0.utf8.count > 1 })
      .sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }

  func text(_ bytes: [UInt8]) -> String { text(String(decoding: bytes, as: UTF8.self)) }

  /// The text with a mark in place of each folder, and numbers in place of addresses.
  func text(_ text: String) -> String {
    var text = text
    for folder in folders where Self.mayHold(folder, text) {
      text.replace(folder, with: Self.mark)
    }
    return Self.mayHold("0x", text) ? Self.withoutAddresses(text) : text
  }

  /// Whether to look for a piece in a text: the C library sees in no time that there is none.
  private static func mayHold(_ piece: String, _ text: String) -> Bool {
    text.withCString { start in
      strstr(start, piece) != nil || strlen(start) < text.utf8.count
    }
  }

  // MARK: Addresses

  /// An address has so many digits without its zeros; where our own UIKit says where its objects
  /// are, the digits begin like those of iOS and are the same each time.
  private static let digits = 12
  private static let ownPrefix = Array("6000".utf8)
  private static let start = 0x7f00_0000_0000

  /// Counts addresses in the order in which they come, sixteen bytes apart as objects are.
  private static func withoutAddresses(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var known: [ArraySlice<UInt8>: Int] = [:]
    var index = 0
    while index < bytes.count {
      guard let end = endOfNumber(in: bytes, at: index) else {
        kept.append(bytes[index])
        index += 1
        continue
      }
      let number = bytes[(index + 2)..<end].drop { $0 == UInt8(ascii: "0") }
      if number.count == digits, !number.starts(with: ownPrefix) {
        let place = known[number, default: known.count + 1]
        known[number] = place
        let zeros = repeatElement(UInt8(ascii: "0"), count: end - index - 2 - number.count)
        kept += Array("0x".utf8) + zeros + Array(String(start + place * 16, radix: 16).utf8)
      } else {
        kept += bytes[index..<end]
      }
      index = end
    }
    return known.isEmpty ? text : String(decoding: kept, as: UTF8.self)
  }

  /// The end of the hexadecimal number that begins here; `nil` if none does.
  private static func endOfNumber(in bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "0"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "x")
    else { return nil }
    return bytes[(index + 2)...].firstIndex { !isDigit($0) } ?? bytes.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension ReportableText {
  /// Hides the folders of this machine that messages can contain, and the user's home.
  init(_ toolchain: Toolchain, _ cache: CacheFolder, _ work: WorkFolder? = nil) {
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    let paths = [cache.path, toolchain.root, home] + (work.map { [$0.path] } ?? [])
    self.init(hiding: paths + paths.compactMap(Folder.resolved))
  }
}

/// What is known of a place in a compiled library.
struct LearnersPlace: Hashable, Sendable {
  /// The line of the learner's file, counted from 1.
  var line: Int?
  /// What the compiler checked there, for example `arithmetic overflow`.
  var words: String?
}

extension AnswerAtWork {
  private static let failure = "Swift runtime failure: "

  /// The first of the places that stands in the learner's file, outside of a method of this name.
  ///
  /// Offsets are hexadecimal, the innermost call first. The place is empty if none is known.
  func place(
    of offsets: [String], in library: String, outside method: String
  ) throws(RunFailure) -> LearnersPlace {
    let known = offsets.filter { UInt($0, radix: 16) != nil }.prefix(16)
    var place = LearnersPlace()
    guard !known.isEmpty, FileFacts(run.toolchain.symbolizer) != nil else { return place }
    let command = ChildCommand(
      run.toolchain.symbolizer,
      ["--obj=" + library, "--functions=linkage", "--inlines"] + known.map { "0x" + $0 },
      folder: work.path,
      jail: run.jail.profile(.run, readable: [work.path, run.toolchain.root + "/lib"]))
    let result = try run.jail.run(command)
    // It takes little time and reads only what the compiler wrote.
    guard result.ending == .exited(0), result.stop == nil else {
      throw .doubtful(
        .unavailable(
          reason: .says("machine.symbolizerEnded", ["ending": "\(result.ending)"]),
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
        parts[parts.count - 3].split(separator: "/").last.map(String.init) == answer.fileName
      else { continue }
      place.line = number
      return place
    }
    return place
  }
}
