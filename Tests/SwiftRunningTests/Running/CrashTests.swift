import Grading
import LayoutEngine
import SwiftRunning
import TestRunners
import Testing

@Suite("A learner's program that crashes")
struct CrashTests {
  private func failure(
    _ lines: String, cases: [LayoutSnapshot] = [.photoAndNote], limits: AnswerLimits = .patient
  ) -> SwiftFailure? {
    RealAnswers.failure(RealAnswers.text(lines), cases: cases, limits: limits)
  }

  private func trap(_ words: String, line: Int?) -> SwiftFailure {
    .crashed(Crash(kind: .trap(words), line: line, caseIndex: 0))
  }

  @Test(
    "is reported with its line and the run time's message",
    arguments: [
      ("  let a = [1, 2]\n  print(a[view.subviews.count + 5])", "Index out of range", 4),
      (
        "  let a: Int? = view.tag > 9 ? 1 : nil\n  print(a!)",
        "Unexpectedly found nil while unwrapping an Optional value", 4
      ),
      (
        "  let label: UILabel! = nil\n  label.text = \"\"",
        "Unexpectedly found nil while implicitly unwrapping an Optional value", 4
      ),
      ("  fatalError(\"boom\")", "boom", 3),
      ("  precondition(view.tag > 9, \"too few\")", "too few", 3),
      ("  print(3 / view.tag)", "Division by zero", 3),
      ("  var a = Int.max\n  a += view.tag + 1\n  print(a)", "arithmetic overflow", 4),
      (
        "  let label = photo as UIView as! UILabel\n  label.text = \"\"",
        "Could not cast value of type 'UIImageView' to 'UILabel'", 3
      ),
    ])
  func trap(lines: String, words: String, line: Int) {
    #expect(failure(lines) == trap(words, line: line))
  }

  @Test("is reported with its line if its stack overflows")
  func recursion() {
    #expect(
      failure("  func f(_ n: Int) -> Int { f(n + 1) + view.tag }\n  print(f(0))")
        == .crashed(Crash(kind: .signal(11), line: 3, caseIndex: 0)))
  }

  @Test("is reported with the case in which it crashed")
  func laterCase() {
    #expect(
      failure(
        "  if view.bounds.width > 500 { fatalError(\"wide\") }",
        cases: [.photoAndNote, .photoAndNote(width: 600, height: 600)])
        == .crashed(Crash(kind: .trap("wide"), line: 3, caseIndex: 1)))
  }

  @Test("doesn't pass by exiting", arguments: [Int32(0), 1, 7])
  func exits(status: Int32) {
    #expect(
      failure("  exit(\(status))")
        == .crashed(Crash(kind: .exited(status), line: nil, caseIndex: 0)))
  }

  @Test("can't forge a result without the nonce")
  func forged() {
    let record = LayoutSnapshot.photoAndNote.text(nonce: "0123456789abcdef")
      .split(separator: "\n").joined(separator: "\\n")
    #expect(
      failure(
        "  let s = \"\(record)\\n\"\n  _ = s.withCString { write(3, $0, strlen($0)) }\n  exit(0)")
        == .crashed(Crash(kind: .garbled, line: nil, caseIndex: 0)))
  }

  /// Limits of which a program comes to one only, however slow the machine is.
  private static func limits(processorSeconds: Int) -> AnswerLimits {
    var limits = AnswerLimits.patient
    limits.running.processorSeconds = processorSeconds
    return limits
  }

  @Test(
    "is stopped at the limit that it reaches",
    arguments: [
      ("while true { print(\"aaaaaaaa\") }", SwiftLimit.outputBytes(65536)),
      (
        "var a: [[UInt8]] = []\nwhile true { a.append([UInt8](repeating: 1, count: 90_000_000)) }",
        .memoryBytes(1 << 30)
      ),
    ])
  func limit(lines: String, limit: SwiftLimit) {
    #expect(failure(lines, limits: Self.limits(processorSeconds: 300)) == .limitExceeded(limit))
  }

  @Test("is stopped when its processor time is used up")
  func processorTime() {
    #expect(
      failure("  while true {}", limits: Self.limits(processorSeconds: 1))
        == .timedOut(seconds: 1, caseIndex: 0))
  }
}
