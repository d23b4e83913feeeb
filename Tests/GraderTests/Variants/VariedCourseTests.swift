import Authoring
import Course
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Course: what varies is declared, and replaced before anything is read")
struct VariedCourseTests {
  @Test("the course shows the first of everything")
  func first() throws {
    let exercise = try VariedCourse().exercise()
    #expect(exercise.isVaried)
    #expect(exercise.title == "Make Box wide")
    #expect(exercise.task == "Make Box 80 points wide, 16 from the leading.")
    #expect(exercise.given.map(\.text) == ["Box.top = Superview.top", "Box.height = 40"])
    #expect(exercise.starter.text == "Box.width = ___\nBox.leading = ___\n")
    #expect(exercise.hints == ["one", "two", "three"])
    #expect(exercise.solution.text == "Box.width = 80.0\nBox.leading = Superview.leading + 16")
    let wrong = exercise.wrongAnswers.map { [$0.verdict.summary, $0.seen] }
    #expect(
      wrong == [
        [
          "misplaced Box.width 40 not 80, window 320x80",
          "Line {line 1} makes the box {Box.width} points wide, half of 80.",
        ]
      ])
  }

  @Test(
    "the answers that are asked for are read, whichever variant it is",
    arguments: [
      (CourseLoader.Answers.all, 1, 1), (.named(["make-it-wide"]), 1, 1),
      (.wrong, 0, 1), (.named(["another"]), 0, 0), (.none, 0, 0),
    ])
  func answers(asked: CourseLoader.Answers, alternatives: Int, mistakes: Int) throws {
    let varied = try VariedCourse()
    let loaded = try varied.course.load(reading: asked)
    let exercise = try #require(loaded.exercise("make-it-wide"))
    let variant = try ExerciseVariants(SecretSeed("s")).exercise(exercise, for: "ana")
    for exercise in [exercise, variant] {
      #expect(exercise.alternatives.count == alternatives)
      #expect(exercise.wrongAnswers.map(\.mistake) == Array(repeating: "narrow", count: mistakes))
    }
  }

  @Test("a learner's variant is the same whenever it is made, and reads as one exercise")
  func variants() throws {
    let exercise = try VariedCourse().exercise()
    let variants = ExerciseVariants(SecretSeed("a long secret"))
    var texts: Set<String> = []
    for learner in ["ana", "ben", "cleo", "dan", "eve", "fay", "gus", "hal"] {
      let variant = try variants.exercise(exercise, for: learner)
      let again = try ExerciseVariants(SecretSeed("a long secret"))
        .exercise(try VariedCourse().exercise(), for: learner)
      #expect(variant.solution == again.solution)
      #expect(!variant.solution.text.contains("{"))
      let grading = Grading(try PreparedExercise(variant))
      for text in [variant.solution] + variant.alternatives {
        #expect(grading.verdict(on: Answer(text)) == .passed)
      }
      #expect(grading.verdict(on: Answer(variant.starter)) != .passed)
      texts.insert(variant.solution.text)
    }
    #expect(texts.count > 5)
  }

  @Test("a placeholder in quotes is a number where a number is wanted, and text elsewhere")
  func numbers() throws {
    let varied = try VariedCourse()
    try varied.course.replace(
      "[[320, 80], [480, 80]]",
      with: "[[\"{{4 * wide}}\", 80], [480, \"{{ wide }}\"]]", in: Self.json)
    try varied.course.replace("\"{{list.1}}\"", with: "\"{{wide}}\"", in: Self.json)
    let exercise = try varied.exercise()
    #expect(exercise.windows.map(\.size.width) == [320, 480])
    #expect(exercise.hints == ["80", "two", "three"])
    let variants = ExerciseVariants(SecretSeed("a long secret"))
    for learner in ["ana", "ben", "cleo", "dan"] {
      let own = try variants.exercise(exercise, for: learner)
      let wide = try #require(Double(own.hints[0]))
      #expect(own.windows.map(\.size.width) == [4 * wide, 480])
      #expect(own.windows[1].size.height == wide)
    }
  }

  @Test("another exercise, another secret and another learner get something else")
  func independence() throws {
    let exercise = try VariedCourse().exercise()
    func solutions(_ secret: String) throws -> [String] {
      let variants = ExerciseVariants(SecretSeed(secret))
      return try ["ana", "ben", "cleo", "dan"].map {
        try variants.exercise(exercise, for: $0).solution.text
      }
    }
    #expect(try solutions("secret one") != solutions("secret two"))
    #expect(try Set(solutions("secret one")).count == 4)
  }

  @Test("an exercise in which nothing varies may have braces, and is everybody's")
  func constant() throws {
    let course = try TemporaryCourse()
    try course.replace("Make Box 80", with: "{{Make}} Box 80", in: VariedCourse.exercise)
    let exercise = try #require(try course.load().exercise("make-it-wide"))
    #expect(!exercise.isVaried)
    #expect(exercise.task == "{{Make}} Box 80 points wide.")
    let own = try ExerciseVariants(SecretSeed("s")).exercise(exercise, for: "ana")
    #expect(own.task == exercise.task)
  }

  private static let json = "\(VariedCourse.folder)/exercise.json"
  private static let solution = "\(VariedCourse.folder)/solution.layout"

  private static let damages = [
    Damage(
      "a placeholder of nothing", in: solution, "{{wide}}", to: "{{wid}}",
      says:
        "\(solution):1:17: error: nothing under \"varies\" gives {{wid}} a value; the names there "
        + "are box, list.1, list.2, list.3, other, other.suffix, side, side.begins, side.ends, "
        + "side.far, side.minus, side.other, side.plus, side.sign, wide, wide.suffix"),
    Damage(
      "a word that is counted with", in: solution, "{{wide}}", to: "{{box + 1}}",
      says:
        "\(solution):1:17: error: \"Box\" is a word, but this calculates with it: take a name from "
        + "\"numbers\""),
    Damage(
      "a division that doesn't come out", in: solution, "{{2 * other}}", to: "{{other / 7}}",
      says: "\(solution):2:53: error: this gives 1.1428571428571428, which has more than three "
        + "decimals: choose other numbers, or divide by another number"),
    Damage(
      "a division by nothing", in: solution, "{{2 * other}}", to: "{{1 / (other - other)}}",
      says: "\(solution):2:53: error: this divides by zero: choose other numbers, or divide by "
        + "another number"),
    Damage(
      "no arithmetic", in: solution, "{{wide}}", to: "{{wide +}}",
      says:
        "\(solution):1:17: error: {{wide +}} is neither a name nor arithmetic with names: write {{gap}} or {{2 * gap + 8}}"
    ),
    Damage(
      "a placeholder without an end", in: solution, "{{wide}}", to: "{{wide",
      says:
        "\(solution):1:17: error: this placeholder begins with {{ but has no }} on the same line: "
        + "add it"),
    Damage(
      "something that no file uses", in: json, "\"orders\": {",
      to: "\"orders\": { \"idle\": [\"a\", \"b\"],",
      says: "\(json): error: idle varies, but no file of the exercise contains {{idle}}: use it, "
        + "or remove it from \"varies\""),
    Damage(
      "a range that its step misses", in: json, "\"step\": 8", to: "\"step\": 7",
      says:
        "\(json):6:59: error: \"step\" must be a step that leads from \"from\" up to \"to\", not 7"),
    Damage(
      "a range without a step", in: json, ", \"step\": 8", to: "",
      says: "\(json):6:26: error: this object has no key \"step\": add it"),
    Damage(
      "a first choice outside the range", in: json, "\"first\": 80", to: "\"first\": 81",
      says: "\(json):6:71: error: \"first\" must be one of the range's numbers, not 81"),
    Damage(
      "one number", in: json, "[8, 9, 10]", to: "[8]",
      says: "\(json):6:86: error: \"other\" must be an array of 2 to 10000 different numbers from "
        + "-9999 to 9999, not an array with 1 item"),
    Damage(
      "the same word twice", in: json, "[\"Box\", \"Card\"", to: "[\"Box\", \"Box\"",
      says: "\(json):7:23: error: \"box\" must be an array of different words, not an array with "
        + "3 items"),
    Damage(
      "a side that is none", in: json, "\"leading\"", to: "\"front\"",
      says:
        "\(json):8:24: error: \"side\" must be one of leading, trailing, left, right, top, bottom, not \"front\""
    ),
    Damage(
      "a placeholder where it is declared", in: json, "\"to\": 104", to: "\"to\": {{wide}}",
      says: "\(json):6:46: error: a placeholder must be in quotes, even for a number: write "
        + "\"{{gap}}\""),
    Damage(
      "a quoted placeholder where it is declared", in: json, "\"to\": 104",
      to: "\"to\": \"{{wide}}\"", says: "\(json):6:46: error: \"to\" must be a number, not a string"
    ),
    Damage(
      "a word where a number is wanted", in: json, "[[320, 80]", to: "[[\"{{box}}\", 80]",
      says: "\(json):13:16: error: item 1 of item 1 of \"windows\" must be a number, not a string"),
    Damage(
      "a number with words beside it", in: json, "[[320, 80]", to: "[[\"{{wide}}0\", 80]",
      says: "\(json):13:16: error: item 1 of item 1 of \"windows\" must be a number, not a string"),
    Damage(
      "a mistake behind a placeholder", in: json, "\"{{box}}.height = 40\"",
      to: "\"{{box}}.top = Superview.top\", \"{{box}}.heigt = 40\"",
      says:
        "\(json):12:84: error: the given line `Box.heigt = 40` can't be read (E201): unknown attribute "
        + "heigt; did you mean height?"),
  ]

  @Test("a mistake is told at its place in the file as it is written", arguments: damages)
  func refusals(damage: Damage) throws {
    let varied = try VariedCourse()
    try varied.course.replace(damage.piece, with: damage.other, in: damage.path)
    #expect(varied.course.complaint() == damage.complaint)
  }
}

@Suite("Proof: every variant is as sound as the one that is shown")
struct VariantProofTests {
  private func complaints(_ varied: borrowing VariedCourse, seeds: Int = 20) throws -> [String] {
    CourseProof(try varied.course.load(), root: varied.course.root, seeds: seeds).report().errors
      .map(\.told)
      .filter { !$0.contains("write at least") && !$0.contains("no Swift is run here") }
  }

  private static let json = "\(VariedCourse.folder)/exercise.json"
  private static let wrong = "\(VariedCourse.folder)/wrong/narrow.layout"

  @Test("a fault that one variant has is told with the secret that shows it")
  func error() throws {
    let varied = try VariedCourse()
    // True of the variant that is shown, and of no other width.
    try varied.course.replace("{{wide / 2}} not", with: "40 not", in: Self.wrong)
    let complaints = try complaints(varied)
    #expect(complaints.count == 1)
    let complaint = try #require(complaints.first)
    #expect(
      complaint.hasPrefix("\(Self.wrong):1:1: error: the verdict is `misplaced "), "\(complaint)")
    #expect(complaint.contains("; seed "))
    #expect(complaint.contains(", with box "))
  }

  @Test("two variants of one choice are found")
  func same() throws {
    let varied = try VariedCourse()
    let found = try complaints(varied, seeds: 200)
    #expect(found.count == 1)
    #expect(
      try #require(found.first).hasPrefix("\(Self.json): error: an answer that passes with seed "))
  }

  @Test("an answer is shared where nothing but a given line differs")
  func given() throws {
    let varied = try VariedCourse()
    try varied.course.replace(
      "{{box}}.height = 40", with: "{{box}}.height = {{wide}}", in: Self.json)
    try varied.course.replace(
      "{{box}}.width = {{wide}}.0", with: "{{box}}.width = 80.0",
      in: "\(VariedCourse.folder)/solution.layout")
    try varied.course.replace(
      "{{wide}} = {{box}}.width", with: "{{box}}.width = 80",
      in: "\(VariedCourse.folder)/alternatives/turned.layout")
    try varied.course.remove(Self.wrong)
    let found = try complaints(varied, seeds: 40)
    #expect(found.count == 1)
    #expect(
      try #require(found.first).hasPrefix("\(Self.json): error: an answer that passes with seed "))
  }
}

@Suite("What is handed out gives nothing away")
struct LeakProofTests {
  private func leak(in text: String, of id: String = "flip-around") throws -> LeakProof.Leak? {
    let exercise = try #require(try SampleCourse.load().exercise(id))
    return LeakProof(exercise, secrets: ["a long secret", "3f0a91c2"]).leak(in: text)
  }

  @Test("nor do starter, task and given lines of exercises that seed 1 chooses, or of all")
  func shown() throws {
    for exercise in try Sample.cases(4, of: RealCourse.load().exercises, seed: 1) {
      let proof = LeakProof(exercise, secrets: ["a long secret"])
      for text in exercise.starters.map(\.text) + [exercise.task] + exercise.given.map(\.text) {
        #expect(proof.leak(in: text) == nil, "\(exercise.id)")
      }
      // Where the starter has a line too many, an answer says nothing that the starter doesn't.
      let given = Set(exercise.starters.flatMap { $0.text.sourceLines.map(\.trimmed) })
      for answer in [exercise.shownSolution] + exercise.alternatives
      where !given.isSuperset(of: answer.text.sourceLines.map(\.trimmed)) {
        #expect(proof.leak(in: answer.text) != nil, "\(answer.path)")
      }
    }
  }

  @Test(
    "a statement of an answer is found whichever way it is written",
    arguments: [
      "Button_1.width = 0.5 * Button_2.width - 12.0", "2 * Button_1.width + 24 = Button_2.width",
      "// Button_1.width = Button_2.width / 2 - 12",
      "> so Button_1.width = (Button_2.width - 24) / 2.",
      "Then `Button_2.width = 2 * Button_1.width + 24` holds, and all is well.",
      "- Button_1.width ＝ ０．５ × Button_2.width － １２",
    ])
  func statements(text: String) throws {
    guard case .statement? = try leak(in: "Mend it.\n\n\(text)\n", of: "mend-the-bar") else {
      Issue.record("nothing was found in \(text)")
      return
    }
  }

  @Test("where the starter says the same turned around, the solution's own words are found")
  func turned() throws {
    #expect(
      try leak(in: "Red.width = 0.5 * Blue.width - 8")
        == .statement("Red.width = 0.5 * Blue.width - 8"))
    #expect(try leak(in: "Blue.width = 2 * Red.width + 16") == nil)
  }

  @Test("so are the answers to questions, and code")
  func otherAnswers() throws {
    #expect(
      try leak(in: "Photo.right at 400: 88", of: "on-what-sides")
        == .statement("Photo.right at 400: 88"))
    #expect(try leak(in: "Photo.right at 400: ___", of: "on-what-sides") == nil)
    #expect(
      try leak(in: "    photo.widthAnchor.constraint(equalToConstant:  80),", of: "as-anchors")
        == .statement("photo.widthAnchor.constraint(equalToConstant: 80),"))
  }

  @Test("so is the secret, and what is derived from it")
  func secrets() throws {
    #expect(try leak(in: "It is A Long Secret.") == .secret)
    #expect(try leak(in: "file 3F0A91C2") == .secret)
  }
}

@Suite("Hidden cases follow from a secret, and ask nothing that the exercise doesn't")
struct HiddenCasesTests {
  private func windows(_ id: String, _ secret: String, count: Int = 4) throws -> [LayoutCase]? {
    let exercise = try #require(try SampleCourse.load().exercise(id))
    return HiddenCases(of: exercise, count: count, from: SecretSeed(secret))?.exercise.cases
  }

  @Test(
    "they lie between the exercise's own windows, and none of them is one of these",
    arguments: ["flip-around", "cover-view", "one-number-free", "button-growing"])
  func between(id: String) throws {
    let exercise = try #require(try SampleCourse.load().exercise(id))
    let own = exercise.windows + exercise.unshownWindows
    let cases = try #require(try windows(id, "a long secret", count: 12))
    #expect(!cases.isEmpty)
    for layoutCase in cases {
      #expect(!own.map(\.size).contains(layoutCase.window))
      #expect(own.map(\.size.width).min().map { $0 <= layoutCase.window.width } == true)
      #expect(own.map(\.size.width).max().map { $0 >= layoutCase.window.width } == true)
      #expect(own.map(\.size.height).min().map { $0 <= layoutCase.window.height } == true)
      #expect(own.map(\.size.height).max().map { $0 >= layoutCase.window.height } == true)
      #expect(!layoutCase.isShown)
      #expect(exercise.directions.contains(layoutCase.direction))
    }
    #expect(Set(cases).count == cases.count)
  }

  @Test("the same secret gives the same cases, another one others")
  func secrets() throws {
    func cases(_ secret: String) throws -> [LayoutCase]? { try windows("twice-the-image", secret) }
    #expect(try cases("secret one") == cases("secret one"))
    #expect(try cases("secret one") != cases("secret two"))
    #expect(try cases("secret one")?.count == 8)
  }

  @Test(
    "there are none for questions, for windows and for conflicts",
    arguments: ["on-what-sides", "what-rule", "same-drawing-twice", "between-two-limits"])
  func none(id: String) throws {
    #expect(try windows(id, "a long secret") == nil)
  }

  @Test("numbers of the shown windows alone don't hold there")
  func hardCoded() throws {
    let exercise = try #require(try SampleCourse.load().exercise("flip-around"))
    let hidden = try #require(
      HiddenCases(of: exercise, count: 4, from: SecretSeed("a long secret")))
    let prepared = try PreparedExercise(hidden.exercise)
    #expect(Grading(prepared).verdict(on: Answer(exercise.solution)) == .passed)
    let fitted = exercise.solution.text.replacing(
      "1.0 * Red.leading - 8.0", with: "1.0 * Superview.leading + 216.0")
    #expect(
      Grading(prepared).verdict(on: Answer(text: fitted, path: "answer.layout")).name == .misplaced)
  }
}
