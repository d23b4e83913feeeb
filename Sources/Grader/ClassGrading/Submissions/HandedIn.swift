package import Course
package import Grading
import Platform

/// The file that a learner handed in for one exercise.
package struct HandedIn: Sendable {
  /// The answer, or why there is none to grade.
  package enum Content: Sendable {
    case answer(Answer)
    case blank(Blank.Reason, Sentence)
  }

  /// The file, below the folder of submissions; `nil` if there is none.
  package let file: String?
  package let content: Content
  /// More messages for the teacher.
  package let remarks: [Sentence]

  package init(file: String?, _ content: Content, remarks: [Sentence] = []) {
    self.file = file
    self.content = content
    self.remarks = remarks
  }

  /// A number that changes with anything of it.
  func stamp(hints: Int, of learners: [Learner], _ strings: StringsCatalogue) -> UInt64 {
    var hash = QuickHash()
    hash.update(field: file ?? "")
    hash.update(field: String(hints))
    // What several learners have is graded as the copy of one of them.
    for learner in learners.dropFirst() { hash.update(field: learner.key) }
    switch content {
    case .answer(let answer):
      hash.update(field: answer.path)
      hash.update(field: answer.text)
    case .blank(let reason, let words):
      hash.update(field: reason.rawValue)
      hash.update(field: strings.text(words))
    }
    for remark in remarks { hash.update(field: strings.text(remark)) }
    return hash.value
  }
}
