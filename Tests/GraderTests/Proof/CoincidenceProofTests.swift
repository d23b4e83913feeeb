import Authoring
import Course
import Testing

@Suite("Proof: no equation passes because it fits the exercise's windows alone")
struct CoincidenceProofTests {
  private static let folder = "01-width/make-it-wide"

  /// What the proof complains of, and how many equations it went through.
  private func found(
    in course: borrowing TemporaryCourse
  ) throws -> (complaints: [String], equations: Int) {
    let report = CourseProof(try course.load(), root: course.root).report()
    let equations = report.counts.first { $0.kind == .coincidences }?.number ?? 0
    return (
      report.errors.map(\.told).filter { $0.contains("coincidence") }, equations
    )
  }

  /// A complaint, with the advice that all of them end with.
  private static func complaint(_ file: String, _ what: String) -> String {
    "\(folder)/\(file): error: the solution still passes if \(what). Add an unshown window with "
      + "other proportions or contents"
  }

  private static let narrow = complaint(
    "solution.layout:1:1",
    "`Box.width = 0.5 * Superview.height + 64.0` replaces this line, but only by coincidence: in "
      + "window 548x280, Box.width is 274, but the equation needs 204")

  @Test(
    "a width is tied to the height where all windows are as much wider than high",
    arguments: [("[[400, 272]]", [narrow]), ("[[568, 320]]", [])])
  func proportions(unshown: String, complaints: [String]) throws {
    let course = try TemporaryCourse()
    let json = "\(Self.folder)/exercise.json"
    try course.replace("[[320, 80], [480, 80]]", with: "[[320, 192], [480, 352]]", in: json)
    try course.replace("[[600, 112]]", with: unshown, in: json)
    try course.write("Box.width = 0.5 * Superview.width", to: "\(Self.folder)/solution.layout")
    let found = try found(in: course)
    #expect(found.complaints == complaints)
    #expect((found.equations > 0) == complaints.isEmpty)
  }

  @Test(
    "a content size is a number where no window has another",
    arguments: [
      (
        "[[480, 104]]",
        [
          complaint(
            "solution.layout",
            "`Key.width = 96.0` is added to its lines, but only by coincidence: in window 564x126, "
              + "other contents, Key.width is 82, but the equation needs 96")
        ]
      ),
      (
        """
        [[480, 104], {
          "size": [375, 132], "name": "others",
          "items": {
            "Key": { "intrinsic": [120, 37] }, "Value": { "intrinsic": [231, 56] },
            "Superview": { "margins": [11, 12, 5, 12] },
            "Superview.safeAreaLayoutGuide": { "insets": [19, 44, 23, 20] }
          }
        }]
        """, []
      ),
    ])
  func contents(unshown: String, complaints: [String]) throws {
    let course = try ContentCourse(
      windows: "[[320, 80], [240, 80]], \"unshownWindows\": \(unshown)")
    let found = try found(in: course.course)
    #expect(found.complaints == complaints)
  }

  @Test("a solution that fits few windows can't be held against others, which is told")
  func room() throws {
    let course = try TemporaryCourse()
    let json = "\(Self.folder)/exercise.json"
    try course.replace("[[320, 80], [480, 80]]", with: "[[320, 192], [480, 352]]", in: json)
    try course.replace("[[600, 112]]", with: "[[400, 272]]", in: json)
    try course.write(
      "Box.width = 0.5 * Superview.width\nBox.width = 0.5 * Superview.height + 64",
      to: "\(Self.folder)/solution.layout")
    #expect(
      try found(in: course) == (
        [
          "\(Self.folder)/solution.layout: error: the solution fits into fewer than 10 other "
            + "windows, so coincidences can't be ruled out: make its sizes or distances smaller"
        ], 0
      ))
  }

  @Test("what is right after a call needs windows of its own")
  func moments() throws {
    let later = try LaterCourse()
    let found = try found(in: later.course)
    let told = [
      ("solution", "Superview.width - 240.0", "394x81", 80, 154),
      ("solution-1", "Superview.width - 360.0", "591x81", 120, 231),
      ("solution-2", "Superview.width - 440.0", "739x81", 160, 299),
    ].map { file, tie, window, value, other in
      Self.complaint(
        "\(file).layout:1:1",
        "`Box.width = 1.0 * \(tie)` replaces this line, but only by coincidence: "
          + "in window \(window), Box.width is \(value), but the equation needs \(other)")
    }
    #expect(found.complaints == told)
  }

  @Test("where no layout is wanted of lines, there is nothing to fit")
  func others() throws {
    let pair = try PairCourse()
    let flaw = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\"] }", solution: "Note.leading = Photo.leading",
      views: "\"Photo\", \"Note\"")
    #expect(try found(in: pair.course) == ([], 0))
    #expect(try found(in: flaw.course) == ([], 0))
  }
}
