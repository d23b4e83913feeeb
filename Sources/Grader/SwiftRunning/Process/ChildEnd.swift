#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is left of a process: how it ended and what it used.
struct ChildEnd {
  let ending: ChildEnding
  let milliseconds: Int

  /// Kills a process with its whole group, waits for it, and for the rest of the group to be gone.
  ///
  /// The group is killed before the process is reaped: until then nobody else can get its number.
  static func reap(_ process: pid_t) throws(ChildFailure) -> ChildEnd {
    kill(-process, SIGKILL)
    // The group does not exist yet in the moment between a start and its new session.
    kill(process, SIGKILL)
    var status: Int32 = 0
    var used = rusage()
    while wait4(process, &status, 0, &used) != process {
      guard errno == EINTR else { throw .lost(errno) }
    }
    awaitGroup(process)
    return ChildEnd(
      ending: ChildEnding(waitStatus: status),
      milliseconds: milliseconds(used.ru_utime) + milliseconds(used.ru_stime))
  }

  /// The limit that the kernel enforced, if it did.
  func stop(at limits: Limits) -> ChildStop? {
    switch ending {
    case .signalled(SIGXCPU): .processorTime
    case .signalled(SIGKILL) where milliseconds >= limits.processorSeconds * 1000: .processorTime
    default: nil
    }
  }

  private static func milliseconds(_ time: timeval) -> Int {
    Int(time.tv_sec) * 1000 + Int(time.tv_usec) / 1000
  }

  /// Naps of a millisecond that killed processes get to disappear.
  private static let patience = 500

  /// Dying takes the others a moment; whoever looks afterwards shall find nobody.
  private static func awaitGroup(_ group: pid_t) {
    for _ in 0..<patience {
      guard kill(-group, 0) == 0 else { return }
      usleep(1000)
    }
  }
}
