import Platform

/// A terminal that hands over every key at once, on a screen of its own; and the way back, which a
/// signal takes as well.
enum RawMode {
  /// The other screen, without a cursor; what is too long for a line is cut off, not broken, and
  /// pasted text is marked.
  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
  private static let leaving = "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// What would end or stop the program while the screen is its own.
  private static let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]

  /// Takes the screen.
  ///
  /// - Returns: Whether it could; if not, nothing has changed.
  package static func enter() -> Bool {
    guard tcgetattr(STDIN_FILENO, wayBack.settings) == 0 else { return false }
    var raw = wayBack.settings.pointee
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    for number in signals { signal(number) { RawMode.putBack(after: $0) } }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { return false }
    StandardStream.put(entering, into: STDOUT_FILENO)
    return true
  }

  package static func leave() {
    wayBack.take()
    for number in signals { signal(number, SIG_DFL) }
  }

  /// Whether somebody else has changed the terminal meanwhile, as a shell does between stopping a
  /// program and going on with it.
  static var isLost: Bool {
    var now = termios()
    return tcgetattr(STDIN_FILENO, &now) == 0 && now.c_lflag & tcflag_t(ICANON) != 0
  }

  /// All that a signal needs, made before one can come: its handler may allocate nothing.
  private struct WayBack {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init() {
      settings.initialize(to: termios())
      bytes = .allocate(capacity: leaving.utf8.count)
      _ = bytes.initialize(from: leaving.utf8)
    }

    func take() {
      _ = write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      tcsetattr(STDIN_FILENO, TCSANOW, settings)
    }
  }

  /// Never freed, and written to by ``enter()`` alone.
  nonisolated(unsafe) private static let wayBack = WayBack()

  /// The handler: the same signal comes again once it is done, and does what it does elsewhere.
  private static func putBack(after number: Int32) {
    wayBack.take()
    signal(number, SIG_DFL)
    raise(number)
  }
}
