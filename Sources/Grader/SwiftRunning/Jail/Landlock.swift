#if os(Linux)
  import Platform

  /// A set of rules about files that a process puts on itself for good.
  ///
  /// Source: Linux, `Documentation/userspace-api/landlock.rst`; the calls have the same numbers on
  /// every architecture.
  struct Landlock: ~Copyable {
    private let rules: Int32
    private let handled: UInt64

    /// The version of the kernel's interface; 0 where there is none.
    static var version: Int { max(0, RawSystem.call(createRuleset, 0, 0, 1)) }

    private static let createRuleset = 444
    private static let addRule = 445
    private static let restrictSelf = 446
    /// O_PATH, hidden behind a macro; the same on both architectures.
    private static let pathOnly: Int32 = 0x20_0000

    /// Makes rules that deny everything.
    ///
    /// Some kernels name a version and lack a part of it, so that older ones are tried in turn.
    init() throws(JailError) {
      var version = min(Self.version, 7)
      guard version > 0 else { throw .missing("Landlock") }
      var made = -1
      while made < 0, version > 0 {
        var attributes = [
          LandlockRights.files(version: version), LandlockRights.network(version: version),
          LandlockRights.scopes(version: version),
        ]
        let size = version >= 6 ? 24 : version >= 4 ? 16 : 8
        made = attributes.withUnsafeMutableBytes {
          RawSystem.call(Self.createRuleset, Int(bitPattern: $0.baseAddress), size, 0)
        }
        if made < 0 { version -= 1 }
      }
      guard made >= 0 else { throw .step("Landlock rules", errno) }
      rules = Int32(made)
      handled = LandlockRights.files(version: version)
    }

    deinit { close(rules) }

    /// Grants rights to a file, or to a folder and all that is below it; links are followed.
    ///
    /// Rights that a file cannot have are left out for a file.
    func grant(_ path: String, _ rights: UInt64, isNeeded: Bool) throws(JailError) {
      let descriptor = open(path, Self.pathOnly | O_CLOEXEC)
      guard descriptor >= 0 else {
        guard !isNeeded, errno == ENOENT || errno == ENOTDIR || errno == EACCES else {
          throw .step(path, errno)
        }
        return
      }
      defer { close(descriptor) }
      var kind = stat()
      guard fstat(descriptor, &kind) == 0 else { throw .step(path, errno) }
      let isFolder = kind.st_mode & S_IFMT == S_IFDIR
      let allowed = rights & handled & (isFolder ? ~0 : LandlockRights.ofFiles)
      let added = withUnsafeTemporaryAllocation(byteCount: 12, alignment: 8) { rule in
        rule.storeBytes(of: allowed, as: UInt64.self)
        rule.storeBytes(of: descriptor, toByteOffset: 8, as: Int32.self)
        return RawSystem.call(
          Self.addRule, Int(rules), 1, Int(bitPattern: rule.baseAddress), 0)
      }
      guard added == 0 else { throw .step(path, errno) }
    }

    /// Puts the rules in force for this process and all that it becomes or starts.
    func enforce() throws(JailError) {
      guard RawSystem.call(Self.restrictSelf, Int(rules), 0) == 0 else {
        throw .step("Landlock", errno)
      }
    }
  }
#endif
