/// An answer that is wrong on purpose, with the verdict and the words it must get.
///
/// It is a test of the course and a recogniser at once: a learner who writes the same thing is told
/// these words.
package struct WrongAnswer: Hashable, Sendable {
  /// The name of the misconception or slip.
  package let mistake: String
  package let verdict: ExpectedVerdict
  /// Whether the words are about the whole answer, and so aren't said of an answer that only shares
  /// its first error.
  package let isAboutWholeAnswer: Bool
  /// What follows from the answer, with numbers.
  package let seen: String
  /// What that is in the picture.
  package let meaning: String
  /// A question or something to try.
  package let next: String?
  /// Equations by which an answer in Swift is recognised: it has to state them.
  package let states: [String]
  /// Equations that an answer in Swift mustn't state, to be recognised.
  package let lacks: [String]
  /// What the compiler or UIKit has to say of an answer in Swift, among other words.
  package let says: [String]
  /// The answer below the header.
  package let answer: CourseText
  /// The number of header lines, which don't count in ``answer``.
  package let headerLines: Int
}
