import Course
import Testing

@Suite("A secret from which numbers follow that nobody else can guess")
struct SecretSeedTests {
  /// Source: RFC 4231, test cases 1, 2, 3 and 6.
  private static let standard: [(key: [UInt8], message: [UInt8], code: String)] = [
    (
      Array(repeating: 0x0b, count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      Array(repeating: 0xaa, count: 20), Array(repeating: 0xdd, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      Array(repeating: 0xaa, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ]

  @Test("the code of a message is the standard's", arguments: standard.indices)
  func standardExamples(index: Int) {
    let example = Self.standard[index]
    let code = SecretSeed(key: example.key).code(of: example.message)
    let digits = code.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    #expect(digits.joined() == example.code)
  }

  @Test("the same fields give the same number on every machine, and fields are kept apart")
  func numbers() {
    let seed = SecretSeed("a long secret")
    #expect(seed.number(for: ["a", "b"]) == SecretSeed("a long secret").number(for: ["a", "b"]))
    #expect(seed.number(for: ["ab", ""]) != seed.number(for: ["a", "b"]))
    #expect(seed.number(for: ["a", "b"]) != SecretSeed("another one").number(for: ["a", "b"]))
    #expect(seed.mark(of: ["a", "b"]).hasPrefix(String(seed.number(for: ["a", "b"]), radix: 16)))
  }
}
