import Testing

@Suite("Break: what has to be wrong is said in exercise.json")
struct FlawFieldsTests {
  @Test(
    "anything else is refused, with its place",
    arguments: [
      (
        "{}",
        "9:12: error: \"wants\" must be an object with exactly one of \"conflict\" and "
          + "\"ambiguous\", not an object"
      ),
      (
        "{ \"conflict\": {}, \"ambiguous\": [\"Photo.width\"] }",
        "9:12: error: \"wants\" must be an object with exactly one of \"conflict\" and "
          + "\"ambiguous\", not an object"
      ),
      (
        "{ \"ambiguous\": [] }",
        "9:27: error: \"ambiguous\" must be an array of at least one attribute, each of them once, not "
          + "an array with 0 items"
      ),
      (
        "{ \"ambiguous\": [\"Photo.trailing\"] }",
        "9:28: error: item 1 of \"ambiguous\" must be the width, height, leading or top of a view, not Photo.trailing"
      ),
      (
        "{ \"ambiguous\": [\"Superview.width\"] }",
        "9:28: error: item 1 of \"ambiguous\" must be the width, height, leading or top of a view, not Superview.width"
      ),
      (
        "{ \"ambiguous\": [\"Photo.width\", \"Photo.width\"] }",
        "9:27: error: \"ambiguous\" must be an array of at least one attribute, each of them once, not "
          + "an array with 2 items"
      ),
      (
        "{ \"conflict\": { \"lines\": 0 } }",
        "9:37: error: \"lines\" must be a number of lines, from 1 to 9, not 0"
      ),
      (
        "{ \"conflict\": { \"given\": [1] } }",
        "9:37: error: \"given\" must be left out, unless both \"given\" and \"yours\" are there"
      ),
      (
        "{ \"conflict\": { \"given\": [5], \"yours\": 1 } }",
        "9:38: error: item 1 of \"given\" must be the number of a given line, from 1 to 4, not 5"
      ),
      (
        "{ \"conflict\": { \"given\": [1, 1], \"yours\": 1 } }",
        "9:37: error: \"given\" must be an array of given lines, each of them once, not an array "
          + "with 2 items"
      ),
      (
        "{ \"conflict\": { \"lines\": 2, \"yours\": 1 } }",
        "9:49: error: \"yours\" must be left out if \"lines\" says how many lines conflict"
      ),
      (
        "{ \"conflict\": { \"windows\": [[321, 80]] } }",
        "9:40: error: item 1 of \"windows\" must be one of the windows of the exercise, not an array with 2 items"
      ),
      (
        "{ \"conflict\": { \"directions\": [] } }",
        "9:42: error: \"directions\" must be an array of at least one of the directions, not an array with 0 items"
      ),
      (
        "{ \"conflict\": { \"line\": 2 } }",
        "9:28: error: there is no key \"line\" here: did you mean \"lines\"?"
      ),
    ])
  func refused(wants: String, complaint: String) throws {
    let course = try FlawCourse(wants: wants)
    #expect(course.course.complaint() == "\(FlawCourse.exercise):\(complaint)")
  }

  @Test("it is needed where something has to be wrong, and has no place elsewhere")
  func otherKinds() throws {
    let course = try FlawCourse(wants: "{ \"conflict\": {} }")
    try course.course.replace(
      "\"kind\": \"break\"", with: "\"kind\": \"build\"", in: FlawCourse.exercise)
    #expect(
      course.course.complaint() == """
        \(FlawCourse.exercise):9:12: error: "wants" must be left out, unless the kind is break
        """)
    try course.course.replace(
      "\"kind\": \"build\"", with: "\"kind\": \"break\"", in: FlawCourse.exercise)
    try course.course.replace(
      "\"wants\": { \"conflict\": {} },", with: "", in: FlawCourse.exercise)
    #expect(
      course.course.complaint()
        == "\(FlawCourse.exercise):1:1: error: this object has no key \"wants\": add it")
  }

  @Test("a program can't be wrong on purpose, and there is no solution to be the same as")
  func elsewhere() throws {
    let swift = try FlawCourse(
      wants: "{ \"conflict\": {} }", more: "\"notations\": [\"equations\", \"swift\"],")
    #expect(
      swift.course.complaint() == """
        \(FlawCourse.exercise):8:82: error: "notations" must be ["equations"] for this kind, \
        not swift
        """)
    let same = try FlawCourse(
      wants: "{ \"conflict\": {} }", more: "\"expect\": \"sameAsSolution\",")
    #expect(
      same.course.complaint()
        == "\(FlawCourse.exercise):8:69: error: there is no key \"expect\" here: remove it")
  }
}
