/// The reports in a console's log about constraints that can't all be satisfied.
///
/// Source: docs/SEMANTICS.md, S8.12.
package struct ConflictLog: Hashable, Sendable {
  /// The reports, in the order of the text.
  package let reports: [LogReport]

  package init(reports: [LogReport]) { self.reports = reports }
}

extension ConflictLog {
  /// Reads every report in a text, whatever else stands in it.
  ///
  /// The standard report is known, in today's form and the old one, AppKit's, and Masonry's and
  /// SnapKit's lines; whole, cut off at either end, or without anything but its entries. What
  /// consoles, mail and Markdown put around and into lines is left out. An entry or more without a
  /// report's words around them are a report, too.
  ///
  /// - Complexity: O(text).
  package init(reading text: String) {
    let log = LogText(text)
    var assembly = ReportAssembly(LogPlaces(log, of: text))
    for piece in LogScanner.pieces(of: log.bytes) { assembly.add(piece) }
    self.init(reports: assembly.finished())
  }
}

/// One report of conflicting constraints: the list, and the constraint that UIKit broke.
package struct LogReport: Hashable, Sendable {
  /// What is missing from a report, as far as the words and signs around its list tell.
  package enum Gap: Hashable, Sendable {
    /// The list: there are only words around it.
    case list
    /// The end of the list, with its parenthesis.
    case end
    /// Lines in whose place somebody wrote dots.
    case leftOut
    /// What stands between `<` and `>`: a web page took it for tags, and left the quotes.
    case tags
    /// The lines that the system's log prints as `<private>`.
    case hidden
  }

  /// The lines of the list that can be read, in their order, each constraint once.
  package let entries: [LogEntry]
  /// The constraint that UIKit broke; `nil` if the report names none, or if it can't be read.
  package let broken: LogEntry?
  /// What stands where an entry is expected, and can't be read as one.
  package let unread: [UnreadLogLine]
  /// What else is missing; `nil` for a report that looks complete.
  package let gap: Gap?
  /// Whether words that only AppKit prints stand around the list.
  package let isAppKits: Bool
  /// From the first line of the report to its last.
  package let range: SourceRange

  package init(
    entries: [LogEntry], broken: LogEntry?, unread: [UnreadLogLine], gap: Gap?, isAppKits: Bool,
    range: SourceRange
  ) {
    self.entries = entries
    self.broken = broken
    self.unread = unread
    self.gap = gap
    self.isAppKits = isAppKits
    self.range = range
  }
}

/// A constraint's line of a log, read back into what it says.
package struct LogEntry: Hashable, Sendable {
  /// Who made a constraint, as far as its line tells.
  package enum Maker: String, Sendable {
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

extension LogEntry.Maker {
  /// Who made a constraint, by its class and identifier, and by what it ties.
  ///
  /// Source: docs/SEMANTICS.md, S8.18, S9.12, S7.13, S7.14 and S7.20; public logs for the rest.
  init(_ description: ConstraintDescription) {
    let kind = description.className
    if let known = Self.knownIdentifier(description.identifier ?? "") {
      self = known
    } else if description.mask != nil || kind == "NSAutoresizingMaskLayoutConstraint" {
      self = .mask
    } else if kind == "NSContentSizeLayoutConstraint" {
      self = .content
    } else if kind == "NSIBPrototypingLayoutConstraint" {
      self = .prototype
    } else if kind == "_UILayoutSupportConstraint" {
      self = .guide
    } else if Self.isPrivate(description) {
      self = .system
    } else {
      self = .programmer
    }
  }

  /// Beginnings of the identifiers that Apple's frameworks give.
  private static let beginnings: [(String, LogEntry.Maker)] = [
    // Markdown eats an underscore here and there.
    ("_UITemporaryLayout", .encapsulatedSize), ("UITemporaryLayout", .encapsulatedSize),
    ("fittingSizeHTarget", .encapsulatedSize), ("fittingSizeVTarget", .encapsulatedSize),
    ("NSWindow-current", .encapsulatedSize),
    ("UISV-", .stack), ("NSStackView", .stack), ("UIViewSafeAreaLayoutGuide", .guide),
    ("UIViewLayoutMarginsGuide", .guide), ("UIViewReadableContentGuide", .guide),
    ("UIScrollView-", .guide), ("IB auto generated", .prototype), ("UI", .system),
    ("_UI", .system), ("_NS", .system), ("NSView-", .system), ("NSWindow", .system),
    // Bar buttons, and the rows above a keyboard.
    ("TB_", .system), ("IB_", .system), ("BIB_", .system), ("CB_", .system), ("Mask_", .system),
    ("MaskEV_", .system), ("accessoryView.", .system), ("inputView.", .system),
    ("assistantView.", .system), ("assistantHeight", .system), ("SwiftUI", .system),
    ("TUIKeyplane.", .system), ("NSToolbar", .system), ("NSSplitView", .system),
    ("NSTitlebar", .system),
  ]

  private static func knownIdentifier(_ identifier: String) -> LogEntry.Maker? {
    if identifier.hasSuffix("-guide-constraint") { return .guide }
    if identifier.contains("-Encapsulated-Layout-") { return .encapsulatedSize }
    return beginnings.first { identifier.hasPrefix($0.0) }?.1
  }

  /// Whether a constraint ties nothing but views that only UIKit can make.
  private static func isPrivate(_ description: ConstraintDescription) -> Bool {
    let items = [description.first.item, description.second?.item].compactMap { $0 }
    return items.allSatisfy { $0.name.hasPrefix("_UI") || $0.name.hasPrefix("_NS") }
  }
}

/// A line of a report that can't be read, and where it goes wrong.
package struct UnreadLogLine: Hashable, Sendable {
  /// Why a line isn't an entry.
  package enum Problem: Hashable, Sendable {
    /// It begins like an entry and ends before the entry does.
    case cutOff
    /// What it says between the address and the end is none of the forms that logs have.
    case unknownForm
    /// It names an attribute that there isn't.
    case unknownAttribute(String)
    /// Something that should be a number is none.
    case notANumber(String)
    /// It isn't an entry at all.
    case foreign
  }

  package let problem: Problem
  /// The line as it stands there, without what the console put around it.
  package let text: String
  /// The part that can't be read, or the whole line.
  package let range: SourceRange

  package init(_ problem: Problem, text: String, range: SourceRange) {
    self.problem = problem
    self.text = text
    self.range = range
  }
}
