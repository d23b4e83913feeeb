struct LearnersNames: Hashable, Sendable {
  struct TypeNames: Hashable, Sendable {
    /// The types that the type inherits from or conforms to.
    var supers: Set<String> = []
    var members: Set<String> = []
  }

  /// By the path of the type, such as `NSLayoutConstraint.Axis`; what belongs to none is under `_`.
  var types: [String: TypeNames] = [:]

  /// A type and the types above it, as far as they are known.
  func chain(of type: String) -> [String] {
    var chain = [type]
    var index = 0
    while index < chain.count {
      chain += (types[chain[index]]?.supers ?? []).filter { !chain.contains($0) }.sorted()
      index += 1
    }
    return chain
  }

  /// The members of a type and of the types above it, in order of their letters.
  func members(of type: String) -> [String] {
    chain(of: type).reduce(into: Set()) { $0.formUnion(types[$1]?.members ?? []) }.sorted()
  }
}

// MARK: Reading and writing

extension LearnersNames {
  private static let typeWords: Set = ["class", "enum", "extension", "protocol", "struct"]
  private static let memberWords: Set = ["case", "func", "let", "typealias", "var"]

  /// Adds the public names of a file whose indentation by two spaces shows what is inside of what.
  mutating func add(declarationsIn text: String) {
    // What is open at each depth: a type with its keyword, or `nil` for anything else.
    var open: [(path: String, keyword: String)?] = []
    for line in text.split(separator: "\n") where !line.contains("//") {
      let depth = line.prefix { $0 == " " }.count / 2
      var words = line.split { " :,<({`".contains($0) }.map(String.init)[...]
      let marks = words.prefix { !Self.typeWords.union(Self.memberWords).contains($0) }
      words = words.dropFirst(marks.count)
      // `class` may stand before `var` and `func`.
      if Self.memberWords.contains(words.dropFirst().first ?? "") { words.removeFirst() }
      guard depth <= open.count, let keyword = words.popFirst(), let name = words.first else {
        continue
      }
      let owner = depth == 0 ? (path: "_", keyword: "") : open[depth - 1]
      open.removeLast(open.count - depth)
      open.append(nil)
      guard let owner,
        marks.contains("public") || marks.contains("open") || owner.keyword == "protocol"
          || keyword == "extension" || keyword == "case"
      else { continue }
      if Self.typeWords.contains(keyword) {
        let path = owner.path == "_" ? name : "\(owner.path).\(name)"
        open[depth] = (path, keyword)
        types[path, default: .init()].supers.formUnion(words.dropFirst())
      } else {
        let hasMore = keyword == "case" && !line.contains("(")
        types[owner.path, default: .init()].members.formUnion(hasMore ? words : [name])
      }
    }
  }

  /// A line for each type: its path, what is above it, and its members, which begin with a point.
  var text: String {
    types.sorted { $0.key < $1.key }.map { path, names in
      ([path] + names.supers.sorted() + names.members.sorted().map { "." + $0 })
        .joined(separator: " ") + "\n"
    }.joined()
  }

  /// Reads such lines; those that begin with `#` are comments.
  init(text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let members = words.dropFirst().filter { $0.hasPrefix(".") }
      types[words[0]] = TypeNames(
        supers: Set(words.dropFirst()).subtracting(members),
        members: Set(members.map { String($0.dropFirst()) }))
    }
  }
}
