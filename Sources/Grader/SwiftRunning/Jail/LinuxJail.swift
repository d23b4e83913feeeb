#if os(Linux)
  import Platform

  /// The parts of a jail that Linux offers to a process without special rights.
  enum LinuxJail {
    /// Sets up the ordered parts of the jail, then executes the program.
    static func enter(_ order: JailOrder) throws(JailError) {
      // Source: Linux, `prctl(2)`, PR_SET_NO_NEW_PRIVS is 38; filters and Landlock ask for it.
      guard RawSystem.control(38, 1) == 0 else { throw .step("no_new_privs", errno) }
      if order.kind == .host { placeMemoryAlike() }
      if order.level == .full { try restrictFiles(order) }
      guard order.level != .none else { return try ProgramStart(order).run() }
      guard let architecture = JailArchitecture.own else { throw .missing("filter for its calls") }
      try ProgramStart(order).run { (path) throws(JailError) in
        let filter = SystemCallFilter(
          order.kind, on: architecture, process: UInt32(getpid()), path: UInt64(path))
        try install(filter, on: architecture)
      }
    }

    /// Turns address randomisation off, so that results that depend on addresses, such as the order of
    /// views in a set, are always the same.
    ///
    /// If a container doesn't allow it, the jail continues without it. It doesn't make an attack
    /// easier, because the answer already runs inside the process.
    ///
    /// Source: Linux, `personality(2)`, ADDR_NO_RANDOMIZE is 0x0040000.
    private static func placeMemoryAlike() {
      guard let number = JailArchitecture.own.flatMap(SystemCall.personality.number(on:)) else {
        return
      }
      _ = RawSystem.call(Int(number), 0x004_0000)
    }

    /// The files that every program needs to start: libraries and a source of random numbers.
    private static let libraries = [
      "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache", "/dev/urandom",
    ]
    /// The loader that the kernel starts for a program with shared libraries.
    private static let loaders = [
      "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib/ld-musl-x86_64.so.1",
      "/lib/ld-musl-aarch64.so.1",
    ]

    private static func restrictFiles(_ order: JailOrder) throws(JailError) {
      let rules = try Landlock()
      for path in libraries + order.readable {
        try rules.grant(path, LandlockRights.reading, isNeeded: false)
      }
      let program = LandlockRights.execute | LandlockRights.readFile
      for path in loaders { try rules.grant(path, program, isNeeded: false) }
      try rules.grant(order.executable, program, isNeeded: true)
      try rules.grant(
        "/dev/null", LandlockRights.readFile | LandlockRights.writeFile, isNeeded: false)
      if order.kind == .compile {
        try rules.grant("/usr/include", LandlockRights.reading, isNeeded: false)
      }
      for path in order.writable { try rules.grant(path, LandlockRights.writing, isNeeded: true) }
      try rules.enforce()
    }

    /// Puts a filter in force: `seccomp(SECCOMP_SET_MODE_FILTER, 0, …)`.
    ///
    /// Source: Linux, `seccomp(2)`; `struct sock_fprog` is a count, a gap and an address.
    private static func install(
      _ filter: SystemCallFilter, on architecture: JailArchitecture
    ) throws(JailError) {
      guard let number = SystemCall.seccomp.number(on: architecture) else {
        throw .missing("seccomp")
      }
      var program = filter.bytes
      let answer = program.withUnsafeMutableBytes { steps in
        withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { header in
          header.storeBytes(of: UInt64(steps.count / 8), as: UInt64.self)
          header.storeBytes(
            of: Int(bitPattern: steps.baseAddress), toByteOffset: 8, as: Int.self)
          return RawSystem.call(Int(number), 1, 0, Int(bitPattern: header.baseAddress))
        }
      }
      guard answer == 0 else { throw .step("seccomp", errno) }
    }
  }
#endif
