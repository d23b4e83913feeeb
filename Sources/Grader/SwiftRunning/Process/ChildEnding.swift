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
