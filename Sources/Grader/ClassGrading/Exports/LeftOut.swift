import Course

/// What a gradebook's file leaves out: learners whom the gradebook doesn't know, and cells of answers
/// without a grade.
///
/// One unknown learner would stop Moodle's whole import, and Canvas would ask who that is. Cells keep
/// the values of the roster, if it is an export of the gradebook.
struct LeftOut {
  /// Why something is left out, in the order in which the teacher is told.
  private enum Reason: CaseIterable {
    case unlisted, keptCells, emptyCells, withoutIdentity
  }

  private let roster: Roster?
  private var names: [Reason: [String]] = [:]

  init(_ roster: Roster?) { self.roster = roster }

  /// Whether the gradebook can find a learner; if not, remembers the name.
  mutating func keeps(_ learner: Learner, known identities: ArraySlice<Column<Learner>>) -> Bool {
    guard learner.isListed, identities.contains(where: { $0.cell(learner) != .empty }) else {
      let reason: Reason = learner.isListed ? .withoutIdentity : .unlisted
      names[reason, default: []].append(learner.shownName)
      return false
    }
    return true
  }

  /// A row's cells of points; remembers those that get none.
  ///
  /// A gradebook that can't say that a learner is excused has no word for it.
  mutating func cells(
    _ grades: [GradebookColumns.Grade], under titles: [(title: String, most: Double)],
    of learner: Learner, excused: TableCell? = nil
  ) -> [TableCell] {
    zip(grades, titles).map { grade, column in
      if let points = grade.points { return .number(points) }
      if grade == .excused, let excused { return excused }
      let entry = roster?.entry(under: column.title, of: learner)
      names[entry == nil ? .emptyCells : .keptCells, default: []]
        .append("\(learner.shownName) (\(column.title))")
      return entry.flatMap(Double.init).map { .number($0) } ?? .text(entry)
    }
  }

  /// What the teacher is told about a file.
  func notices(_ file: String, _ strings: StringsCatalogue) -> [String] {
    Reason.allCases.compactMap { reason in
      names[reason].map { strings.text(Self.sentence(reason, .text(file), .text($0.shortList))) }
    }
  }

  private static func sentence(
    _ reason: Reason, _ file: Sentence.Value, _ names: Sentence.Value
  ) -> Sentence {
    switch reason {
    case .unlisted: .says("export.unlisted", ["file": file, "names": names])
    case .keptCells: .says("export.cells.kept", ["file": file, "names": names])
    case .emptyCells: .says("export.cells.empty", ["file": file, "names": names])
    case .withoutIdentity: .says("export.withoutIdentity", ["file": file, "names": names])
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
