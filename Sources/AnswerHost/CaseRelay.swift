import Foundation

/// Starts the child of one case and passes on what it wrote and how it ended.
struct CaseRelay {
  /// The most bytes of standard output and standard error; a child that writes more is killed.
  private static let mostText = 64 << 10
  /// The most bytes of the record; a child that writes more is killed.
  ///
  /// The largest hierarchy that is graded needs half of it.
  private static let mostRecord = 2 << 20

  /// The descriptors that a child writes to: 1, 2 and 3.
  private var streams: [Stream] = [
    Stream(target: STDOUT_FILENO, most: mostText), Stream(target: STDERR_FILENO, most: mostText),
    Stream(target: 3, most: mostRecord),
  ]

  /// Forks, and runs a function in the child.
  mutating func start(_ body: () -> Never) -> pid_t {
    for index in streams.indices { streams[index].open() }
    let host = getpid()
    let process = SystemCalls.fork()
    if process == 0 {
      SystemCalls.endWithParent(host)
      close(STDIN_FILENO)
      // The pipe's own numbers are above 3, so no target hides one that is still needed.
      for stream in streams { dup2(stream.writer, stream.target) }
      for stream in streams { stream.closeAll() }
      body()
    }
    if process < 0 { _exit(71) }
    for stream in streams { close(stream.writer) }
    return process
  }

  /// Reads until the child has closed everything, waits for it and reports.
  mutating func finish(_ process: pid_t) {
    var stop = "-"
    while streams.contains(where: \.isOpen) {
      var polled = streams.map {
        pollfd(fd: $0.isOpen ? $0.reader : -1, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for (index, entry) in polled.enumerated() where entry.revents != 0 {
        guard streams[index].take() else { continue }
        stop = index == 2 ? "record" : "output"
        kill(process, SIGKILL)
      }
    }
    var status: Int32 = 0
    var used = rusage()
    while wait4(process, &status, 0, &used) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let ending = signal == 0 ? "exited \((status >> 8) & 0xFF)" : "signalled \(signal)"
    let counts = streams.map { "\($0.bytes.count)" }.joined(separator: " ")
    let time = milliseconds(used.ru_utime) + milliseconds(used.ru_stime)
    let head = Array("case \(ending) \(stop) \(time) \(counts)\n".utf8)
    SystemCalls.writeAll(head + streams.flatMap(\.bytes), to: 3)
    for stream in streams { close(stream.reader) }
  }

  private func milliseconds(_ time: timeval) -> Int {
    Int(time.tv_sec) * 1000 + Int(time.tv_usec) / 1000
  }
}

/// One pipe from a child.
private struct Stream {
  let target: Int32
  let most: Int
  var reader: Int32 = -1
  var writer: Int32 = -1
  var isOpen = false
  var bytes: [UInt8] = []

  init(target: Int32, most: Int) {
    self.target = target
    self.most = most
  }

  mutating func open() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { _exit(71) }
    (reader, writer) = (ends[0], ends[1])
    isOpen = true
  }

  func closeAll() {
    close(reader)
    close(writer)
  }

  /// Reads the available bytes; `true` if there are more than the limit.
  mutating func take() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = read(reader, &chunk, chunk.count)
    if count < 0, errno == EINTR { return false }
    guard count > 0 else {
      isOpen = false
      return false
    }
    bytes += chunk.prefix(min(count, most - bytes.count))
    guard bytes.count >= most else { return false }
    isOpen = false
    return true
  }
}
