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
    deadline = Self.now + Int(seconds * 1000)
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
      let rest = deadline - Self.now
      guard rest > 0 else { return .wallClock }
      wait(notice: notice.descriptor, input: pipe.writer, rest: rest)
    }
  }

  /// In milliseconds, by the clock that can't be set back.
  private static var now: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
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
