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
    let start = range.lowerBound < text.bytes.count ? text.offsets[range.lowerBound] : nil
    let end = range.isEmpty ? start : text.end(of: range.upperBound - 1)
    let last = text.bytes.indices.last.map { text.end(of: $0) } ?? 0
    return SourceRange(start: places[start ?? last], end: places[end ?? last])
  }
}
