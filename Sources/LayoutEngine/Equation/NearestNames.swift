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
