import Course

/// One thing that answers in Swift need, and how it is here.
struct DoctorFinding: Encodable {
  /// What it is; reports name it the same in every version and language.
  enum Subject: String, Encodable {
    case course, compiler, module, jail, results

    /// What pages call it.
    var title: Sentence {
      switch self {
      case .course: DoctorSentence.course
      case .compiler: DoctorSentence.compiler
      case .module: DoctorSentence.module
      case .jail: DoctorSentence.jail
      case .results: DoctorSentence.results
      }
    }
  }

  let subject: Subject
  /// Whether nothing has to be done about it.
  let isGood: Bool
  let words: String
  /// What to do, if anything is missing.
  let advice: String?

  /// Something that is as it should be.
  static func good(_ subject: Subject, _ words: String, advice: String? = nil) -> Self {
    Self(subject: subject, isGood: true, words: words, advice: advice)
  }

  /// Something that is missing.
  static func bad(_ subject: Subject, _ words: String, advice: String) -> Self {
    Self(subject: subject, isGood: false, words: words, advice: advice)
  }
}
