import LayoutEngine

/// A text of an exercise with its placeholders.
struct TextTemplate: Sendable {
  /// A piece of the text, and the placeholder that follows it.
  struct Piece: Sendable {
    /// What stands before the placeholder, as it is.
    let before: String
    let expression: PlaceholderExpression
    /// The placeholder's own place in the file.
    let place: SourcePlace
    /// How wide it is there, braces and all.
    let width: Int
  }

  let path: String
  let pieces: [Piece]
  /// What follows the last placeholder.
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
      guard let close = line.closing else { throw Self.error(.unclosed, file, at: place) }
      let words = String(inside[..<close])
      let after = inside.index(close, offsetBy: 2)
      do {
        pieces.append(
          Piece(
            before: String(before), expression: try PlaceholderReader.read(words), place: place,
            width: words.count + 4))
      } catch {
        throw Self.error(error, file, at: place)
      }
      place = place.after(rest[open.lowerBound..<after])
      rest = rest[after...]
    }
    self.pieces = pieces
    end = String(rest)
  }

  private static func error(
    _ error: PlaceholderError, _ file: CourseText, at place: SourcePlace
  ) -> CourseError {
    CourseError(file.path, at: place, error.sentence(known: []))
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

  /// The text with the placeholders replaced.
  ///
  /// - Throws: ``CourseError`` at the first placeholder that becomes nothing.
  func text(_ values: [String: VariedValue], _ known: [String]) throws(CourseError)
    -> CourseText
  {
    var text = ""
    for piece in pieces {
      text += piece.before
      do { text += try piece.expression.text(values) } catch {
        throw CourseError(path, at: piece.place, error.sentence(known: known))
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

  /// The placeholder that a place in the file is within, braces and all.
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
