import Course

/// Makes learners of the rows of a table.
struct RosterReader {
  private let path: String
  /// The heading of the column that the teacher chose for ids; `nil` for the usual one.
  private let idHeading: String?
  private var rows: [RosterRow] = []
  private var notices: [RosterNotice] = []
  /// The learner who has an identity first.
  private var owners: [String: Int] = [:]
  /// Learners whose rows contradict each other, by index.
  private var rivals: [Int: Set<Int>] = [:]

  init(path: String, idHeading: String? = nil) {
    (self.path, self.idHeading) = (path, idHeading)
  }

  mutating func roster(_ text: String) throws(InputFileError) -> Roster {
    let table = try table(text)
    guard let heading = Self.heading(of: table) else {
      throw InputFileError(path, line: 1, column: 1, .says("table.empty"))
    }
    let columns = try columns(table.rows[heading])
    for row in table.rows[..<heading] where !row.isEmpty { skip(title: row) }
    for row in table.rows[(heading + 1)...] where !row.isEmpty {
      try refuseSurplus(row, headings: table.rows[heading].cells.count)
      add(RosterRow(row, columns))
    }
    guard !rows.isEmpty else {
      let line = table.rows[heading].line
      throw InputFileError(path, line: line, column: 1, .says("table.noLearner"))
    }
    leadWithOrigin(columns)
    tellDecimals()
    return Roster(
      learners: learners(), headings: table.rows[heading].cells.map(\.text), rows: rows,
      rivals: rivals, notices: notices)
  }

  private func table(_ text: String) throws(InputFileError) -> Table {
    do { return try Table.read(text) } catch {
      throw InputFileError(path, line: error.line, column: error.column, error.sentence)
    }
  }

  /// At most this many rows may stand above the headings, or be the headings.
  private static let mostTitles = 5

  /// The first row with headings that say who a row is about, else the first row; a title of one cell
  /// doesn't count.
  private static func heading(of table: Table) -> Int? {
    let rows = table.rows.indices.filter { !table.rows[$0].isEmpty }.prefix(mostTitles)
    let headings = rows.filter { index in
      switch RosterColumn.columns(of: table.rows[index].cells.map(\.text)) {
      case .failure: true
      case .success(let columns): naming.contains { columns[$0] != nil }
      }
    }
    let counts = headings.map { table.rows[$0].cells.count { !$0.isEmpty } }
    return counts.count > 1 && counts[0] == 1 && counts[1] > 1
      ? headings[1] : headings.first ?? rows.first
  }

  /// The columns that say who a row is about.
  private static let naming: [RosterColumn] = [
    .idNumber, .username, .email, .systemID, .identifier, .name, .sortableName, .firstName,
    .lastName,
  ]

  private mutating func skip(title row: Table.Row) {
    let text = row.cells.filter { !$0.isEmpty }.map(\.text.withoutControls).joined(separator: " ")
    skip(.says("roster.title", ["line": .count(row.line), "text": .text(text)]))
  }

  private mutating func skip(_ sentence: Sentence) {
    notices.append(RosterNotice(sentence: sentence, learner: nil))
  }

  /// Says first which learning system's file it is, if it is more than a roster.
  private mutating func leadWithOrigin(_ columns: [RosterColumn: Int]) {
    let isMoodles = rows.contains { $0.systemID.flatMap(SubmissionLabel.participant) != nil }
    guard isMoodles || columns[.systemID] != nil else { return }
    let sentence: Sentence = isMoodles ? .says("roster.moodle") : .says("roster.canvas")
    notices.insert(RosterNotice(sentence: sentence, learner: nil), at: 0)
  }

  private func columns(_ row: Table.Row) throws(InputFileError) -> [RosterColumn: Int] {
    switch RosterColumn.columns(of: row.cells.map(\.text)) {
    case .failure(let repeated):
      let cell = row.cells[repeated.index]
      throw InputFileError(
        path, line: cell.line, column: cell.column,
        .says("table.sameHeading", ["heading": .text(cell.text.quoted)]))
    case .success(var columns):
      if let idHeading { columns[.idNumber] = try column(under: idHeading, in: row) }
      guard Self.naming.contains(where: { columns[$0] != nil }) else {
        throw InputFileError(
          path, line: row.line, column: 1,
          .says("table.noName", ["headings": .text(RosterColumn.examples)]))
      }
      return columns
    }
  }

  /// The place of the column that the teacher chose.
  private func column(under heading: String, in row: Table.Row) throws(InputFileError) -> Int {
    let plain = PersonName.plain(heading)
    if let index = row.cells.firstIndex(where: { PersonName.plain($0.text) == plain }) {
      return index
    }
    let headings = row.cells.map(\.text).filter { !$0.isEmpty }.shortList
    throw InputFileError(
      path, line: row.line, column: 1,
      .says("roster.noColumn", ["heading": .text(heading.quoted), "headings": .text(headings)]))
  }

  /// Says that ids were read without the decimals that a spreadsheet gave them.
  private mutating func tellDecimals() {
    guard let row = rows.first(where: \.hadDecimals), let id = row.idNumber else { return }
    let count = rows.count(where: \.hadDecimals)
    skip(.says("roster.decimals", ["count": .count(count), "id": .text(id)]))
  }

  /// A name with a comma and without quotes would move all that follows it into other columns.
  private func refuseSurplus(_ row: Table.Row, headings: Int) throws(InputFileError) {
    let surplus = row.cells.dropFirst(headings)
    guard let cell = surplus.first(where: { !$0.isEmpty }) else { return }
    throw InputFileError(
      path, line: cell.line, column: cell.column,
      .says("table.surplus", ["count": .count(row.cells.count), "headings": .count(headings)]))
  }

  private mutating func add(_ row: RosterRow) {
    if row.isNobodys {
      return skip(
        .says("roster.notAPerson", ["line": .count(row.line), "name": .text(row.shownName)]))
    }
    guard row.namesSomebody else {
      return skip(.says("roster.nobody", ["line": .count(row.line)]))
    }
    if row.teaches {
      return skip(.says("roster.role", ["line": .count(row.line), "role": .text(row.role ?? "")]))
    }
    // Two people can only share a name.
    let identities =
      row.identities.isEmpty ? ["n \(PersonName.plain(row.name ?? ""))"] : row.identities
    let known = Set(identities.compactMap { owners[$0] }).sorted()
    if let first = known.first, known.count == 1, !row.identities.isEmpty,
      rows[first].agrees(with: row)
    {
      notices.append(
        RosterNotice(sentence: .sameLearner(rows[first], row), learner: first))
      rows[first].complete(with: row)
      return own(identities, first)
    }
    let index = rows.count
    rows.append(row)
    own(identities, index)
    for rival in known {
      let sentence = Sentence.contradiction(rows[rival], row)
      notices.append(RosterNotice(sentence: sentence, learner: rival))
      notices.append(RosterNotice(sentence: sentence, learner: index))
      rivals[rival, default: []].insert(index)
      rivals[index, default: []].insert(rival)
    }
  }

  private mutating func own(_ identities: [String], _ index: Int) {
    for identity in identities where owners[identity] == nil { owners[identity] = index }
  }

  /// The learners in the order of their rows, no two with the same key.
  private func learners() -> [Learner] {
    var taken: Set<String> = []
    return rows.map { row in
      var key = row.key ?? ""
      if !taken.insert(key).inserted {
        key += " (row \(row.line))"
        taken.insert(key)
      }
      return Learner(
        key: key, name: row.name ?? row.key, idNumber: row.idNumber, username: row.username,
        email: row.email, systemID: row.systemID, section: row.section)
    }
  }
}

extension Sentence {
  fileprivate static func sameLearner(_ first: RosterRow, _ second: RosterRow) -> Sentence {
    .says(
      "roster.sameLearner",
      ["name": .text(second.shownName), "first": .count(first.line), "second": .count(second.line)])
  }

  fileprivate static func contradiction(_ first: RosterRow, _ second: RosterRow) -> Sentence {
    .says(
      "roster.contradiction",
      ["name": .text(second.shownName), "first": .count(first.line), "second": .count(second.line)])
  }
}

extension RosterRow {
  fileprivate var shownName: String { name ?? key ?? "" }
}
