/// Scenes of equations that name their items by using them.
extension Scene {
  /// A window, and what statements name, in the order of the text.
  ///
  /// The window is called `Superview`, or `view` as in Swift; where both words occur, both mean it.
  package init(naming statements: [WrittenStatement]) {
    self.init()
    let names = statements.flatMap { $0.itemNames }
    let views = names.map { OwnGuide.split($0)?.owner ?? $0 }
    let nameInSwift = "view"
    let isNamedAsInSwift = views.contains(nameInSwift)
    let isSuperview = !isNamedAsInSwift || views.contains(WrittenConstraint.superviewName)
    let window = isSuperview ? WrittenConstraint.superviewName : nameInSwift
    _ = try? add(Item(window, placement: .given(Rect(x: 0, y: 0, width: 0, height: 0))))
    if isSuperview, isNamedAsInSwift { windowAlias = nameInSwift }
    let root = ids.first
    for name in names { addItem(named: name, in: root) }
    for case .scene(let statement) in statements.map({ $0.outcome }) {
      if case .contentOffset = statement.property {
        addItem(named: "\(statement.item).\(OwnGuide.content.rawValue)", in: root)
      }
    }
  }

  /// Adds what a name stands for: a view in the window, or a view's own guide, and the view before it.
  ///
  /// A name that is taken stays what it is.
  package mutating func addItem(named name: String, in window: ItemID?) {
    guard id(named: name) == nil else { return }
    guard let (ownerName, guide) = OwnGuide.named(name) else {
      _ = try? add(Item(name, in: window))
      return
    }
    addItem(named: ownerName, in: window)
    if let owner = id(named: ownerName) { _ = try? addOwnGuide(guide, of: owner) }
  }

  /// Why a name that ends like a view's own guide can't be one's; `nil` for all other names.
  func refusal(of name: String) -> EquationError.Reason? {
    guard let (owner, guide) = OwnGuide.split(name) else { return nil }
    if OwnGuide.split(owner) != nil { return .guideOfGuide(owner) }
    guard guide == .keyboard, let id = id(named: name), case .constraints = self[id].placement,
      let window = items.first
    else { return nil }
    return .keyboardOfView(owner, window: window.name)
  }
}
