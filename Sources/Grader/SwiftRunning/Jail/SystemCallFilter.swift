/// A filter on system calls: what a process may ask of the kernel, for good.
///
/// A second filter can only forbid more.
/// Source: Linux, `Documentation/userspace-api/seccomp_filter.rst`.
package struct SystemCallFilter: Hashable, Sendable {
  let instructions: [FilterInstruction]

  /// Makes a filter that kills whatever has no rule, and whatever comes by another way of calling.
  init(_ rules: [FilterRule], on architecture: JailArchitecture) {
    let start = [
      FilterInstruction(code: FilterInstruction.load, operand: 4),
      FilterInstruction(
        code: FilterInstruction.jumpIfEqual, whenTrue: 1, operand: architecture.auditNumber),
      Self.kill,
      Self.loadNumber,
      // The kernel takes calls for 32-bit pointers, numbered from here, for the same architecture.
      FilterInstruction(
        code: FilterInstruction.jumpIfAtLeast, whenFalse: 1, operand: 0x4000_0000),
      Self.kill,
    ]
    instructions = start + rules.flatMap { $0.steps(on: architecture) } + [Self.kill]
  }

  /// The program as an array of `struct sock_filter`, eight bytes for each step.
  package var bytes: [UInt8] { instructions.flatMap(\.bytes) }

  /// Loads the number of the call, which stands first in `struct seccomp_data`.
  static let loadNumber = FilterInstruction(code: FilterInstruction.load, operand: 0)

  private static let kill = FilterInstruction(
    code: FilterInstruction.decide, operand: FilterDecision.kill.number)
}
