import Course

/// What a gradebook's file leaves out: learners whom the gradebook doesn't know, and cells of answers
/// without a grade.
///
/// One unknown learner would stop Moodle's whole import, and Canvas would ask who that is. Cells keep
/// the values of the roster, if it is an export of the gradebook.
struct LeftOut {
  private let roster: Roster?
  private var names: [ExportSentence: [String]] = [:]

  init(_ roster: Roster?) { self.roster = roster }

  /// Whether the gradebook can find a learner; if not, remembers the name.
  mutating func keeps(_ learner: Learner, knownBy identities: [String?]) -> Bool {
    guard learner.isListed, identities.contains(where: { $0 != nil }) else {
      let reason: ExportSentence = learner.isListed ? .withoutIdentity : .unlisted
      names[reason, default: []].append(learner.name)
      return false
    }
    return true
  }

  /// A row's cells of points; remembers those that get none.
  mutating func cells(
    _ points: [Double?], under titles: [(title: String, most: Double)], of learner: Learner
  ) -> [TableCell] {
    zip(points, titles).map { points, column in
      if let points { return .number(points) }
      let entry = roster?.entry(under: column.title, of: learner)
      names[entry == nil ? .emptyCells : .keptCells, default: []]
        .append("\(learner.name) (\(column.title))")
      return entry.flatMap(Double.init).map { .number($0) } ?? .text(entry)
    }
  }

  /// What the teacher is told about a file.
  func notices(_ file: String, _ strings: StringsCatalogue) -> [String] {
    ExportSentence.allCases.compactMap { key in
      names[key].map {
        strings.text(Sentence(key, ["file": .text(file), "names": .text($0.shortList)]))
      }
    }
  }
}

extension [String] {
  /// The most names in a sentence.
  private static var longest: Int { 10 }

  /// The names as a list that stays readable in a large class.
  var shortList: String {
    let names = prefix(Self.longest).map { $0.withoutControls.replacing("\n", with: " ") }
    let rest = count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? ", … (+\(rest))" : "")
  }
}
