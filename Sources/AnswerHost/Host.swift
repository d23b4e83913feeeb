import Foundation
import LayoutEngine
import LayoutUIKit

/// Runs a learner's library once for each case, each time in a process of its own.
///
/// The host itself never loads the library. What it reads, from standard input:
///
///     library BYTES       followed by so many bytes, the path
///     file NAME
///     filter BYTES        followed by so many bytes
///     timers              if the program may make any, which are waited for then
///     case NONCE BYTES    followed by so many bytes, once for each case
///     end
///
/// A case is read after the one before has ended, so that no child has the data of another.
/// What it writes to descriptor 3 for each case, followed by the bytes that are counted:
///
///     case ENDING NUMBER STOP MILLISECONDS OUTPUT-BYTES ERROR-BYTES RECORD-BYTES
enum Host {
  static func run() -> Never {
    var request = Request()
    var library = ""
    var fileName = ""
    var filter: [UInt8] = []
    var waitsForTimers = false
    var hasRehearsed = false
    while let words = request.words() {
      switch words.first {
      case "library" where words.count == 2:
        library = String(decoding: request.bytes(words[1]), as: UTF8.self)
      case "file" where words.count == 2: fileName = words[1]
      case "filter" where words.count == 2: filter = request.bytes(words[1])
      case "timers": waitsForTimers = true
      case "case" where words.count == 3:
        let text = request.bytes(words[2])
        if !hasRehearsed {
          rehearse(String(decoding: text, as: UTF8.self), nonce: words[1])
          hasRehearsed = true
        }
        var relay = CaseRelay()
        let process = relay.start {
          Child(
            library: library, fileName: fileName, filter: filter, waitsForTimers: waitsForTimers
          ).run(String(decoding: text, as: UTF8.self), nonce: words[1])
        }
        relay.finish(process)
      case "end": _exit(0)
      default: _exit(64)
      }
    }
    _exit(64)
  }

  /// Makes the first case's views once here, which every child then does in a third of the time.
  private static func rehearse(_ text: String, nonce: String) {
    guard let given = try? LayoutSnapshot(text: text, nonce: nonce) else { return }
    MainActor.assumeIsolated { AnswerStage.rehearse(given) }
  }
}

/// Reads standard input piece by piece, and never more than the piece that is asked for.
struct Request {
  private static let most = 16 << 20

  /// The words of the next line; `nil` at the end, or when no line comes.
  mutating func words() -> [String]? {
    var line: [UInt8] = []
    while line.count < 4096 {
      guard let byte = exactly(1)?.first else { return nil }
      if byte == UInt8(ascii: "\n") {
        return String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      }
      line.append(byte)
    }
    return nil
  }

  /// The next bytes, as many as a word says; the host ends if they don't come.
  mutating func bytes(_ count: String) -> [UInt8] {
    guard let count = Int(count), (0...Self.most).contains(count), let bytes = exactly(count)
    else { _exit(64) }
    return bytes
  }

  private func exactly(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(STDIN_FILENO, $0 + filled, count - filled) } ?? 0
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }
}

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

/// The process of one case: the only one that a learner's code is ever loaded into.
struct Child {
  /// A placeholder in the filter for the process's own number.
  private static let processPlaceholder: UInt32 = 0x5e1f_5e1f

  let library: String
  let fileName: String
  let filter: [UInt8]
  let waitsForTimers: Bool

  func run(_ text: String, nonce: String) -> Never {
    setvbuf(stdout, nil, _IOLBF, 0)
    guard let given = try? LayoutSnapshot(text: text, nonce: nonce) else { _exit(65) }
    restrict()
    CrashReport.install()
    MainActor.assumeIsolated {
      AnswerTrace.callers = { CrashReport.callers() }
      let stage = AnswerStage(
        given, fileName: fileName,
        runQueue: { MainQueue.run(waitsForTimers: waitsForTimers) }
      ) { snapshot in
        fflush(nil)
        SystemCalls.writeAll(Array(snapshot.text(nonce: nonce).utf8), to: 3)
      }
      // What comes after this line is what the answer prints later.
      stage.willBeginSequel = {
        fflush(nil)
        SystemCalls.writeAll(Array("\(nonce)\n".utf8), to: STDOUT_FILENO)
      }
      stage.perform(answer())
    }
    fflush(nil)
    _exit(0)
  }

  private func restrict() {
    guard !filter.isEmpty else { return }
    var filter = filter
    let own = withUnsafeBytes(of: UInt32(getpid()).littleEndian) { Array($0) }
    let placeholder = withUnsafeBytes(of: Self.processPlaceholder.littleEndian) { Array($0) }
    for step in stride(from: 4, to: filter.count, by: 8)
    where Array(filter[step..<(step + 4)]) == placeholder {
      filter.replaceSubrange(step..<(step + 4), with: own)
    }
    guard SystemCalls.separateFromHost(), SystemCalls.restrict(with: filter) else { _exit(66) }
  }

  /// Loads the learner's library; from then on nothing in this process is to be trusted.
  ///
  /// The line `ready` opens the record before, and the line `loaded` comes after it; whatever comes
  /// later can't take them back. A process that ends without the first never met the answer.
  private func answer() -> @convention(c) () -> Void {
    SystemCalls.writeAll(Array("ready\n".utf8), to: 3)
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, "lessonsAnswer")
    else {
      let words = dlerror().map { String(cString: $0) } ?? "no such library"
      SystemCalls.writeAll(Array("\(words)\n".utf8), to: STDERR_FILENO)
      _exit(67)
    }
    SystemCalls.writeAll(Array("loaded\n".utf8), to: 3)
    CrashReport.watch(symbol)
    return unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
  }
}
