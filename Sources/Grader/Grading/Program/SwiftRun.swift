package import Course
package import LayoutEngine

/// A learner's Swift file and the cases for which it is to be run.
package struct SwiftRequest: Hashable, Sendable {
  package let text: String
  /// The file's name without its folder.
  package let fileName: String
  package let entry: SwiftEntry
  /// What happens afterwards, as often as each case says; `nil` if nothing does.
  package let sequel: SwiftSequel?
  /// The scene of each case with its given constraints.
  package let cases: [LayoutSnapshot]

  package init(
    text: String, fileName: String, entry: SwiftEntry, sequel: SwiftSequel? = nil,
    cases: [LayoutSnapshot]
  ) {
    self.text = text
    self.fileName = fileName
    self.entry = entry
    self.sequel = sequel
    self.cases = cases
  }

  package func with(_ cases: [LayoutSnapshot]) -> SwiftRequest {
    SwiftRequest(text: text, fileName: fileName, entry: entry, sequel: sequel, cases: cases)
  }
}

/// Whatever can run a learner's program: the real thing, or a stand-in.
package struct AnswerRunner: Sendable {
  private let body: @Sendable (SwiftRequest) throws(SwiftFailure) -> SwiftRun

  package init(_ body: @escaping @Sendable (SwiftRequest) throws(SwiftFailure) -> SwiftRun) {
    self.body = body
  }

  package func outcome(of request: SwiftRequest) -> Result<SwiftRun, SwiftFailure> {
    Result { () throws(SwiftFailure) in try body(request) }
  }

  /// For commands that never see a Swift answer.
  package static let none = AnswerRunner { (_) throws(SwiftFailure) in throw .notRunHere }
}

/// What a learner's program made, in every case that it was run for.
package struct SwiftRun: Hashable, Sendable {
  /// The hierarchies and constraints, one for each case.
  package var snapshots: [LayoutSnapshot]
  /// What the program printed in the first case, and then what it printed later, in the first case
  /// where something happens later; each cut after a limit.
  package var printed: String
  /// Whether nothing was run, because the same had been run before.
  package var isCached: Bool

  package init(snapshots: [LayoutSnapshot], printed: String = "", isCached: Bool = false) {
    self.snapshots = snapshots
    self.printed = printed
    self.isCached = isCached
  }
}

/// Why no layout came out of a learner's Swift file.
package indirect enum SwiftFailure: Error, Hashable, Sendable {
  /// The file contains something that no answer may contain.
  case refused(SourceRefusal)
  /// The compiler doesn't accept the file; never empty, errors first.
  case notCompiled([CompilerMessage])
  /// A case took longer than it may, in seconds.
  case timedOut(seconds: Double, caseIndex: Int)
  case crashed(Crash)
  /// The program or the compiler wanted more than it may have.
  case limitExceeded(SwiftLimit)
  /// Nothing is wrong with the answer; this machine can't run it.
  case unavailable(reason: Sentence, advice: Sentence)

  /// Nobody runs programs where this is graded.
  package static let notRunHere = SwiftFailure.unavailable(
    reason: .says("machine.notRunHere"),
    advice: .says("machine.notRunHere.advice"))
}

/// Something in a file that isn't run, and why.
package struct SourceRefusal: Hashable, Sendable {
  package let place: SourcePlace
  /// How many characters are meant, from the place on.
  package let length: Int
  /// What it is and what to do, without a final point.
  package let reason: Sentence

  package init(place: SourcePlace, length: Int, reason: Sentence) {
    self.place = place
    self.length = length
    self.reason = reason
  }
}

package enum SwiftLimit: Hashable, Sendable {
  /// The file is longer than this many bytes.
  case sourceBytes(Int)
  case compileSeconds(Double)
  /// The program printed more than this many bytes.
  case outputBytes(Int)
  /// The program asked for more than this many bytes of memory.
  case memoryBytes(Int)
  /// There are more views or constraints than this.
  case entries(Int)
}

/// What the compiler says about one place of a learner's file.
package struct CompilerMessage: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case error
    case warning
    case note
  }

  package let kind: Kind
  /// Where in the learner's file; `nil` if no line of it is meant.
  package let place: SourcePlace?
  /// The compiler's own words, or ours where its would lead astray.
  package let text: Sentence
  /// Our words for what was probably meant, without a final point; `nil` if that isn't known.
  package let habit: Sentence?
  package let suggestion: String?
  package var words: Sentence { habit ?? text }
  /// The function that isn't where the exercise calls it, if that is what the message is about.
  package let stray: StrayFunction?

  package init(
    kind: Kind, place: SourcePlace?, text: Sentence, habit: Sentence? = nil,
    suggestion: String? = nil, stray: StrayFunction? = nil
  ) {
    self.kind = kind
    self.place = place
    self.text = text
    self.habit = habit
    self.suggestion = suggestion
    self.stray = stray
  }
}

/// A function inside a type although the exercise calls it on its own, or the other way round.
package struct StrayFunction: Hashable, Sendable, Codable {
  package let name: String
  /// The type around the function, or else the one that it has to be in.
  package let type: String
  package let isInside: Bool

  package init(name: String, type: String, isInside: Bool) {
    self.name = name
    self.type = type
    self.isInside = isInside
  }
}

package struct Crash: Hashable, Sendable {
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

/// A mistake that only programs have, and that explains what became of the layout.
package enum ProgramMistake: Hashable, Sendable {
  /// Views have constraints and still turn their autoresizing masks into constraints; never empty.
  case keepsMasks([ItemID])
  /// A statement compares with `==`, and uses the result for nothing.
  case onlyCompares(line: Int)
  /// Statements only read `isActive`; never empty.
  case onlyReads(lines: [Int])
  /// The program makes no constraint, and this line is the first that sets a view's frame.
  case setsFrames(line: Int, view: String)

  /// The line that makes it; `nil` where no single line does.
  package var line: Int? {
    switch self {
    case .keepsMasks: nil
    case .onlyCompares(let line), .setsFrames(let line, _): line
    case .onlyReads(let lines): lines.first
    }
  }
}
