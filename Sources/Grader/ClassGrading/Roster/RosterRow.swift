/// One row of a roster.
struct RosterRow {
  /// The line on which it begins.
  let line: Int
  /// All its cells, also those of unknown columns.
  let cells: [String]
  var idNumber, username, otherUsername, email, systemID, name, section, group, role: String?

  /// Whether a spreadsheet had made the id a number with decimals: `1001.0`.
  private(set) var hadDecimals = false

  init(_ row: Table.Row, _ columns: [RosterColumn: Int]) {
    func said(_ column: RosterColumn) -> String? {
      guard let index = columns[column], index < row.cells.count else { return nil }
      let text = PersonName.trimmed(row.cells[index].text.withoutControls)
      return text.isEmpty || Self.nothing.contains(text.lowercased()) ? nil : text
    }
    line = row.line
    cells = row.cells.map { PersonName.trimmed($0.text) }
    (idNumber, systemID) = (said(.idNumber), said(.systemID))
    if let number = idNumber.flatMap(Self.whole) { (idNumber, hadDecimals) = (number, true) }
    (username, otherUsername) = (said(.username), said(.otherUsername))
    (email, section, role) = (said(.email), said(.section), said(.role))
    group = said(.group)
    let (first, last) = (said(.firstName), said(.lastName))
    name = said(.name) ?? said(.sortableName).map(PersonName.said)
    let isWhole = columns[.firstName] != nil && columns[.lastName] != nil
    let letters = PersonName.letters(name ?? "")
    let others = [first, last].compactMap(\.self)
    if name == nil || !isWhole && !others.allSatisfy({ letters.contains(PersonName.letters($0)) }) {
      // `Name` is the last name beside `Vorname`, and the first name beside `Cognoms`.
      let all = [first, name, last].compactMap(\.self)
      name = all.isEmpty ? nil : all.joined(separator: " ")
    }
    // In some languages Moodle's number stands under the heading `ID`.
    if let number = idNumber, SubmissionLabel.moodlesNumber(number) != nil {
      (idNumber, systemID) = (nil, systemID ?? number)
    }
    if let identifier = said(.identifier) {
      if SubmissionLabel.participant(identifier) != nil {
        systemID = systemID ?? identifier
      } else {
        idNumber = idNumber ?? identifier
      }
    }
  }

  /// The digits of a number whose decimals are all 0; `nil` for any other text.
  static func whole(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, SubmissionLabel.isNumber(parts[0]), SubmissionLabel.isNumber(parts[1]),
      parts[1].allSatisfy({ $0 == "0" })
    else { return nil }
    return String(parts[0])
  }

  /// What people and learning systems write into empty cells.
  private static let nothing: Set = ["-", "–", "—", "n/a"]

  /// Whether it identifies a learner.
  var namesSomebody: Bool { key != nil }

  /// The learner's key.
  var key: String? { idNumber ?? username ?? email ?? systemID ?? name }

  /// Whether it has an average, points or a test account instead of a person.
  var isNobodys: Bool {
    guard idNumber == nil, email == nil, let name else { return false }
    return RosterWords.notPeople.contains(PersonName.letters(name))
  }

  /// Roles of those who teach, as learning systems write them.
  private static let teaching: Set = [
    "instructor", "teacher", "ta", "teachingassistant", "editingteacher", "noneditingteacher",
    "reader", "observer", "tutor", "manager", "designer",
  ]

  /// Whether the row is about a teacher.
  var teaches: Bool { role.map { Self.teaching.contains(PersonName.letters($0)) } ?? false }

  /// The identities that no two learners share, by kind.
  var identities: [String] {
    let kinds = [("i", idNumber), ("u", username), ("e", email), ("s", systemID)]
    return kinds.compactMap { kind, text in text.map { "\(kind) \(PersonName.plain($0))" } }
  }

  /// Whether both rows can be about one learner: no cell that both have differs, except the section.
  func agrees(with other: RosterRow) -> Bool {
    let pairs = [
      (idNumber, other.idNumber), (username, other.username), (email, other.email),
      (systemID, other.systemID), (name, other.name), (otherUsername, other.otherUsername),
    ]
    return pairs.allSatisfy { mine, theirs in
      guard let mine, let theirs else { return true }
      return PersonName.plain(mine) == PersonName.plain(theirs)
    }
  }

  /// Adds the cells that only another row about the same learner has.
  mutating func complete(with other: RosterRow) {
    idNumber = idNumber ?? other.idNumber
    username = username ?? other.username
    otherUsername = otherUsername ?? other.otherUsername
    email = email ?? other.email
    systemID = systemID ?? other.systemID
    name = name ?? other.name
    section = section ?? other.section
  }
}
