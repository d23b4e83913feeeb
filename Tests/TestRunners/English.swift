package import Course
package import Grading

/// What the program says, in English.
package enum English {
  private static let strings = try? CourseLoader(root: TestCourse.root).strings()

  /// A sentence as it is printed.
  package static func text(_ sentence: Sentence) -> String { sentence.text(in: strings) }

  /// Why a machine can't run answers, and what to do; nothing for other failures.
  package static func words(of failure: SwiftFailure?) -> [String] {
    guard case .unavailable(let reason, let advice)? = failure else { return [] }
    return [text(reason), text(advice)]
  }
}

/// A sentence in a test's own words.
extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
}
