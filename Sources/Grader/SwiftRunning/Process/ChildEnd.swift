import Platform

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
