import Course
import Feedback
import Grading
import Testing

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
