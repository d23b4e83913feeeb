/// A call to the kernel, with its number on each architecture.
///
/// Numbers differ by architecture, and the younger one lacks calls that others have replaced.
/// Source: Linux, `arch/x86/entry/syscalls/syscall_64.tbl` and
/// `include/uapi/asm-generic/unistd.h`.
struct SystemCall: Hashable, Sendable {
  let name: String
  let x86: UInt32?
  let arm: UInt32?

  private init(_ name: String, _ x86: UInt32?, _ arm: UInt32?) {
    self.name = name
    self.x86 = x86
    self.arm = arm
  }

  func number(on architecture: JailArchitecture) -> UInt32? {
    switch architecture {
    case .x86: x86
    case .arm: arm
    }
  }

  // Memory.
  static let mmap = Self("mmap", 9, 222)
  static let munmap = Self("munmap", 11, 215)
  static let mprotect = Self("mprotect", 10, 226)
  static let mremap = Self("mremap", 25, 216)
  static let madvise = Self("madvise", 28, 233)
  static let brk = Self("brk", 12, 214)
  static let membarrier = Self("membarrier", 324, 283)

  // Descriptors and reading.
  static let read = Self("read", 0, 63)
  static let readv = Self("readv", 19, 65)
  static let pread64 = Self("pread64", 17, 67)
  static let write = Self("write", 1, 64)
  static let writev = Self("writev", 20, 66)
  static let close = Self("close", 3, 57)
  static let lseek = Self("lseek", 8, 62)
  static let fstat = Self("fstat", 5, 80)
  static let newfstatat = Self("newfstatat", 262, 79)
  static let statx = Self("statx", 332, 291)
  static let stat = Self("stat", 4, nil)
  static let lstat = Self("lstat", 6, nil)
  static let `open` = Self("open", 2, nil)
  static let openat = Self("openat", 257, 56)
  static let access = Self("access", 21, nil)
  static let faccessat = Self("faccessat", 269, 48)
  static let faccessat2 = Self("faccessat2", 439, 439)
  static let readlink = Self("readlink", 89, nil)
  static let readlinkat = Self("readlinkat", 267, 78)
  static let getdents64 = Self("getdents64", 217, 61)
  static let getcwd = Self("getcwd", 79, 17)
  static let fcntl = Self("fcntl", 72, 25)
  static let ioctl = Self("ioctl", 16, 29)
  static let socket = Self("socket", 41, 198)
  static let fadvise64 = Self("fadvise64", 221, 223)
  static let dup = Self("dup", 32, 23)
  static let dup2 = Self("dup2", 33, nil)
  static let dup3 = Self("dup3", 292, 24)
  static let pipe = Self("pipe", 22, nil)
  static let pipe2 = Self("pipe2", 293, 59)
  static let umask = Self("umask", 95, 166)

  // Waiting.
  static let poll = Self("poll", 7, nil)
  static let ppoll = Self("ppoll", 271, 73)
  static let select = Self("select", 23, nil)
  static let pselect6 = Self("pselect6", 270, 72)
  static let epollCreate1 = Self("epoll_create1", 291, 20)
  static let epollCtl = Self("epoll_ctl", 233, 21)
  static let epollWait = Self("epoll_wait", 232, nil)
  static let epollPwait = Self("epoll_pwait", 281, 22)
  static let eventfd2 = Self("eventfd2", 290, 19)
  static let timerfdCreate = Self("timerfd_create", 283, 85)
  static let timerfdSettime = Self("timerfd_settime", 286, 86)
  static let nanosleep = Self("nanosleep", 35, 101)
  static let clockNanosleep = Self("clock_nanosleep", 230, 115)
  static let restartSyscall = Self("restart_syscall", 219, 128)

  // Time and the machine.
  static let clockGettime = Self("clock_gettime", 228, 113)
  static let clockGetres = Self("clock_getres", 229, 114)
  static let gettimeofday = Self("gettimeofday", 96, 169)
  static let time = Self("time", 201, nil)
  static let times = Self("times", 100, 153)
  static let uname = Self("uname", 63, 160)
  static let sysinfo = Self("sysinfo", 99, 179)
  static let getrandom = Self("getrandom", 318, 278)
  static let getcpu = Self("getcpu", 309, 168)

  // Threads.
  static let futex = Self("futex", 202, 98)
  static let clone = Self("clone", 56, 220)
  static let clone3 = Self("clone3", 435, 435)
  static let setTidAddress = Self("set_tid_address", 218, 96)
  static let setRobustList = Self("set_robust_list", 273, 99)
  static let rseq = Self("rseq", 334, 293)
  static let schedYield = Self("sched_yield", 24, 124)
  static let schedGetaffinity = Self("sched_getaffinity", 204, 123)
  static let schedGetparam = Self("sched_getparam", 143, 121)
  static let schedGetscheduler = Self("sched_getscheduler", 145, 120)
  static let schedGetPriorityMax = Self("sched_get_priority_max", 146, 125)
  static let schedGetPriorityMin = Self("sched_get_priority_min", 147, 126)
  static let getpriority = Self("getpriority", 140, 141)
  static let setpriority = Self("setpriority", 141, 140)
  static let archPrctl = Self("arch_prctl", 158, nil)
  static let exit = Self("exit", 60, 93)
  static let exitGroup = Self("exit_group", 231, 94)

  // Signals.
  static let rtSigaction = Self("rt_sigaction", 13, 134)
  static let rtSigprocmask = Self("rt_sigprocmask", 14, 135)
  static let rtSigreturn = Self("rt_sigreturn", 15, 139)
  static let rtSigpending = Self("rt_sigpending", 127, 136)
  static let sigaltstack = Self("sigaltstack", 131, 132)
  static let kill = Self("kill", 62, 129)
  static let tgkill = Self("tgkill", 234, 131)
  static let rtTgsigqueueinfo = Self("rt_tgsigqueueinfo", 297, 240)

  // What a process is.
  static let getpid = Self("getpid", 39, 172)
  static let getppid = Self("getppid", 110, 173)
  static let gettid = Self("gettid", 186, 178)
  static let getuid = Self("getuid", 102, 174)
  static let geteuid = Self("geteuid", 107, 175)
  static let getgid = Self("getgid", 104, 176)
  static let getegid = Self("getegid", 108, 177)
  static let getrusage = Self("getrusage", 98, 165)
  static let getrlimit = Self("getrlimit", 97, 163)
  static let prlimit64 = Self("prlimit64", 302, 261)
  static let prctl = Self("prctl", 157, 167)

  // Starting processes.
  static let personality = Self("personality", 135, 92)
  static let execve = Self("execve", 59, 221)
  static let wait4 = Self("wait4", 61, 260)
  static let waitid = Self("waitid", 247, 95)
  static let setitimer = Self("setitimer", 38, 103)
  static let alarm = Self("alarm", 37, nil)
  static let seccomp = Self("seccomp", 317, 277)
  static let landlockCreateRuleset = Self("landlock_create_ruleset", 444, 444)
  static let landlockRestrictSelf = Self("landlock_restrict_self", 446, 446)

  // Writing files.
  static let pwrite64 = Self("pwrite64", 18, 68)
  static let ftruncate = Self("ftruncate", 77, 46)
  static let fallocate = Self("fallocate", 285, 47)
  static let fsync = Self("fsync", 74, 82)
  static let fdatasync = Self("fdatasync", 75, 83)
  static let unlink = Self("unlink", 87, nil)
  static let unlinkat = Self("unlinkat", 263, 35)
  static let rename = Self("rename", 82, nil)
  static let renameat = Self("renameat", 264, 38)
  static let renameat2 = Self("renameat2", 316, 276)
  static let link = Self("link", 86, nil)
  static let linkat = Self("linkat", 265, 37)
  static let symlink = Self("symlink", 88, nil)
  static let symlinkat = Self("symlinkat", 266, 36)
  static let mkdir = Self("mkdir", 83, nil)
  static let mkdirat = Self("mkdirat", 258, 34)
  static let rmdir = Self("rmdir", 84, nil)
  static let chmod = Self("chmod", 90, nil)
  static let fchmod = Self("fchmod", 91, 52)
  static let fchmodat = Self("fchmodat", 268, 53)
  static let utimensat = Self("utimensat", 280, 88)
  static let flock = Self("flock", 73, 32)
  static let copyFileRange = Self("copy_file_range", 326, 285)
  static let sendfile = Self("sendfile", 40, 71)
  static let statfs = Self("statfs", 137, 43)
  static let fstatfs = Self("fstatfs", 138, 44)
  static let chdir = Self("chdir", 80, 49)
  static let setrlimit = Self("setrlimit", 160, 164)
}

package enum JailArchitecture: CaseIterable, Sendable {
  case x86, arm

  /// The one that this program was built for; `nil` means no filter can be made here.
  package static var own: Self? {
    #if arch(x86_64)
      .x86
    #elseif arch(arm64)
      .arm
    #else
      nil
    #endif
  }

  /// What the kernel calls the architecture when it asks a filter.
  ///
  /// Source: Linux, `include/uapi/linux/audit.h`, `AUDIT_ARCH_X86_64` and `AUDIT_ARCH_AARCH64`.
  var auditNumber: UInt32 {
    switch self {
    case .x86: 0xc000_003e
    case .arm: 0xc000_00b7
    }
  }
}
