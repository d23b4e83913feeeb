@testable import Course

extension Course {
  /// The same course with some of its exercises only.
  func with(exercises: [Exercise]) -> Course {
    Course(
      title: title, chapters: chapters, numbers: numbers, deadlines: deadlines,
      exercises: exercises, strings: strings)
  }
}
