import Course

/// What a whole terminal shows at one moment: lines from the top, and where the cursor stands.
package struct ScreenFrame: Hashable, Sendable {
  /// A place on the screen; rows and columns count from 0.
  package struct Place: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
  }

  /// The lines from the top; rows without one are empty.
  package var lines: [StyledText]
  /// `nil` hides the cursor.
  package var cursor: Place?

  package init(_ lines: [StyledText], cursor: Place? = nil) {
    (self.lines, self.cursor) = (lines, cursor)
  }
}

/// The rows that a terminal shows, so that only what differs is written to it.
struct ScreenRows {
  package let usesColour: Bool
  private var shown: [String] = []
  private var rows = 0

  package init(usingColour: Bool) { usesColour = usingColour }

  /// Takes it that nothing is known of what is shown.
  package mutating func forget() { rows = 0 }

  /// What has to be written so that a terminal shows a frame.
  package mutating func update(to frame: ScreenFrame, rows: Int) -> String {
    var wanted = frame.lines.prefix(rows).map { $0.rendered(usingColour: usesColour) }
    wanted += Array(repeating: "", count: max(0, rows - wanted.count))
    var text = "\u{1B}[?25l"
    if rows != self.rows { text += "\u{1B}[2J" }
    for (row, line) in wanted.enumerated() {
      let before = rows == self.rows ? shown[row] : ""
      // A line is emptied first: what ends in the last column would be taken off again afterwards.
      if line != before { text += "\u{1B}[\(row + 1);1H\u{1B}[2K\(line)" }
    }
    (shown, self.rows) = (wanted, rows)
    if let cursor = frame.cursor {
      text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    return text
  }
}
