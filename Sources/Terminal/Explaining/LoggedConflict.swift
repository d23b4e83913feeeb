import Course
package import LayoutEngine
package import LogExplaining
import Platform

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
    return conflicts.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
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

  private static let mostViews = 2

  /// The views of the conflict, or of all lines where none is proved, by their names.
  package var views: String {
    let layout = explanation.layout
    let lines = explanation.sets.first ?? Array(report.entries.indices)
    let anchors = lines.compactMap { layout.constraints[$0] }.flatMap(\.anchors)
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

package struct ExplainSource {
  /// The log; what is neither UTF-8 nor UTF-16 is replaced by marks, since the lines around it can be
  /// read.
  package let text: String
  /// The file, as it was typed; `nil` for standard input.
  package let file: String?
  private let program: String

  /// The longest log that is read, in bytes: what a console says in a day of debugging.
  private static let largest = 16 * 1024 * 1024

  /// Reads a file, or standard input for `-` and for no word at all.
  ///
  /// On a terminal, it says first that it waits for the log.
  package init(_ word: String?, _ session: Session) throws(CommandError) {
    program = session.program
    if let word, word != "-" {
      file = word
      do {
        text = try TextFile.readRepairing(session.surroundings.absolute(word), limit: Self.largest)
      } catch {
        throw .file(error.named(word))
      }
    } else {
      file = nil
      if session.surroundings.isTypedInto {
        session.surroundings.announce(session.text(.says("command.explain.paste")))
      }
      text = TextFile.repaired(try session.surroundings.wholeInput(limit: Self.largest))
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw .usage(.says("usage.logEmpty", ["source": .sentence(name), "command": .text(command)]))
    }
  }

  /// What the log is called where a line of it is named.
  package var placeName: String { file ?? "<stdin>" }

  /// What the log is called in messages.
  private var name: Sentence { file.map { Sentence(verbatim: $0) } ?? .says("usage.standardInput") }

  package var noReport: CommandError {
    .usage(
      .says("usage.logWithoutConflict", ["source": .sentence(name), "command": .text(command)]))
  }

  private var command: String { "pbpaste | \(program) explain" }
}
