package import Course

/// The learners of a class, as the teacher's file lists them.
package struct Roster: Sendable {
  /// The learner to whom a folder or file belongs.
  package enum Match: Hashable, Sendable {
    /// The learner at an index of ``Roster/learners``.
    case learner(Int)
    /// Several learners who hand in together, at these indices.
    case together([Int])
    /// These learners, and somebody who isn't on the roster.
    case partlyUnknown([Int])
    case unknown
    /// It could be any of these, in their order; the program doesn't guess.
    case unclear([Int])
  }

  /// In the order of their rows, no two with the same key.
  package let learners: [Learner]
  /// Messages for the teacher about the rows, in their order.
  package let notices: [RosterNotice]
  private let index: RosterIndex
  private let headings: [String]
  /// The cells of learners' rows, by their keys.
  private let cells: [String: [String]]

  init(
    learners: [Learner], headings: [String], rows: [RosterRow], rivals: [Int: Set<Int>],
    notices: [RosterNotice]
  ) {
    var names: [String: Int] = [:]
    for learner in learners { names[PersonName.plain(learner.name), default: 0] += 1 }
    self.learners = learners.map { learner in
      var learner = learner
      if names[PersonName.plain(learner.name), default: 0] > 1 {
        learner.distinction = learner.identity
      }
      return learner
    }
    self.notices = notices
    self.headings = headings
    cells = Dictionary(
      zip(learners, rows).map { ($0.key, $1.cells) }, uniquingKeysWith: { first, _ in first })
    index = RosterIndex(self.learners, rows: rows, rivals: rivals)
  }

  /// Reads a roster of any known system, or one that a teacher wrote.
  ///
  /// Columns are known by their headings, in any order; capitals, spaces and signs don't count.
  ///
  /// - Parameters:
  ///   - text: Comma-separated text; semicolons and tabs are taken as well.
  ///   - path: What messages call the file.
  ///   - heading: The heading of the column with the ids; `nil` for the usual one.
  /// - Returns: At least one learner.
  /// - Throws: ``CourseError`` with the place, where nobody can be read from the file.
  package static func read(
    _ text: String, path: String, idUnder heading: String? = nil
  ) throws(CourseError) -> Roster {
    var reader = RosterReader(path: path, idHeading: heading)
    return try reader.roster(text)
  }

  /// The learner to whom a folder or file belongs, by its name.
  ///
  /// Ids, usernames and addresses come first, then names. Capitals, the ways of composing accents,
  /// and the order of first and last name don't count.
  package func match(_ label: SubmissionLabel) -> Match { index.match(label) }

  /// The text before usernames in the names of a class's folders: `hw1` of `hw1-ana`, `hw1-bo`.
  ///
  /// The most frequent text counts, so that a single other folder changes nothing.
  package func assignment(of names: [String]) -> String? { index.assignment(of: names) }

  /// A learner's cell in a gradebook's column; `nil` if the roster has no such column.
  ///
  /// Canvas puts an assignment's number behind its title: `Turn it around (1234)`.
  func entry(under title: String, of learner: Learner) -> String? {
    let column = headings.firstIndex { $0.replacing(#/ \([0-9]+\)$/#, with: "") == title }
    guard let column, let row = cells[learner.key] else { return nil }
    return column < row.count ? row[column] : ""
  }

  /// The columns with a heading, each with the cells of learners by their keys.
  var columns: [(heading: String, values: [String: String])] {
    headings.enumerated().filter { !$0.element.isEmpty }.map { index, heading in
      (heading, cells.compactMapValues { index < $0.count && !$0[index].isEmpty ? $0[index] : nil })
    }
  }

  package func notices(about learner: Int) -> [Sentence] {
    notices.filter { $0.learner == learner }.map(\.sentence)
  }
}

struct RosterIndex: Sendable {
  /// Ids, usernames, addresses and keys.
  private var identities: [String: Set<Int>] = [:]
  /// Canvas's and Moodle's own numbers.
  private var numbers: [String: Set<Int>] = [:]
  /// Full names, and the part of addresses before the @.
  private var names: [String: Set<Int>] = [:]
  /// The letters of names, from any of their words on.
  private var letters: [String: Set<Int>] = [:]
  /// Usernames, which may follow an assignment's name.
  private var usernames: [String: Set<Int>] = [:]
  /// Those who hand in together, by the name of their group.
  private var groups: [String: Set<Int>] = [:]
  private let rivals: [Int: Set<Int>]

  init(_ learners: [Learner], rows: [RosterRow], rivals: [Int: Set<Int>]) {
    self.rivals = rivals
    for (index, learner) in learners.enumerated() {
      let logins = [learner.username, rows[index].otherUsername].compactMap(\.self)
      let ids = [learner.key, learner.idNumber, learner.email, learner.systemID].compactMap(\.self)
      // The name of the learner's folder in what `hand-out` makes.
      identities[learner.fileName, default: []].insert(index)
      for id in ids + logins { identities[PersonName.plain(id), default: []].insert(index) }
      for login in logins { usernames[PersonName.plain(login), default: []].insert(index) }
      if let number = learner.systemID {
        let digits = SubmissionLabel.participant(number) ?? number
        numbers[digits, default: []].insert(index)
      }
      if let group = rows[index].group {
        groups[PersonName.plain(group), default: []].insert(index)
      }
      names[PersonName.plain(learner.name), default: []].insert(index)
      if let local = learner.email?.split(separator: "@").first {
        names[PersonName.plain(String(local)), default: []].insert(index)
      }
      for turned in PersonName.turnedLetters(learner.name) {
        letters[turned, default: []].insert(index)
      }
    }
  }

  func match(_ label: SubmissionLabel) -> Roster.Match {
    if let together = together(label) { return together }
    let match = single(label)
    guard match == .unknown, let group = groups[PersonName.plain(label.person)] else {
      return match
    }
    return group.count == 1 ? decided(group) : .together(group.sorted())
  }

  /// Several learners whose ids or names a text joins; `nil` for any other text.
  private func together(_ label: SubmissionLabel) -> Roster.Match? {
    guard identities[PersonName.plain(label.text)] == nil, let parts = label.joined else {
      return nil
    }
    let found = parts.map { decided(plain($0)) }
    let indices = found.compactMap { if case .learner(let index) = $0 { index } else { nil } }
    guard !indices.isEmpty, Set(indices).count == indices.count else { return nil }
    return indices.count == parts.count
      ? .together(indices.sorted()) : .partlyUnknown(indices.sorted())
  }

  private func single(_ label: SubmissionLabel) -> Roster.Match {
    switch label.origin {
    case .plain:
      let whole = plain(label.text)
      if whole.count == 1 || label.person == label.text { return decided(whole) }
      let own = plain(label.person)
      return decided(own.isEmpty ? whole : own)
    case .moodle, .canvas:
      let byNumber = label.systemID.flatMap { numbers[$0] } ?? []
      let byName = named(label.person, isGrouped: label.origin == .moodle)
      // A number decides between two equal names, but must not contradict the name.
      if byNumber.isEmpty || byName.isEmpty { return decided(byNumber.union(byName)) }
      let both = byNumber.intersection(byName)
      return decided(both.isEmpty ? byNumber.union(byName) : both)
    }
  }

  /// The learners whom a text could mean, by the most reliable identity that finds any.
  private func plain(_ text: String) -> Set<Int> {
    let plain = PersonName.plain(text)
    // What is one learner's username may begin another's address.
    let known = (identities[plain] ?? []).union(names[plain] ?? [])
    if !known.isEmpty { return known }
    let found = named(text, isGrouped: false)
    return found.isEmpty ? behindAssignment(plain) : found
  }

  /// The learners of a name, or of its letters; before it may stand the name of a group and a dash.
  private func named(_ text: String, isGrouped: Bool) -> Set<Int> {
    if let found = names[PersonName.plain(text)] { return found }
    let all = PersonName.letters(text)
    if !all.isEmpty, let found = letters[all] { return found }
    guard isGrouped else { return [] }
    var found: Set<Int> = []
    for dash in text.indices where text[dash] == "-" {
      let rest = PersonName.letters(String(text[text.index(after: dash)...]))
      if !rest.isEmpty { found.formUnion(letters[rest] ?? []) }
    }
    return found
  }

  /// The learners whose usernames stand behind a dash at the end: `hw1-wei-li` may be wei-li's, or
  /// li's.
  private func behindAssignment(_ text: String) -> Set<Int> {
    var found: Set<Int> = []
    for dash in text.indices where text[dash] == "-" && dash > text.startIndex {
      found.formUnion(usernames[String(text[text.index(after: dash)...])] ?? [])
    }
    return found
  }

  /// The most frequent text before usernames in some names; it has to occur twice.
  func assignment(of names: [String]) -> String? {
    var counts: [String: Int] = [:]
    for name in names {
      for dash in name.indices where name[dash] == "-" && dash > name.startIndex {
        let rest = PersonName.plain(String(name[name.index(after: dash)...]))
        if usernames[rest] != nil { counts[String(name[..<dash]), default: 0] += 1 }
      }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { $0.value > 1 ? $0.key : nil }
  }

  private func decided(_ found: Set<Int>) -> Roster.Match {
    let all = found.reduce(into: found) { $0.formUnion(rivals[$1] ?? []) }
    guard let first = all.first else { return .unknown }
    return all.count == 1 ? .learner(first) : .unclear(all.sorted())
  }
}

/// What a teacher should know about the rows of a roster.
package struct RosterNotice: Hashable, Sendable {
  package let sentence: Sentence
  /// The learner it is about, by the index in ``Roster/learners``; `nil` for a row that was left out.
  package let learner: Int?
}
