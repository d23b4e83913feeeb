import Grading
import LayoutEngine

/// One run of an answer, from its text to its layouts: compiled, linked, and carried out in every case.
struct AnswerRun {
  struct Answer: Sendable {
    let text: String
    /// A name that can stand on a command line.
    let fileName: String
    let glue: Glue
    let cases: [LayoutSnapshot]

    /// The types without whose names no program can have something done later by a run loop.
    private static let timerWords = ["Timer", "RunLoop", "NotificationQueue"]

    fileprivate var mayMakeTimers: Bool { Self.timerWords.contains { text.contains($0) } }
  }

  let cache: CacheFolder
  let modules: BuiltModules
  let toolchain: Toolchain
  let jail: AnswerJail
  let limits: AnswerLimits

  /// Runs an answer.
  func layouts(of answer: Answer) throws(RunFailure) -> SwiftRun {
    let work: WorkFolder
    do { work = try WorkFolder(in: cache) } catch { throw RunFailure(error) }
    defer { work.remove() }
    let build = AnswerBuild(
      modules: modules, toolchain: toolchain, jail: jail, work: work, limits: limits.compiling,
      words: ReportableText(toolchain, cache, work))
    let library = try build.library(
      answer.text, fileName: answer.fileName, glue: answer.glue)
    let nonces = answer.cases.map { _ in Self.nonce() }
    let verdicts = verdicts(on: library, answer, nonces, build)
    var readings: [CaseVerdict.Reading] = []
    let run = try host(for: answer, work).run(
      library, fileName: answer.fileName,
      cases: zip(answer.cases, nonces).map { ($0.text(nonce: $1), $1) },
      while: { report, index in
        guard index < verdicts.count else { return false }
        readings.append(verdicts[index].reading(report))
        return readings[index].isGood
      })
    var snapshots: [LayoutSnapshot] = []
    for (index, verdict) in verdicts.enumerated() {
      guard index < readings.count else { throw unfinished(run.result, caseIndex: index) }
      snapshots.append(try verdict.snapshot(readings[index], run.reports[index]))
    }
    let texts = zip(run.reports, nonces).map { report, nonce in
      build.words.text(report.output).split(
        separator: nonce + "\n", maxSplits: 1, omittingEmptySubsequences: false)
    }
    // The first case shows the layout; what happens later happens in others.
    let later = answer.cases.dropFirst().firstIndex { $0.times > 0 }
    let printed = texts.prefix(1).joined() + (later.map { texts[$0].dropFirst() } ?? [])
    return SwiftRun(snapshots: snapshots, printed: printed.joined())
  }

  /// A random word that proves for which case a record was made.
  private static func nonce() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private func verdicts(
    on library: String, _ answer: Answer, _ nonces: [String], _ build: AnswerBuild
  ) -> [CaseVerdict] {
    let symbolizer = Symbolizer(toolchain: toolchain, jail: jail, work: build.work)
    var known: [[String]: Symbolizer.Place] = [:]
    return nonces.enumerated().map { index, nonce in
      CaseVerdict(
        fileName: answer.fileName, caseIndex: index, nonce: nonce, limits: limits.running,
        words: build.words,
        place: { (offsets, method) throws(RunFailure) in
          if let place = known[offsets] { return place }
          let place = try symbolizer.place(
            of: offsets, in: library, fileName: answer.fileName, outside: method)
          known[offsets] = place
          return place
        },
        missingName: { () throws(RunFailure) in
          try build.missingName(answer.text, fileName: answer.fileName)
        })
    }
  }

  private func host(for answer: Answer, _ work: WorkFolder) -> AnswerHost {
    AnswerHost(
      modules: modules, toolchain: toolchain, jail: jail, work: work, limits: limits.running,
      waitsForTimers: answer.mayMakeTimers)
  }

  /// The host was killed before it could report on a case.
  private func unfinished(_ result: ChildResult, caseIndex: Int) -> RunFailure {
    switch result.stop {
    case .wallClock, .processorTime:
      .certain(.timedOut(seconds: limits.running.wallClockSeconds, caseIndex: caseIndex))
    case .output, .record: .certain(.limitExceeded(.outputBytes(limits.running.output)))
    case .asked, nil:
      .doubtful(
        .crashed(Crash(kind: result.ending.crashKind, line: nil, caseIndex: caseIndex)))
    }
  }
}

extension ChildEnding {
  fileprivate var crashKind: Crash.Kind {
    switch self {
    case .exited(let status): .exited(status)
    case .signalled(let signal): .signal(signal)
    }
  }
}
