import Course
import Feedback
import Foundation
import Grading
import LayoutEngine
import Testing

@Suite("Course: what an exercise says about Swift has to fit together")
struct SwiftTaskFieldsTests {
  private static let file = "01-width/make-it-wide/exercise.json"
  private static let task = """
    { "function": "layOut", "parameters": ["Box", "in Superview"] }
    """

  static let damages = [
    Damage(
      "a notation that doesn't exist", "[\"swift\", \"equations\"]", to: "[\"objc\"]",
      says: "4:17: error: item 1 of \"notations\" must be one of equations, swift, not \"objc\""),
    Damage(
      "no notation", "[\"swift\", \"equations\"]", to: "[]",
      says:
        "4:16: error: \"notations\" must be an array of one notation, or of both, not an array with 0 items"
    ),
    Damage(
      "a notation twice", "\"equations\"]", to: "\"swift\"]",
      says:
        "4:16: error: \"notations\" must be an array of one notation, or of both, not an array with 2 items"
    ),
    Damage(
      "Swift, and nothing to call", "  \"swift\": \(task),\n", to: "",
      says: "1:1: error: this object has no key \"swift\": add it"),
    Damage(
      "something to call, and no Swift", "[\"swift\", \"equations\"]", to: "[\"equations\"]",
      says: "5:12: error: \"swift\" must be left out, unless \"notations\" has \"swift\""),
    Damage(
      "something to call, and no notations", "  \"notations\": [\"swift\", \"equations\"],\n",
      to: "", says: "4:12: error: \"swift\" must be left out, unless \"notations\" has \"swift\""),
    Damage(
      "no function", "\"function\": \"layOut\", ", to: "",
      says: "5:12: error: this object has no key \"function\": add it"),
    Damage(
      "no parameters", ", \"parameters\": [\"Box\", \"in Superview\"]", to: "",
      says: "5:12: error: this object has no key \"parameters\": add it"),
    Damage(
      "a function that Swift can't call so", "\"layOut\"", to: "\"lay out\"",
      says: "5:26: error: \"function\" must be a valid Swift name, not \"lay out\""),
    Damage(
      "a function without a name", "\"layOut\"", to: "\"\"",
      says: "5:26: error: \"function\" must be a valid Swift name, not \"\""),
    Damage(
      "a parameter that is no view", "[\"Box\",", to: "[\"Bax\",",
      says: "5:51: error: item 1 of \"parameters\" must be a view of the scene, with or without a "
        + "label before it, not \"Bax\""),
    Damage(
      "a parameter of three words", "\"in Superview\"", to: "\"in the Superview\"",
      says: "5:58: error: item 2 of \"parameters\" must be a view of the scene, with or without a "
        + "label before it, not \"in the Superview\""),
    Damage(
      "a label that is no name", "\"in Superview\"", to: "\"in: Superview\"",
      says: "5:58: error: item 2 of \"parameters\" must be made of valid Swift names, not \"in: "
        + "Superview\""),
    Damage(
      "a function besides a controller", task,
      to: "{ \"controller\": \"Page\", \"function\": \"layOut\" }",
      says: "5:36: error: there is no key \"function\" here: remove it"),
    Damage(
      "a controller without a name", task, to: "{ \"controller\": \"1\" }",
      says: "5:28: error: \"controller\" must be a valid Swift name, not \"1\""),
    Damage(
      "masks that are neither on nor off", "Superview\"] }",
      to: "Superview\"], \"viewsTranslate\": 1 }",
      says: "5:93: error: \"viewsTranslate\" must be true or false, not 1"),
    Damage(
      "a rule that doesn't exist", "Superview\"] }",
      to: "Superview\"], \"trace\": [\"noConflicts\"] }",
      says:
        "5:85: error: item 1 of \"trace\" must be one of noConflict, noCallByHand, marksForUpdate, not \"noConflicts\""
    ),
    Damage(
      "a mark where nothing happens later", "Superview\"] }",
      to: "Superview\"], \"trace\": [\"noConflict\", \"marksForUpdate\"] }",
      says:
        "5:99: error: item 2 of \"trace\" must be another rule, unless the exercise has \"then\" "
        + "as well as \"trace\""),
    Damage(
      "a class that doesn't exist", "\"UILabel\"", to: "\"UILable\"",
      says:
        "7:50: error: \"class\" must be one of UIView, UILabel, UIButton, UIImageView, UITextField, UISwitch, UISegmentedControl, UIScrollView, UITableViewCell, not \"UILable\""
    ),
  ]

  @Test("says where and what", arguments: damages)
  func refuses(damage: Damage) throws {
    let course = try SwiftCourse()
    try course.course.replace(damage.piece, with: damage.other, in: Self.file)
    #expect(course.course.complaint() == "\(Self.file):\(damage.complaint)")
  }

  @Test("names a starter and a solution that are missing", arguments: ["starter", "solution"])
  func missing(name: String) throws {
    let course = try SwiftCourse()
    let path = "01-width/make-it-wide/\(name).swift"
    try course.course.remove(path)
    #expect(course.course.complaint().hasPrefix("\(path): error: there is no such file: it has "))
  }
}

@Suite("Course: what happens later has to fit together")
struct SequelFieldsTests {
  private static let file = "01-width/make-it-wide/exercise.json"
  private static let then = """
    "then": { "function": "grow", "parameters": ["Box"] }
    """

  static let damages = [
    Damage(
      "a later moment, and nothing that happens", ", \(then)", to: "",
      says: "4:12: error: this object has no key \"then\": add it"),
    Damage(
      "nothing at once", "[320, 80]",
      to: "{ \"size\": [320, 80], \"name\": \"late\", \"times\": 2 }",
      says: "4:12: error: \"swift\" must be used in an exercise whose first window has no \"times\""
    ),
    Damage(
      "equations, which have no later", "[\"swift\"]", to: "[\"swift\", \"equations\"]",
      says:
        "4:12: error: \"swift\" must be the only notation (\"notations\": [\"swift\"]), because "
        + "equations have no later moment"),
    Damage(
      "no times at all", "\"times\": 1", to: "\"times\": 0",
      says: "9:65: error: \"times\" must be a number of times from 1 to 9, not 0"),
    Damage(
      "times that are no whole number", "\"times\": 1", to: "\"times\": 1.5",
      says: "9:65: error: \"times\" must be a number of times from 1 to 9, not 1.5"),
    Damage(
      "a moment without a name", "\"name\": \"grow() called once\", ", to: "",
      says: "9:5: error: this object has no key \"name\": add it"),
    Damage(
      "a tap on what isn't there", then, to: "\"then\": { \"tap\": \"Bax\" }",
      says: "4:92: error: \"tap\" must be a view of the scene, not \"Bax\""),
    Damage(
      "a method without a controller", then, to: "\"then\": { \"method\": \"grow\" }",
      says: "4:83: error: this object has no key \"function\": add it"),
    Damage(
      "a function of a controller",
      "\"function\": \"layOut\", \"parameters\": [\"Box\", \"in Superview\"]",
      to: "\"controller\": \"Page\"", says: "4:44: error: this object has no key \"method\": add it"
    ),
    Damage(
      "a name that Swift doesn't have", "\"grow\"", to: "\"grow it\"",
      says: "4:97: error: \"function\" must be a valid Swift name, not \"grow it\""),
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

@Suite("Windows: what is otherwise there than in the scene")
struct CaseWindowTests {
  private static let windows = """
    [[320, 80], { "size": [320, 80], "name": "a longer key",
                  "items": { "Key": { "intrinsic": [128, null] } } }],
    "unshownWindows": [{ "size": [480, 80], "name": "other edges", "items": {
      "Superview": { "margins": [8, 24, 8, 32] },
      "Superview.safeAreaLayoutGuide": { "insets": [16, 0, 0, 0] } } }]
    """

  /// Left edge, top edge and width of a view in every case.
  private func numbers(_ name: String, _ prepared: PreparedExercise) throws -> [[Double]] {
    let id = try #require(prepared.exercise.scene.id(named: name))
    return try #require(prepared.expectation.frames).map { [$0[id].x, $0[id].y, $0[id].width] }
  }

  @Test("content, margins and safe area are the window's")
  func wanted() throws {
    let prepared = try ContentCourse(
      windows: Self.windows, solution: ContentCourse.solution + "\nKey.height = 48"
    ).prepared()
    #expect(
      try numbers("Key", prepared) == [
        [16, 32, 96], [16, 32, 128], [208, 32, 96], [176, 32, 128],
        [24, 16, 96], [352, 16, 96],
      ])
    #expect(
      try numbers("Value", prepared) == [
        [120, 32, 184], [152, 32, 152], [16, 32, 184], [16, 32, 152],
        [128, 16, 320], [24, 16, 320],
      ])
  }

  @Test("baselines are the scene's, the given lines' or the window's, the later the stronger")
  func baselines() throws {
    let course = try ContentCourse(
      windows: """
        [[320, 80], { "size": [320, 80], "name": "a larger value", "items": {
          "Value": { "intrinsic": [160, 40], "baselines": [32, 8] } } }],
        "unshownWindows": [[480, 80]]
        """)
    try course.course.replace(
      "\"views\": [\"Key\", \"Value\"]",
      with: "\"views\": [\"Key\", { \"name\": \"Value\", \"baselines\": [30, 18] }]",
      in: ContentCourse.exercise)
    try course.course.replace(
      "\"Value.top = Key.top\"",
      with: "\"Key.baselineOffsets = (40, 8)\", \"Value.firstBaseline = Key.firstBaseline\"",
      in: ContentCourse.exercise)
    let prepared = try course.prepared()
    let value = try #require(prepared.exercise.scene.id(named: "Value"))
    #expect(
      try #require(prepared.expectation.frames).map { $0[value].y } == [42, 40, 42, 40, 42, 42])
  }

  @Test("the case is named by what is otherwise")
  func names() throws {
    let prepared = try ContentCourse(
      windows: Self.windows, solution: ContentCourse.solution + "\nKey.height = 48"
    ).prepared()
    #expect(
      prepared.exercise.cases.map(\.name) == [
        "window 320x80", "window 320x80, a longer key", "window 320x80, right to left",
        "window 320x80, a longer key, right to left", "window 480x80, other edges",
        "window 480x80, other edges, right to left",
      ])
    let wrong = "Key.width = 96\nKey.height = 48"
    #expect(
      prepared.summary(of: wrong)
        == "misplaced Key.width 96 not 128, window 320x80, a longer key")
    let strings = try SampleCourse.load().strings
    #expect(
      prepared.words(about: wrong, in: strings).contains {
        $0.contains("In a window 320 points wide, with a longer key, that is 32 points too narrow.")
      })
    #expect(
      strings.text(FeedbackSentence.passed(windows: prepared.exercise.windowList))
        .contains("in windows of 320, 320 (with a longer key) and 1 more width"))
  }

  @Test("a question names a window by its size or by its name")
  func questions() throws {
    let course = try ContentCourse(
      windows: Self.windows.replacing("[128, null]", with: "[128, 48]"),
      more: """
        "questions": [
          { "name": "a", "anchor": "Key.width", "window": [320, 80] },
          { "name": "b", "anchor": "Key.width", "window": "a longer key" },
          { "name": "c", "anchor": "Value.leading", "window": "other edges",
            "direction": "rightToLeft" }
        ],
        """)
    try course.course.replace("\"fill\"", with: "\"predict\"", in: ContentCourse.exercise)
    try course.course.replace(
      "\"Value.top = Key.top\"",
      with: """
        "Value.top = Key.top", "Key.horizontalHuggingPriority = 251",
        "Key.horizontalCompressionResistancePriority = 751"
        """, in: ContentCourse.exercise)
    let prepared = try course.prepared()
    #expect(prepared.summary(of: "a: 96\nb: 128\nc: 136") == "passed")
    #expect(
      prepared.summary(of: "a: 96\nb: 96\nc: 136")
        == "misplaced Key.width 96 not 128, window 320x80, a longer key")
  }

  @Test(
    "what can't be is refused with its place",
    arguments: [
      ("[320]", "item 2 of \"windows\" must be an array of 2 numbers"),
      ("{ \"size\": [320, 80], \"items\": {} }", "this object has no key \"name\": add it"),
      (
        "{ \"size\": [320, 80], \"name\": \"a\", \"items\": { \"Kay\": {} } }",
        "there is no key \"Kay\""
      ),
      (
        "{ \"size\": [320, 80], \"name\": \"a\", \"items\": { \"Key\": { \"margin\": [] } } }",
        "there is no key \"margin\""
      ),
    ])
  func refused(window: String, complaint: String) throws {
    let course = try ContentCourse(
      windows: "[[320, 80], \(window)], \"unshownWindows\": [[480, 80]]")
    #expect(course.course.complaint().contains(complaint), "\(course.course.complaint())")
  }

  @Test("a question about a window that has no such name is refused")
  func unknownName() throws {
    let course = try ContentCourse(
      more: """
        "questions": [{ "name": "a", "anchor": "Key.width", "window": "a longer kay" }],
        """)
    #expect(
      course.course.complaint().contains(
        "\"window\" must be the name of one of the windows of the exercise, not \"a longer kay\""),
      "\(course.course.complaint())")
  }

  @Test("from right to left the goal is drawn where it isn't the mirror image")
  func mirrored() throws {
    func directions(_ prepared: PreparedExercise) -> [LayoutDirection] {
      prepared.goal.windows.map(\.layoutCase.direction)
    }
    #expect(try directions(ContentCourse().prepared()) == [.leftToRight, .leftToRight])
    let course = try TemporaryCourse()
    try course.replace(
      "Box.leading = Superview.leading", with: "Box.left = Superview.left",
      in: ContentCourse.exercise)
    let left = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    #expect(directions(left) == [.leftToRight, .leftToRight, .rightToLeft])
    #expect(left.goal.windows.last?.layoutCase.window == LayoutEngine.Size(width: 320, height: 80))
  }
}
