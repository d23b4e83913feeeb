import Course
import LayoutEngine

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
