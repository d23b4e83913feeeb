import Course
import Feedback
import Grading
import Testing

@Suite("Diagnosis: what was done to an answer")
struct DiagnosisTests {
  /// The solution of photo-bar with some of its lines changed.
  private static func row(
    width: String = "Photo.width = 2 * Photo.height",
    leading: String = "Photo.leading = Superview.leading + 16",
    gap: String = "Title.leading = Photo.trailing + 8",
    trailing: String = "Badge.trailing = Superview.trailing - 16",
    size: String = "Badge.width = 48"
  ) -> String {
    [width, leading, gap, trailing, size].joined(separator: "\n")
  }

  private func diagnosis(_ text: String, in id: String = "photo-bar") throws -> String? {
    try SampleCourse.prepared(id).feedback(on: text).diagnosis?.rawValue
  }

  @Test(
    "a line that is the solution's but for one part is off in that part",
    arguments: [
      (row(gap: "Title.leading = Photo.trailing - 8"), "sign"),
      (row(gap: "Photo.trailing = Title.leading + 8"), "sign"),
      (row(gap: "Title.leading = Photo.trailing + 9"), "constant"),
      (row(size: "Badge.width = 49"), "constant"),
      (row(gap: "Title.leading = Photo.leading + 8"), "attribute"),
      (row(size: "Badge.height = 48"), "attribute"),
      (row(leading: "Title.leading = Superview.leading + 16"), "item"),
      (row(width: "Photo.width = 0.5 * Photo.height"), "multiplier-inverted"),
      (row(width: "Photo.height = 2 * Photo.width"), "multiplier-inverted"),
      (row(width: "Photo.width = 3 * Photo.height"), "multiplier"),
      (row(size: "Badge.width >= 48"), "relation"),
      (row(size: "48 <= Badge.width"), "relation"),
      (row(size: "Badge.width >= 48 @500"), "relation"),
    ])
  func onePart(text: String, id: String) throws {
    #expect(try diagnosis(text) == id, "\(text)")
  }

  @Test(
    "lines that are missing or too many are called so",
    arguments: [
      (row(size: ""), "missing-line"), ("", "missing-line"),
      (row(size: "40 <= Badge.width <= 60"), "missing-line"),
      (row() + "\nBadge.width = 50", "extra-line"),
      (row() + "\nBadge.leading = Superview.leading + 256", "extra-line"),
    ])
  func lineCount(text: String, id: String) throws {
    #expect(try diagnosis(text) == id, "\(text)")
  }

  /// The layout is reached from other anchors, so no line of the solution is to be seen.
  private static func otherRoad(
    end: String = "Photo.trailing = Superview.leading + 112", width: String = "Photo.width = 96",
    rest: String = "Title.width = Superview.width - 192",
    size: String = "Badge.width = Badge.height"
  ) -> String {
    [end, width, "Title.leading = Superview.leading + 120", rest, size].joined(separator: "\n")
  }

  @Test(
    "an answer on another road is told what would mend it",
    arguments: [
      (otherRoad(end: "Photo.trailing = Superview.leading - 112"), "sign"),
      (otherRoad(rest: "Title.width = Superview.width - 190"), "constant"),
      (otherRoad(end: "Photo.trailing = Superview.trailing + 112"), "attribute"),
      (otherRoad(width: "Badge.width = 96"), "item"),
      (otherRoad(size: "Badge.width = 2 * Badge.height"), "multiplier"),
      (otherRoad(size: "Badge.width <= Badge.height"), "relation"),
      (
        otherRoad(rest: "Title.width <= Superview.width - 192", size: "48 >= Badge.width"),
        "relation"
      ),
      (otherRoad(rest: ""), "missing-line"),
    ])
  func mended(text: String, id: String) throws {
    #expect(try SampleCourse.prepared("photo-bar").summary(of: Self.otherRoad()) == "passed")
    #expect(try diagnosis(text) == id, "\(text)")
  }

  @Test(
    "where no one part explains it, nothing is claimed",
    arguments: [
      row(gap: "Title.leading = 1.5 * Superview.trailing + 3"),
      row(width: "Photo.width = Superview.width - 11", gap: "Title.trailing = Photo.leading + 3"),
      otherRoad(end: "Photo.leading = Badge.leading + 5", rest: "Title.width = 2 * Badge.width"),
    ])
  func unknown(text: String) throws {
    let feedback = try SampleCourse.prepared("photo-bar").feedback(on: text)
    #expect([nil, .unknown].contains(feedback.diagnosis), "\(text)")
    let remarks = (feedback.seen + feedback.meaning).filter { $0.key.hasPrefix("remark.") }
    #expect(remarks == [])
  }

  @Test(
    "other verdicts have no diagnosis",
    arguments: [
      row(), row(size: "Badge.width = ___"), row(size: "Badge.width := 48"),
      row(leading: "Photo.leading = 16"),
    ])
  func none(text: String) throws { #expect(try diagnosis(text) == nil) }

  @Test("of two lines at fault the first is diagnosed")
  func first() throws {
    let text = Self.row(gap: "Title.leading = Photo.trailing - 8", size: "Badge.width = 49")
    let feedback = try SampleCourse.prepared("photo-bar").feedback(on: text)
    #expect(feedback.diagnosis == .sign)
    #expect(feedback.excerpt?.line == 3)
  }

  @Test("two views in each other's place throughout are one slip")
  func swapped() throws {
    let text = Self.row().replacing("Photo", with: "X").replacing("Badge", with: "Photo")
      .replacing("X", with: "Badge")
    #expect(try diagnosis(text) == "item")
  }

  @Test("the author's words stay, and the diagnosis comes with them")
  func authorsWords() throws {
    let text = """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading + 8
      Red.width = 0.5 * Blue.width - 8
      """
    let feedback = try SampleCourse.prepared("flip-around").feedback(on: text)
    #expect(feedback.mistake == "sign-kept")
    #expect(feedback.diagnosis == .sign)
    #expect((feedback.seen + feedback.meaning).allSatisfy { $0.key == "" })
  }

  @Test(
    "the words name the part, and never what is right there",
    arguments: [
      (
        row(gap: "Title.trailing = Photo.trailing + 8"),
        "The views in line 3 are right, but an attribute is wrong."
      ),
      (
        row(leading: "Title.leading = Superview.leading + 16"),
        "Line 2 would be right for another view."
      ),
      (
        row(width: "Photo.width = 0.5 * Photo.height", size: ""),
        "The multiplier in line 1 is the inverse of the right one."
      ),
      (row(width: "Photo.width = 3 * Photo.height"), "The multiplier in line 1 is wrong."),
      (
        row(size: "Badge.width <= 48"),
        "The relation in line 5 is wrong: the wanted layout doesn't need <= there."
      ),
      (
        row(gap: "Title.leading = Photo.trailing - 8"),
        "An error of twice the constant usually means that its sign is wrong."
      ),
      (
        row(leading: "Photo.leading = Superview.leading - 16", size: ""),
        "The sign of the constant in line 2 is wrong."
      ),
    ])
  func words(text: String, sentence: String) throws {
    let words = try SampleCourse.prepared("photo-bar").words(
      about: text, in: SampleCourse.load().strings)
    #expect(words.contains(sentence), "\(words)")
  }
}

@Suite("Diagnosis: hugging and compression")
struct ContentDiagnosisTests {
  private static let hugging = "Key.horizontalHuggingPriority = 251"
  private static let compression = "Key.horizontalCompressionResistancePriority = 751"

  @Test(
    "the part that is off is named, and its line",
    arguments: [
      ("Key.horizontalHuggingPriority = 250\n" + compression, "priority", 1),
      (compression + "\nKey.horizontalHuggingPriority = 100", "priority", 2),
      (hugging + "\nKey.horizontalCompressionResistancePriority = 700", "priority", 2),
      ("Key.horizontalCompressionResistancePriority = 251\n" + hugging, "priority", 1),
      ("Value.horizontalHuggingPriority = 251\n" + compression, "priority", 1),
      (
        "Value.horizontalHuggingPriority = 251\nValue.horizontalCompressionResistancePriority = "
          + "751",
        "item", 1
      ),
      ("Value.horizontalHuggingPriority = 749\n" + hugging, "attribute", 1),
      (hugging, "missing-line", nil), (compression, "missing-line", nil),
      (hugging + "\n" + compression + "\nValue.horizontalHuggingPriority = 900", "priority", 3),
      (hugging + "\n" + compression + "\nKey.width = 80", "extra-line", 3),
    ])
  func named(text: String, id: String, line: Int?) throws {
    let feedback = try ContentCourse().prepared().feedback(on: text)
    #expect(feedback.diagnosis?.rawValue == id, "\(text)")
    let words = try ContentCourse().prepared().words(about: text, in: SampleCourse.load().strings)
    guard let line else { return }
    #expect(words.contains { $0.lowercased().contains("line \(line)") }, "\(words)")
  }

  @Test("hugging in place of compression is told what each is about")
  func words() throws {
    let words = try ContentCourse().prepared().words(
      about: "Value.horizontalHuggingPriority = 749\n" + Self.hugging,
      in: SampleCourse.load().strings)
    #expect(
      words.contains(
        """
        Line 1 sets the wrong property. Content hugging keeps a view from growing beyond its \
        content, and compression resistance keeps it from shrinking below its content.
        """), "\(words)")
  }

  @Test("where contents pull alike, the question is about contents")
  func question() throws {
    let prepared = try ContentCourse().prepared()
    #expect(prepared.summary(of: "") == "ambiguous Key.width")
    #expect(
      try prepared.words(about: "", in: SampleCourse.load().strings).last
        == "Which of the views that share this space should stretch or shrink first? Lower its "
        + "content hugging or its compression resistance."
    )
  }

  @Test("what content asks for isn't the answer's to say")
  func facts() throws {
    let prepared = try ContentCourse().prepared()
    let text = ContentCourse.solution + "\nKey.intrinsicContentSize = (1, 1)"
    #expect(prepared.summary(of: text) == "unreadable E159 line 3")
    #expect(
      try prepared.words(about: text, in: SampleCourse.load().strings)[0].contains(
        "the exercise sets the intrinsicContentSize of Key, and an answer can't change it"))
    #expect(prepared.summary(of: ContentCourse.solution) == "passed")
  }
}

@Suite("Diagnosis: priorities")
struct PriorityDiagnosisTests {
  /// An exercise in which the box is as wide as it may be, up to half the window.
  private func prepared() throws -> PreparedExercise {
    let course = try TemporaryCourse()
    try course.write(
      """
      Box.width <= 200
      Box.width = 0.5 * Superview.width + 20 @750
      Box.width = 100 @250
      """, to: "01-width/make-it-wide/solution.layout")
    return try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
  }

  @Test(
    "a line that gives way too soon or too late",
    arguments: [
      (
        """
        Box.width <= 200
        Box.width = 0.5 * Superview.width + 20 @750
        Box.width = 100 @900
        """, "priority"
      ),
      (
        """
        Box.width <= 200 @500
        Box.width = 0.5 * Superview.width + 20 @750
        Box.width = 100 @250
        """, "priority"
      ),
      (
        """
        Box.width <= 200
        Box.width = 0.5 * Superview.width + 20
        Box.width = 100 @250
        """, "priority"
      ),
      (
        """
        Box.width <= 200
        Box.width = 0.5 * Superview.width - 20 @750
        Box.width = 100 @250
        """, "sign"
      ),
      (
        """
        Box.width <= 200
        Box.width = 0.5 * Superview.width + 27 @750
        """, "constant"
      ),
      ("Box.width <= 200\nBox.width = 0.5 * Superview.width + 27 @500", "constant"),
      ("Box.width <= 200\nSuperview.width = 2 * Box.width - 50 @500", "constant"),
      ("Box.width <= 200\nBox.width = 0.5 * Superview.height + 20 @500", "attribute"),
      ("Box.width <= 200\nBox.width <= 0.5 * Superview.width + 20 @500", "relation"),
      ("Box.width = 0.5 * Superview.width + 20 @750", "missing-line"),
      ("Box.width <= 200", "missing-line"),
      ("Box.width <= 200\nBox.width = 100 @250", "missing-line"),
    ])
  func priority(text: String, id: String) throws {
    #expect(try prepared().feedback(on: text).diagnosis?.rawValue == id, "\(text)")
  }

  @Test("the words name the line")
  func words() throws {
    let words = try prepared().words(
      about: """
        Box.width <= 200
        Box.width = 0.5 * Superview.width + 20 @750
        Box.width = 100 @900
        """, in: SampleCourse.load().strings)
    #expect(words.contains("The priority in line 3 is wrong."), "\(words)")
  }
}
