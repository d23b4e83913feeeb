import LayoutEngine
import Platform

/// Reads a course file that is JSON, with errors that say where in the file.
enum JSONFile {
  /// Reads the file and takes a value out of it.
  ///
  /// The strings at `numbers` count as numbers where numbers are wanted.
  ///
  /// - Throws: ``CourseError`` with the place of whatever is wrong.
  static func read<Value>(
    _ file: CourseText, quotingNumbersAt numbers: Set<SourcePlace> = [],
    _ body: (JSONField) throws(PlacedJSONError) -> Value
  ) throws(CourseError) -> Value {
    do {
      var json = try PlacedJSON.read(file.text)
      if !numbers.isEmpty { json.quoteNumbers(at: numbers) }
      return try body(JSONField(file: json))
    } catch {
      throw CourseError(file.path, at: error.place, error.sentence)
    }
  }
}

extension JSONField {
  /// The value as a name that may become part of a path.
  package func slug() throws(PlacedJSONError) -> String {
    let text = try string()
    guard InnerPath.isSlug(text) else {
      throw mismatch(.says("json.wants.slug"), found: text.quoted)
    }
    return text
  }
}
