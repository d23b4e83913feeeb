/// What is known of a variable: nothing, its value, or that it is a multiple of another plus a number.
///
///     Blue.x = 1.0 * Red.width + 28
struct Alias: Sendable, BitwiseCopyable {
  /// The variable in whose terms it is known: itself, while nothing is known; -1 if it has a value.
  var root: Int32
  /// The equation that defined it; -1 if none did.
  var row: Int32 = -1
  /// How many variables are known in its terms, itself included.
  var weight: Int32 = 1
  var scale = 1.0
  var offset = Offset.zero

  /// A variable about which nothing is known.
  init(free variable: Int32) { root = variable }

  /// Whether it has a value, which is its offset.
  var isKnown: Bool { root < 0 }
}
