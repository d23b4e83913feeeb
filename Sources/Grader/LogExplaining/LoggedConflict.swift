package import LayoutEngine

/// A conflict as a console has it: a report, explained, and how often it stands there.
package struct LoggedConflict {
  package let explanation: LogExplanation
  /// How many reports of the text say the same, addresses apart.
  package private(set) var count = 1

  package var report: LogReport { explanation.report }

  /// Whether each line could be read, and all together be solved.
  package var isExplainedWhole: Bool {
    report.unread.isEmpty && explanation.error == nil && !explanation.sets.isEmpty
  }

  /// The conflicts of a log, each once: those that come most often first, then in their order.
  package static func all(in log: ConflictLog) -> [LoggedConflict] {
    var conflicts: [LoggedConflict] = []
    var places: [[String]: Int] = [:]
    for report in log.reports.map({ $0.listingBroken }) {
      let layout = LoggedLayout(report)
      let facts = facts(of: report, layout)
      if let place = places[facts] {
        conflicts[place].count += 1
      } else {
        places[facts] = conflicts.count
        conflicts.append(LoggedConflict(explanation: LogExplanation(report, layout: layout)))
      }
    }
    return conflicts.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map { $0.element }
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
        "\(line.maker.rawValue) \(line.description.identifier ?? "") \(equation ?? line.text) \(isBroken)"
    }
    return entries + report.unread.map { $0.text }
  }

  private static let mostViews = 2

  /// The views of the conflict, or of all lines where none is proved, by their names.
  package var views: String {
    let layout = explanation.layout
    let lines = explanation.sets.first ?? Array(report.entries.indices)
    let anchors = lines.compactMap { layout.constraints[$0] }.flatMap { $0.anchors }
    let used = Set(anchors.compactMap { layout.scene.view(of: $0.item) })
    let names = layout.items.filter { used.contains($0.id) }.map { layout.scene[$0.id].name }
    let more = names.count > Self.mostViews ? ["…"] : []
    return (names.prefix(Self.mostViews) + more).joined(separator: ", ")
  }

  /// The lines that are suspected first, and what they are about; a dash where nothing points at one.
  package var suspected: String {
    guard let suspicion = explanation.suspects.first,
      let anchor = explanation.layout.constraints[suspicion.entry]?.first
    else { return "–" }
    switch suspicion.reason {
    case .apples, .notYours: return "–"
    default: break
    }
    let other = suspicion.confidence == .oneOfTwo ? suspicion.other : nil
    let lines = [suspicion.entry, other].compactMap { $0 }.sorted()
    let numbers = lines.map { "\(explanation.number(of: $0))" }.joined(separator: ", ")
    return "\(numbers): \(explanation.layout.scene.name(of: anchor))"
  }
}
