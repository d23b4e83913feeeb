import Course
import Grading
import LayoutEngine
import Terminal

extension OpenDocument {
  struct Completion: Encodable {
    /// What kind of word it is, as editors number them.
    enum Kind: Int, Encodable {
      case field = 5
      case variable = 6
      case value = 12
    }

    let label: String
    let kind: Kind
    var detail: String?
  }

  /// An inlay hint: a value at the end of a line.
  struct InlayHint: Encodable {
    let position: EditorPlace
    let label: String
    let tooltip: String
    let paddingLeft = true
  }

  /// Attributes after a dot; elsewhere the names of the items and the numbers of the drawing.
  func completions(at place: EditorPlace) -> [Completion] {
    let before = text.parts(at: place)?.before ?? ""
    let letters = before.reversed().prefix { $0.isLetter }.count
    if before.dropLast(letters).last == "." {
      return Attribute.allCases.map { Completion(label: $0.name, kind: .field) }
    }
    let names = exercise?.itemNames ?? WrittenStatement.names(in: text.text)
    return names.map { Completion(label: ItemSpelling.name($0), kind: .variable) } + numbers
  }

  /// The numbers of the wanted layout in the first window that is shown, each once.
  private var numbers: [Completion] {
    guard case .answer(let prepared) = subject, !prepared.exercise.isQuestions,
      let layoutCase = prepared.expectation.cases.first, layoutCase.isShown,
      let frames = prepared.expectation.frames?.first
    else { return [] }
    let problem = prepared.exercise.problem(keeping: [], in: layoutCase)
    var meanings: [(number: String, names: [String])] = []
    for id in problem.scene.ids where problem.scene[id].kind == .view {
      for attribute in [Attribute.leading, .trailing, .width, .top, .bottom, .height] {
        let anchor = Anchor(id, attribute)
        let number = pointsText(problem.value(of: anchor, in: frames))
        let name = problem.scene.name(of: anchor)
        if let known = meanings.firstIndex(where: { $0.number == number }) {
          meanings[known].names.append(name)
        } else {
          meanings.append((number, [name]))
        }
      }
    }
    return meanings.map {
      Completion(label: $0.number, kind: .value, detail: $0.names.prefix(3).joined(separator: ", "))
    }
  }

  /// The value of the anchor at a position in each window, and why, as Markdown; `nil` if none.
  func hover(at place: EditorPlace) -> String? {
    let windows = windows
    guard let first = windows.first,
      let anchor = try? Anchor(typed: text.name(at: place), in: first.subject.problem.scene)
    else { return nil }
    let rows = windows.compactMap { window in
      window.value(of: anchor).map { "- \(window.title(session)): \($0)" }
    }
    var page = Page(columns: 96)
    let result = WhyResult(anchor, first.subject, session)
    result.add(to: &page)
    let why = page.lines.map(\.text).joined(separator: "\n")
    return (["`\(result.anchor)`", ""] + rows + ["", "```text", why, "```"]).joined(separator: "\n")
  }

  /// At the end of each line: the value of its first anchor, in each window that differs.
  func inlayHints(in range: EditorRange) -> [InlayHint] {
    let windows = windows
    guard let constraints = windows.first?.subject.problem.constraints else { return [] }
    var told: Set<Int> = []
    return constraints.compactMap { constraint in
      guard let written = constraint.origin.answerRange,
        (range.start.line...max(range.start.line, range.end.line)).contains(written.line - 1),
        told.insert(written.line).inserted
      else { return nil }
      let values = windows.compactMap { $0.value(of: constraint.first) }
      guard values.count == windows.count, let value = values.first else { return nil }
      let isSame = values.allSatisfy { $0 == value }
      return InlayHint(
        position: text.range(ofLine: written.end.line).end,
        label: "= \((isSame ? [value] : values).joined(separator: " | "))",
        tooltip: zip(windows, values).map { "\($0.title(session)): \($1)" }.joined(separator: "\n"))
    }
  }
}

extension WrittenStatement {
  /// The names in all lines of a text that can be read, each once.
  fileprivate static func names(in text: String) -> [String] {
    var known: Set<String> = []
    return EquationReader.read(text).statements.flatMap(\.itemNames)
      .filter { known.insert($0).inserted }
  }
}
