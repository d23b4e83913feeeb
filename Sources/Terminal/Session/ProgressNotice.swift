package import Course

package enum ProgressNotice: Hashable, Sendable {
  /// The file was damaged and is kept; the progress comes from the backup, if there is one.
  case damaged(keptAs: String, hasBackup: Bool)
  /// A newer program wrote the file; this one reads what it can and leaves the file alone.
  case newer(version: Int)
  /// The file can't be read, for a reason in words.
  case unreadable(Sentence)
  /// The file can't be written, for a reason in words.
  case notSaved(Sentence)
}
