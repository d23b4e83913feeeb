import Authoring
import Course
import Testing

@Suite("Logs in a course: what can't be asked or shown is refused with its place")
struct LogRefusalTests {
  struct Refusal: CustomStringConvertible, Sendable {
    let question: String
    let complaint: String
    var log: String? = LogCourse.report + "\n" + LogCourse.otherReport
    var keys = ""

    var description: String { complaint }
  }

  private static let path = LogCourse.exercise

  static let questions = [
    Refusal(
      question: #"{ "name": "a", "ask": "set", "report": 1 }"#,
      complaint:
        "\(path):3:39: error: \"ask\" must be a question that needs no log, because there "
        + "is no log.txt",
      log: nil,
      keys:
        #""scene": { "views": ["A"] }, "windows": [[1, 1], [2, 1]], "unshownWindows": [[3, 1]],"#),
    Refusal(
      question: #"{ "name": "a", "ask": "part", "line": 7, "text": "0xa1" }"#,
      complaint:
        "\(path):3:55: error: \"line\" must be the number of an entry of the log, from 1 to 6, not 7"
    ),
    Refusal(
      question: #"{ "name": "a", "ask": "part", "line": 1, "text": "0xa2" }"#,
      complaint:
        "\(path):3:66: error: \"text\" must be one part of entry 1 of the log, such as its class, an item or its constant, not \"0xa2\""
    ),
    Refusal(
      question: #"{ "name": "a", "ask": "set", "report": 3 }"#,
      complaint:
        "\(path):3:56: error: \"report\" must be the number of a report, from 1 to 2, not 3"),
    Refusal(
      question: #"{ "name": "a", "ask": "set" }"#,
      complaint: "\(path):3:17: error: this object has no key \"report\": add it"),
    Refusal(
      question: #"{ "name": "a", "ask": "set", "report": 1 }"#,
      complaint:
        "\(path):2:81: error: \"0xa1\" must be the name of an item of the log, not a string",
      keys: #""logNames": { "0xa1": "A" },"#),
    Refusal(
      question: #"{ "name": "a", "ask": "set", "report": 1 }"#,
      complaint: "\(path):2:71: error: \"logNames\" must be an object with different names, not an "
        + "object",
      keys: #""logNames": { "0xb1": "A", "0xb2": "A" },"#),
  ]

  static let logs = [
    Refusal(
      question: "",
      complaint:
        "\(LogCourse.log): error: the file has no report of a conflict: paste one, from \"Unable "
        + "to simultaneously satisfy constraints\" on",
      log: "All is well."),
    Refusal(
      question: "",
      complaint:
        "\(LogCourse.log):3:44: error: this line of the log can't be read: "
        + "<NSLayoutConstraint:0xa2 UILabel:0xb1.widht == 96   (active)>. Correct or remove it",
      log: """
        (
            "<NSLayoutConstraint:0xa1 UILabel:0xb1.width == 96   (active)>",
            "<NSLayoutConstraint:0xa2 UILabel:0xb1.widht == 96   (active)>"
        )
        """),
    Refusal(
      question: "",
      complaint:
        "\(LogCourse.log):3:6: error: this line of the log isn't a valid constraint: "
        + "<NSLayoutConstraint:0xa2 UILabel:0xb1.leading == UILabel:0xb2.height   (active)>. "
        + "Correct or remove it",
      log: """
        (
            "<NSLayoutConstraint:0xa1 UILabel:0xb1.width == 96   (active)>",
            "<NSLayoutConstraint:0xa2 UILabel:0xb1.leading == UILabel:0xb2.height   (active)>"
        )
        """),
  ]

  @Test("says where and what", arguments: questions + logs)
  func refuses(refusal: Refusal) throws {
    let course = try LogCourse(refusal.question, keys: refusal.keys, log: refusal.log)
    #expect(course.course.complaint() == refusal.complaint)
  }

  @Test("a log whose lines can all hold is found by the proof")
  func holds() throws {
    let log = """
      (
          "<NSLayoutConstraint:0xa1 UILabel:0xb1.width == 96   (active)>",
          "<NSLayoutConstraint:0xa2 UILabel:0xb1.height == 96   (active)>"
      )
      """
    let course = try LogCourse(
      #"{ "name": "a", "ask": "maker", "line": 1 }"#, keys: "", log: log)
    try course.course.write("a: me\n", to: "01-width/make-it-wide/solution.layout")
    try course.course.write("a: ___\n", to: "01-width/make-it-wide/starter.layout")
    let complaints = CourseProof(try course.course.load(), root: course.course.root).report().errors
    #expect(
      complaints.map(\.told).contains(
        "\(LogCourse.log): error: the constraints of report 1 don't conflict: use a report of a "
          + "conflict"))
  }

  @Test("hints that give a set or an equation away are found by the proof")
  func hints() throws {
    let course = try LogCourse(
      #"{ "name": "a", "ask": "set", "report": 1 }, { "name": "b", "ask": "equation", "line": 4 }"#)
    try course.course.write(
      "a: 1, 3, 4\nb: CardView.width = 320\n", to: "01-width/make-it-wide/solution.layout")
    try course.course.write("a: ___\nb: ___\n", to: "01-width/make-it-wide/starter.layout")
    try course.course.replace(
      "\"look\", \"rule\"", with: "\"look at 1, 3, 4\", \"CardView.width=320\"",
      in: LogCourse.exercise)
    let complaints = CourseProof(try course.course.load(), root: course.course.root).report().errors
      .map(\.told).filter { $0.contains("hint") }
    #expect(
      complaints == [
        "\(LogCourse.exercise):4:13: error: hint 1 gives the answer away: 1, 3, 4",
        "\(LogCourse.exercise):4:32: error: hint 2 gives the answer away: CardView.width = 320",
      ])
  }
}
