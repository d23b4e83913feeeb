import LayoutEngine

/// Questions about sizes that the programmer didn't choose.
extension SuspicionSearch {
  /// A view's frame became lines, and the programmer's lines place the same view.
  static func maskLeftOn(_ conflict: ConflictSet) -> [Suspicion] {
    let placed = Set(conflict.own.flatMap { conflict.placed(by: $0) })
    var masked: Set<ItemID> = []
    return conflict.members.compactMap { entry in
      guard conflict.maker(entry) == .mask,
        let item = conflict.constraint(entry).map({ conflict.layout.framed(by: $0) }),
        placed.contains(item), !conflict.layout.isPlacedByUIKit(item),
        masked.insert(item).inserted
      else { return nil }
      let isProven = conflict.own.contains { conflict.surelyPlaces(item, by: $0) }
      return Suspicion(entry: entry, reason: .maskLeftOn, isProven: isProven)
    }
  }

  /// Interface Builder filled in what the layout there was missing, and code adds its own.
  static func prototype(_ conflict: ConflictSet) -> [Suspicion] {
    guard !conflict.own.isEmpty,
      let entry = conflict.members.first(where: { conflict.maker($0) == .prototype })
    else { return [] }
    return [Suspicion(entry: entry, reason: .prototype)]
  }

  /// A stack view hides something that keeps its size, or keeps its spacing where there is no room.
  static func hiddenInStack(_ conflict: ConflictSet) -> [Suspicion] {
    let hiding = conflict.members.first { conflict.isHiding($0) }
    if let hiding, let entry = conflict.lastPressing {
      return [Suspicion(entry: entry, reason: .hiddenInStack(by: hiding))]
    }
    let spacing = conflict.members.last { entry in
      conflict.stackPart(entry) == .spacing && conflict.constraint(entry)?.second.constant != 0
    }
    guard conflict.own.isEmpty, let spacing,
      let by = hiding ?? conflict.givenSize(against: spacing)
    else { return [] }
    return [Suspicion(entry: spacing, reason: .stackSpacing(by: by))]
  }

  /// A stack view gives all it arranges one size, and a line of the programmer's asks for another.
  static func sharedSize(_ conflict: ConflictSet) -> [Suspicion] {
    guard let by = conflict.members.first(where: { conflict.stackPart($0) == .fillEqually }),
      let entry = conflict.lastSizing
    else { return [] }
    return [Suspicion(entry: entry, reason: .sharedSize(by: by))]
  }

  /// A view has no size for the moment, and the lines inside it need some.
  ///
  /// The programmer may have taken its size away, too, to fold it up.
  static func noRoomYet(_ conflict: ConflictSet) -> [Suspicion] {
    let empty = (conflict.givenSizes + conflict.own).first { entry in
      conflict.fixedSize(entry).map { abs($0.points) <= Tolerance.points } ?? false
    }
    guard let empty else { return [] }
    let others = conflict.own.filter { $0 != empty }
    let pick = conflict.brokenOwn.flatMap { others.contains($0) ? $0 : nil }
    guard
      let entry = pick ?? conflict.lastAtFarEnd ?? others.last(where: { $0 == conflict.lastSizing })
        ?? others.last
    else {
      return conflict.own.isEmpty ? [Suspicion(entry: empty, reason: .notYours)] : []
    }
    return [Suspicion(entry: entry, reason: .noRoomYet(by: empty))]
  }

  /// A container or a frame gives a size, and the lines inside ask for another.
  static func givenSize(_ conflict: ConflictSet) -> [Suspicion] {
    guard let by = conflict.givenSize(against: conflict.lastPressing) else { return [] }
    // A row may grow with what keeps its size in it; a window doesn't, so any line may be the one.
    let pick = conflict.maker(by) == .mask ? conflict.brokenOwn : nil
    guard let entry = pick ?? conflict.lastPressing else {
      return [Suspicion(entry: by, reason: .notYours)]
    }
    return [Suspicion(entry: entry, reason: .givenSize(by: by))]
  }
}

extension ConflictSet {
  /// The programmer's line that asks for most room: one that keeps a size, else the one that UIKit
  /// broke, one at the end of something, or any.
  fileprivate var lastPressing: Int? { lastSizing ?? brokenOwn ?? lastAtFarEnd ?? own.last }

  /// What a stack view made a line for; `nil` for other lines.
  fileprivate func stackPart(_ entry: Int) -> StackPart? {
    StackPart(identifier: report.entries[entry].description.identifier)
  }

  /// The programmer's line that keeps a size to or above a number other than 0: the one that UIKit
  /// broke, or the last.
  fileprivate var lastSizing: Int? {
    let lines = own.filter { entry in
      guard let constraint = constraint(entry), constraint.givesSize else { return false }
      return !constraint.isZeroSize && constraint.relation != .lessThanOrEqual
    }
    return lines.first { $0 == brokenOwn } ?? lines.last
  }

  /// The last of the programmer's lines at the end of something, one with a distance before others.
  fileprivate var lastAtFarEnd: Int? {
    let ends = own.filter { holdsFarEnd($0) }
    return ends.last { constraint($0)?.second.constant != 0 } ?? ends.last
  }
}
