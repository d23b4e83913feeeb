import Course
import LayoutEngine
import Terminal

/// An answer's text while it is edited: what may change, the cursor, and what was there before.
///
/// Where the text is the starter with its blanks filled, only the blanks may change. Elsewhere
/// everything may.
struct AnswerEditor: Hashable, Sendable {
  private struct State: Hashable {
    var text: [Character]
    var fields: [Range<Int>]
    var field, cursor: Int
    /// Whether what is typed next replaces all that the blank holds.
    var isSelected = false
  }

  private static let mostSteps = 500

  private var now: State
  private var past: [State] = []
  /// Where the word ends that is being typed, which undo takes back as one; `nil` elsewhere.
  private var typedUpTo: Int?
  let hasBlanks: Bool

  /// Begins with the cursor in the first blank that is empty; elsewhere behind the first sign of a
  /// blank, on the first empty line in braces, on the last line in braces, or at the end of the text.
  ///
  /// Without a starter everything may change.
  init(_ text: String, starter: String?) {
    let text = Self.characters(text)
    if let starter, let filled = Self.filled(text, starter) {
      hasBlanks = true
      let field = filled.fields.firstIndex(where: \.isEmpty) ?? 0
      now = State(
        text: filled.text, fields: filled.fields, field: field,
        cursor: filled.fields[field].upperBound)
    } else {
      hasBlanks = false
      let blank = text.indices.first { text[$0...].starts(with: Notation.blank) }
      now = State(
        text: text, fields: [text.indices], field: 0,
        cursor: blank.map { $0 + Notation.blank.count } ?? Self.lineToFill(in: text) ?? text.count)
    }
  }

  /// The end of the first empty line in braces, of one below a comment before all others, else of the
  /// last line before the braces end; `nil` in a text without braces.
  private static func lineToFill(in text: [Character]) -> Int? {
    var (depth, isBelowComment) = (0, false)
    var (commented, empty, last) = (Int?.none, Int?.none, Int?.none)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if depth > 0, words.isEmpty {
        empty = empty ?? line.endIndex
        if isBelowComment { commented = commented ?? line.endIndex }
      }
      isBelowComment = words.starts(with: "//")
      for character in line where "{}".contains(character) { depth += character == "{" ? 1 : -1 }
      if depth > 0 { last = line.endIndex }
    }
    return commented ?? empty ?? last
  }

  /// A text without the signs of empty blanks, and where the starter's blanks are in it; `nil` if it
  /// isn't the starter with its blanks filled.
  private static func filled(
    _ answer: [Character], _ starter: String
  ) -> (text: [Character], fields: [Range<Int>])? {
    let fixed = starter.split(separator: /_{3,}/, omittingEmptySubsequences: false)
    var (text, fields, place) = ([Character](), [Range<Int>](), 0)
    for (index, piece) in fixed.map({ characters(String($0)) }).enumerated() {
      // What fills a blank stands on one line.
      let lineEnd = answer[place...].firstIndex(of: "\n") ?? answer.count
      let end = (place...(index == 0 ? place : lineEnd)).first {
        answer[$0...].starts(with: piece)
          && (index < fixed.count - 1 || $0 + piece.count == answer.count)
      }
      guard let end else { return nil }
      if index > 0 {
        let value = answer[place..<end]
        let isEmpty = value.count >= Notation.blank.count && value.allSatisfy { $0 == "_" }
        fields.append(text.count..<text.count + (isEmpty ? 0 : value.count))
        if !isEmpty { text += value }
      }
      text += piece
      place = end + piece.count
    }
    return fields.isEmpty ? nil : (text, fields)
  }

  /// The characters of a text, with line breaks of one kind.
  private static func characters(_ text: String) -> [Character] {
    text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }
  }

  /// What a file holds of it.
  var text: String {
    var text = ""
    var start = 0
    for field in hasBlanks ? now.fields : [] where field.isEmpty {
      text += String(now.text[start..<field.lowerBound]) + Notation.blank
      start = field.upperBound
    }
    return text + String(now.text[start...])
  }

  var characters: [Character] { now.text }
  var cursor: Int { now.cursor }
  /// The places that may change, in their order.
  var fields: [Range<Int>] { now.fields }
  /// The place in which the cursor is.
  var field: Int { now.field }
  var isSelected: Bool { now.isSelected }

  /// The text of the line in which the cursor is, before and behind the place that may change.
  var surroundings: (before: String, after: String) { surroundings(of: now.field) }

  private func surroundings(of field: Int) -> (before: String, after: String) {
    let range = now.fields[field]
    let before = now.text[..<range.lowerBound].reversed().prefix { $0 != "\n" }.reversed()
    let after = now.text[range.upperBound...].prefix { $0 != "\n" }
    return (String(before), String(after))
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The letters of the word in front of the cursor, and whether a dot stands before them.
  var word: (letters: String, followsDot: Bool) {
    let before = now.text[..<now.cursor]
    let letters = before.reversed().prefix(while: Self.isWord)
    let dot = before.dropLast(letters.count).last
    return (String(letters.reversed()), dot == ".")
  }
}

// MARK: - Changes

extension AnswerEditor {
  /// Does what a key does in every editor.
  mutating func take(_ key: Key) {
    switch key {
    case .character(let letter): insert(String(letter))
    case .paste(let text): insert(text)
    case .enter: breakLine()
    case .backspace: delete(now.cursor - 1..<now.cursor)
    case .delete: delete(now.cursor..<now.cursor + 1)
    case .control("u"): clear()
    case .control("w"): delete(wordEdge(-1)..<now.cursor)
    case .left: moveBy(-1)
    case .right: moveBy(1)
    case .wordLeft: moveBy(wordEdge(-1) - now.cursor)
    case .wordRight: moveBy(wordEdge(1) - now.cursor)
    case .up: moveByLine(-1)
    case .down: moveByLine(1)
    case .home, .control("a"): moveToEdge(isEnd: false)
    case .end, .control("e"): moveToEdge(isEnd: true)
    default: break
    }
  }

  /// Puts text in at the cursor; a blank takes no line break.
  mutating func insert(_ typed: String) {
    let characters = Self.characters(typed)
    guard !hasBlanks else {
      let range = now.isSelected ? now.fields[now.field] : now.cursor..<now.cursor
      return replace(range, with: characters.filter { $0 != "\n" })
    }
    let isEmptyLine = lineStart == lineEnd && characters.first != "\n"
    replace(now.cursor..<now.cursor, with: (isEmptyLine ? indentation : []) + characters)
  }

  mutating func breakLine() {
    replace(
      now.cursor..<now.cursor,
      with: ["\n"] + Self.indentation(below: now.text[lineStart..<now.cursor]))
  }

  /// The spaces with which the line below another begins: four more where that opens a bracket.
  private static func indentation(below line: ArraySlice<Character>) -> [Character] {
    let isOpened = line.last { $0 != " " }.map { "{[(".contains($0) } ?? false
    return line.prefix { $0 == " " } + Array(repeating: " ", count: isOpened ? 4 : 0)
  }

  /// The spaces for the first character of the line with the cursor, which is empty.
  private var indentation: [Character] {
    let above = now.text[..<lineStart].split(separator: "\n")
    return above.last { !$0.allSatisfy(\.isWhitespace) }.map(Self.indentation) ?? []
  }

  private mutating func delete(_ range: Range<Int>) {
    replace(range.clamped(to: now.fields[now.field]), with: [])
  }

  /// Empties the blank, or the line in front of the cursor.
  mutating func clear() {
    replace(hasBlanks ? now.fields[now.field] : lineStart..<now.cursor, with: [])
  }

  mutating func undo() {
    typedUpTo = nil
    if let before = past.popLast() { now = before }
  }

  private mutating func replace(_ range: Range<Int>, with new: [Character]) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let goesOn = range.isEmpty && new.count == 1 && new[0].isLetter && typedUpTo == range.lowerBound
    if !goesOn { past.append(now) }
    if past.count > Self.mostSteps { past.removeFirst() }
    typedUpTo = new.count == 1 && new[0].isLetter ? range.lowerBound + 1 : nil
    now.text.replaceSubrange(range, with: new)
    let grown = new.count - range.count
    for index in now.fields.indices where index >= now.field {
      let old = now.fields[index]
      let start = index == now.field ? old.lowerBound : old.lowerBound + grown
      now.fields[index] = start..<old.upperBound + grown
    }
    (now.cursor, now.isSelected) = (range.lowerBound + new.count, false)
  }
}

// MARK: - Movements

extension AnswerEditor {
  /// Goes to the next blank or the one before, round and round.
  mutating func goToBlank(_ step: Int) {
    guard hasBlanks else { return }
    select((now.field + step + now.fields.count) % now.fields.count)
  }

  /// Goes to a blank of a line, which counts from 1: to the first that stands between what is wanted,
  /// else to the first; elsewhere to the line's end.
  mutating func goTo(line: Int, between isWanted: ((before: String, after: String)) -> Bool) {
    let ends = now.text.indices.filter { now.text[$0] == "\n" } + [now.text.count]
    guard ends.indices.contains(line - 1) else { return }
    let range = (line > 1 ? ends[line - 2] + 1 : 0)...ends[line - 1]
    guard hasBlanks else { return now.cursor = range.upperBound }
    let fields = now.fields.indices.filter { range.contains(now.fields[$0].lowerBound) }
    if let field = fields.first(where: { isWanted(surroundings(of: $0)) }) ?? fields.first {
      select(field)
    }
  }

  private mutating func select(_ field: Int) {
    now.field = field
    now.cursor = now.fields[field].upperBound
    now.isSelected = !now.fields[field].isEmpty
  }

  /// Puts one of some words into the blank: the one behind that which it holds, or before it.
  mutating func propose(_ words: [String], _ step: Int) {
    let range = now.fields[now.field]
    let place = words.firstIndex(of: String(now.text[range]))
    let next =
      place.map { ($0 + step + words.count) % words.count } ?? (step > 0 ? 0 : words.count - 1)
    replace(range, with: Array(words[next]))
  }

  /// Where the word before or behind the cursor ends.
  private func wordEdge(_ step: Int) -> Int {
    let isWord = { (place: Int) in Self.isWord(now.text[place]) }
    var places =
      step < 0
      ? Array(now.text[..<now.cursor].indices.reversed()) : Array(now.text[now.cursor...].indices)
    places = Array(places.drop { !isWord($0) }.drop(while: isWord))
    guard let place = places.first else { return step < 0 ? 0 : now.text.count }
    return step < 0 ? place + 1 : place
  }

  mutating func moveBy(_ step: Int) {
    now.isSelected = false
    let target = now.cursor + step
    let range = now.fields[now.field]
    now.cursor = min(max(target, range.lowerBound), range.upperBound)
  }

  /// Goes to the line above or below; among blanks, to the blank above or below.
  mutating func moveByLine(_ step: Int) {
    guard !hasBlanks else { return goToBlank(step) }
    let start = lineStart
    let column = now.cursor - start
    if step < 0 {
      guard start > 0 else { return }
      now.cursor = start - 1
      now.cursor = min(lineStart + column, now.cursor)
    } else {
      let end = lineEnd
      guard end < now.text.count else { return }
      now.cursor = end + 1
      now.cursor = min(now.cursor + column, lineEnd)
    }
  }

  mutating func moveToEdge(isEnd: Bool) {
    now.isSelected = false
    let range = now.fields[now.field]
    now.cursor = isEnd ? min(lineEnd, range.upperBound) : max(lineStart, range.lowerBound)
  }

  private var lineStart: Int { (now.text[..<now.cursor].lastIndex(of: "\n") ?? -1) + 1 }

  private var lineEnd: Int { now.text[now.cursor...].firstIndex(of: "\n") ?? now.text.count }
}

enum Completion {
  /// Completes the word in front of an editor's cursor as far as it can go on in one way only.
  ///
  /// Without names of views it takes all words of the text.
  ///
  /// - Returns: The words that it can become, where there are several.
  static func complete(
    in editor: inout AnswerEditor, names: [String]?, isSwift: Bool
  ) -> StyledText? {
    let (letters, followsDot) = editor.word
    var typed = editor.text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    if let itself = typed.firstIndex(of: letters) { typed.remove(at: itself) }
    let words = followsDot ? attributes(isSwift) : names ?? typed + labels
    let found = Set(words.filter { $0.lowercased().hasPrefix(letters.lowercased()) })
    let others = found.filter { $0 != letters }.sorted()
    guard !letters.isEmpty || followsDot, let first = others.first else { return nil }
    if !found.contains(letters) {
      let common = others.reduce(first) { $0.commonPrefix(with: $1) }
      editor.insert(String(common.dropFirst(letters.count)))
    }
    return others.count > 1 ? StyledText(others.joined(separator: "  "), .code) : nil
  }

  private static func attributes(_ isSwift: Bool) -> [String] {
    guard isSwift else { return Attribute.allCases.map(\.name) }
    // Margins have a guide instead.
    return members
      + Attribute.allCases.map(\.name).filter { !$0.contains("Margin") }.map { "\($0)Anchor" }
  }

  /// What answers in Swift write behind a dot besides anchors, and before a colon or a bracket.
  private static let members = [
    "activate", "addSubview", "constraint", "isActive", "layoutMarginsGuide", "priority",
    "safeAreaLayoutGuide", "translatesAutoresizingMaskIntoConstraints",
  ]
  private static let labels = [
    "NSLayoutConstraint", "constant", "equalTo", "equalToConstant", "greaterThanOrEqualTo",
    "greaterThanOrEqualToConstant", "lessThanOrEqualTo", "lessThanOrEqualToConstant", "multiplier",
  ]
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
  }
}
