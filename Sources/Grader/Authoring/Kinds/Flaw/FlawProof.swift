import Course
import Grading
import LayoutEngine

/// Checks an exercise that asks for a conflict or an ambiguous layout.
struct FlawProof: KindProof {
  let flaw: WantedFlaw

  var wanted: Sentence { .says("check.wanted.flaw") }

  func passingParts(of hint: String, to exercise: Exercise) -> [(words: String, answer: String)] {
    exercise.alternatives.flatMap { EquationReader.read($0.text).statements }.map(\.text)
      .filter { HintProof.gives($0, away: hint) }
      .map { ($0, exercise.starter.text + "\n" + $0) }
  }

  func isRight(_ answer: Answer, _ read: ReadAnswer?, to prepared: PreparedExercise) -> Bool {
    read.map { FlawTruth(prepared.exercise, flaw, $0).isFound } ?? false
  }

  var ambiguousAnchors: [Anchor] { flaw.ambiguousAnchors }
}
