package import LayoutEngine

/// One smallest set of a report, with what is known about its lines.
package struct ConflictSet {
  package let report: LogReport
  package let layout: LoggedLayout
  /// For each item those that a line prints as `|` around it.
  ///
  /// The scene has them, too, unless another line contradicts.
  let printed: [ItemID: Set<ItemID>]
  /// The lines that the programmer made and can change, in ascending order.
  let own: [Int]
  /// The lines, as places among the report's entries, in ascending order.
  let members: [Int]
  /// By how many points they conflict.
  let points: Double

  var scene: Scene { layout.scene }

  func maker(_ entry: Int) -> LogEntry.Maker { report.entries[entry].maker }

  /// What an entry says; members of a set always say something.
  func constraint(_ entry: Int) -> Constraint? { layout.constraints[entry] }

  var axis: Axis {
    members.lazy.compactMap { constraint($0)?.first.attribute.axis }.first ?? .horizontal
  }

  /// The line that gives an item a size by a number, if the entry is such a line.
  func fixedSize(_ entry: Int) -> (item: ItemID, points: Double)? {
    guard let constraint = constraint(entry), constraint.first.attribute.kind == .size,
      constraint.relation == .equal, case .length(let points) = constraint.second
    else { return nil }
    return (constraint.first.item, points)
  }

  /// The given size that a line inside has to fit: one along its axis, a container's before a
  /// frame's.
  func givenSize(against entry: Int?) -> Int? {
    let axis = entry.flatMap { constraint($0)?.first.attribute.axis } ?? self.axis
    let along = givenSizes.filter { constraint($0)?.first.attribute.axis == axis }
    let given = along.isEmpty ? givenSizes : along
    return given.first { maker($0) == .encapsulatedSize } ?? given.first
  }

  /// The sizes that the programmer didn't choose: a container's while it is measured, a frame's.
  var givenSizes: [Int] {
    members.filter { entry in
      guard fixedSize(entry) != nil else { return false }
      return switch maker(entry) {
      case .encapsulatedSize, .mask, .prototype, .system: true
      case .programmer, .content, .guide, .stack: !own.contains(entry) && !isHiding(entry)
      }
    }
  }

  /// The line that UIKit broke, if it is the programmer's and in the set.
  var brokenOwn: Int? { report.brokenEntry.flatMap { own.contains($0) ? $0 : nil } }

  /// Whether a stack view made the line to hide a view.
  func isHiding(_ entry: Int) -> Bool {
    report.entries[entry].description.identifier == StackPart.hiding.identifier
  }

  /// Whether an item lies in another, or is one of its guides, as far as the report tells.
  func isInside(_ inner: ItemID, _ outer: ItemID) -> Bool {
    guard inner != outer, let holder = scene.view(of: outer) else { return false }
    if printed[inner]?.contains(holder) ?? false { return true }
    var parent = scene[inner].parent
    while let view = parent {
      if view == holder { return true }
      parent = scene[view].parent
    }
    return false
  }

  /// Of two neighbours those that lines can place: beside a guide the view.
  private func movable(_ one: ItemID, _ other: ItemID) -> [ItemID] {
    let views = [one, other].filter { scene[$0].kind == .view && !layout.isUIKits($0) }
    return views.isEmpty ? [one, other] : views
  }

  /// Whether two items lie in the same view, as far as the report tells.
  func areSiblings(_ one: ItemID, _ other: ItemID) -> Bool {
    guard let parent = scene[one].parent, parent == scene[other].parent else { return false }
    return layout.item(parent) != nil
  }

  /// The items that a line places or sizes, as against those that they are placed in.
  ///
  /// Where the report doesn't tell how two items hang together, an item whose margin is meant is
  /// the outer one, and else what their lines suggest: see ``seemsInside(_:_:)``.
  func placed(by entry: Int) -> [ItemID] {
    guard let constraint = constraint(entry) else { return [] }
    let first = constraint.first
    guard let second = constraint.second.anchor else { return [first.item] }
    if isInside(first.item, second.item) { return [first.item] }
    if isInside(second.item, first.item) { return [second.item] }
    if areSiblings(first.item, second.item) { return movable(first.item, second.item) }
    if second.attribute.isMargin { return [first.item] }
    if first.attribute.isMargin { return [second.item] }
    guard first.attribute == second.attribute else { return movable(first.item, second.item) }
    return [seemsInside(first.item, second.item) ?? true ? first.item : second.item]
  }

  /// Whether the report tells that a line places an item: by a number, in its superview, or beside
  /// a guide or a margin.
  func surelyPlaces(_ item: ItemID, by entry: Int) -> Bool {
    guard placed(by: entry) == [item], let constraint = constraint(entry) else { return false }
    return constraint.anchors.allSatisfy {
      $0.item == item || $0.attribute.isMargin || scene[$0.item].kind == .guide
        || isInside(item, $0.item)
    }
  }

  /// Whether an item seems to lie in another, by all lines between the two; `nil` if none tells.
  private func seemsInside(_ inner: ItemID, _ outer: ItemID) -> Bool? {
    let votes = members.reduce(0) { votes, entry in
      let inset = report.entries[entry].description.inset
      switch constraint(entry)?.anchors.map({ $0.item }) {
      case [inner, outer]: return votes + inset
      case [outer, inner]: return votes - inset
      default: return votes
      }
    }
    return votes == 0 ? nil : votes > 0
  }

  /// Whether a line keeps the far end of what it places: its trailing, right or bottom edge.
  func holdsFarEnd(_ entry: Int) -> Bool {
    guard let constraint = constraint(entry) else { return false }
    let sides = [constraint.first] + (constraint.second.anchor.map { [$0] } ?? [])
    return placed(by: entry).contains { item in
      sides.contains { $0.item == item && $0.attribute.isFarEdge }
    }
  }
}

extension LogReport {
  /// The report with the line that UIKit gave up at the end of its list, if the list doesn't have it.
  ///
  /// UIKit lists what it gives up, so it got lost: a line was cut off or couldn't be read.
  package var listingBroken: LogReport {
    guard let broken, !entries.contains(where: { $0.isSameLine(as: broken) }) else { return self }
    return LogReport(
      entries: entries + [broken], broken: broken, unread: unread, gap: gap, isAppKits: isAppKits,
      range: range)
  }

  /// The entry that UIKit gave up; `nil` if the report doesn't tell.
  var brokenEntry: Int? {
    guard let broken else { return nil }
    return entries.firstIndex { $0.description == broken.description }
      ?? entries.firstIndex { $0.isSameLine(as: broken) }
  }

  /// For each item of a layout those that a line prints as `|` around it.
  func printedHolders(in layout: LoggedLayout) -> [ItemID: Set<ItemID>] {
    var holders: [ItemID: Set<ItemID>] = [:]
    for (entry, constraint) in zip(entries, layout.constraints) {
      guard let first = constraint?.first.item, let second = constraint?.second.anchor?.item else {
        continue
      }
      switch entry.description.kinship {
      case .firstInSecond: holders[first, default: []].insert(second)
      case .secondInFirst: holders[second, default: []].insert(first)
      case .siblings, .none: break
      }
    }
    return holders
  }

  /// Whether the programmer made an entry.
  ///
  /// What is about views of UIKit's own alone UIKit made, and so it did what gives a cell's content
  /// view a size, or any view the size 0: Masonry prints those lines without their identifiers.
  func isOwn(_ entry: Int, in layout: LoggedLayout) -> Bool {
    guard entries[entry].maker == .programmer, let constraint = layout.constraints[entry] else {
      return false
    }
    let isKeyless = entries[entry].style == .masonry && !entries[entry].isOfLibrary
    let isGiven = layout.isPlacedByUIKit(constraint.first.item) || constraint.isZeroSize
    if isKeyless, isGiven, constraint.givesSize, constraint.relation == .equal { return false }
    let items = [constraint.first.item] + (constraint.second.anchor.map { [$0.item] } ?? [])
    return !items.allSatisfy { layout.isUIKits($0) }
  }
}

extension LogEntry {
  /// Whether a line is another one printed again.
  func isSameLine(as other: LogEntry) -> Bool {
    description == other.description || description.address == other.description.address
  }
}

extension LoggedLayout {
  /// The views that cells and headers make to hold what is put into them.
  private static let contentViews: Set<String> = [
    "UITableViewCellContentView", "_UITableViewHeaderFooterContentView",
  ]

  /// What the log tells of an item; `nil` for the view that holds all others, which has no name.
  func item(_ id: ItemID) -> LoggedItem? { items.first { $0.id == id } }

  /// Whether UIKit made a view for itself: many names of such classes begin with `_`.
  func isUIKits(_ id: ItemID) -> Bool {
    if scene[id].kind == .guide, let owner = scene[id].parent { return isUIKits(owner) }
    return item(id)?.className?.hasPrefix("_") ?? false || applePart(of: id) != nil
  }

  /// Whether UIKit decides where a view is, and switching its mask off would break that.
  func isPlacedByUIKit(_ id: ItemID) -> Bool {
    isUIKits(id) || item(id)?.className.map { Self.contentViews.contains($0) } ?? false
  }
}

extension Attribute {
  /// Whether the attribute is the edge at which things end in reading order.
  var isFarEdge: Bool {
    switch self {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
    default: false
    }
  }
}

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
