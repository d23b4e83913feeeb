package import Course

/// What a file of cases is refused with is said in English alone.
extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
}
