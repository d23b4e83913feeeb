@testable import Authoring
import Course
import Grading
import LayoutEngine
import Testing

@Suite("Proof: the engine computes the choice of a guess that is marked as right")
struct GuessProofTests {
  private static let lesson = WholeCourse.second + "/lesson.md"
  private static let listing = "window=400x80 axis=horizontal from=320x80 asks=Box choices="

  private static let correct = ": correct the replies, the listing or `choices`"

  private static let damages = [
    Damage(
      "no listing", "figure=end ", to: "",
      says: "the engine doesn't answer this guess: add a `layout` listing with a `figure` and a "
        + "`window`, or a log"),
    Damage(
      "another size", "Box.width = 80\n```", to: "Box.leading = Superview.leading\n```",
      says: "the lesson marks a as right, but the engine computes b" + correct),
    Damage(
      "a start from which nothing changes", "from=320x80", to: "from=ltr",
      says: "the lesson marks a as right, but the engine computes c" + correct),
    Damage(
      "no layout", "Box.width = 80\n```",
      to: "Box.width = 80\nBox.left = Superview.left + 240\n```",
      says: "the lesson marks a as right, but no claim in `choices` is true of what the engine "
        + "computes: correct `choices` or the listing"),
    Damage(
      "numbers and counts", listing + "moves,stretches,stays",
      to: listing + "many,Box.left:320,one",
      says: "the lesson marks a as right, but the engine computes b, c" + correct),
    Damage(
      "no start", " from=320x80", to: "",
      says: "the engine can't compute moves: write none, one, many, moves, stretches, stays, a "
        + "pair such as Red.width:80, or - for what no layout shows. For moves, stretches and stays, "
        + "add a `from` that has one layout, and name a view in `asks`"),
    Damage(
      "a start that isn't there", "from=320x80", to: "from=nothing",
      says: "`from` can't be nothing: write a size such as 320x80, ltr, rtl, or the figure of a "
        + "layout listing in this lesson"),
    Damage(
      "too few claims", "moves,stretches,stays", to: "moves,stays",
      says: "`choices` has 2 claims, but the guess has 3 choices: write one claim for each choice"),
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
