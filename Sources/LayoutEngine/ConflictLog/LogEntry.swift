/// A constraint's line of a log, read back into what it says.
package struct LogEntry: Hashable, Sendable {
  /// Who made a constraint, as far as its line tells.
  package enum Maker: Hashable, Sendable {
    /// The programmer, in code or in Interface Builder.
    case programmer
    /// UIKit, from a frame and its mask, because `translatesAutoresizingMaskIntoConstraints` is on.
    case mask
    /// UIKit, from a view's intrinsic content size.
    case content
    /// UIKit, for the size that a cell, a window or another view gives to its contents.
    case encapsulatedSize
    /// UIKit, for the distance of a margin or another guide from its view.
    case guide
    /// A stack view, for what it arranges.
    case stack
    /// Interface Builder, for a layout that wasn't complete there.
    case prototype
    /// UIKit, for a reason that the line doesn't tell.
    case system
  }

  /// What the line says.
  package let description: ConstraintDescription
  /// The form in which it is printed.
  package let style: ConstraintDescription.Style
  package let maker: Maker
  /// Whether the distance is the standard space, which the log prints as `NSSpace(8)`.
  package let isStandardSpace: Bool
  /// The line as it was printed, on one line and without what the console put around it.
  package let text: String
  /// Where it stands in the text.
  package let range: SourceRange

  package init(
    _ description: ConstraintDescription, style: ConstraintDescription.Style, maker: Maker,
    isStandardSpace: Bool = false, text: String, range: SourceRange
  ) {
    self.description = description
    self.style = style
    self.maker = maker
    self.isStandardSpace = isStandardSpace
    self.text = text
    self.range = range
  }

  /// Whether the line is marked as read from right to left: `](RTL)`, `|(RTL)`.
  var isRightToLeft: Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "("), omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).contains { before, mark in
      mark.starts(with: "RTL)".utf8)
        && (before.last == UInt8(ascii: "]") || before.last == UInt8(ascii: "|"))
    }
  }
}
