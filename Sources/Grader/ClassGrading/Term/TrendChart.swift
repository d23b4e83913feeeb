import Course

/// A learner's shares of the points as bars, one for each assignment.
///
/// The page says the same in a table beside it, so readers of the screen are spared the drawing.
struct TrendChart {
  private static let (barWidth, gap, height) = (28, 8, 64)

  /// Draws shares from 0 to 1; `nil` leaves the bar's place empty.
  func add(_ shares: [Double?], to html: inout HTMLText) {
    let width = shares.count * (Self.barWidth + Self.gap) + Self.gap
    html.raw("<svg class=\"trend\" aria-hidden=\"true\" width=\"\(width)\" ")
    html.raw("height=\"\(Self.height + 1)\" viewBox=\"0 0 \(width) \(Self.height + 1)\">\n")
    for (place, share) in shares.enumerated() {
      guard let share else { continue }
      let x = Self.gap + place * (Self.barWidth + Self.gap)
      let bar = Int((min(max(share, 0), 1) * Double(Self.height)).rounded())
      html.raw("<rect x=\"\(x)\" y=\"\(Self.height - bar)\" width=\"\(Self.barWidth)\" ")
      html.raw("height=\"\(bar)\"/>\n")
    }
    html.raw("<path d=\"M0 \(Self.height).5H\(width)\"/>\n</svg>\n")
  }

  /// The style of the elements.
  static let style = """
    svg.trend { display: block; margin: 0.25rem 0; }
    svg.trend rect { fill: var(--tint); }
    svg.trend path { stroke: var(--line); }

    """
}
