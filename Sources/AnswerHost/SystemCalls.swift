import Foundation

/// Calls that Swift doesn't import, by their names in the C library.
enum SystemCalls {
  private typealias Fork = @convention(c) () -> Int32
  private typealias Call = @convention(c) (Int, Int, Int, Int) -> Int

  /// The address of a function in any library that this process has loaded; `nil` without one.
  ///
  /// Source: Linux, `dlsym(3)`; Darwin, `dlfcn.h`, RTLD_DEFAULT is -2, and 0 is no handle.
  static func address(of name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #else
      dlsym(nil, name)
    #endif
  }

  /// Forks this process: returns the child's number, and 0 in the child.
  ///
  /// The host has one thread, so nothing is left locked in the copy.
  static func fork() -> pid_t {
    guard let address = address(of: "fork") else { return -1 }
    return unsafeBitCast(address, to: Fork.self)()
  }

  /// Makes the kernel end this process with its parent, so that none outlives `lessons`.
  ///
  /// Source: Linux, `prctl(2)`, PR_SET_PDEATHSIG is 1; a child does not inherit it.
  static func endWithParent(_ parent: pid_t) {
    #if os(Linux)
      guard let address = address(of: "prctl") else { return }
      _ = unsafeBitCast(address, to: Call.self)(1, Int(SIGKILL), 0, 0)
      if getppid() != parent { _exit(72) }
    #endif
  }

  /// Installs a system-call filter for good; `false` if the kernel refuses it.
  static func restrict(with filter: [UInt8]) -> Bool {
    #if os(Linux)
      guard let address = address(of: "syscall") else { return false }
      let call = unsafeBitCast(address, to: Call.self)
      #if arch(arm64)
        let seccomp = 277
      #else
        let seccomp = 317
      #endif
      return filter.withUnsafeBytes { bytes in
        // `struct sock_fprog`: the number of steps, and where they are.
        withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { program in
          program.storeBytes(of: 0, as: UInt64.self)
          program.storeBytes(of: UInt16(bytes.count / 8), as: UInt16.self)
          program.storeBytes(
            of: UInt(bitPattern: bytes.baseAddress), toByteOffset: 8, as: UInt.self)
          return call(seccomp, 1, 0, Int(bitPattern: program.baseAddress)) == 0
        }
      }
    #else
      return true
    #endif
  }

  /// Cuts this process off from the host, whose open pipes it could else look into; `false` if the
  /// kernel could do it and doesn't.
  ///
  /// A process may look only into those of its own Landlock domain and of domains inside it, so
  /// that any domain will do: this one makes no symbolic links, which nobody here may anyway.
  ///
  /// Source: Linux, `Documentation/userspace-api/landlock.rst`, "Ptrace restrictions"; the calls
  /// have the same numbers on every architecture.
  static func separateFromHost() -> Bool {
    #if os(Linux)
      guard let address = address(of: "syscall") else { return false }
      let call = unsafeBitCast(address, to: Call.self)
      let (createRuleset, restrictSelf) = (444, 446)
      guard call(createRuleset, 0, 0, 1) > 0 else { return true }
      var makingLinks: UInt64 = 1 << 12
      let rules = withUnsafeBytes(of: &makingLinks) {
        call(createRuleset, Int(bitPattern: $0.baseAddress), $0.count, 0)
      }
      guard rules >= 0 else { return false }
      defer { close(Int32(rules)) }
      return call(restrictSelf, rules, 0, 0) == 0
    #else
      return true
    #endif
  }

  /// The first address of the library with a symbol.
  static func start(ofLibraryWith symbol: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
    typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    guard let address = address(of: "dladdr") else { return nil }
    let lookup = unsafeBitCast(address, to: Lookup.self)
    // `Dl_info`: four pointers, of which the second is the start.
    return withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { info in
      guard let base = info.baseAddress, lookup(symbol, base) != 0 else { return nil }
      return info.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { write(descriptor, $0 + written, bytes.count - written) } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }
}
