extension AnswerStage {
  /// Tells the names of the methods that an answer's selectors stand for.
  ///
  /// - Parameter table: A line for each: the line and the column of the opening parenthesis, and the
  ///   name, between spaces.
  public static func nameSelectors(_ table: String) {
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let row = UInt(words[0]), let column = UInt(words[1]) else {
        continue
      }
      SelectorNames.byPlace[SelectorPlace(line: row, column: column)] = String(words[2])
    }
  }
}
