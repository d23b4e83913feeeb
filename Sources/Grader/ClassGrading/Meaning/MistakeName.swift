package import Course
package import Grading

/// By what works that don't pass yet are grouped.
package enum MistakeName: Hashable, Sendable {
  /// A wrong answer that the course knows, by the name of its misconception: `sign-kept`.
  case known(String)
  /// What was done to the layout, as it was recognised.
  case recognised(Diagnosis.Kind)
  /// The verdict, and what it is about: `unreadable`, `E102`.
  case verdict(VerdictName, about: String?)
  /// The cases that the course shows hold, and hidden ones don't.
  case hidden

  /// What a piece of work is grouped by; nothing if it passes, or there is no grade.
  package init?(_ work: GradedWork) {
    guard work.blank == nil, let verdict = work.verdict, !work.isPassed else { return nil }
    if verdict == .passed {
      self = .hidden
    } else if let mistake = work.feedback?.mistake {
      self = .known(mistake)
    } else if let diagnosis = work.feedback?.diagnosis, diagnosis != .unknown {
      self = .recognised(diagnosis)
    } else {
      self = .verdict(verdict, about: work.subject)
    }
  }

  /// The name in one line, by which names are put in order.
  var order: String {
    switch self {
    case .known(let mistake): "1 \(mistake)"
    case .recognised(let diagnosis): "2 \(diagnosis.rawValue)"
    case .verdict(let verdict, let about): "3 \(verdict.rawValue) \(about ?? "")"
    case .hidden: "4"
    }
  }
}
