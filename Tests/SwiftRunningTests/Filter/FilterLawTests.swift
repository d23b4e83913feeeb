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
