import LayoutEngine

struct TextTemplate: Sendable {
  struct Piece: Sendable {
    let before: String
    let expression: PlaceholderExpression
    let place: SourcePlace
    /// How wide it is there, braces and all.
    let width: Int
  }

  let path: String
  let pieces: [Piece]
  private let end: String

  /// Finds the placeholders of a course file: two braces, what is meant, two braces.
  ///
  /// Of more than two braces in a row, the last two begin a placeholder: `{{{blue}}.leading}` has one.
  init(_ file: CourseText) throws(CourseError) {
    path = file.path
    var pieces: [Piece] = []
    var rest = file.text[...]
    var place = SourcePlace(line: 1, column: 1)
    while let open = Self.opening(in: rest) {
      let before = rest[..<open.lowerBound]
      place = place.after(before)
      let inside = rest[open.upperBound...]
      let line = inside.prefix { !$0.isNewline }
      guard let close = line.closing else {
        throw CourseError(
          path, at: place,
          .says("course.placeholder.unclosed", ["open": "{{", "close": "}}"]))
      }
      let words = String(inside[..<close])
      let after = inside.index(close, offsetBy: 2)
      do {
        pieces.append(
          Piece(
            before: String(before), expression: try PlaceholderReader.read(words), place: place,
            width: words.count + 4))
      } catch {
        throw CourseError(path, at: place, error.sentence)
      }
      place = place.after(rest[open.lowerBound..<after])
      rest = rest[after...]
    }
    self.pieces = pieces
    end = String(rest)
  }

  private static func opening(in text: Substring) -> Range<Substring.Index>? {
    let bytes = text.utf8
    let brace = UInt8(ascii: "{")
    var index = bytes.startIndex
    while let first = bytes[index...].firstIndex(of: brace) {
      var last = first
      var count = 1
      while let next = bytes.index(last, offsetBy: 1, limitedBy: bytes.endIndex),
        next < bytes.endIndex, bytes[next] == brace
      {
        (last, count) = (next, count + 1)
      }
      let after = bytes.index(after: last)
      if count > 1 { return bytes.index(before: last)..<after }
      index = after
    }
    return nil
  }

  func text(_ values: [String: VariedValue]) throws(CourseError) -> CourseText {
    var text = ""
    for piece in pieces {
      text += piece.before
      do { text += try piece.expression.text(values) } catch {
        throw CourseError(path, at: piece.place, error.sentence)
      }
    }
    return CourseText(path: path, text: text + end)
  }

  /// Where the strings begin, in a JSON text with the placeholders replaced, that are one placeholder
  /// each and hold a number now.
  func quotedNumbers(_ values: [String: VariedValue]) -> Set<SourcePlace> {
    var places: Set<SourcePlace> = []
    var place = SourcePlace(line: 1, column: 1)
    for (index, piece) in pieces.enumerated() {
      place = place.after(piece.before[...])
      let following = index + 1 < pieces.count ? pieces[index + 1].before : end
      if piece.before.last == "\"", !piece.before.hasSuffix("\\\""), following.first == "\"",
        piece.expression.isNumber(values)
      {
        places.insert(SourcePlace(line: place.line, column: place.column - 1))
      }
      place = place.after(((try? piece.expression.text(values)) ?? "")[...])
    }
    return places
  }

  func placeholder(at place: SourcePlace) -> Piece? {
    pieces.first {
      $0.place.line == place.line
        && ($0.place.column..<$0.place.column + $0.width).contains(place.column)
    }
  }

  /// Where something stands in the file, by where it stands in a variant.
  func place(of wanted: SourcePlace, _ values: [String: VariedValue]) -> SourcePlace {
    var place = SourcePlace(line: 1, column: 1)
    // What stands between two placeholders is only moved along its line.
    var shift = (line: 1, columns: 0)
    for piece in pieces {
      place = place.after(piece.before[...])
      if wanted < place { break }
      let text = (try? piece.expression.text(values)) ?? ""
      let end = place.after(text[...])
      if wanted < end { return piece.place }
      shift = (end.line, piece.place.column + piece.width - end.column)
      place = end
    }
    return SourcePlace(
      line: wanted.line, column: wanted.column + (wanted.line == shift.line ? shift.columns : 0))
  }
}

extension Substring {
  /// Where the first `}}` begins.
  fileprivate var closing: Index? {
    var index = startIndex
    while let brace = self[index...].firstIndex(of: "}") {
      let next = self.index(after: brace)
      if next < endIndex, self[next] == "}" { return brace }
      index = next
    }
    return nil
  }
}

extension SourcePlace {
  /// The place behind a text that begins here.
  fileprivate func after(_ text: Substring) -> SourcePlace {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    guard lines.count > 1, let last = lines.last else {
      return SourcePlace(line: line, column: column + text.count)
    }
    return SourcePlace(line: line + lines.count - 1, column: last.count + 1)
  }
}

/// What stands between the braces of a placeholder: a name, or arithmetic with names of numbers.
indirect enum PlaceholderExpression: Hashable, Sendable {
  case number(Double)
  case name(String)
  case negative(PlaceholderExpression)
  case sum(PlaceholderExpression, PlaceholderExpression)
  case difference(PlaceholderExpression, PlaceholderExpression)
  case product(PlaceholderExpression, PlaceholderExpression)
  case quotient(PlaceholderExpression, PlaceholderExpression)

  var names: Set<String> {
    switch self {
    case .number: []
    case .name(let name): [name]
    case .negative(let one): one.names
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      a.names.union(b.names)
    }
  }

  func text(_ values: [String: VariedValue]) throws(PlaceholderError) -> String {
    switch try value(values) {
    case .word(let word): return word
    case .number(let number):
      guard number.isFinite else {
        throw PlaceholderError(.says("course.placeholder.infinite"))
      }
      let thousandths = number * 1000
      guard abs(thousandths - thousandths.rounded()) < Self.slack else {
        throw PlaceholderError(.says("course.placeholder.uneven", ["number": "\(number)"]))
      }
      return pointsText(number)
    }
  }

  func isNumber(_ values: [String: VariedValue]) -> Bool {
    if case .number? = try? value(values) { true } else { false }
  }

  /// By how much a number of thousandths may miss a whole one, for all that binary fractions do.
  private static let slack = 1e-6

  private func value(_ values: [String: VariedValue]) throws(PlaceholderError) -> VariedValue {
    switch self {
    case .number(let number): .number(number)
    case .name(let name): try Self.value(of: name, values)
    case .negative(let one): .number(-(try one.number(values)))
    case .sum(let a, let b): .number(try a.number(values) + b.number(values))
    case .difference(let a, let b): .number(try a.number(values) - b.number(values))
    case .product(let a, let b): .number(try a.number(values) * b.number(values))
    case .quotient(let a, let b): .number(try a.number(values) / b.number(values))
    }
  }

  private func number(_ values: [String: VariedValue]) throws(PlaceholderError) -> Double {
    switch try value(values) {
    case .number(let number): return number
    case .word(let word):
      throw PlaceholderError(.says("course.placeholder.word", ["word": word]))
    }
  }

  /// A name's value; any word can be had with another first letter.
  private static func value(
    of name: String, _ values: [String: VariedValue]
  ) throws(PlaceholderError) -> VariedValue {
    if let value = values[name] { return value }
    if let dot = name.lastIndex(of: "."), case .word(let word)? = values[String(name[..<dot])] {
      let first = String(word.prefix(1))
      switch name[name.index(after: dot)...] {
      case "lower": return .word(first.lowercased() + word.dropFirst())
      case "capital": return .word(first.uppercased() + word.dropFirst())
      default: break
      }
    }
    throw PlaceholderError(
      .says(
        "course.placeholder.unknown",
        [
          "placeholder": "{{\(name)}}",
          "names": values.keys.sorted().joined(separator: ", "),
        ]))
  }
}

/// Why a placeholder becomes nothing, in words for the course's author.
struct PlaceholderError: Error {
  let sentence: Sentence

  init(_ sentence: Sentence) { self.sentence = sentence }
}

struct PlaceholderReader {
  private var rest: Substring
  private let text: String

  static func read(_ text: String) throws(PlaceholderError) -> PlaceholderExpression {
    var reader = PlaceholderReader(rest: text[...], text: text)
    let expression = try reader.sum()
    reader.skipSpaces()
    guard reader.rest.isEmpty else { throw reader.unreadable }
    return expression
  }

  private var unreadable: PlaceholderError {
    PlaceholderError(
      .says(
        "course.placeholder.unread",
        [
          "placeholder": "{{\(text)}}", "name": "{{gap}}",
          "sum": "{{2 * gap + 8}}",
        ]))
  }

  private mutating func sum() throws(PlaceholderError) -> PlaceholderExpression {
    var left = try product()
    while let sign = take("+-") {
      let right = try product()
      left = sign == "+" ? .sum(left, right) : .difference(left, right)
    }
    return left
  }

  private mutating func product() throws(PlaceholderError) -> PlaceholderExpression {
    var left = try factor()
    while let sign = take("*/") {
      let right = try factor()
      left = sign == "*" ? .product(left, right) : .quotient(left, right)
    }
    return left
  }

  private mutating func factor() throws(PlaceholderError) -> PlaceholderExpression {
    if take("-") != nil { return .negative(try factor()) }
    if take("(") != nil {
      let inside = try sum()
      guard take(")") != nil else { throw unreadable }
      return inside
    }
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    rest = rest.dropFirst(word.count)
    guard let first = word.first else { throw unreadable }
    if first.isLetter { return .name(String(word)) }
    guard word.allSatisfy({ $0.isNumber || $0 == "." }), let number = Double(word) else {
      throw unreadable
    }
    return .number(number)
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

  /// The next sign, if it is one of these.
  private mutating func take(_ signs: String) -> Character? {
    skipSpaces()
    guard let next = rest.first, signs.contains(next) else { return nil }
    rest.removeFirst()
    return next
  }
}
