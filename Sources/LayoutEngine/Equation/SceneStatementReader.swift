/// Reads a statement about a view itself, once its property is known to be one of those.
struct SceneStatementReader {
  private let statement: StatementTokens
  private let tokens: [EquationToken]
  private let range: SourceRange
  /// The place of the relation among the tokens.
  private let relation: Int

  /// `nil` if the tokens are something else: an equation, or an attempt at one.
  init?(_ statement: StatementTokens) {
    self.statement = statement
    tokens = statement.tokens
    range = statement.range
    guard let relation = tokens.firstIndex(where: { $0.kind == .relation(.equal) }),
      relation >= 3, tokens[relation - 2].kind == .dot,
      SceneStatement.propertyNames.contains(tokens[relation - 1].text)
        || tokens[relation - 1].text == SceneStatement.linesInUIKit
    else { return nil }
    self.relation = relation
  }

  func outcome(knowing names: KnownNames) -> WrittenStatement.Outcome {
    if let blank = tokens.first(where: { $0.kind == .blank }) { return .blank(blank.range) }
    do throws(EquationError) {
      let (item, itemRange) = try item(knowing: names)
      return .scene(
        SceneStatement(
          item: item, itemRange: itemRange, property: try property(), range: range))
    } catch {
      return .unreadable(error)
    }
  }

  private func item(
    knowing names: KnownNames
  ) throws(EquationError) -> (name: String, range: SourceRange) {
    let parts = tokens[..<(relation - 2)]
    let name = parts.compactMap { $0.kind == .dot ? "." : $0.nameText }.joined()
    let itemRange = SourceRange(
      start: range.start, end: parts.last?.range.end ?? range.start)
    guard names.accepts(name) else {
      throw EquationError(names.error(for: name), at: itemRange)
    }
    return (name, itemRange)
  }

  private func property() throws(EquationError) -> SceneStatement.Property {
    let name = tokens[relation - 1].text
    if let priority = ContentPriority(rawValue: name) {
      return .contentPriority(priority, try self.priority())
    }
    return switch SceneStatement.PropertyName(rawValue: name) {
    case .frame: .frame(try frame())
    case .autoresizingMask: .autoresizingMask(try mask())
    case .intrinsicContentSize: .intrinsicContentSize(try contentSize())
    case .baselineOffsets: .baselineOffsets(try baselines())
    case .layoutMargins: .layoutMargins(try insets())
    case .safeAreaInsets: .safeAreaInsets(try insets())
    case .keyboardHeight: .keyboardHeight(try keyboardHeight())
    case .contentOffset: .contentOffset(try contentOffset())
    case .text: .text(try text())
    case .font: .font(try font())
    case .textSize:
      .textSize(try named(TextSizeCategory.allCases) { .notATextSize(suggestions: $0) })
    case .translatesMask: .translatesMask(try bool())
    case .lines, nil: .lines(try numberOfLines())
    }
  }

  /// What stands right of the relation, as it was typed but with ASCII signs.
  private var value: String {
    tokens[(relation + 1)...].map { $0.text }.joined()
  }

  /// The value, or one character past the end if there is none.
  private var valueRange: SourceRange {
    guard tokens.indices.contains(relation + 1) else {
      return SourceRange(line: range.end.line, column: range.end.column, length: 1)
    }
    return SourceRange(start: tokens[relation + 1].range.start, end: range.end)
  }

  private func failure(_ error: EquationError.Reason) -> EquationError {
    EquationError(error, at: valueRange)
  }

  /// What stands between parentheses and commas; `nil` without parentheses.
  private var parts: [Substring]? {
    guard value.hasPrefix("("), value.hasSuffix(")"), value.count > 1 else { return nil }
    return value.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
  }

  /// So many numbers in parentheses, none of them too large to lay anything out with.
  private func numbers(_ count: Int) -> [Double]? {
    let numbers = parts?.map { Double($0) ?? .nan } ?? []
    return numbers.count == count && numbers.allSatisfy { $0.magnitude <= 1e9 } ? numbers : nil
  }

  /// Four numbers in parentheses; sizes are never negative.
  private func frame() throws(EquationError) -> Rect {
    guard let numbers = numbers(4), numbers[2] >= 0, numbers[3] >= 0 else {
      throw failure(.notAFrame)
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Four numbers in parentheses: top, left, bottom, right.
  private func insets() throws(EquationError) -> Insets {
    guard let numbers = numbers(4) else { throw failure(.notInsets) }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// One number, without parentheses.
  private func keyboardHeight() throws(EquationError) -> Double {
    guard let height = Double(value), height >= 0, height <= 1e9 else {
      throw failure(.notAKeyboardHeight)
    }
    return height
  }

  /// Two numbers in parentheses: to the right and down.
  private func contentOffset() throws(EquationError) -> Point {
    guard let numbers = numbers(2) else { throw failure(.notAnOffset) }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// One text between quotes.
  private func text() throws(EquationError) -> String {
    guard tokens.count == relation + 2, case .quoted(let text) = tokens[relation + 1].kind,
      !text.isEmpty, text.unicodeScalars.count <= ItemText.mostCharacters
    else { throw failure(.notAText) }
    return text
  }

  /// A size in points, or a text style.
  private func font() throws(EquationError) -> ItemText.Font {
    guard let points = Double(value) else {
      return .style(try named(TextStyle.allCases) { .notAFont(suggestions: $0) })
    }
    guard points > 0, points <= ItemText.mostPoints else {
      throw failure(.notAFont(suggestions: []))
    }
    return .size(points)
  }

  private func numberOfLines() throws(EquationError) -> Int {
    guard let lines = Int(value), (0...ItemText.mostLines).contains(lines) else {
      throw failure(.notANumberOfLines)
    }
    return lines
  }

  /// One of some words, with or without a dot before it.
  private func named<Word: RawRepresentable<String>>(
    _ words: [Word], or reason: (_ suggestions: [String]) -> EquationError.Reason
  ) throws(EquationError) -> Word {
    let name = value.hasPrefix(".") ? String(value.dropFirst()) : value
    if let word = Word(rawValue: name) { return word }
    let suggestions = NearestNames.suggestions(for: name, among: words.map { $0.rawValue })
    throw failure(reason(suggestions.map { ".\($0)" }))
  }

  /// Two numbers in parentheses: from the top to the first line, from the bottom to the last.
  private func baselines() throws(EquationError) -> Baselines {
    guard let numbers = numbers(2) else { throw failure(.notBaselines) }
    return Baselines(first: numbers[0], last: numbers[1])
  }

  /// Width and height in parentheses; a word stands for a length that nothing asks for.
  private func contentSize() throws(EquationError) -> IntrinsicSize {
    let lengths = (parts ?? []).map { part -> Double?? in
      if part == SceneStatement.noLength { return .some(nil) }
      guard let length = Double(part), length >= 0, length <= 1e9 else { return nil }
      return length
    }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      throw failure(.notAContentSize)
    }
    return IntrinsicSize(width: width, height: height)
  }

  /// A number or a name, as after `@`.
  private func priority() throws(EquationError) -> Priority {
    let rest = StatementTokens(tokens: Array(tokens[(relation + 1)...]), end: statement.end)
    var parser = EquationParser(rest, knowing: KnownNames(nil))
    do { return try parser.wholePriority() } catch {
      switch error.reason {
      case .priorityOutOfRange, .unknownPriority: throw error
      default: throw failure(.notAPriority)
      }
    }
  }

  private func mask() throws(EquationError) -> AutoresizingMask {
    do { return try AutoresizingMask(codeText: value) } catch {
      switch error {
      case .malformed(let text) where AutoresizingMask.partNames.contains(text):
        throw failure(.maskDotMissing(text))
      case .malformed: throw failure(.notAMask)
      case .unknownName(let name):
        let suggestions = NearestNames.suggestions(for: name, among: AutoresizingMask.partNames)
        throw failure(.unknownFlag(name, suggestions: suggestions))
      }
    }
  }

  private func bool() throws(EquationError) -> Bool {
    switch value {
    case "true": return true
    case "false": return false
    default: throw failure(.notABool)
    }
  }
}
