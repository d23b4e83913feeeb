/// The kernel's filter language, carried out here: what a filter decides about a call.
struct FilterMachine {
  /// A filter that a kernel would not take, or that reads outside what it is given.
  struct Malformed: Error {}

  private let steps: [(code: UInt16, whenTrue: Int, whenFalse: Int, operand: UInt32)]

  /// Reads the bytes of an array of `struct sock_filter`.
  init(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty, bytes.count % 8 == 0, bytes.count / 8 <= 4096 else { throw Malformed() }
    func word(_ index: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * $1) }
    }
    steps = stride(from: 0, to: bytes.count, by: 8).map { start in
      (
        code: UInt16(truncatingIfNeeded: word(start)), whenTrue: Int(bytes[start + 2]),
        whenFalse: Int(bytes[start + 3]), operand: word(start + 4)
      )
    }
    for (index, step) in steps.enumerated() {
      let isJump = [0x15, 0x35].contains(step.code)
      let farthest = index + 1 + max(step.whenTrue, step.whenFalse)
      guard farthest < steps.count || step.code == 0x06 else { throw Malformed() }
      guard isJump || step.whenTrue == 0 && step.whenFalse == 0 else { throw Malformed() }
      guard isJump || [0x20, 0x54, 0x06].contains(step.code) else { throw Malformed() }
      guard step.code != 0x20 || step.operand % 4 == 0 && step.operand < 64 else {
        throw Malformed()
      }
    }
    guard steps.last?.code == 0x06 else { throw Malformed() }
  }

  /// What the filter returns for a call.
  func decision(
    number: UInt32, audit: UInt32, arguments: [UInt64] = []
  ) throws -> UInt32 {
    var known: [UInt32] = [number, audit, 0, 0]
    for index in 0..<6 {
      let argument = index < arguments.count ? arguments[index] : 0
      known += [UInt32(truncatingIfNeeded: argument), UInt32(argument >> 32)]
    }
    var accumulator: UInt32 = 0
    var next = 0
    while steps.indices.contains(next) {
      let step = steps[next]
      next += 1
      switch step.code {
      case 0x20: accumulator = known[Int(step.operand / 4)]
      case 0x54: accumulator &= step.operand
      case 0x15: next += accumulator == step.operand ? step.whenTrue : step.whenFalse
      case 0x35: next += accumulator >= step.operand ? step.whenTrue : step.whenFalse
      default: return step.operand
      }
    }
    throw Malformed()
  }
}
