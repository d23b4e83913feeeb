import Course
import LayoutEngine

/// A line of a report that may well be the one that nobody wants, and what speaks for it.
package struct Suspicion: Hashable, Sendable {
  /// What speaks for a line; each has advice of its own.
  package enum Reason: Hashable, Sendable {
    /// No line is the programmer's: they are about views that Apple's software made for itself.
    case apples(ApplePart)
    /// It can't be satisfied on its own: it asks for a size below 0.
    case negative
    /// It comes from a view's frame, and constraints place that view, too.
    case maskLeftOn
    /// Interface Builder made it, because the layout there wasn't complete.
    case prototype
    /// Its constant has a sign that makes a view stick out; with the other sign all lines are
    /// satisfied.
    case wrongSign
    /// Another line ties the same anchors, with another number.
    case saidTwice(other: Int)
    /// It keeps a size that a stack view takes away while it hides the view.
    case hiddenInStack(by: Int)
    /// It is a stack view's spacing, for which there is no room.
    case stackSpacing(by: Int)
    /// It asks for another size than the one that a stack view gives to all it arranges.
    case sharedSize(by: Int)
    /// It needs room in a view that has none at that moment.
    case noRoomYet(by: Int)
    /// Its constant makes a view stick out.
    case sticksOut
    /// It asks for another size than a container gives.
    case givenSize(by: Int)
    /// Another line ties the same edge to something else.
    case tiedTwice(other: Int)
    /// It alone is the programmer's.
    case onlyOwn
    /// It appears in more sets than any other of the programmer's lines.
    case mostSets(count: Int)
    /// UIKit broke it, and nothing points at another line.
    case brokenByUIKit
    /// No line is the programmer's: UIKit gave a size, and its own views don't fit.
    case notYours
  }

  package enum Confidence: Hashable, Sendable {
    /// Hardly ever wanted.
    case almostCertain
    case likely
    /// One of two lines, and nothing tells which.
    case oneOfTwo
    case possible
  }

  /// The line's place among the entries of its report, counted from 0.
  package let entry: Int
  package let reason: Reason

  /// Whether the report tells all that the reason needs; otherwise the reading is likely at best.
  package let isProven: Bool

  package init(entry: Int, reason: Reason, isProven: Bool = true) {
    self.entry = entry
    self.reason = reason
    self.isProven = isProven
  }

  package var confidence: Confidence {
    switch reason {
    case .apples: .possible
    case _ where !isProven: .likely
    case .negative, .maskLeftOn: .almostCertain
    case .prototype, .wrongSign, .hiddenInStack, .stackSpacing, .sharedSize, .noRoomYet, .givenSize:
      .likely
    case .saidTwice, .tiedTwice: .oneOfTwo
    case .sticksOut, .onlyOwn, .mostSets, .brokenByUIKit, .notYours: .possible
    }
  }
}

/// Decides which lines of a report are most likely not wanted.
///
/// Where all sets are about views of Apple's own, nobody can change them. Otherwise each smallest
/// set is asked one question after the other, and the first that has an answer decides about it:
///
/// 1. Does one line alone ask for a size below 0? No view can have it.
/// 2. Does a mask place a view that the programmer's lines place, too? The mask was left on.
/// 3. Did Interface Builder fill in a layout? It meets the lines that code adds.
/// 4. Does a constant make a view stick out, and would all lines be satisfied with the other sign?
/// 5. Are the same anchors tied twice by the programmer? Code ran twice.
/// 6. Is one edge of a view tied to two things? One of the two is too many.
/// 7. Does a stack view hide something? What keeps a size inside is in its way.
/// 8. Does a stack view give all it arranges one size? Another size has to give way.
/// 9. Is a view empty for the moment? What needs room in it has to wait.
/// 10. Does one line make a view stick out? Few want that.
/// 11. Does a container give a size? What asks for another size inside has to give way.
/// 12. Is one line alone the programmer's, or none?
///
/// UIKit breaks one line of a set. Where the answer leaves open which of the programmer's lines it
/// is, or there is no answer, that is the one; else a line that appears in more sets than the
/// others. The order is ours: Apple says no more than that at least one line isn't wanted.
struct SuspicionSearch {
  private typealias Question = @Sendable (ConflictSet) -> [Suspicion]

  private static let questions: [Question] = [
    negative, maskLeftOn, prototype, wrongSign, saidTwice, tiedTwice, hiddenInStack,
    sharedSize, noRoomYet, sticksOut, givenSize, onlyOwn,
  ]

  let conflicts: [ConflictSet]

  /// The lines, those that decide most conflicts first, each once.
  var suspicions: [Suspicion] {
    let apples = conflicts.map(Self.apples)
    if let first = apples.first, apples.allSatisfy({ !$0.isEmpty }) { return first }
    var found: [Suspicion] = []
    for (conflict, apples) in zip(conflicts, apples) where apples.isEmpty {
      for suspicion in Self.suspicions(in: conflict)
      where !found.contains(where: { $0.entry == suspicion.entry }) {
        found.append(suspicion)
      }
    }
    if found.isEmpty { found = mostSets }
    return found.enumerated().sorted { one, other in
      rank(one.element, one.offset) > rank(other.element, other.offset)
    }.map { $0.element }
  }

  private static func suspicions(in conflict: ConflictSet) -> [Suspicion] {
    let found = questions.lazy.map { $0(conflict) }.first { !$0.isEmpty } ?? []
    guard let broken = conflict.brokenOwn, found.first?.leavesOpen ?? true else { return found }
    let first = found.filter { $0.entry == broken }
    return first.isEmpty
      ? [Suspicion(entry: broken, reason: .brokenByUIKit)]
      : first + found.filter { $0.entry != broken }
  }

  /// The most likely reading of a list that, as far as it can be read, doesn't conflict.
  ///
  /// UIKit lists nothing that isn't about the conflict; so a mask of a view that other lines place
  /// counts for more than what UIKit chose to break.
  static func reading(of list: ConflictSet) -> [Suspicion] {
    let apples = apples(list)
    guard apples.isEmpty, list.report.unread.isEmpty, list.report.gap == nil,
      list.members.count > 1
    else { return apples }
    let masks = maskLeftOn(list).map { $0.entry }
    let found = masks.isEmpty ? [list.brokenOwn].compactMap { $0 } : masks
    return found.map {
      Suspicion(entry: $0, reason: masks.isEmpty ? .brokenByUIKit : .maskLeftOn, isProven: false)
    }
  }

  /// Larger is likelier: how sure, then in how many sets it appears, then the order found.
  private func rank(_ suspicion: Suspicion, _ place: Int) -> (Int, Int, Int) {
    let sureness =
      switch suspicion.confidence {
      case .almostCertain: 3
      case .likely: 2
      case .oneOfTwo: 1
      case .possible: 0
      }
    return (sureness, setCount(suspicion.entry), -place)
  }

  private func setCount(_ entry: Int) -> Int {
    conflicts.count { $0.members.contains(entry) }
  }

  /// The programmer's line that appears in more sets than each of the others.
  private var mostSets: [Suspicion] {
    let own = Set(conflicts.flatMap { $0.own }).sorted { setCount($0) > setCount($1) }
    guard own.count > 1, setCount(own[0]) > setCount(own[1]) else { return [] }
    return [Suspicion(entry: own[0], reason: .mostSets(count: setCount(own[0])))]
  }
}

extension Suspicion {
  /// Whether it is about Apple's own views alone.
  package var isApples: Bool {
    if case .apples = reason { true } else { false }
  }

  /// Whether another of the programmer's lines may as well be the one.
  fileprivate var leavesOpen: Bool { confidence == .oneOfTwo || confidence == .possible }
}

/// Questions about the programmer's own lines.
extension SuspicionSearch {
  /// Lines about views of Apple's own, which no programmer can change.
  static func apples(_ conflict: ConflictSet) -> [Suspicion] {
    guard let part = conflict.applePart else { return [] }
    let broken = conflict.report.brokenEntry.flatMap { conflict.members.contains($0) ? $0 : nil }
    return [Suspicion(entry: broken ?? conflict.members[0], reason: .apples(part))]
  }

  /// One line alone, which asks for a size below 0.
  static func negative(_ conflict: ConflictSet) -> [Suspicion] {
    guard conflict.members.count == 1 else { return [] }
    return [Suspicion(entry: conflict.members[0], reason: .negative)]
  }

  /// A constant with the sign that makes a view stick out, where all lines can be satisfied with
  /// the other sign.
  static func wrongSign(_ conflict: ConflictSet) -> [Suspicion] {
    conflict.own.filter { entry in
      guard conflict.sticksOut(entry), let constraint = conflict.constraint(entry),
        abs(conflict.points - 2 * abs(constraint.second.constant)) <= Tolerance.points
      else { return false }
      let turned = constraint.saying(-constraint.second.constant, constraint.relation)
      let others = conflict.members.filter { $0 != entry }.compactMap { conflict.constraint($0) }
      return conflict.solved(others + [turned]) != nil
    }.map { Suspicion(entry: $0, reason: .wrongSign) }
  }

  /// One line that makes a view stick out; where two do, the view is meant to be larger.
  static func sticksOut(_ conflict: ConflictSet) -> [Suspicion] {
    let lines = conflict.own.filter { conflict.sticksOut($0) }
    return lines.count == 1 ? [Suspicion(entry: lines[0], reason: .sticksOut)] : []
  }

  /// The same anchors tied twice: one of the two is a leftover, or code that adds lines ran twice.
  static func saidTwice(_ conflict: ConflictSet) -> [Suspicion] {
    guard conflict.members.count == 2,
      conflict.members.allSatisfy({ conflict.maker($0) == .programmer }),
      let one = conflict.constraint(conflict.members[0]),
      let other = conflict.constraint(conflict.members[1]), one.tiesTheSame(as: other)
    else { return [] }
    return [
      Suspicion(entry: conflict.members[1], reason: .saidTwice(other: conflict.members[0])),
      Suspicion(entry: conflict.members[0], reason: .saidTwice(other: conflict.members[1])),
    ]
  }

  /// One anchor tied to two things by exact lines, where no third line of the programmer's helps.
  ///
  /// With a third one it is a chain of lines that doesn't fit, and any of them may be too many.
  static func tiedTwice(_ conflict: ConflictSet) -> [Suspicion] {
    let ties = conflict.own.compactMap { conflict.constraint($0) }
    guard conflict.own.count == 2, ties.count == 2,
      ties.allSatisfy({ $0.relation == .equal && $0.first.attribute.kind == .position }),
      let shared = ties[0].anchors.first(where: { ties[1].anchors.contains($0) }),
      ties.allSatisfy({ tie in
        tie.anchors.allSatisfy { $0 == shared || !conflict.isInside($0.item, shared.item) }
      })
    else { return [] }
    let (one, other) = (conflict.own[0], conflict.own[1])
    return [
      Suspicion(entry: other, reason: .tiedTwice(other: one)),
      Suspicion(entry: one, reason: .tiedTwice(other: other)),
    ]
  }

  /// One line of the programmer's, or none.
  static func onlyOwn(_ conflict: ConflictSet) -> [Suspicion] {
    switch conflict.own.count {
    case 0: conflict.members.prefix(1).map { Suspicion(entry: $0, reason: .notYours) }
    case 1: [Suspicion(entry: conflict.own[0], reason: .onlyOwn)]
    default: []
    }
  }
}

extension Constraint {
  /// Whether another line is about the same anchors in the same proportion, turned round or not.
  func tiesTheSame(as other: Constraint) -> Bool {
    switch (second, other.second) {
    case (.length, .length): first == other.first
    case (.anchor(let one, let factor, _), .anchor(let two, let otherFactor, _)):
      first == other.first && one == two && factor == otherFactor
        || first == two && one == other.first && factor * otherFactor == 1
    case (.length, .anchor), (.anchor, .length): false
    }
  }
}

extension ConflictSet {
  /// Whether a line makes its view reach out of the superview, or over its neighbour.
  ///
  /// Reaching out of margins is common, and stays inside the view. What the report doesn't tell of
  /// the hierarchy proves nothing: a line may name the superview first.
  fileprivate func sticksOut(_ entry: Int) -> Bool {
    guard let constraint = constraint(entry), constraint.relation == .equal,
      case .anchor(let second, 1, let constant) = constraint.second,
      constraint.anchors.allSatisfy({ $0.attribute.isEdge && !$0.attribute.isMargin }),
      constraint.anchors.allSatisfy({ scene[$0.item].kind == .view })
    else { return false }
    let first = constraint.first
    let (isFar, isOtherFar) = (first.attribute.isFarEdge, second.attribute.isFarEdge)
    guard isFar == isOtherFar else {
      // first.leading = second.trailing + c, and its mirror image.
      let areSiblings = report.entries[entry].description.kinship == .siblings
      return (areSiblings || self.areSiblings(first.item, second.item))
        && (isFar ? constant > 0 : constant < 0)
    }
    let outwards = isFar ? constant : -constant
    if isInside(first.item, second.item) { return outwards > 0 }
    return isInside(second.item, first.item) && outwards < 0
  }
}

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
