/// The layout in a report, as far as its lines tell: views, guides, and constraints.
///
/// Nothing else is known: neither what else there is, nor where the topmost views are. What is
/// assumed:
///
/// - The same address is the same item, whatever class or text is printed with it.
/// - Superviews are those printed as `|`, those that masks count from, and what siblings of such
///   views share. Everything else lies side by side in one unnamed view whose size nothing decides.
/// - Leading is left, unless a line is marked `(RTL)`.
/// - Margins that no line tells are 8 points; baselines are the edges.
/// - A number with six digits, which is as many as logs have, is the simple fraction that is printed
///   like it, if there is one: 94.3333 is 283 / 3. What is left of rounding stays: see ``rounding``.
package struct LoggedLayout: Hashable, Sendable {
  /// A view or guide of the report.
  package struct LoggedItem: Hashable, Sendable {
    package let id: ItemID
    /// Its class as the log has it: `UILabel`, `MyApp.BadgeView`; `nil` where only a name is printed.
    package let className: String?
    /// Its address as the log has it; `nil` where none is printed.
    package let address: String?
    /// What is printed behind it in quotes: a label's text, a guide's identifier.
    package let text: String?
  }

  /// A conflict by less than this may come of the log's rounding, in points.
  ///
  /// The largest of usual sizes, 1000 to 9999 points, are printed to the hundredth.
  package static let rounding = 0.01

  /// The items, with short names that are unique, such as `UILabel` and `UIView_2`.
  package var scene: Scene
  /// The items that the log names, in the order in which they first occur.
  package let items: [LoggedItem]
  /// What the entries say, one for each entry, in their order.
  ///
  /// `nil` for an entry that says nothing that can be solved, such as a relation of two items that
  /// no layout can mean.
  package let constraints: [Constraint?]
  /// Why an entry can't be solved, one for each entry; `nil` for those that can.
  package let violations: [Violation?]
  /// The reading direction: from right to left if a line says so.
  package let direction: LayoutDirection

  /// The layout of a report's list.
  ///
  /// - Complexity: O(n log n) in the number of entries.
  ///
  /// A class whose name ends like a scroll view's is one where `guessesScrollViews` is true.
  package init(_ report: LogReport, guessesScrollViews: Bool = true) {
    let entries = report.entries
    let hierarchy = LoggedHierarchy(entries)
    var scene = LoggedScene(hierarchy, guessesScrollViews: guessesScrollViews)
    for (entry, side) in zip(entries, hierarchy.sides) {
      scene.noteMargin(entry, first: side.first, second: side.second)
    }
    let drafts = LoggedDraft(layout: scene)
    var (constraints, violations): ([Constraint?], [Violation?]) = ([], [])
    for (entry, side) in zip(entries, hierarchy.sides) {
      let ids = scene.ids(of: entry, side.first, side.second, side.reference)
      let draft = drafts.draft(
        entry, first: ids.first, second: ids.second, reference: ids.reference)
      do throws(Violation) {
        constraints.append(try RuleSet.runtime.constraint(from: draft, in: scene.scene))
        violations.append(nil)
      } catch {
        constraints.append(nil)
        violations.append(error)
      }
    }
    (self.constraints, self.violations) = (constraints, violations)
    items = zip(hierarchy.names, scene.ids).map { name, id in
      LoggedItem(id: id, className: name.className, address: name.address, text: name.text)
    }
    self.scene = scene.scene
    direction = entries.contains { $0.isRightToLeft } ? .rightToLeft : .leftToRight
  }

  /// The scene with the constraints that can be solved, and for each of them its entry.
  package var problem: (problem: LayoutProblem, entries: [Int]) {
    let solvable = constraints.indices.filter { constraints[$0] != nil }
    return (
      LayoutProblem(
        scene: scene, constraints: solvable.compactMap { constraints[$0] }, direction: direction),
      solvable
    )
  }
}

/// Which items a report names, and which of them hold which, as far as its lines tell.
struct LoggedHierarchy {
  /// What the lines say of each item, in the order in which the items first occur.
  private(set) var names: [LoggedName] = []
  /// The items of each entry: those of its sides, and the superview that its mask counts from.
  private(set) var sides: [(first: Int?, second: Int?, reference: Int?)] = []
  /// For each item the one that holds it; `nil` where no line tells.
  private(set) var parents: [Int?] = []
  private var places: [String: Int] = [:]
  private var addresses: [String: String] = [:]

  init(_ entries: [LogEntry]) {
    noteAddresses(entries)
    for entry in entries {
      let description = entry.description
      let first = place(of: description.first.item)
      let second = description.second.flatMap { place(of: $0.item) }
      sides.append((first, second, description.reference.flatMap { place(of: $0) }))
    }
    connect(entries)
  }

  /// The addresses that the ends of lines tell for names.
  private mutating func noteAddresses(_ entries: [LogEntry]) {
    for entry in entries {
      for side in [entry.description.first, entry.description.second].compactMap({ $0 }) {
        let name = LoggedName(side.item)
        guard let given = name.given, let address = name.address else { continue }
        if addresses[given] == nil { addresses[given] = address }
      }
    }
  }

  /// The place of an item in `names`; `nil` for one that isn't there, and for an unnamed superview.
  private mutating func place(of item: ConstraintDescription.Item) -> Int? {
    guard item.name != LogName.superview.text, !LoggedName.missing.contains(item.name) else {
      return nil
    }
    let name = LoggedName(item)
    let key = name.address ?? name.given.flatMap { addresses[$0] } ?? name.key
    if let place = places[key] { return place }
    places[key] = names.count
    names.append(name)
    parents.append(nil)
    return names.count - 1
  }

  // MARK: - Who holds whom

  private mutating func connect(_ entries: [LogEntry]) {
    var groups = DisjointSets(count: names.count)
    for (entry, side) in zip(entries, sides) where entry.description.kinship == .siblings {
      if let first = side.first, let second = side.second { groups.join(first, second) }
    }
    // The trees that have come about: an item can't hold what holds it.
    var trees = groups
    var holders: [Int: Int] = [:]
    let pairs = zip(entries, sides).compactMap { Self.pair($0.description, $1) }
    for (child, parent) in pairs + maskedPairs(entries) {
      let group = groups.root(of: child)
      guard holders[group] == nil, trees.root(of: child) != trees.root(of: parent) else { continue }
      holders[group] = parent
      trees.join(child, parent)
    }
    for item in names.indices { parents[item] = holders[groups.root(of: item)] }
  }

  /// Views that masks place in superviews that aren't named, each with what another line seems to
  /// place it in.
  private func maskedPairs(_ entries: [LogEntry]) -> [(child: Int, parent: Int)] {
    let masked = Set(
      zip(entries, sides).compactMap { entry, side in
        let isPlaced = entry.description.second == nil && side.reference == nil
        return isPlaced && LoggedDraft.mask[entry.description.first.attribute] != nil
          ? side.first : nil
      })
    return zip(entries, sides).compactMap { entry, side in
      guard let first = side.first, let second = side.second else { return nil }
      let inset = entry.description.inset
      let (child, parent) = inset > 0 ? (first, second) : (second, first)
      return inset != 0 && masked.contains(child) ? (child, parent) : nil
    }
  }

  /// A view or guide, and what holds it, where a line tells that.
  private static func pair(
    _ description: ConstraintDescription, _ side: (first: Int?, second: Int?, reference: Int?)
  ) -> (child: Int, parent: Int)? {
    guard let first = side.first else { return nil }
    if let reference = side.reference { return (first, reference) }
    guard let second = side.second, first != second else { return nil }
    switch description.kinship {
    case .firstInSecond: return (first, second)
    case .secondInFirst: return (second, first)
    case .siblings: return nil
    // A mask ties a view to its superview, and to nothing else.
    case .none: return description.mask == nil ? nil : (first, second)
    }
  }
}

/// Makes a scene of a report's items.
struct LoggedScene {
  private(set) var scene = Scene()
  /// For each item of the report its handle in the scene.
  private(set) var ids: [ItemID] = []
  /// The unnamed view that holds whatever no line puts elsewhere.
  let root: ItemID
  /// For a view the guide of its margins, where a line names it.
  private(set) var marginGuides: [ItemID: ItemID] = [:]

  private let hierarchy: LoggedHierarchy
  /// The names of the items, as far as they have one.
  private var titles: [String] = []
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  init(_ hierarchy: LoggedHierarchy, guessesScrollViews: Bool) {
    self.hierarchy = hierarchy
    // No line speaks of the root, so a view that is called the same keeps its name.
    var name = WrittenConstraint.superviewName
    while hierarchy.names.contains(where: { $0.short == name }) { name += "_0" }
    taken.insert(name)
    root = (try? scene.add(Item(name))) ?? ItemID(index: 0)
    let holders = Set(hierarchy.parents.compactMap { $0 })
    nameItems()
    var added: [ItemID?] = hierarchy.names.map { _ in nil }
    for item in hierarchy.names.indices {
      var chain: [Int] = []
      var next: Int? = item
      while let place = next, added[place] == nil {
        chain.append(place)
        next = hierarchy.parents[place]
      }
      for place in chain.reversed() {
        let parent = hierarchy.parents[place].flatMap { added[$0] } ?? root
        added[place] = add(place, in: parent, holds: holders.contains(place))
      }
    }
    ids = added.map { $0 ?? root }
    // AppKit's scroll views hold a clip view, and no constraint of theirs is about what it shows.
    let isAppKits = hierarchy.names.contains { $0.className?.hasPrefix("NS") == true }
    for place in holders.sorted()
    where !isAppKits && hierarchy.names[place].isScrollView(guessing: guessesScrollViews) {
      addContentGuide(of: ids[place])
    }
  }

  private mutating func add(_ place: Int, in parent: ItemID, holds: Bool) -> ItemID {
    let name = hierarchy.names[place]
    let isGuide = name.isGuide && !holds
    let item = Item(
      titles[place], kind: isGuide ? .guide : .view, in: parent,
      margins: isGuide ? .zero : .defaultMargins)
    guard let id = try? scene.add(item) else { return root }
    if isGuide, name.ownGuide == .margins, parent != root, marginGuides[parent] == nil {
      marginGuides[parent] = id
    }
    return id
  }

  /// Names all items in the order in which they occur; a view's own guide after its owner.
  private mutating func nameItems() {
    titles = hierarchy.names.map { _ in "" }
    for (place, name) in hierarchy.names.enumerated() where name.ownGuide == nil {
      titles[place] = unique(name.short)
    }
    for (place, name) in hierarchy.names.enumerated() {
      guard let guide = name.ownGuide else { continue }
      let owner = hierarchy.parents[place].map { "\(titles[$0])." } ?? ""
      titles[place] = unique(owner + guide.rawValue)
    }
  }

  /// The name, with a number behind it if it is taken: `UIView`, `UIView_2`.
  private mutating func unique(_ name: String) -> String {
    var title = name
    var count = counts[name] ?? 1
    while !taken.insert(title).inserted {
      count += 1
      title = "\(name)_\(count)"
    }
    counts[name] = count
    return title
  }

  private mutating func addContentGuide(of view: ItemID) {
    let title = unique("\(scene[view].name).contentLayoutGuide")
    _ = try? scene.add(
      Item(title, kind: .guide, in: view, placement: .content, margins: .zero))
  }

  mutating func setMargin(_ edge: Attribute, _ distance: Double, of view: ItemID) {
    scene.update(view) { item in
      switch edge {
      case .left: item.margins.left = distance
      case .right: item.margins.right = distance
      case .top: item.margins.top = distance
      default: item.margins.bottom = distance
      }
    }
  }
}

extension LoggedScene {
  /// The handles of an entry's items; a superview without a name is what holds the other item.
  func ids(
    of entry: LogEntry, _ first: Int?, _ second: Int?, _ reference: Int?
  ) -> (first: ItemID?, second: ItemID?, reference: ItemID?) {
    let description = entry.description
    func id(_ item: ConstraintDescription.Item, _ place: Int?, besides other: Int?) -> ItemID? {
      if let place { return ids[place] }
      guard item.name == LogName.superview.text else { return nil }
      return other.flatMap { scene[ids[$0]].parent } ?? root
    }
    return (
      id(description.first.item, first, besides: second),
      description.second.flatMap { id($0.item, second, besides: first) },
      reference.map { ids[$0] }
    )
  }

  /// Takes a view's margin from the line that holds its guide there.
  mutating func noteMargin(_ entry: LogEntry, first: Int?, second: Int?) {
    let description = entry.description
    guard let first, let second, description.identifier?.hasPrefix("UIView-") == true,
      description.identifier?.hasSuffix("Margin-guide-constraint") == true
    else { return }
    let owner = description.kinship == .firstInSecond ? second : first
    guard marginGuides[ids[owner]] != nil,
      let edge = Attribute(name: description.first.attribute)
    else { return }
    setMargin(edge, description.constant, of: ids[owner])
  }
}

/// A line of a report as a constraint, before any rule has looked at it.
struct LoggedDraft {
  let layout: LoggedScene

  func draft(
    _ entry: LogEntry, first: ItemID?, second: ItemID?, reference: ItemID?
  ) -> ConstraintDraft {
    let description = entry.description
    let (relation, priority) = demand(of: description)
    var draft = ConstraintDraft(
      first: nil, relation: relation, second: nil,
      multiplier: description.multiplier.beforePrinting,
      constant: description.constant.beforePrinting,
      priority: min(priority, Priority.required.value),
      identifier: description.identifier)
    draft.first = first.flatMap { anchor($0, description.first.attribute) }
    if let side = description.second {
      draft.second = second.flatMap { anchor($0, side.attribute) }
      spanIfShared(&draft, positioned: description.first.attribute)
    } else if let first, Self.mask[description.first.attribute] != nil {
      let superview = reference ?? layout.scene[first].parent ?? layout.root
      let isAcross = draft.first?.attribute.axis == .horizontal
      draft.second = Anchor(superview, isAcross ? .left : .top)
    }
    return draft
  }

  /// How a line compares, and how strongly it asks.
  ///
  /// A content's size is two demands in one line: of them the stronger one counts.
  private func demand(of description: ConstraintDescription) -> (Relation, priority: Double) {
    guard let content = description.content else {
      return (description.relation, description.priority)
    }
    let priority = max(content.hugging, content.compression)
    if content.hugging == content.compression { return (.equal, priority) }
    let isSqueezed = content.compression > content.hugging
    return (isSqueezed ? .greaterThanOrEqual : .lessThanOrEqual, priority)
  }

  /// The edges and middles that a mask's lines speak of, as attributes.
  static let mask: [String: Attribute] = [
    "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY,
    "maxY": .bottom,
  ]

  /// Margins of a view whose guide is in the report are that guide's edges.
  private func anchor(_ item: ItemID, _ name: String) -> Anchor? {
    guard let attribute = Self.mask[name] ?? Attribute(name: name) else { return nil }
    guard let plain = attribute.withoutMargin, let guide = layout.marginGuides[item] else {
      return Anchor(item, attribute)
    }
    return Anchor(guide, plain)
  }

  /// A mask ties a position to a share of the superview's size: inside the superview that is its
  /// far edge.
  private func spanIfShared(_ draft: inout ConstraintDraft, positioned attribute: String) {
    guard Self.mask[attribute] != nil, let second = draft.second, second.attribute.kind == .size,
      let first = draft.first, layout.scene[first.item].parent == second.item
    else { return }
    draft.second = Anchor(second.item, second.attribute == .width ? .right : .bottom)
  }
}

extension Attribute {
  /// The edge or centre of a margin guide that a margin attribute is; `nil` for other attributes.
  fileprivate var withoutMargin: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
