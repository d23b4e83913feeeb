/// What a statement states: an equation solved for its leftmost anchor, or a part of a format.
///
///     2*a.width - b.width = 10     // a.width = 0.5 * b.width + 5.0
///
/// The names are as written; ``draft(in:)`` looks them up in a scene.
package struct WrittenConstraint: Hashable, Sendable {
  /// The label in front of the equation.
  package let identifier: String?
  /// The leftmost anchor that isn't multiplied by zero.
  package let first: WrittenAnchor
  /// The relation, turned if the equation had to be turned around.
  package let relation: Relation
  package let relationRange: SourceRange
  /// The other anchor; `nil` if there is none.
  package let second: WrittenAnchor?
  /// The multiplier of the second anchor; 0 without one.
  package let multiplier: Double
  package let constant: Double
  /// The priority, greater than 0 and at most 1000.
  package let priority: Double
  package let range: SourceRange
}

extension WrittenConstraint {
  /// From the first to the last character that the constraint comes from.
  ///
  /// Other parts of its statement may lie in between.
  package var partRange: SourceRange {
    let ranges = [first.range, relationRange] + (second.map { [$0.range] } ?? [])
    return SourceRange(
      start: ranges.map { $0.start }.min() ?? range.start,
      end: ranges.map { $0.end }.max() ?? range.end)
  }

  /// The name that means the superview of the other item, if no item of the scene has it.
  static let superviewName = "Superview"

  /// The same constraint about items of a scene, before any rule has looked at it.
  ///
  /// - Throws: ``EquationError`` with the code `E202`.
  package func draft(in scene: Scene) throws(EquationError) -> ConstraintDraft {
    let isFormer = scene.factReadOtherwise == .spaceBesideBar
    return try (isFormer ? withFormerSpace() : self).ownDraft(in: scene)
  }

  private func ownDraft(in scene: Scene) throws(EquationError) -> ConstraintDraft {
    let firstItem = try item(of: first, besides: second, in: scene)
    var secondAnchor: Anchor?
    if let second {
      secondAnchor = Anchor(try item(of: second, besides: first, in: scene), second.attribute)
    }
    return ConstraintDraft(
      first: Anchor(firstItem, first.attribute), relation: relation, second: secondAnchor,
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      origin: .answer(range))
  }

  private func item(
    of anchor: WrittenAnchor, besides other: WrittenAnchor?, in scene: Scene
  ) throws(EquationError) -> ItemID {
    if !anchor.isSuperview, let id = scene.id(named: anchor.item) {
      guard let reason = scene.refusal(of: anchor.item) else { return id }
      throw EquationError(reason, at: anchor.itemRange)
    }
    guard anchor.item == Self.superviewName else {
      throw Self.unknownItem(anchor, among: scene)
    }
    guard let other, anchor.isSuperview || other.item != anchor.item else {
      throw EquationError(.superviewOfNothing, at: anchor.itemRange)
    }
    guard let id = scene.id(named: other.item) else {
      throw Self.unknownItem(other, among: scene)
    }
    guard let superview = scene[id].parent else {
      throw EquationError(.noSuperview(of: other.item), at: anchor.itemRange)
    }
    return superview
  }

  private static func unknownItem(_ anchor: WrittenAnchor, among scene: Scene) -> EquationError {
    let names = scene.items.map { $0.name }
    let suggestions = NearestNames.suggestions(for: anchor.item, among: names)
    return EquationError(
      .unknownItem(anchor.item, suggestions: suggestions), at: anchor.itemRange)
  }
}

/// An anchor as it stands in a text: names, not yet items of a scene.
package struct WrittenAnchor: Hashable, Sendable {
  /// The name of the view or guide, without backticks; a guide's has dots in it.
  package let item: String
  package let attribute: Attribute
  package let itemRange: SourceRange
  /// Where the whole anchor stands, from the item's name to the attribute's.
  package let range: SourceRange
  /// Whether it is the superview of the other item that is meant, whatever it is called.
  ///
  /// This is what `|` says in visual format; the word `Superview` says so only where no item has
  /// that name.
  package let isSuperview: Bool

  package init(item: String, attribute: Attribute, itemRange: SourceRange, range: SourceRange) {
    self.item = item
    self.attribute = attribute
    self.itemRange = itemRange
    self.range = range
    isSuperview = false
  }

  /// The superview of the other item of a constraint, where a `|` stands.
  init(superviewAt range: SourceRange, _ attribute: Attribute) {
    item = WrittenConstraint.superviewName
    self.attribute = attribute
    itemRange = range
    self.range = range
    isSuperview = true
  }

  /// Whether both name the same attribute of the same item, wherever they stand.
  package func namesSame(as other: WrittenAnchor) -> Bool {
    attribute == other.attribute && item == other.item && isSuperview == other.isSuperview
  }
}
