extension Scene {
  /// The scene with what statements say about its views.
  ///
  /// A view with a frame turns frame and mask into constraints, unless a statement says that it
  /// doesn't translate them. Later statements about the same property win, so that an answer can
  /// change what was given.
  ///
  /// The size is the window's for which the frames are meant. Throws an ``EquationError`` for a
  /// view that isn't in the scene, or a mask without a frame.
  package func applying(
    _ statements: [SceneStatement], designedIn window: Size
  ) throws(EquationError) -> Scene {
    var designs: [ItemID: Design] = [:]
    for statement in statements {
      guard let id = id(named: statement.item) else {
        let names = items.map { $0.name }
        let suggestions = NearestNames.suggestions(for: statement.item, among: names)
        throw EquationError(
          .unknownItem(statement.item, suggestions: suggestions), at: statement.itemRange)
      }
      designs[id, default: Design()].take(statement)
    }
    var scene = self
    for id in ids {
      guard let design = designs[id] else { continue }
      for property in design.others { scene.take(property, about: id) }
      guard let frame = design.frame else {
        guard design.mask == nil else {
          throw EquationError(
            .maskWithoutFrame(item: self[id].name), at: design.maskRange)
        }
        continue
      }
      let superview = self[id].parent.flatMap { designs[$0]?.frame }
      let size = superview.map { Size(width: $0.width, height: $0.height) } ?? window
      scene.place(
        id,
        design.translates
          ? .translated(frame, mask: design.mask ?? [], in: size) : .constraints)
    }
    return scene
  }

  /// Adds a statement that is neither about a view's frame nor about its mask.
  private mutating func take(_ property: SceneStatement.Property, about id: ItemID) {
    switch property {
    case .intrinsicContentSize(let size): update(id) { $0.intrinsic = size }
    case .baselineOffsets(let baselines): update(id) { $0.baselines = baselines }
    case .layoutMargins(let margins): setMargins(margins, of: id)
    case .safeAreaInsets(let insets): setSafeArea(insets, of: id)
    case .contentPriority(let kind, let priority):
      update(id) { $0[kind] = priority }
    case .frame, .autoresizingMask, .translatesMask: break
    }
  }

  /// The frame and the mask of one view, as statements give them.
  private struct Design {
    var frame: Rect?
    var mask: AutoresizingMask?
    var maskRange = SourceRange(line: 1, column: 1, length: 1)
    /// UIKit's default for views that code makes.
    var translates = true
    /// What else is said, in order.
    var others: [SceneStatement.Property] = []

    mutating func take(_ statement: SceneStatement) {
      switch statement.property {
      case .frame(let frame): self.frame = frame
      case .autoresizingMask(let mask):
        self.mask = mask
        maskRange = statement.range
      case .translatesMask(let isOn): translates = isOn
      case .intrinsicContentSize, .baselineOffsets, .layoutMargins, .safeAreaInsets,
        .contentPriority:
        others.append(statement.property)
      }
    }
  }
}

extension [SceneStatement] {
  /// The first statement of a fact, as an error: only the exercise states facts.
  package var firstFact: EquationError? {
    first { $0.property.isFact }.map {
      EquationError(
        .factGiven(item: $0.item, property: $0.property.name), at: $0.range)
    }
  }

  /// The first statement about a property that one before it set for the same view.
  package var firstRepetition: EquationError? {
    var seen: Set<String> = []
    for statement in self {
      guard seen.insert("\(statement.item).\(statement.property.name)").inserted else {
        return EquationError(
          .propertyRepeated(item: statement.item, property: statement.property.name),
          at: statement.range)
      }
    }
    return nil
  }
}
