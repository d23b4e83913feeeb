import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What the compiler says about the learner's file, and what the learner probably meant.
  func compilerWords(_ finding: CompilerFinding) -> Feedback {
    guard let message = finding.first else { return Feedback() }
    var feedback = words(for: message, finding)
    let others = finding.others
    if !others.isEmpty {
      feedback.meaning.append(.says("program.notCompiled.more", ["count": .count(others.count)]))
    }
    feedback.further = others.prefix(Self.mostErrors).map { error in
      error.place.map {
        .says("swift.error", ["line": .count($0.line), "message": .sentence(error.text)])
      } ?? ProgramSentence.notCompiledFile(message: error.text)
    }
    if others.count > Self.mostErrors {
      feedback.further.append(
        .says("swift.error.more", ["count": .count(others.count - Self.mostErrors)]))
    }
    return feedback
  }

  /// More errors than this push the first one off the screen; reports for programs have all.
  private static let mostErrors = 6

  private func words(for message: CompilerMessage, _ finding: CompilerFinding) -> Feedback {
    if let stray = message.stray { return strayWords(stray, line: finding.range?.line ?? 1) }
    var seen = ProgramSentence.notCompiledFile(message: message.text)
    if let line = finding.range?.line {
      seen =
        finding.isRefusal
        ? .says("program.refused", ["line": .count(line), "message": .sentence(message.text)])
        : .says("program.notCompiled", ["line": .count(line), "message": .sentence(message.text)])
    }
    return Feedback(
      seen: [seen], meaning: Self.law(behind: message.text.identity).map { [$0] } ?? [],
      next: message.suggestion.map {
        ["constant:", "multiplier:"].contains($0)
          ? .says("program.notCompiled.argument", ["name": .text($0)])
          : .says("program.notCompiled.didYouMean", ["name": .text($0)])
      } ?? missingImport(message).map { .says("program.notCompiled.import", ["module": .text($0)]) }
    )
  }

  /// That a function isn't where the exercise calls it.
  private func strayWords(_ stray: StrayFunction, line: Int) -> Feedback {
    let (name, type) = (stray.name, stray.type)
    return stray.isInside
      ? Feedback(
        seen: [
          .says(
            "swift.insideType", ["line": .count(line), "name": .text(name), "type": .text(type)])
        ],
        next: .says("swift.insideType.next", ["name": .text(name), "type": .text(type)]))
      : Feedback(
        seen: [
          .says(
            "swift.outsideType", ["line": .count(line), "name": .text(name), "type": .text(type)])
        ],
        next: .says("swift.outsideType.next", ["name": .text(name), "type": .text(type)]))
  }

  /// The module without which the compiler doesn't know a name, unless the file imports it.
  private func missingImport(_ message: CompilerMessage) -> String? {
    // With Masonry comes UIKit.
    if answer.text.contains("import Masonry") { return nil }
    let words = message.text.identity
    if words.contains("'mas_") || words.contains("'MAS") { return "Masonry" }
    let isUnknown = words.hasPrefix("cannot find ")
    return isUnknown && !answer.text.contains("import UIKit") ? "UIKit" : nil
  }

  /// The rule of layout that the types of anchors enforce, if a message is about one.
  private static func law(behind message: String) -> Sentence? {
    let kinds = ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"]
      .filter { message.contains($0) }
    guard kinds.count == 2 else { return nil }
    return kinds.contains("NSLayoutDimension")
      ? .says("program.notCompiled.sizeAndPosition") : .says("program.notCompiled.axesDiffer")
  }

  /// Says that a program took too long.
  func timeWords(_ seconds: Double, _ layoutCase: LayoutCase?) -> Feedback {
    Feedback(
      seen: [.says("program.timedOut", ["seconds": .points(seconds)])],
      next: .says("program.timedOut.next"))
  }

  /// How a program stopped before it was done.
  func crashWords(_ finding: CrashFinding) -> Feedback {
    let line = finding.range?.line
    switch finding.crash.kind {
    case .exception(let name, let reason):
      return Feedback(
        seen: [
          line.map {
            finding.isAboutConstraint
              ? .says("program.exception.constraint", ["line": .count($0), "name": .text(name)])
              : .says("program.exception.line", ["line": .count($0), "name": .text(name)])
          } ?? .says("program.exception", ["name": .text(name)])
        ],
        meaning: [
          .says("program.exception.words", ["reason": .text(Self.withoutAddresses(reason))])
        ])
    case .trap(let words):
      return Feedback(seen: [
        line.map { .says("program.trap.line", ["line": .count($0), "words": .text(words)]) }
          ?? .says("program.trap", ["words": .text(words)])
      ])
    case .signal(let number):
      return Feedback(
        seen: [
          line.map {
            .says("program.signal.line", ["line": .count($0), "number": .count(Int(number))])
          }
            ?? .says("program.signal", ["number": .count(Int(number))])
        ],
        next: Self.cause(ofSignal: number))
    case .exited(let status):
      return Feedback(
        seen: [.says("program.exited", ["status": .count(Int(status))])],
        next: .says("program.exited.next"))
    case .thread:
      return Feedback(
        seen: [
          line.map { .says("program.thread.line", ["line": .count($0)]) } ?? .says("program.thread")
        ],
        next: .says("program.thread.next"))
    case .deadlock:
      return Feedback(
        seen: [
          line.map { .says("program.deadlock.line", ["line": .count($0)]) }
            ?? .says("program.deadlock")
        ],
        next: .says("program.deadlock.next"))
    case .endlessLayout(let view):
      return Feedback(
        seen: [.says("program.endless", ["view": .text(view)])],
        next: line.map { .says("program.endless.line", ["line": .count($0)]) }
          ?? .says("program.endless.next"))
    case .garbled: return Feedback(seen: [.says("program.garbled")])
    }
  }

  /// Says that UIKit stops a program at a constraint which the compiler accepts.
  var stopWords: Sentence? {
    let raised = findings.handedOver?.cases.lazy.compactMap { $0.raised }.first
    guard case .exception(_, let reason)? = raised?.crash.kind else { return nil }
    return .says("program.stopped", ["reason": .text(Self.withoutAddresses(reason))])
  }

  /// UIKit's words without the addresses of objects, which differ in each run.
  private static func withoutAddresses(_ reason: String) -> String {
    let parts = reason.split(separator: ":0x", omittingEmptySubsequences: false)
    return parts[0] + parts.dropFirst().map { $0.drop { $0.isHexDigit } }.joined()
  }

  /// What most often leads to a signal; the numbers are those that Linux and macOS share, and
  /// `SIGSYS` of each.
  private static func cause(ofSignal number: Int32) -> Sentence? {
    switch number {
    case 4, 5, 8: .says("program.signal.trap")
    case 10, 11, 7: .says("program.signal.stack")
    case 31, 12: .says("program.signal.forbidden")
    default: nil
    }
  }

  /// Which limit the answer exceeds.
  func limitWords(_ finding: LimitFinding) -> Feedback { Feedback(seen: [finding.sentence]) }

  /// Says that constraints were never activated: this comes first, because everything else follows
  /// from it.
  func inactiveWords(_ failure: FailureReason) -> Feedback? {
    guard let line = findings.waitingLine(behind: failure), let program = findings.program else {
      return nil
    }
    return Feedback(
      seen: [
        .says(
          "program.inactive",
          [
            "made": .count(program.made),
            "active": .count(program.made - program.inactiveLines.count),
          ])
      ], meaning: [.says("program.inactive.meaning")],
      next: .says("program.inactive.next", ["line": .count(line)]))
  }
}
