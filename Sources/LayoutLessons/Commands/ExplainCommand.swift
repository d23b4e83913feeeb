import Course
import LayoutEngine
import LogExplaining
import Platform
import Terminal

/// `lessons explain`: what a conflict's log from Xcode means.
enum ExplainCommand {
  static let command = CommandSpec(
    "explain", summary: .says("help.explain"), details: .says("help.explain.details"),
    positionals: [.init("file", .optional, help: .says("help.explain.file"))], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation, home: .none)
    let source = try ExplainSource(invocation.positionals.first, session)
    let log = ConflictLog(reading: source.text)
    guard !log.reports.isEmpty else { throw source.noReport }
    let conflicts = LoggedConflict.all(in: log)
    let status: ExitStatus = conflicts.allSatisfy(\.isExplainedWhole) ? .passed : .notYet
    func report() -> ExplainReport {
      ExplainReport(
        count: log.reports.count,
        reports: conflicts.map {
          .init($0, source, ExplanationWords($0.explanation, session.course.strings))
        })
    }
    return session.outcome(report(), invocation, status: status) { page in
      // What was pasted stands right above.
      if source.file == nil, surroundings.isTypedInto { page.verbatim("", indent: 0) }
      page.add(Document(explaining: conflicts, in: source.file, session.course.strings), session)
    }
  }
}

struct ExplainSource {
  /// The log; what is neither UTF-8 nor UTF-16 is replaced by marks, since the lines around it can be
  /// read.
  let text: String
  /// The file, as it was typed; `nil` for standard input.
  let file: String?
  private let program: String

  /// The longest log that is read, in bytes: what a console says in a day of debugging.
  private static let largest = 16 * 1024 * 1024

  /// Reads a file, or standard input for `-` and for no word at all.
  ///
  /// On a terminal, it says first that it waits for the log.
  init(_ word: String?, _ session: Session) throws(CommandError) {
    program = session.program
    if let word, word != "-" {
      file = word
      do {
        text = try TextFile.readRepairing(session.surroundings.absolute(word), limit: Self.largest)
      } catch {
        throw .file(error.named(word))
      }
    } else {
      file = nil
      if session.surroundings.isTypedInto {
        session.surroundings.announce(session.text(.says("command.explain.paste")))
      }
      text = TextFile.repaired(try session.surroundings.wholeInput(limit: Self.largest))
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw .usage(.says("usage.logEmpty", ["source": .sentence(name), "command": .text(command)]))
    }
  }

  /// What the log is called where a line of it is named.
  var placeName: String { file ?? "<stdin>" }

  /// What the log is called in messages.
  private var name: Sentence { file.map { Sentence(verbatim: $0) } ?? .says("usage.standardInput") }

  var noReport: CommandError {
    .usage(
      .says("usage.logWithoutConflict", ["source": .sentence(name), "command": .text(command)]))
  }

  private var command: String { "pbpaste | \(program) explain" }
}

struct ExplainReport: Report {
  /// How many reports the log has, with those that come again.
  let count: Int
  /// The conflicts of the log, each once, those that come most often first.
  let reports: [Conflict]
}

extension ExplainReport {
  struct Conflict: Encodable {
    /// Of how many sets the balance is reckoned: each is a layout of its own.
    private static let mostBalances = 40

    let place: PlaceReport
    /// How many reports of the log say the same, addresses apart.
    let times: Int
    let words: String
    let entries: [Entry]
    let views: [View]
    let sets: [MinimalSet]
    /// Whether there is no other set.
    let isComplete: Bool
    let suspects: [Suspect]
    /// What to say where nothing points at one line.
    let undecided: String?
    let broken: Int?
    let brokenWords: String?
    /// The numbers of the lines that no set needs.
    let unneeded: [Int]
    let repetitions: [Repetition]
    let unread: [Unread]

    init(_ conflict: LoggedConflict, _ source: ExplainSource, _ words: ExplanationWords) {
      let explanation = conflict.explanation
      let report = conflict.report
      place = source.report(report.range)
      times = conflict.count
      self.words = words.text(explanation.findings)
      entries = report.entries.indices.map { Entry($0, of: explanation, source, words) }
      views = explanation.layout.items.map { View($0, in: explanation.layout.scene) }
      sets = zip(explanation.sets, explanation.conflictList.conflicts).enumerated().map {
        place, set in
        MinimalSet(
          set.0, points: set.1.points,
          balance: place < Self.mostBalances ? explanation.balance(of: set.0) : nil, explanation,
          words)
      }
      isComplete = explanation.conflictList.isComplete
      suspects = explanation.suspects.map { Suspect($0, explanation, words) }
      undecided = explanation.undecided.map(words.text)
      broken = explanation.brokenEntry.map(explanation.number)
      brokenWords = explanation.brokenSentence.map(words.text)
      unneeded = explanation.unneeded.map(explanation.number)
      repetitions = explanation.repetitions.map { pair in
        Repetition(
          first: explanation.number(of: pair.first), again: explanation.number(of: pair.again))
      }
      unread = report.unread.map { Unread($0, source, words) }
    }
  }

  struct Repetition: Encodable {
    let first, again: Int
  }

  struct Entry: Encodable {
    /// By which the other keys name it, counted from 1.
    let number: Int
    let text: String
    let place: PlaceReport
    /// What it says; left out where it says nothing that can be solved.
    let equation: String?
    let maker: String
    let isYours: Bool
    let role: String
    /// The file and line of the code that makes it, where the log tells: `Row.swift:12`.
    let code: String?

    init(
      _ entry: Int, of explanation: LogExplanation, _ source: ExplainSource,
      _ words: ExplanationWords
    ) {
      let line = explanation.report.entries[entry]
      number = explanation.number(of: entry)
      text = line.text
      place = source.report(line.range)
      equation = explanation.equation(of: entry)
      maker = line.maker.rawValue
      isYours = explanation.isOwn(entry)
      role = words.text(explanation.role(of: entry))
      code = explanation.codePlace(of: entry).map { "\($0.file):\($0.line)" }
    }
  }

  struct View: Encodable {
    let name: String
    let className, address, text: String?

    init(_ item: LoggedLayout.LoggedItem, in scene: Scene) {
      name = scene[item.id].name
      className = item.className
      address = item.address
      text = item.text
    }
  }

  struct MinimalSet: Encodable {
    /// What the others make of one line of the set.
    struct Balance: Encodable {
      let line: Int
      let equation: String
      let sum: String?
      let words: String
    }

    let lines: [Int]
    let points: Double?
    let balance: Balance?

    init(
      _ members: [Int], points: Double, balance: ConflictBalance?, _ explanation: LogExplanation,
      _ words: ExplanationWords
    ) {
      lines = members.map(explanation.number)
      self.points = reportedPoints(points)
      self.balance = balance.map { balance in
        Balance(
          line: explanation.number(of: balance.entry),
          equation: explanation.equation(balance.fitting), sum: balance.sumText,
          words: words.text(explanation.sentences(for: balance)))
      }
    }
  }

  struct Suspect: Encodable {
    let line: Int
    /// The other line of a pair of which one is too many.
    let other: Int?
    /// `maskLeftOn`, `wrongSign` and so on.
    let reason: String
    /// `almostCertain`, `likely`, `oneOfTwo` or `possible`.
    let confidence: String
    let words: WordsReport
    let code: [String]

    init(_ suspicion: Suspicion, _ explanation: LogExplanation, _ words: ExplanationWords) {
      let advice = explanation.advice(on: suspicion)
      line = explanation.number(of: suspicion.entry)
      other = suspicion.other.map(explanation.number)
      reason = caseName(suspicion.reason)
      confidence = "\(suspicion.confidence)"
      self.words = WordsReport(
        seen: words.text(advice.headline), meaning: words.text(advice.reason),
        next: words.text(advice.change))
      code = advice.code
    }
  }

  struct Unread: Encodable {
    let place: PlaceReport
    let text: String
    /// `cutOff`, `unknownForm`, `unknownAttribute`, `notANumber` or `foreign`.
    let reason: String
    let words: String

    init(_ line: UnreadLogLine, _ source: ExplainSource, _ words: ExplanationWords) {
      place = source.report(line.range)
      text = line.text
      reason = caseName(line.problem)
      self.words = words.reason(for: line.problem)
    }
  }
}

extension ExplainSource {
  fileprivate func report(_ range: SourceRange) -> PlaceReport {
    PlaceReport(range, file: placeName, line: range.line)
  }
}

/// A case of an enumeration as reports name it: `saidTwice` for `saidTwice(other: 2)`.
private func caseName(_ value: some Any) -> String { String("\(value)".prefix { $0 != "(" }) }
