import Course
import Grading
import Testing

@Suite("Course: what happens later has to fit together")
struct SequelFieldsTests {
  private static let file = "01-width/make-it-wide/exercise.json"
  private static let then = """
    "then": { "function": "grow", "parameters": ["Box"] }
    """

  struct Damage: CustomStringConvertible, Sendable {
    let description: String
    let piece: String
    let other: String
    let complaint: String
  }

  static let damages = [
    Damage(
      description: "a later moment, and nothing that happens", piece: ", \(then)", other: "",
      complaint: "4:12: error: this object has no key \"then\": add it"),
    Damage(
      description: "nothing at once", piece: "[320, 80]",
      other: "{ \"size\": [320, 80], \"name\": \"late\", \"times\": 2 }",
      complaint:
        "4:12: error: \"swift\" must be used in an exercise whose first window has no \"times\""
    ),
    Damage(
      description: "equations, which have no later", piece: "[\"swift\"]",
      other: "[\"swift\", \"equations\"]",
      complaint:
        "4:12: error: \"swift\" must be the only notation (\"notations\": [\"swift\"]), because "
        + "equations have no later moment"
    ),
    Damage(
      description: "no times at all", piece: "\"times\": 1", other: "\"times\": 0",
      complaint: "9:65: error: \"times\" must be a number of times from 1 to 9, not 0"),
    Damage(
      description: "times that are no whole number", piece: "\"times\": 1", other: "\"times\": 1.5",
      complaint: "9:65: error: \"times\" must be a number of times from 1 to 9, not 1.5"),
    Damage(
      description: "a moment without a name", piece: "\"name\": \"grow() called once\", ",
      other: "", complaint: "9:5: error: this object has no key \"name\": add it"),
    Damage(
      description: "a tap on what isn't there", piece: then,
      other: "\"then\": { \"tap\": \"Bax\" }",
      complaint: "4:92: error: \"tap\" must be a view of the scene, not \"Bax\""),
    Damage(
      description: "a method without a controller", piece: then,
      other: "\"then\": { \"method\": \"grow\" }",
      complaint: "4:83: error: this object has no key \"function\": add it"),
    Damage(
      description: "a function of a controller",
      piece: "\"function\": \"layOut\", \"parameters\": [\"Box\", \"in Superview\"]",
      other: "\"controller\": \"Page\"",
      complaint: "4:44: error: this object has no key \"method\": add it"),
    Damage(
      description: "a name that Swift doesn't have", piece: "\"grow\"", other: "\"grow it\"",
      complaint: "4:97: error: \"function\" must be a valid Swift name, not \"grow it\""),
  ]

  @Test("says where and what", arguments: damages)
  func refuses(damage: Damage) throws {
    let course = try LaterCourse()
    for times in 1...2 {
      try course.course.remove("01-width/make-it-wide/solution-\(times).layout")
    }
    try course.course.replace(damage.piece, with: damage.other, in: Self.file)
    #expect(course.course.complaint() == "\(Self.file):\(damage.complaint)")
  }

  @Test("refuses something that happens, and no later moment")
  func neverLater() throws {
    let course = try LaterCourse()
    for times in 1...2 {
      try course.course.remove("01-width/make-it-wide/solution-\(times).layout")
      try course.course.replace("\"times\": \(times)", with: "\"items\": {}", in: Self.file)
    }
    #expect(
      course.course.complaint()
        == "\(Self.file):4:12: error: \"swift\" must be without \"then\", or have a window with "
        + "\"times\""
    )
  }

  @Test("refuses a solution of a moment that no window has")
  func strayLayout() throws {
    let course = try LaterCourse()
    let path = "01-width/make-it-wide/solution-3.layout"
    try course.course.write("Box.width = 80\n", to: path)
    #expect(
      course.course.complaint()
        == "\(path): error: no window has this file's number as its \"times\": add such a window, "
        + "or delete the file")
  }

  @Test("takes a function, a method or a tap")
  func kinds() throws {
    #expect(
      try LaterCourse().prepared().exercise.swift?.sequel
        == .function(name: "grow", parameters: [SwiftParameter(label: "Box", item: "Box")]))
    let tapped = try LaterCourse()
    try tapped.course.replace(Self.then, with: "\"then\": { \"tap\": \"Box\" }", in: Self.file)
    #expect(try tapped.prepared().exercise.swift?.sequel == .tap(item: "Box"))
    let method = try LaterCourse()
    try method.course.replace(
      "\"function\": \"layOut\", \"parameters\": [\"Box\", \"in Superview\"], \(Self.then)",
      with: "\"controller\": \"Page\", \"then\": { \"method\": \"grow\" }", in: Self.file)
    #expect(try method.prepared().exercise.swift?.sequel == .method(name: "grow"))
  }
}
