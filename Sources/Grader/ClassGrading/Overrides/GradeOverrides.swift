package import Course

/// The teacher's decisions about single answers of a class.
package struct GradeOverrides: Hashable, Sendable {
  private var decisions: [String: [String: GradeOverride]] = [:]

  package init() {}

  /// Reads the decisions from a table with the headings learner, exercise, grade and why.
  ///
  /// Rows for exercises of the course that aren't graded now are left out.
  ///
  /// - Parameters:
  ///   - text: Comma-separated text; semicolons and tabs are taken as well.
  ///   - path: What messages call the file.
  ///   - folder: The class.
  ///   - graded: The exercises that are graded.
  ///   - course: The ids of all exercises of the course.
  ///   - policy: The points of exercises.
  /// - Returns: The decisions.
  /// - Throws: ``InputFileError`` at a row that fits nobody, no exercise or no grade.
  package static func read(
    _ text: String, path: String, of folder: ClassFolder, exercises graded: [Exercise],
    in course: [String], policy: GradingPolicy
  ) throws(InputFileError) -> GradeOverrides {
    let most = graded.map { ($0.id, policy.most(of: $0.id, in: $0.lessonFolder)) }
    return try OverridesReader(
      path: path, learners: LearnerIndex(folder.submissions.map(\.learner)),
      most: Dictionary(most) { first, _ in first }, hasBonus: policy.hasBonus, exercises: course,
      root: folder.root
    ).overrides(text)
  }

  /// How many decisions there are.
  package var count: Int { decisions.values.map(\.count).reduce(0, +) }

  /// The decision about a learner's answer, by the learner's key and the exercise's id.
  package subscript(_ learner: String, _ exercise: String) -> GradeOverride? {
    get { decisions[learner]?[exercise] }
    set { decisions[learner, default: [:]][exercise] = newValue }
  }
}
