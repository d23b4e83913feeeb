/// Which known names a misspelt one may have meant.
package enum NearestNames {
  /// Longer words are no slips of the hand, and comparing them takes time.
  private static let longestWord = 64
  private static let mostSuggestions = 4

  /// The names that come nearest to a word, all equally near, in the order given.
  ///
  /// Swapping two neighbours counts as one slip; upper and lower case don't count. One slip is
  /// allowed for each three characters, at most three. Failing that, names that begin with the
  /// word are taken. At most four names come back.
  package static func suggestions(for word: String, among names: [String]) -> [String] {
    let wanted = Array(word.lowercased())
    guard wanted.count <= longestWord else { return [] }
    let limit = min(max(1, wanted.count / 3), 3, wanted.count - 1)
    let candidates = names.map { name in
      (name: name, distance: distance(from: wanted, to: Array(name.lowercased()), limit: limit))
    }
    guard let least = candidates.compactMap({ $0.distance }).min() else {
      return Array(names.filter { isBeginning(wanted, of: $0) }.prefix(mostSuggestions))
    }
    return Array(candidates.filter { $0.distance == least }.map { $0.name }.prefix(mostSuggestions))
  }

  /// The name that comes nearest to a word, the earliest of equals; `nil` if none is near enough.
  ///
  /// Upper and lower case don't count. The limit is the number of slips that are allowed for a name.
  package static func nearest(
    to word: String, among names: [String], atMost limit: (_ name: String) -> Int
  ) -> String? {
    let wanted = Array(word.lowercased())
    let near = names.compactMap { name -> (name: String, slips: Int)? in
      distance(from: wanted, to: Array(name.lowercased()), limit: limit(name)).map { (name, $0) }
    }
    return near.min { $0.slips < $1.slips }?.name
  }

  private static func isBeginning(_ word: [Character], of name: String) -> Bool {
    word.count >= 2 && name.lowercased().starts(with: word)
  }

  /// The number of slips between two words; `nil` if there are more than the limit.
  ///
  /// The measure is optimal string alignment: insertions, deletions, substitutions, and swaps of
  /// neighbours.
  private static func distance(from a: [Character], to b: [Character], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}

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

/// Which attributes an unknown one may have meant.
enum AttributeSuggestions {
  /// Names that other notations have for attributes, in lower case.
  private static let otherNames: [String: [Attribute]] = [
    "x": [.leading, .centerX], "y": [.top, .centerY], "w": [.width], "h": [.height],
    "start": [.leading], "end": [.trailing],
  ]

  /// The attributes that come nearest to a word.
  ///
  /// Swift's anchors are known too: `leadingAnchor` suggests `leading`.
  static func suggestions(for word: String) -> [Attribute] {
    var lower = word.lowercased()
    if lower.hasSuffix("anchor") {
      lower.removeLast("anchor".count)
      if let attribute = Attribute(name: lower) { return [attribute] }
    }
    if let attributes = otherNames[lower] { return attributes }
    let names = Attribute.allCases.map { $0.name }
    return NearestNames.suggestions(for: lower, among: names).compactMap { Attribute(name: $0) }
  }
}

/// A word that stands for several attributes at once, as Masonry's `edges` does.
///
/// No equation can hold one; knowing them allows to say what to write in their place.
struct CompositeAttribute {
  let parts: [Attribute]

  /// The composite with a name, in whatever case it is written.
  init?(name: some StringProtocol) {
    guard let parts = Self.partsByName[name.lowercased()] else { return nil }
    self.parts = parts
  }

  private static let partsByName: [String: [Attribute]] = [
    "size": [.width, .height],
    "center": [.centerX, .centerY],
    "centre": [.centerX, .centerY],
    "centerwithinmargins": [.centerXWithinMargins, .centerYWithinMargins],
    "edges": [.top, .leading, .bottom, .trailing],
    "margins": [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin],
    "horizontaledges": [.leading, .trailing],
    "verticaledges": [.top, .bottom],
    "origin": [.leading, .top],
    "frame": [.leading, .top, .width, .height],
  ]
}
