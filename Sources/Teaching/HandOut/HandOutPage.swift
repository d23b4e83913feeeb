import Course
import Grading
import LayoutEngine
import Terminal

/// An exercise as a learner gets it on paper: Markdown, with drawings as text.
struct HandOutPage {
  let session: Session
  let prepared: PreparedExercise
  /// By which the copy is recognised; `nil` where nothing varies.
  let mark: CopyMark?

  private var exercise: Exercise { prepared.exercise }

  /// How wide drawings are, whatever the teacher's terminal.
  static let columns = 80

  /// The page's file: `turn-around.md`.
  static func fileName(of exercise: Exercise) -> String { "\(exercise.id).md" }

  /// The whole text.
  var text: String {
    let page = ExercisePage(session: session, prepared: prepared).lines(columns: Self.columns)
    var blocks = [heading]
    if let mark { blocks.insert("<!-- \(mark.text) -->", at: 0) }
    // The first paragraph is the heading.
    blocks += MarkdownBlocks.blocks(of: page.map(\.text).dropFirstParagraph)
    blocks += instructions
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var heading: String { "# \(MarkdownBlocks.escaped(exercise.title))" }

  /// Where the answer goes, and how lines can be tried.
  private var instructions: [String] {
    let names = exercise.fileNames
    var blocks = [
      names.count > 1
        ? text(.says("handOut.writeEither", ["file": .text(names[0]), "other": .text(names[1])]))
        : text(.says("handOut.write", ["file": .text(names[0])]))
    ]
    if let command = tryCommand {
      blocks += [text(.says("handOut.try")), "```sh\n\(command)\n```"]
    }
    return blocks + [text(.says("handOut.check")), "```sh\nlessons check \(names[0])\n```"]
  }

  private func text(_ sentence: Sentence) -> String {
    session.course.strings.text(sentence)
  }

  /// What solves the answer's lines with the given ones; `nil` where an answer isn't made of
  /// equations.
  private var tryCommand: String? {
    guard exercise.takesLines,
      let file = exercise.fileNames.first(where: { Notation(path: $0) == .equations })
    else { return nil }
    let given = exercise.given.map { "'\($0.text)'" }
    let window = exercise.windows.first.map {
      ["--window", "\(pointsText($0.size.width))x\(pointsText($0.size.height))"]
    }
    let rules = exercise.ruleSet == .guide ? [] : ["--rules", exercise.ruleSet.rawValue]
    return (["lessons", "try", file] + given + (window ?? []) + rules).joined(separator: " ")
  }
}

extension [String] {
  /// The lines below the first empty one.
  fileprivate var dropFirstParagraph: [String] {
    Array(drop { $0.isEmpty }.drop { !$0.isEmpty }.drop { $0.isEmpty })
  }
}
