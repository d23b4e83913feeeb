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
