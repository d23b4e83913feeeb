import Course

/// Which columns of points a gradebook gets.
package enum GradebookColumns: Hashable, Sendable {
  /// One, with the sum of all exercises; `nil` is titled as the class.
  case total(title: String?)
  /// One for each exercise, with its title.
  case exercises

  /// Titles in their order, each with the most points.
  func titles(_ facts: ClassFacts) -> [(title: String, most: Double)] {
    switch self {
    case .total(let title):
      [(title ?? facts.title ?? facts.name, facts.most)]
    case .exercises: facts.exercises.map { ($0.title, $0.most) }
    }
  }

  enum Grade: Hashable {
    case points(Double)
    case excused
    /// Nothing, because there is no grade.
    case blank

    init(_ points: Double?) { self = points.map(Self.points) ?? .blank }

    var points: Double? { if case .points(let points) = self { points } else { nil } }
  }

  func grades(_ result: LearnerResult, _ facts: ClassFacts) -> [Grade] {
    switch self {
    case .total: [Grade(result.total.points(outOf: facts.most))]
    case .exercises: result.answers.map { $0.isExcused ? .excused : Grade($0.points) }
    }
  }
}

extension Double {
  /// Points as gradebooks store them.
  var hundredths: Double { (self * 100).rounded() / 100 }
}

/// Canvas's gradebook: `canvas.csv`.
///
/// A title with a number, `Homework 1 (1234)`, enters the points into that assignment, any other
/// into the one of that name; Canvas makes a new one where there is none. Learners without a total
/// are left out, since Canvas would delete what is entered already.
/// Source: Canvas LMS, gradebook importer.
package struct CanvasCSV: ClassFile {
  package let path = "canvas.csv"
  package private(set) var notices: [String] = []
  private let columns: GradebookColumns
  private var leftOut: LeftOut

  private static let identities: [Column<Learner>] = [
    .text("Student", \.name),
    .text("ID") { $0.systemID.flatMap { SubmissionLabel.isNumber($0) ? $0 : nil } },
    .text("SIS User ID", \.idNumber), .text("SIS Login ID", \.username),
    .text("Section", \.section),
  ]

  /// What Canvas reads as excused.
  private static let excused = TableCell.text("EX")

  package init(_ columns: GradebookColumns = .total(title: nil), roster: Roster? = nil) {
    self.columns = columns
    leftOut = LeftOut(roster)
  }

  /// The headings that Canvas knows, and the row of the most points.
  package func beginning(_ facts: ClassFacts) -> String {
    let titles = columns.titles(facts)
    let points = [TableCell.text("    Points Possible")]
    let none = Self.identities.dropFirst().map { _ in TableCell.empty }
    return tableRow(Self.identities.map { .text($0.title) } + titles.map { .text($0.title) })
      + tableRow(points + none + titles.map { .number($0.most) })
  }

  /// A learner's row; nothing without points.
  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    let learner = result.learner
    let grades = columns.grades(result, facts)
    guard grades.contains(where: { $0 != .blank }) else { return "" }
    guard leftOut.keeps(learner, known: Self.identities.dropLast()) else { return "" }
    let marks = leftOut.cells(
      grades, under: columns.titles(facts), of: learner, excused: Self.excused)
    return tableRow(Self.identities.map { $0.cell(learner) } + marks)
  }

  /// Nothing: the last row ends the file.
  package mutating func end(_ facts: ClassFacts) -> String {
    notices = leftOut.notices(path, facts.strings)
    return ""
  }
}

/// Moodle's gradebook: `moodle.csv`, for Grades, Import, CSV file.
///
/// The file leaves out learners whom Moodle can't know, or who have no total: an unknown user would
/// stop the import, and an empty cell would delete a grade. Every grade has feedback, because Moodle
/// ignores one without the other.
/// Source: Moodle, Grade import.
package struct MoodleCSV: ClassFile {
  package let path = "moodle.csv"
  package private(set) var notices: [String] = []
  private let columns: GradebookColumns
  private var leftOut: LeftOut

  private static let identities: [Column<Learner>] = [
    .text("username", \.username), .text("idnumber", \.idNumber),
    .text("Email address", \.email),
  ]

  package init(_ columns: GradebookColumns = .total(title: nil), roster: Roster? = nil) {
    self.columns = columns
    leftOut = LeftOut(roster)
  }

  package func beginning(_ facts: ClassFacts) -> String {
    let titles = columns.titles(facts).flatMap { [$0.title, "\($0.title) (feedback)"] }
    return tableRow((Self.identities.map(\.title) + titles).map(TableCell.text))
  }

  /// A learner's row; nothing without points.
  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    let learner = result.learner
    let grades = columns.grades(result, facts)
    guard grades.contains(where: { $0.points != nil }) else { return "" }
    guard leftOut.keeps(learner, known: Self.identities[...]) else { return "" }
    let marks = leftOut.cells(grades, under: columns.titles(facts), of: learner)
    let cells = zip(marks, words(result, facts)).flatMap { [$0, TableCell.text($1)] }
    return tableRow(Self.identities.map { $0.cell(learner) } + cells)
  }

  private func words(_ result: LearnerResult, _ facts: ClassFacts) -> [String] {
    let text = ExportText(strings: facts.strings)
    switch columns {
    case .total: return [text.summary(result, facts)]
    case .exercises:
      return zip(result.answers, facts.exercises).map { scored, exercise in
        let words = text.short(scored)
        return words.isEmpty ? text.grade(scored, title: exercise.title) : words
      }
    }
  }

  /// Nothing: the last row ends the file.
  package mutating func end(_ facts: ClassFacts) -> String {
    notices = leftOut.notices(path, facts.strings)
    return ""
  }
}

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
