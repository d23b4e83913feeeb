/// A layout guide that a view has by itself.
package enum OwnGuide: String, CaseIterable, Hashable, Sendable {
  case margins = "layoutMarginsGuide"
  /// The area that no bar covers.
  case safeArea = "safeAreaLayoutGuide"
  /// The area that a keyboard covers.
  case keyboard = "keyboardLayoutGuide"

  /// Splits the name of such a guide: `view.safeAreaLayoutGuide`.
  ///
  /// `nil` for any other name; guides have no guides.
  package static func named(_ name: String) -> (owner: String, guide: OwnGuide)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      let guide = OwnGuide(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    let owner = String(name[..<dot])
    guard OwnGuide.allCases.allSatisfy({ !owner.hasSuffix(".\($0.rawValue)") }) else { return nil }
    return (owner, guide)
  }
}

extension Scene {
  /// A view's own guide; `nil` if the scene doesn't have it.
  ///
  /// It is an item like others, and its name begins with its owner's: `view.layoutMarginsGuide`.
  package func ownGuide(_ guide: OwnGuide, of id: ItemID) -> ItemID? {
    self.id(named: "\(self[id].name).\(guide.rawValue)")
  }

  /// Sets a view's own layout margins, to which its safe area is added, and with them its margins
  /// guide.
  ///
  /// Source: docs/SEMANTICS.md, S7.11.
  package mutating func setMargins(_ margins: Insets, of id: ItemID) {
    let whole = margins + safeArea(of: id)
    update(id) { $0.margins = whole }
    if let guide = ownGuide(.margins, of: id) { place(guide, .inset(whole)) }
  }

  /// Sets how far the guide of a view's safe area lies inside it, and with it the view's margins.
  package mutating func setSafeArea(_ insets: Insets, of id: ItemID) {
    guard let guide = ownGuide(.safeArea, of: id) else { return }
    let margins = self[id].margins - safeArea(of: id)
    place(guide, .inset(insets))
    setMargins(margins, of: id)
  }

  /// Sets how far a guide lies inside its owner.
  package mutating func inset(_ guide: ItemID, by insets: Insets) {
    if let owner = self[guide].parent, ownGuide(.safeArea, of: owner) == guide {
      setSafeArea(insets, of: owner)
    } else {
      place(guide, .inset(insets))
    }
  }

  /// What of a view isn't in its safe area; nothing if the scene doesn't have that guide.
  package func safeArea(of id: ItemID) -> Insets {
    guard let guide = ownGuide(.safeArea, of: id), case .inset(let insets) = self[guide].placement
    else { return .zero }
    return insets
  }

  /// Adds what a name stands for, in equations that name their items by using them.
  ///
  /// That is a view in the window, or a view's own guide, and the view before it. A name that is
  /// taken stays what it is. A safe area begins as large as its owner; where a keyboard is, lines
  /// have to say.
  package mutating func addItem(named name: String, in window: ItemID?) {
    guard id(named: name) == nil else { return }
    guard let (ownerName, guide) = OwnGuide.named(name) else {
      _ = try? add(Item(name, in: window))
      return
    }
    addItem(named: ownerName, in: window)
    guard let owner = id(named: ownerName) else { return }
    let placement: Item.Placement =
      switch guide {
      case .margins: .inset(self[owner].margins)
      case .safeArea: .inset(.zero)
      case .keyboard: .constraints
      }
    _ = try? add(Item(name, kind: .guide, in: owner, placement: placement, margins: .zero))
  }
}
