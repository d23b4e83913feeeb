package import LayoutEngine

/// All of a course at once: what proves it and what grades a class needs most of it.
package struct Course: Sendable {
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
  package let numbers: [LessonNumber]
  package let deadlines: [Deadline]
  package internal(set) var exercises: [Exercise]
  package let strings: StringsCatalogue

  package static let outlinePath = CourseOutline.fileName

  package var lessons: [Lesson] { chapters.flatMap { $0.lessons } }

  package func exercise(_ id: String) -> Exercise? { exercises.first { $0.id == id } }

  package func exercises(of lesson: Lesson) -> [Exercise] {
    exercises.filter { $0.lesson.folder == lesson.folder }
  }
}
