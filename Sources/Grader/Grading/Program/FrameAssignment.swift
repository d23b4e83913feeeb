import LayoutEngine

/// A line of a program that assigns to the frame, the bounds or the centre of a view.
package struct FrameAssignment: Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// What the program calls the view.
  package let view: String

  /// Finds the first such line of an answer; `nil` if there is none.
  init?(in answer: Answer) {
    for (index, line) in answer.text.sourceLines.enumerated() {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let assigned = code.firstMatch(
        of: /([A-Za-z_]\w*)[?!]?\.(?:frame|bounds|center)(?:\.\w+)*\s*[-+*\/]?=(?!=)/)
      let made = code.firstMatch(of: /([A-Za-z_]\w*)(?:\s*:\s*\w+)?\s*=\s*\w+\(frame:/)
      guard let view = assigned?.output.1 ?? made?.output.1 else { continue }
      self.line = index + 1
      self.view = String(view)
      return
    }
    return nil
  }
}
