import Platform

/// Watches a child until it exits: writes its input, reads its output, and enforces its limits.
struct ChildWatch {
  enum Stream: Int, CaseIterable {
    case output, errors, record, jail
  }

  private(set) var intakes: [Intake]
  private var input: ArraySlice<UInt8>
  private let deadline: Int
  private var delivered = 0

  init(_ intakes: [Intake], input: [UInt8], seconds: Double) {
    self.intakes = intakes
    self.input = input[...]
    deadline = SteadyClock.milliseconds + Int(seconds * 1000)
  }

  /// The polling interval in milliseconds, for kernels without a descriptor for a child's exit.
  private static let pollingInterval = 5

  /// Watches until the child has ended, or has reached the limit that is told.
  mutating func run(
    until notice: borrowing ExitNotice, feeding pipe: inout Pipe,
    onRecord: (ArraySlice<UInt8>) -> Bool
  ) -> ChildStop? {
    Intake.neverBlock(pipe.writer)
    #if canImport(Darwin)
      // Darwin sends the signal that `BrokenPipeGuard` is about to any thread of the process.
      _ = fcntl(pipe.writer, F_SETNOSIGPIPE, 1)
    #endif
    while true {
      feed(&pipe)
      let hasEnded = notice.hasCome
      for index in intakes.indices { intakes[index].drain() }
      if let stop = deliver(to: onRecord) ?? overflow { return stop }
      if hasEnded { return nil }
      let rest = deadline - SteadyClock.milliseconds
      guard rest > 0 else { return .wallClock }
      wait(notice: notice.descriptor, input: pipe.writer, rest: rest)
    }
  }

  private mutating func feed(_ pipe: inout Pipe) {
    while pipe.writer >= 0 {
      guard !input.isEmpty else { return pipe.closeWriter() }
      let count = input.withUnsafeBytes { write(pipe.writer, $0.baseAddress, $0.count) }
      if count >= 0 {
        input = input.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return
      } else if errno != EINTR {
        pipe.closeWriter()
      }
    }
  }

  private mutating func deliver(to onRecord: (ArraySlice<UInt8>) -> Bool) -> ChildStop? {
    let record = intakes[Stream.record.rawValue].bytes
    guard record.count > delivered else { return nil }
    let piece = record[delivered...]
    delivered = record.count
    return onRecord(piece) ? nil : .asked
  }

  private var overflow: ChildStop? {
    if intakes[Stream.record.rawValue].isOverflowing { return .record }
    return intakes.contains(where: \.isOverflowing) ? .output : nil
  }

  private func wait(notice: Int32, input: Int32, rest: Int) {
    var waited = intakes.filter(\.isOpen).map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    if notice >= 0 { waited.append(pollfd(fd: notice, events: Int16(POLLIN), revents: 0)) }
    if input >= 0 { waited.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
    let longest = notice >= 0 ? rest : min(rest, Self.pollingInterval)
    // An interruption, as any other return, leads to a look at everything.
    _ = poll(&waited, nfds_t(waited.count), Int32(clamping: longest))
  }
}

struct Intake {
  /// Our end of the pipe, which never blocks.
  let descriptor: Int32
  let cap: Int
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true
  private(set) var isOverflowing = false

  init(_ descriptor: Int32, cap: Int) {
    self.descriptor = descriptor
    self.cap = cap
    Self.neverBlock(descriptor)
  }

  mutating func drain() {
    while isOpen, !isOverflowing {
      var chunk = [UInt8](repeating: 0, count: 16 << 10)
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        let room = cap - bytes.count
        bytes += chunk[..<min(count, room)]
        isOverflowing = count > room
      } else if count == 0 {
        isOpen = false
      } else if errno != EINTR {
        isOpen = errno == EAGAIN || errno == EWOULDBLOCK
        return
      }
    }
  }

  static func neverBlock(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}

/// Tells when a child has ended, without reaping it.
struct ExitNotice: ~Copyable {
  private let process: pid_t
  /// A descriptor that becomes readable at the end, or -1 if the kernel has none.
  ///
  /// Source: Linux, `pidfd_open(2)`, since 5.3; number 434 on every architecture.
  let descriptor: Int32

  init(of process: pid_t) {
    self.process = process
    #if os(Linux)
      descriptor = Int32(truncatingIfNeeded: RawSystem.call(434, Int(process)))
    #else
      descriptor = -1
    #endif
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether the child has ended; it stays a zombie, so that its number isn't used again.
  var hasCome: Bool {
    var status = siginfo_t()
    let found = waitid(P_PID, id_t(process), &status, WEXITED | WNOHANG | WNOWAIT)
    // A child that cannot be asked about is no longer there to wait for.
    return found != 0 ? errno != EINTR : status.si_signo == SIGCHLD
  }
}

/// A pipe whose ends no other program inherits, and which closes what is still open of it.
struct Pipe: ~Copyable {
  private(set) var reader: Int32 = -1
  private(set) var writer: Int32 = -1

  /// Opens a pipe with both ends above the descriptors that a child is given.
  ///
  /// An end that already had a child's number would be overwritten while the numbers are dealt.
  init() throws(ChildFailure) {
    var ends: [Int32] = [-1, -1]
    guard Self.open(&ends) == 0 else { throw .noPipe(errno) }
    reader = Self.raised(ends[0])
    writer = Self.raised(ends[1])
    guard reader >= 0, writer >= 0 else { throw .noPipe(errno) }
  }

  deinit {
    if reader >= 0 { close(reader) }
    if writer >= 0 { close(writer) }
  }

  mutating func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  mutating func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// The lowest number that no child is given.
  private static let lowest: Int32 = 10

  private static func raised(_ descriptor: Int32) -> Int32 {
    guard descriptor < lowest else { return descriptor }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest)
    close(descriptor)
    return copy
  }

  private static func open(_ ends: inout [Int32]) -> Int32 {
    #if os(Linux)
      // Marked at birth: another thread may start a program between two calls.
      RawSystem.pipe(&ends)
    #else
      // Darwin's children inherit nothing that is not named, see `Spawning`.
      pipe(&ends)
    #endif
  }
}

/// Prevents a signal that would kill us if a child doesn't read its input.
///
/// Writing to it then fails with `EPIPE`, and the signal that comes with it waits at this thread
/// until it is taken away again. No other thread notices, and no setting of the process changes.
struct BrokenPipeGuard: ~Copyable {
  private var before = sigset_t()
  private var wasWaiting = false

  init() {
    var pipes = Self.brokenPipe
    wasWaiting = Self.isWaiting
    pthread_sigmask(SIG_BLOCK, &pipes, &before)
  }

  deinit {
    if !wasWaiting, Self.isWaiting {
      var pipes = Self.brokenPipe
      var signal: Int32 = 0
      sigwait(&pipes, &signal)
    }
    var old = before
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }

  private static var brokenPipe: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    return signals
  }

  private static var isWaiting: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return sigismember(&waiting, SIGPIPE) == 1
  }
}
