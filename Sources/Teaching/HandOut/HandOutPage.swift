import Course
import Feedback
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

  var text: String {
    let page = ExercisePage(session: session, prepared: prepared).lines(columns: Self.columns)
    // The first paragraph is the heading.
    let lines = page.map(\.text).dropFirstParagraph
    let blocks = [.heading(level: 1, [.text(exercise.title)])] + Self.blocks(of: lines)
    let comment = mark.map { ["<!-- \($0.text) -->\n"] } ?? []
    return (comment + [MarkdownText.text(of: blocks)] + instructions.map { "\($0)\n" })
      .joined(separator: "\n")
  }

  /// A page's lines as blocks: what is indented like a listing or a drawing is one, the rest is text.
  private static func blocks(of lines: [String]) -> [Document.Block] {
    // Paragraphs are indented by less.
    let indent = 4
    let isListing = { (line: String) in line.hasPrefix(String(repeating: " ", count: indent)) }
    var blocks: [Document.Block] = []
    var rest = lines.drop { $0.isEmpty }
    while let first = rest.first {
      let isOne = isListing(first)
      // An empty line inside a listing has listing on its other side.
      var block = rest.prefix { $0.isEmpty ? isOne : isListing($0) == isOne }
      rest = rest.dropFirst(block.count).drop { $0.isEmpty }
      while block.last?.isEmpty == true { block.removeLast() }
      if isOne {
        blocks.append(.listing(.init(lines: block.map { String($0.dropFirst(indent)) })))
      } else {
        let words = block.map { [Document.Inline.text(String($0.drop { $0 == " " }))] }
        blocks.append(.paragraph(Array(words.joined(separator: [.lineBreak]))))
      }
    }
    return blocks
  }

  /// Where the answer goes, and how lines can be tried.
  private var instructions: [String] {
    let names = exercise.fileNames
    var blocks = [
      names.count > 1
        ? text(.says("handOut.writeEither", ["file": names[0], "other": names[1]]))
        : text(.says("handOut.write", ["file": names[0]]))
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
