import Foundation
import LayoutUIKit

/// Several constraints that a chain treats as one, such as `make.edges`.
public final class MASCompositeConstraint: MASConstraint {
  private var children: [MASConstraint]

  public init(children: [MASConstraint]) {
    self.children = children
    super.init()
    for child in children { child.keeper = self }
  }

  override var parts: [MASViewConstraint] { children.flatMap(\.parts) }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, to operands: Operands, at place: CreationPlace
  ) -> MASConstraint {
    // A list can replace its children.
    for child in children { _ = child.relate(relation, to: operands, at: place) }
    return self
  }

  override func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    _ = add(attribute, to: self)
    return self
  }

  override func name(_ key: Any) {
    super.name(key)
    for (index, child) in children.enumerated() { child.name("\(key)[\(index)]") }
  }
}

extension MASCompositeConstraint: ConstraintKeeper {
  func replace(_ constraint: MASConstraint, by other: MASConstraint) {
    guard let index = children.firstIndex(where: { $0 === constraint }) else { return }
    children[index] = other
    other.keeper = self
  }

  func add(
    _ attribute: NSLayoutConstraint.Attribute, to constraint: MASConstraint
  ) -> MASConstraint {
    guard let child = keeper?.add(attribute, to: self) else { return self }
    child.keeper = self
    children.append(child)
    return child
  }
}
