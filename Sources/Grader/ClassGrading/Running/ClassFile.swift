package import Course

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
  /// The last learner ends a file, unless it says otherwise.
  package func end(_ facts: ClassFacts) -> String { "" }
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

/// Facts about a class that are the same for every learner.
package struct ClassFacts: Sendable {
  package struct GradedExercise: Hashable, Sendable {
    package let id: String
    package let title: String
    /// The folder of the lesson it belongs to: `05-equality`.
    package let lesson: String
    package let lessonTitle: String
    /// The exercise's prompt.
    package let task: String
    package let most: Double
    /// Whether learners have variants of it.
    package let isVaried: Bool
    /// The forms of the course's own answers, which don't count as alike: ``AnswerForm/own(of:)``.
    package internal(set) var own: Set<AnswerForm>

    package init(
      id: String, title: String, lesson: String, lessonTitle: String, task: String, most: Double,
      isVaried: Bool = false, own: Set<AnswerForm> = []
    ) {
      self.id = id
      self.title = title
      self.lesson = lesson
      self.lessonTitle = lessonTitle
      self.task = task
      self.most = most
      self.isVaried = isVaried
      self.own = own
    }
  }

  /// The course's title.
  package let course: String
  /// The name of the class: the name of the folder of submissions.
  package let name: String
  /// The heading of the report that the teacher chose; `nil` for one with the name.
  package let title: String?
  package internal(set) var exercises: [GradedExercise]
  package let policy: GradingPolicy
  package let overrides: GradeOverrides
  package let strings: StringsCatalogue
  /// The program that graded: `lessons 0.7`.
  package let program: String
  /// Whether every learner has a variant and hidden cases of their own.
  package let isSeeded: Bool
  package let style: String

  /// The most points of all exercises together.
  var most: Double { exercises.map(\.most).reduce(0, +).hundredths }

  package init(
    course: String, name: String, exercises: [GradedExercise], policy: GradingPolicy,
    overrides: GradeOverrides = GradeOverrides(), strings: StringsCatalogue, program: String,
    isSeeded: Bool, title: String? = nil, style: String = ""
  ) {
    self.course = course
    self.name = name
    self.exercises = exercises
    self.policy = policy
    self.overrides = overrides
    self.strings = strings
    self.program = program
    self.isSeeded = isSeeded
    self.title = title
    self.style = style
  }
}
