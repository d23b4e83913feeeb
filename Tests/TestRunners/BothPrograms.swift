import LayoutLessons
import Teaching
package import Terminal

/// Both programs in one process, for commands that are typed in a test.
package enum BothPrograms {
  /// Carries out a command by the program that it belongs to.
  package static func run(_ words: [String], in surroundings: Surroundings) -> Outcome {
    let command = (try? Program.lessons.table.parse(words))?.command
    let isTeaching = CommandTable.teaching.contains { $0.name == command }
    let program = isTeaching ? Program.teaching : .lessons
    return program.run(words, in: surroundings)
  }
}
