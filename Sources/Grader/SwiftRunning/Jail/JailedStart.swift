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

/// The kernel's limits on this process and on all that it starts.
enum ResourceLimits {
  /// Sets every limit, never above what is allowed already.
  static func apply(_ limits: Limits) throws(JailError) {
    // The signal at the first number can be ignored by a program, the kill a second later cannot.
    try set(of(RLIMIT_CPU), "processor", limits.processorSeconds, hard: limits.processorSeconds + 1)
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

/// The last step into the jail: the program takes the place of the jailer.
struct ProgramStart {
  let executable: String
  let arguments: [String]
  let environment: [String]

  init(_ order: JailOrder) {
    executable = order.executable
    arguments = [order.executable] + order.toolArguments
    environment = order.environment
  }

  /// Becomes the program; returns only by throwing.
  ///
  /// - Parameter prepare: Runs last, when nothing else has to be allocated or opened; gets the
  ///   random address of the path.
  /// - Throws: ``JailError/step(_:_:)`` if the program cannot be executed.
  func run(_ prepare: (UInt) throws(JailError) -> Void = { _ in }) throws(JailError) {
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0) } + [nil]
    guard let path = Self.hidden(executable) else { throw .step(executable, ENAMETOOLONG) }
    try prepare(UInt(bitPattern: path))
    execve(path, &words, &settings)
    throw .step(executable, errno)
  }

  /// Puts a path at a random address, so that a filter can tell this one call by it.
  ///
  /// After the start nothing of this memory is left; a program that wants to start another one
  /// would have to guess some thirty bits at its only try.
  private static func hidden(_ path: String) -> UnsafeMutablePointer<CChar>? {
    let page = 4096
    let text = Array(path.utf8CString)
    guard text.count <= page else { return nil }
    let preferred = UnsafeMutableRawPointer(
      bitPattern: UInt.random(in: 0x10_0000...0x6_ffff_ffff) * UInt(page))
    let found = mmap(preferred, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let found, found != MAP_FAILED else { return nil }
    let place = found.assumingMemoryBound(to: CChar.self)
    place.update(from: text, count: text.count)
    return place
  }
}
