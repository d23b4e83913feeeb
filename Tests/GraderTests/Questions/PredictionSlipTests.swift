import Course
import Feedback
@testable import Grading
import Testing

@Suite("Feedback: wrong predictions")
struct PredictionSlipTests {
  /// An exercise whose numbers or words are wrong here.
  private static func prepared(_ id: String) throws -> PreparedExercise {
    switch id {
    case "places": try QuestionCourse.places()
    case "distances": try QuestionCourse.distances()
    case "laws": try QuestionCourse.laws()
    default: try SampleCourse.prepared(id)
    }
  }

  /// What a number or a word in place of one right one means, and what to do next.
  private func advice(_ id: String, _ question: String, _ value: String) throws -> String {
    let prepared = try Self.prepared(id)
    var lines = prepared.exercise.solution.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.hasPrefix("\(question):") })
    lines[place] = "\(question): \(value)"
    let answer = Answer(text: lines.joined(separator: "\n"), path: "answer.layout")
    let findings = Grading(prepared).findings(on: answer)
    let failure = try #require(findings.verdict.failure)
    // The words that no author wrote.
    let feedback = FeedbackWriter(Findings(prepared, answer, verdict: .notYet(failure)))
      .feedback(on: Explanation(failure: failure, diagnosis: nil, mistake: nil, log: nil))
    let strings = try SampleCourse.load().strings
    return (feedback.meaning + (feedback.next.map { [$0] } ?? [])).map { strings.text($0) }
      .joined(separator: "\n")
  }

  @Test(
    "a number that is right for another question is told for which",
    arguments: [
      (
        "places", "Blue.trailing at 320", "-136",
        """
        The number of points is right, but its sign is wrong.
        Write it with the other sign.
        """
      ),
      (
        "on-what-sides", "Photo.left at 320 right-to-left", "24",
        """
        That is right when reading goes left to right. This question is about a right-to-left \
        window.
        In a right-to-left window, leading is on the right. Mark the leading edge of the window, \
        and count again.
        """
      ),
      (
        "places", "Red.left at 320", "16",
        """
        That is right in a right-to-left window. This question is about a window in which reading \
        goes left to right.
        In this window, leading is on the left. Mark the leading edge of the window, and count \
        again.
        """
      ),
      (
        "places", "Blue.trailing at 320", "216",
        """
        That is right in a window 480 points wide.
        This question is about a window 320 points wide. Put the size of that window into the \
        equations.
        """
      ),
      (
        "places", "Blue.trailing at 320", "120",
        """
        That number is Blue.width, which is a size. The question asks for a position.
        Find the opposite edge first: the size is the distance between the two edges.
        """
      ),
      (
        "places", "Blue.width at 640", "296",
        """
        That number is Blue.trailing, which is a position. The question asks for a size.
        Find both edges: the size is the distance between them.
        """
      ),
      (
        "distances", "Card.width at 640", "333.33",
        """
        That is the mean of the values that the optional constraints ask for.
        The solver makes the sum of all distances to these values as small as it can. For which \
        of the values is that sum smallest?
        """
      ),
    ])
  func slips(id: String, question: String, value: String, words: String) throws {
    #expect(try advice(id, question, value) == words)
  }

  @Test("any other number is told with which given line to begin")
  func firstStep() throws {
    #expect(
      try advice("places", "Blue.trailing at 320", "137").hasSuffix(
        "\nStart with `Blue.leading = 1.0 * Superview.leading + 16.0`. Which number does it give "
          + "for Blue.leading?"))
  }

  @Test(
    "a law that isn't broken is explained, with why, and isn't offered again",
    arguments: [
      (
        "C", "position-needs-anchor",
        """
        The law position-needs-anchor is about an equation that sets a position to a number alone.
        In `Red.height = 20.0`, Red.height is a size, and it is compared with a number alone.
        So the equation doesn't break this law.
        """
      ),
      (
        "D", "axes-mixed",
        """
        The law axes-mixed is about an equation that compares a horizontal position with a \
        vertical one.
        In `Red.leading = 1.0 * Blue.centerX + 0.0`, Red.leading is a horizontal \
        position and Blue.centerX is a horizontal \
        position; the multiplier is 1.
        So the equation doesn't break this law.
        """
      ),
      (
        "B", "fine",
        """
        In `Red.leading = 20.0`, Red.leading is a horizontal position, and it is compared with a \
        number alone.
        """
      ),
    ])
  func laws(letter: String, law: String, words: String) throws {
    let told = try advice("laws", letter, law).split(separator: "\n")
    #expect(told.dropLast().joined(separator: "\n") == words)
    let next = try #require(told.last)
    #expect(!next.contains(law) && next.contains("size-from-position"))
  }
}
