/// How many files were read, and what was in them.
struct FilterTally: CustomStringConvertible {
  /// Files that the compiler accepts, and those that it doesn't.
  private(set) var accepted = 0, refused = 0
  /// Accepted files in which the filter refuses what it doesn't read.
  private(set) var unreadable = 0
  /// Members with the name `import`, which the filter takes for an import.
  private(set) var members = 0
  /// How often both took a mark for the same.
  private(set) var agreed: [ReadSource.Role: Int] = [:]

  /// Counts a file, and gives what the readers disagree on.
  mutating func add(_ filter: ReadSource, _ compiler: ReadSource?) -> String? {
    guard let compiler else {
      refused += 1
      return nil
    }
    accepted += 1
    guard !filter.isUnreadable else {
      unreadable += 1
      return nil
    }
    if compiler.isGuarded, !filter.isGuarded { return "the filter doesn't see a guarded word" }
    let marks = Set(filter.roles.keys).union(compiler.roles.keys)
    for mark in marks.sorted() {
      let (seen, meant) = (filter.roles[mark], compiler.roles[mark])
      if mark.hasPrefix("n"), meant == nil { continue }
      if seen == .module, meant == .code {
        members += 1
        continue
      }
      guard seen == meant else {
        return "\(mark) is \(meant?.rawValue ?? "nothing"), not \(seen?.rawValue ?? "nothing")"
      }
      if let seen { agreed[seen, default: 0] += 1 }
    }
    return nil
  }

  var description: String {
    let roles = agreed.map { "\($0.rawValue) \($1)" }.sorted().joined(separator: ", ")
    return "accepted \(accepted) (unreadable for the filter \(unreadable)), refused \(refused); "
      + "agreed on \(roles); members named import \(members)"
  }
}
