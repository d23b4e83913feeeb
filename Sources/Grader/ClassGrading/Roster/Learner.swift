import Course
import Platform

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

extension Learner {
  /// How much of a key is kept to be recognised, in characters; its mark follows.
  private static let longestPart = 30

  /// The name of the learner's files, without an ending: letters, digits and dashes alone, at most
  /// 40, and different for any two keys.
  ///
  ///     ana.lopez@uni.edu → ana-lopez-uni-edu-3f0a91c2
  package var fileName: String {
    var name = ""
    for scalar in key.lowercased().unicodeScalars where name.utf8.count < Self.longestPart {
      let isPlain = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if isPlain { name.unicodeScalars.append(scalar) } else if name.last != "-" { name += "-" }
    }
    while name.hasPrefix("-") { name.removeFirst() }
    while name.hasSuffix("-") { name.removeLast() }
    if name == key, !name.isEmpty { return name }
    let mark = SHA256.digest(of: key.utf8).prefix(8)
    return name.isEmpty ? "learner-\(mark)" : "\(name)-\(mark)"
  }
}

/// The spellings under which one person's name or id is looked up.
///
/// Letters and accents compare as Unicode says, whichever way they are composed; capitals don't
/// count.
enum PersonName {
  /// The text in small letters, each run of spaces as one.
  static func plain(_ text: String) -> String {
    text.withoutControls.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Letters and digits alone: what is left once a learning system has made a file name of it.
  static func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// `Doe, Jane` as it is said: `Jane Doe`; any other text as it is.
  static func said(_ text: String) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return text }
    return "\(parts[1]) \(parts[0])"
  }

  /// More words than any name has whose order is in question.
  private static let mostTurns = 12

  /// The letters of a name, from any of its words on: `Jane Doe` is `doejane`, too.
  static func turnedLetters(_ name: String) -> [String] {
    let words = said(name).split(whereSeparator: \.isWhitespace).map { letters(String($0)) }
    let turns = words.indices.prefix(words.count > mostTurns ? 1 : mostTurns).map {
      (words[$0...] + words[..<$0]).joined()
    }
    return turns.filter { !$0.isEmpty }
  }

  static func trimmed(_ text: some StringProtocol) -> String { Substring(text).trimmed }
}

/// The parts of the name of a folder or file that a learner handed in.
///
///     Ana López_12345_assignsubmission_file_            Moodle
///     lopezana_LATE_701_9002_turn-around-1.layout       Canvas
///     layout-lessons-ana-l                              Classroom 50: the assignment, the username
package struct SubmissionLabel: Hashable, Sendable {
  /// Where the name comes from.
  package enum Origin: Hashable, Sendable {
    /// A learner's id, username, address or name, with an assignment's before it or not.
    case plain
    case moodle
    case canvas
  }

  package let origin: Origin
  /// The name as it stands, without slashes.
  package let text: String
  /// What stands for the learner's name: as it is, or in Canvas's letters, `lopezana`.
  package let person: String
  /// The number by which the learning system knows the learner.
  package let systemID: String?
  /// The name under which the file was handed in, where one was put behind the learner's.
  ///
  /// Canvas counts later attempts in it: `turn-around-1.layout`.
  package let fileName: String?

  /// - Parameters:
  ///   - name: The name of a folder or a file, not a path.
  ///   - assignment: What stands before each learner's username, as ``Roster/assignment(of:)`` finds it.
  package init(_ name: String, assignment: String? = nil) {
    var name = Substring(name)
    while name.hasSuffix("/") { name.removeLast() }
    text = String(name)
    if let parts = Self.moodle(text) {
      (origin, person, systemID) = (.moodle, parts.person, parts.number)
      fileName = parts.file
    } else if let parts = Self.canvas(text) {
      (origin, person, systemID) = (.canvas, parts.person, parts.number)
      fileName = parts.file
    } else {
      let prefix = assignment.map { $0 + "-" } ?? ""
      (origin, systemID, fileName) = (.plain, nil, nil)
      person = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    }
  }

  /// The parts of the name, if it joins those of several learners with `+` or `&`; else `nil`.
  package var joined: [String]? {
    let parts = person.split(omittingEmptySubsequences: false) { $0 == "+" || $0 == "&" }
      .map(PersonName.trimmed)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } ? parts : nil
  }

  /// Moodle's number behind the word of a known language, even without a space: `Teilnehmer/in123`.
  static func moodlesNumber(_ text: String) -> String? {
    let number = String(text.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    let word = PersonName.letters(String(text.dropLast(number.count)))
    return RosterWords.participants.contains(word) && !number.isEmpty ? number : nil
  }

  /// The number of `Participant 123` in the site's language; `nil` for any other text.
  static func participant(_ text: String) -> String? {
    if let number = moodlesNumber(text) { return number }
    let words = text.split { $0.isWhitespace || $0 == "_" }
    guard words.count == 2, isNumber(words[1]), words[0].allSatisfy(\.isLetter) else { return nil }
    return String(words[1])
  }

  static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private typealias Parts = (person: String, number: String, file: String?)

  /// `Name_number_assignsubmission_kind_`, with the file's name behind it or not.
  private static func moodle(_ text: String) -> Parts? {
    guard let mark = text.firstRange(of: "_assignsubmission_") else { return nil }
    let before = text[..<mark.lowerBound]
    guard let line = before.lastIndex(of: "_") else { return nil }
    let number = before[before.index(after: line)...]
    guard isNumber(number) else { return nil }
    let behind = text[mark.upperBound...]
    let file = behind.firstIndex(of: "_").map { behind[behind.index(after: $0)...] } ?? ""
    return (String(before[..<line]), String(number), file.isEmpty ? nil : String(file))
  }

  /// `letters_user_file_name.ending`, with `LATE` behind the letters or not.
  private static func canvas(_ text: String) -> Parts? {
    let parts = text.split(separator: "_", maxSplits: 4, omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty else { return nil }
    let isLate = parts.count > 1 && parts[1] == "LATE"
    let rest = text.split(
      separator: "_", maxSplits: isLate ? 4 : 3, omittingEmptySubsequences: false
    ).dropFirst(isLate ? 2 : 1)
    let list = Array(rest)
    guard list.count == 3, isNumber(list[0]), isNumber(list[1]), list[2].contains(".") else {
      return nil
    }
    return (String(first), String(list[0]), String(list[2]))
  }
}
