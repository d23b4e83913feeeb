/// The lessons in order, and the sentences of the program.
package struct Course: Sendable {
  /// A part of the course under a title of its own.
  package struct Chapter: Sendable {
    package let title: String
    package let lessons: [Lesson]
  }

  package let title: String
  package let chapters: [Chapter]
  package let strings: StringsCatalogue

  /// All lessons, in the order in which they are taught.
  package var lessons: [Lesson] { chapters.flatMap(\.lessons) }

  /// All exercises, in the order in which they come.
  package var exercises: [Exercise] { lessons.flatMap(\.exercises) }

  /// The exercise with an id.
  package func exercise(_ id: String) -> Exercise? { exercises.first { $0.id == id } }

  /// The lesson that an exercise belongs to.
  package func lesson(of exercise: Exercise) -> Lesson? {
    lessons.first { $0.folder == exercise.lessonFolder }
  }
}
