import JSONReading
import LayoutEngine

/// Reads a course file that is JSON, with errors that say where in the file.
enum JSONFile {
  /// Reads the file and takes a value out of it.
  ///
  /// - Throws: ``CourseError`` with the place of whatever is wrong.
  static func read<Value>(
    _ file: CourseText, _ body: (JSONField) throws(PlacedJSONError) -> Value
  ) throws(CourseError) -> Value {
    do {
      return try body(JSONField(file: PlacedJSON.read(file.text)))
    } catch {
      throw CourseError(file.path, at: SourcePlace(error.place), error.message)
    }
  }
}

extension SourcePlace {
  /// A place of a file that was read without the engine.
  init(_ place: TextPlace) { self.init(line: place.line, column: place.column) }
}
