import Synchronization

/// The wrong answers of an exercise, made ready when the first answer needs them: most answers pass,
/// and in a class with variants each exercise has one answer.
struct KnownMistakes: Sendable {
  private final class Slot: Sendable {
    let made = Mutex<[KnownMistake]?>(nil)
  }

  private let exercise: Exercise
  private let slot = Slot()

  init(of exercise: Exercise) { self.exercise = exercise }

  /// All of them, in the order of their files.
  var all: [KnownMistake] {
    slot.made.withLock { made in
      if let made { return made }
      let solution = FormedAnswer(exercise.solution.text, for: exercise).forms.map(\.form)
      let fresh = exercise.wrongAnswers.map {
        KnownMistake($0, solution: solution, for: exercise)
      }
      made = fresh
      return fresh
    }
  }
}
