import Course

/// The graded submission, as Classroom 50's runner describes it in the environment.
///
/// Source: Classroom 50, Advanced Autograding, Contract.
package struct Classroom50Submission: Hashable, Sendable {
  let classroom, assignment, assignmentType, owner: String
  let submission, commit, release, review: String
  /// The time in the submission's tag; the runner writes the commit's own over it.
  let datetime: String

  /// The variables without which there is no result.
  static let needed = [
    "CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL",
  ]

  /// Reads the submission from the variables of the process; `nil` if the runner set none.
  ///
  /// - Parameter environment: The variables by their names.
  /// - Throws: ``ExportError`` if it set only some of them.
  package init?(environment: [String: String]) throws(ExportError) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let missing = Self.needed.filter { value($0) == nil }
    guard value("CLASSROOM") != nil || value("SUBMISSION_TAG") != nil else { return nil }
    guard let owner = value("OWNER") ?? value("USERNAME"), missing.isEmpty,
      let classroom = value("CLASSROOM"), let assignment = value("ASSIGNMENT"),
      let submission = value("SUBMISSION_TAG"), let commit = value("COMMIT_URL"),
      let release = value("RELEASE_URL")
    else {
      let owner = value("OWNER") ?? value("USERNAME")
      let names = missing + (owner == nil ? ["OWNER"] : [])
      throw ExportError(
        .says("export.classroomVariables", ["names": .text(names.joined(separator: ", "))]))
    }
    guard submission.hasPrefix("submit/") else {
      throw ExportError(.says("export.classroomTag", ["tag": .text(submission)]))
    }
    (self.classroom, self.assignment, self.owner) = (classroom, assignment, owner)
    assignmentType = value("ASSIGNMENT_TYPE") ?? "individual"
    (self.submission, self.commit, self.release) = (submission, commit, release)
    review = value("REVIEW_URL") ?? commit
    datetime = Self.time(in: submission) ?? "1970-01-01T00:00:00Z"
  }

  /// `submit/2026-06-01T14-32-05Z-a1b2c3d` as `2026-06-01T14:32:05Z`.
  private static func time(in tag: String) -> String? {
    let pattern = /submit\/(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z.*/
    guard let found = tag.wholeMatch(of: pattern)?.output else { return nil }
    return "\(found.1)T\(found.2):\(found.3):\(found.4)Z"
  }
}
