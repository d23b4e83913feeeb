package import LayoutEngine

/// An answer with what was read of it and decided about it.
package struct GradedAnswer: Sendable {
  package let answer: Answer
  package let verdict: Verdict
  /// What a program handed over; `nil` for equations, and where nothing came of it.
  package let handedOver: HandedOver?
  /// What the answer states; `nil` if it couldn't be read, or is a list of predictions.
  package let read: ReadAnswer?
  /// What follows in the first cases, as far as they had to be solved for the verdict.
  let solutions: [LayoutSolution]

  package init(
    answer: Answer, verdict: Verdict, handedOver: HandedOver? = nil, read: ReadAnswer? = nil,
    solutions: [LayoutSolution] = []
  ) {
    self.answer = answer
    self.verdict = verdict
    self.handedOver = handedOver
    self.read = read
    self.solutions = solutions
  }

  /// What is known of the program besides its layouts; `nil` for equations, and where none ran.
  package var facts: ProgramFacts? { handedOver?.facts }

  /// The exercise's items, and what a program made besides; the exercise's in the parents that they
  /// have in the exercise.
  package func scene(in exercise: Exercise) -> Scene {
    (handedOver?.scene ?? read?.scene ?? exercise.scene).hung(asIn: exercise.scene)
  }
}
