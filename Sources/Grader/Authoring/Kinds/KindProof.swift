package import Course
import Grading
import LayoutEngine

/// How to prove exercises of an aim, and how to make mutants of their right answers.
extension Exercise.Aim {
  /// The cases in which an answer is checked; empty if no case makes a difference.
  func cases(of exercise: Exercise) -> [LayoutCase] {
    switch self {
    case .solution, .flaw: exercise.cases
    case .answers: exercise.questions.compactMap(\.layoutCase)
    // The layouts were found to look the same when they were prepared; the solution tells them apart.
    case .difference: []
    }
  }

  /// What the proof counts instead of cases if ``cases(of:)`` is empty.
  var withoutCases: ProofSubject {
    if case .difference = self { .pairs } else { .windowless }
  }

  /// The number of parts of an answer that are checked, such as its cases or its questions.
  func parts(of exercise: Exercise) -> Int {
    switch self {
    case .solution, .flaw: exercise.cases.count
    case .answers: exercise.questions.count
    case .difference: 1
    }
  }

  /// What would give the answer away in a hint.
  func answers(to exercise: Exercise) -> [String] {
    switch self {
    case .solution, .flaw: exercise.solutionTexts
    case .answers: QuestionsProof.answers(to: exercise)
    case .difference: []
    }
  }

  /// Parts of a hint that may pass as an answer, each with the answer that it would make.
  ///
  /// Such parts exist where many answers are right and a few words are enough for an answer.
  func passingParts(of hint: String, to exercise: Exercise) -> [(words: String, answer: String)] {
    switch self {
    case .solution, .answers: []
    case .flaw: FlawProof.passingParts(of: hint, to: exercise)
    case .difference: DifferenceProof.passingParts(of: hint)
    }
  }

  func mutants(of right: CourseText, to exercise: Exercise) -> [Mutant] {
    switch self {
    case .solution, .flaw: LineMutants(exercise).mutants(of: right)
    case .answers: QuestionsProof.mutants(of: right, to: exercise)
    case .difference: DifferenceProof.mutants(of: right, to: exercise)
    }
  }

  /// What a right answer does; it completes the error "passes, but doesn't …".
  var wanted: Sentence {
    switch self {
    case .solution, .answers: .says("check.wanted")
    case .flaw: .says("check.wanted.flaw")
    case .difference: .says("check.wanted.difference")
    }
  }

  /// Whether an answer is right, without asking the grading.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - read: What it states; `nil` if it can't be read as constraints.
  ///   - prepared: The exercise.
  /// - Returns: Whether it has what is wanted.
  func isRight(_ answer: Answer, _ read: ReadAnswer?, to prepared: PreparedExercise) -> Bool {
    switch self {
    case .solution:
      read.flatMap { prepared.wantedLayout?.follows(from: $0.lines, in: $0.scene) } ?? false
    case .answers: QuestionsProof.isRight(answer, to: prepared)
    case .flaw(let flaw): read.map { FlawTruth(prepared.exercise, flaw, $0).isFound } ?? false
    case .difference(let layouts): DifferenceProof(layouts: layouts).isRight(answer, to: prepared)
    }
  }

  /// The anchors that a right answer must leave ambiguous.
  var ambiguousAnchors: [Anchor] {
    if case .flaw(let flaw) = self { flaw.ambiguousAnchors } else { [] }
  }
}

enum HintText {
  /// Whether a hint has an answer in it; a number has to be a word of its own.
  static func gives(_ answer: String, away hint: String) -> Bool {
    if Double(answer) != nil { return words(hint).contains(answer) }
    let compact = { (text: String) in String(text.filter { !$0.isWhitespace && $0 != "`" }) }
    return compact(hint).contains(compact(answer))
  }

  /// A text's words, with the punctuation of sentences taken off.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      var word = word
      while let last = word.last, ".,:;?!".contains(last) { word.removeLast() }
      return String(word)
    }
  }
}

/// What a proof is about, in the order in which `dev check` counts.
package enum ProofSubject: String, CaseIterable, Hashable, Sendable {
  case starters, solutions, alternatives, wrongAnswers, readings, pages, cases, coincidences,
    windowless,
    pairs,
    hints, variants, variantPrograms, hiddenCases, needs, deadlines, sections, guesses, listings,
    swiftListings,
    numbers, drawings, logs, coverage, quizItems, links, sentences

  /// The rest of the sentence that begins with this number.
  package func sentence(_ number: Int) -> Sentence {
    let count = Sentence.Value.count(number)
    return switch self {
    case .starters: .says("proof.starters", ["count": count])
    case .solutions: .says("proof.solutions", ["count": count])
    case .alternatives: .says("proof.alternatives", ["count": count])
    case .wrongAnswers: .says("proof.wrongAnswers", ["count": count])
    case .readings: .says("proof.readings", ["count": count])
    case .pages: .says("proof.pages", ["count": count])
    case .cases: .says("proof.cases", ["count": count])
    case .coincidences: .says("proof.coincidences", ["count": count])
    case .windowless: .says("proof.windowless", ["count": count])
    case .pairs: .says("proof.pairs", ["count": count])
    case .hints: .says("proof.hints", ["count": count])
    case .variants: .says("proof.variants", ["count": count])
    case .variantPrograms: .says("proof.variantPrograms", ["count": count])
    case .hiddenCases: .says("proof.hiddenCases", ["count": count])
    case .needs: .says("proof.needs", ["count": count])
    case .deadlines: .says("proof.deadlines", ["count": count])
    case .sections: .says("proof.sections", ["count": count])
    case .guesses: .says("proof.guesses", ["count": count])
    case .listings: .says("proof.listings", ["count": count])
    case .swiftListings: .says("proof.swiftListings", ["count": count])
    case .numbers: .says("proof.numbers", ["count": count])
    case .drawings: .says("proof.drawings", ["count": count])
    case .logs: .says("proof.logs", ["count": count])
    case .coverage: .says("proof.coverage", ["count": count])
    case .quizItems: .says("proof.quizItems", ["count": count])
    case .links: .says("proof.links", ["count": count])
    case .sentences: .says("proof.sentences", ["count": count])
    }
  }
}

/// The proof of windows that are to tell two layouts apart.
struct DifferenceProof {
  let layouts: TwoLayouts

  static func passingParts(of hint: String) -> [(words: String, answer: String)] {
    let directions = ["left to right", "right to left"].filter(hint.lowercased().contains)
    return HintText.words(hint).map { ($0, "window: \($0)") }
      + directions.map { ($0, "direction: \($0)") }
  }

  /// Whether the window is within its bounds, and the layouts differ there.
  ///
  /// Grading compares frames. Here the layout of one list is put into the lines of the other, which
  /// tells the same as long as no line is optional.
  func isRight(_ answer: Answer, to prepared: PreparedExercise) -> Bool {
    let exercise = prepared.exercise
    guard let choice = try? WindowAnswerReader(exercise).choice(in: answer.text) else {
      return false
    }
    let problems = [layouts.a, layouts.b].map { lines in
      exercise.problem(
        keeping: exercise.givenConstraints + lines.flatMap(\.constraints), in: choice.layoutCase)
    }
    guard layouts.bounds.allSatisfy({ $0.holds(for: choice) }),
      let one = try? LayoutSolver.solution(of: problems[0]),
      let other = try? LayoutSolver.solution(of: problems[1])
    else { return false }
    switch (one, other) {
    case (.unsatisfiable, .unsatisfiable), (.ambiguous, .ambiguous): return false
    case (.solved(let a), .solved(let b)):
      return !keeps(a, problems[1]) || !keeps(b, problems[0])
    default: return true
    }
  }

  private func keeps(_ frames: Frames, _ problem: LayoutProblem) -> Bool {
    problem.constraints.allSatisfy { problem.isSatisfied($0, in: frames) }
  }
}

extension DifferenceProof {
  /// The window with each of its sides changed, and turned; and read from the other side.
  static func mutants(of right: CourseText, to exercise: Exercise) -> [Mutant] {
    let reader = WindowAnswerReader(exercise)
    guard let choice = try? reader.choice(in: right.text) else { return [] }
    let (window, direction) = (choice.window, choice.direction)
    let shown = exercise.windows.first?.size ?? window
    let others: [(MutationOperator, Size, LayoutDirection)] = [
      (.predicted, Size(width: window.width + 7, height: window.height), direction),
      (.predicted, Size(width: window.width, height: window.height + 7), direction),
      (.negated, Size(width: -window.width, height: window.height), direction),
      (.attribute, Size(width: window.height, height: window.width), direction),
      (.attribute, window, direction == .leftToRight ? .rightToLeft : .leftToRight),
      (.dropped, shown, direction), (.dropped, window, .leftToRight),
    ]
    let mutants = others.map { operation, window, direction in
      Mutant(operation, Answer(lines(window, direction), like: right))
    }
    return mutants + [Mutant(.reordered, Answer(lines(window, direction).reversed(), like: right))]
  }

  private static func lines(_ window: Size, _ direction: LayoutDirection) -> [String?] {
    let way = direction == .leftToRight ? "left to right" : "right to left"
    return [
      "window: \(exactText(window.width)) x \(exactText(window.height))", "direction: \(way)",
    ]
  }
}
