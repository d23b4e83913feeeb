/// A constant in an expression, with what is known of its rounding.
struct Offset: Hashable, Sendable, BitwiseCopyable {
  var value: Double
  /// The size of the numbers from which the value was added up.
  ///
  /// A value that is tiny compared with it can't be told from 0.
  var size: Double

  /// Computed, so that using it takes no look whether it was made already.
  static var zero: Offset { Offset(0, size: 0) }

  init(_ value: Double, size: Double? = nil) {
    self.value = value
    self.size = size ?? abs(value)
  }

  /// Adds a multiple of another constant.
  mutating func add(_ other: Offset, times factor: Double) {
    let part = factor * other.value
    value += part
    // Digits that were lost to rounding stay lost, however small the numbers get.
    size = max(size + abs(part), abs(factor) * other.size)
  }

  /// The constant multiplied by a number.
  func scaled(by factor: Double) -> Offset {
    Offset(factor * value, size: abs(factor) * size)
  }

  /// The value, or 0 if it is only rounding noise.
  var cleaned: Double { abs(value) <= Tolerance.noise * size ? 0 : value }

  /// Whether the value is 0 but for rounding.
  var isZero: Bool { abs(value) <= Tolerance.same * (1 + size) }

  var isFinite: Bool { value.isFinite && size.isFinite }
}
