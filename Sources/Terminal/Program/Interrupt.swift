import Platform
import Synchronization

/// Notices that somebody wants the program to stop, so that it can put things away first.
enum Interrupt {
  private static let hasCome = Atomic<Bool>(false)

  /// From now on the first Ctrl-C is noted; a second one ends the program as ever.
  ///
  /// - Returns: What tells whether it has come.
  @Sendable package static func watch() -> @Sendable () -> Bool {
    // Looked at before a signal can, which must not be the first to do so.
    hasCome.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        Interrupt.hasCome.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    return { hasCome.load(ordering: .relaxed) }
  }
}
