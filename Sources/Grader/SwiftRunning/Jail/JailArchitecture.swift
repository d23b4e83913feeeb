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
