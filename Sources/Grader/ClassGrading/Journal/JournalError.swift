package import Course

/// Why results can't be kept.
package enum JournalError: Error, Hashable, Sendable {
  /// The folder holds something else, and nothing of ours.
  case foreignFolder(String)
  /// Another `lessons` is at work in the same folder.
  case inUse(String)
  /// The system refuses.
  case notWritten(String, reason: Sentence)
  /// The report's folder of another run isn't about the same class, exercises or secret.
  case unrelated(String)
  /// Something was changed that nobody else should touch.
  case damaged(String)
}
