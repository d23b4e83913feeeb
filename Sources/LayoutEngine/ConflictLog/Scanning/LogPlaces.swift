/// Finds line and column of what was read from a text that has been cleaned.
struct LogPlaces {
  private let text: LogText
  private let places: TextPlaces

  init(_ log: LogText, of text: String) {
    self.text = log
    places = TextPlaces(text)
  }

  /// Where some bytes stand in the text as it came.
  func range(_ range: Range<Int>) -> SourceRange {
    // What is empty stands behind the byte before it: something may have been left out there.
    let end = range.upperBound > 0 ? text.end(of: range.upperBound - 1) : 0
    let start = range.isEmpty ? end : text.offsets[range.lowerBound]
    return SourceRange(
      start: range.isEmpty ? places.end(at: start) : places.start(at: start),
      end: places.end(at: end))
  }
}
