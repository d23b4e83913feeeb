/// A random word that proves for which case a record was made.
enum AnswerNonce {
  static func fresh() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
