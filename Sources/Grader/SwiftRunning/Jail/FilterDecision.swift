/// What the kernel does with a call.
///
/// Source: Linux, `Documentation/userspace-api/seccomp_filter.rst`, return values.
enum FilterDecision: Hashable, Sendable {
  /// Carry it out: SECCOMP_RET_ALLOW.
  case allow
  /// Answer with an error instead: SECCOMP_RET_ERRNO.
  case refuse(Int32)
  /// End the whole process with SIGSYS: SECCOMP_RET_KILL_PROCESS.
  case kill

  var number: UInt32 {
    switch self {
    case .allow: 0x7fff_0000
    case .refuse(let error): 0x0005_0000 | UInt32(error)
    case .kill: 0x8000_0000
    }
  }
}
