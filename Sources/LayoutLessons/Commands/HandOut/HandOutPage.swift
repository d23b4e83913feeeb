import Course
import Grading
import LayoutEngine
import Platform

/// An exercise as a learner gets it on paper: Markdown, with drawings as text.
struct HandOutPage {
  let session: Session
  let prepared: PreparedExercise
  /// Of the seed that the copy is made from.
  let fingerprint: String

  private var exercise: Exercise { prepared.exercise }

  /// How wide drawings are, whatever the teacher's terminal.
  static let columns = 80

  /// With what the page of a copy begins whose exercise isn't the course's own.
  private static let mark = "<!-- lessons hand-out "

  /// The page's file: `turn-around.md`.
  static func fileName(of exercise: Exercise) -> String { "\(exercise.id).md" }

  /// Whether an answer lies beside the page of a copy that isn't the course's own exercise.
  static func standsBeside(_ answer: String, _ exercise: Exercise) -> Bool {
    guard exercise.isVaried, let slash = answer.lastIndex(of: "/"),
      let page = try? TextFile.read("\(answer[..<slash])/\(fileName(of: exercise))")
    else { return false }
    return page.hasPrefix(mark)
  }

  /// The whole text.
  var text: String {
    let page = ExercisePage(session: session, prepared: prepared).lines(columns: Self.columns)
    var blocks = [heading]
    if exercise.isVaried { blocks.insert("\(Self.mark)\(fingerprint) -->", at: 0) }
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
    if exercise.isVaried { blocks.append(text(.says("handOut.own"))) }
    return blocks
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
