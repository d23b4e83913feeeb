import Platform

/// The steps of making a jail around the running process, outermost first.
enum JailedStart {
  static func run(_ order: JailOrder) throws(JailError) {
    InheritedDescriptors.close()
    try tieToParent(order.parent)
    try ResourceLimits.apply(order.limits)
    #if os(Linux)
      try LinuxJail.enter(order)
    #elseif os(macOS)
      try SandboxProfile.enter(order)
    #else
      throw .missing("jail")
    #endif
  }

  private static func tieToParent(_ parent: Int) throws(JailError) {
    #if os(Linux)
      // Source: Linux, `prctl(2)`, PR_SET_PDEATHSIG is 1; it outlives `execve`.
      guard RawSystem.control(1, Int(SIGKILL)) == 0 else { throw .step("prctl", errno) }
    #endif
    // It may have ended before the call.
    guard Int(getppid()) == parent else { throw .orphaned }
  }
}
