/// Text in runs that carry meanings, never colours, so that a plain terminal loses nothing.
///
/// Control characters turn into visible signs on the way in (see ``Swift/String/visible``): no
/// `StyledText` can move the cursor, and its widths hold. `\n` starts a new line.
///
///     let line: StyledText = "\("Blue.leading", .code) is at 120."
package struct StyledText: Hashable, Sendable {
  /// What a run is, for the place that prints it to show as it can.
  package enum Meaning: Hashable, Sendable, CaseIterable {
    case plain, heading, strong, emphasis, code, good, bad, quiet, link, selected
  }

  /// A stretch of text with one meaning, never empty.
  package struct Run: Hashable, Sendable {
    package fileprivate(set) var text: String
    package let meaning: Meaning
  }

  /// The runs in reading order; neighbours differ in meaning.
  package private(set) var runs: [Run] = []

  /// Makes one run of any text, however hostile.
  package init(_ text: String = "", _ meaning: Meaning = .plain) {
    append(visible: text.visible, meaning)
  }

  package var text: String { runs.map(\.text).joined() }

  /// Whether there is nothing to print, not even a line break.
  package var isEmpty: Bool { runs.isEmpty }

  /// The text between its line breaks; empty text is one empty line.
  package var lines: [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      let parts = run.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(visible: String(part), run.meaning)
      }
    }
    return lines
  }

  package var widthInColumns: Int {
    lines.map { line in line.runs.map(\.text.widthInColumns).reduce(0, +) }.max() ?? 0
  }

  /// Adds characters that are known to be visible; equal neighbours melt into one run.
  package mutating func append(visible text: String, _ meaning: Meaning) {
    if runs.last?.meaning == meaning {
      runs[runs.count - 1].text += text
    } else if !text.isEmpty {
      runs.append(Run(text: text, meaning: meaning))
    }
  }

  /// The same text with another meaning wherever it was plain.
  package func whenPlain(_ meaning: Meaning) -> StyledText {
    runs.reduce(into: StyledText()) { text, run in
      text.append(visible: run.text, run.meaning == .plain ? meaning : run.meaning)
    }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var text = left
    text += right
    return text
  }

  package static func += (left: inout StyledText, right: StyledText) {
    for run in right.runs { left.append(visible: run.text, run.meaning) }
  }
}

extension Sequence<StyledText> {
  /// All texts in their order, with a separator between neighbours.
  package func joined(separator: StyledText = StyledText()) -> StyledText {
    enumerated().reduce(into: StyledText()) { joined, next in
      joined += next.offset > 0 ? separator + next.element : next.element
    }
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation interpolation: StringInterpolation) {
    self = interpolation.text
  }

  /// Collects the pieces of `"\("Blue", .code) moves by \(8)"`.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += StyledText(literal) }

    package mutating func appendInterpolation(_ styled: StyledText) { text += styled }

    package mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ meaning: Meaning = .plain
    ) {
      text += StyledText(value.description, meaning)
    }
  }
}

extension StyledText {
  /// The text as a terminal wants it, with SGR escape codes or without a single escape byte.
  ///
  /// Every line ends with its codes closed, so that a pager or a cut between lines can't smear a
  /// colour over what follows.
  package func rendered(usingColour: Bool) -> String {
    guard usingColour else { return text }
    return runs.map(\.withCodes).joined()
  }
}

extension StyledText.Run {
  fileprivate var withCodes: String {
    guard let code = meaning.code else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }
      .joined(separator: "\n")
  }
}

extension StyledText.Meaning {
  /// The parameters of "select graphic rendition"; nil leaves the terminal's own look.
  ///
  /// Only the eight basic colours, because their owner chose them to be legible.
  ///
  /// Source: ECMA-48, 5th edition, 8.3.117.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1;4"
    case .strong: "1"
    case .emphasis: "3"
    case .code: "36"
    case .good: "32"
    case .bad: "31"
    case .quiet: "2"
    case .link: "4"
    case .selected: "7"
    }
  }
}
