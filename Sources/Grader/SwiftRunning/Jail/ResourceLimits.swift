import Platform

/// The kernel's limits on this process and on all that it starts.
enum ResourceLimits {
  /// Sets every limit, never above what is allowed already.
  static func apply(_ limits: Limits) throws(JailError) {
    // The signal at the first number can be ignored by a program, the kill a second later cannot.
    try set(
      of(RLIMIT_CPU), "processor", limits.processorSeconds, hard: limits.processorSeconds + 1)
    try set(of(RLIMIT_FSIZE), "file", limits.fileSize)
    try set(of(RLIMIT_NOFILE), "files", limits.openFiles)
    try set(of(RLIMIT_CORE), "core", 0)
    try set(of(RLIMIT_STACK), "stack", limits.stack)
    #if os(Linux)
      // Darwin maps far more than it uses, so the limit would stop good programs.
      try set(of(RLIMIT_AS), "memory", limits.addressSpace)
    #endif
  }

  private static func set(
    _ resource: Int32, _ name: String, _ wanted: Int, hard: Int? = nil
  ) throws(JailError) {
    var old = rlimit()
    guard getrlimit(resource, &old) == 0 else { throw .step("limit on \(name)", errno) }
    let most = min(old.rlim_max, rlim_t(hard ?? wanted))
    var new = rlimit(rlim_cur: min(most, rlim_t(wanted)), rlim_max: most)
    guard setrlimit(resource, &new) == 0 else { throw .step("limit on \(name)", errno) }
  }

  #if canImport(Glibc)
    /// Glibc declares the names as an enumeration and the calls with plain numbers.
    static func of(_ resource: __rlimit_resource) -> Int32 { Int32(resource.rawValue) }
  #else
    static func of(_ resource: Int32) -> Int32 { resource }
  #endif
}
