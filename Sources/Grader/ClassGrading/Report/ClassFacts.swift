package import Course

/// Facts about a class that are the same for every learner.
package struct ClassFacts: Sendable {
  /// An exercise that is graded.
  package struct GradedExercise: Hashable, Sendable {
    package let id: String
    package let title: String
    /// The folder of the lesson it belongs to: `05-equality`.
    package let lesson: String
    package let lessonTitle: String
    /// The exercise's prompt.
    package let task: String
    /// The most points.
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
  /// The teacher's decisions about single answers.
  package let overrides: GradeOverrides
  /// The program's sentences, in the language asked for.
  package let strings: StringsCatalogue
  /// The program that graded: `lessons 0.7`.
  package let program: String
  /// Whether every learner has a variant and hidden cases of their own.
  package let isSeeded: Bool
  /// The style sheet of the pages.
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
