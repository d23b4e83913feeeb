import Foundation

/// The constraints that a view holds, in the order in which they came.
///
/// A constraint knows its place in the list, so removing it takes constant time. Its place stays
/// empty until more than half of the places are.
@MainActor
struct ConstraintList {
  private var places: [NSLayoutConstraint?] = []
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  /// The constraints, in order.
  var all: [NSLayoutConstraint] { places.compactMap { $0 } }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.place = places.count
    places.append(constraint)
    count += 1
  }

  /// Removes a constraint that is in the list.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    places[constraint.place] = nil
    count -= 1
    guard places.count > 2 * count + 8 else { return }
    places.removeAll { $0 == nil }
    for (index, constraint) in places.enumerated() { constraint?.place = index }
  }
}
