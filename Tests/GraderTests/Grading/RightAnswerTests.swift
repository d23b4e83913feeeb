import Course
import Grading
import Testing
import TestRunners

@Suite("Grading: every right answer passes, however it is written")
struct RightAnswerTests {
  @Test("every exercise has at least five differently written answers")
  func alternatives() throws {
    for exercise in try RealCourse.load().exercises {
      let texts = Set(exercise.alternatives.map(\.text)).subtracting([exercise.solution.text])
      #expect(texts.count >= 5, "\(exercise.id)")
    }
  }

  @Test("all of them pass, in exercises that seed 1 chooses, or in every one")
  func passing() throws {
    for exercise in try Sample.cases(3, of: RealCourse.load().exercises, seed: 1) {
      let prepared = try RealCourse.prepared(exercise.id)
      for alternative in exercise.alternatives {
        let findings = Grading(prepared).findings(
          on: Answer(alternative), running: RealRunner.runner)
        #expect(findings.verdict == .passed, "\(alternative.path)")
      }
    }
  }

  @Test("the order of lines changes nothing")
  func order() throws {
    let prepared = try SampleCourse.prepared("mend-the-bar")
    var lines = prepared.exercise.solution.text.split(separator: "\n")
    for _ in lines.indices {
      lines.append(lines.removeFirst())
      #expect(prepared.summary(of: lines.joined(separator: "\n")) == "passed")
    }
    #expect(prepared.summary(of: lines.reversed().joined(separator: "\n")) == "passed")
  }

  @Test("the line ends of other systems and blanks at the end change nothing")
  func lineEnds() throws {
    let prepared = try SampleCourse.prepared("flip-around")
    let text = prepared.exercise.solution.text
    #expect(prepared.summary(of: text.replacing("\n", with: "\r\n")) == "passed")
    #expect(prepared.summary(of: text + "\n\n   \n") == "passed")
  }
}
