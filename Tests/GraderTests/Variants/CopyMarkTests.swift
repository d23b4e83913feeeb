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
