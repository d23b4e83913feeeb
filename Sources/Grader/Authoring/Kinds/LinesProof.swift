import Course
import Grading
import LayoutEngine

extension Exercise {
  /// What of the solution's lines would give it away in a hint.
  var solutionTexts: [String] { statements + codeLines }

  /// The solution's statements that the starter doesn't have, and their right sides.
  private var statements: [String] {
    let starter = EquationReader.read(starter.text).statements.map(\.tokens)
    let changed = moments.flatMap { EquationReader.read($0.solution.text).statements }
      .filter { !starter.contains($0.tokens) }
    let rightSides = changed.compactMap { statement -> String? in
      guard !statement.isVisualFormat else { return nil }
      let text = statement.text
      return text.lastIndex(of: "=").map { String(text[text.index(after: $0)...]) }
    }
    // A right side that is a bare number may occur in any hint.
    return changed.map(\.text) + rightSides.filter { side in side.contains(where: \.isLetter) }
  }

  /// The solution's statements of Swift that the starter doesn't have; short ones may occur in any
  /// hint.
  private var codeLines: [String] {
    let starter = starters.first { Notation(path: $0.path) == .swift }
    let known = Set(SwiftStatements.all(in: starter?.text ?? ""))
    return SwiftStatements.all(in: swiftSolution?.text ?? "").filter {
      $0.count(where: { !$0.isWhitespace }) >= 12 && !known.contains($0)
    }
  }
}

/// The statements of a program, each without what only its place in the program needs.
enum SwiftStatements {
  /// Every line, and every statement that takes several lines.
  static func all(in text: String) -> [String] {
    var statements: [String] = []
    var (open, depth): ([String], Int) = ([], 0)
    for line in text.sourceLines {
      let line = code(line)
      guard !line.isEmpty else { continue }
      statements.append(line)
      open.append(line)
      depth += line.count { "([".contains($0) } - line.count { ")]".contains($0) }
      guard depth <= 0 else { continue }
      if open.count > 1 { statements.append(open.joined(separator: " ")) }
      (open, depth) = ([], 0)
    }
    return statements.map(bare).filter { !$0.isEmpty }
  }

  private static func code(_ line: Substring) -> String {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].trimmed
  }

  /// A statement without its name, `isActive`, and the comma or bracket behind it.
  private static func bare(_ statement: String) -> String {
    var rest = statement[...]
    if ["let ", "var "].contains(where: rest.hasPrefix), let sign = rest.firstRange(of: " = ") {
      rest = rest[sign.upperBound...]
    }
    while let last = rest.last, ",;{".contains(last) || last.isWhitespace { rest.removeLast() }
    let ending = ".isActive = true"
    return String(rest.hasSuffix(ending) ? rest.dropLast(ending.count) : rest)
  }
}

/// Makes the mutants of right answers that are equations.
struct LineMutants {
  private let exercise: Exercise

  init(_ exercise: Exercise) { self.exercise = exercise }

  /// A statement of a right answer: how it is written, and what it states.
  private struct Line {
    let text: String
    /// Empty for what is said about a view itself.
    let drafts: [ConstraintDraft]
    /// What is said about a view's hugging or compression; anything else about a view is kept as
    /// it is.
    let content: SceneStatement?
    let place: SourcePlace
  }

  /// All mutants of a right answer, line by line.
  func mutants(of right: CourseText) -> [Mutant] {
    let lines = lines(of: right)
    var mutants: [Mutant] = []
    for (index, line) in lines.enumerated() {
      guard !line.drafts.isEmpty || line.content != nil else { continue }
      for (operation, text) in changes(of: line) + [(.dropped, nil)] {
        var texts: [String?] = lines.map(\.text)
        texts[index] = text
        mutants.append(Mutant(operation, Answer(texts, like: right), at: line.place))
      }
    }
    for (item, other) in viewPairs {
      let renamed = lines.map { line in
        line.drafts.isEmpty
          ? line.content.map { $0.swapping(name(item), name(other)).description } ?? line.text
          : line.drafts.map { equation($0.swapping(item, other)) }.joined(separator: "\n")
      }
      mutants.append(Mutant(.renamed, Answer(renamed, like: right)))
    }
    return mutants + [Mutant(.reordered, Answer(lines.map(\.text).reversed(), like: right))]
  }

  private func lines(of right: CourseText) -> [Line] {
    EquationReader.read(right.text, names: exercise.itemNames).statements.map { statement in
      var drafts: [ConstraintDraft]?
      var content: SceneStatement?
      if case .scene(let about) = statement.outcome, about.property.isContentPriority {
        content = about
      }
      if case .constraints(let written) = statement.outcome {
        drafts = try? written.map { try $0.draft(in: exercise.scene) }
      }
      return Line(
        text: statement.text, drafts: drafts ?? [], content: content,
        place: statement.range.start)
    }
  }

  private func name(_ item: ItemID) -> String { exercise.scene[item].name }

  /// What may stand in a line's place; each part of a chain is changed by itself.
  private func changes(of line: Line) -> [(MutationOperator, String?)] {
    if let content = line.content {
      return LineMutations.mutations(of: content).map { ($0, $1.description) }
    }
    return line.drafts.indices.flatMap { index in
      LineMutations.mutations(of: line.drafts[index]).map { operation, changed in
        var drafts = line.drafts
        drafts[index] = changed
        return (operation, drafts.map(equation).joined(separator: "\n"))
      }
    }
  }

  private func equation(_ draft: ConstraintDraft) -> String {
    EquationPrinter.equation(for: draft, in: exercise.scene)
  }

  private var viewPairs: [(ItemID, ItemID)] {
    let views = exercise.scene.ids.dropFirst()
    return views.flatMap { item in views.filter { item < $0 }.map { (item, $0) } }
  }
}

extension ConstraintDraft {
  /// The same statement with two items in each other's place.
  fileprivate func swapping(_ item: ItemID, _ other: ItemID) -> ConstraintDraft {
    func swapped(_ anchor: Anchor?) -> Anchor? {
      guard let anchor else { return nil }
      switch anchor.item {
      case item: return Anchor(other, anchor.attribute)
      case other: return Anchor(item, anchor.attribute)
      default: return anchor
      }
    }
    var changed = self
    changed.first = swapped(first)
    changed.second = swapped(second)
    return changed
  }
}
