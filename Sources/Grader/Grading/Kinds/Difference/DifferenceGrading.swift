package import Course
package import LayoutEngine

/// Answers that name a window in which two layouts differ.
struct DifferenceGrading {
  let layouts: TwoLayouts

  /// The frames that both layouts have in the windows that are shown.
  func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    let path = "\(exercise.lessonFolder)/\(exercise.id)/exercise.json"
    var frames: [Frames] = []
    for layoutCase in exercise.cases {
      let pair: LayoutPair
      do { pair = try layouts.pair(in: layoutCase, of: exercise) } catch {
        throw CourseError(path, .says("course.solver.two", ["error": "\(error)"]))
      }
      guard case .solved(let one) = pair.a, case .solved = pair.b else {
        throw CourseError(path, .says("course.difference.layout", ["case": layoutCase.name]))
      }
      if let anchor = pair.difference(in: exercise.scene) {
        throw CourseError(
          path,
          .says(
            "course.difference.same",
            ["case": layoutCase.name, "anchor": exercise.scene.name(of: anchor)]))
      }
      frames.append(one)
    }
    return Expectation(cases: exercise.cases, shownFrames: frames)
  }

  /// The evidence of an answer that passes is the ``LayoutPair`` in its window.
  func check(_ findings: inout Findings) throws(FailureReason) {
    let exercise = findings.exercise
    let choice = try WindowAnswerReader(exercise).choice(in: findings.answer.text)
    if let bound = layouts.bounds.first(where: { !$0.holds(for: choice) }) {
      throw .ruleMissed(.ofKind(.difference(.outOfBounds(bound, choice))))
    }
    let pair = try Grading.solved { () throws(SolverError) in
      try layouts.pair(in: choice.layoutCase, of: exercise)
    }
    guard pair.differs(in: exercise.scene) else {
      throw .ruleMissed(.ofKind(.difference(.sameThere(pair))))
    }
    findings.evidence = .pair(pair)
  }

  static func statements(of text: String) -> [FormedAnswer.Statement] {
    WindowAnswerReader.lines(of: text).map { line in
      FormedAnswer.Statement(line) { .entry($0.text, isBlank: $0.isBlank) }
    }
  }
}

/// Reads answers that name a window and a direction.
///
///     window: 480x80              // points; 240 * 2 x 80 does as well
///     direction: right to left
///
/// A line that is left out leaves that as the exercise shows it.
package struct WindowAnswerReader {
  /// What a line says; `nil` while its blank is left.
  package enum Entry: Hashable, Sendable {
    case window(Size?)
    case direction(LayoutDirection?)

    /// What stands before the colon.
    var name: String {
      switch self {
      case .window: "window"
      case .direction: "direction"
      }
    }

    /// The same for equal lines.
    var text: String {
      switch self {
      case .window(let size): "window \(size.map { "\($0.width) \($0.height)" } ?? "")"
      case .direction(let direction): "direction \(direction?.rawValue ?? "")"
      }
    }

    var isBlank: Bool {
      switch self {
      case .window(let window): window == nil
      case .direction(let direction): direction == nil
      }
    }
  }

  /// The window of which an answer speaks that names none.
  private let shown: Size

  package init(_ exercise: Exercise) {
    shown = exercise.windows.first?.size ?? exercise.designWindow
  }

  /// The window and the direction that an answer names.
  ///
  /// - Throws: The first line that can't be read or repeats another, else the first blank that is
  ///   left, or the end if there is nothing else.
  package func choice(in text: String) throws(FailureReason) -> WindowChoice {
    var entries: [(Entry, SourceRange)] = []
    for line in Self.lines(of: text) {
      switch line.outcome {
      case .failure(let unreadable): throw .unreadable(unreadable)
      case .success(let entry):
        guard !entries.contains(where: { $0.0.name == entry.name }) else {
          throw .unreadable(Unreadable(.window(.saidTwice(entry.name)), at: line.range))
        }
        entries.append((entry, line.range))
      }
    }
    var (window, direction) = (shown, LayoutDirection.leftToRight)
    for (entry, range) in entries {
      switch entry {
      case .window(let size?): window = size
      case .direction(let found?): direction = found
      case .window(nil), .direction(nil): throw .unfinished(range)
      }
    }
    guard !entries.isEmpty else {
      let lines = text.sourceLines
      throw .unfinished(SourceRange(line: max(1, lines.count), column: 1, length: 1))
    }
    func range(of name: String) -> SourceRange? { entries.first { $0.0.name == name }?.1 }
    return WindowChoice(
      window: window, direction: direction, windowRange: range(of: "window"),
      directionRange: range(of: "direction"))
  }

  /// Reads every line on its own.
  static func lines(of text: String) -> [AnswerLine<Entry>] {
    AnswerLine.lines(of: text) { line, range throws(Unreadable) in try entry(in: line, at: range) }
  }

  private static func entry(
    in line: Substring, at range: SourceRange
  ) throws(Unreadable) -> Entry {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      throw Unreadable(.window(.notALine), at: range)
    }
    let name = line[..<colon].trimmed
    let value = line[line.index(after: colon)...]
    let isBlank = value.contains("___")
    switch name.lowercased() {
    case "window":
      let column = line.distance(from: line.startIndex, to: colon) + 2
      return .window(isBlank ? nil : try size(value, column: column, at: range))
    case "direction": return .direction(isBlank ? nil : try direction(value, at: range))
    default: throw Unreadable(.window(.unknownSetting(name)), at: range)
    }
  }

  /// Two lengths with `x`, `×` or `by` between them.
  private static func size(
    _ text: Substring, column: Int, at range: SourceRange
  ) throws(Unreadable) -> Size {
    guard let cross = cross(in: text) else {
      throw Unreadable(.window(.notAWindow(text.trimmed)), at: range)
    }
    let width = try length(text[..<cross.lowerBound], column: column, range)
    let offset = text.distance(from: text.startIndex, to: cross.upperBound)
    let height = try length(text[cross.upperBound...], column: column + offset, range)
    guard WindowBound.lengths.contains(width), WindowBound.lengths.contains(height) else {
      throw Unreadable(.window(.outOfRange(Size(width: width, height: height))), at: range)
    }
    return Size(width: width, height: height)
  }

  private static func cross(in text: Substring) -> Range<Substring.Index>? {
    for place in text.indices {
      let isWord = text[place...].hasPrefix("by")
      // The x of `px` stands between nothing.
      guard isWord || "xX×ｘＸ".contains(text[place]),
        !text[..<place].lowercased().hasSuffix("p")
      else { continue }
      return place..<text.index(place, offsetBy: isWord ? 2 : 1)
    }
    return nil
  }

  private static func length(
    _ text: Substring, column: Int, _ range: SourceRange
  ) throws(Unreadable) -> Double {
    guard !text.trimmed.isEmpty else {
      throw Unreadable(.window(.notAWindow("")), at: range)
    }
    do {
      return try EquationReader.number(text, at: SourcePlace(line: range.line, column: column))
    } catch {
      throw Unreadable(error)
    }
  }

  /// In whatever case, with spaces, hyphens or nothing between the words.
  private static func direction(
    _ text: Substring, at range: SourceRange
  ) throws(Unreadable) -> LayoutDirection {
    switch text.lowercased().filter({ !$0.isWhitespace && $0 != "-" }) {
    case "lefttoright", "ltr": return .leftToRight
    case "righttoleft", "rtl": return .rightToLeft
    default: throw Unreadable(.window(.unknownDirection(text.trimmed)), at: range)
    }
  }
}
