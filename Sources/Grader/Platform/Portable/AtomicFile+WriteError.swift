/// Writes files so that a crash at any moment leaves either the old text or the new one.
package enum AtomicFile {
  package struct WriteError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      case readOnly
      /// There is no text for what should be written.
      case notEncoded
      /// The system refused, in its own words.
      case system(String)
    }

    package let path: String
    package let reason: Reason

    package init(_ path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }
}
