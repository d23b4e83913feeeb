import Course
import Feedback

/// JUnit's XML: `junit.xml`, a suite for each learner and a case for each exercise.
///
/// Programs that show it list cases by their class names, so that is the learner's id.
/// An answer that doesn't pass yet is a failure. One that couldn't be run or read is an error, and a
/// missing one is skipped. The file contains no times, so equal classes give equal texts.
/// Source: Testmo, JUnit XML file format.
package struct JUnitXML: ClassFile {
  package let path = "junit.xml"

  package init() {}

  package func beginning(_ facts: ClassFacts) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(facts.name.inXML)\">\n"
  }

  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    let answers = result.answers
    let kinds = answers.map(Kind.init)
    let counts = [
      ("tests", answers.count), ("failures", kinds.count { $0 == .failure }),
      ("errors", kinds.count { $0 == .error }), ("skipped", kinds.count { $0 == .skipped }),
    ].map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    let points = "\(result.total.points.map(pointsText) ?? "-")/\(pointsText(result.total.most))"
    let cases = zip(zip(answers, kinds), facts.exercises).map {
      testCase($0.0, $0.1, of: $1, by: result.learner, facts.strings)
    }
    return """
        <testsuite name="\(result.learner.name.inXML)" \(counts) time="0.000">
          <properties>
            <property name="learner" value="\(result.learner.key.inXML)"/>
            <property name="points" value="\(points)"/>
          </properties>
      \(cases.joined())  </testsuite>

      """
  }

  package func end(_ facts: ClassFacts) -> String { "</testsuites>\n" }

  private enum Kind: String {
    case passed, failure, error, skipped

    init(_ scored: LearnerResult.Scored) {
      let answer = scored.answer
      if scored.isExcused {
        self = .skipped
        return
      }
      switch answer.outcome {
      case .passed: self = .passed
      case .notYet: self = answer.isBroken ? .error : .failure
      case .blank:
        let isMissing = answer.blank?.reason == .missing || answer.blank?.reason == .nothing
        self = isMissing ? .skipped : .error
      }
    }
  }

  private func testCase(
    _ scored: LearnerResult.Scored, _ kind: Kind, of exercise: ClassFacts.GradedExercise,
    by learner: Learner, _ strings: StringsCatalogue
  ) -> String {
    let answer = scored.answer
    let file = answer.file.map { " file=\"\($0.inXML)\"" } ?? ""
    let head =
      "    <testcase classname=\"\(learner.key.inXML)\" name=\"\(exercise.id.inXML)\""
      + "\(file) time=\"0.000\""
    guard kind != .passed else { return head + "/>\n" }
    let text = ExportText(strings: strings)
    let start = "<\(kind.rawValue) message=\"\(text.short(scored).inXML)\""
    let type =
      answer.blank?.reason.rawValue
      ?? (answer.verdict == .passed ? "hidden" : answer.verdict?.rawValue) ?? ""
    let told =
      kind == .skipped
      ? "\(start)/>"
      : "\(start) type=\"\(type.inXML)\">\(text.whole(scored).inXML)</\(kind.rawValue)>"
    return "\(head)>\n      \(told)\n    </testcase>\n"
  }
}

extension String {
  /// The text inside XML, as content or between double quotes, with its line ends and tabs as
  /// references.
  fileprivate var inXML: String { Markup.attribute(withoutControls) }
}
