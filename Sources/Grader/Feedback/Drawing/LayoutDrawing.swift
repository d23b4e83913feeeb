/// A picture of a window, drawn with characters.
package struct LayoutDrawing: Sendable {
  /// Which characters are used.
  package enum Signs: Hashable, Sendable {
    case unicode
    /// For terminals that can't show others.
    case ascii
  }

  /// What a part of a line shows, so that it can be coloured. Colour is never the only difference.
  package enum Role: Hashable, Sendable {
    case window, wanted, yours, fault, guide, name, number
  }

  /// A part of a line.
  package struct Run: Hashable, Sendable {
    package let text: String
    package let role: Role
  }

  private let picture: LayoutPicture
  private let signs: Signs
  private let legend: (wanted: String, yours: String)?
  private let measure: TextMeasure

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - signs: Which characters are used.
  ///   - legend: The words for the two layouts. They are shown where both layouts are drawn.
  ///   - displayWidth: The columns that a text takes on the screen.
  package init(
    _ picture: LayoutPicture, signs: Signs = .unicode,
    legend: (wanted: String, yours: String)? = nil,
    displayWidth: @escaping @Sendable (String) -> Int = { $0.count }
  ) {
    (self.picture, self.signs, self.legend) = (picture, signs, legend)
    measure = TextMeasure(width: displayWidth)
  }

  /// The drawing, no line wider than `columns`, and no more than `rows` lines.
  ///
  /// - Parameters:
  ///   - columns: At least 40 for a clear drawing; less than 32 counts as 32.
  ///   - rows: At least 5 for a clear drawing; `nil` for as many as a clear drawing needs.
  package func lines(columns: Int, rows: Int? = nil) -> [[Run]] {
    let views = picture.yours.isEmpty ? picture.wanted : picture.yours
    let lines = BoxDrawing(
      views, window: picture.window, axis: picture.axis, displayWidth: measure.width
    ).lines(width: columns)
    return lines.prefix(rows ?? lines.count).map { [Run(text: $0, role: .yours)] }
  }
}
