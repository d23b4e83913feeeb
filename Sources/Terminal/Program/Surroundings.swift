import Course
package import Grading
package import Platform

/// Everything that a command takes from outside, read once and passed on.
package struct Surroundings: Sendable {
  /// The folder in which commands are typed, as an absolute path: typed paths begin here.
  package var folder: String
  /// Where the course and the learner's files are looked for, here and above: in ``folder``, but for
  /// a document of an editor.
  package var searchFolder: String
  package var environment: [String: String]
  package var settings: TerminalSettings
  /// The program as it was called; `arguments[0]`.
  package var executable: String
  /// The file that is running, links followed; `nil` if the system won't say.
  package var programFile: String?
  /// The time of day for the names of copies: `20261121-041500`.
  package var timestamp: String
  /// Standard input, read when a command asks for it: all bytes, or more than the limit.
  package var standardInput: @Sendable (_ limit: Int) -> [UInt8]
  /// What standard input has next, as ``StandardInput/next(within:)`` gives it.
  package var nextInput: @Sendable (_ patience: Int32) -> [UInt8]? = StandardInput.next
  /// Writes bytes on standard output at once; `false` if nobody reads them.
  package var putBytes: @Sendable ([UInt8]) -> Bool = {
    OpenFile.write($0, to: STDOUT_FILENO)
  }
  /// Whether somebody types what standard input reads.
  package var isTypedInto: Bool

  /// Says something at once, while a command is still at work.
  package var announce: @Sendable (String) -> Void
  /// Lets another program take this one's place, with the words and variables that it gets; `nil` if
  /// it can't be run.
  package var become:
    @Sendable (_ file: String, _ words: [String], _ environment: [String: String]) -> Outcome? = {
      _, _, _ in nil
    }
  /// Shows pages that take the terminal's whole window in turn, until they have enough; `nil` where
  /// there is none, or nobody types.
  package var fullScreen: (@Sendable (any ScreenContent) -> Void)?
  /// Standard error, for what changes while a command is at work.
  package var errorStream = ErrorStream()
  /// How many answers can be graded at the same time.
  package var processors = 1
  /// Begins to watch for somebody who wants to stop, and gives what tells whether it is so.
  package var watchForInterrupt: @Sendable () -> @Sendable () -> Bool = { { false } }
  /// Prints lines on standard output at once, while a command is still at work.
  package var put: @Sendable ([StyledText]) -> Void = { _ in }
  /// Waits until one of some files isn't what it was; `false` if somebody stopped the program before.
  package var waitForSave: FileWatch = Surroundings.looksAtFiles
  /// What runs answers in Swift in place of the compiler; `nil` for the real thing.
  package var runner: AnswerRunner?
  /// What builds the modules for answers in Swift in place of the compiler; `nil` for the real thing.
  package var moduleBuild: ModuleBuilding?
  /// What stands in a book in place of the grader for browsers; `nil` for the real thing.
  package var pageModule: (@Sendable () -> String)?

  package init(
    folder: String, environment: [String: String], settings: TerminalSettings,
    executable: String, timestamp: String,
    standardInput: @escaping @Sendable (_ limit: Int) -> [UInt8] = StandardInput.bytes,
    isTypedInto: Bool = false,
    announce: @escaping @Sendable (String) -> Void = { _ in },
    fullScreen: (@Sendable (any ScreenContent) -> Void)? = nil, runner: AnswerRunner? = nil
  ) {
    (self.folder, searchFolder) = (folder, folder)
    self.environment = environment
    self.settings = settings
    self.executable = executable
    programFile = ProgramPath.running()
    self.timestamp = timestamp
    self.standardInput = standardInput
    self.isTypedInto = isTypedInto
    self.announce = announce
    self.fullScreen = fullScreen
    self.runner = runner
  }

  /// All of standard input.
  ///
  /// - Throws: ``CommandError/usage(_:)`` if it has more bytes than the limit.
  package func wholeInput(limit: Int = TextFile.largest) throws(CommandError) -> [UInt8] {
    let bytes = standardInput(limit)
    guard bytes.count <= limit else {
      throw .usage(.says("usage.inputTooLarge", ["limit": limit]))
    }
    return bytes
  }

  /// The day of ``timestamp`` in days since 1970; 0 if there is none.
  ///
  /// Source: Peter Baum, *Date Algorithms*: years begin in March, so that a leap day ends one.
  package var today: Int {
    let digits = timestamp.prefix { $0 != "-" }
    guard let number = Int(digits), (1...9_999_99_99).contains(number) else { return 0 }
    let (year, month, day) = (number / 1_00_00, number / 1_00 % 1_00, number % 1_00)
    let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 719_469
  }

  /// A path as the user would type it: below the current folder without that folder's name.
  package func shortened(_ path: String) -> String {
    guard path.hasPrefix(folder + "/") else { return path }
    return String(path.dropFirst(folder.count + 1))
  }

  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }
}

/// Standard error while a command is still at work.
package struct ErrorStream: Sendable {
  /// Whether somebody sees it line by line on a screen, so that a line may be written over.
  package var isTerminal: Bool
  package var columns: Int
  /// Writes text as it is, at once.
  package var write: @Sendable (String) -> Void

  package init(
    isTerminal: Bool = false, columns: Int = 80,
    write: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.write = write
  }

  /// Writes a line of its own, in the place of one that is being written over.
  package func announce(_ line: String) {
    write("\(isTerminal ? Self.emptied : "")\(line.visible)\n")
  }

  /// Takes away what stands in the line.
  package static let emptied = "\r\u{1B}[K"

  /// Whether lines may be written over: on a terminal that knows how to, unless `--plain` is given.
  package static func isScreen(
    isTerminal: Bool, isPlain: Bool, environment: [String: String]
  ) -> Bool {
    isTerminal && !isPlain && !["", "dumb"].contains(environment["TERM", default: ""])
  }
}

/// Waits until one of some files isn't what it was; `false` if somebody stopped the program before.
package typealias FileWatch =
  @Sendable (_ files: [String], _ seen: [FileFacts?], _ isStopped: () -> Bool) -> Bool

extension Surroundings {
  /// Looks at the files five times a second: a program that saves may put another file in place, so
  /// that nothing of the old one could be watched.
  static let looksAtFiles: FileWatch = { files, seen, isStopped in
    while !isStopped() {
      let facts = files.map { FileFacts($0) }
      if facts != seen, facts.contains(where: { $0 != nil }) { return true }
      usleep(200_000)
    }
    return false
  }
}
