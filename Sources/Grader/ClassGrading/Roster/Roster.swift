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
    /// A learner who isn't on the roster.
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
  /// - Throws: ``InputFileError`` with the place, where nobody can be read from the file.
  package static func read(
    _ text: String, path: String, idUnder heading: String? = nil
  ) throws(InputFileError) -> Roster {
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

  /// The messages about one learner's rows.
  package func notices(about learner: Int) -> [Sentence] {
    notices.filter { $0.learner == learner }.map(\.sentence)
  }
}
