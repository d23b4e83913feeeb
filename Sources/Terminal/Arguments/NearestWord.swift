extension [String] {
  /// The word that was probably meant, the earliest of equals; nil if none is near.
  ///
  /// Near is two edits or a third of the typed word, letter case aside, and never a whole word.
  package func nearest(to typed: String) -> String? {
    let letters = Array<Character>(typed.lowercased())
    let limit = Swift.max(2, letters.count / 3)
    let near = compactMap { word -> (word: String, edits: Int)? in
      let candidate = Array<Character>(word.lowercased())
      guard abs(candidate.count - letters.count) <= limit else { return nil }
      let edits = editDistance(from: letters, to: candidate)
      let isNear = edits <= limit && edits < Swift.min(letters.count, candidate.count)
      return isNear ? (word, edits) : nil
    }
    return near.min { $0.edits < $1.edits }?.word
  }
}

/// How many letters have to be put in, taken out or changed (Levenshtein), row by row.
private func editDistance(from typed: [Character], to word: [Character]) -> Int {
  var row = Array(0...word.count)
  for (index, letter) in typed.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in word.indices {
      let change = diagonal + (letter == word[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(change, row[column] + 1, diagonal + 1)
    }
  }
  return row[word.count]
}
