import Platform

/// The descriptors that a jailer inherited, but its program must not have.
enum InheritedDescriptors {
  /// Closes everything above the channel for errors, and that when the program starts.
  static func close() {
    let channel = JailOrder.errorDescriptor
    _ = fcntl(channel, F_SETFD, FD_CLOEXEC)
    #if os(Linux)
      // Source: Linux, `close_range(2)`, since 5.9; number 436 on every architecture.
      if RawSystem.call(436, Int(channel) + 1, Int(UInt32.max)) == 0 { return }
    #endif
    // Darwin's limit may be infinite, and this function then gives what the kernel keeps to.
    for descriptor in (channel + 1)..<max(getdtablesize(), 256) {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
