package import LayoutEngine

/// All of a course at once: what proves it and what grades a class needs most of it.
package struct Course: Sendable {
  /// A part of the course under a title of its own.
  package struct Chapter: Sendable {
    package let title: String
    package let lessons: [Lesson]
  }

  /// The minute at which the lesson that teaches an idea must begin, at the latest.
  package struct Deadline: Hashable, Sendable {
    package let idea: String
    package let minute: Double
    package let place: SourcePlace
  }

  package let title: String
  package let chapters: [Chapter]
  /// The numbers of ``lessons``.
  package let numbers: [LessonNumber]
  package let deadlines: [Deadline]
  /// All exercises, in the order in which they come.
  package internal(set) var exercises: [Exercise]
  package let strings: StringsCatalogue

  /// The file that lists the lessons.
  package static let outlinePath = CourseOutline.fileName

  /// All lessons, in the order in which they are taught.
  package var lessons: [Lesson] { chapters.flatMap { $0.lessons } }

  /// The exercise with an id.
  package func exercise(_ id: String) -> Exercise? { exercises.first { $0.id == id } }

  /// The exercises of a lesson, in their order.
  package func exercises(of lesson: Lesson) -> [Exercise] {
    exercises.filter { $0.lesson.folder == lesson.folder }
  }
}
