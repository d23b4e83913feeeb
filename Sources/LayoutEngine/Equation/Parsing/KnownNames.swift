/// The names that an equation may use.
struct KnownNames: Sendable {
  /// The names in their scene's order; `nil` if any name may be used.
  let names: [String]?
  private let set: Set<String>

  /// Whether `Superview` is accepted, which means another item's superview.
  private let isSuperviewKnown: Bool

  init(_ names: [String]?, isSuperviewKnown: Bool = true) {
    self.names = names
    self.isSuperviewKnown = isSuperviewKnown
    set = Set(names ?? [])
  }

  /// Whether an item can be called so.
  func accepts(_ name: String) -> Bool {
    names == nil || (isSuperviewKnown && name == WrittenConstraint.superviewName)
      || set.contains(name)
  }

  /// Whether an item is certainly called so.
  func lists(_ name: String) -> Bool { set.contains(name) }

  /// A name to use in an example: the first that isn't the superview's.
  var example: String {
    names?.first { $0 != WrittenConstraint.superviewName } ?? "View"
  }

  /// The superview's name in an example: the first of a scene's names is its window's.
  var superview: String {
    let usual = WrittenConstraint.superviewName
    return names.flatMap { $0.contains(usual) ? nil : $0.first } ?? usual
  }

  /// What to say about a name that isn't accepted.
  func error(for name: String) -> EquationError.Reason {
    // A window is known by its view.
    let word = name.lowercased() == "window" ? WrittenConstraint.superviewName : name
    return .unknownItem(name, suggestions: NearestNames.suggestions(for: word, among: names ?? []))
  }
}
