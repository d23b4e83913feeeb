package import Course
import Feedback
package import Grading

/// The mistake by which answers that don't pass yet are grouped.
package enum MistakeName: Hashable, Sendable {
  /// A wrong answer that the course knows, by the name of its misconception: `sign-kept`.
  case known(String)
  /// A diagnosis of the answer.
  case recognised(Diagnosis.Kind)
  /// The verdict and its subject: `unreadable`, `E102`.
  case verdict(VerdictName, about: String?)
  /// The answer passes in the cases that the course shows, but not in the hidden ones.
  case hidden
  /// Nothing was written in the file yet.
  case untouched(Untouched)

  /// The mistake of an answer; `nil` if it passes or has no grade.
  package init?(_ answer: GradedAnswer) {
    guard answer.blank == nil, let verdict = answer.verdict, !answer.isPassed else { return nil }
    if let untouched = answer.untouched {
      self = .untouched(untouched)
    } else if verdict == .passed {
      self = .hidden
    } else if let mistake = answer.feedback?.mistake {
      self = .known(mistake)
    } else if let diagnosis = answer.feedback?.diagnosis, diagnosis != .unknown {
      self = .recognised(diagnosis)
    } else {
      self = .verdict(verdict, about: answer.subject)
    }
  }

  /// Whether nothing was written, so that there is no mistake to look at.
  var isUntouched: Bool {
    if case .untouched = self { true } else { false }
  }

  /// The same mistake in any exercise: what a verdict is about counts only if it is a code or a rule.
  var acrossExercises: MistakeName {
    guard case .verdict(let name, _) = self, ![.unreadable, .invalid].contains(name) else {
      return self
    }
    return .verdict(name, about: nil)
  }

  /// The name in one line, by which names are put in order.
  var order: String {
    switch self {
    case .known(let mistake): "1 \(mistake)"
    case .recognised(let diagnosis): "2 \(diagnosis.rawValue)"
    case .verdict(let verdict, let about): "3 \(verdict.rawValue) \(about ?? "")"
    case .hidden: "4"
    case .untouched(let untouched): "5 \(untouched.rawValue)"
    }
  }
}
