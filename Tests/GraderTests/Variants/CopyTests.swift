import Course
import Testing
import TestRunners

@Suite("What a handed-out copy carries of its variant")
struct CopyMarkTests {
  private func variants(_ seed: String) throws -> [Exercise] {
    let exercise = try #require(try SampleCourse.load().exercise("flip-around"))
    return try (0..<400).map {
      try ExerciseVariants(SecretSeed(seed)).exercise(exercise, for: "learner \($0)")
    }
  }

  @Test("the mark leads back to the variant, and is different for any two variants")
  func back() throws {
    let exercise = try #require(try SampleCourse.load().exercise("flip-around"))
    var starters: [String: String] = [:]
    for variant in try variants("a long secret") {
      let mark = try #require(CopyMark(variant, fingerprint: "0d63cdd8fe83"))
      let read = try #require(try CopyMark(in: "\n// \(mark.text): words\nA.width = 1"))
      #expect(read == mark)
      let again = try #require(try read.variant(of: exercise))
      #expect(again.starter == variant.starter && again.solution == variant.solution)
      let known = starters.updateValue(variant.starter.text, forKey: mark.text)
      #expect(known == nil || known == variant.starter.text)
    }
  }

  @Test("one mark fits several seeds with hidden windows of their own, so it tells none of these")
  func hidden() throws {
    let variant = try variants("a long secret")[0]
    let mark = try #require(CopyMark(variant, fingerprint: "0d63cdd8fe83"))
    let windows = (1...20).map { number in
      HiddenCases(of: variant, count: 4, from: SecretSeed("seed \(number)"))?.exercise.cases
        .map(\.name)
    }
    #expect(Set(windows).count > 10 && !windows.contains(nil))
    for name in windows.compactMap(\.self).joined() {
      #expect(!mark.text.contains(name.dropFirst("window ".count)))
    }
  }

  @Test("an exercise in which nothing varies has none, and so has any other text")
  func none() throws {
    let course = try SampleCourse.load()
    #expect(CopyMark(try #require(course.exercise("two-tiles")), fingerprint: "0d") == nil)
    #expect(try CopyMark(in: "Red.width = 20 // handed out") == nil)
  }

  @Test("a code that no variant has leads to none", arguments: ["0", "0.0.0.0.0", "99999.0.0.0"])
  func unknown(code: String) throws {
    let exercise = try #require(try SampleCourse.load().exercise("flip-around"))
    #expect(try VariantCode(code).flatMap { try exercise.variant($0) } == nil)
  }
}

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
