import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// A terminal without a screen, in which a program runs; tests type and read on its other side.
  final class PseudoTerminal {
    enum Ending: Equatable { case exited(Int32), signalled(Int32) }

    struct Silence: Error, CustomStringConvertible {
      let description: String
    }

    /// How long the slowest machine may take over one page, in seconds.
    private static let patience = 60.0

    private let process = Process()
    private let master: Int32
    private let slave: FileHandle
    /// What the program has written and nobody has asked for yet.
    private(set) var rest = ""

    /// Starts a program in a window of 80 by 24.
    init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
      var ends: (master: Int32, slave: Int32) = (-1, -1)
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&ends.master, &ends.slave, nil, nil, &size) == 0)
      master = ends.master
      slave = FileHandle(fileDescriptor: ends.slave, closeOnDealloc: true)
      // The program is to have the one end alone.
      _ = fcntl(master, F_SETFD, FD_CLOEXEC)
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.environment = environment
      process.standardInput = slave
      process.standardOutput = slave
      process.standardError = slave
      // A thread that runs tests may hold signals back, and what it starts would do the same.
      var (none, before) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      close(master)
    }

    func type(_ keys: String) throws {
      let bytes = Array(keys.utf8)
      try #require(write(master, bytes, bytes.count) == bytes.count)
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Whether lines are edited and echoed, as a shell wants it.
    var isCooked: Bool {
      var settings = termios()
      tcgetattr(slave.fileDescriptor, &settings)
      return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// What the program writes, up to the words.
    func text(until words: String) throws -> String {
      let end = Date(timeIntervalSinceNow: Self.patience)
      while true {
        if let range = rest.range(of: words) {
          let text = String(rest[..<range.upperBound])
          rest.removeSubrange(..<range.upperBound)
          return text
        }
        guard Date() < end, readMore(milliseconds: 1000) || process.isRunning else {
          throw Silence(description: "\(words) never came; there is \(rest.debugDescription)")
        }
      }
    }

    /// Waits for the program's end, and reads what it wrote last.
    func end() throws -> Ending {
      let end = Date(timeIntervalSinceNow: Self.patience)
      while process.isRunning {
        guard Date() < end else { throw Silence(description: "the program goes on") }
        _ = readMore(milliseconds: 50)
      }
      while readMore(milliseconds: 0) {}
      return process.terminationReason == .exit
        ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
    }

    private func readMore(milliseconds: Int32) -> Bool {
      var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, milliseconds) > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return false }
      rest += String(decoding: buffer[..<count], as: UTF8.self)
      return true
    }
  }
#endif
