import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What the compiler says about the learner's file, and what was probably meant.
  func compilerWords(_ finding: CompilerFinding) -> Feedback {
    guard let message = finding.first else { return Feedback() }
    var feedback = words(for: message, finding)
    let others = finding.others
    if !others.isEmpty {
      feedback.meaning.append(
        Sentence(ProgramSentence.moreErrors, ["count": .count(others.count)]))
    }
    feedback.further = others.prefix(Self.mostErrors).map { error in
      error.place.map {
        SwiftMistakeSentence.furtherError(line: $0.line, message: error.text)
      } ?? Sentence(ProgramSentence.notCompiledFile, ["message": .text(error.text)])
    }
    if others.count > Self.mostErrors {
      feedback.further.append(
        SwiftMistakeSentence.furtherErrors(count: others.count - Self.mostErrors))
    }
    return feedback
  }

  /// More errors than this push the first one off the screen; reports for programs have all.
  private static let mostErrors = 6

  private func words(for message: CompilerMessage, _ finding: CompilerFinding) -> Feedback {
    if let stray = message.stray { return strayWords(stray, line: finding.range?.line ?? 1) }
    var values: [String: Sentence.Value] = ["message": .text(message.text)]
    var key = ProgramSentence.notCompiledFile
    if let line = finding.range?.line {
      values["line"] = .count(line)
      key = finding.isRefusal ? .refused : .notCompiled
    }
    return Feedback(
      seen: [Sentence(key, values)],
      meaning: Self.law(behind: message.text).map { [Sentence($0)] } ?? [],
      next: (message.suggestion ?? Self.anchorMeant(message.text)).map {
        Sentence(ProgramSentence.didYouMean, ["name": .text($0)])
      }
        ?? missingImport(message).map {
          Sentence(ProgramSentence.importMissing, ["module": .text($0)])
        })
  }

  /// That a function isn't where the exercise calls it.
  private func strayWords(_ stray: StrayFunction, line: Int) -> Feedback {
    let (name, type) = (stray.name, stray.type)
    return stray.isInside
      ? Feedback(
        seen: [SwiftMistakeSentence.insideType(line: line, name: name, type: type)],
        next: SwiftMistakeSentence.insideTypeNext(name: name, type: type))
      : Feedback(
        seen: [SwiftMistakeSentence.outsideType(line: line, name: name, type: type)],
        next: SwiftMistakeSentence.outsideTypeNext(name: name, type: type))
  }

  /// The property of an anchor, where an attribute stands as it does in equations.
  private static func anchorMeant(_ message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard message.hasPrefix("value of type 'UI"), message.contains("has no member '"),
      quoted.count == 5, let attribute = Attribute(name: quoted[3]), !attribute.isMargin
    else { return nil }
    return "\(attribute.name)Anchor"
  }

  /// The module without which the compiler doesn't know a name, unless the file imports it.
  private func missingImport(_ message: CompilerMessage) -> String? {
    // With Masonry comes UIKit.
    if answer.text.contains("import Masonry") { return nil }
    if message.text.contains("'mas_") || message.text.contains("'MAS") { return "Masonry" }
    let isUnknown = message.text.hasPrefix("cannot find ")
    return isUnknown && !answer.text.contains("import UIKit") ? "UIKit" : nil
  }

  /// The law of layout that the types of anchors enforce, if a message is about one.
  private static func law(behind message: String) -> ProgramSentence? {
    let kinds = ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"]
      .filter { message.contains($0) }
    guard kinds.count == 2 else { return nil }
    return kinds.contains("NSLayoutDimension") ? .sizeAndPlace : .axesDiffer
  }

  /// That a program took too long.
  func timeWords(_ seconds: Double, _ layoutCase: LayoutCase?) -> Feedback {
    Feedback(
      seen: [Sentence(ProgramSentence.timedOut, ["seconds": .points(seconds)])],
      next: Sentence(ProgramSentence.timedOutNext))
  }

  /// How a program stopped before it was done.
  func crashWords(_ finding: CrashFinding) -> Feedback {
    let line = finding.range?.line
    func sentence(
      _ key: ProgramSentence, _ keyWithLine: ProgramSentence, _ values: [String: Sentence.Value]
    ) -> Sentence {
      guard let line else { return Sentence(key, values) }
      return Sentence(keyWithLine, values.merging(["line": .count(line)]) { $1 })
    }
    switch finding.crash.kind {
    case .exception(let name, let reason):
      return Feedback(
        seen: [
          sentence(
            .exception, finding.isAboutConstraint ? .exceptionConstraint : .exceptionLine,
            ["name": .text(name)])
        ],
        meaning: [
          Sentence(
            ProgramSentence.exceptionWords, ["reason": .text(Self.withoutAddresses(reason))])
        ])
    case .trap(let words):
      return Feedback(seen: [sentence(.trap, .trapLine, ["words": .text(words)])])
    case .signal(let number):
      return Feedback(
        seen: [sentence(.signal, .signalLine, ["number": .count(Int(number))])],
        next: Self.cause(ofSignal: number).map { Sentence($0) })
    case .exited(let status):
      return Feedback(
        seen: [Sentence(ProgramSentence.exited, ["status": .count(Int(status))])],
        next: Sentence(ProgramSentence.exitedNext))
    case .thread:
      return Feedback(
        seen: [sentence(.thread, .threadLine, [:])], next: Sentence(ProgramSentence.threadNext))
    case .garbled: return Feedback(seen: [Sentence(ProgramSentence.garbled)])
    }
  }

  /// That UIKit stops a program at a constraint which the compiler lets through.
  var stopWords: Sentence? {
    let raised = findings.handedOver?.cases.lazy.compactMap(\.raised).first
    guard case .exception(_, let reason)? = raised?.crash.kind else { return nil }
    return Sentence(ProgramSentence.stopped, ["reason": .text(Self.withoutAddresses(reason))])
  }

  /// UIKit's words without the addresses of objects, which are others each time.
  private static func withoutAddresses(_ reason: String) -> String {
    reason.replacing(/:0x[0-9a-f]+/, with: "")
  }

  /// What most often leads to a signal; the numbers are those that Linux and macOS share, and
  /// `SIGSYS` of each.
  private static func cause(ofSignal number: Int32) -> ProgramSentence? {
    switch number {
    case 4, 5, 8: .trapNext
    case 10, 11, 7: .stackNext
    case 31, 12: .forbiddenNext
    default: nil
    }
  }

  /// What there is too much of.
  func limitWords(_ finding: LimitFinding) -> Feedback { Feedback(seen: [finding.sentence]) }

  /// That constraints were made and do nothing, before which nothing else is worth saying.
  func inactiveWords(_ failure: FailureReason) -> Feedback? {
    guard let line = findings.waitingLine(behind: failure), let program = findings.program else {
      return nil
    }
    return Feedback(
      seen: [
        Sentence(
          ProgramSentence.inactive,
          [
            "made": .count(program.made),
            "active": .count(program.made - program.inactiveLines.count),
          ])
      ], meaning: [Sentence(ProgramSentence.inactiveMeaning)],
      next: Sentence(ProgramSentence.inactiveNext, ["line": .count(line)]))
  }
}
