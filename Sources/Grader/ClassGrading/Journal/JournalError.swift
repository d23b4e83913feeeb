package import Course

/// Why results can't be stored.
package enum JournalError: Error, Hashable, Sendable {
  /// The folder contains something else, and no report.
  case foreignFolder(String)
  /// Another `lessons` writes into the same folder.
  case inUse(String)
  /// The system refuses.
  case notWritten(String, reason: Sentence)
  /// The report's folder of another run isn't about the same class, exercises or secret.
  case unrelated(String)
  /// Another program changed a file of the report.
  case damaged(String)
}
