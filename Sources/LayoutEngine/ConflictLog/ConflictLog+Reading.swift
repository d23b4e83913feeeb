extension ConflictLog {
  /// Reads every report in a text, whatever else stands in it.
  ///
  /// The standard report is known, in today's form and the old one, AppKit's, and Masonry's and
  /// SnapKit's lines; whole, cut off at either end, or without anything but its entries. What
  /// consoles, mail and Markdown put around and into lines is left out. An entry or more without a
  /// report's words around them are a report, too.
  ///
  /// - Complexity: O(text).
  package init(reading text: String) {
    let log = LogText(text)
    var assembly = ReportAssembly(LogPlaces(log, of: text))
    for piece in LogScanner.pieces(of: log.bytes) { assembly.add(piece) }
    self.init(reports: assembly.finished())
  }
}
