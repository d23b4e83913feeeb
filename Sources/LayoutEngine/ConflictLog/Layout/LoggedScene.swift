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

  /// Sets one of a view's margins.
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
