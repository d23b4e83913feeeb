/// How a learner's program stopped.
package struct Crash: Hashable, Sendable {
  /// What happened.
  package enum Kind: Hashable, Sendable {
    /// UIKit raised an exception: its name and its own words.
    case exception(name: String, reason: String)
    /// The Swift run time stopped the program, with these words: `Index out of range`.
    case trap(String)
    /// A signal without words, for example an overflow of the stack.
    case signal(Int32)
    /// The program ended by itself, with this status, before it was done.
    case exited(Int32)
    /// The program asked for a thread, of which answers have one alone.
    case thread
    /// The program waits for the main queue, on which it runs itself.
    case deadlock
    /// A layout pass would never come to an end: the class that is laid out again and again.
    case endlessLayout(String)
    /// The program handed over something that isn't a layout.
    case garbled
  }

  package let kind: Kind
  /// The learner's line, counted from 1, where it is known.
  package let line: Int?
  /// The case in which it happened, counted from 0.
  package let caseIndex: Int

  package init(kind: Kind, line: Int?, caseIndex: Int) {
    self.kind = kind
    self.line = line
    self.caseIndex = caseIndex
  }
}
