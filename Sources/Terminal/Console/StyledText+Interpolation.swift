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
