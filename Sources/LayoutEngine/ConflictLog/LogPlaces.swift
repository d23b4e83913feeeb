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

/// Finds line and column of places in a text that are known by their distance from its beginning.
///
/// - Complexity: O(text) to make; every place after that takes the same short time.
struct TextPlaces {
  /// A place from which others are counted.
  private struct Mark {
    let offset: Int
    let index: String.Index
    let line: Int
    let column: Int
  }

  /// Marks stand at least so many bytes apart.
  private static let spacing = 128

  private let text: String
  private var marks: [Mark] = []

  init(_ text: String) {
    self.text = text
    var (offset, line, column) = (0, 1, 1)
    var index = text.startIndex
    marks.append(Mark(offset: 0, index: index, line: 1, column: 1))
    while index < text.endIndex {
      if offset - marks[marks.count - 1].offset >= Self.spacing {
        marks.append(Mark(offset: offset, index: index, line: line, column: column))
      }
      let character = text[index]
      (line, column) = character.isLineEnd ? (line + 1, 1) : (line, column + 1)
      offset += character.utf8.count
      text.formIndex(after: &index)
    }
  }

  /// The place of the character that holds a byte, or the one behind the last.
  func start(at offset: Int) -> SourcePlace { place(of: offset).place }

  /// The place behind all that stands before a byte.
  ///
  /// A mark that is written over the last character belongs to it.
  func end(at offset: Int) -> SourcePlace {
    let (place, isInside) = place(of: offset)
    return isInside ? SourcePlace(line: place.line, column: place.column + 1) : place
  }

  /// The place of the character that holds a byte, and whether it begins before that byte.
  private func place(of offset: Int) -> (place: SourcePlace, isInside: Bool) {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    let mark = marks[low]
    var (reached, line, column) = (mark.offset, mark.line, mark.column)
    var index = mark.index
    var isInside = false
    while index < text.endIndex {
      let character = text[index]
      isInside = reached < offset && !character.isLineEnd
      reached += character.utf8.count
      if reached > offset { break }
      isInside = false
      (line, column) = character.isLineEnd ? (line + 1, 1) : (line, column + 1)
      text.formIndex(after: &index)
    }
    return (SourcePlace(line: line, column: column), isInside)
  }
}
