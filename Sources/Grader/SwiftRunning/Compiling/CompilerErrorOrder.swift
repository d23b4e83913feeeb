/// The order of compile errors in the feedback.
///
/// The order is by place. Errors that most often only follow from others come after those.
enum CompilerErrorOrder {
  /// Messages after which the compiler only guesses, because it can't read a line.
  private static let unreadable = [
    "expected ", "consecutive statements", "consecutive declarations", "extraneous '",
    "unterminated ", "unexpected '", "cannot find operator",
  ]
  /// Messages about an expression whose type the compiler can't infer.
  private static let uninferred = [
    "cannot infer", "could not be inferred", "is ambiguous without", "ambiguous use of",
    "failed to produce diagnostic", "unable to type-check",
  ]

  /// Sorts errors, each with its notes.
  ///
  /// - Parameter errors: Groups whose first message is an error.
  /// - Returns: The errors that stand on their own, then those that follow from one of them: the
  ///   same words again, what can't be inferred beside another error of the line, and what the
  ///   compiler guesses about a file that it can't read.
  static func causesFirst(_ errors: [[CompilerLine]]) -> [[CompilerLine]] {
    let sorted = errors.sorted { stands($0[0], before: $1[0]) }
    let isUnreadable = sorted.contains { begins($0[0], unreadable) }
    var told: Set<String> = []
    var causes: [[CompilerLine]] = []
    var consequences: [[CompilerLine]] = []
    for error in sorted {
      let line = error[0]
      let isRepeated = !told.insert(line.text).inserted
      let isUninferred =
        uninferred.contains { line.text.contains($0) }
        && sorted.contains { other in
          other[0].line == line.line && !uninferred.contains { other[0].text.contains($0) }
        }
      if isRepeated || isUninferred || isUnreadable && !begins(line, unreadable) {
        consequences.append(error)
      } else {
        causes.append(error)
      }
    }
    return causes + consequences
  }

  private static func begins(_ line: CompilerLine, _ words: [String]) -> Bool {
    words.contains { line.text.hasPrefix($0) }
  }

  /// The order of places, and of words in the same place: the compiler's own changes from version
  /// to version.
  private static func stands(_ a: CompilerLine, before b: CompilerLine) -> Bool {
    (a.line, a.column, a.text) < (b.line, b.column, b.text)
  }
}
