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
      Self.kill, Self.loadNumber,
      // The kernel takes calls for 32-bit pointers, numbered from here, for the same architecture.
      FilterInstruction(code: FilterInstruction.jumpIfAtLeast, whenFalse: 1, operand: 0x4000_0000),
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

extension SystemCallFilter {
  /// Stands for "the process itself" in a filter made before the process; see ``innermost``.
  package static let processPlaceholder: UInt32 = 0x5e1f_5e1f

  /// The filter that the host's child puts on itself before any of the learner's code is there.
  ///
  /// The child writes its own process id over every operand that is ``processPlaceholder``: the
  /// last four bytes of a step, low byte first. `nil` where we know no system calls.
  package static var innermost: SystemCallFilter? {
    JailArchitecture.own.map { architecture in
      SystemCallFilter(FilterRules.run(process: processPlaceholder), on: architecture)
    }
  }

  /// The filter of a jail; `path` is the address of the path that may be executed.
  ///
  /// The address means nothing afterwards, and a wrong guess kills the process.
  init(_ kind: JailProfile.Kind, on architecture: JailArchitecture, process: UInt32, path: UInt64) {
    let start = FilterRule.allow(.execve, if: .isWord(path, argument: 0))
    let rules =
      switch kind {
      case .compile: FilterRules.compile(process: process)
      case .host: FilterRules.host
      case .run: FilterRules.run(process: process)
      }
    self.init(rules + [start], on: architecture)
  }
}

/// What to do with one system call, if its arguments meet every condition.
///
/// Rules are read from the first to the last; a call whose conditions are not met goes on to the
/// next rule, and a call without a rule ends the process.
struct FilterRule: Hashable, Sendable {
  let call: SystemCall
  let conditions: [FilterCondition]
  let decision: FilterDecision

  static func allow(_ call: SystemCall, if conditions: FilterCondition...) -> Self {
    Self(call: call, conditions: conditions, decision: .allow)
  }

  /// Answers a call with an error, as a system would that does not have or permit it.
  static func refuse(
    _ call: SystemCall, _ error: Int32, if conditions: FilterCondition...
  ) -> Self {
    Self(call: call, conditions: conditions, decision: .refuse(error))
  }

  /// Steps that end with the decision, or go on behind themselves with the number reloaded.
  func steps(on architecture: JailArchitecture) -> [FilterInstruction] {
    guard let number = call.number(on: architecture) else { return [] }
    var steps = [FilterInstruction(code: FilterInstruction.decide, operand: decision.number)]
    for condition in conditions.reversed() {
      steps = condition.steps(orSkip: steps.count) + steps
    }
    let test = FilterInstruction(
      code: FilterInstruction.jumpIfEqual, whenFalse: UInt8(steps.count), operand: number)
    return [test] + steps + (conditions.isEmpty ? [] : [SystemCallFilter.loadNumber])
  }
}

/// A statement about an argument of a call, counted from 0.
///
/// Unless it says otherwise a condition looks at the low 32 bits, which is all that the kernel
/// reads of descriptors, flags and process ids.
enum FilterCondition: Hashable, Sendable {
  case isOne(of: [UInt32], argument: Int)
  /// Of the bits in the mask, the argument has exactly these.
  case has(UInt32, of: UInt32, argument: Int)
  case isWord(UInt64, argument: Int)

  /// The steps that go on behind themselves if the condition holds, and leave out `rest` more if not.
  func steps(orSkip rest: Int) -> [FilterInstruction] {
    switch self {
    case .isOne(let numbers, let argument):
      [Self.load(argument, high: false)] + Self.comparisons(with: numbers, orSkip: rest)
    case .has(let bits, let mask, let argument):
      [
        Self.load(argument, high: false),
        FilterInstruction(code: FilterInstruction.and, operand: mask),
      ] + Self.comparisons(with: [bits], orSkip: rest)
    case .isWord(let word, let argument):
      [Self.load(argument, high: false)]
        + Self.comparisons(with: [UInt32(truncatingIfNeeded: word)], orSkip: rest + 2)
        + [Self.load(argument, high: true)]
        + Self.comparisons(with: [UInt32(truncatingIfNeeded: word >> 32)], orSkip: rest)
    }
  }

  /// Loads half an argument; arguments start at byte 16.
  ///
  /// Source: Linux, `include/uapi/linux/seccomp.h`, `struct seccomp_data`.
  private static func load(_ argument: Int, high: Bool) -> FilterInstruction {
    FilterInstruction(
      code: FilterInstruction.load, operand: UInt32(16 + 8 * argument + (high ? 4 : 0)))
  }

  private static func comparisons(with numbers: [UInt32], orSkip rest: Int) -> [FilterInstruction] {
    numbers.enumerated().map { index, number in
      let left = numbers.count - 1 - index
      return FilterInstruction(
        code: FilterInstruction.jumpIfEqual, whenTrue: UInt8(left),
        whenFalse: left == 0 ? UInt8(rest) : 0, operand: number)
    }
  }
}

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
