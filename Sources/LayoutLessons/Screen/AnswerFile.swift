import Course
import Grading
import Platform
import Terminal

/// The learner's file beside the text on the screen: as it was read or written last.
struct AnswerFile: Sendable {
  let path: String
  /// What the file holds, as far as is known.
  private(set) var text: String
  private var stamp: String?

  init(_ path: String, shownAs shown: String) throws(CommandError) {
    self.path = path
    stamp = FileFacts(path)?.stamp
    text = try LearnerFiles.answer(at: path, shownAs: shown).text
  }

  /// What another program has written since then; `nil` if the file is as it was, or can't be read.
  mutating func changeFromOutside() -> String? {
    guard let found = FileFacts(path)?.stamp, found != stamp,
      let new = try? LearnerFiles.answer(at: path, shownAs: path).text
    else { return nil }
    stamp = found
    guard new != text else { return nil }
    text = new
    return new
  }

  /// Replaces the file's text; a file that another program wrote is not touched.
  mutating func write(_ new: String) throws(CommandError) {
    do { try AtomicFile.write(new, to: path) } catch {
      throw .notWritten(path: path, reason: error.sentence)
    }
    text = new
    stamp = FileFacts(path)?.stamp
  }
}
