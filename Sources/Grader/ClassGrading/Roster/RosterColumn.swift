/// The kind of a roster's column.
enum RosterColumn: Hashable {
  case idNumber, username, email, systemID, name, sortableName, firstName, lastName, section, role
  /// The group of learners who hand in together; the heading may also be that of a section.
  case group
  /// A second name to log in with.
  case otherUsername
  /// Moodle's `Participant 123`, or an id that the teacher chose.
  case identifier

  /// The known English headings, in small letters and digits, in the order of preference.
  ///
  /// They are those of files that Canvas, Moodle, Gradescope, GitHub Classroom and Classroom 50 let a
  /// teacher download, and words that people write themselves.
  private static let known: [(column: RosterColumn, headings: [String])] = [
    (
      .idNumber,
      [
        "sisuserid", "idnumber", "studentid", "studentnumber", "sid", "rosteridentifier",
        "orgdefinedid", "id", "learnerid", "userid", "number",
      ]
    ),
    (.username, ["username", "sisloginid", "login", "loginid", "user"]),
    (.otherUsername, ["githubusername", "github", "githublogin"]),
    (.email, ["emailaddress", "email", "mail", "emails"]),
    (.identifier, ["identifier"]),
    (.name, ["fullname", "name", "learner", "displayname"]),
    (.sortableName, ["sortablename", "student", "studentname", "lastnamefirstname"]),
    (.firstName, ["firstname", "givenname", "forename"]),
    (.lastName, ["lastname", "surname", "familyname"]),
    (.section, ["section", "sections", "group", "groups", "class", "cohort"]),
    (.group, ["group", "groups", "team", "teams", "pair"]),
    (.role, ["role", "roles"]),
  ]

  /// The headings that identify a learner, as messages name them.
  static let examples = "id, username, email, name"

  /// The kind of each cell of a heading row, by its index.
  ///
  /// If two headings mean the same, the better known one counts. Canvas calls its own number
  /// `ID`, beside the institution's.
  ///
  /// - Returns: The columns that are known, or the index of a heading that is there twice.
  static func columns(of headings: [String]) -> Result<[RosterColumn: Int], RepeatedHeading> {
    let plain = headings.map(plain)
    if let twice = plain.indices.first(where: {
      !plain[$0].isEmpty && known(plain[$0]) && plain[..<$0].contains(plain[$0])
    }) {
      return .failure(RepeatedHeading(index: twice))
    }
    var columns: [RosterColumn: Int] = [:]
    for (column, headings) in known {
      let all = headings + (RosterWords.headings[column] ?? [])
      columns[column] = all.lazy.compactMap { plain.firstIndex(of: $0) }.first
    }
    let isCanvas = plain.contains("student") && plain.contains { $0.hasPrefix("sis") }
    if isCanvas, let own = plain.firstIndex(of: "id") {
      columns[.systemID] = own
      if columns[.idNumber] == own { columns[.idNumber] = nil }
    }
    // German and Japanese call Moodle's own number `ID`, beside the institution's.
    let own = plain.firstIndex(of: "id")
    let others = RosterWords.headings[.idNumber] ?? []
    if let own, columns[.idNumber] == own, let other = plain.firstIndex(where: others.contains) {
      (columns[.idNumber], columns[.identifier]) = (other, own)
    }
    if columns[.username] == nil {
      columns[.username] = columns[.otherUsername]
      columns[.otherUsername] = nil
    }
    return .success(columns)
  }

  struct RepeatedHeading: Error {
    let index: Int
  }

  private static func known(_ heading: String) -> Bool {
    known.contains { $0.headings.contains(heading) }
      || RosterWords.headings.values.contains { $0.contains(heading) }
  }

  /// A heading without capitals, spaces and signs: `SIS User ID` → `sisuserid`.
  private static func plain(_ heading: String) -> String {
    String(heading.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
