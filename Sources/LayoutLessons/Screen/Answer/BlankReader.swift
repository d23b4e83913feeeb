/// Finds in an answer what stands in the blanks of its starter.
struct BlankReader {
  /// What stands before, between and behind the blanks.
  private let fixed: [[Character]]

  init(_ starter: [Character]) {
    var fixed: [[Character]] = []
    for (number, line) in starter.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let parts = Self.parts(of: line)
      guard number > 0 else {
        fixed = parts
        continue
      }
      fixed[fixed.count - 1] += ["\n"] + parts[0]
      fixed += parts.dropFirst()
    }
    self.fixed = fixed
  }

  /// A line cut at its blanks; what is written about blanks in a comment is none.
  private static func parts(of line: ArraySlice<Character>) -> [[Character]] {
    var parts: [[Character]] = [[]]
    var rest = line
    while let next = rest.first {
      let bars = rest.prefix { $0 == "_" }.count
      let comment = next == "#" || rest.starts(with: "//")
      if comment || bars == 1 || bars == 2 || bars == 0 {
        let count = comment ? rest.count : max(1, bars)
        parts[parts.count - 1] += rest.prefix(count)
        rest = rest.dropFirst(count)
      } else {
        parts.append([])
        rest = rest.dropFirst(bars)
      }
    }
    return parts
  }

  /// An answer without the signs of empty blanks, and where its blanks are.
  ///
  /// - Returns: `nil` if the starter has no blanks, or the answer isn't the starter with its blanks
  ///   filled.
  func fill(from answer: [Character]) -> (text: [Character], fields: [Range<Int>])? {
    guard fixed.count > 1, answer.starts(with: fixed[0]) else { return nil }
    var text = fixed[0]
    var fields: [Range<Int>] = []
    var place = fixed[0].count
    for (index, piece) in fixed.enumerated().dropFirst() {
      let isLast = index == fixed.count - 1
      guard let end = end(of: answer, from: place, before: piece, isLast: isLast) else {
        return nil
      }
      let value = answer[place..<end]
      let isEmpty = value.count >= AnswerEditor.blank.count && value.allSatisfy { $0 == "_" }
      let start = text.count
      if !isEmpty { text += value }
      fields.append(start..<text.count)
      text += piece
      place = end + piece.count
    }
    return place == answer.count ? (text, fields) : nil
  }

  /// Where what fills a blank ends: on its line, and before what follows in the starter.
  private func end(
    of answer: [Character], from place: Int, before piece: [Character], isLast: Bool
  ) -> Int? {
    var end = place
    while end + piece.count <= answer.count {
      let fits = answer[end...].starts(with: piece)
      if fits, !isLast || end + piece.count == answer.count { return end }
      guard end < answer.count, answer[end] != "\n" else { return nil }
      end += 1
    }
    return nil
  }
}
