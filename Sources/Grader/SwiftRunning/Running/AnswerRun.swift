import Course
import Grading
import LayoutEngine
import Platform

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

    var mayMakeTimers: Bool { Self.timerWords.contains { text.contains($0) } }
  }

  let cache: CacheFolder
  let modules: BuiltModules
  let toolchain: Toolchain
  let jail: AnswerJail
  let limits: AnswerLimits

  func layouts(of answer: Answer) throws(RunFailure) -> SwiftRun {
    let work: WorkFolder
    do { work = try WorkFolder(in: cache) } catch { throw RunFailure(error) }
    defer { work.remove() }
    let atWork = AnswerAtWork(answer, self, in: work)
    let library = try atWork.library()
    let nonces = answer.cases.map { _ in Self.nonce() }
    let verdicts = verdicts(on: library, atWork, nonces)
    var readings: [CaseVerdict.Reading] = []
    let (reports, host) = try atWork.reports(
      of: library, cases: zip(answer.cases, nonces).map { ($0.text(nonce: $1), $1) },
      while: { report, index in
        guard index < verdicts.count else { return false }
        readings.append(verdicts[index].reading(report))
        return readings[index].isGood
      })
    var snapshots: [LayoutSnapshot] = []
    for (index, verdict) in verdicts.enumerated() {
      guard index < readings.count else { throw unfinished(host, caseIndex: index) }
      snapshots.append(try verdict.snapshot(readings[index], reports[index]))
    }
    let texts = zip(reports, nonces).map { report, nonce in
      atWork.words.text(report.output).split(
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
    on library: String, _ answer: AnswerAtWork, _ nonces: [String]
  ) -> [CaseVerdict] {
    var known: [[String]: LearnersPlace] = [:]
    return nonces.enumerated().map { index, nonce in
      CaseVerdict(answer: answer, caseIndex: index, nonce: nonce) {
        (offsets, method) throws(RunFailure) in
        if let place = known[offsets] { return place }
        let place = try answer.place(of: offsets, in: library, outside: method)
        known[offsets] = place
        return place
      }
    }
  }

  /// The host was killed before it could report on a case.
  private func unfinished(_ result: ChildResult, caseIndex: Int) -> RunFailure {
    switch result.stop {
    case .wallClock, .processorTime:
      .certain(.timedOut(seconds: limits.running.wallClockSeconds, caseIndex: caseIndex))
    case .output, .record: .certain(.limitExceeded(.outputBytes(limits.running.output)))
    case .asked, nil:
      .doubtful(.crashed(Crash(kind: result.ending.crashKind, line: nil, caseIndex: caseIndex)))
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

/// Why a run of an answer gave no layout, and whether another run may give one.
enum RunFailure: Error, Hashable, Sendable {
  /// The answer's own doing: it comes out the same each time.
  case certain(SwiftFailure)
  /// A machine that is short of processes, memory or room may have done it as well.
  ///
  /// The failure counts only if it happens again while answers of ours run without one.
  case doubtful(SwiftFailure)

  /// A failure that the answer didn't cause may be over soon.
  init(_ failure: SwiftFailure) {
    if case .unavailable = failure { self = .doubtful(failure) } else { self = .certain(failure) }
  }
}

/// Finds out what caused an unclear failure: the answer or the machine.
///
/// Nothing that an answer prints decides it. The answer runs again with nothing beside it, each
/// time after a small one of ours, which needs what every answer needs. If ours fails too, the
/// machine is short of something. What the answer does each time while ours runs well is the
/// answer's own doing, so that no answer can make itself impossible to grade.
struct RepeatedRun {
  private static let rounds = 2

  private static let given = LayoutSnapshot(
    window: Size(width: 320, height: 480),
    items: [
      SnapshotItem(
        Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))),
        className: "UIView"), SnapshotItem(Item("note", in: ItemID(index: 0)), className: "UIView"),
    ])

  let run: AnswerRun

  /// The layouts if the trouble was a passing one; throws the answer's own failure, or the machine's.
  func decide(
    _ answer: AnswerRun.Answer, _ failure: SwiftFailure
  ) throws(SwiftFailure) -> SwiftRun {
    var failure = failure
    try checkRoom()
    for _ in 0..<Self.rounds {
      try checkMachine()
      do throws(RunFailure) { return try run.layouts(of: answer) } catch {
        switch error {
        case .certain(let failure): throw failure
        case .doubtful(let again): failure = again
        }
      }
    }
    throw failure
  }

  /// Throws if the compiler may not write as much as it is allowed to: a larger answer than ours
  /// needs more room.
  private func checkRoom() throws(SwiftFailure) {
    guard let room = FreeRoom.bytes(in: run.cache.work), room < run.limits.compiling.fileSize
    else { return }
    throw .unavailable(
      reason: .says("machine.diskFull"),
      advice: .says("machine.diskFull.advice"))
  }

  private func checkMachine() throws(SwiftFailure) {
    let entry = SwiftEntry.function(
      name: "layOut", parameters: [SwiftParameter(label: "note", item: "note")])
    do throws(RunFailure) {
      _ = try run.layouts(
        of: AnswerRun.Answer(
          text: AnswerRecipe.sample, fileName: "sample.swift", glue: Glue(entry, given: Self.given),
          cases: [Self.given]))
    } catch {
      guard case .doubtful(.unavailable(let reason, let advice)) = error else {
        throw .unavailable(reason: .says("machine.short"), advice: .says("machine.short.advice"))
      }
      throw .unavailable(reason: reason, advice: advice)
    }
  }
}

enum FreeRoom {
  /// Bytes that can still be written in a folder; `nil` if the system won't say.
  static func bytes(in folder: String) -> Int? {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0 else { return nil }
    let (bytes, isLarge) = UInt64(facts.f_bavail).multipliedReportingOverflow(
      by: UInt64(facts.f_frsize))
    return isLarge ? Int.max : Int(clamping: bytes)
  }
}
