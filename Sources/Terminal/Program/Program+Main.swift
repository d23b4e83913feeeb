import Platform
import SwiftRunning
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Program {
  /// Reads the surroundings once, carries out one command, prints, and ends the process.
  package func main() -> Never {
    // Becomes another program, so it comes before anything is read or set.
    let arguments = Array(CommandLine.arguments.dropFirst())
    if JailCommand.isMeant(by: arguments) { exit(JailCommand.run(arguments)) }
    Self.openStandardStreams()
    // When a reader such as `head` goes away, writing fails instead of killing the program.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more is reported like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let settings = TerminalSettings.ofStandardOutput(
      isPlain: arguments.contains("--plain"), isASCII: arguments.contains("--ascii"))
    let outcome = run(arguments, in: Self.surroundings(settings))
    let isRead =
      outcome.isPaged && settings.hasWholeWindow
      && Pager.show(
        Self.text(outcome.output, usingColour: settings.usesColour),
        ProcessInfo.processInfo.environment)
    if !isRead { Self.put(outcome.output, into: STDOUT_FILENO, usingColour: settings.usesColour) }
    Self.put(outcome.errors, into: STDERR_FILENO, usingColour: false)
    exit(outcome.status.rawValue)
  }

  private static func surroundings(_ settings: TerminalSettings) -> Surroundings {
    var surroundings = Surroundings(
      folder: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment, settings: settings,
      executable: CommandLine.arguments.first ?? "lessons", timestamp: timestamp(),
      isTypedInto: TerminalFacts(descriptor: STDIN_FILENO).isTerminal)
    let errors = TerminalFacts(descriptor: STDERR_FILENO)
    surroundings.errorStream = ErrorStream(
      isTerminal: ErrorStream.isScreen(
        isTerminal: errors.isTerminal, isPlain: settings.isPlain,
        environment: surroundings.environment),
      columns: errors.window?.columns ?? settings.columns,
      write: { StandardStream.put($0, into: STDERR_FILENO) })
    surroundings.announce = surroundings.errorStream.announce
    surroundings.processors = ProcessInfo.processInfo.activeProcessorCount
    surroundings.watchForInterrupt = Interrupt.watch
    surroundings.become = {
      ReplacingProgram.become($0, $1, environment: $2)
      return nil
    }
    surroundings.put = { put($0, into: STDOUT_FILENO, usingColour: settings.usesColour) }
    if surroundings.isTypedInto, settings.hasWholeWindow {
      let usesColour = settings.usesColour
      surroundings.fullScreen = { FullScreen.show($0, usingColour: usesColour) }
    }
    return surroundings
  }

  /// Where a stream is closed, what is printed would go into the first file that is opened.
  private static func openStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  private static func put(_ lines: [StyledText], into descriptor: Int32, usingColour: Bool) {
    StandardStream.put(text(lines, usingColour: usingColour), into: descriptor)
  }

  private static func text(_ lines: [StyledText], usingColour: Bool) -> String {
    lines.map { $0.rendered(usingColour: usingColour) + "\n" }.joined()
  }

  /// The time of day in the local zone, as the names of copies carry it: `20261121-041500`.
  private static func timestamp() -> String {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day =
      digits(local.tm_year + 1900, 4) + digits(local.tm_mon + 1, 2) + digits(local.tm_mday, 2)
    return day + "-" + digits(local.tm_hour, 2) + digits(local.tm_min, 2) + digits(local.tm_sec, 2)
  }
}

/// Notices that somebody wants the program to stop, so that it can put things away first.
enum Interrupt {
  private static let hasCome = Atomic<Bool>(false)

  /// From now on the first Ctrl-C is noted; a second one ends the program as ever.
  ///
  /// - Returns: What tells whether it has come.
  @Sendable package static func watch() -> @Sendable () -> Bool {
    // Looked at before a signal can, which must not be the first to do so.
    hasCome.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        Interrupt.hasCome.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    return { hasCome.load(ordering: .relaxed) }
  }
}

enum StandardInput {
  /// All bytes up to a limit, and at most one chunk more, which tells that there are too many.
  package static func bytes(limit: Int) -> [UInt8] {
    OpenFile.readToEnd(of: STDIN_FILENO, limit: limit).bytes
  }

  /// What is typed or piped next.
  ///
  /// - Parameter patience: How long to wait for it, in milliseconds.
  /// - Returns: At least one byte; empty if nothing has come in time, `nil` at the end.
  package static func next(within patience: Int32) -> [UInt8]? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, patience) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}

enum StandardStream {
  /// Writes all of a text, or as much of it as somebody reads.
  package static func put(_ text: String, into descriptor: Int32) {
    // A reader that has gone away wants no more.
    _ = OpenFile.write(Array(text.utf8), to: descriptor)
  }
}
