import Course
import Grading
import LayoutEngine

struct CaseVerdict {
  let answer: AnswerAtWork
  let caseIndex: Int
  let nonce: String
  /// Finds the learner's line for offsets in the library, innermost first; those in a method of the
  /// given name don't count.
  let place: ([String], _ method: String) throws(RunFailure) -> LearnersPlace

  private var limits: Limits { answer.run.limits.running }

  private static let noMemory = [
    "failed to allocate", "could not allocate memory", "out of memory",
  ]

  enum Reading {
    case handedOver(LayoutSnapshot)
    /// There is more in it than is looked at.
    case tooLarge
    case nothing

    var isGood: Bool { if case .handedOver = self { true } else { false } }
  }

  /// Reads the record of a case once, because it can have megabytes.
  ///
  /// - Returns: A layout if the record is complete and carries the nonce, and the program ended well
  ///   or with an exception.
  func reading(_ report: CaseReport) -> Reading {
    guard report.flooded == nil else { return report.flooded == .record ? .tooLarge : .nothing }
    do throws(SnapshotError) {
      let snapshot = try LayoutSnapshot(
        text: answer.words.text(CaseRecord(report.record).text), nonce: nonce)
      guard report.ending == .exited(0) || snapshot.raised != nil else { return .nothing }
      return snapshot.isTooLarge ? .tooLarge : .handedOver(snapshot)
    } catch {
      return error.isTooMany && report.ending == .exited(0) ? .tooLarge : .nothing
    }
  }

  /// The layout that a case handed over.
  ///
  /// - Throws: ``SwiftFailure/timedOut(seconds:caseIndex:)``, ``SwiftFailure/crashed(_:)`` or
  ///   ``SwiftFailure/limitExceeded(_:)``; doubtful if the machine may have killed the process.
  func snapshot(_ reading: Reading, _ report: CaseReport) throws(RunFailure) -> LayoutSnapshot {
    let record = CaseRecord(report.record)
    switch reading {
    case .handedOver(var snapshot):
      if let raised = snapshot.raised, raised.line == nil {
        snapshot.raised?.line = try place(record.offsets, "").line
      }
      for event in [\SnapshotTrace.call, \.conflict, \.endless, \.unmasking] {
        guard let found = snapshot.trace[keyPath: event], !found.callers.isEmpty else { continue }
        snapshot.trace[keyPath: event]?.line = try place(found.callers, found.method).line
        snapshot.trace[keyPath: event]?.callers = []
      }
      return snapshot
    case .tooLarge: throw .certain(.limitExceeded(.entries(Answer.mostConstraints)))
    case .nothing where report.flooded == .output:
      throw .certain(.limitExceeded(.outputBytes(limits.output)))
    case .nothing: break
    }
    if record.stage != .loaded { throw try notLoaded(record, report) }
    if let kind = Self.refusal(record.end) {
      throw .certain(crash(kind, try place(record.offsets, "").line))
    }
    switch report.ending {
    case .exited(0) where !record.text.isEmpty: throw .certain(crash(.garbled, nil))
    case .exited(let status): throw .certain(crash(.exited(status), nil))
    case .signalled(let signal): throw try stopped(signal, report, record.offsets)
    }
  }

  /// Why a process ended before the answer was there.
  ///
  /// Nothing of the answer's runs until then, as long as libraries that begin by themselves are
  /// refused. But a library that is too large, or needs a missing function, can't be loaded.
  private func notLoaded(
    _ record: CaseRecord, _ report: CaseReport
  ) throws(RunFailure) -> RunFailure {
    guard record.stage == .ready else {
      return .doubtful(
        .unavailable(
          reason: .says("machine.caseEnded", ["ending": "\(report.ending)"]),
          advice: SwiftFailure.seeDoctor))
    }
    if let missing = try answer.missingName() { return .certain(.notCompiled([missing])) }
    return .doubtful(.limitExceeded(.memoryBytes(limits.addressSpace)))
  }

  /// What the host ends a process for; `nil` where it didn't.
  private static func refusal(_ end: CaseRecord.End?) -> Crash.Kind? {
    switch end {
    case .thread: .thread
    case .deadlock: .deadlock
    case .trap, nil: nil
    }
  }

  private func stopped(
    _ signal: Int32, _ report: CaseReport, _ offsets: [String]
  ) throws(RunFailure) -> RunFailure {
    // A busy machine counts up to a quarter more against the limit than it tells afterwards.
    let isLate = report.processorMilliseconds >= limits.processorSeconds * 750
    if signal == ChildStop.timeSignal || signal == ChildStop.killSignal && isLate {
      return .certain(.timedOut(seconds: Double(limits.processorSeconds), caseIndex: caseIndex))
    }
    // A kernel without memory kills with this signal, and so can a program itself.
    if signal == ChildStop.killSignal { return .doubtful(crash(.signal(signal), nil)) }
    let told = RuntimeWords(report.errors, fileName: answer.answer.fileName)
    if let text = told?.text.lowercased(), Self.noMemory.contains(where: text.contains) {
      return .certain(.limitExceeded(.memoryBytes(limits.addressSpace)))
    }
    let trap = told.map { Crash.Kind.trap(answer.words.text($0.text)) }
    if let trap, let line = told?.line { return .certain(crash(trap, line)) }
    let place = try place(offsets, "")
    let kind = trap ?? place.words.map { .trap($0) } ?? .signal(signal)
    return .certain(crash(kind, place.line))
  }

  private func crash(_ kind: Crash.Kind, _ line: Int?) -> SwiftFailure {
    .crashed(Crash(kind: kind, line: line, caseIndex: caseIndex))
  }
}

/// What a case's process wrote on descriptor 3: the layout, between lines of the host's own.
///
///     ready
///     loaded
///     …
///     trap 00001f3a 00000b10
///
/// An answer can write anything, but only after it is loaded.
struct CaseRecord: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    /// Not even to the answer.
    case begun
    /// To where the answer is loaded.
    case ready
    case loaded
  }

  /// Why the process ended, according to the last line, which an answer can write itself.
  enum End: String, CaseIterable, Hashable, Sendable {
    case trap
    /// It asked for a thread.
    case thread
    /// It waited for the queue that it runs on.
    case deadlock
  }

  let stage: Stage
  /// The record without the host's own lines.
  let text: String
  let end: End?
  /// Where in the library it ended, innermost call first, in hexadecimal digits.
  let offsets: [String]

  private static let readyMark = Array("ready\n".utf8)
  private static let loadedMark = Array("loaded\n".utf8)
  private static let mostEndBytes = 256

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var stage = Stage.begun
    if rest.starts(with: Self.readyMark) {
      rest = rest.dropFirst(Self.readyMark.count)
      stage = .ready
      if rest.starts(with: Self.loadedMark) {
        rest = rest.dropFirst(Self.loadedMark.count)
        stage = .loaded
      }
    }
    self.stage = stage
    let tail = String(decoding: rest.suffix(Self.mostEndBytes), as: UTF8.self)
    let last = tail.split(separator: "\n").last ?? ""
    let words = last.split(separator: " ")
    end = words.first.flatMap { End(rawValue: String($0)) }
    offsets = end == nil ? [] : words.dropFirst().map(String.init)
    if end != nil { rest = rest.dropLast(last.utf8.count + 1) }
    text = String(decoding: rest, as: UTF8.self)
  }
}

struct CaseReport: Hashable, Sendable {
  let ending: ChildEnding
  /// Which of its streams was cut, if the host ended it for writing too much.
  let flooded: Flood?
  let processorMilliseconds: Int
  let output: [UInt8]
  let errors: [UInt8]
  let record: [UInt8]

  enum Flood: String, Hashable, Sendable {
    case output
    case record
  }
}

/// Reads the host's reports from its record, which comes in pieces.
struct CaseReports: Sendable {
  private(set) var reports: [CaseReport] = []
  private var bytes: [UInt8] = []

  /// Takes in a piece.
  ///
  /// - Returns: The places of the reports that it completes.
  mutating func take(_ piece: some Collection<UInt8>) -> Range<Int> {
    bytes += piece
    let count = reports.count
    while let (report, length) = first() {
      reports.append(report)
      bytes.removeFirst(length)
    }
    return count..<reports.count
  }

  /// The first report, with its length in bytes; `nil` while it isn't all there.
  private func first() -> (CaseReport, Int)? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 8, words[0] == "case", let number = Int32(words[2]),
      let time = Int(words[4]), let output = Int(words[5]), let errors = Int(words[6]),
      let record = Int(words[7]), min(output, errors, record) >= 0,
      bytes.count >= end + 1 + output + errors + record
    else { return nil }
    let start = end + 1
    let report = CaseReport(
      ending: words[1] == "exited" ? .exited(number) : .signalled(number),
      flooded: CaseReport.Flood(rawValue: String(words[3])), processorMilliseconds: time,
      output: Array(bytes[start..<(start + output)]),
      errors: Array(bytes[(start + output)..<(start + output + errors)]),
      record: Array(bytes[(start + output + errors)..<(start + output + errors + record)]))
    return (report, start + output + errors + record)
  }
}

/// The message that Swift's run time prints before it stops a program.
///
///     Answer/photo.swift:5: Fatal error: Index out of range
struct RuntimeWords: Hashable, Sendable {
  let text: String
  /// The line, if it is the learner's file that is named.
  let line: Int?

  private static let heads = ["Fatal error", "Precondition failed", "Assertion failed"]
  private static let cast = "Could not cast value of type"

  /// Reads the first such line in what a program printed as errors; `nil` if there is none.
  init?(_ errors: [UInt8], fileName: String) {
    for line in String(decoding: errors, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix(Self.cast) {
        text = Self.withoutAddresses(line)
        self.line = nil
        return
      }
      for head in Self.heads {
        guard let range = line.firstRange(of: head) else { continue }
        let words = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
        let place = line[..<range.lowerBound].split(separator: ":")
        text = words.isEmpty ? head : String(words)
        self.line = place.count >= 2 && place[0] == "Answer/" + fileName ? Int(place[1]) : nil
        return
      }
    }
    return nil
  }

  /// Modules and addresses say nothing to a learner.
  private static func withoutAddresses(_ line: Substring) -> String {
    line.split(separator: " ").filter { !$0.hasPrefix("(0x") }.joined(separator: " ")
      .replacing("LayoutUIKit.", with: "").replacing("Answer.", with: "")
  }
}
