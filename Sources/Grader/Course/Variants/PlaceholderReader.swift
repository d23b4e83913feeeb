struct PlaceholderReader {
  private var rest: Substring
  private let text: String

  /// Reads all of a text.
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
          "placeholder": .text("{{\(text)}}"), "name": .text("{{gap}}"),
          "sum": .text("{{2 * gap + 8}}"),
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
