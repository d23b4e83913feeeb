import Foundation
import Testing

@Suite("House rules: laws that take a sample")
struct SampleTests {
  /// The suites that `Tests/Proof/whole` runs.
  private static func whole() throws -> [String] {
    let path = SourceTree.root.appending(path: "Tests/Proof/whole")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let list = lines.drop { $0 != "suites=(" }.dropFirst().prefix { $0 != ")" }
    return list.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Tests/Proof/whole has every suite with such a law, and no other, in order")
  func suites() throws {
    let sampling = SourceTree.files(below: "Tests").filter { file in
      file.path.hasSuffix("Tests.swift")
        && file.code.contains { $0.text.contains(/\bSample\.(cases|size|isWhole)\b/) }
    }
    let names = sampling.map { file in
      let parts = file.path.split(separator: "/")
      return "\(parts[1]).\(parts[parts.count - 1].dropLast(".swift".count))"
    }.filter { !$0.hasSuffix(".SampleTests") }
    #expect(names.sorted() == (try Self.whole()))
  }
}
