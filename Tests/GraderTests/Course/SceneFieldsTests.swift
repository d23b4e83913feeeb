import Course
import Grading
import LayoutEngine
import Testing

@Suite("Course: what a scene says of its views and guides")
struct SceneFieldsTests {
  private static let file = "01-width/make-it-wide/exercise.json"

  private func course(views: String, guides: String) throws -> TemporaryCourse {
    let course = try TemporaryCourse()
    try course.replace(
      "\"views\": [\"Box\"]", with: "\"views\": [\(views)], \"guides\": [\(guides)]",
      in: Self.file)
    return course
  }

  @Test(
    "a view hugs as its class does, unless the scene says otherwise",
    arguments: [
      ("\"class\": \"UISwitch\"", [750, 750]), ("\"class\": \"UILabel\"", [250, 250]),
      ("\"in\": \"Superview\"", [250, 250]),
      ("\"hugging\": [250, 251], \"class\": \"UISwitch\"", [250, 251]),
    ] as [(String, [Double])])
  func hugging(fields: String, priorities: [Double]) throws {
    let course = try course(views: "{ \"name\": \"Box\", \(fields) }", guides: "")
    let box = try #require(try course.load().exercises.first?.scene.items.last)
    #expect([box.hugging.horizontal.value, box.hugging.vertical.value] == priorities)
  }

  @Test("a view's keyboard is a guide with insets, which a window may change")
  func keyboard() throws {
    let course = try course(
      views: "\"Box\"",
      guides: """
        { "name": "Superview.keyboardLayoutGuide", "owner": "Superview", "insets": [60, 0, 0, 0] }
        """)
    try course.replace(
      "[480, 80]]",
      with: """
        { "size": [480, 80], "name": "a lower keyboard",
          "items": { "Superview.keyboardLayoutGuide": { "insets": [72, 0, 0, 0] } } }]
        """, in: Self.file)
    let exercise = try #require(try course.load().exercises.first)
    let guide = try #require(exercise.scene.id(named: "Superview.keyboardLayoutGuide"))
    // Both shown windows, from left to right and then from right to left.
    let tops = exercise.cases.prefix(4).map { layoutCase -> Double? in
      guard case .inset(let insets) = exercise.scene.placed(in: layoutCase)[guide].placement else {
        return nil
      }
      return insets.top
    }
    #expect(tops == [60, 72, 60, 72])
    #expect(exercise.scene[exercise.scene.ids[0]].margins == .defaultMargins)
  }

  @Test("where a keyboard is has to be said")
  func keyboardWithoutInsets() throws {
    let course = try course(
      views: "\"Box\"",
      guides: "{ \"name\": \"Superview.keyboardLayoutGuide\", \"owner\": \"Superview\" }")
    #expect(
      course.complaint()
        == "\(Self.file):5:43: error: this object has no key \"insets\": add it")
  }
}
