import Course
import Terminal

/// One thing that answers in Swift need, and its state on this machine.
struct DoctorFinding: Encodable {
  /// What it is; reports name it the same in every version and language.
  enum Subject: String, Encodable {
    case course, compiler, module, jail, results, teaching

    /// What pages call it.
    var title: Sentence {
      switch self {
      case .course: .says("doctor.course")
      case .compiler: .says("doctor.compiler")
      case .module: .says("doctor.module")
      case .jail: .says("doctor.jail")
      case .results: .says("doctor.results")
      case .teaching: .says("doctor.teaching")
      }
    }
  }

  let subject: Subject
  /// Whether nothing needs to be done.
  let isGood: Bool
  let words: String
  /// What to do, if anything is missing.
  let advice: String?

  /// A finding that needs nothing to be done.
  static func good(_ subject: Subject, _ words: String, advice: String? = nil) -> Self {
    Self(subject: subject, isGood: true, words: words, advice: advice)
  }

  /// A finding that something is missing.
  static func bad(_ subject: Subject, _ words: String, advice: String) -> Self {
    Self(subject: subject, isGood: false, words: words, advice: advice)
  }
}
