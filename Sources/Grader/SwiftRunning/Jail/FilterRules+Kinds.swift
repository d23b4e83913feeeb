import Platform

extension FilterRules {
  /// A learner's code: computes, and reads what may be read.
  static func run(process: UInt32) -> [FilterRule] {
    harmless + limited + readingOnly + ownLimits(process) + ownSignals(process)
      + [.refuse(.prctl, EINVAL)]
  }

  /// A compiler or linker: also writes, makes, names and removes files.
  static func compile(process: UInt32) -> [FilterRule] {
    let writing: [FilterRule] = [
      .open, .openat, .pwrite64, .ftruncate, .fallocate, .fsync, .fdatasync, .unlink, .unlinkat,
      .rename, .renameat, .renameat2, .link, .linkat, .symlink, .symlinkat, .mkdir, .mkdirat,
      .rmdir, .chmod, .fchmod,
      .fchmodat, .utimensat, .flock, .copyFileRange, .sendfile, .statfs, .fstatfs, .chdir, .alarm,
    ].map { .allow($0) }
    return harmless + limited + writing
      + [
        // A compiler asks for the stack that it may have anyway.
        .allow(.prlimit64, if: .isOne(of: [0, process], argument: 0)),
        .allow(.setrlimit),
        // One thread frees memory while another continues; a compiler that doesn't get the thread
        // gives up. No source makes it start more of them.
        threads,
        // Making a UUID asks a service and the network's hardware, and can do without.
        .refuse(.socket, EACCES),
        // One that crashes wants to start a program that reads its stack, and can do without.
        .refuse(.clone, EPERM),
        .refuse(.prctl, EINVAL),
      ] + ownSignals(process)
  }

  /// The host of a learner's code, which is ours: also forks, waits and adds a filter.
  static let host: [FilterRule] =
    harmless + limited + readingOnly
    + [
      .wait4, .waitid, .kill, .tgkill, .prlimit64, .setrlimit, .setitimer, .alarm,
      // Each child cuts itself off from the host.
      .landlockCreateRuleset, .landlockRestrictSelf,
    ].map { .allow($0) } + [
      // Exactly what `fork` asks for: CLONE_CHILD_CLEARTID, CLONE_CHILD_SETTID, SIGCHLD.
      .allow(.clone, if: .isOne(of: [0x0120_0011], argument: 0)),
      // SECCOMP_SET_MODE_FILTER without flags.
      .allow(.seccomp, if: .isOne(of: [1], argument: 0), .isOne(of: [0], argument: 1)),
      // PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS.
      .allow(.prctl, if: .isOne(of: [1, 22, 38], argument: 0)),
      .refuse(.prctl, EINVAL),
    ]

  /// Opens files to read them; anything else is answered as a read-only system would.
  private static var readingOnly: [FilterRule] {
    let writing = UInt32(bitPattern: O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND)
    return [
      .allow(.openat, if: .has(0, of: writing, argument: 2)), .refuse(.openat, EROFS),
      .allow(.open, if: .has(0, of: writing, argument: 1)), .refuse(.open, EROFS),
      .refuse(.statfs, EACCES),
    ]
  }
}
