/// What comes of a file of linear systems whose optima are known.
package struct SystemReport: Sendable {
  /// The systems' first lines and verdicts, in the order of the file.
  package let results: [(line: Int, verdict: SystemVerdict)]

  package init(on systems: [LinearSystem]) {
    results = systems.map { ($0.line, SystemVerdict($0)) }
  }

  /// Whether there are systems, and every answer is right.
  package var passes: Bool {
    !results.isEmpty && results.allSatisfy(\.verdict.isRight)
  }

  /// The line of each system with a conflict, and the conflict's rows: `12: 0 3 4`.
  package var conflicts: [String] {
    results.compactMap { line, verdict in
      guard case .conflict(let rows) = verdict else { return nil }
      return "\(line): \(rows.map(String.init).joined(separator: " "))"
    }
  }

  /// Counts, and a line for each answer that isn't right.
  package var lines: [String] {
    let optimal = results.count { $0.verdict == .optimal }
    let right = results.count(where: \.verdict.isRight)
    return [
      "\(right) of \(results.count) systems have the known answer:",
      "  \(optimal) have the least violations at every level",
      "  \(right - optimal) have a conflict that is minimal",
    ]
      + results.filter { !$0.verdict.isRight }.map { "line \($0.line): \(Self.words($0.verdict))" }
  }

  private static func words(_ verdict: SystemVerdict) -> String {
    switch verdict {
    case .optimal, .conflict: "right"
    case .notMinimal(let rows): "the conflict of the rows \(rows) is none, or is not minimal"
    case .falseConflict(let rows): "the rows \(rows) don't conflict"
    case .missedConflict: "the conflict is not reported"
    case .broken(let points): "a required row is violated by \(points)"
    case .differs(let level, let ours, let known):
      "\(ours) is violated at level \(level) instead of \(known)"
    case .unknown: "the file doesn't say what is known: add a line \"a\""
    case .failed(let error): "our mistake: \(error)"
    }
  }
}
