import Foundation
import Grader
import SwiftRunning
import LayoutEngine
import Testing

/// An answer that means harm, with the verdicts that it may get.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  /// One, or several where it depends on the machine what comes first.
  let verdicts: [String]
  var testDescription: String { name }

  /// Where the programs are.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Hostile/programs").path()

  /// The programs whose first line says `//! verdict: …`, in order of their names.
  static let all: [HostileAnswer] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8),
        let header = text.split(separator: "\n").first, header.hasPrefix("//! verdict: ")
      else { return nil }
      return HostileAnswer(
        name: String(name.dropLast(".swift".count)), text: text,
        verdicts: header.dropFirst("//! verdict: ".count).split(separator: "|").map(String.init))
    }
  }()

  /// What came of it.
  struct Outcome {
    /// The verdict; `passed` would be a success of the attack.
    let verdict: String
    /// What the program could show to whoever reads its output.
    let printed: String
  }

  /// One of each sort that only a limit ends; these meet the limits that learners have.
  private static let patient: Set = ["loop", "sleep", "flood-output", "memory"]

  /// Smaller limits, where a test would only wait for the usual ones.
  private var limits: AnswerLimits {
    var limits = AnswerLimits()
    guard !Self.patient.contains(name) else { return limits }
    limits.compiling.processorSeconds = 3
    if verdicts.contains("timedOut") {
      limits.running.processorSeconds = 1
      limits.running.wallClockSeconds = 1.5
    }
    return limits
  }

  /// Runs it against the files of others.
  func outcome(on ground: HostileGround) -> Outcome {
    let entry = SwiftEntry.function(
      name: "layOut",
      parameters: [
        SwiftParameter(label: "box", item: "box"), SwiftParameter(label: "in", item: "view"),
      ])
    let given = LayoutSnapshot(
      window: Size(width: 320, height: 480), direction: .leftToRight,
      items: [
        SnapshotItem(
          Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))),
          className: "UIView"),
        SnapshotItem(Item("box", in: ItemID(index: 0)), className: "UIView"),
      ])
    // Nothing that is kept from an earlier run may answer for the jail.
    let text = ground.aimed(text) + "\n// \(UUID())\n"
    do throws(SwiftFailure) {
      let run = try RealAnswers.run(
        text, fileName: "\(name).swift", entry: entry, cases: [given], limits: limits)
      let isWanted = run.snapshots.first?.constraints.contains { $0.draft.constant == 100 } == true
      return Outcome(verdict: isWanted ? "passed" : "misplaced", printed: run.printed)
    } catch {
      return Outcome(verdict: Self.word(for: error), printed: "\(error)")
    }
  }

  private static func word(for failure: SwiftFailure) -> String {
    switch failure {
    case .refused, .notCompiled: "notCompiled"
    case .timedOut: "timedOut"
    case .crashed: "crashed"
    case .limitExceeded: "limitExceeded"
    case .unavailable(let reason, _): "unavailable: \(reason)"
    }
  }
}
