/// One file about a whole class, written learner by learner so that it takes no more memory for a
/// larger class.
///
/// The learners come in the order of the roster, then those who aren't on it by their keys; the same
/// class gives the same bytes.
package protocol ClassFile: Sendable {
  /// Where it is written, below the report's folder: `grades.csv`.
  var path: String { get }
  /// The text before the first learner.
  mutating func beginning(_ facts: ClassFacts) -> String
  /// The text about the next learner.
  mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String
  /// The text after the last learner.
  mutating func end(_ facts: ClassFacts) -> String
  /// The whole file in its order, once all learners are known; `nil` if it stands as it came.
  mutating func arranged(_ facts: ClassFacts) -> [ClassFilePiece]?
  /// Messages for the teacher about the written file.
  var notices: [String] { get }
}

extension ClassFile {
  /// A file stands as it came, unless it says otherwise.
  package func arranged(_ facts: ClassFacts) -> [ClassFilePiece]? { nil }
  package var notices: [String] { [] }
}

/// A part of a file about a class that has an order of its own.
package enum ClassFilePiece: Sendable {
  case text(String)
  /// The text about a learner, by the learner's place in the class.
  case learner(Int)
}

/// One file about each learner.
package protocol LearnerFile: Sendable {
  /// The folder of these files, below the report's: `learners`.
  var folder: String { get }
  /// How the files' names end: `html`.
  var fileExtension: String { get }
  /// The whole text of a learner's file; `nil` if the learner gets none.
  func text(for result: LearnerResult, _ facts: ClassFacts) -> String?
}
