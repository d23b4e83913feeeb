/// A layout guide that a view has by itself.
///
/// Source: docs/SEMANTICS.md, S7.13, S7.14, S7.16, S7.19 and S12.2.
package enum OwnGuide: String, CaseIterable, Hashable, Sendable {
  case margins = "layoutMarginsGuide"
  /// The area that no bar covers.
  case safeArea = "safeAreaLayoutGuide"
  /// The area for text: that of the margins, and in a wide view the middle of it.
  case readable = "readableContentGuide"
  /// The area that a keyboard covers.
  case keyboard = "keyboardLayoutGuide"
  /// The area of what a scroll view shows.
  case content = "contentLayoutGuide"
  /// The area of a scroll view itself, which stays in place while the content moves.
  case frame = "frameLayoutGuide"

  /// The widest that the readable area is at the usual text size, in points.
  ///
  /// Source: docs/SEMANTICS.md, S7.16.
  package static let readableWidth = 672.0

  /// Splits the name of such a guide: `view.safeAreaLayoutGuide`.
  ///
  /// `nil` for any other name; guides have no guides.
  package static func named(_ name: String) -> (owner: String, guide: OwnGuide)? {
    guard let (owner, guide) = split(name), split(owner) == nil else { return nil }
    return (owner, guide)
  }

  /// Splits a name that ends as such a guide's does, whatever stands before.
  package static func split(_ name: String) -> (owner: String, guide: OwnGuide)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      let guide = OwnGuide(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    return (String(name[..<dot]), guide)
  }
}

/// A guide whose distances from its owner's edges follow from its owner's size.
package struct FollowingGuide: Hashable, Sendable {
  let guide: ItemID
  /// The height of the keyboard in the guide, in points; `nil` for a readable area.
  var keyboardHeight: Double?
}

extension Scene {
  /// A view's own guide; `nil` if the scene doesn't have it.
  ///
  /// It is an item like others, and its name begins with its owner's: `view.layoutMarginsGuide`.
  package func ownGuide(_ guide: OwnGuide, of id: ItemID) -> ItemID? {
    self.id(named: "\(self[id].name).\(guide.rawValue)")
  }

  /// Adds a view's own guide where UIKit has it.
  ///
  /// Only the window's keyboard is known: that of another view stays where something puts it.
  ///
  /// - Throws: ``SceneError`` if the scene has the guide, or another item of its name.
  @discardableResult
  package mutating func addOwnGuide(
    _ guide: OwnGuide, of owner: ItemID
  ) throws(SceneError) -> ItemID {
    let isFollowing = guide == .readable || guide == .keyboard && self[owner].parent == nil
    let placement: Item.Placement =
      switch guide {
      case .margins, .readable: .inset(self[owner].margins)
      case .safeArea: .inset(self[owner].safeArea)
      case .keyboard: isFollowing ? .inset(.zero) : .constraints
      case .frame: .inset(.zero)
      case .content: .content
      }
    let id = try add(
      Item(
        "\(self[owner].name).\(guide.rawValue)", kind: .guide, in: owner, placement: placement,
        margins: .zero))
    if isFollowing {
      followers.append(FollowingGuide(guide: id, keyboardHeight: guide == .keyboard ? 0 : nil))
      settleFollowers()
    }
    return id
  }

  /// Sets a view's own layout margins, to which its safe area is added, and with them its margins
  /// guide.
  ///
  /// Source: docs/SEMANTICS.md, S7.11.
  package mutating func setMargins(_ margins: Insets, of id: ItemID) {
    let whole = margins + self[id].safeArea
    update(id) { $0.margins = whole }
    if let guide = ownGuide(.margins, of: id) { place(guide, .inset(whole)) }
    settleFollowers()
  }

  /// Sets what bars cover of a view, and with it the guide of its safe area and the view's margins.
  package mutating func setSafeArea(_ insets: Insets, of id: ItemID) {
    let margins = self[id].margins - self[id].safeArea
    update(id) { $0.safeArea = insets }
    if let guide = ownGuide(.safeArea, of: id) { place(guide, .inset(insets)) }
    setMargins(margins, of: id)
  }

  /// Sets how much of a view a keyboard covers, from the bottom up, in points.
  mutating func setKeyboard(height: Double, of id: ItemID) {
    guard let guide = ownGuide(.keyboard, of: id) else { return }
    for index in followers.indices where followers[index].guide == guide {
      followers[index].keyboardHeight = height
    }
    settleFollowers()
  }

  /// Sets how far a guide lies inside its owner, whatever it followed before.
  package mutating func inset(_ guide: ItemID, by insets: Insets) {
    followers.removeAll { $0.guide == guide }
    if let owner = self[guide].parent, ownGuide(.safeArea, of: owner) == guide {
      setSafeArea(insets, of: owner)
    } else {
      place(guide, .inset(insets))
    }
  }
}

extension Scene {
  /// Whether such a guide's owner has a size that constraints decide.
  var hasOpenFollowers: Bool {
    followers.contains { self[$0.guide].parent.map { givenSize(of: $0) == nil } ?? false }
  }

  private func givenSize(of id: ItemID) -> Size? {
    guard case .given(let frame) = self[id].placement else { return nil }
    return Size(width: frame.width, height: frame.height)
  }

  /// Lets guides follow sizes that are given; the others begin as if their owners were narrow.
  mutating func settleFollowers() {
    for follower in followers {
      guard let owner = self[follower.guide].parent else { continue }
      let size = givenSize(of: owner) ?? Size(width: 0, height: 0)
      place(follower.guide, .inset(insets(of: follower, in: owner, size)))
    }
  }

  /// Lets the guides follow the sizes that their owners have in a layout.
  ///
  /// - Returns: Whether that moved any of them, so that another layout has to be found.
  mutating func settleFollowers(in frames: Frames) -> Bool {
    var isMoved = false
    for follower in followers {
      guard let owner = self[follower.guide].parent, givenSize(of: owner) == nil,
        case .inset(let old) = self[follower.guide].placement
      else { continue }
      let size = Size(width: frames[owner].width, height: frames[owner].height)
      let new = insets(of: follower, in: owner, size)
      if abs(new.left - old.left) > Tolerance.points { isMoved = true }
      place(follower.guide, .inset(new))
    }
    return isMoved
  }

  /// Source: docs/SEMANTICS.md, S7.16 and S7.19.
  private func insets(of follower: FollowingGuide, in owner: ItemID, _ size: Size) -> Insets {
    if let height = follower.keyboardHeight {
      let covered = max(height, self[owner].safeArea.bottom)
      return Insets(top: size.height - covered, left: 0, bottom: 0, right: 0)
    }
    var insets = self[owner].margins
    let spare = size.width - insets.sum(along: .horizontal) - OwnGuide.readableWidth
    insets.left += max(0, spare / 2)
    insets.right += max(0, spare / 2)
    return insets
  }
}
