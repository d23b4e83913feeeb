import Course
import LayoutEngine

/// A constraint's line in a log: what it says, printed again, is the same line.
///
/// The line of older systems is compared with the newer one where both speak of the same things.
struct DescriptionVector: VectorCase {
  static let kind = "descriptions"

  static func isKind(of first: VectorShape) -> Bool { first.has("modern", "legacy") }

  let id: String
  private let modern: String
  private let legacy: String?

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    modern = try reader.required("modern").string()
    legacy = try reader.given("legacy")?.string()
    reader.skip("constraint", "source")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    guard let line = Self.entry(modern) else { return ["\(modern) can't be read"] }
    differences.compare("the line", line.description.text(line.style), with: modern)
    guard let legacy else { return differences.lines }
    guard let old = Self.entry(legacy) else { return ["\(legacy) can't be read"] }
    differences.compare("the old style", old.style, with: .beforeIOS10)
    differences.compare("the old line", old.description.text(.beforeIOS10), with: legacy)
    if old.description == line.description {
      differences.compare("the new line", old.description.text(line.style), with: modern)
    }
    return differences.lines
  }

  /// The one entry that a line is.
  private static func entry(_ line: String) -> LogEntry? {
    let entries = ConflictLog(reading: line).reports.flatMap(\.entries)
    return entries.count == 1 && entries[0].text == line ? entries[0] : nil
  }
}
