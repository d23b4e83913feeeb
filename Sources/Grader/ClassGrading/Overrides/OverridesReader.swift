import Course
import Platform

/// Reads the teacher's decisions from a table with a row for each.
struct OverridesReader {
  /// The columns, by the headings that they have.
  private enum Column: String, CaseIterable {
    case learner, exercise, grade, why
  }

  let path: String
  let learners: LearnerIndex
  /// The most points of each exercise that is graded, by its id.
  let most: [String: Double]
  /// Whether more points than these are allowed.
  let hasBonus: Bool
  /// The ids of all exercises of the course.
  let exercises: [String]
  let root: RawPath

  /// The word that excuses a learner from an exercise.
  static let excused = "excused"

  func overrides(_ text: String) throws(CourseError) -> GradeOverrides {
    let rows = try ReadTable(text, path: path).rows.filter { !$0.isEmpty }
    guard let heading = rows.first else { return GradeOverrides() }
    let columns = try columns(heading)
    var overrides = GradeOverrides()
    var lines: [String: Int] = [:]
    var errors: [CourseError] = []
    for row in rows.dropFirst() {
      do throws(CourseError) {
        guard let decided = try decision(in: row, columns, &lines) else { continue }
        overrides[decided.learner, decided.exercise] = decided.override
      } catch {
        errors.append(error)
      }
    }
    if let error = CourseError(all: errors) { throw error }
    return overrides
  }

  /// What a row decides; `nil` for an exercise that isn't graded now, whose row stays in the file.
  private func decision(
    in row: ReadTable.Row, _ columns: [Int], _ lines: inout [String: Int]
  ) throws(CourseError) -> (learner: String, exercise: String, override: GradeOverride)? {
    let cells = try cells(of: row, columns)
    let (learner, exercise) = (try learner(cells[0]), try exercise(cells[1]))
    if let first = lines.updateValue(row.line, forKey: "\(exercise) \(learner)") {
      throw error(cells[0], .says("overrides.twice", ["line": first]))
    }
    guard let most = most[exercise] else { return nil }
    guard !cells[3].isEmpty else { throw error(cells[3], .says("overrides.why")) }
    let decision = try decision(cells[2], outOf: most)
    return (learner, exercise, GradeOverride(decision, why: PersonName.trimmed(cells[3].text)))
  }

  /// Where each column is, in the order of their declaration.
  private func columns(_ heading: ReadTable.Row) throws(CourseError) -> [Int] {
    let names = heading.cells.map { PersonName.plain($0.text) }
    let places = Column.allCases.compactMap { names.firstIndex(of: $0.rawValue) }
    guard places.count == Column.allCases.count else {
      let wanted = Column.allCases.map(\.rawValue).joined(separator: ", ")
      throw CourseError(
        path, at: heading.place,
        .says("overrides.headings", ["headings": wanted]))
    }
    return places
  }

  private func cells(
    of row: ReadTable.Row, _ columns: [Int]
  ) throws(CourseError) -> [ReadTable.Cell] {
    guard let last = columns.max(), last < row.cells.count else {
      throw CourseError(path, at: row.place, .says("overrides.short"))
    }
    return columns.map { row.cells[$0] }
  }

  private func learner(_ cell: ReadTable.Cell) throws(CourseError) -> String {
    let found = learners.learners(named: cell.text)
    if let first = found.first, found.count == 1 { return first.key }
    let name = Sentence.Value.text(cell.text.quoted)
    throw error(
      cell,
      found.isEmpty
        ? .says("overrides.nobody", ["name": name])
        : .says(
          "overrides.namesakes",
          ["name": name, "ids": .text(found.map(\.key).shortList)]))
  }

  private func exercise(_ cell: ReadTable.Cell) throws(CourseError) -> String {
    let id = PersonName.trimmed(cell.text)
    if exercises.contains(id) { return id }
    throw error(cell, .says("overrides.exercise", ["name": cell.text.quoted]))
  }

  private func decision(
    _ cell: ReadTable.Cell, outOf most: Double
  ) throws(CourseError) -> GradeOverride.Decision {
    let text = PersonName.trimmed(cell.text)
    if text.lowercased() == Self.excused { return .excused }
    if let points = try points(cell, text, outOf: most) { return .points(points) }
    guard isFile(text) else {
      throw error(cell, .says("overrides.grade", ["grade": cell.text.quoted]))
    }
    return .file(text)
  }

  /// The points in a cell; `nil` for what isn't a number.
  ///
  /// Many spreadsheets write a comma in numbers; three digits behind it may as well be thousands.
  private func points(
    _ cell: ReadTable.Cell, _ text: String, outOf most: Double
  ) throws(CourseError) -> Double? {
    let digits = text.drop { $0 == "-" }
    let isPlain = digits.allSatisfy { $0.isASCII && $0.isNumber || ".,".contains($0) }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard isPlain, parts.count < 3, let points = Double(text.replacing(",", with: ".")) else {
      return nil
    }
    if parts.count == 2, parts[1].count == 3, parts[0] != "0" {
      throw error(cell, .says("overrides.thousands", ["points": text]))
    }
    let most = hasBonus ? GradingPolicy.mostPoints : most
    guard points >= 0, points <= most else {
      throw error(
        cell,
        hasBonus
          ? .says("overrides.points.bonus", ["points": .text(text), "most": .points(most)])
          : .says("overrides.points", ["points": .text(text), "most": .points(most)]))
    }
    return points.hundredths
  }

  /// Whether a path leads to a file below the folder of submissions, with no link on the way.
  private func isFile(_ path: String) -> Bool {
    var (place, status) = (root, stat())
    guard (try? root.inner(path)) != nil else { return false }
    for part in path.split(separator: "/") {
      place = place.appending(Array(part.utf8))
      guard place.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT != S_IFLNK
      else { return false }
    }
    return status.st_mode & S_IFMT == S_IFREG
  }

  private func error(_ cell: ReadTable.Cell, _ sentence: Sentence) -> CourseError {
    CourseError(path, at: cell.place, sentence)
  }
}
