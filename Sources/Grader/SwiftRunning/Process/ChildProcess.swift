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
    _ command: ChildCommand,
    onRecord: (ArraySlice<UInt8>) -> Bool = { _ in true }
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
