import Testing

/// The core is compiled for browsers as well, as Embedded Swift.
///
/// This finds what that lacks in a moment; `Tests/Proof/portable` needs two minutes.
@Suite("House rules: the core runs anywhere")
struct PortableTests {
  /// Something that Embedded Swift lacks.
  struct MissingFeature: CustomTestStringConvertible, Sendable {
    let pattern: String
    /// What to write in its place.
    let instead: String
    /// A line that has it.
    let sample: String

    var testDescription: String { sample }

    func isIn(_ code: String) throws -> Bool { try code.contains(Regex(pattern)) }
  }

  private static let folders =
    ["Sources/LayoutEngine"]
    + ["Course", "LogExplaining", "Grading", "Feedback", "Platform/Portable", "Platform/Hash"].map {
      "Sources/Grader/\($0)"
    }

  private static let all = [
    MissingFeature(
      pattern: #"\\\.[A-Za-z]|\\[A-Z]\w*\."#,
      instead: "a closure, or a function that gets and sets",
      sample: #"names.map(\.text)"#),
    MissingFeature(
      pattern: #"\bany [A-Z]"#,
      instead:
        "a generic type, a struct that holds functions, or an enum with a case for each type",
      sample: "let rule: any Rule"),
    MissingFeature(
      pattern: #"\bas[?!]|\b(?:case|catch) (?:let \w+ )?(?:is|as) [A-Z]|[\w)] is [A-Z]"#,
      instead: "an enum with a case for each type", sample: "if let rule = fact as? Rule {"),
    MissingFeature(
      pattern: #"\[(?:any )?[A-Z]\w*\.Type\]|\bany [A-Z]\w*\.Type\b"#,
      instead: "values in place of types",
      sample: "let rules: [Rule.Type]"),
    MissingFeature(
      pattern: #"@TaskLocal"#,
      instead: "a parameter, or a property of what is handed on",
      sample: "@TaskLocal static var limit = 3"),
    MissingFeature(
      pattern:
        #"(?:of|with|separator|split|contains|replacing)(?:: |\()/\S|= /\S|\bRegex\b|\.wholeMatch\b"#,
      instead: "a scanner, or a reader outside of the core where it reads Swift",
      sample: "line.firstMatch(of: /a+/)"),
    MissingFeature(
      pattern: #"String\(describing:|String\(reflecting:|\bMirror\b"#,
      instead: "a property with the words", sample: "String(describing: attribute)"),
    MissingFeature(
      pattern: #"^#if"#, instead: "code for one system in Platform",
      sample: "#if canImport(Glibc)"),
    MissingFeature(
      pattern:
        #"^(?:package |public |@preconcurrency )?import (?!Course|Feedback|Grading|LayoutEngine|LogExplaining|Platform|Synchronization)"#,
      instead: "code that needs a library outside of the core", sample: "import Foundation"),
    MissingFeature(
      pattern: #"\basync\b|\bawait\b|\bTask\b|\bactor\b"#,
      instead: "WorkerThreads, or one thing after the other",
      sample: "await solve()"),
  ]

  @Test("what Embedded Swift lacks isn't in the core", arguments: all)
  func lacks(missing: MissingFeature) throws {
    #expect(try missing.isIn(missing.sample), "the rule doesn't find its own sample")
    for file in Self.folders.flatMap({ SourceTree.files(below: $0) }) {
      for line in file.code where try missing.isIn(line.text) {
        Issue.record(
          "\(file.path):\(line.number): Embedded Swift lacks this; write \(missing.instead)")
      }
    }
  }
}
