package import Course
package import Grading

extension FeedbackWriter {
  var passed: Feedback {
    switch prepared.exercise.aim {
    case .solution: linesPassed
    case .answers: answersPassed
    case .flaw(let flaw): flawPassed(flaw)
    case .difference: differencePassed
    }
  }

  /// The words and the picture for an answer that breaks a rule of its kind.
  func words(for rule: KindFact) -> Feedback {
    switch (rule, prepared.exercise.aim) {
    case (.flaw(let rule), .flaw(let flaw)): words(for: rule, wanting: flaw)
    case (.difference(let rule), _): words(for: rule)
    // What can't be read is told with its line, by `KindFact.words`.
    case (.flaw, _), (.window, _), (.prediction, _), (.log, _): Feedback()
    }
  }

  /// What follows from a conflict, in a kind of exercise that asks for something else.
  var conflictMeaning: Sentence? {
    switch prepared.exercise.aim {
    case .flaw(.ambiguity): .says("flaw.conflicting.none")
    case .flaw(.conflict): .says("flaw.conflicting.satisfied")
    case .solution, .answers, .difference: nil
    }
  }
}

extension KindFact {
  /// What is wrong with a line that can't be read, and how to correct it.
  var words: LineWords? {
    switch self {
    case .window(let error): error.words
    case .prediction(let error): error.words
    case .log(let error): error.words
    case .flaw, .difference: nil
    }
  }
}

extension PreparedExercise {
  /// What there is to look at before answering, where there is no layout to reach; `nil` where there
  /// is nothing.
  package var shown: (caption: Sentence, picture: Pictures)? {
    switch exercise.aim {
    case .solution, .answers: nil
    case .flaw: shownSettled
    case .difference: shownAlike
    }
  }
}
