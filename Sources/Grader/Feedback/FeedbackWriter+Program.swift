package import Course
package import Grading
package import LayoutEngine

extension FeedbackWriter {
  /// What the compiler says about the learner's file, and what the learner probably meant.
  func compilerWords(_ finding: CompilerFinding) -> Feedback {
    guard let message = finding.first else { return Feedback() }
    var feedback = words(for: message, finding)
    let others = finding.others
    if !others.isEmpty {
      feedback.meaning.append(.says("program.notCompiled.more", ["count": others.count]))
    }
    feedback.further = others.prefix(Self.mostErrors).map { error in
      error.place.map {
        .says("swift.error", ["line": .count($0.line), "message": .sentence(error.words)])
      } ?? ProgramSentence.notCompiledFile(message: error.words)
    }
    if others.count > Self.mostErrors {
      feedback.further.append(
        .says("swift.error.more", ["count": others.count - Self.mostErrors]))
    }
    return feedback
  }

  /// More errors than this push the first one off the screen; reports for programs have all.
  private static let mostErrors = 6

  private func words(for message: CompilerMessage, _ finding: CompilerFinding) -> Feedback {
    if let stray = message.stray { return strayWords(stray, line: finding.range?.line ?? 1) }
    var seen = ProgramSentence.notCompiledFile(message: message.words)
    if let line = finding.range?.line {
      seen =
        finding.isRefusal
        ? .says("program.refused", ["line": .count(line), "message": .sentence(message.words)])
        : .says("program.notCompiled", ["line": .count(line), "message": .sentence(message.words)])
    }
    return Feedback(
      seen: [seen],
      next: message.suggestion.map { .says("program.notCompiled.didYouMean", ["name": $0]) })
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
        next: .says("swift.insideType.next", ["name": name, "type": type]))
      : Feedback(
        seen: [
          .says(
            "swift.outsideType", ["line": .count(line), "name": .text(name), "type": .text(type)])
        ],
        next: .says("swift.outsideType.next", ["name": name, "type": type]))
  }

  /// Says that a program took too long.
  func timeWords(_ seconds: Double, _ layoutCase: LayoutCase?) -> Feedback {
    Feedback(
      seen: [.says("program.timedOut", ["seconds": seconds])],
      next: .says("program.timedOut.next"))
  }

  /// How a program stopped before it was done.
  func crashWords(_ finding: CrashFinding) -> Feedback {
    let line = finding.range?.line
    switch finding.crash.kind {
    case .exception(let name, let reason):
      let isEmpty = reason.firstRange(of: "\"(null).notAnAttribute\"") != nil
      return Feedback(
        seen: (isEmpty ? [.says("program.exception.empty")] : []) + [
          line.map {
            finding.isAboutConstraint
              ? .says("program.exception.constraint", ["line": .count($0), "name": .text(name)])
              : .says("program.exception.line", ["line": .count($0), "name": .text(name)])
          } ?? .says("program.exception", ["name": name])
        ],
        meaning: [
          .says("program.exception.words", ["reason": Self.withoutAddresses(reason)])
        ], next: isEmpty ? .says("program.exception.empty.next") : nil)
    case .trap(let words):
      return Feedback(seen: [
        line.map { .says("program.trap.line", ["line": .count($0), "words": .text(words)]) }
          ?? .says("program.trap", ["words": words])
      ])
    case .signal(let number):
      return Feedback(
        seen: [
          line.map {
            .says("program.signal.line", ["line": $0, "number": Int(number)])
          }
            ?? .says("program.signal", ["number": Int(number)])
        ],
        next: Self.cause(ofSignal: number))
    case .exited(let status):
      return Feedback(
        seen: [.says("program.exited", ["status": Int(status)])],
        next: .says("program.exited.next"))
    case .thread:
      return Feedback(
        seen: [
          line.map { .says("program.thread.line", ["line": $0]) } ?? .says("program.thread")
        ],
        next: .says("program.thread.next"))
    case .deadlock:
      return Feedback(
        seen: [
          line.map { .says("program.deadlock.line", ["line": $0]) }
            ?? .says("program.deadlock")
        ],
        next: .says("program.deadlock.next"))
    case .endlessLayout(let view):
      return Feedback(
        seen: [.says("program.endless", ["view": view])],
        next: line.map { .says("program.endless.line", ["line": $0]) }
          ?? .says("program.endless.next"))
    case .garbled: return Feedback(seen: [.says("program.garbled")])
    }
  }

  /// Says that UIKit stops a program at a constraint which the compiler accepts.
  var stopWords: Sentence? {
    let raised = findings.handedOver?.cases.lazy.compactMap { $0.raised }.first
    guard case .exception(_, let reason)? = raised?.crash.kind else { return nil }
    return .says("program.stopped", ["reason": Self.withoutAddresses(reason)])
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

  func limitWords(_ finding: LimitFinding) -> Feedback { Feedback(seen: [finding.sentence]) }

  /// Says that constraints were never activated: this comes first, because everything else follows
  /// from it.
  func inactiveWords(_ failure: FailureReason) -> Feedback? {
    let lines = findings.waitingLines(behind: failure)
    guard !lines.isEmpty, let program = findings.program else { return nil }
    let few = Self.few(lines)
    return Feedback(
      seen: [
        .says(
          "program.inactive",
          [
            "made": program.made,
            "active": program.made - program.inactiveLines.count,
          ])
      ], meaning: [.says("program.inactive.meaning")],
      next: .says("program.inactive.next", ["count": few.count, "lines": few.list]))
  }

  private func readingWords(_ few: (count: Sentence.Value, list: Sentence.Value)) -> Feedback {
    Feedback(
      seen: [.says("swift.readsActive", ["count": few.count, "lines": few.list])],
      next: .says("swift.readsActive.next"))
  }

  /// Lines and their number; of many, only the first.
  static func few(_ lines: [Int]) -> (count: Sentence.Value, list: Sentence.Value) {
    let lines = Set(lines).sorted()
    let told = lines.count < 6 ? lines : Array(lines.prefix(1))
    return (.count(told.count), .list(told.map(Sentence.Value.count)))
  }
}

extension FeedbackWriter {
  /// The words for a mistake that only programs have, with those that the failure gets without it.
  func words(for mistake: ProgramMistake, besides words: Feedback) -> Feedback {
    switch mistake {
    case .keepsMasks(let views): maskWords(views, words)
    case .onlyCompares(let line):
      Feedback(seen: [.says("swift.compares", ["line": line])], next: .says("swift.compares.next"))
    case .onlyReads(let lines): readingWords(Self.few(lines))
    case .setsFrames(let line, let view):
      Feedback(
        seen: [.says("swift.frame", ["line": .count(line), "view": .text(view)])],
        meaning: [.says("swift.frame.meaning")] + words.seen,
        next: .says("swift.frame.next", ["view": view]))
    }
  }

  /// Which views still turn their masks into constraints, and the line that ends that.
  private func maskWords(_ views: [ItemID], _ words: Feedback) -> Feedback {
    let names = views.map { findings.codeName(of: $0) ?? scene[$0].name }
    let others = Array(names.dropFirst())
    let isNamed = findings.codeName(of: views[0]) != nil
    return Feedback(
      seen: words.seen,
      meaning: [.says("swift.mask", ["view": names[0]])]
        + (others.isEmpty
          ? []
          : [
            .says(
              "swift.mask.others",
              ["views": .list(others.map(Sentence.Value.text)), "count": .count(others.count)])
          ]),
      next: isNamed
        ? .says("swift.mask.next", ["view": names[0]])
        : .says("swift.mask.next.unnamed", ["view": names[0]]))
  }
}

extension LimitFinding {
  /// A sentence that names the limit which the answer exceeds.
  package var sentence: Sentence {
    switch self {
    case .constraints(let count):
      .says("feedback.limitExceeded", ["count": count, "limit": Answer.mostConstraints])
    case .solver(let limit): limit.sentence
    case .program(let limit): Self.words(for: limit)
    }
  }

  private static func words(for limit: SwiftLimit) -> Sentence {
    switch limit {
    case .sourceBytes(let bytes): .says("program.limit.source", ["size": size(bytes)])
    case .outputBytes(let bytes): .says("program.limit.output", ["size": size(bytes)])
    case .memoryBytes(let bytes): .says("program.limit.memory", ["size": size(bytes)])
    case .compileSeconds(let seconds): .says("program.limit.compile", ["seconds": seconds])
    case .entries(let count): .says("program.limit.entries", ["limit": count])
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
  }
}

package enum ProgramSentence: SentenceArea {
  package static func notCompiledFile(message: Sentence) -> Sentence {
    says("program.notCompiled.file", ["message": message])
  }
  package static func givenInactive(constraints: Sentence.Value, count: Int) -> Sentence {
    says("program.given.inactive", ["constraints": constraints, "count": .count(count)])
  }
  package static func givenChanged(constraints: Sentence.Value, count: Int) -> Sentence {
    says("program.given.changed", ["constraints": constraints, "count": .count(count)])
  }
}

/// The part of a Swift file that feedback quotes: the call that begins on a line, without its indent.
///
/// The code around an answer is deeply indented, and a call may go on over several lines; quoted
/// as it stands, it would fill a narrow terminal with space, or show an opening parenthesis alone.
package struct SwiftExcerpt {
  /// A call with more lines than this is cut.
  private static let mostLines = 10
  /// A longer line is quoted in part, around the mark.
  private static let mostCharacters = 300
  /// How much of such a line comes before the mark.
  private static let before = 40

  private let lines: [Substring]
  private let range: SourceRange

  /// - Parameters:
  ///   - lines: The lines of the file.
  ///   - range: The range to mark, in one of these lines.
  package init(lines: [Substring], range: SourceRange) {
    self.lines = lines
    self.range = range
  }

  /// The lines that are quoted, and the columns that are marked.
  package var excerpt: AnswerExcerpt {
    let first = lines[range.line - 1]
    // If a word inside the line is marked, only this line is quoted.
    let isWhole = range.start.column == first.prefix { $0.isWhitespace }.count + 1
    let count = isWhole ? callLength : 1
    let quoted = lines[(range.line - 1)..<(range.line - 1 + count)]
    let indent = quoted.map { $0.prefix { $0.isWhitespace }.count }.min() ?? 0
    let texts = quoted.map { String($0.dropFirst(indent)) }
    let start = max(1, range.start.column - indent)
    let skipped = texts[0].count > Self.mostCharacters ? max(0, start - 1 - Self.before) : 0
    let text = Self.part(of: texts[0], from: skipped)
    let end = min(start - skipped + max(1, range.length ?? 1), text.count + 1)
    return AnswerExcerpt(
      line: range.line, text: text, columns: (start - skipped)..<max(start - skipped + 1, end),
      more: texts.dropFirst().map { Self.part(of: $0, from: 0) })
  }

  /// The part of a line that is quoted, with an ellipsis where something is left out.
  private static func part(of line: String, from skipped: Int) -> String {
    guard line.count > mostCharacters else { return line }
    let rest = line.dropFirst(skipped)
    let start = skipped > 0 ? "…" + rest.dropFirst() : String(rest)
    return rest.count > mostCharacters ? start.prefix(mostCharacters - 1) + "…" : start
  }

  /// How many lines there are up to the parenthesis that closes the first one.
  private var callLength: Int {
    var depth = 0
    for (index, line) in lines[(range.line - 1)...].prefix(Self.mostLines).enumerated() {
      var isLiteral = false
      for character in line {
        if character == "\"" { isLiteral.toggle() }
        guard !isLiteral else { continue }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      }
      if depth <= 0 { return index + 1 }
    }
    return 1
  }
}
