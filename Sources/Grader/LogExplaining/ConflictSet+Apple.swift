import LayoutEngine

extension ConflictSet {
  /// Classes that Apple's software puts between its own views, and programmers use as well.
  private static let plain: Set<String> = [
    "UIView", "UILabel", "UIButton", "UIButtonLabel", "UIImageView", "UIStackView", "UIControl",
    "UIVisualEffectView", "UIScrollView", "UICollectionView", "UIWindow", "UIToolbar",
    "UINavigationBar", "UITransitionView", "UIActivityIndicatorView", "UILayoutGuide", "NSView",
    "NSTextField", "NSButton", "NSImageView", "NSStackView", "NSVisualEffectView", "NSLayoutGuide",
    "_UILayoutGuide", "_UILayoutSpacer", "_UIVisualEffectContentView", "UISearchBar", "UITextField",
    "UITextView", "UITableView", "UITabBar", "UIDatePicker", "UIPickerView", "UISegmentedControl",
  ]

  /// The widths that an action sheet gives to a view, in points; no view can have them.
  ///
  /// Seen with iOS 10 (hoko-ios 28), and with iOS 12.2 to 13 (openradar 49289931).
  private static let sheetWidths = [-16.0, -20.0]

  /// The part of Apple's software that made all lines; `nil` if a programmer may have made one.
  ///
  /// No view has a class of the programmer's, and at least one has a class of Apple's alone. In
  /// bars, where programmers put views of their own, plain views tie nothing among themselves.
  var applePart: ApplePart? {
    let parts = members.flatMap { entry in
      items(of: entry).compactMap { layout.applePart(of: $0.id) }
        + [report.entries[entry].description.identifier].compactMap { $0.flatMap(ApplePart.init) }
    }
    let part =
      parts.first { !$0.holdsViews } ?? parts.first { $0 != .barButtons && $0 != .other }
      ?? parts.first
    guard let part else { return isSheet ? .alert : nil }
    return members.allSatisfy { isApples($0, of: part) } ? part : nil
  }

  private func isApples(_ entry: Int, of part: ApplePart) -> Bool {
    let line = report.entries[entry]
    let items = self.items(of: entry)
    let isPrivate = items.map { layout.applePart(of: $0.id) != nil }
    guard !line.isOfLibrary,
      zip(items, isPrivate).allSatisfy({ $1 || Self.plain.contains($0.className ?? "") })
    else { return false }
    guard line.maker == .programmer, !isPrivate.contains(true), part.holdsViews else { return true }
    // A size, or an edge held to another plain view: somebody's own view in Apple's bar.
    return line.description.identifier == nil
      && constraint(entry).map { $0.relation != .equal || $0.isZeroSize } ?? true
  }

  /// Whether it is the one line of an action sheet.
  private var isSheet: Bool {
    guard members.count == 1, let constraint = constraint(members[0]) else { return false }
    return constraint.givesSize && constraint.first.attribute == .width
      && Self.sheetWidths.contains(constraint.second.constant)
      && layout.item(constraint.first.item)?.className == "UIView"
  }

  private func items(of entry: Int) -> [LoggedLayout.LoggedItem] {
    constraint(entry)?.anchors.compactMap { layout.item($0.item) } ?? []
  }
}

extension LogEntry {
  /// Whether SnapKit or Masonry made it, as its class or its name tells.
  var isOfLibrary: Bool {
    description.className.hasPrefix("MAS") || description.className == "LayoutConstraint"
      || description.address.contains("@")
  }
}

extension LoggedLayout {
  /// The part of Apple's software that a view or guide belongs to; `nil` if a programmer's code may
  /// have made it.
  func applePart(of id: ItemID) -> ApplePart? {
    guard let item = item(id) else { return nil }
    let names = [item.className ?? scene[id].name, scene[id].kind == .guide ? item.text : nil]
    return names.compactMap { $0.flatMap(ApplePart.init) }.first
  }
}
