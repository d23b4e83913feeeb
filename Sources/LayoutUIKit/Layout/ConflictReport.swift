import Foundation
import LayoutEngine

/// A conflict as UIKit tells it, and what is given up to get out of it.
@MainActor
struct ConflictReport {
  let text: String
  /// The statement that is broken.
  ///
  /// Of the constraints that somebody made an inequality goes first, then the one activated last;
  /// a mask, a margin or a given size only if there is nothing else. Apple doesn't say which one
  /// UIKit takes. Source: SEMANTICS.md, section 8.4.
  let victim: Conflict.Member?

  init(
    _ conflict: Conflict, map: HierarchyMap, problem: LayoutProblem,
    sources: [NSLayoutConstraint?]
  ) {
    let victim = Self.victim(of: conflict, problem: problem, sources: sources)
    let entries = conflict.members.map { member in
      if case .constraint(let index) = member, let source = sources[index] {
        return source.description
      }
      return map.logEntry(for: member, in: problem.scene)
    }
    let hasMasks = conflict.members.contains {
      if case .translated = $0 { true } else { false }
    }
    let place = victim.flatMap { conflict.members.firstIndex(of: $0) }
    text =
      RuntimeMessage.unsatisfiable(
        entries, broken: place.map { entries[$0] } ?? "(null)", hasMasks: hasMasks
      ).text
    self.victim = victim
  }

  private static func victim(
    of conflict: Conflict, problem: LayoutProblem, sources: [NSLayoutConstraint?]
  ) -> Conflict.Member? {
    /// Larger is given up sooner: kind of statement, then inequality, then age.
    func rank(_ member: Conflict.Member) -> (Int, Int, Int) {
      switch member {
      case .constraint(let index):
        let isInequality = problem.constraints[index].relation != .equal
        let isMade = sources[index]?.isMadeBySystem == false
        return (isMade ? 5 : 4, isInequality ? 1 : 0, index)
      case .hugging: return (3, 0, 0)
      case .compression: return (3, 1, 0)
      case .translated(let id, let part): return (2, 0, Int(id.index) * 4 + part.rawValue)
      case .inset: return (1, 0, 0)
      case .given: return (0, 0, 0)
      }
    }
    return conflict.members.max { rank($0) < rank($1) }
  }
}

extension HierarchyMap {
  /// How a log prints a statement that isn't a constraint of the learner's.
  func logEntry(for member: Conflict.Member, in scene: Scene) -> String {
    switch member {
    case .constraint: return "(null)"
    case .given(let id, let part): return givenEntry(id, part, in: scene)
    case .translated(let id, let part): return maskEntry(id, part, in: scene)
    case .hugging(let id, let axis), .compression(let id, let axis):
      return contentEntry(id, axis, in: scene)
    case .inset(let id, let part): return insetEntry(id, part, in: scene)
    }
  }

  private func givenEntry(_ id: ItemID, _ part: FramePart, in scene: Scene) -> String {
    guard case .given(let frame) = scene[id].placement else { return "(null)" }
    return ConstraintDescription(
      address: address(id, part),
      identifier: "UIView-Encapsulated-Layout-\(part == .width ? "Width" : "Height")",
      first: side(id, part.attribute.name), constant: frame[part]
    ).text()
  }

  private func contentEntry(_ id: ItemID, _ axis: Axis, in scene: Scene) -> String {
    let item = scene[id]
    let part = FramePart.size(along: axis)
    return "<NSContentSizeLayoutConstraint:\(address(id, part)) \(logName(id))."
      + "\(part.attribute.name) == \(CGFloat(item.intrinsic[axis] ?? 0).logText) "
      + "Hug:\(CGFloat(item.hugging[axis].value).logText) "
      + "CompressionResistance:\(CGFloat(item.compression[axis].value).logText)   (active)>"
  }

  private func insetEntry(_ id: ItemID, _ part: FramePart, in scene: Scene) -> String {
    guard let owner = scene[id].parent, let guide = objects[Int(id.index)] as? UILayoutGuide else {
      return "(null)"
    }
    var insets = Insets.zero
    if case .inset(let distances) = scene[id].placement { insets = distances }
    let edge: Attribute =
      switch part {
      case .x: .left
      case .y: .top
      case .width: .right
      case .height: .bottom
      }
    let (own, outer) = (side(id, edge.name), side(owner, edge.name))
    let title =
      guide.identifier == "UIViewLayoutMarginsGuide"
      ? "UIView-\(edge.name)Margin-guide-constraint" : "\(guide.identifier)-\(edge.name)"
    return ConstraintDescription(
      address: address(id, part), identifier: title, first: part.isSize ? outer : own,
      second: part.isSize ? own : outer, kinship: part.isSize ? .secondInFirst : .firstInSecond,
      constant: part.isSize ? insets.after(along: part.axis) : insets.before(along: part.axis)
    ).text()
  }

  private func maskEntry(_ id: ItemID, _ part: FramePart, in scene: Scene) -> String {
    guard case .translated(let frame, let mask, let size) = scene[id].placement,
      let parent = scene[id].parent,
      let equation = mask.equations(for: frame, in: size).first(where: { $0.part == part })
    else { return "(null)" }
    let isAcross = part.axis == .horizontal
    // Apple's names for positions that only a mask may set to a number.
    let own = side(id, part.isSize ? part.attribute.name : isAcross ? "minX" : "minY")
    var entry = ConstraintDescription(
      className: "NSAutoresizingMaskLayoutConstraint", address: address(id, part),
      mask: mask.logText, first: own)
    switch equation.form {
    case .fixed(let points): entry.constant = points
    case .farEdge(let distance):
      let edge: Attribute = isAcross ? .trailing : .bottom
      entry.first = side(parent, edge.name)
      entry.second = side(id, edge.name)
      entry.kinship = .secondInFirst
      entry.constant = distance
    case .share(let multiplier, let constant):
      entry.second = side(parent, isAcross ? "width" : "height")
      entry.multiplier = multiplier
      entry.constant = constant
    }
    return entry.text()
  }

  private func side(_ id: ItemID, _ attribute: String) -> ConstraintDescription.Side {
    ConstraintDescription.Side(ConstraintDescription.Item(logName(id)), attribute)
  }

  private func logName(_ id: ItemID) -> String {
    (objects[Int(id.index)] as? any LayoutObject)?.logName ?? "(null)"
  }

  /// An address for a constraint that is no object: the item's, and some bytes on.
  private func address(_ id: ItemID, _ part: FramePart) -> String {
    let bits = UInt(bitPattern: Unmanaged.passUnretained(objects[Int(id.index)]).toOpaque())
    return "0x" + String(bits &+ UInt(part.rawValue + 1) &* 8, radix: 16)
  }
}
