/// All of a course at once: what proves it and what grades a class needs most of it.
package struct Course: Sendable {
  /// A part of the course under a title of its own.
  package struct Chapter: Sendable {
    package let title: String
    package let lessons: [Lesson]
  }

  package let title: String
  package let chapters: [Chapter]
  /// All exercises, in the order in which they come.
  package internal(set) var exercises: [Exercise]
  package let strings: StringsCatalogue

  /// All lessons, in the order in which they are taught.
  package var lessons: [Lesson] { chapters.flatMap(\.lessons) }

  /// The exercise with an id.
  package func exercise(_ id: String) -> Exercise? { exercises.first { $0.id == id } }

  /// The exercises of a lesson, in their order.
  package func exercises(of lesson: Lesson) -> [Exercise] {
    exercises.filter { $0.lesson.folder == lesson.folder }
  }
}
