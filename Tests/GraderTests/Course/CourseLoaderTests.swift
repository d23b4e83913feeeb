import Authoring
import Course
import Foundation
import Grading
import LayoutEngine
import Testing

@Suite("Course: a mistake of the author gets one precise line")
struct CourseLoaderTests {
  @Test("the small course is accepted as it is")
  func accepted() throws {
    let course = try TemporaryCourse()
    #expect(course.complaint() == "no complaint")
  }

  static let exercise = "01-width/make-it-wide/exercise.json"
  static let lesson = "01-width/lesson.md"
  static let wrong = "01-width/make-it-wide/wrong/narrow.layout"

  static let damages = [
    Damage(
      "JSON that ends too early", in: "course.json", to: "{\n  \"title\":",
      says: "course.json:2:11: error: expected a value, but found the end of the file"),
    Damage(
      "an unknown key", in: exercise, "\"windows\"", to: "\"widnows\"",
      says: "\(exercise):7:3: error: there is no key \"widnows\" here: did you mean \"windows\"?"),
    Damage(
      "a kind that doesn't exist", in: exercise, "\"fill\"", to: "\"guess\"",
      says:
        "\(exercise):3:11: error: \"kind\" must be one of predict, choose, fill, repair, complete, tellApart, build, break, not \"guess\""
    ),
    Damage(
      "two hints", in: exercise, "[\"look\", \"rule\", \"start\"]", to: "[\"look\", \"rule\"]",
      says:
        "\(exercise):9:12: error: \"hints\" must be an array of 3 strings, not an array with 2 items"
    ),
    Damage(
      "one window", in: exercise, "[[320, 80], [480, 80]]", to: "[[320, 80]]",
      says:
        "\(exercise):7:14: error: \"windows\" must be an array of at least 2, not an array with 1 item"
    ),
    Damage(
      "a window without height", in: exercise, "[480, 80]", to: "[480, 0]",
      says:
        "\(exercise):7:26: error: item 2 of \"windows\" must be a width and a height between 0 and 100000, not an array with 2 items"
    ),
    Damage(
      "two views of one name", in: exercise, "[\"Box\"]", to: "[\"Box\", \"Box\"]",
      says: "must be a scene in which each name is used once, not \"Box\""),
    Damage(
      "a given line that breaks a rule", in: exercise, "\"Box.height = 40\"",
      to: "\"Box.top = 40\"",
      says:
        "\(exercise):6:76: error: the given line `Box.top = 40` isn't a valid constraint. Box.top is a "
        + "position, but the constraint compares it with nothing but 40."),
    Damage(
      "a prediction without questions", in: exercise, "\"fill\"", to: "\"predict\"",
      says: "\(exercise):1:1: error: this object has no key \"questions\": add it"),
    Damage(
      "a frame of three numbers", in: exercise, "\"hints\"",
      to: "\"before\": { \"Box\": [8, 8, 80] }, \"hints\"",
      says:
        "\(exercise):9:22: error: \"Box\" must be an array of 4 numbers, not an array with 3 items"),
    Damage(
      "a frame with a negative width", in: exercise, "\"hints\"",
      to: "\"before\": { \"Box\": [8, 8, -80, 40] }, \"hints\"",
      says:
        "\(exercise):9:22: error: \"Box\" must be an x, a y, a width and a height, with neither the "
        + "width nor the height below 0, not an array with 4 items"),
    Damage(
      "a frame of the window", in: exercise, "\"hints\"",
      to: "\"before\": { \"Superview\": [0, 0, 80, 40] }, \"hints\"",
      says: "\(exercise):9:15: error: there is no key \"Superview\" here"),
    Damage(
      "a lesson listed twice", in: "course.json", "[\"01-width\"]",
      to: "[\"01-width\", \"01-width\"]",
      says: "course.json:4:58: error: the lesson 01-width is listed twice: remove one of the two"),
    Damage(
      "front matter without an id", in: lesson, "id: width\n", to: "",
      says: "\(lesson):1:1: error: the front matter has no line `id: …`: add one"),
    Damage(
      "a wrong answer without a verdict", in: wrong,
      "//! verdict: misplaced Box.width 40 not 80, window 320x80\n", to: "",
      says: "\(wrong):1:1: error: the header has no line `//! verdict: …`: add one"),
    Damage(
      "words about something else than the answer", in: wrong, "//! seen:",
      to: "//! about: line\n//! seen:",
      says: "\(wrong):1:1: error: `about` has one value, `answer`: write it, or delete the "
        + "header line"),
  ]

  @Test("says where and what", arguments: damages)
  func refuses(damage: Damage) throws {
    let course = try TemporaryCourse()
    if damage.piece.isEmpty {
      try course.write(damage.other, to: damage.path)
    } else {
      try course.replace(damage.piece, with: damage.other, in: damage.path)
    }
    let complaint = course.complaint()
    #expect(complaint.contains(damage.complaint), "it says: \(complaint)")
  }

  @Test(
    "names a file that is missing, what it is for and what to do",
    arguments: [
      ("course.json", ""),
      (
        "strings/en.json",
        ": it has the sentences of the program. Copy it from the course of the program"
      ),
    ])
  func missing(path: String, advice: String) throws {
    let course = try TemporaryCourse()
    try course.remove(path)
    #expect(course.complaint() == "\(path): error: there is no such file\(advice)")
  }

  @Test("reads where views are drawn before the answer says something")
  func before() throws {
    let course = try TemporaryCourse()
    try course.replace(
      "\"hints\"", with: "\"before\": { \"Box\": [8, 16, 80, 40] }, \"hints\"", in: Self.exercise)
    let frame = NamedFrame("Box", LayoutEngine.Rect(x: 8, y: 16, width: 80, height: 40))
    #expect(try course.load().exercises.map(\.before) == [[frame]])
    #expect(try TemporaryCourse().load().exercises.map(\.before) == [[]])
  }

  @Test("names two lessons that need each other: one of them comes first")
  func cycle() throws {
    let course = try TemporaryCourse()
    for (path, text) in TemporaryCourse.files where path.hasPrefix("01-width") {
      let other = path.replacingOccurrences(
        of: "01-width/make-it-wide", with: "02-high/make-it-high"
      )
      .replacingOccurrences(of: "01-width", with: "02-high")
      try course.write(text, to: other)
    }
    try course.replace("id: width", with: "id: high", in: "02-high/lesson.md")
    try course.replace(
      "teaches: width", with: "teaches: high\nneeds: width", in: "02-high/lesson.md")
    try course.replace("make-it-wide", with: "make-it-high", in: "02-high/lesson.md")
    try course.replace(
      "teaches: width", with: "teaches: width\nneeds: high", in: "01-width/lesson.md")
    try course.replace("[\"01-width\"]", with: "[\"01-width\", \"02-high\"]", in: "course.json")
    let errors = CourseProof(try course.load(), root: course.root).report().errors
    #expect(
      errors.first?.told == """
        01-width/lesson.md:5:1: error: the lesson needs high, which no earlier lesson teaches: \
        move the lesson, or teach high before it
        """)
  }

  @Test("names a file that is no text")
  func binary() throws {
    let course = try TemporaryCourse()
    try course.write(Data([0x7B, 0x0A, 0xFF, 0xFE]), to: "course.json")
    #expect(
      course.complaint()
        == "course.json: error: the file isn't UTF-8 text: save it with that encoding")
  }

  @Test("names two exercises of one id")
  func sameExercise() throws {
    let course = try TemporaryCourse()
    for (path, text) in TemporaryCourse.files where path.hasPrefix("01-width") {
      try course.write(text, to: path.replacingOccurrences(of: "01-", with: "02-"))
    }
    try course.replace("id: width", with: "id: other", in: "02-width/lesson.md")
    try course.replace("[\"01-width\"]", with: "[\"01-width\", \"02-width\"]", in: "course.json")
    #expect(
      course.complaint() == """
        02-width/make-it-wide/exercise.json: error: 01-width/make-it-wide/exercise.json already \
        has the id make-it-wide: rename the folder of one of the two
        """)
  }
}

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

  private func guide(_ name: String, of owner: String) -> String {
    "{ \"name\": \"\(name)\", \"owner\": \"\(owner)\" }"
  }

  @Test("guides without insets are where UIKit has them, and a window may show a keyboard")
  func withoutInsets() throws {
    let names = ["keyboardLayoutGuide", "readableContentGuide", "safeAreaLayoutGuide"]
    let course = try course(
      views: "\"Box\"",
      guides: names.map { guide("Superview.\($0)", of: "Superview") }.joined(separator: ", "))
    try course.replace(
      "[480, 80]]",
      with: """
        { "size": [1000, 80], "name": "a bar below, and a keyboard",
          "items": {
            "Superview.safeAreaLayoutGuide": { "insets": [0, 0, 34, 0] },
            "Superview.keyboardLayoutGuide": { "insets": [30, 0, 0, 0] } } }]
        """, in: Self.file)
    let exercise = try #require(try course.load().exercises.first)
    let placements = exercise.cases.prefix(2).map { layoutCase in
      exercise.scene.placed(in: layoutCase).items.suffix(3).map(\.placement)
    }
    #expect(
      placements == [
        [
          .inset(Insets(top: 80, left: 0, bottom: 0, right: 0)), .inset(.defaultMargins),
          .inset(.zero),
        ],
        [
          .inset(Insets(top: 30, left: 0, bottom: 0, right: 0)),
          .inset(Insets(top: 8, left: 164, bottom: 42, right: 164)),
          .inset(Insets(top: 0, left: 0, bottom: 34, right: 0)),
        ],
      ])
  }

  @Test("a view with a text is a label as large as the text, and a window may have another one")
  func text() throws {
    let fields = "\"text\": \"Walks near you\", \"font\": \"body\", \"lines\": 0"
    let course = try course(views: "{ \"name\": \"Box\", \(fields) }", guides: "")
    try course.replace(
      "[480, 80]]",
      with: """
        { "size": [480, 80], "name": "a long text", "items": { "Box": { "text": "Walks near you, \
        the longest first" } } }, { "size": [480, 96], "name": "large text",
        "textSize": "accessibilityLarge" }]
        """, in: Self.file)
    let exercise = try #require(try course.load().exercises.first)
    #expect(exercise.classNames == ["UIView", "UILabel"])
    let box = try #require(exercise.scene.id(named: "Box"))
    let sizes = exercise.cases.prefix(3).map { exercise.scene.placed(in: $0)[box].intrinsic }
    #expect(sizes.map(\.width) == [119, 281, 231])
    #expect(sizes.map { Int(($0.height ?? 0) * 3) } == [61, 61, 119])
  }

  @Test(
    "what doesn't go with a text is refused",
    arguments: [
      ("\"font\": 17", "\"font\" must be left out, unless there is a \"text\""),
      (
        "\"text\": \"a\", \"intrinsic\": [8, 8]",
        "\"intrinsic\" must be left out, because the \"text\" decides it"
      ),
      (
        "\"text\": \"a\", \"class\": \"UIButton\"",
        "must be a view of the class UILabel, the only one that may have a \"text\", not UIButton"
      ),
      ("\"text\": \"\"", "\"text\" must be a text of 1 to 500 characters, not a string"),
      ("\"text\": \"a\", \"font\": 0", "\"body\", or a size above 0 and up to 200 points, not 0"),
      ("\"text\": \"a\", \"font\": \"big\"", "\"font\" must be one of largeTitle, title1, "),
      (
        "\"text\": \"a\", \"lines\": 1.5", "\"lines\" must be a number of lines from 1 to 100, or 0"
      ),
    ])
  func refusedText(fields: String, complaint: String) throws {
    let course = try course(views: "{ \"name\": \"Box\", \(fields) }", guides: "")
    #expect(course.complaint().contains(complaint), "it says: \(course.complaint())")
  }

  @Test(
    "a window says nothing that no view or no equation could notice",
    arguments: [
      ("\"hidden\": [\"Box\"]", "\"hidden\" must be left out, unless \"notations\" has \"swift\""),
      (
        "\"horizontalSizeClass\": \"regular\"",
        "\"horizontalSizeClass\" must be left out, unless \"notations\" has \"swift\""
      ),
      ("\"textSize\": \"huge\"", "\"textSize\" must be one of extraSmall, small, medium, large, "),
      (
        "\"items\": { \"Box\": { \"text\": \"a\" } }",
        "\"text\" must be left out, unless the view has a \"text\" in the scene"
      ),
    ])
  func refusedWindow(fields: String, complaint: String) throws {
    let course = try TemporaryCourse()
    try course.replace(
      "[480, 80]]", with: "{ \"size\": [480, 80], \"name\": \"more\", \(fields) }]", in: Self.file)
    #expect(course.complaint().contains(complaint), "it says: \(course.complaint())")
  }

  @Test("a scroll view has its content, named or not, and a window may scroll it")
  func scrollView() throws {
    let course = try course(
      views: "\"Box\", { \"name\": \"List\", \"class\": \"UIScrollView\" }", guides: "")
    try course.replace(
      "[480, 80]]",
      with: """
        { "size": [480, 80], "name": "the list scrolled",
          "items": { "List": { "contentOffset": [0, 120] } } }]
        """, in: Self.file)
    let exercise = try #require(try course.load().exercises.first)
    #expect(exercise.itemNames == ["Superview", "Box", "List", "List.contentLayoutGuide"])
    let list = try #require(exercise.scene.id(named: "List"))
    let offsets = exercise.cases.prefix(2).map {
      exercise.scene.placed(in: $0)[list].contentOffset
    }
    #expect(offsets == [.zero, Point(x: 0, y: 120)])
  }

  @Test(
    "a guide that no view has there is refused",
    arguments: [
      (
        "Box.keyboardLayoutGuide", "Box",
        "5:43: error: this object has no key \"insets\": add it"
      ),
      (
        "Box.contentLayoutGuide", "Box",
        """
        5:53: error: "name" must be a guide that every view has, because the owner is a UIView \
        and not a UIScrollView, not "Box.contentLayoutGuide"
        """
      ),
      (
        "Box.layoutMarginsGuide", "Superview",
        """
        5:53: error: "name" must be "Superview.layoutMarginsGuide", because such a name begins \
        with the owner's, not "Box.layoutMarginsGuide"
        """
      ),
    ])
  func refused(name: String, owner: String, words: String) throws {
    let course = try course(views: "\"Box\"", guides: guide(name, of: owner))
    #expect(course.complaint() == "\(Self.file):\(words)")
  }
}

@Suite("Figures: equations about views that they name themselves")
struct FigureTests {
  @Test(
    "the window is Superview, or view where a listing calls it so",
    arguments: [
      ("Box.leading = Superview.leading + 8", ["Superview", "Box"]),
      ("box.leading = view.leading + 8", ["view", "box"]),
      ("Box.width = 80", ["Superview", "Box"]),
      ("H:|-[Box]-[Note]-|", ["Superview", "Box", "Note"]),
      ("|-[box]\nbox.width = view.width", ["view", "box"]),
    ])
  func window(text: String, names: [String]) throws {
    let scene = Figure(text).scene
    #expect(scene.items.map(\.name) == names)
    #expect(scene.items[0].parent == nil)
    #expect(scene.items[1].parent == scene.id(named: names[0]))
  }

  @Test("content, margins, guides and priorities are said in the listing itself")
  func facts() throws {
    let figure = Figure(
      """
      Superview.layoutMargins = (8, 16, 8, 24)
      Superview.safeAreaInsets = (32, 0, 0, 0)
      A.intrinsicContentSize = (96, 48)
      B.intrinsicContentSize = (160, 48)
      A.horizontalHuggingPriority = 251
      A.leading = Superview.layoutMarginsGuide.leading
      B.leading = A.trailing + 8
      B.trailing = Superview.trailingMargin
      A.top = Superview.safeAreaLayoutGuide.top
      B.top = A.top
      """)
    let frames = try #require(figure.frames(in: LayoutEngine.Size(width: 320, height: 80)))
    let views = figure.scene.namedFrames(frames)
    #expect(
      views == [
        NamedFrame("A", LayoutEngine.Rect(x: 16, y: 32, width: 96, height: 48)),
        NamedFrame("B", LayoutEngine.Rect(x: 120, y: 32, width: 176, height: 48)),
      ])
  }

  @Test("a frame has no place in a listing")
  func frame() {
    #expect(throws: FigureError.self) { try Figure("A.frame = (0, 0, 1, 1)").constraints() }
  }
}
