import Platform

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
