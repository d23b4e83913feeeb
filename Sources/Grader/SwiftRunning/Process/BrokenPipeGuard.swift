import Platform

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
