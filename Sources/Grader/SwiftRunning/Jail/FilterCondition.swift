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

  private static func comparisons(
    with numbers: [UInt32], orSkip rest: Int
  ) -> [FilterInstruction] {
    numbers.enumerated().map { index, number in
      let left = numbers.count - 1 - index
      return FilterInstruction(
        code: FilterInstruction.jumpIfEqual, whenTrue: UInt8(left),
        whenFalse: left == 0 ? UInt8(rest) : 0, operand: number)
    }
  }
}
