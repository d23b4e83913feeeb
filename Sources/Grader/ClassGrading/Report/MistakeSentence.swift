import Course

/// What works that don't pass yet are grouped by, in words.
package enum MistakeSentence: String, SentenceKey {
  case sign = "mistake.sign"
  case multiplierInverted = "mistake.multiplier-inverted"
  case relation = "mistake.relation"
  case priority = "mistake.priority"
  case attribute = "mistake.attribute"
  case multiplier = "mistake.multiplier"
  case constant = "mistake.constant"
  case item = "mistake.item"
  case extraLine = "mistake.extra-line"
  case missingLine = "mistake.missing-line"

  case misplaced = "mistake.misplaced"
  case ambiguous = "mistake.ambiguous"
  case conflicting = "mistake.conflicting"
  case invalid = "mistake.invalid"
  case unreadable = "mistake.unreadable"
  case unfinished = "mistake.unfinished"
  case ruleMissed = "mistake.ruleMissed"
  case notCompiled = "mistake.notCompiled"
  case timedOut = "mistake.timedOut"
  case crashed = "mistake.crashed"
  case limitExceeded = "mistake.limitExceeded"
  case graderFault = "mistake.graderFault"
}
