import Course
import Grading
import LayoutEngine

/// Proves that the engine answers a lesson's guess, and that it computes the choice that is marked as
/// right.
struct GuessProof {
  let lesson: Lesson
  let guess: Guess

  func run(_ tally: inout ProofTally) {
    if let complaint {
      let place = guess.listing.map { SourcePlace(line: $0.firstLine - 1, column: 1) }
      tally.add(lesson.file.path, at: place ?? lesson.section(.guess)?.place, complaint)
    } else {
      tally.count(.guesses)
    }
  }

  private var complaint: Sentence? {
    guard let listing = guess.listing, guess.layouts != nil else {
      return .says("check.guess.none")
    }
    let right = guess.choices.filter { $0.isRight }.map { $0.mark }
    guard right.count == 1 else { return .says("check.guess.right", ["count": right.count]) }
    if let from = listing["from"], guess.start == nil {
      return .says("check.guess.from", ["from": from])
    }
    guard let words = listing["choices"] else { return nil }
    let claims = guess.claims
    guard claims.count == guess.choices.count else {
      return .says(
        "check.guess.count",
        ["count": .count(claims.count), "choices": .count(guess.choices.count)])
    }
    var computed: [String] = []
    for ((word, claim), choice) in zip(zip(words.split(separator: ","), claims), guess.choices) {
      guard let claim, let isTrue = guess.isTrue(claim) else {
        return .says("check.guess.claim", ["claim": String(word)])
      }
      if isTrue { computed.append(choice.mark) }
    }
    if computed == right { return nil }
    return computed.isEmpty
      ? .says("check.guess.noneRight", ["marked": right[0]])
      : .says(
        "check.guess.wrong", ["marked": right[0], "computed": computed.joined(separator: ", ")])
  }
}
