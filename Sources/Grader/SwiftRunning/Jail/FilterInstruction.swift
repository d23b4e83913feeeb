/// One step of a filter program, in the kernel's classic packet filter language.
///
/// Source: Linux, `Documentation/networking/filter.rst` and `include/uapi/linux/bpf_common.h`.
struct FilterInstruction: Hashable, Sendable {
  var code: UInt16
  /// How many steps to leave out when a comparison holds.
  var whenTrue: UInt8 = 0
  /// How many steps to leave out when it does not.
  var whenFalse: UInt8 = 0
  var operand: UInt32

  /// Loads a word of what is known about the call: BPF_LD, BPF_W, BPF_ABS.
  static let load: UInt16 = 0x20
  /// Keeps the bits that the operand has: BPF_ALU, BPF_AND, BPF_K.
  static let and: UInt16 = 0x54
  /// Compares for equality: BPF_JMP, BPF_JEQ, BPF_K.
  static let jumpIfEqual: UInt16 = 0x15
  /// Compares for at least: BPF_JMP, BPF_JGE, BPF_K.
  static let jumpIfAtLeast: UInt16 = 0x35
  /// Ends with a decision: BPF_RET, BPF_K.
  static let decide: UInt16 = 0x06

  /// The eight bytes of `struct sock_filter`; both architectures put the low byte first.
  var bytes: [UInt8] {
    [UInt8(code & 0xff), UInt8(code >> 8), whenTrue, whenFalse]
      + (0..<4).map { UInt8(truncatingIfNeeded: operand >> (8 * $0)) }
  }
}
