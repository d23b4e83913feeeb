@testable import Authoring
import Course
import Grading
import LayoutEngine
import Testing

@Suite("Proof: the engine computes the choice of a guess that is marked as right")
struct GuessProofTests {
  private static let lesson = WholeCourse.second + "/lesson.md"
  private static let listing = "window=400x80 axis=horizontal from=320x80 asks=Box choices="

  private static let damages = [
    Damage(
      "no listing", "figure=end ", to: "",
      says: "the engine doesn't answer this guess: add a `layout` listing with a `figure` and a "
        + "`window`, or a log"),
    Damage(
      "another size", "Box.width = 80\n```", to: "Box.leading = Superview.leading\n```",
      says: "the lesson marks a as right, but the engine computes b"),
    Damage(
      "a start from which nothing changes", "from=320x80", to: "from=ltr",
      says: "the lesson marks a as right, but the engine computes c"),
    Damage(
      "no layout", "Box.width = 80\n```",
      to: "Box.width = 80\nBox.left = Superview.left + 240\n```",
      says: "the lesson marks a as right, but the engine computes none of the choices"),
    Damage(
      "numbers and counts", listing + "moves,stretches,stays",
      to: listing + "many,Box.left:320,one",
      says: "the lesson marks a as right, but the engine computes b, c"),
    Damage(
      "no start", " from=320x80", to: "",
      says: "the engine can't compute moves: a claim is none, one, many, a pair such as "
        + "Red.width:80, or - for anything else; moves, stretches and stays also need `from` with "
        + "one layout, and a view in `asks`"),
    Damage(
      "a start that isn't there", "from=320x80", to: "from=nothing",
      says: "`from` is a window, ltr, rtl or a figure of the lesson, and nothing isn't one"),
    Damage(
      "too few claims", "moves,stretches,stays", to: "moves,stays",
      says: "`choices` has 2 claims, but the guess has 3 choices"),
    Damage(
      "two right choices", "**b.** No.", to: "**b.** Yes.",
      says: "the replies mark 2 choices as right: let exactly one reply begin with Yes"),
  ]

  @Test("an author is told what is wrong", arguments: damages)
  func damaged(damage: Damage) throws {
    let whole = try WholeCourse()
    try whole.base.course.replace(damage.piece, with: damage.other, in: Self.lesson)
    let course = try whole.base.course.load()
    let lesson = try #require(course.lessons.last)
    var tally = ProofTally()
    GuessProof(lesson: lesson, guess: try #require(Guess(lesson))).run(&tally)
    let line = damage.description == "no listing" ? 14 : WholeCourse.guessLine
    #expect(tally.errors.map(\.told) == ["\(Self.lesson):\(line):1: error: \(damage.complaint)"])
    #expect(tally.counts.allSatisfy { $0.number == 0 })
  }
}
