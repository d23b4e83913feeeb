import Platform

enum StandardStream {
  /// Writes all of a text, or as much of it as somebody reads.
  package static func put(_ text: String, into descriptor: Int32) {
    // A reader that has gone away wants no more.
    _ = OpenFile.write(Array(text.utf8), to: descriptor)
  }
}
