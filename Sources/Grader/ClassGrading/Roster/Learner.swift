/// A learner whose answers are graded: a row of the roster, or else the name of a folder.
package struct Learner: Hashable, Sendable, Codable {
  /// Identifies the learner in this class, and never changes: the roster's id, else the username,
  /// else the e-mail address, else the folder's name.
  ///
  /// Variants are derived from it. It may contain any characters.
  package let key: String
  /// The full name; the key if none is known.
  package var name: String
  /// The number or word by which the institution knows the learner (`SIS User ID`, `idnumber`).
  package var idNumber: String?
  /// The name to log in with (`SIS Login ID`, `username`).
  package var username: String?
  package var email: String?
  /// The number by which the learning system knows the learner: Canvas's `ID`, Moodle's
  /// `Participant 123`.
  package var systemID: String?
  /// The group, where there are several.
  package var section: String?
  /// Whether the roster has a row for the learner; true where there is no roster.
  package var isListed: Bool
  /// What tells the learner from namesakes in the class, such as an id; `nil` if nobody has the name.
  package var distinction: String?

  /// The name as reports say it, with what tells namesakes apart: `Ana López (4711)`.
  package var shownName: String { distinction.map { "\(name) (\($0))" } ?? name }

  /// What tells the learner from others with the same name.
  var identity: String { idNumber ?? email ?? username ?? key }

  /// The keys of the results.
  private enum CodingKeys: String, CodingKey {
    case key, name, idNumber, username, email, systemID, section, isListed
  }

  package init(
    key: String, name: String? = nil, idNumber: String? = nil, username: String? = nil,
    email: String? = nil, systemID: String? = nil, section: String? = nil, isListed: Bool = true
  ) {
    self.key = key
    self.name = name ?? key
    self.idNumber = idNumber
    self.username = username
    self.email = email
    self.systemID = systemID
    self.section = section
    self.isListed = isListed
  }
}
