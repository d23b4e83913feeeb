import Course

extension CourseError {
  /// What is printed of it.
  var told: String { text(in: try? SampleCourse.load().strings) }
}

extension Sentence {
  /// The text in English.
  var told: String { text(in: try? SampleCourse.load().strings) }
}
