import Foundation
package import LayoutEngine

/// A hierarchy of views in the engine's words: the one way from objects to a layout problem.
///
/// Items stand parents first: a view, its guides, then its subviews with theirs. Guides that a view
/// has by itself are there once somebody asked for them.
@MainActor
package struct HierarchyMap {
  /// The views and guides as items; the window is the first.
  package private(set) var scene = Scene()
  /// The view or guide behind each item, in the order of the handles.
  package private(set) var objects: [NSObject] = []
  /// The active constraints inside the hierarchy, in the order in which they were activated.
  package private(set) var constraints: [NSLayoutConstraint] = []
  package private(set) var direction: LayoutDirection

  private var ids: [ObjectIdentifier: ItemID] = [:]
  private var takenNames: Set<String> = []
  private let name: ((NSObject) -> String?)?
  private let source: Source

  package enum Source: Hashable, Sendable {
    /// Those that the next layout uses: as they are now, without what lost a conflict before.
    case nextLayout
    /// Those that code set before the layout began, whatever became of them in a conflict.
    case statedBefore
    /// Those of which the engine of a window knows without another pass.
    case settled
  }

  /// Maps what hangs below a view.
  ///
  /// - Parameters:
  ///   - root: The topmost view that is looked at; its frame is given, unless `isFitting`.
  ///   - window: What is around the root and counts, too: it stands below the root, as large as that,
  ///     with everything else that hangs in it.
  ///   - others: Further roots: views that were never added, which a message has to name.
  ///   - isFitting: Whether the root's size is to be found, as `systemLayoutSizeFitting` does.
  ///   - source: Which frames and priorities count.
  ///   - name: The name of a view or guide; without one it is its identifier, or else its class
  ///     and a number. `nil` altogether gives numbers, where nobody reads them.
  package init(
    root: UIView, around window: UIView? = nil, others: [UIView] = [], isFitting: Bool = false,
    source: Source = .nextLayout,
    name: ((NSObject) -> String?)? = nil
  ) {
    self.name = name
    self.source = source
    direction = root.root.layoutState.direction == .rightToLeft ? .rightToLeft : .leftToRight
    add(root, in: nil, placement: isFitting ? .constraints : root.rootPlacement)
    if let window { add(around: root, window) }
    for other in others where ids[ObjectIdentifier(other)] == nil {
      add(other, in: nil, placement: other.rootPlacement)
    }
    constraints.sort { $0.activationNumber < $1.activationNumber }
  }

  /// The handle of a view or guide; `nil` for one outside the hierarchy.
  package func id(of object: NSObject) -> ItemID? { ids[ObjectIdentifier(object)] }

  /// The class of the object behind an item, without its module.
  package func className(of id: ItemID) -> String { objects[Int(id.index)].typeName }

  /// A constraint as its author wrote it, with the line as its origin.
  ///
  /// Where a view of this module hands a constraint on, as a scroll view does to its content guide,
  /// the draft names the item that is really meant.
  /// A side that names nothing in the hierarchy is missing.
  package func draft(of form: ConstraintForm) -> ConstraintDraft {
    form.draft(anchor: anchor)
  }

  /// An active constraint as its author wrote it; one that the system made has no line.
  package func draft(of constraint: NSLayoutConstraint) -> ConstraintDraft {
    var draft = draft(of: constraint.form)
    if constraint.isMadeBySystem { draft.origin = .code }
    return draft
  }

  /// One side of a constraint; `nil` for `notAnAttribute` and what isn't in the hierarchy.
  private func anchor(_ side: ConstraintSide, besides other: ConstraintSide?) -> Anchor? {
    guard let item = side.item, let attribute = Attribute(rawValue: side.attribute.rawValue)
    else { return nil }
    let view = item as? UIView
    let meant = view?.layoutItem(for: side.attribute, besides: other?.item?.layoutView) ?? item
    return id(of: meant).map { Anchor($0, attribute) }
  }

  private mutating func add(_ view: UIView, in parent: ItemID?, placement: Item.Placement) {
    var item = Item(freshName(for: view), in: parent, placement: placement)
    view.describe(&item, source)
    guard let id = register(item, view) else { return }
    for guide in view.layoutState.guides + view.layoutState.builtInGuides {
      add(guide, of: view, in: id)
    }
    for constraint in view.layoutState.constraints.all {
      constraints.append(constraint)
      addDistance(constraint.form.first, of: view, in: id)
      addDistance(constraint.form.second, of: view, in: id)
    }
    for subview in view.layoutState.subviews where ids[ObjectIdentifier(subview)] == nil {
      add(subview, in: id, placement: subview.placement(source))
    }
  }

  /// Adds a window around a root that is there already, as something that fills it.
  private mutating func add(around root: UIView, _ window: UIView) {
    let whole = LayoutEngine.Rect(CGRect(origin: .zero, size: root.layoutState.frame.size))
    add(window, in: id(of: root), placement: .given(whole))
    guard let id = id(of: window) else { return }
    scene.update(id) { $0.direction = direction }
  }

  private mutating func add(_ guide: UILayoutGuide, of view: UIView, in parent: ItemID) {
    var placement = Item.Placement.constraints
    switch guide.placing {
    case .constraints: break
    case .inset(let insets): placement = .inset(Insets(insets(view)))
    case .content: placement = .content
    }
    let item = Item(
      freshName(for: guide), kind: .guide, in: parent, placement: placement, margins: .zero)
    _ = register(item, guide)
  }

  /// Adds the guide and the constraints behind a distance between two anchors.
  private mutating func addDistance(_ side: ConstraintSide?, of view: UIView, in parent: ItemID) {
    guard let guide = side?.distance, id(of: guide) == nil else { return }
    let name = freshName(for: guide)
    let item = Item(name, kind: .distance, in: parent, placement: .constraints, margins: .zero)
    if register(item, guide) != nil { constraints += guide.ties }
  }

  private mutating func register(_ item: Item, _ object: NSObject) -> ItemID? {
    // A fresh name and a parent that was added before leave nothing to go wrong.
    guard let id = try? scene.add(item) else { return nil }
    objects.append(object)
    ids[ObjectIdentifier(object)] = id
    return id
  }

  private mutating func freshName(for object: NSObject) -> String {
    guard let name else { return String(objects.count) }
    let wanted = name(object) ?? ""
    if !wanted.isEmpty, takenNames.insert(wanted).inserted { return wanted }
    let identifier =
      (object as? UIView)?.accessibilityIdentifier
      ?? (object as? UILayoutGuide)?.identifier ?? ""
    if !identifier.isEmpty, takenNames.insert(identifier).inserted { return identifier }
    var number = 1
    while !takenNames.insert("\(object.typeName)\(number)").inserted { number += 1 }
    return "\(object.typeName)\(number)"
  }
}

extension UIView {
  /// Who decides where the view is if it has no superview.
  fileprivate var rootPlacement: Item.Placement {
    guard layoutState.translatesMask || self is UIWindow else { return .constraints }
    return .given(LayoutEngine.Rect(layoutState.frame))
  }

  /// Who decides where the view is in its superview.
  fileprivate func placement(_ source: HierarchyMap.Source) -> Item.Placement {
    guard layoutState.translatesMask else { return .constraints }
    var origin = layoutState.maskOrigin
    switch source {
    case .nextLayout: if layoutState.isMaskBroken { return .constraints }
    // A view that came, or got its frame, while layout went on has stated nothing.
    case .statedBefore: origin = layoutState.statedOrigin ?? .nowhere
    case .settled:
      if layoutState.isMaskBroken || origin != layoutState.settledOrigin { return .constraints }
    }
    guard let origin else { return .constraints }
    return .translated(
      LayoutEngine.Rect(origin.frame), mask: LayoutEngine.AutoresizingMask(effectiveMask),
      in: LayoutEngine.Size(
        width: Double(origin.superviewSize.width), height: Double(origin.superviewSize.height)))
  }

  /// The mask, or none if the superview doesn't resize its subviews.
  private var effectiveMask: AutoresizingMask {
    superview?.autoresizesSubviews == false ? [] : layoutState.autoresizingMask
  }

  fileprivate func describe(_ item: inout Item, _ source: HierarchyMap.Source) {
    item.margins = Insets(layoutMargins)
    if scrollsContent {
      item.contentOffset = LayoutEngine.Point(x: bounds.origin.x, y: bounds.origin.y)
    }
    item.alignmentInsets = alignmentInsets
    item.baselines =
      layoutState.givenBaselines
      ?? Baselines(first: Double(firstBaselineOffset ?? 0), last: Double(lastBaselineOffset ?? 0))
    item.direction =
      switch layoutState.semantics {
      case .unspecified: nil
      case .forceRightToLeft: .rightToLeft
      case .forceLeftToRight, .playback, .spatial: .leftToRight
      }
    // What content asks for comes with a pass.
    guard source != .settled else { return }
    let size = layoutState.contentSize ?? LayoutMoment.asking { intrinsicContentSize }
    layoutState.contentSize = size
    item.intrinsic = IntrinsicSize(width: size.width.asContent, height: size.height.asContent)
    guard item.intrinsic != IntrinsicSize() else { return }
    item.hugging = priorities(source) { contentHuggingPriority(for: $0) }
    item.compression = priorities(source) { contentCompressionResistancePriority(for: $0) }
  }

  /// What the view's own arithmetic takes off a frame, which a subclass may have changed.
  private var alignmentInsets: Insets {
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let rect = alignmentRect(forFrame: frame)
    return Insets(
      UIEdgeInsets(
        top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY,
        right: frame.maxX - rect.maxX))
  }

  private func priorities(
    _ source: HierarchyMap.Source, _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority
  ) -> AxisPriorities {
    let isBroken = source == .nextLayout && layoutState.isContentBroken
    func along(_ axis: NSLayoutConstraint.Axis) -> Priority {
      let value = Double(priority(axis).rawValue)
      return Priority(isBroken ? min(value, Priority.broken.value) : value) ?? .least
    }
    return AxisPriorities(horizontal: along(.horizontal), vertical: along(.vertical))
  }
}

extension Priority {
  /// Where a required constraint goes that lost against others: below required, above all else.
  ///
  /// Source: docs/SEMANTICS.md, S8.9.
  static let broken = Priority(999.9999) ?? .high
  /// What stands in for a content priority of 0, which the engine doesn't have.
  static let least = Priority(0.001) ?? .low
}

extension CGFloat {
  /// A length that content asks for; `nil` for `noIntrinsicMetric` and what is no length.
  fileprivate var asContent: Double? { isFinite && self >= 0 ? Double(self) : nil }
}

extension LayoutEngine.Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension LayoutEngine.AutoresizingMask {
  init(_ mask: UIView.AutoresizingMask) { self.init(rawValue: Int(mask.rawValue)) }
}
