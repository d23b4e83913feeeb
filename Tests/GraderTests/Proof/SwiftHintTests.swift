import Authoring
import Course
import Testing

@Suite("Proof: hints about answers in Swift")
struct SwiftHintTests {
  @Test("a hint that says a line of the solution gives the answer away")
  func line() throws {
    let swift = try SwiftCourse()
    let folder = "01-width/make-it-wide"
    let line = "Box.widthAnchor.constraint(equalToConstant: 80).isActive = true"
    try swift.course.write(
      "import UIKit\nfunc layOut(Box: UILabel, in Superview: UIView) {\n  \(line)\n}\n",
      to: "\(folder)/solution.swift")
    try swift.course.replace("\"look\"", with: "\"Try \(line).\"", in: "\(folder)/exercise.json")
    let errors = CourseProof(try swift.course.load(), root: swift.course.root).report().errors
      .map(\.told).filter { $0.contains("hint") }
    #expect(
      errors == [
        "\(folder)/exercise.json:11:13: error: hint 1 gives the answer away: "
          + "Box.widthAnchor.constraint(equalToConstant: 80)"
      ])
  }
}
