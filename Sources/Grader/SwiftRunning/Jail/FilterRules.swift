import Platform

/// The calls that each sort of program needs, found by running it under a tracer.
enum FilterRules {
  /// Calls that only concern the caller's own memory, locks, time and open descriptors.
  static let harmless: [FilterRule] = [
    // Memory. Executable pages are needed to load libraries.
    .mmap, .munmap, .mprotect, .mremap, .madvise, .brk, .membarrier,
    // Descriptors.
    .read, .readv, .pread64, .write, .writev, .close, .lseek, .fstat, .newfstatat, .statx, .stat,
    .lstat, .access, .faccessat, .faccessat2, .readlink, .readlinkat, .getdents64, .getcwd,
    .fadvise64, .dup, .dup2, .dup3, .pipe, .pipe2, .umask,
    // Waiting.
    .poll, .ppoll, .select, .pselect6, .epollCreate1, .epollCtl, .epollWait, .epollPwait,
    .eventfd2, .timerfdCreate, .timerfdSettime, .nanosleep, .clockNanosleep, .restartSyscall,
    // Time and the machine.
    .clockGettime, .clockGetres, .gettimeofday, .time, .times, .uname, .sysinfo, .getrandom,
    .getcpu,
    // Locks, and what the C library does as it starts.
    .futex, .setTidAddress, .setRobustList, .rseq, .schedYield, .schedGetaffinity,
    .schedGetparam, .schedGetscheduler, .schedGetPriorityMax, .schedGetPriorityMin, .exit,
    .exitGroup,
    // Signals to nobody else.
    .rtSigaction, .rtSigprocmask, .rtSigreturn, .rtSigpending, .sigaltstack,
    // What a process is.
    .getpid, .getppid, .gettid, .getuid, .geteuid, .getgid, .getegid, .getrusage, .getrlimit,
  ].map { .allow($0) }

  static let limited: [FilterRule] = [
    // Its flags are in memory, where no filter sees them; libraries fall back on `clone`.
    .refuse(.clone3, ENOSYS),
    // Terminal or not, its size, how much can be read: TCGETS, TIOCGWINSZ, FIONREAD, FIOCLEX.
    .allow(.ioctl, if: .isOne(of: [0x5401, 0x5413, 0x541b, 0x5451], argument: 1)),
    .refuse(.ioctl, ENOTTY),
    // Copies, flags and locks, but no signals to an owner: F_DUPFD to F_SETLKW, F_DUPFD_CLOEXEC,
    // and the locks of an open file, F_OFD_GETLK to F_OFD_SETLKW.
    .allow(.fcntl, if: .isOne(of: [0, 1, 2, 3, 4, 5, 6, 7, 36, 37, 38, 1030], argument: 1)),
    .refuse(.fcntl, EPERM),
    // Names of threads and of memory: PR_SET_NAME, PR_GET_NAME, PR_SET_VMA.
    .allow(.prctl, if: .isOne(of: [15, 16, 0x5356_4d41], argument: 0)),
    // The C library asks a local service for names of users before it looks for them in a file;
    // it goes without. AF_UNIX is 1; doors to a network are not answered but end the program.
    .refuse(.socket, EACCES, if: .isOne(of: [1], argument: 0)),
    // Being less urgent, as queues make their threads: PRIO_PROCESS for the caller itself.
    .allow(.getpriority, if: .isOne(of: [0], argument: 0), .isOne(of: [0], argument: 1)),
    .allow(
      .setpriority, if: .isOne(of: [0], argument: 0), .isOne(of: [0], argument: 1),
      .isOne(of: Array(0...19), argument: 2)), .refuse(.setpriority, EACCES),
    // Where thread variables are: ARCH_SET_FS, ARCH_GET_FS.
    .allow(.archPrctl, if: .isOne(of: [0x1002, 0x1003], argument: 0)), .refuse(.archPrctl, EINVAL),
  ]

  /// Threads, which no learner's program may make.
  ///
  /// Exactly the flags of a thread, from CLONE_VM to CLONE_CHILD_CLEARTID, as glibc and musl have
  /// them. Source: Linux, `include/uapi/linux/sched.h`.
  static let threads = FilterRule.allow(
    .clone, if: .isOne(of: [0x003d_0f00, 0x007d_0f00], argument: 0))

  /// Limits may be asked for, not set, and only one's own.
  static func ownLimits(_ process: UInt32) -> [FilterRule] {
    [
      .allow(.prlimit64, if: .isOne(of: [0, process], argument: 0), .isWord(0, argument: 2)),
      .refuse(.prlimit64, EPERM),
    ]
  }

  /// Signals to oneself, as `abort` sends.
  static func ownSignals(_ process: UInt32) -> [FilterRule] {
    [
      .allow(.tgkill, if: .isOne(of: [process], argument: 0)),
      .allow(.kill, if: .isOne(of: [process], argument: 0)),
      // A compiler that caught a signal sends it to itself once more.
      .allow(.rtTgsigqueueinfo, if: .isOne(of: [process], argument: 0)),
    ]
  }
}

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
      .allow(.prctl, if: .isOne(of: [1, 22, 38], argument: 0)), .refuse(.prctl, EINVAL),
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
