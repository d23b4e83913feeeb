import Platform

#if os(Linux)
  /// The parts of a jail that Linux offers to a process without special rights.
  enum LinuxJail {
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
          header.storeBytes(of: Int(bitPattern: steps.baseAddress), toByteOffset: 8, as: Int.self)
          return RawSystem.call(Int(number), 1, 0, Int(bitPattern: header.baseAddress))
        }
      }
      guard answer == 0 else { throw .step("seccomp", errno) }
    }
  }
#endif

#if os(Linux)
  /// A set of rules about files that a process puts on itself for good.
  ///
  /// Source: Linux, `Documentation/userspace-api/landlock.rst`; the calls have the same numbers on
  /// every architecture.
  struct Landlock: ~Copyable {
    private let rules: Int32
    private let handled: UInt64

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
        return RawSystem.call(Self.addRule, Int(rules), 1, Int(bitPattern: rule.baseAddress), 0)
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

/// What may be done with files, and what else a Landlock domain is cut off from.
///
/// Source: Linux, `include/uapi/linux/landlock.h` and `Documentation/userspace-api/landlock.rst`.
enum LandlockRights {
  static let execute: UInt64 = 1 << 0
  static let writeFile: UInt64 = 1 << 1
  static let readFile: UInt64 = 1 << 2
  static let readFolder: UInt64 = 1 << 3
  static let removeFolder: UInt64 = 1 << 4
  static let removeFile: UInt64 = 1 << 5
  static let makeFolder: UInt64 = 1 << 7
  static let makeFile: UInt64 = 1 << 8
  static let makeLink: UInt64 = 1 << 12
  /// To move or link between folders, since version 2.
  static let refer: UInt64 = 1 << 13
  /// To cut a file, since version 3.
  static let truncate: UInt64 = 1 << 14
  /// To send commands to devices, since version 5.
  static let commandDevice: UInt64 = 1 << 15

  static let reading = readFile | readFolder
  static let writing =
    reading | writeFile | removeFolder | removeFile | makeFolder | makeFile | makeLink | refer
    | truncate
  /// The rights that a file can be given; the others are a folder's.
  static let ofFiles = execute | writeFile | readFile | truncate | commandDevice

  /// Every right over files that a version knows; all are handled, so all are denied by default.
  static func files(version: Int) -> UInt64 {
    switch version {
    case ...1: (1 << 13) - 1
    case 2: (1 << 14) - 1
    case 3, 4: (1 << 15) - 1
    default: (1 << 16) - 1
    }
  }

  /// To bind and connect TCP sockets, since version 4.
  static func network(version: Int) -> UInt64 { version >= 4 ? 0b11 : 0 }

  /// To reach abstract sockets and send signals out of the domain, since version 6.
  static func scopes(version: Int) -> UInt64 { version >= 6 ? 0b11 : 0 }
}
