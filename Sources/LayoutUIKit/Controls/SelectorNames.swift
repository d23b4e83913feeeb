/// Where a `#selector` stands in an answer.
struct SelectorPlace: Hashable {
  let line: UInt
  /// Counted in bytes, from 1.
  let column: UInt
}

/// The names of an answer's selectors, which the code around it tells before it runs.
enum SelectorNames {
  /// Set once, before the answer's first line runs.
  nonisolated(unsafe) static var byPlace: [SelectorPlace: String] = [:]

  /// The name of a method as Objective-C has it, `tapped:` for one that takes the sender.
  ///
  /// One that nobody told of is called by its place, so that it equals no other.
  static func name(at place: SelectorPlace, parameters: Int) -> String {
    guard let name = byPlace[place] else { return "\(place.line):\(place.column)" }
    return name.hasSuffix(":") ? name : name + String(repeating: ":", count: parameters)
  }
}
