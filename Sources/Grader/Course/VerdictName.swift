/// The name of a verdict, the same in terminals, reports, exports and the headers of wrong answers.
package enum VerdictName: String, CaseIterable, Hashable, Sendable, Codable {
  case passed
  case unreadable
  case unfinished
  case invalid
  case notCompiled
  case timedOut
  case crashed
  case limitExceeded
  case conflicting
  case ambiguous
  case misplaced
  case ruleMissed
  case graderFault
}
