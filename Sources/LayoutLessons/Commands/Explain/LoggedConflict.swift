import LayoutEngine
import LogExplaining

/// A conflict as a console has it: a report, explained, and how often it stands there.
struct LoggedConflict {
  let explanation: LogExplanation
  /// How many reports of the text say the same, addresses apart.
  private(set) var count = 1

  var report: LogReport { explanation.report }

  /// Whether each line could be read, and all together be solved.
  var isExplainedWhole: Bool {
    report.unread.isEmpty && explanation.error == nil && !explanation.sets.isEmpty
  }

  /// The conflicts of a log, each once, in the order in which they first occur.
  static func all(in log: ConflictLog) -> [LoggedConflict] {
    var conflicts: [LoggedConflict] = []
    var places: [[String]: Int] = [:]
    for report in log.reports.map(\.listingBroken) {
      let layout = LoggedLayout(report)
      let facts = facts(of: report, layout)
      if let place = places[facts] {
        conflicts[place].count += 1
      } else {
        places[facts] = conflicts.count
        conflicts.append(LoggedConflict(explanation: LogExplanation(report, layout: layout)))
      }
    }
    return conflicts
  }

  /// What a report says, without the addresses that change from time to time.
  private static func facts(of report: LogReport, _ layout: LoggedLayout) -> [String] {
    let entries = report.entries.indices.map { entry in
      let line = report.entries[entry]
      let equation = layout.constraints[entry].map {
        EquationPrinter.brief(for: $0, in: layout.scene)
      }
      let isBroken = line.description.address == report.broken?.description.address
      return
        "\(line.maker) \(line.description.identifier ?? "") \(equation ?? line.text) \(isBroken)"
    }
    return entries + report.unread.map(\.text)
  }
}
