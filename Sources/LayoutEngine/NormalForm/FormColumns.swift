/// How the columns of a form are told.
struct FormColumns {
  /// How many columns belong to items that a program made; they count down from -1.
  let made: Int

  /// Terms as numbers that are the same for equal terms: a column and its coefficient each.
  func words(for terms: [LinearProblem.Term]) -> [UInt64] {
    var words: [UInt64] = []
    words.reserveCapacity(terms.count * 2)
    for term in terms {
      words.append(word(for: Int(term.variable)))
      words.append(RoundedNumber(term.coefficient).bits)
    }
    return words
  }

  func word(for column: Int) -> UInt64 { UInt64(bitPattern: Int64(column - made)) }
}
