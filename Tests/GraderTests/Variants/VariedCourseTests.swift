import Course
import Grading
import LayoutEngine
import Testing

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
    #expect(
      exercise.solution.text == "Box.width = 80.0\nBox.leading = Superview.leading + 16")
    let wrong = exercise.wrongAnswers.map { [$0.verdict.summary, $0.seen] }
    #expect(
      wrong == [
        [
          "misplaced Box.width 40 not 80, window 320x80",
          "Line {line 1} makes Box {Box.width} points wide, half of 80.",
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

  struct Damage: CustomStringConvertible, Sendable {
    let description: String
    let path: String
    let piece: String
    let other: String
    let complaint: String
  }

  private static let json = "\(VariedCourse.folder)/exercise.json"
  private static let solution = "\(VariedCourse.folder)/solution.layout"

  private static let damages = [
    Damage(
      description: "a placeholder of nothing", path: solution, piece: "{{wide}}", other: "{{wid}}",
      complaint:
        "\(solution):1:17: error: nothing under \"varies\" gives {{wid}} a value; the names there "
        + "are box, list.1, list.2, list.3, other, other.suffix, side, side.begins, side.ends, "
        + "side.far, side.minus, side.other, side.plus, side.sign, wide, wide.suffix"
    ),
    Damage(
      description: "a word that is counted with", path: solution, piece: "{{wide}}",
      other: "{{box + 1}}",
      complaint:
        "\(solution):1:17: error: \"Box\" is a word, but this calculates with it: take a name from "
        + "\"numbers\""
    ),
    Damage(
      description: "a division that doesn't come out", path: solution, piece: "{{2 * other}}",
      other: "{{other / 7}}",
      complaint:
        "\(solution):2:53: error: this gives 1.1428571428571428, which has more than three "
        + "decimals: choose other numbers, or divide by another number"
    ),
    Damage(
      description: "a division by nothing", path: solution, piece: "{{2 * other}}",
      other: "{{1 / (other - other)}}",
      complaint:
        "\(solution):2:53: error: this divides by zero: choose other numbers, or divide by "
        + "another number"
    ),
    Damage(
      description: "no arithmetic", path: solution, piece: "{{wide}}", other: "{{wide +}}",
      complaint:
        "\(solution):1:17: error: {{wide +}} is neither a name nor arithmetic with names: write {{gap}} or {{2 * gap + 8}}"
    ),
    Damage(
      description: "a placeholder without an end", path: solution, piece: "{{wide}}",
      other: "{{wide",
      complaint:
        "\(solution):1:17: error: this placeholder begins with {{ but has no }} on the same line: "
        + "add it"
    ),
    Damage(
      description: "something that no file uses", path: json, piece: "\"orders\": {",
      other: "\"orders\": { \"idle\": [\"a\", \"b\"],",
      complaint:
        "\(json): error: idle varies, but no file of the exercise contains {{idle}}: use it, "
        + "or remove it from \"varies\""
    ),
    Damage(
      description: "a range that its step misses", path: json, piece: "\"step\": 8",
      other: "\"step\": 7",
      complaint:
        "\(json):6:59: error: \"step\" must be a step that leads from \"from\" up to \"to\", not 7"
    ),
    Damage(
      description: "a range without a step", path: json, piece: ", \"step\": 8", other: "",
      complaint: "\(json):6:26: error: this object has no key \"step\": add it"),
    Damage(
      description: "a first choice outside the range", path: json, piece: "\"first\": 80",
      other: "\"first\": 81",
      complaint: "\(json):6:71: error: \"first\" must be one of the range's numbers, not 81"),
    Damage(
      description: "one number", path: json, piece: "[8, 9, 10]", other: "[8]",
      complaint:
        "\(json):6:86: error: \"other\" must be an array of 2 to 10000 different numbers from "
        + "-9999 to 9999, not an array with 1 item"
    ),
    Damage(
      description: "the same word twice", path: json, piece: "[\"Box\", \"Card\"",
      other: "[\"Box\", \"Box\"",
      complaint:
        "\(json):7:23: error: \"box\" must be an array of different words, not an array with "
        + "3 items"
    ),
    Damage(
      description: "a side that is none", path: json, piece: "\"leading\"", other: "\"front\"",
      complaint:
        "\(json):8:24: error: \"side\" must be one of leading, trailing, left, right, top, bottom, not \"front\""
    ),
    Damage(
      description: "a placeholder where it is declared", path: json, piece: "\"to\": 104",
      other: "\"to\": {{wide}}",
      complaint:
        "\(json):6:46: error: a placeholder must be in quotes, even for a number: write "
        + "\"{{gap}}\""
    ),
    Damage(
      description: "a quoted placeholder where it is declared", path: json, piece: "\"to\": 104",
      other: "\"to\": \"{{wide}}\"",
      complaint: "\(json):6:46: error: \"to\" must be a number, not a string"),
    Damage(
      description: "a word where a number is wanted", path: json, piece: "[[320, 80]",
      other: "[[\"{{box}}\", 80]",
      complaint:
        "\(json):13:16: error: item 1 of item 1 of \"windows\" must be a number, not a string"
    ),
    Damage(
      description: "a number with words beside it", path: json, piece: "[[320, 80]",
      other: "[[\"{{wide}}0\", 80]",
      complaint:
        "\(json):13:16: error: item 1 of item 1 of \"windows\" must be a number, not a string"
    ),
    Damage(
      description: "a mistake behind a placeholder", path: json, piece: "\"{{box}}.height = 40\"",
      other: "\"{{box}}.top = Superview.top\", \"{{box}}.heigt = 40\"",
      complaint:
        "\(json):12:84: error: the given line `Box.heigt = 40` can't be read (E201): unknown attribute "
        + "heigt; did you mean height?"
    ),
    Damage(
      description: "an unknown key", path: json, piece: "\"sides\"", other: "\"side\"",
      complaint: "\(json):8:5: error: there is no key \"side\" here: did you mean "
        + "\"sides\"?"),
  ]

  @Test("a mistake is told at its place in the file as it is written", arguments: damages)
  func refusals(damage: Damage) throws {
    let varied = try VariedCourse()
    try varied.course.replace(damage.piece, with: damage.other, in: damage.path)
    #expect(varied.course.complaint() == damage.complaint)
  }
}
