package import LayoutEngine
import Platform

extension CourseText {
  /// The outermost value of the file, which has to be JSON.
  ///
  /// The strings at `numbers` count as numbers where numbers are wanted.
  package func json(quotingNumbersAt numbers: Set<SourcePlace> = []) throws(CourseError)
    -> JSONField
  {
    var json = try PlacedJSON.read(text, path: path)
    if !numbers.isEmpty { json.quoteNumbers(at: numbers) }
    return JSONField(file: json, path: path)
  }
}

extension JSONField {
  /// The value as a name that may become part of a path.
  package func slug() throws(CourseError) -> String {
    let text = try string()
    guard InnerPath.isSlug(text) else {
      throw mismatch(.says("json.wants.slug"), found: text.quoted)
    }
    return text
  }
}
