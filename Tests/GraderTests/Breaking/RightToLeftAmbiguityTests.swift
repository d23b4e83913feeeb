import Course
import Grading
import LayoutEngine
import TestRunners
import Testing

@Suite("Break: ambiguous numbers have the same names in both directions")
struct RightToLeftAmbiguityTests {
  /// Lines without left and right, so that a window is the other direction's mirror image.
  private static let lines = [
    "Note.leading = Photo.leading + 8", "Note.trailing = Photo.trailing - 8", "Note.width = 96",
    "Note.width >= 40", "Note.trailing <= Superview.trailing - 16", "Note.width = 80 @500",
    "Note.leading = Superview.leading + 30 @250", "Note.top = Photo.top", "Note.height = 32",
    "Note.bottom = Photo.bottom @750", "Word.leading = Note.leading + 4",
    "Word.trailing = Note.trailing - 4", "Word.width = 24", "Word.width = 0.5 * Note.width",
    "Word.top = Note.top", "Word.height = Note.height", "Word.leading >= Note.leading",
    "Word.trailing = Superview.trailing - 40 @600",
  ]
  private static let views = "\"Photo\", \"Note\", { \"name\": \"Word\", \"in\": \"Note\" }"

  /// Different lines for each seed, about half of them.
  private static func text(_ seed: UInt64) -> String {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xBF58_476D_1CE4_E5B9
    return lines.filter { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 63 == 0
    }.joined(separator: "\n")
  }

  /// The anchors that the solver finds ambiguous from left to right, if all windows agree.
  private func ambiguous(_ text: String, _ prepared: PreparedExercise) throws -> [String]? {
    let exercise = prepared.exercise
    let lines = try EquationAnswer.constraints(
      in: Answer(text: text, path: "answer.layout"), for: exercise)
    var found: Set<[String]> = []
    for layoutCase in exercise.cases where layoutCase.direction == .leftToRight {
      let problem = exercise.problem(
        keeping: exercise.givenConstraints + lines, in: layoutCase)
      guard case .ambiguous(_, let ambiguity) = try LayoutSolver.solution(of: problem) else {
        return nil
      }
      found.insert(
        ambiguity.ranges.map { exercise.scene.name(of: Anchor($0.item, $0.part.attribute)) })
    }
    return found.count == 1 ? found.first : nil
  }

  @Test("random lines leave the same numbers ambiguous in both directions")
  func random() throws {
    let some = try FlawCourse(wants: "{ \"ambiguous\": [\"Note.width\"] }", views: Self.views)
    let prepared = try some.prepared()
    var looked = 0
    let seeds = UInt64(Sample.size(20, whole: 120))
    for seed in 1...seeds {
      let text = Self.text(seed)
      guard let found = try ambiguous(text, prepared) else { continue }
      let names = found.map { "\"\($0)\"" }.joined(separator: ", ")
      let course = try FlawCourse(wants: "{ \"ambiguous\": [\(names)] }", views: Self.views)
      #expect(try course.summary(text) == "passed", "\(names):\n\(text)")
      looked += 1
    }
    #expect(looked >= seeds / 2)
  }
}
