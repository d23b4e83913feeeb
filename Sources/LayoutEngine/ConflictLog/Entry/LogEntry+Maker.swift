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
