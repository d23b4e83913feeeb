import Platform

/// Runs programs, each in a session of its own, and sees to it that none stays behind.
///
/// Nothing is shared between two runs, so several threads may run programs at once. A thread waits
/// until its program is over.
package enum ChildProcess {
  /// Runs a program to its end, or ends it at its limits.
  ///
  /// The program's whole process group is killed afterwards, also when the program ended well.
  /// `onRecord` gets each piece of the record on descriptor 3 as it comes, cut anywhere; `false` ends
  /// the program.
  package static func run(
    _ command: ChildCommand, onRecord: (ArraySlice<UInt8>) -> Bool = { _ in true }
  ) throws(ChildFailure) -> ChildResult {
    let signals = BrokenPipeGuard()
    defer { _ = signals }
    var input = try Pipe()
    var output = try Pipe()
    var errors = try Pipe()
    var record = try Pipe()
    var jail = try Pipe()
    let isJailed = command.jail != nil
    _ = ChildEnd.adoptsOrphans
    let process = try Spawning(
      command,
      descriptors: [
        (input.reader, 0), (output.writer, 1), (errors.writer, 2), (record.writer, 3),
      ] + (isJailed ? [(jail.writer, JailOrder.errorDescriptor)] : [])
    ).start()
    RunningChildren.add(process)
    input.closeReader()
    output.closeWriter()
    errors.closeWriter()
    record.closeWriter()
    jail.closeWriter()
    var watch = ChildWatch(
      [
        Intake(output.reader, cap: command.limits.output),
        Intake(errors.reader, cap: command.limits.output),
        Intake(record.reader, cap: command.limits.record),
        Intake(jail.reader, cap: JailOrder.longestError),
      ], input: command.input, seconds: command.limits.wallClockSeconds)
    let stop = watch.run(until: ExitNotice(of: process), feeding: &input, onRecord: onRecord)
    let end = try ChildEnd.reap(process)
    return try result(watch.intakes.map(\.bytes), end, stop, command.limits)
  }

  private static func result(
    _ streams: [[UInt8]], _ end: ChildEnd, _ stop: ChildStop?, _ limits: Limits
  ) throws(ChildFailure) -> ChildResult {
    let error = streams[ChildWatch.Stream.jail.rawValue]
    guard error.isEmpty else { throw .notJailed(String(decoding: error, as: UTF8.self)) }
    return ChildResult(
      process: end.process, ending: end.ending, stop: stop ?? end.stop(at: limits),
      output: streams[ChildWatch.Stream.output.rawValue],
      errors: streams[ChildWatch.Stream.errors.rawValue],
      record: streams[ChildWatch.Stream.record.rawValue],
      processorMilliseconds: end.milliseconds, memory: end.memory)
  }
}

package struct ChildCommand: Sendable {
  /// The absolute path of the program, which is also its first argument.
  package var executable: String
  package var arguments: [String]
  /// The whole environment; nothing is passed on unless it is named here.
  package var environment: [String: String]
  package var input: [UInt8]
  /// The folder that the program starts in; `nil` means ours.
  package var folder: String?
  /// The jail of the program; `nil` starts a program of ours without one.
  package var jail: JailProfile?
  package var limits: Limits

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    input: [UInt8] = [], folder: String? = nil, jail: JailProfile? = nil, limits: Limits = Limits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.folder = folder
    self.jail = jail
    self.limits = limits
  }
}

/// The limits of a process.
///
/// Wall clock, output and record are watched from outside. The others are the kernel's own limits
/// and need a jail, which sets them before the program starts.
package struct Limits: Hashable, Codable, Sendable {
  /// Seconds of processor time, user and system together, for each process.
  package var processorSeconds: Int
  package var wallClockSeconds: Double
  package var addressSpace: Int
  /// Bytes that one written file may have.
  package var fileSize: Int
  package var openFiles: Int
  /// Bytes of the first thread's stack.
  package var stack: Int
  /// Bytes of standard output, and as many of standard error.
  package var output: Int
  /// Bytes on the record descriptor, 3.
  package var record: Int

  package init(
    processorSeconds: Int = 2, wallClockSeconds: Double = 4, addressSpace: Int = 1 << 30,
    fileSize: Int = 1 << 20, openFiles: Int = 64, stack: Int = 8 << 20, output: Int = 64 << 10,
    record: Int = 1 << 20
  ) {
    self.processorSeconds = processorSeconds
    self.wallClockSeconds = wallClockSeconds
    self.addressSpace = addressSpace
    self.fileSize = fileSize
    self.openFiles = openFiles
    self.stack = stack
    self.output = output
    self.record = record
  }

  /// Limits that a compiler or linker keeps with ordinary code: 10 s of processor time, 4 GiB.
  package static let compiling = Limits(
    processorSeconds: 10, wallClockSeconds: 20, addressSpace: 4 << 30, fileSize: 64 << 20,
    openFiles: 1024)
}

package struct ChildResult: Hashable, Sendable {
  /// The number that the process and its group had; it may belong to somebody else by now.
  package var process: Int32
  package var ending: ChildEnding
  /// The limit that ended the process; `nil` when it ended by itself.
  package var stop: ChildStop?
  package var output: [UInt8]
  package var errors: [UInt8]
  /// What came on descriptor 3, up to the limit.
  package var record: [UInt8]
  /// Processor time in milliseconds, user and system, of the process and all that it waited for.
  package var processorMilliseconds: Int
  /// The most memory that the process had at a time, in bytes.
  package var memory: Int
}

package enum ChildEnding: Hashable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  /// Reads the word that `wait4` fills in.
  ///
  /// Source: POSIX.1-2017, `<sys/wait.h>`, WIFEXITED to WTERMSIG; Linux and Darwin share the bits.
  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}

package enum ChildStop: Hashable, Sendable {
  case processorTime
  case wallClock
  /// Standard output or standard error was more than its limit.
  case output
  case record
  case asked
}

/// Why a process could not be started or watched; never a mistake of that program.
package enum ChildFailure: Error, Hashable, Sendable {
  /// No pipe could be made; the number is the system's error.
  case noPipe(Int32)
  /// The program at this path could not be started; the number is the system's error.
  case notStarted(String, Int32)
  /// The jail could not be set up, so the program was not started; the text says why.
  case notJailed(String)
  /// The process could not be waited for; the number is the system's error.
  case lost(Int32)
}

struct ChildEnd {
  let process: pid_t
  let ending: ChildEnding
  let milliseconds: Int
  /// Bytes that were in memory at most.
  let memory: Int

  /// Kills a process with its whole group, waits for it, and for the rest of the group to be gone.
  ///
  /// The group is killed before the process is reaped: until then nobody else can get its number.
  static func reap(_ process: pid_t) throws(ChildFailure) -> ChildEnd {
    RunningChildren.remove(process)
    kill(-process, SIGKILL)
    var status: Int32 = 0
    var used = rusage()
    while wait4(process, &status, 0, &used) != process {
      guard errno == EINTR else { throw .lost(errno) }
    }
    return ChildEnd(
      process: process, ending: ChildEnding(waitStatus: status),
      milliseconds: milliseconds(used) + reapGroup(process), memory: memory(used))
  }

  /// The limit that the kernel enforced, if it did.
  func stop(at limits: Limits) -> ChildStop? {
    switch ending {
    case .signalled(SIGXCPU): .processorTime
    // Whatever a program does about that signal, it does so with its time used up. On a busy
    // machine the limit counts whole ticks, up to a quarter more than what is told afterwards.
    case .signalled where milliseconds >= limits.processorSeconds * 750: .processorTime
    default: nil
    }
  }

  private static func milliseconds(_ used: rusage) -> Int {
    let seconds = Int(used.ru_utime.tv_sec) + Int(used.ru_stime.tv_sec)
    return seconds * 1000 + (Int(used.ru_utime.tv_usec) + Int(used.ru_stime.tv_usec)) / 1000
  }

  /// Source: Linux, `getrusage(2)`: the kernel counts in KiB, and Darwin's in bytes.
  private static func memory(_ used: rusage) -> Int {
    #if os(Linux)
      Int(used.ru_maxrss) << 10
    #else
      Int(used.ru_maxrss)
    #endif
  }

  /// Makes orphaned processes our children, so that we can wait for them.
  ///
  /// Otherwise they become children of the first process, which may never wait for them in a container.
  /// Source: Linux, `prctl(2)`, PR_SET_CHILD_SUBREAPER is 36; older than every kernel with a jail.
  static let adoptsOrphans: Bool = {
    #if os(Linux)
      RawSystem.control(36, 1) == 0
    #else
      false
    #endif
  }()

  /// Naps of half a millisecond that killed processes get to disappear.
  private static let patience = 2000

  /// Waits for the others of a killed group; dying takes them a moment.
  ///
  /// - Returns: The milliseconds of processor time that they used.
  private static func reapGroup(_ group: pid_t) -> Int {
    var sum = 0
    for _ in 0..<patience {
      var used = rusage()
      let found = wait4(-group, nil, WNOHANG, &used)
      if found > 0 {
        sum += milliseconds(used)
      } else if found == 0 || !adoptsOrphans && kill(-group, 0) == 0 {
        usleep(500)
      } else if errno != EINTR {
        break
      }
    }
    return sum
  }
}
