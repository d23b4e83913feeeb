import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// A terminal in which a program runs: tests type on its other side, and see what a person sees.
  ///
  /// The program leads a session whose terminal this is, so that the kernel sends it what it sends
  /// anybody: a new size, and the end of the line.
  final class PseudoTerminal {
    enum Ending: Equatable { case exited(Int32), signalled(Int32) }

    /// What a test waited for in vain, with the whole screen.
    struct Silence: Error, CustomStringConvertible {
      let description: String
    }

    /// How long the slowest machine may take over one step, in seconds.
    private static let patience = 60.0

    /// What stands on the screen, as far as the program's output was read.
    private(set) var screen: ScreenModel
    private(set) var keystrokes = 0
    /// The program, or the shell that it runs in.
    let process: pid_t
    private var master: Int32
    private let slave: Int32
    private var ending: Ending?

    /// Starts a program in a window; its settings are those that a terminal has at first.
    init(
      _ program: String, _ arguments: [String], environment: [String: String],
      folder: String = "/", columns: Int = 80, rows: Int = 24
    ) throws {
      screen = ScreenModel(columns: columns, rows: rows)
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(master >= 0)
      let name = try Self.unlocked(master)
      slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(slave >= 0)
      Self.setSize(of: master, columns, rows)
      process = try Self.start(
        ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments,
        environment.map { "\($0.key)=\($0.value)" }, on: name)
    }

    deinit {
      let started = Processes.descendants(of: process).filter { $0.session != process }
      // A program that a shell runs belongs to another group of the same session.
      for other in Processes.all where other.session == process { kill(other.id, SIGKILL) }
      if ending == nil {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
      }
      for other in started { kill(-other.session, SIGKILL) }
      var patience = started.isEmpty ? 0 : 1000
      while patience > 0, !Processes.isGone(started) {
        patience -= 1
        usleep(10_000)
      }
      close(slave)
      if master >= 0 { close(master) }
    }

    /// Presses keys one after the other: each text is what one key sends.
    func press(_ keys: String...) throws {
      for key in keys {
        keystrokes += 1
        let bytes = Array(key.utf8)
        try #require(write(master, bytes, bytes.count) == bytes.count)
      }
    }

    func type(_ text: String) throws {
      for character in text { try press(String(character)) }
    }

    /// Gives the window another size, and tells the program so.
    func resize(columns: Int, rows: Int) {
      Self.setSize(of: master, columns, rows)
      screen.resize(columns: columns, rows: rows)
    }

    /// Sends a signal to the program.
    func send(_ signal: Int32) { kill(process, signal) }

    /// Takes the terminal away, as closing its window does.
    func hangUp() {
      close(master)
      master = -1
    }

    /// Waits until all of these words stand on the screen at once.
    func wait(for words: String...) throws {
      try wait(until: "the screen shows \(words)") { screen in words.allSatisfy(screen.shows) }
    }

    /// Waits until the screen is as it should be.
    func wait(until what: String, _ isReached: (ScreenModel) throws -> Bool) throws {
      let end = Date(timeIntervalSinceNow: Self.patience)
      while try !isReached(screen) {
        if readMore(milliseconds: 100) { continue }
        guard Date() < end, isRunning else {
          let state = ending.map { "; the program ended: \($0)" } ?? ""
          throw Silence(description: "in vain: \(what)\(state)\n\(framed)")
        }
      }
    }

    /// Waits for the program's end, and reads what it wrote last.
    func end() throws -> Ending {
      let end = Date(timeIntervalSinceNow: Self.patience)
      while isRunning {
        guard Date() < end else { throw Silence(description: "the program goes on\n\(framed)") }
        _ = readMore(milliseconds: 20)
      }
      while readMore(milliseconds: 0) {}
      return try #require(ending)
    }

    /// The screen with a frame around it, for somebody who looks for a test's fault.
    private var framed: String {
      let line = "+\(String(repeating: "-", count: screen.columns))+"
      return ([line] + screen.lines + [line]).joined(separator: "\n")
    }

    private var isRunning: Bool {
      guard ending == nil else { return false }
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) == process else { return true }
      let signal = status & 0x7F
      ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
      return false
    }

    /// Reads what there is, or comes within the time.
    private func readMore(milliseconds: Int32) -> Bool {
      guard master >= 0 else {
        usleep(UInt32(milliseconds) * 1000)
        return false
      }
      var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, milliseconds) > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return false }
      screen.take(Array(buffer[..<count]))
      return true
    }
  }

  extension PseudoTerminal {
    /// How the kernel treats what is typed and written: editing, echo, signals, and the rest.
    struct Settings: Equatable {
      let flags: [tcflag_t]
      let characters: [UInt8]
      /// Whether lines are edited and echoed, as a shell wants it.
      var isCooked: Bool { flags[3] & tcflag_t(ICANON) != 0 && flags[3] & tcflag_t(ECHO) != 0 }
    }

    var settings: Settings {
      var settings = termios()
      tcgetattr(slave, &settings)
      return Settings(
        flags: [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag],
        characters: withUnsafeBytes(of: settings.c_cc) { Array($0) })
    }

    /// Makes the other side of a terminal ready to be opened.
    ///
    /// No other process that is started meanwhile may have this side: hanging up would not be one.
    /// The numbers are TIOCSPTLCK and TIOCGPTN. Source: Linux, man pages ptmx(4), ioctl_tty(2).
    ///
    /// - Returns: The path of the other side.
    private static func unlocked(_ master: Int32) throws -> String {
      var (lock, number): (Int32, UInt32) = (0, 0)
      try #require(ioctl(master, 0x4004_5431, &lock) == 0)
      try #require(ioctl(master, 0x8004_5430, &number) == 0)
      return "/dev/pts/\(number)"
    }

    private static func setSize(of terminal: Int32, _ columns: Int, _ rows: Int) {
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    /// Starts a program that leads a session with the terminal.
    ///
    /// Opening a terminal makes it the session's own. Source: Linux, man page tty_ioctl(2),
    /// "Controlling terminal"; `0x80` is POSIX_SPAWN_SETSID of glibc's and musl's `<spawn.h>`.
    private static func start(
      _ words: [String], _ environment: [String], on terminal: String
    ) throws -> pid_t {
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
      var (none, all) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      sigfillset(&all)
      sigdelset(&all, SIGKILL)
      sigdelset(&all, SIGSTOP)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      let flags = 0x80 | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
      posix_spawnattr_setflags(&attributes, Int16(flags))
      var process: pid_t = 0
      var (words, environment) = (words.map { strdup($0) }, environment.map { strdup($0) })
      words.append(nil)
      environment.append(nil)
      defer { for word in words + environment { free(word) } }
      let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environment)
      try #require(error == 0, "\(String(cString: strerror(error)))")
      return process
    }
  }
#endif

#if os(Linux)
  /// The processes of this machine, for tests that want to know that none is left.
  ///
  /// Source: Linux, man page proc_pid_stat(5).
  enum Processes {
    /// One process, told from a later one that has its number.
    struct Entry: Hashable {
      let id: pid_t
      let name: String
      let parent: pid_t
      let session: pid_t
      let started: String
      /// Whether it has ended, and waits for somebody to notice.
      let isEnded: Bool
    }

    /// All of them, in the order of their numbers.
    static var all: [Entry] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.sorted().compactMap(entry)
    }

    /// What a process has started, and what that has started, as far as it is still running.
    static func descendants(of ancestor: pid_t) -> [Entry] {
      let all = all
      var found: [Entry] = []
      var parents: Set<pid_t> = [ancestor]
      while true {
        let next = all.filter { parents.contains($0.parent) && !found.contains($0) }
        guard !next.isEmpty else { return found.filter { !$0.isEnded } }
        found += next
        parents.formUnion(next.map(\.id))
      }
    }

    /// Whether nothing of the sessions of these processes is left.
    ///
    /// What has ended is waited for here: programs that our modules run make this process adopt
    /// orphans, and the tests that end a process of their own wait for any child, over and over.
    static func isGone(_ entries: [Entry]) -> Bool {
      let sessions = Set(entries.map(\.session))
      for session in sessions { while waitpid(-session, nil, WNOHANG) > 0 {} }
      return !all.contains { sessions.contains($0.session) }
    }

    private static func entry(_ id: pid_t) -> Entry? {
      guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[close...].dropFirst(2).split(separator: " ")
      guard fields.count > 19, let parent = pid_t(fields[1]), let session = pid_t(fields[3])
      else { return nil }
      return Entry(
        id: id, name: String(text[text.index(after: open)..<close]), parent: parent,
        session: session, started: String(fields[19]), isEnded: "ZX".contains(fields[0]))
    }
  }
#endif

/// What terminals send for the keys that have no character of their own.
///
/// Source: XTerm Control Sequences, "PC-Style Function Keys".
enum TypedKey {
  static let enter = "\r"
  static let tab = "\t"
  static let escape = "\u{1B}"
  static let backspace = "\u{7F}"
  static let (altRight, altLeft) = ("\u{1B}[1;3C", "\u{1B}[1;3D")
  static let altShiftRight = "\u{1B}[1;4C"
  static let altR = "\u{1B}r"
  static let interrupt = "\u{03}"
  static let suspend = "\u{1A}"

  /// What is sent when text is pasted and the program has asked to be told so.
  static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
